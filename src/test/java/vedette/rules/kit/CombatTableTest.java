package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** Rolls on a combat results table. */
class CombatTableTest {
  private static final Grid CRT = Tables.builtIn().grid("six-days/combat-results", CellKind.COMBAT);

  /** Column {@code zero} of the table: A2Rp, A1Rp, A1, A1, A1, D1, D1, D1, D1Rp, D1Rp. */
  private final CombatTable table = new CombatTable(CRT);

  private final int zero = table.column(0);

  /** Dice that fall as specified. */
  private static final class ScriptedDice implements Umpire {
    private final int value;
    private final boolean listens;
    private final List<Note> notes = new ArrayList<>();
    private Die rolled;

    ScriptedDice(int value, boolean listens) {
      this.value = value;
      this.listens = listens;
    }

    @Override
    public int roll(Die die) {
      rolled = die;
      return value;
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      throw new AssertionError("nobody decides");
    }

    @Override
    public boolean reached(int turn) {
      throw new AssertionError("nobody asks for turns");
    }

    @Override
    public boolean hears(String readings) {
      return listens;
    }

    @Override
    public void note(Note note) {
      notes.add(note);
    }
  }

  @Test
  void a_roll_finds_its_row_and_a_differential_its_column() {
    assertThat(table.roll(zero, new ScriptedDice(1, true)).text()).isEqualTo("A2Rp");
    assertThat(table.roll(zero, new ScriptedDice(9, true)).text()).isEqualTo("D1Rp");
    assertThat(table.name(zero)).isEqualTo("zero");
    assertThat(table.column(-99)).isEqualTo(table.column(-5));
  }

  @Test
  void rolls_of_one_cell_are_one() {
    ScriptedDice scriptedDice = new ScriptedDice(3, true);
    table.roll(zero, scriptedDice);
    assertThat(scriptedDice.rolled.outcomes()).isEqualTo(5);
    assertThat(scriptedDice.rolled.total()).isEqualTo(10);
    assertThat(scriptedDice.rolled.unmerged().outcomes()).isEqualTo(10);
  }

  @Test
  void the_cell_is_noted_only_if_notes_are_recorded() {
    ScriptedDice scriptedDice = new ScriptedDice(10, true);
    table.roll(zero, scriptedDice);
    assertThat(scriptedDice.notes).hasSize(1);
    assertThat(scriptedDice.notes.get(0).text()).isEqualTo("row 10, column zero: D1Rp");
    assertThat(scriptedDice.notes.get(0).readings()).containsExactly("SD1");
    ScriptedDice deaf = new ScriptedDice(10, false);
    table.roll(zero, deaf);
    assertThat(deaf.notes).isEmpty();
  }
}

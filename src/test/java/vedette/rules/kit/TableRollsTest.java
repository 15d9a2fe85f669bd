package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.Fixture;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifiers;

class TableRollsTest {
  private static final Tables TABLES = Tables.builtIn();

  /** Conditions of the modifiers of fire in Musket &amp; Pike; the last two are of one group. */
  private enum Fire {
    MOVING_HORSE,
    LIGHT_FOOT,
    COVER,
    DISORDERED,
    FLANK
  }

  private record Holding(Set<Fire> conditions) implements ModifierTable.Situation<Fire> {
    @Override
    public boolean holds(Fire condition) {
      return conditions.contains(condition);
    }

    @Override
    public Object because(Fire condition) {
      return condition;
    }
  }

  /** A die that always rolls one number, and keeps the die that was rolled and the notes. */
  private static final class Fixed implements Umpire {
    private final int roll;
    private final List<String> notes = new ArrayList<>();
    private Die die;

    Fixed(int roll) {
      this.roll = roll;
    }

    @Override
    public int roll(Die asked) {
      die = asked;
      return roll;
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      throw new AssertionError(choice);
    }

    @Override
    public boolean reached(int turn) {
      throw new AssertionError(turn);
    }

    @Override
    public boolean hears(String readings) {
      return true;
    }

    @Override
    public void note(Note note) {
      notes.add(note.text());
    }
  }

  private static Grid grid(String id, CellKind cells) {
    return TABLES.grid("musket-pike/" + id, cells);
  }

  private static int sum(Umpire umpire, Set<Fire> holding) {
    return new ModifierTable<>(TABLES.modifiers("musket-pike/fire-value-modifiers"), Fire.class)
        .sum(new Holding(holding), umpire);
  }

  @Test
  void of_a_group_one_modifier_counts_and_others_add_up() {
    Fixed umpire = new Fixed(0);
    assertThat(sum(umpire, EnumSet.allOf(Fire.class))).isEqualTo(-4);
    assertThat(umpire.notes)
        .containsExactly(
            "moving horse as target -1 (MOVING_HORSE)",
            "light foot as target -1 (LIGHT_FOOT)",
            "disordered shooter -1 (DISORDERED)",
            "target in cover -1 (COVER)");
    assertThat(sum(umpire, EnumSet.of(Fire.FLANK))).isEqualTo(-1);
    assertThat(sum(umpire, EnumSet.noneOf(Fire.class))).isZero();
  }

  /** Two casualties at -3 each are -6; three D.Points at -2 each are -6 too, four are -8. */
  @ParameterizedTest
  @CsvSource({"0, 4, -8", "1, 1, -3", "1, 4, -8", "2, 3, -6", "2, 4, -8"})
  void only_the_strongest_modifier_of_a_group_counts(int casualties, int points, int sum) {
    String text =
        """
        { "format": 1, "id": "own/factors", "title": "Factors", "kind": "modifiers",
          "source": { "document": "mine", "status": "interpreted", "section": "2", "notes": "n" },
          "modifiers": [
            { "name": "casualties", "when": "casualties", "value": -3, "group": "hurt",
              "each": true },
            { "name": "points", "when": "points", "value": -2, "group": "hurt", "each": true } ] }
        """;
    Fixed umpire = new Fixed(0);
    assertThat(
            new ModifierTable<>((Modifiers) Fixture.table(text), Harm.class)
                .sum(new Harmed(Map.of(Harm.CASUALTIES, casualties, Harm.POINTS, points)), umpire))
        .isEqualTo(sum);
    assertThat(umpire.notes).hasSize(1);
  }

  private enum Harm {
    CASUALTIES,
    POINTS
  }

  private record Harmed(Map<Harm, Integer> by) implements ModifierTable.Situation<Harm> {
    @Override
    public boolean holds(Harm harm) {
      return by.get(harm) > 0;
    }

    @Override
    public int times(Harm harm) {
      return by.get(harm);
    }

    @Override
    public Object because(Harm harm) {
      return harm;
    }
  }

  @Test
  void a_roll_modified_beyond_the_die_reads_as_its_last_face() {
    Grid hits = grid("fire-results", CellKind.NUMBER);
    Fixed umpire = new Fixed(10);
    int last = hits.number(hits.row(10), hits.column(3));
    assertThat(new NumberTable(hits, "hit").roll(3, 1, umpire)).isEqualTo(last);
    assertThat(umpire.notes).singleElement().asString().contains("column 3: 1 hit");
  }

  @Test
  void rolls_of_one_number_are_one_and_weigh_as_many_as_they_are() {
    Grid hits = grid("fire-results", CellKind.NUMBER);
    Fixed umpire = new Fixed(1);
    new NumberTable(hits, "hit").roll(3, 1, umpire);
    assertThat(umpire.die.outcomes()).isEqualTo(2);
    assertThat(umpire.die.total()).isEqualTo(10);
    assertThat(umpire.die.weight(0)).isEqualTo(5);
  }

  @Test
  void a_rule_that_reads_the_die_gets_its_face() {
    Grid results = grid("melee-results", CellKind.COMBAT);
    Fixed umpire = new Fixed(10);
    NaturalTable.RollResult rollResult = new NaturalTable(results).roll(2, umpire);
    assertThat(rollResult.die()).isEqualTo(10);
    assertThat(rollResult.result()).isEqualTo(results.result(results.row(10), 2));
    assertThat(umpire.die.outcomes()).isEqualTo(10);
  }
}

package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.json.HasWord;
import vedette.rules.kit.ModifierTable;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.kit.Notes;
import vedette.rules.loosefiles.Damage.Hit;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** How a gun fires: one D6 with its modifiers, read by the range (LF2). */
record GunFire(ModifierTable<Condition> modifiers, Grid results) {
  /** The tables that it is read from. */
  static final List<String> TABLES =
      List.of("loose-files/artillery-modifiers", "loose-files/artillery-results");

  /** Returns a cell of the results has two numbers, D.Points and casualties. */
  static GunFire of(Tables tables) {
    return tables.as(
        GunFire.class,
        it ->
            new GunFire(
                new ModifierTable<>(it.modifiers(TABLES.get(0)), Condition.class),
                it.grid(TABLES.get(1), CellKind.TEXT)
                    .withCells(
                        text -> text.matches("[0-9]{1,2} [0-9]{1,2}"),
                        "write D.Points and casualties, as in `1 1`")));
  }

  /**
   * What a gun fires at.
   *
   * @param dp D.Points on the gun
   * @param target as it is drawn up
   * @param label of the target
   * @param before what the target was to the gun before
   */
  record Aim(
      int dp, Range range, Unit target, String label, PreviousTarget before, boolean enfilade)
      implements Situation<Condition> {
    @Override
    public boolean holds(Condition condition) {
      return switch (condition) {
        case SHOOTER_DP -> dp > 0;
        case TARGET_IN_WORKS -> target.works().isPresent();
        case TARGET_IN_COLUMN -> target.column() || enfilade;
        case NEW_TARGET -> before == PreviousTarget.NEW;
        case SAME_TARGET -> before == PreviousTarget.SAME;
        case TARGET_SKIRMISHES -> target.skirmish();
      };
    }

    @Override
    public int times(Condition condition) {
      return condition == Condition.SHOOTER_DP ? dp : 1;
    }

    @Override
    public Object because(Condition condition) {
      return switch (condition) {
        case SHOOTER_DP, NEW_TARGET, SAME_TARGET -> "each gun";
        case TARGET_IN_WORKS, TARGET_IN_COLUMN, TARGET_SKIRMISHES -> label;
      };
    }
  }

  /** Returns what a gun adds to its die. */
  int added(Aim aim, Umpire umpire) {
    return modifiers.sum(aim, umpire);
  }

  /**
   * A gun fires.
   *
   * @param added to its die
   * @param gun its number, from 1
   */
  Hit fire(int added, Range range, int gun, Umpire umpire) {
    int total = umpire.roll(RulesInForce.D6) + added;
    umpire.note("", "gun {} scores {}", gun, total);
    int row = results.row(total);
    int column = results.columns().indexOf(EnumWords.word(range));
    Hit hit = Hit.of(results.text(row, column));
    Notes.cell(results, row, column, hit.words(), hit.isNone() ? "LF2" : "", umpire);
    return hit;
  }

  /** What modifiers of artillery dice can depend on. */
  enum Condition implements HasWord {
    TARGET_IN_WORKS("works"),
    TARGET_IN_COLUMN("column"),
    NEW_TARGET("new target"),
    SAME_TARGET("same target"),
    SHOOTER_DP("gun dp"),
    TARGET_SKIRMISHES("skirmish");

    private final String word;

    Condition(String word) {
      this.word = word;
    }

    /** As the tables call it. */
    @Override
    public String word() {
      return word;
    }
  }

  /** How far. */
  enum Range {
    SHORT,
    LONG
  }

  /** What the target was to these guns before. */
  enum PreviousTarget {
    /** They have fired at nothing. */
    NONE,
    /** They have fired at it from the same range. */
    SAME,
    /** They have fired at something else. */
    NEW
  }
}

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

/** The fire of a gun: one D6 with modifiers, read by range (LF2). */
record GunFire(ModifierTable<Condition> modifiers, Grid results) {
  /** The tables of artillery fire. */
  static final List<String> TABLES =
      List.of("loose-files/artillery-modifiers", "loose-files/artillery-results");

  /**
   * Returns the rules of artillery fire. A cell of the results has two numbers, D.Points and
   * casualties.
   */
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
   * The situation of a gun that fires.
   *
   * @param dp D.Points on the gun
   * @param target target as prepared
   * @param label name of the target
   * @param before relation of the target to the gun's last target
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

  /** Returns the modifier of a gun's die. */
  int added(Aim aim, Umpire umpire) {
    return modifiers.sum(aim, umpire);
  }

  /**
   * Rolls for a gun and returns its hit.
   *
   * @param added modifier of its die
   * @param gun number of the gun, from 1
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

  /** The conditions of the modifiers of artillery dice. */
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

    /** Returns the word in the tables. */
    @Override
    public String word() {
      return word;
    }
  }

  /** The ranges of guns. */
  enum Range {
    SHORT,
    LONG
  }

  /** The relations of a target to the last target of the guns. */
  enum PreviousTarget {
    /** The guns have not fired. */
    NONE,
    /** The guns have fired at it from the same range. */
    SAME,
    /** The guns have fired at another target. */
    NEW
  }
}

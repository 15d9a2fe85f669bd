package vedette.rules.loosefiles;

import vedette.dice.Pools;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.loosefiles.Unit.Arm;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/**
 * How foot fires: a die for each base that counts, each with its chance of a D.Point (LF3).
 *
 * @param formed the chance of a die in twelfths: it scores on a 6
 * @param skirmishers the same in skirmish order: a 5 is rolled again, and then scores on 4 to 6
 */
record InfantryFire(int formed, int skirmishers) {
  /** The table of the scores of a die. */
  static final String SCORES = "loose-files/infantry-scores";

  private static final int TWELFTHS = 12;

  private static final Pools POOLS = new Pools(TWELFTHS);

  /** So many dice a throw stay within what a step's weights can be, whatever their chance. */
  private static final int MOST_DICE = 17;

  static InfantryFire of(Tables tables) {
    Grid scores = tables.grid(SCORES, CellKind.NUMBER).within(0, TWELFTHS);
    return new InfantryFire(
        scores.number(scores.rows().indexOf("formed"), 0),
        scores.number(scores.rows().indexOf("skirmishers"), 0));
  }

  /** Bases, halved for each condition in turn, less D.Points. */
  static int dice(UnitState shooter, Unit target) {
    int bases = shooter.bases();
    if (isThin(target)) {
      bases = half(bases);
    }
    if (target.works().isPresent()) {
      bases = half(bases);
    }
    return Math.max(0, bases - shooter.dp());
  }

  private static boolean isThin(Unit target) {
    return target.skirmish() || target.arm() == Arm.ARTILLERY;
  }

  private static int half(int bases) {
    return (bases + 1) / 2;
  }

  /** Chance of a die; the second roll of a skirmisher's 5 is in it. */
  private int twelfths(Unit shooter) {
    return shooter.skirmish() ? skirmishers : formed;
  }

  /** How many of so many dice go in one throw; the rest is for further ones. */
  static int lot(int dice) {
    return Math.min(dice, MOST_DICE);
  }

  /**
   * Throws dice, at most a lot: D.Points that they inflict.
   *
   * @param enough so many D.Points, and more, come to the same
   */
  int hits(int dice, int enough, Unit shooter, Umpire umpire) {
    return umpire.count(POOLS.of(dice, twelfths(shooter), enough));
  }

  /** Notes how many dice a unit throws. */
  void note(String label, Unit shooter, UnitState now, Unit target, Umpire umpire) {
    boolean read =
        isThin(target) || target.works().isPresent() || now.dp() > 0 || shooter.skirmish();
    String readings = read ? "LF3" : "";
    if (umpire.hears(readings)) {
      String words = words(dice(now, target), shooter);
      umpire.note(new Note.Event(readings, "{} rolls {}", label, words));
    }
  }

  private String words(int dice, Unit shooter) {
    return dice == 0
        ? "no dice"
        : CountWords.number(dice, "die", "dice")
            + (dice == 1 ? ", a D.Point on " : ", each a D.Point on ")
            + chance(twelfths(shooter));
  }

  /** Returns a chance in lowest terms. */
  private static String chance(int twelfths) {
    int common = 1;
    for (int i = 2; i <= TWELFTHS; i++) {
      common = twelfths % i == 0 && TWELFTHS % i == 0 ? i : common;
    }
    return twelfths / common + " of " + TWELFTHS / common + " rolls";
  }
}

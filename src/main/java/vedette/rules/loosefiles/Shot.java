package vedette.rules.loosefiles;

import vedette.fight.Note;
import vedette.fight.Umpire;

/** One unit's volley: a die for each base that counts (LF3). */
record Shot(String label, Band shooter, UnitState by, Band target, InfantryScores scores) {
  /** So many dice a throw stay within what a step's weights can be, whatever their chance. */
  private static final int MOST_DICE = 17;

  /** Bases, halved for each condition in turn, less D.Points. */
  int dice() {
    int bases = by.bases();
    if (isThin()) {
      bases = half(bases);
    }
    if (target.works().isPresent()) {
      bases = half(bases);
    }
    return Math.max(0, bases - by.dp());
  }

  private boolean isThin() {
    return target.skirmish() || target.arm() == Arm.ARTILLERY;
  }

  private static int half(int bases) {
    return (bases + 1) / 2;
  }

  /** Notes how many dice it is. */
  void note(Umpire umpire) {
    boolean read = isThin() || target.works().isPresent() || by.dp() > 0 || shooter.skirmish();
    String readings = read ? "LF3" : "";
    if (umpire.hears(readings)) {
      umpire.note(new Note.Said(readings, "{} throws {}", label, words()));
    }
  }

  private String words() {
    int dice = dice();
    return dice == 0
        ? "no dice"
        : Words.number(dice, "die", "dice")
            + (dice == 1 ? ", a D.Point in " : ", each a D.Point in ")
            + scores.words(shooter);
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
  int hits(int dice, int enough, Umpire umpire) {
    return umpire.count(scores.dice(dice, enough, shooter));
  }
}

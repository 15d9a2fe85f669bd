package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Listener;
import vedette.fight.Umpire;

/** One unit's volley: a die for each base that counts (LF3). */
record Shot(String label, Band shooter, Status by, Band target, InfantryScores scores) {
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

  /** Notes the volley without throwing. */
  void preview(Listener listener) {
    boolean read = isThin() || target.works().isPresent() || by.dp() > 0 || shooter.skirmish();
    listener.note(
        new Told.Throws(label, dice(), scores.of(shooter), read ? List.of("LF3") : List.of()));
  }

  /** How many of so many dice go in one throw; the rest is for further ones. */
  static int lot(int dice) {
    return Math.min(dice, MOST_DICE);
  }

  /** Throws dice, at most a lot: D.Points that they inflict. */
  int hits(int dice, Umpire umpire) {
    return umpire.count(scores.dice(dice, shooter));
  }
}

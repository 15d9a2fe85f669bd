package vedette.rules.sixdays;

import java.util.List;
import vedette.dice.Die;
import vedette.fight.Umpire;

/**
 * A stack to be overrun, drawn up.
 *
 * @param label in notes
 * @param possible those that it may be; one if it is known
 * @param reachable whether movement points suffice to come adjacent to it
 * @param turnsDue battle turns of a stack that has expended what it takes to come so far
 */
record Target(String label, List<Possible> possible, boolean reachable, int turnsDue) {
  private static final Die PERCENT = Die.d(100);

  /**
   * A stack that it may be.
   *
   * @param units as written
   * @param percent the chance that it is this one
   * @param battle the one that follows if it holds
   */
  record Possible(String units, int percent, Battle battle) {}

  /** The battle against one that it may be. */
  Battle battle(int which) {
    return possible.get(which).battle();
  }

  /** The battle against the first that it may be; the attacker is the same in all. */
  Battle any() {
    return battle(0);
  }

  int lastTurn() {
    return possible.stream().mapToInt(it -> it.battle().lastTurn()).max().orElse(0);
  }

  /** Which one it is; that is drawn when the overrunning stack comes adjacent to it. */
  int draw(Umpire umpire) {
    if (possible.size() == 1) {
      return 0;
    }
    int which = which(umpire.roll(PERCENT.merged(this::which)));
    announce(which, umpire);
    return which;
  }

  private int which(int roll) {
    int which = 0;
    int last = possible.get(0).percent();
    while (roll > last) {
      which++;
      last += possible.get(which).percent();
    }
    return which;
  }

  /** Notes that it is this one, if it may be another. */
  void announce(int which, Umpire umpire) {
    if (possible.size() > 1) {
      Possible it = possible.get(which);
      umpire.note(
          SixDaysReadings.UNSURE_TARGETS, "{} is {} ({}%)", label, it.units(), it.percent());
    }
  }
}

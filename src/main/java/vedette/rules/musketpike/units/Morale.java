package vedette.rules.musketpike.units;

import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * The morale of a stack's unit, by its losses and its leader (Morale effect of losses and leaders).
 */
public final class Morale {
  /** The die of every check (MP4). */
  public static final Die D10 = Die.d(10);

  private static final int PERCENT = 100;

  private Morale() {}

  /** Quality less what losses take from it. */
  private static int adjusted(StackState now) {
    PreparedStack stack = now.stack();
    int lost = PERCENT * (stack.original() - now.strength()) / stack.original();
    return stack.unit().quality().orElseThrow() + stack.tables().moraleLosses(lost);
  }

  private static int rating(StackState now) {
    return now.led() ? now.stack().unit().leader().orElse(0) : 0;
  }

  /** A check: its leader adds his rating (MP4). */
  public static Check check(StackState now) {
    return new Check(now.label(), adjusted(now) + rating(now));
  }

  /** A check of its artillery: a leader in its hex adds his rating to that too (MP4). */
  public static Check checkOfGuns(StackState now) {
    PreparedStack stack = now.stack();
    String who = stack.hasUnit() ? stack.gunsLabel() : now.label();
    return new Check(who, stack.gunsQuality() + (now.isAway() ? 0 : rating(now)));
  }

  /** As a melee compares it (MP11). */
  public static int inMelee(StackState now) {
    return adjusted(now) + (now.led() ? now.stack().tables().leaderMorale(rating(now)) : 0);
  }

  /**
   * A check of morale: a D10 of at most the morale passes (MP4).
   *
   * @param who who checks
   * @param morale the highest roll that passes
   */
  public record Check(String who, int morale) {
    /**
     * The die against each morale, with one answer for all rolls that pass and one for the rest.
     */
    private static final List<Die> AGAINST =
        IntStream.rangeClosed(0, D10.max())
            .mapToObj(morale -> D10.merged(roll -> roll <= morale))
            .toList();

    /** Rolls, where it only matters whether he passes. */
    public boolean passes(Umpire umpire) {
      Die die = AGAINST.get(Math.max(0, Math.min(morale, D10.max())));
      return failsBy(umpire.roll(die), umpire) == 0;
    }

    /** By how much he fails on this die; 0 if he passes. */
    public int failsBy(int die, Umpire umpire) {
      if (umpire.hears("MP4")) {
        umpire.note(
            new Note.Event(
                "MP4",
                "{} checks at morale {}: {}, {}",
                who,
                morale,
                die,
                die <= morale ? "passes" : "fails by " + (die - morale)));
      }
      return Math.max(0, die - morale);
    }
  }
}

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

  /** Returns a check: its leader adds his rating (MP4). */
  public static Check check(StackState now) {
    return new Check(now.label(), adjusted(now) + rating(now));
  }

  /** Returns a check of its artillery: a leader in its hex adds his rating to that too (MP4). */
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
   * A check of morale on a D10 (MP4). Fire, melee, retreats and rallies all ask {@link
   * #isPassedBy}.
   *
   * @param who the unit that checks
   * @param morale its morale, which may lie outside the die
   */
  public record Check(String who, int morale) {
    /**
     * The die against each morale, with one answer for all rolls that pass and one for the rest.
     */
    private static final List<Die> AGAINST =
        IntStream.rangeClosed(0, D10.max())
            .mapToObj(morale -> D10.merged(new Check("", morale)::isPassedBy))
            .toList();

    /** Returns whether a roll passes: one of at most the morale does (MP4). */
    public boolean isPassedBy(int die) {
      return die <= morale;
    }

    /** Returns the highest roll that passes; 0 if none does. */
    public int highestPassing() {
      int die = D10.max();
      while (die > 0 && !isPassedBy(die)) {
        die--;
      }
      return die;
    }

    /** Rolls, where it only matters whether he passes. */
    public boolean passes(Umpire umpire) {
      Die die = AGAINST.get(Math.max(0, Math.min(morale, D10.max())));
      return failsBy(umpire.roll(die), umpire) == 0;
    }

    /** Returns by how much a roll fails; 0 if it passes. */
    public int failsBy(int die, Umpire umpire) {
      int failure = isPassedBy(die) ? 0 : Math.max(1, die - morale);
      if (umpire.hears("MP4")) {
        umpire.note(
            new Note.Event(
                "MP4",
                "{} checks at morale {}: {}, {}",
                who,
                morale,
                die,
                failure == 0 ? "passes" : "fails by " + failure));
      }
      return failure;
    }
  }
}

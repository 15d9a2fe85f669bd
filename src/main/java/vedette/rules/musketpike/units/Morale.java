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

  /** Returns the unit's quality less the reduction by its losses. */
  private static int adjusted(StackState now) {
    PreparedStack stack = now.stack();
    int lost = PERCENT * (stack.original() - now.strength()) / stack.original();
    return stack.unit().quality().orElseThrow() + stack.tables().moraleLosses(lost);
  }

  private static int rating(StackState now) {
    return now.led() ? now.stack().unit().leader().orElse(0) : 0;
  }

  /** Returns a check of the unit, whose leader adds his rating (MP4). */
  public static Check check(StackState now) {
    return new Check(now.label(), adjusted(now) + rating(now));
  }

  /**
   * Returns a check of the stack's artillery; a leader in its hex adds his rating to this check too
   * (MP4).
   */
  public static Check checkOfGuns(StackState now) {
    PreparedStack stack = now.stack();
    String who = stack.hasUnit() ? stack.gunsLabel() : now.label();
    return new Check(who, stack.gunsQuality() + (now.isAway() ? 0 : rating(now)));
  }

  /** Returns the morale that a melee compares (MP11). */
  public static int inMelee(StackState now) {
    return adjusted(now) + (now.led() ? now.stack().tables().leaderMorale(rating(now)) : 0);
  }

  /**
   * A check of morale on a D10 (MP4). Fire, melee, retreats and rallies all use {@link
   * #isPassedBy}.
   *
   * @param who label of the unit that checks
   * @param morale its morale, which may lie outside the die
   */
  public record Check(String who, int morale) {
    /** The die for each morale, with one outcome for all rolls that pass and one for the rest. */
    private static final List<Die> AGAINST =
        IntStream.rangeClosed(0, D10.max())
            .mapToObj(morale -> D10.merged(new Check("", morale)::isPassedBy))
            .toList();

    /** Returns whether a roll passes; it may equal the morale at most (MP4). */
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

    /** Rolls, and returns whether the unit passes; for checks where the margin does not matter. */
    public boolean passes(Umpire umpire) {
      Die die = AGAINST.get(Math.max(0, Math.min(morale, D10.max())));
      return failsBy(umpire.roll(die), umpire) == 0;
    }

    /** Returns the number by which a roll fails; 0 if it passes. */
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

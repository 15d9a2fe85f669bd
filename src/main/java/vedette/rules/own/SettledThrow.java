package vedette.rules.own;

import java.util.function.IntPredicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.dice.Spread;
import vedette.system.Throw;
import vedette.system.roll.Roll;

/**
 * A throw whose modifiers and number are settled before it is rolled.
 *
 * @param counting the modifiers that count
 * @param added the modifier of the natural roll
 * @param number the number to reach; null if only faces decide
 * @param fresh the distribution of natural rolls before rerolls
 */
record SettledThrow(
    Throw roll, CountingModifiers counting, int added, Fraction number, Spread fresh) {
  /** The throw has no effect. */
  static final int NOTHING = 0;

  /** The throw reaches its number. */
  static final int PASSES = 1;

  /** From here on a face decides: {@code FACES} plus the index of the face. */
  static final int FACES = 2;

  static SettledThrow of(Throw throwing, View view, Play play) {
    return of(throwing, play.natural(throwing.die(), view), view, play);
  }

  /** Settles one die of a pool, which itself adds the dice that explode. */
  static SettledThrow ofPool(Throw throwing, View view, Play play) {
    Roll die = throwing.die();
    return of(throwing, die.isOneDie() ? die.oneDie() : play.natural(die, view), view, play);
  }

  private static SettledThrow of(Throw throwing, Spread fresh, View view, Play play) {
    CountingModifiers counting = new CountingModifiers(throwing.modifiers(), view);
    int added = throwing.die().added(view) + counting.drm(play);
    Fraction number = throwing.number() == null ? null : throwing.number().value(view);
    return new SettledThrow(throwing, counting, added, number, fresh);
  }

  /** Returns this throw with a further modifier. */
  SettledThrow plus(int more) {
    return new SettledThrow(roll, counting, added + more, number, fresh);
  }

  /**
   * Returns the kind of a natural roll: {@link #NOTHING}, {@link #PASSES}, or {@link #FACES} and
   * more.
   */
  int kind(int natural) {
    int face = roll.face(natural);
    return face >= 0 ? FACES + face : reaches(natural) ? PASSES : NOTHING;
  }

  /** Returns whether a natural roll with its modifiers reaches the number. */
  boolean reaches(int natural) {
    if (number == null) {
      return false;
    }
    int compared = new Fraction(natural + added).compareTo(number);
    return roll.atLeast() ? compared >= 0 : compared <= 0;
  }

  /** Returns the difference between a modified roll and the number, at least 0. */
  int margin(int natural) {
    return number == null ? 0 : new Fraction(natural + added).subtract(number).abs().intValue();
  }

  /** Returns the distribution of natural rolls after rerolls. */
  Spread natural(IntPredicate misses) {
    return counting.rerolled(fresh, misses);
  }

  /** Returns a probability as notes show it. */
  static String chanceText(BigFraction chance) {
    return chance.toString().replace(" ", "");
  }
}

package vedette.rules.own;

import java.util.function.IntPredicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.dice.Spread;
import vedette.system.Throw;
import vedette.system.roll.Roll;

/**
 * A throw as a view settles it before it falls.
 *
 * @param counting the modifiers that count
 * @param added to a natural roll
 * @param number what succeeds; null if faces alone say it
 * @param fresh natural rolls before modifiers have any rolled again
 */
record SettledThrow(
    Throw roll, CountingModifiers counting, int added, Fraction number, Spread fresh) {
  /** The throw does nothing. */
  static final int NOTHING = 0;

  /** It reaches its number. */
  static final int PASSES = 1;

  /** From here on a face says what it does: its index and this. */
  static final int FACES = 2;

  static SettledThrow of(Throw throwing, View view, Play play) {
    return of(throwing, play.natural(throwing.die(), view), view, play);
  }

  /** Settles a throw of one die of a pool, to which the pool adds those by which it explodes. */
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

  /** The same with more added. */
  SettledThrow plus(int more) {
    return new SettledThrow(roll, counting, added + more, number, fresh);
  }

  /** Returns what a natural roll does. */
  int kind(int natural) {
    int face = roll.face(natural);
    return face >= 0 ? FACES + face : reaches(natural) ? PASSES : NOTHING;
  }

  /** Returns whether a natural roll, with all that is added, reaches the number. */
  boolean reaches(int natural) {
    if (number == null) {
      return false;
    }
    int compared = new Fraction(natural + added).compareTo(number);
    return roll.atLeast() ? compared >= 0 : compared <= 0;
  }

  /** By how much a natural roll, with all that is added, reaches the number or fails to. */
  int margin(int natural) {
    return number == null ? 0 : new Fraction(natural + added).subtract(number).abs().intValue();
  }

  /** The natural rolls, of which modifiers have some rolled again. */
  Spread natural(IntPredicate misses) {
    return counting.rerolled(fresh, misses);
  }

  /** Returns a chance in the words of notes. */
  static String chanceText(BigFraction chance) {
    return chance.toString().replace(" ", "");
  }
}

package vedette.rules.own;

import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.system.Effect;
import vedette.system.Faces;
import vedette.system.Spread;
import vedette.system.Throw;

/** The chance that a throw comes off. */
final class Chances {
  private Chances() {}

  /** The chance of a throw in a scene: of its own roll to reach its number, or as faces say. */
  static BigFraction of(Throw throwing, Scene scene, Play play) {
    Counting counting = new Counting(throwing.modifiers(), scene);
    int added = throwing.die().added(scene) + counting.drm(play);
    Fraction number = throwing.number() == null ? null : throwing.number().in(scene);
    Spread natural = throwing.die().natural();
    if (counting.anyRerolls()) {
      natural = natural.rerolled(counting::rerolls, false);
    }
    if (counting.rerollsMisses()) {
      natural = natural.rerolled(roll -> !passes(throwing, roll, added, number), false);
    }
    return natural.chance(roll -> passes(throwing, roll, added, number));
  }

  /** Whether a natural roll passes: as its face says, else by the number. */
  static boolean passes(Throw throwing, int natural, int added, Fraction number) {
    for (Faces faces : throwing.faces()) {
      if (faces.range().has(natural)) {
        return faces.effects().stream().anyMatch(it -> it.what() == Effect.Fixed.WOUND);
      }
    }
    return reaches(throwing, natural + added, number);
  }

  /** Whether a roll with all that is added reaches the number. */
  static boolean reaches(Throw throwing, int total, Fraction number) {
    if (number == null) {
      return false;
    }
    int compared = new Fraction(total).compareTo(number);
    return throwing.atLeast() ? compared >= 0 : compared <= 0;
  }
}

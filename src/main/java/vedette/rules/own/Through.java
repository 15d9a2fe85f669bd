package vedette.rules.own;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.rules.own.Chances.Face;
import vedette.system.Fire;
import vedette.system.Fixed;
import vedette.system.Spread;

/**
 * What a hit or a wound comes to on a unit, its wound and its save as one roll.
 *
 * @param comes {@link #NOTHING}, {@link #SUFFERED}, or from 2 on what a face does instead
 */
record Through(Spread comes, List<Face> faces) {
  /** It does not wound, or is saved. */
  static final int NOTHING = 0;

  /** The unit suffers what the fire says of a hit. */
  static final int SUFFERED = 1;

  /**
   * Of a fire.
   *
   * @param wounded whether it is a wound, which needs only be saved
   * @param shooting as both sides stood before the throw
   * @param falls as they stand now: conditions of faces are looked at there
   */
  static Through of(Fire fire, boolean wounded, Scene shooting, Scene falls, Play play) {
    Chances chances = new Chances();
    Spread wounds =
        wounded || fire.toWound() == null
            ? Spread.of(Chances.PASSES)
            : chances.of(fire.toWound(), Fixed.WOUND, shooting, falls, play);
    Spread suffers =
        fire.toSave() == null
            ? Spread.of(SUFFERED)
            : chances
                .of(fire.toSave(), Fixed.SAVE, shooting.saving(), falls.saving(), play)
                .map(
                    saved ->
                        saved == Chances.NOTHING
                            ? SUFFERED
                            : saved == Chances.PASSES ? NOTHING : saved);
    List<Spread> parts = new ArrayList<>();
    List<BigInteger> weights = new ArrayList<>();
    wounds
        .weights()
        .forEach(
            (came, weight) -> {
              parts.add(came == Chances.PASSES ? suffers : Spread.of(came));
              weights.add(weight);
            });
    return new Through(Spread.mixed(parts, weights), List.copyOf(chances.faces()));
  }

  /** The face whose effects befall the unit instead; null if there is none. */
  Face face(int came) {
    return came < Chances.FACES ? null : faces.get(came - Chances.FACES);
  }

  /** The chance that the unit suffers what a hit does. */
  BigFraction suffered() {
    return comes.chance(came -> came == SUFFERED);
  }

  /** What it came to, in words. */
  String words(int came) {
    Face face = face(came);
    if (face != null) {
      String name =
          Character.isDigit(face.name().charAt(0)) ? "natural " + face.name() : face.name();
      return name + (face.ofSave() ? " to save" : " to wound");
    }
    return came == SUFFERED ? "yes" : "no";
  }

  /**
   * How many hits it comes to.
   *
   * @param wound how many a wound comes to; null if it is a wound itself
   * @return null if a face does anything but wound
   */
  Spread hits(Spread wound) {
    List<Spread> parts = new ArrayList<>();
    List<BigInteger> weights = new ArrayList<>();
    for (int came : comes.weights().keySet()) {
      Face face = face(came);
      Spread part = Spread.of(face == null ? came : 0);
      if (face != null) {
        boolean wounds = face.effects().stream().allMatch(it -> it.what() == Fixed.WOUND);
        if (!wounds || wound == null) {
          return null;
        }
        part = wound.times(face.effects().size());
      }
      parts.add(part);
      weights.add(comes.weights().get(came));
    }
    return Spread.mixed(parts, weights);
  }
}

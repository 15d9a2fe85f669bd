package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.apache.commons.math3.fraction.Fraction;
import vedette.system.Effect;
import vedette.system.Faces;
import vedette.system.Fixed;
import vedette.system.Spread;
import vedette.system.Throw;

/** What a throw that wounds or saves can come to. */
final class Chances {
  /** The throw does nothing. */
  static final int NOTHING = 0;

  /** It wounds, or saves. */
  static final int PASSES = 1;

  /** From here on it is what a face does. */
  static final int FACES = 2;

  /**
   * What a face does instead of passing or failing.
   *
   * @param name of the face
   * @param effects whose conditions have been looked at
   * @param ofSave whether the target rolled it
   */
  record Face(String name, List<Effect> effects, boolean ofSave) {}

  /** What has been found that faces do: a throw that comes to one is its index and 2. */
  private final List<Face> faces = new ArrayList<>();

  List<Face> faces() {
    return faces;
  }

  /** What a face does, by what the throw came to; null if it came to none. */
  Face face(int came) {
    return came < FACES ? null : faces.get(came - FACES);
  }

  /**
   * What a throw comes to, of its own roll to reach its number, or as faces say.
   *
   * @param passing what a face says that passes
   * @param scene in which it is rolled
   * @param falls in which the conditions of faces are looked at
   */
  Spread of(Throw throwing, Fixed passing, Scene scene, Scene falls, Play play) {
    Counting counting = new Counting(throwing.modifiers(), scene);
    int added = throwing.die().added(scene) + counting.drm(play);
    Fraction number = throwing.number() == null ? null : throwing.number().in(scene);
    List<Integer> shown = new ArrayList<>();
    throwing.faces().forEach(face -> shown.add(comesTo(face, passing, falls)));
    IntUnaryOperator comes =
        roll -> {
          int face = face(throwing, roll);
          return face >= 0
              ? shown.get(face)
              : reaches(throwing, roll + added, number) ? PASSES : NOTHING;
        };
    return counting
        .rerolled(throwing.die().natural(), roll -> comes.applyAsInt(roll) == NOTHING)
        .map(comes);
  }

  /** What a face comes to: it passes, does nothing, or does something else. */
  private int comesTo(Faces face, Fixed passing, Scene falls) {
    List<Effect> does =
        face.effects().stream()
            .filter(it -> does(it, falls))
            .map(it -> new Effect(it.what(), null))
            .toList();
    if (does.isEmpty()) {
      return NOTHING;
    }
    // Two wounds are more than one; two saves, or a save and something else, save as well.
    List<Effect> more =
        passing == Fixed.WOUND ? does : does.stream().filter(it -> it.what() != passing).toList();
    if (more.isEmpty() || more.size() == 1 && more.get(0).what() == passing) {
      return PASSES;
    }
    faces.add(new Face(face.name(), more, passing == Fixed.SAVE));
    return FACES + faces.size() - 1;
  }

  /** Whether an effect does anything in a scene. */
  static boolean does(Effect effect, Scene scene) {
    return effect.what() != Fixed.NOTHING && scene.holds(effect.when());
  }

  /** The first of the faces that name a natural roll; -1 if none does. */
  static int face(Throw throwing, int natural) {
    for (int i = 0; i < throwing.faces().size(); i++) {
      if (throwing.faces().get(i).range().contains(natural)) {
        return i;
      }
    }
    return -1;
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

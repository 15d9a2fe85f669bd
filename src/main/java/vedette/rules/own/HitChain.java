package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.rules.kit.Memo;
import vedette.system.Faces;
import vedette.system.Fire;
import vedette.system.Throw;
import vedette.system.effect.Effect;
import vedette.system.effect.FixedEffect;

/**
 * The outcome of a hit or a wound on a unit, with its wound and save rolls combined into one.
 *
 * @param ends the distribution of {@link #NOTHING}, {@link #SUFFERED} and, from 2 on, the faces
 *     with other effects
 */
record HitChain(Spread ends, List<Face> faces) {
  /** The hit does not wound, or is saved. */
  static final int NOTHING = 0;

  /** The fire's effects of a hit are applied to the unit. */
  static final int SUFFERED = 1;

  /**
   * A face with effects other than passing or failing.
   *
   * @param name the name of the face
   * @param effects its effects, whose conditions have been checked
   * @param ofSave whether it is a face of the save
   */
  record Face(String name, List<Effect> effects, boolean ofSave) {}

  /**
   * Returns the outcome of a hit or wound of a fire.
   *
   * @param wounded whether it is a wound, which needs only a save
   * @param shooting the state before the throw
   * @param falls the current state, in which conditions of faces are checked
   */
  static HitChain of(Fire fire, boolean wounded, View shooting, View falls, Play play) {
    List<Face> faces = new ArrayList<>();
    Spread wounds =
        wounded || fire.toWound() == null
            ? Spread.of(SettledThrow.PASSES)
            : ends(fire.toWound(), FixedEffect.WOUND, shooting, falls, faces, play);
    Spread suffers =
        fire.toSave() == null
            ? Spread.of(SUFFERED)
            : ends(fire.toSave(), FixedEffect.SAVE, shooting.saving(), falls.saving(), faces, play)
                .map(saved -> saved >= SettledThrow.FACES ? saved : SUFFERED - saved);
    Spread ends = wounds.mixed(end -> end == SettledThrow.PASSES ? suffers : Spread.of(end));
    return new HitChain(ends, List.copyOf(faces));
  }

  /**
   * Returns the distribution of a throw: it passes, does nothing or, from 2 on, shows a face with
   * other effects.
   *
   * @param passing the effect of a face that passes
   * @param falls the state in which conditions of faces are checked
   * @param faces receives the faces with other effects
   */
  static Spread ends(
      Throw throwing, FixedEffect passing, View view, View falls, List<Face> faces, Play play) {
    SettledThrow settled = SettledThrow.of(throwing, view, play);
    List<Integer> ends = new ArrayList<>(List.of(SettledThrow.NOTHING, SettledThrow.PASSES));
    throwing.faces().forEach(face -> ends.add(end(face, passing, falls, faces)));
    return settled
        .natural(roll -> ends.get(settled.kind(roll)) == SettledThrow.NOTHING)
        .map(roll -> ends.get(settled.kind(roll)));
  }

  private static int end(Faces face, FixedEffect passing, View falls, List<Face> faces) {
    List<Effect> does =
        face.effects().stream()
            .filter(falls::hasEffect)
            .map(it -> new Effect(it.what(), null))
            .toList();
    if (does.isEmpty()) {
      return SettledThrow.NOTHING;
    }
    // Two wounds are more than one; two saves, or a save and something else, still save.
    List<Effect> more =
        passing == FixedEffect.WOUND
            ? does
            : does.stream().filter(it -> it.what() != passing).toList();
    if (more.isEmpty() || more.size() == 1 && more.get(0).what() == passing) {
      return SettledThrow.PASSES;
    }
    faces.add(new Face(face.name(), more, passing == FixedEffect.SAVE));
    return SettledThrow.FACES + faces.size() - 1;
  }

  private record ChainKey(
      String fire, RollContext context, int round, int thrower, int target, boolean wounded) {}

  /**
   * Returns the cached outcome of a hit or wound of one unit on another.
   *
   * @param falls the current state, in which only conditions of faces are checked
   */
  static HitChain cached(
      Fire fire,
      RollContext context,
      int thrower,
      int target,
      boolean wounded,
      View falls,
      Play play) {
    Memo.Computation<HitChain> made =
        () -> {
          View stood = context.view(play).shooting(thrower, target);
          return play.muted(() -> of(fire, wounded, stood, falls, play));
        };
    if (fire.hasConditionsBehindHits()) {
      return made.make();
    }
    int round = play.terms().lastRound() > 1 ? play.current() : 0;
    return play.fight()
        .memoize(new ChainKey(fire.name(), context, round, thrower, target, wounded), made);
  }

  /** Returns the die that tells whether a hit goes through or shows a face with other effects. */
  Die die(Play play) {
    return play.fight()
        .memoize(
            this,
            () ->
                ends.die("the hit goes through, at " + SettledThrow.chanceText(chanceOfEffect()))
                    .saying(this::words));
  }

  /** Returns the face of an outcome; null if the outcome is not a face. */
  Face face(int end) {
    return end < SettledThrow.FACES ? null : faces.get(end - SettledThrow.FACES);
  }

  /** Returns the probability that a hit takes effect on the unit. */
  BigFraction chanceOfEffect() {
    return ends.chance(end -> end == SUFFERED);
  }

  /** Returns the words for an outcome in notes. */
  String words(int end) {
    Face face = face(end);
    if (face != null) {
      String name =
          Character.isDigit(face.name().charAt(0)) ? "natural " + face.name() : face.name();
      return name + (face.ofSave() ? " to save" : " to wound");
    }
    return end == SUFFERED ? "yes" : "no";
  }

  /**
   * Returns the distribution of the number of hits that go through.
   *
   * @param wound the distribution for a wound; null if this is a wound itself
   * @return null if a face does anything except wound
   */
  Spread hits(Spread wound) {
    for (int end : ends.weights().keySet()) {
      Face face = face(end);
      if (face != null
          && (wound == null
              || face.effects().stream().anyMatch(it -> it.what() != FixedEffect.WOUND))) {
        return null;
      }
    }
    return ends.mixed(
        end -> face(end) == null ? Spread.of(end) : wound.times(face(end).effects().size()));
  }
}

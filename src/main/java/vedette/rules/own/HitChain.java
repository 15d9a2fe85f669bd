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
 * What a hit or a wound leads to on a unit, its wound and its save as one roll.
 *
 * @param ends {@link #NOTHING}, {@link #SUFFERED}, or from 2 on what a face does instead
 */
record HitChain(Spread ends, List<Face> faces) {
  /** It does not wound, or is saved. */
  static final int NOTHING = 0;

  /** The unit suffers what the fire says of a hit. */
  static final int SUFFERED = 1;

  /**
   * What a face does instead of passing or failing.
   *
   * @param name of the face
   * @param effects whose conditions have been looked at
   * @param ofSave whether the target rolled it
   */
  record Face(String name, List<Effect> effects, boolean ofSave) {}

  /**
   * Of a fire.
   *
   * @param wounded whether it is a wound, which needs only be saved
   * @param shooting as both sides stood before the throw
   * @param falls as they stand now: conditions of faces are looked at there
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
   * Returns what a throw leads to, of its own roll to reach its number, or as faces say: it passes,
   * does nothing, or from 2 on does what a face says.
   *
   * @param passing what a face says that passes
   * @param falls in which the conditions of faces are looked at
   * @param faces to which those are added that do something else
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
    // Two wounds are more than one; two saves, or a save and something else, save as well.
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
   * Returns what a hit or a wound of a unit leads to on another.
   *
   * @param falls as both stand now: only conditions of faces look at it
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

  /** Returns whether a hit goes through, or what a face does instead. */
  Die die(Play play) {
    return play.fight()
        .memoize(
            this,
            () ->
                ends.die("the hit goes through, at " + SettledThrow.chanceText(chanceOfEffect()))
                    .saying(this::words));
  }

  /** Returns the face whose effects the unit suffers instead; null if there is none. */
  Face face(int end) {
    return end < SettledThrow.FACES ? null : faces.get(end - SettledThrow.FACES);
  }

  /** Returns the chance that the unit suffers what a hit does. */
  BigFraction chanceOfEffect() {
    return ends.chance(end -> end == SUFFERED);
  }

  /** An end in words. */
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
   * Returns the number of hits that go through.
   *
   * @param wound of a wound; null if this is one itself
   * @return null if a face does anything but wound
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

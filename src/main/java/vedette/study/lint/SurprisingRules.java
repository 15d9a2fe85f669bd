package vedette.study.lint;

import java.util.Arrays;
import java.util.List;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.system.Arm;
import vedette.system.Faces;
import vedette.system.Fire;
import vedette.system.RoundStep;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.TableRule;
import vedette.system.Throw;
import vedette.system.effect.Effect;
import vedette.system.query.Places;
import vedette.system.query.Property;
import vedette.system.query.Query;
import vedette.system.query.Subject;
import vedette.table.grid.SystemFile;

/** A search for rules whose effect in a fight may surprise their author. */
record SurprisingRules(RuleSystem system, Places places, SystemFile file, Problems problems) {

  void check() {
    checkWastedHits();
    uncounted();
    checkSidesThatStay();
  }

  /**
   * Checks for hits that are wasted: a die hits the unit that takes the next loss, and only then is
   * its condition checked. Symbols are skipped, because they are meant for their own class.
   */
  private void checkWastedHits() {
    for (Fire fire : system.fires().values()) {
      if (fire.targets() == null) { // Otherwise the fire names its targets.
        checkWastedHits(fire.hit(), "fire", fire.name(), "hit");
        checkWastedFaces(fire.toHit(), "fire", fire.name(), "faces");
        checkWastedFaces(fire.toWound(), "fire", fire.name(), "wounds", "faces");
        checkWastedFaces(fire.toSave(), "fire", fire.name(), "saves", "faces");
      }
    }
  }

  private void checkWastedFaces(Throw throwing, Object... way) {
    if (throwing != null && !throwing.die().hasWords()) {
      for (Faces faces : throwing.faces()) {
        Object[] face = Arrays.copyOf(way, way.length + 1);
        face[way.length] = faces.name();
        checkWastedHits(faces.effects(), face);
      }
    }
  }

  private void checkWastedHits(List<Effect> effects, Object... way) {
    for (Effect effect : effects) {
      List<Query.PropertyQuery> asks =
          effect.when() == null ? List.of() : effect.when().uses().facts();
      for (Query.PropertyQuery asked : asks) {
        boolean ofTarget = asked.subject() == Subject.TARGET;
        if (ofTarget && system.arms().stream().anyMatch(arm -> isOther(arm, asked.property()))) {
          file.note(
              problems,
              LintCode.HIT_WASTED,
              places.of(way),
              "a hit is applied to the unit next in the order of losses; if that is not "
                  + SystemLint.quoted(asked.property().name())
                  + ", the hit has no effect, even if the side has such a unit",
              "restrict the fire with \"targets\": \""
                  + asked.property().name()
                  + "\", put those units first in the order of losses, or allow this finding");
        }
      }
    }
  }

  /** Returns whether a property distinguishes arms and an arm lacks it. */
  private static boolean isOther(Arm arm, Property thing) {
    return thing.kind() == Property.Kind.ARM && arm.index() != thing.index()
        || thing.kind() == Property.Kind.CLASS && !arm.classes().contains(thing.index());
  }

  private void uncounted() {
    for (State state : system.states()) {
      TableRule table = state.cannot() == State.Prohibition.FIGHT ? comparing() : null;
      if (table != null) {
        file.note(
            problems,
            LintCode.FORBIDDEN_UNCOUNTED,
            state.at(),
            "a unit that is "
                + SystemLint.quoted(state.name())
                + " does not count in the strengths compared in "
                + SystemLint.quoted(table.name())
                + ", whether its side attacks or defends",
            "if it should count, restrict it with \"units\" in the steps; or allow this finding");
      }
    }
  }

  /** Returns a table whose columns compare both sides; null if there is none. */
  private TableRule comparing() {
    return system.tables().values().stream()
        .filter(it -> it.columns().comparesSides())
        .findFirst()
        .orElse(null);
  }

  private void checkSidesThatStay() {
    for (int i = 0; i < system.round().size(); i++) {
      Position at = places.of("round", i);
      system.round().get(i).flattened().forEach(step -> checkSidesThatStay(step, at));
    }
  }

  private void checkSidesThatStay(RoundStep step, Position at) {
    boolean defenderRolls =
        step.kind() == RoundStep.Kind.TABLE && step.by() != RoundStep.Actor.ATTACKER;
    if (defenderRolls && system.tables().get(step.name()).columns().comparesSides()) {
      file.warn(
          problems,
          LintCode.SIDES_STAY,
          at,
          "when the defender rolls on "
              + SystemLint.quoted(step.name())
              + ", its columns still compare the attacker to the defender",
          "to let the defender attack, write { \"counterattack\": \"" + step.name() + "\" }");
    }
  }
}

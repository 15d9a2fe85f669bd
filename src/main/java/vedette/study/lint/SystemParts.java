package vedette.study.lint;

import java.util.ArrayList;
import java.util.List;
import vedette.source.Position;
import vedette.system.Check;
import vedette.system.Faces;
import vedette.system.Fire;
import vedette.system.Result;
import vedette.system.RoundStep;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.TableRule;
import vedette.system.Throw;
import vedette.system.effect.Effect;
import vedette.system.query.Condition;
import vedette.system.query.Places;
import vedette.system.roll.Modifier;

/** The conditions, effects and modifiers of a system, each with its position in the file. */
final class SystemParts {
  /**
   * A condition of a step or an effect.
   *
   * @param subject the part that depends on it, for messages
   */
  record PlacedCondition(Condition condition, String subject, Position at) {}

  /** An effect on a side or a unit. */
  record PlacedEffect(Effect effect, Position at) {}

  /**
   * The modifiers of one roll.
   *
   * @param subject the roll, for messages
   */
  record RollModifiers(String subject, List<Modifier> modifiers) {}

  private final RuleSystem system;
  private final Places places;
  private final List<PlacedCondition> conditions = new ArrayList<>();
  private final List<PlacedEffect> effects = new ArrayList<>();
  private final List<RollModifiers> rollModifiers = new ArrayList<>();

  SystemParts(RuleSystem system, Places places) {
    this.system = system;
    this.places = places;
    states();
    tables();
    results();
    fires();
    checks();
    round();
  }

  List<PlacedCondition> conditions() {
    return conditions;
  }

  List<PlacedEffect> effects() {
    return effects;
  }

  List<RollModifiers> rollModifiers() {
    return rollModifiers;
  }

  private void states() {
    for (State state : system.states()) {
      effects(state.again(), "states", state.name(), "again");
    }
  }

  private void tables() {
    for (TableRule table : system.tables().values()) {
      String name = table.name();
      rollModifiers.add(new RollModifiers("`" + name + "`", table.mayCount()));
      roll("the saves of `" + name + "`", table.toSave(), "tables", name, "saves");
    }
  }

  private void results() {
    for (Result result : system.results().values()) {
      for (Result.SideEffects each : result.suffered()) {
        String whom = each.subject() == null ? "both" : each.subject().toString();
        effects(each.effects(), "results", result.word(), whom);
      }
    }
  }

  private void fires() {
    for (Fire fire : system.fires().values()) {
      String name = fire.name();
      roll("`" + name + "`", fire.toHit(), "fire", name);
      roll("the wounds of `" + name + "`", fire.toWound(), "fire", name, "wounds");
      roll("the saves of `" + name + "`", fire.toSave(), "fire", name, "saves");
      effects(fire.hit(), "fire", name, "hit");
    }
  }

  private void checks() {
    for (Check check : system.checks().values()) {
      roll("`" + check.name() + "`", check.roll(), "checks", check.name());
      margins(check.pass(), check.name(), "pass");
      margins(check.fail(), check.name(), "fail");
    }
  }

  private void margins(List<Check.Margin> margins, String check, String key) {
    for (Check.Margin margin : margins) {
      if (margin.by() == null) {
        effects(margin.effects(), "checks", check, key);
      } else {
        effects(margin.effects(), "checks", check, key, margin.name());
      }
    }
  }

  private void round() {
    for (int i = 0; i < system.round().size(); i++) {
      RoundStep step = system.round().get(i);
      condition(step.when(), "the step", "round", i, "when");
      condition(step.orRetreat(), "the retreat", "round", i, "orRetreat");
      for (int one = 0; one < step.together().size(); one++) {
        Condition when = step.together().get(one).when();
        condition(when, "the step", "round", i, "together", one, "when");
      }
    }
    effects(system.after().both(), "after", "both");
    effects(system.after().attacker(), "after", "attacker");
    effects(system.after().defender(), "after", "defender");
  }

  private void roll(String of, Throw roll, Object... way) {
    if (roll == null) {
      return;
    }
    rollModifiers.add(new RollModifiers(of, roll.modifiers().list()));
    for (Faces faces : roll.faces()) {
      effects(faces.effects(), with(way, "faces", faces.name()));
    }
  }

  private void effects(List<Effect> list, Object... way) {
    for (int i = 0; i < list.size(); i++) {
      Position at = places.of(with(way, i));
      effects.add(new PlacedEffect(list.get(i), at));
      if (list.get(i).when() != null) {
        conditions.add(new PlacedCondition(list.get(i).when(), "the effect", at));
      }
    }
  }

  private void condition(Condition condition, String of, Object... way) {
    if (condition != null) {
      conditions.add(new PlacedCondition(condition, of, places.of(way)));
    }
  }

  private static Object[] with(Object[] way, Object... further) {
    Object[] longer = java.util.Arrays.copyOf(way, way.length + further.length);
    System.arraycopy(further, 0, longer, way.length, further.length);
    return longer;
  }
}

package vedette.rules.own;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Json;

/** The modifiers that hold at one moment, of one key each time. */
final class PlainModifiers {
  private final Json.Obj rule;
  private final PlainScene scene;

  PlainModifiers(Json.Obj rule, PlainScene scene) {
    this.rule = rule;
    this.scene = scene;
  }

  private int times(Json.Obj modifier) {
    Json when = modifier.get("when");
    int times =
        when == null
            ? scene.said(PlainRoll.text(modifier.get("name")))
            : scene.times(PlainRoll.text(when));
    boolean each = modifier.get("each") instanceof Json.Bool bool && bool.value();
    return each ? times : Math.min(times, 1);
  }

  /** What holds and has this key: of one group the strongest, each as often as it counts. */
  private List<Json.Obj> holding(String key) {
    List<Json.Obj> holding = new ArrayList<>();
    if (rule.get("modifiers") == null) {
      return holding;
    }
    Map<String, Double> strongest = new HashMap<>();
    for (Json each : ((Json.Arr) rule.get("modifiers")).values()) {
      Json.Obj modifier = (Json.Obj) each;
      int times = times(modifier);
      if (modifier.get(key) == null || times == 0) {
        continue;
      }
      String group = modifier.get("group") == null ? null : PlainRoll.text(modifier.get("group"));
      if (group != null) {
        double strength = times * strength(PlainRoll.text(modifier.get(key)));
        if (strongest.containsKey(group) && strongest.get(group) >= strength) {
          continue;
        }
        strongest.put(group, strength);
        holding.removeIf(
            it -> it.get("group") != null && PlainRoll.text(it.get("group")).equals(group));
      }
      for (int i = 0; i < times; i++) {
        holding.add(modifier);
      }
    }
    return holding;
  }

  /** How far from no change. */
  private static double strength(String text) {
    if (!text.startsWith("x")) {
      return text.matches("-?\\d+") ? Math.abs(Integer.parseInt(text)) : 1;
    }
    PlainSystem.Change change = PlainSystem.Change.of(new Json.Str(text, null));
    return 1_000 + Math.abs(Math.log(change.factor().doubleValue()));
  }

  private int capped(String key, int sum) {
    Json cap = rule.get("cap") instanceof Json.Obj caps ? caps.get(key) : null;
    int most = cap == null ? Integer.MAX_VALUE : Integer.parseInt(PlainRoll.text(cap));
    return Math.max(-most, Math.min(most, sum));
  }

  /** The net of what is added, cut where the rule says so. */
  int net(String key) {
    int sum = 0;
    for (Json.Obj modifier : holding(key)) {
      sum += Integer.parseInt(PlainRoll.text(modifier.get(key)));
    }
    return capped(key, sum);
  }

  List<String> texts(String key) {
    return holding(key).stream().map(it -> PlainRoll.text(it.get(key))).toList();
  }

  /** Changes of a side's value, or with a unit those that are of it. */
  List<PlainSystem.Change> changes(int side, int unit) {
    List<PlainSystem.Change> changes = new ArrayList<>();
    for (String key : List.of("attacker", "defender", "own", "enemy")) {
      if (scene.side(key) == side) {
        for (Json.Obj modifier : holding(key)) {
          Json of = modifier.get("of");
          boolean due =
              of == null
                  ? unit < 0
                  : unit >= 0 && scene.system.is(scene.stand, side, unit, PlainRoll.text(of));
          if (due) {
            changes.add(PlainSystem.Change.of(modifier.get(key)));
          }
        }
      }
    }
    return changes;
  }

  List<PlainSystem.Change> changes(String key) {
    return holding(key).stream().map(it -> PlainSystem.Change.of(it.get(key))).toList();
  }
}

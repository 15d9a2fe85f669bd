package vedette.rules.own;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.json.Json;

/** A file as it stands, and the stacks of one fight under it, without any check of either. */
final class PlainSystem {
  /** A unit as its stack says it. */
  record Unit(String arm, int full, int begins, Map<String, Integer> values, List<String> states) {}

  /** A change of a value: {@code "x1/2 up"}, or what is added. */
  record Change(BigFraction factor, String rounding, int added) {
    static Change of(Json json) {
      String text = PlainRoll.text(json);
      if (!text.startsWith("x")) {
        return new Change(null, "", Integer.parseInt(text));
      }
      String[] words = text.substring(1).split(" ");
      String[] parts = words[0].split("/");
      return new Change(
          new BigFraction(
              Integer.parseInt(parts[0]), parts.length > 1 ? Integer.parseInt(parts[1]) : 1),
          words.length > 1 ? words[1] : "",
          0);
    }

    static BigFraction all(BigFraction value, List<Change> changes) {
      if (changes.isEmpty()) {
        return value; // Below 0 counts 0 is said of what is changed
      }
      BigFraction now = value;
      for (Change change : changes) {
        if (change.factor() != null) {
          now = now.multiply(change.factor());
          now = change.rounding().isEmpty() ? now : PlainScene.rounded(now, change.rounding());
        }
      }
      for (Change change : changes) {
        now = now.add(change.added());
      }
      return now.compareTo(BigFraction.ZERO) < 0 ? BigFraction.ZERO : now;
    }
  }

  final Json.Obj root;
  final List<List<Unit>> units = List.of(new ArrayList<>(), new ArrayList<>());
  final Map<String, Integer> said = new HashMap<>();
  final List<Map<String, Integer>> saidOf = List.of(new HashMap<>(), new HashMap<>());
  final Set<String> words = new HashSet<>();

  /** Rolls that were counted out already. */
  final Map<String, PlainRoll> rolls = new HashMap<>();

  PlainSystem(Json.Obj root, Map<String, List<String>> request) {
    this.root = root;
    collectWords(root);
    stack(0, request.get("attacker").get(0));
    stack(1, request.get("defender").get(0));
    request
        .getOrDefault("with", List.of())
        .forEach(
            text -> {
              for (String each : text.split(",\\s*")) {
                say(each, said);
              }
            });
  }

  private void collectWords(Json json) {
    if (json instanceof Json.Arr list) {
      list.values().forEach(this::collectWords);
    } else if (json instanceof Json.Obj object) {
      for (Json.Member member : object.members()) {
        if (member.name().equals("words") && member.value() instanceof Json.Arr list) {
          list.values().forEach(it -> words.add(PlainRoll.text(it)));
        } else if (member.name().equals("modifiers")) {
          for (Json modifier : ((Json.Arr) member.value()).values()) {
            if (((Json.Obj) modifier).get("when") == null) {
              words.add(PlainRoll.text(((Json.Obj) modifier).get("name")));
            }
          }
        }
        collectWords(member.value());
      }
    }
  }

  private static void say(String each, Map<String, Integer> said) {
    String[] words = each.strip().split(" ");
    said.put(words[0], words.length > 1 ? Integer.parseInt(words[1]) : 1);
  }

  private void stack(int side, String text) {
    String[] clauses = text.split(";\\s*");
    for (String unit : clauses[0].split(",\\s*")) {
      units.get(side).add(unit(unit.strip()));
    }
    for (int i = 1; i < clauses.length; i++) {
      for (String word : clauses[i].replaceFirst("^(in|with) ", "").split(",\\s*")) {
        say(word, saidOf.get(side));
      }
    }
  }

  private Unit unit(String text) {
    List<String> rest = new ArrayList<>(List.of(text.split(" +")));
    String arm = object("units") == null ? "" : rest.remove(0);
    int steps = steps(arm);
    int left = steps > 0 ? steps : 0;
    int full = left;
    if (!rest.isEmpty() && rest.get(0).matches("\\d+(/\\d+)?")) {
      String[] number = rest.remove(0).split("/");
      left = Integer.parseInt(number[0]);
      full = number.length > 1 ? Integer.parseInt(number[1]) : Math.max(full, left);
    } else if (steps == 0) {
      left = Integer.parseInt(text("units", arm, "strength"));
      full = left;
    }
    Map<String, Integer> values = new HashMap<>();
    List<String> states = new ArrayList<>();
    while (!rest.isEmpty()) {
      String word = rest.remove(0);
      if (!rest.isEmpty() && rest.get(0).matches("-?\\d+")) {
        values.put(word, Integer.parseInt(rest.remove(0)));
      } else {
        states.add(word);
      }
    }
    return new Unit(arm, full, left, values, states);
  }

  /** How many steps an arm has; 0 if it has points. */
  int steps(String arm) {
    if (object("units", arm) == null) {
      return 0;
    }
    for (Json.Member value : object("units", arm).members()) {
      if (value.name().equals("steps")) {
        return Integer.parseInt(PlainRoll.text(value.value()));
      }
      if (value.value() instanceof Json.Str text && text.value().matches("\\d+(/\\d+)+")) {
        return text.value().split("/").length;
      }
    }
    return 0;
  }

  Json json(String... path) {
    Json now = root;
    for (String key : path) {
      now = now instanceof Json.Obj object ? object.get(key) : null;
    }
    return now;
  }

  Json.Obj object(String... path) {
    return (Json.Obj) json(path);
  }

  /** A text of the file; null if it is left out. */
  String text(String... path) {
    Json found = json(path);
    return found == null ? null : PlainRoll.text(found);
  }

  /** A value as printed, at what is left. */
  BigFraction printed(PlainStand stand, int side, int one, String name) {
    Unit unit = units.get(side).get(one);
    int left = stand.left[side][one];
    int steps = steps(unit.arm());
    if (name.equals("losses")) {
      return new BigFraction(Math.max(0, unit.begins() - left));
    }
    if (name.equals("steps")) {
      return new BigFraction(steps == 0 ? 0 : left);
    }
    if (name.equals("strength") && steps == 0) {
      return new BigFraction(left);
    }
    if (unit.values().containsKey(name)) {
      return new BigFraction(unit.values().get(name));
    }
    String text = text("units", unit.arm(), name);
    if (text == null) {
      return name.equals("life") ? BigFraction.ONE : BigFraction.ZERO;
    }
    String[] each = text.split("/");
    return new BigFraction(
        Integer.parseInt(
            each.length == 1 ? each[0] : each[Math.max(0, each.length - left) % each.length]));
  }

  /** Printed strength, or the steps of one that has none. */
  int weight(PlainStand stand, int side, int one) {
    String arm = units.get(side).get(one).arm();
    boolean none = steps(arm) > 0 && text("units", arm, "strength") == null;
    return stand.left[side][one] == 0
        ? 0
        : none ? stand.left[side][one] : printed(stand, side, one, "strength").intValue();
  }

  /** A value with what states and these changes make of it. */
  BigFraction value(PlainStand stand, int side, int one, String name, List<Change> further) {
    if (name.equals("figures")) {
      return PlainScene.rounded(
          value(stand, side, one, "strength", List.of())
              .divide(value(stand, side, one, "life", List.of())),
          "up");
    }
    List<Change> changes = new ArrayList<>();
    if (object("states") != null) {
      for (Json.Member state : object("states").members()) {
        Json change = ((Json.Obj) state.value()).get(name);
        if (change != null && stand.states.get(side).get(one).containsKey(state.name())) {
          changes.add(Change.of(change));
        }
      }
    }
    changes.addAll(further);
    return Change.all(printed(stand, side, one, name), changes);
  }

  /** Whether a unit is of an arm or class, or in a state. */
  boolean is(PlainStand stand, int side, int one, String thing) {
    if (thing.startsWith("not ")) {
      return !is(stand, side, one, thing.substring("not ".length()));
    }
    String arm = units.get(side).get(one).arm();
    Json classes = json("units", arm, "class");
    boolean ofClass =
        classes instanceof Json.Arr list
            ? list.values().stream().anyMatch(it -> PlainRoll.text(it).equals(thing))
            : classes != null && PlainRoll.text(classes).equals(thing);
    return arm.equals(thing) || ofClass || stand.states.get(side).get(one).containsKey(thing);
  }

  PlainStand first() {
    PlainStand stand = new PlainStand(units.get(0).size(), units.get(1).size());
    for (int side = 0; side < 2; side++) {
      for (int one = 0; one < units.get(side).size(); one++) {
        stand.left[side][one] = units.get(side).get(one).begins();
        for (String state : units.get(side).get(one).states()) {
          boolean whole = text("states", state, "lasts") == null;
          stand.states.get(side).get(one).put(state, whole ? PlainStand.ALWAYS : 1);
        }
      }
    }
    return stand;
  }
}

package vedette.rules.own;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import vedette.json.Json;

/** What a plain fight is measured by, under the names that the format gives. */
final class PlainMeasures {
  private final PlainSystem system;
  private final Map<String, Map<Comparable<?>, Double>> measures = new TreeMap<>();

  private PlainMeasures(PlainFight fight) {
    system = fight.system;
  }

  /** Each measure's values and their probabilities. */
  static Map<String, Map<Comparable<?>, Double>> of(PlainFight fight) {
    PlainMeasures all = new PlainMeasures(fight);
    fight.ended.forEach(all::add);
    return all.measures;
  }

  private void add(String name, Comparable<?> value, double chance) {
    measures
        .computeIfAbsent(name, it -> new TreeMap<>((a, b) -> a.toString().compareTo(b.toString())))
        .merge(value, chance, Double::sum);
  }

  private void add(PlainFight.Ended ended) {
    PlainStand stand = ended.stand();
    double chance = ended.chance();
    add("ending", stand.ending, chance);
    add("success", stand.anyIn(0) && !stand.anyIn(1), chance);
    add("roundsFought", ended.rounds(), chance);
    for (int side = 0; side < 2; side++) {
      side(side == 0 ? "attacker" : "defender", side, stand, chance);
    }
  }

  /** Of points so many figures as their points fill, the last of them in part. */
  private int unitsLost(PlainSystem.Unit unit, int left) {
    boolean one =
        system.steps(unit.arm()) > 0
            || system.text("units", unit.arm(), "strength") != null
            || "units".equals(system.text("losses", "by"));
    String life = system.text("units", unit.arm(), "life");
    double points = life == null ? 1 : Integer.parseInt(life);
    return one
        ? left == 0 ? 1 : 0
        : Math.max(0, (int) (Math.ceil(unit.begins() / points) - Math.ceil(left / points)));
  }

  private void side(String name, int side, PlainStand stand, double chance) {
    int size = stand.left[side].length;
    int loss = 0;
    int gained = 0;
    int units = 0;
    int cost = 0;
    for (int one = 0; one < size; one++) {
      PlainSystem.Unit unit = system.units.get(side).get(one);
      int lost = Math.max(0, unit.begins() - stand.left[side][one]);
      loss += lost;
      gained += Math.max(0, stand.left[side][one] - unit.begins());
      units += unitsLost(unit, stand.left[side][one]);
      String price = system.text("units", unit.arm(), "cost");
      boolean whole = system.steps(unit.arm()) > 0;
      cost +=
          (price == null ? 0 : Integer.parseInt(price))
              * (whole ? stand.left[side][one] == 0 ? 1 : 0 : lost);
      add(name + "Loss[" + (one + 1) + "]", lost, chance);
      add(name + "State[" + (one + 1) + "]", ends(stand, side, one), chance);
    }
    add(name + "Loss", loss, chance);
    add(name + "Gained", gained, chance);
    add(name + "UnitsLost", units, chance);
    add(name + "Cost", cost, chance);
    add(name + "Hexes", stand.hexes[side], chance);
    add(name + "ForcedBack", !stand.anyIn(side) && stand.anyAway(side), chance);
    add(name + "Eliminated", !stand.anyIn(side) && !stand.anyAway(side), chance);
    if (system.object("states") != null) {
      for (Json.Member state : system.object("states").members()) {
        if (isOverAtTheEnd(state.name())) {
          continue;
        }
        int are = 0;
        for (int one = 0; one < size; one++) {
          are +=
              stand.isIn(side, one) && stand.states.get(side).get(one).containsKey(state.name())
                  ? 1
                  : 0;
        }
        String word = state.name().substring(0, 1).toUpperCase(Locale.ROOT);
        add(name + word + state.name().substring(1), are, chance);
      }
    }
  }

  private boolean isOverAtTheEnd(String state) {
    return "round".equals(system.text("states", state, "lasts"));
  }

  private String ends(PlainStand stand, int side, int one) {
    if (!stand.isIn(side, one)) {
      return stand.left[side][one] == 0 ? "lost" : "gone";
    }
    List<String> states =
        stand.states.get(side).get(one).keySet().stream()
            .filter(it -> !isOverAtTheEnd(it))
            .toList();
    return states.isEmpty() ? "ready" : states.size() > 1 ? "several states" : states.get(0);
  }
}

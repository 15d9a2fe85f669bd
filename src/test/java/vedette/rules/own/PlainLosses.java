package vedette.rules.own;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import vedette.json.Json;

/** Who takes the losses of a side, each looked at anew. */
final class PlainLosses {
  private final PlainSystem system;
  private final int side;
  private final String order;
  private final boolean damage;
  private final String targets;

  PlainLosses(PlainSystem system, int side, String order) {
    this(system, side, order, null);
  }

  private PlainLosses(PlainSystem system, int side, String order, String targets) {
    this.system = system;
    this.side = side;
    damage = order.startsWith("damage");
    String rest = order.replaceFirst("^damage(, *)?", "");
    this.order = rest.isEmpty() ? "as-listed" : rest;
    this.targets = targets;
  }

  /** Those of a fire that may have targets and an order. */
  PlainLosses of(Json.Obj fire) {
    String own = fire.get("order") == null ? null : PlainRoll.text(fire.get("order"));
    return new PlainLosses(
        system,
        side,
        own != null ? own : damage ? "damage, " + order : order,
        fire.get("targets") == null ? null : PlainRoll.text(fire.get("targets")));
  }

  /** The units of the side that losses can fall on. */
  List<Integer> all(PlainStand stand) {
    return IntStream.range(0, stand.left[side].length)
        .filter(one -> stand.isIn(side, one))
        .filter(one -> targets == null || system.is(stand, side, one, targets))
        .boxed()
        .toList();
  }

  private boolean whole(String by) {
    return by.equals("units") || by.isEmpty() && "units".equals(system.text("losses", "by"));
  }

  /** The unit that the next loss falls on; -1 if none is left. */
  int next(PlainStand stand) {
    if (order.equals("least-waste")) {
      boolean[] set = cheapest(stand, 0, 1);
      for (int one = 0; one < set.length; one++) {
        if (set[one]) {
          return one;
        }
      }
      return -1;
    }
    int best = -1;
    for (int one : all(stand)) {
      if (best < 0 || before(stand, one, best)) {
        best = one;
      }
    }
    return best;
  }

  /** Whether one loss would leave the unit, or its figure in front, something. */
  private boolean hurts(PlainStand stand, int one) {
    int left = stand.left[side][one];
    int life = system.value(stand, side, one, "life", List.of()).intValue();
    boolean steps = system.steps(system.units.get(side).get(one).arm()) > 0;
    return left > 1 && (steps || (left - 1) % life > 0);
  }

  private boolean before(PlainStand stand, int one, int other) {
    if (damage && hurts(stand, one) != hurts(stand, other)) {
      return hurts(stand, one);
    }
    switch (order) {
      case "as-listed":
        return false;
      case "strongest-first":
        return system.weight(stand, side, one) > system.weight(stand, side, other);
      case "weakest-first":
        return system.weight(stand, side, one) < system.weight(stand, side, other);
      case "evenly":
        return lost(stand, one) < lost(stand, other);
      default:
        return place(one) < place(other);
    }
  }

  private int lost(PlainStand stand, int one) {
    return system.units.get(side).get(one).begins() - stand.left[side][one];
  }

  private int place(int one) {
    List<String> arms = Arrays.asList(order.split(",\\s*"));
    int place = arms.indexOf(system.units.get(side).get(one).arm());
    return place < 0 ? arms.size() : place;
  }

  /** One loss of a unit; what it has not is not lost. */
  void loseOf(PlainStand stand, int one, String by) {
    if (stand.left[side][one] > 0) {
      stand.left[side][one] = whole(by) ? 0 : stand.left[side][one] - 1;
    }
  }

  void lose(PlainStand stand, int losses, String by) {
    if (whole(by) && order.equals("least-waste")) {
      remove(stand, cheapest(stand, 0, losses));
      return;
    }
    for (int i = 0; i < losses && next(stand) >= 0; i++) {
      loseOf(stand, next(stand), by);
    }
  }

  /** Loses until this much printed strength is gone. */
  void loseStrength(PlainStand stand, int strength) {
    if (whole("") && order.equals("least-waste")) {
      remove(stand, cheapest(stand, strength, 0));
      return;
    }
    int before = standing(stand);
    while (next(stand) >= 0 && before - standing(stand) < strength) {
      loseOf(stand, next(stand), "");
    }
  }

  void loseAll(PlainStand stand) {
    for (int one = 0; one < stand.left[side].length; one++) {
      stand.left[side][one] = stand.isIn(side, one) ? 0 : stand.left[side][one];
    }
  }

  private void remove(PlainStand stand, boolean[] set) {
    for (int one = 0; one < set.length; one++) {
      stand.left[side][one] = set[one] ? 0 : stand.left[side][one];
    }
  }

  /** The printed strength in the fight. */
  int standing(PlainStand stand) {
    int sum = 0;
    for (int one = 0; one < stand.left[side].length; one++) {
      sum += stand.isIn(side, one) ? system.weight(stand, side, one) : 0;
    }
    return sum;
  }

  /** How much could be lost: points and steps, or whole units. */
  int most(PlainStand stand) {
    int sum = 0;
    for (int one = 0; one < stand.left[side].length; one++) {
      sum += stand.isIn(side, one) ? whole("") ? 1 : stand.left[side][one] : 0;
    }
    return sum;
  }

  /** Of all sets of units that are enough the one of least strength, then fewest, then first. */
  private boolean[] cheapest(PlainStand stand, int strength, int units) {
    int size = stand.left[side].length;
    boolean[] best = null;
    int[] bestRank = null;
    boolean[] all = new boolean[size];
    for (int set = 0; set < 1 << size; set++) {
      boolean[] chosen = new boolean[size];
      int weight = 0;
      int count = 0;
      int early = 0;
      boolean possible = true;
      for (int one = 0; one < size; one++) {
        all[one] = stand.isIn(side, one);
        chosen[one] = (set >> one & 1) == 1;
        possible &= !chosen[one] || all[one];
        weight += chosen[one] ? system.weight(stand, side, one) : 0;
        count += chosen[one] ? 1 : 0;
        early += chosen[one] ? 1 << size - 1 - one : 0;
      }
      int[] rank = {weight, count, -early};
      if (possible
          && weight >= strength
          && count >= units
          && (best == null || Arrays.compare(rank, bestRank) < 0)) {
        best = chosen;
        bestRank = rank;
      }
    }
    return best == null ? all : best;
  }
}

package vedette.rules.own;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How the units of both sides stand; the attacker is side 0. */
final class PlainStand {
  /** A state that lasts through the whole fight. */
  static final int ALWAYS = 99;

  final int[][] left;
  final boolean[][] away;
  final int[] hexes = new int[2];
  final boolean[] repulsed = new boolean[2];
  final List<List<Map<String, Integer>>> states = new ArrayList<>();
  String ending = "";

  PlainStand(int attackers, int defenders) {
    left = new int[][] {new int[attackers], new int[defenders]};
    away = new boolean[][] {new boolean[attackers], new boolean[defenders]};
    for (int side = 0; side < 2; side++) {
      states.add(new ArrayList<>());
      for (int unit = 0; unit < left[side].length; unit++) {
        states.get(side).add(new TreeMap<>());
      }
    }
  }

  PlainStand copy() {
    PlainStand copy = new PlainStand(left[0].length, left[1].length);
    for (int side = 0; side < 2; side++) {
      for (int unit = 0; unit < left[side].length; unit++) {
        copy.left[side][unit] = left[side][unit];
        copy.away[side][unit] = away[side][unit];
        copy.states.get(side).get(unit).putAll(states.get(side).get(unit));
      }
      copy.repulsed[side] = repulsed[side];
      copy.hexes[side] = hexes[side];
    }
    copy.ending = ending;
    return copy;
  }

  boolean isIn(int side, int unit) {
    return left[side][unit] > 0 && !away[side][unit];
  }

  boolean anyIn(int side) {
    for (int unit = 0; unit < left[side].length; unit++) {
      if (isIn(side, unit)) {
        return true;
      }
    }
    return false;
  }

  boolean anyAway(int side) {
    for (int unit = 0; unit < left[side].length; unit++) {
      if (away[side][unit] && left[side][unit] > 0) {
        return true;
      }
    }
    return false;
  }

  /** Ends the fight if a side is no longer in it. */
  void lookAtEnd() {
    String[] names = {"attacker", "defender"};
    if (!ending.isEmpty() || anyIn(0) && anyIn(1)) {
      return;
    }
    boolean[] out = {!anyIn(0), !anyIn(1)};
    boolean[] dead = {out[0] && !anyAway(0), out[1] && !anyAway(1)};
    if (dead[0] && dead[1]) {
      ending = "both eliminated";
    } else if (dead[0] || dead[1]) {
      ending = names[dead[0] ? 0 : 1] + " eliminated";
    } else if (out[0] && out[1]) {
      ending = "both forced back";
    } else {
      int side = out[0] ? 0 : 1;
      ending = names[side] + (repulsed[side] ? " repulsed" : " retreats");
    }
  }

  void endRound() {
    for (List<Map<String, Integer>> side : states) {
      for (Map<String, Integer> unit : side) {
        unit.replaceAll((state, lasts) -> lasts == ALWAYS ? lasts : lasts - 1);
        unit.values().removeIf(lasts -> lasts == 0);
      }
    }
  }

  String key() {
    return Arrays.deepToString(left)
        + Arrays.deepToString(away)
        + Arrays.toString(hexes)
        + Arrays.toString(repulsed)
        + states
        + ending;
  }
}

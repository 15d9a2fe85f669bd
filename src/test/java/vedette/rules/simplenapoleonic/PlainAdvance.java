package vedette.rules.simplenapoleonic;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * An advance of muskets in column at muskets in line, written out once more from the rules alone:
 * every die by itself, the numbers as the source prints them, nothing of the program's.
 */
final class PlainAdvance {
  /** A unit: points, those it began with, whether a general is with it, whether it retreats. */
  private record Men(int points, int of, boolean general, boolean runs) {
    boolean half() {
      return 2 * points <= of;
    }
  }

  /** Both, and the hexes between them; how it has ended, or "". */
  private record At(Men own, Men enemy, int hexes, boolean met, String end) {}

  private final int turns;
  private final int rallies;
  private final int halt;
  private final int goesIn;
  private final boolean cover;
  private Map<At, Double> now = new HashMap<>();

  /**
   * An advance.
   *
   * @param rallies generals near the attacker who have no unit
   * @param halt hexes at which he halts before the turn in which he goes in
   */
  PlainAdvance(
      int own,
      boolean ownGeneral,
      int enemy,
      boolean enemyGeneral,
      boolean cover,
      int hexes,
      int turns,
      int rallies,
      int halt,
      int goesIn) {
    this.turns = turns;
    this.rallies = rallies;
    this.halt = halt;
    this.goesIn = goesIn;
    this.cover = cover;
    now.put(
        new At(
            new Men(own, 6, ownGeneral, false),
            new Men(enemy, 6, enemyGeneral, false),
            hexes,
            false,
            ""),
        1.0);
  }

  /** The chances of each ending, of contact, and of what both have left. */
  Map<String, Double> odds() {
    for (int turn = 1; turn <= turns; turn++) {
      Map<At, Double> after = new HashMap<>();
      for (boolean first : new boolean[] {true, false}) {
        Map<At, Double> part = halved(now);
        part = first ? comesOn(part, turn) : fires(part);
        part = first ? fires(part) : comesOn(part, turn);
        part.forEach((at, p) -> after.merge(at, p, Double::sum));
      }
      now = after;
    }
    Map<String, Double> odds = new TreeMap<>();
    now.forEach(
        (at, p) -> {
          String end = at.end();
          if (end.isEmpty()) {
            boolean stays = !at.own().runs();
            boolean holds = !at.enemy().runs();
            end =
                holds
                    ? stays ? "undecided" : "defender wins"
                    : stays ? "attacker wins" : "neither stays";
          }
          odds.merge(end, p, Double::sum);
          odds.merge("own " + at.own().points(), p, Double::sum);
          odds.merge("enemy " + at.enemy().points(), p, Double::sum);
          odds.merge("met " + at.met(), p, Double::sum);
        });
    return odds;
  }

  private static Map<At, Double> halved(Map<At, Double> before) {
    Map<At, Double> half = new HashMap<>();
    before.forEach((at, p) -> half.put(at, p / 2));
    return half;
  }

  /** How often so many of some dice show such a face or more. */
  private static Map<Integer, Double> hits(int dice, int face) {
    double one = Math.min(6, Math.max(0, 7 - face)) / 6.0;
    Map<Integer, Double> hits = new LinkedHashMap<>(Map.of(0, 1.0));
    for (int die = 0; die < dice; die++) {
      Map<Integer, Double> next = new LinkedHashMap<>();
      hits.forEach(
          (n, p) -> {
            next.merge(n, p * (1 - one), Double::sum);
            next.merge(n + 1, p * one, Double::sum);
          });
      hits = next;
    }
    return hits;
  }

  private static boolean rallied(Men men, int others) {
    return men.general() || others > 0;
  }

  /** The attacker's part. */
  private Map<At, Double> comesOn(Map<At, Double> before, int turn) {
    Map<At, Double> after = new HashMap<>();
    before.forEach((at, p) -> comesOn(at, p, turn, after));
    return after;
  }

  private void comesOn(At at, double p, int turn, Map<At, Double> after) {
    if (!at.end().isEmpty()) {
      after.merge(at, p, Double::sum);
      return;
    }
    Men own = at.own();
    if (own.runs()) {
      // Each general once, 4 to 6; else a hex further.
      double fails = Math.pow(0.5, rallies + (own.general() ? 1 : 0));
      Men rallied = new Men(own.points(), own.of(), own.general(), false);
      after.merge(
          new At(rallied, at.enemy(), at.hexes(), at.met(), ""), p * (1 - fails), Double::sum);
      after.merge(new At(own, at.enemy(), at.hexes() + 1, at.met(), ""), p * fails, Double::sum);
      return;
    }
    boolean goes = turn >= goesIn;
    // In column two hexes; one must be left for the assault.
    if (goes && at.hexes() <= 2) {
      assault(at, p, after);
      return;
    }
    int nearest = goes ? 1 : Math.min(at.hexes(), halt);
    int hexes = Math.max(nearest, at.hexes() - 2);
    int dice = hexes > 3 ? 0 : 4 - hexes; // 3, 2, 1 in column
    int face = 5 + (cover ? 1 : 0) + (hexes < at.hexes() ? 1 : 0) - (own.general() ? 1 : 0);
    hits(dice, face)
        .forEach(
            (hit, q) ->
                shot(at.enemy(), hit)
                    .forEach(
                        (men, r) -> {
                          boolean runsNow = men.runs() && !at.enemy().runs();
                          String end =
                              men.points() == 0 || runsNow && !rallied(men, 0)
                                  ? "attacker wins"
                                  : "";
                          after.merge(
                              new At(own, men, hexes + (runsNow ? 1 : 0), at.met(), end),
                              p * q * r,
                              Double::sum);
                        }));
  }

  /** The defender's part. */
  private Map<At, Double> fires(Map<At, Double> before) {
    Map<At, Double> after = new HashMap<>();
    before.forEach((at, p) -> fires(at, p, after));
    return after;
  }

  private void fires(At at, double p, Map<At, Double> after) {
    Men enemy = at.enemy();
    if (!at.end().isEmpty()) {
      after.merge(at, p, Double::sum);
      return;
    }
    if (enemy.runs()) {
      Men rallied = new Men(enemy.points(), enemy.of(), enemy.general(), false);
      after.merge(new At(at.own(), rallied, at.hexes(), at.met(), ""), p / 2, Double::sum);
      after.merge(new At(at.own(), enemy, at.hexes() + 1, at.met(), ""), p / 2, Double::sum);
      return;
    }
    int dice = at.hexes() > 3 ? 0 : 8 - 2 * at.hexes(); // 6, 4, 2 in line
    hits(dice, enemy.general() ? 3 : 4)
        .forEach(
            (hit, q) ->
                shot(at.own(), hit)
                    .forEach(
                        (men, r) -> {
                          boolean runsNow = men.runs() && !at.own().runs();
                          String end =
                              men.points() == 0 || runsNow && !rallied(men, rallies)
                                  ? "defender wins"
                                  : "";
                          after.merge(
                              new At(men, enemy, at.hexes() + (runsNow ? 1 : 0), at.met(), end),
                              p * q * r,
                              Double::sum);
                        }));
  }

  /** A target after hits, and its test at half: 1 and 2 of six run. */
  private static Map<Men, Double> shot(Men men, int hits) {
    Men left = new Men(Math.max(0, men.points() - hits), men.of(), men.general(), men.runs());
    if (hits == 0 || left.points() == 0 || !left.half() || men.runs()) {
      return Map.of(left, 1.0);
    }
    return Map.of(left, 2 / 3.0, new Men(left.points(), left.of(), left.general(), true), 1 / 3.0);
  }

  /** Three dice each: the column is hit on 5, the line on 4; a general adds one. */
  private void assault(At at, double p, Map<At, Double> after) {
    hits(3, at.own().general() ? 3 : 4)
        .forEach(
            (dealt, q) ->
                hits(3, at.enemy().general() ? 4 : 5)
                    .forEach((taken, r) -> assault(at, dealt, taken, p * q * r, after)));
  }

  private void assault(At at, int dealt, int taken, double p, Map<At, Double> after) {
    int ownLeft = Math.max(0, at.own().points() - taken);
    int enemyLeft = Math.max(0, at.enemy().points() - dealt);
    Men own = new Men(ownLeft, 6, at.own().general(), false);
    Men enemy = new Men(enemyLeft, 6, at.enemy().general(), at.enemy().runs());
    boolean driven = dealt > taken && ownLeft > 0 && enemyLeft > 0 && enemy.half();
    boolean back = taken > dealt && enemyLeft > 0 && ownLeft > 0 && own.half();
    for (int ownTest = 0; ownTest < 2; ownTest++) {
      for (int enemyTest = 0; enemyTest < 2; enemyTest++) {
        boolean ownDue = taken > 0 && ownLeft > 0 && own.half();
        boolean enemyDue = dealt > 0 && enemyLeft > 0 && enemy.half() && !enemy.runs();
        double q =
            (ownDue ? ownTest == 1 ? 1 / 3.0 : 2 / 3.0 : 1 - ownTest)
                * (enemyDue ? enemyTest == 1 ? 1 / 3.0 : 2 / 3.0 : 1 - enemyTest);
        if (q == 0) {
          continue;
        }
        boolean ownRuns = ownTest == 1;
        boolean enemyRuns = enemy.runs() || enemyTest == 1;
        boolean enemyGone = driven || enemyLeft == 0 || enemyRuns && !rallied(enemy, 0);
        boolean ownGone = ownLeft == 0 || ownRuns && !rallied(own, rallies);
        String end = "";
        if (enemyGone || ownGone) {
          boolean stays = ownLeft > 0 && !ownRuns;
          boolean holds = !driven && enemyLeft > 0 && !enemyRuns;
          end = holds ? "defender wins" : stays ? "attacker wins" : "neither stays";
        }
        // The loser falls back first; a failed test is one more hex.
        int hexes = 1 + (back ? 1 : 0) + (ownRuns ? 1 : 0) + (enemyTest == 1 ? 1 : 0);
        after.merge(
            new At(
                new Men(ownLeft, 6, own.general(), ownRuns),
                new Men(enemyLeft, 6, enemy.general(), enemyRuns),
                hexes,
                true,
                end),
            p * q,
            Double::sum);
      }
    }
  }
}

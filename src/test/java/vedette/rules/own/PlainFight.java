package vedette.rules.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.json.Json;
import vedette.rules.AllRolls;

/**
 * A fight by a plain reading of the format: every die of every step falls in every way. It shares
 * nothing with the engine, is slow, and is right or wrong on its own.
 */
final class PlainFight {
  private static final int MOST_ROUNDS = 3_000;

  final PlainSystem system;
  final List<PlainLosses> losses;
  final String[] retreats;
  private final Map<String, List<String>> request;
  private final PlainEffects effects;
  private final PlainFire fire;
  private final PlainTable table;

  /** What is left to happen, by its key, with its probability. */
  private Map<String, PlainStand> stands = new LinkedHashMap<>();

  private Map<String, Double> chances = new LinkedHashMap<>();
  final List<Ended> ended = new ArrayList<>();

  /** One way in which it ends. */
  record Ended(PlainStand stand, int rounds, double chance) {}

  PlainFight(Json.Obj root, Map<String, List<String>> request) {
    this.request = request;
    system = new PlainSystem(root, request);
    losses =
        List.of(
            new PlainLosses(system, 0, order("attackerLosses")),
            new PlainLosses(system, 1, order("defenderLosses")));
    retreats = new String[] {said("attackerRetreat", "never"), said("defenderRetreat", "never")};
    effects = new PlainEffects(this);
    fire = new PlainFire(this, effects);
    table = new PlainTable(this, effects, request.getOrDefault("column", List.of("")).get(0));
  }

  private String order(String key) {
    String fixed = system.text("losses", "order");
    return fixed == null ? said(key, "as-listed") : fixed;
  }

  private String said(String key, String otherwise) {
    if (request.containsKey(key)) {
      return request.get(key).get(0);
    }
    String written = system.text("doctrine", key);
    return written == null ? otherwise : written;
  }

  /** Fights it out; what is not decided in thousands of rounds is left out. */
  void fight() {
    String said =
        request.containsKey("rounds") ? request.get("rounds").get(0) : system.text("rounds");
    int rounds =
        said == null ? 1 : said.equals("until-decided") ? MOST_ROUNDS : Integer.parseInt(said);
    PlainStand first = system.first();
    stands.put(first.key(), first);
    chances.put(first.key(), 1.0);
    for (int round = 1; round <= rounds && !stands.isEmpty(); round++) {
      int now = round;
      for (Json.Obj step : steps()) {
        step(step, now);
      }
      everyWay(now, (stand, dice) -> stand.endRound());
      if (rounds == MOST_ROUNDS && chances.values().stream().mapToDouble(it -> it).sum() < 1e-14) {
        return;
      }
    }
    if (rounds == MOST_ROUNDS) {
      return;
    }
    everyWay(
        rounds,
        (stand, dice) -> {
          PlainScene scene = new PlainScene(system, stand.copy(), rounds, 0, -1);
          if (system.object("after") != null) {
            effects.result(system.object("after"), scene, stand, dice, null);
          }
          stand.lookAtEnd();
          stand.ending = stand.ending.isEmpty() ? "rounds over" : stand.ending;
        });
  }

  private List<Json.Obj> steps() {
    List<Json.Obj> steps = new ArrayList<>();
    if (system.json("round") instanceof Json.Arr round) {
      round.values().forEach(it -> steps.add((Json.Obj) it));
      return steps;
    }
    boolean fires = system.object("tables") == null;
    String name = system.object(fires ? "fire" : "tables").members().get(0).name();
    List<Json.Member> members = new ArrayList<>();
    members.add(new Json.Member(fires ? "fire" : "table", null, new Json.Str(name, null)));
    members.add(new Json.Member("by", null, new Json.Str(fires ? "both" : "attacker", null)));
    return List.of(new Json.Obj(members, null));
  }

  /** Something happens in every way to all that still stands. */
  private void everyWay(int round, BiConsumer<PlainStand, AllRolls> what) {
    Map<String, PlainStand> before = stands;
    Map<String, Double> had = chances;
    stands = new LinkedHashMap<>();
    chances = new LinkedHashMap<>();
    before.forEach(
        (key, stand) ->
            AllRolls.everyWay(
                dice -> {
                  PlainStand now = stand.copy();
                  what.accept(now, dice);
                  now.lookAtEnd();
                  double chance = had.get(key) * dice.chance();
                  if (now.ending.isEmpty()) {
                    stands.putIfAbsent(now.key(), now);
                    chances.merge(now.key(), chance, Double::sum);
                  } else {
                    ended.add(new Ended(now, round, chance));
                  }
                }));
  }

  private void step(Json.Obj step, int round) {
    String by = step.get("by") == null ? "attacker" : PlainRoll.text(step.get("by"));
    if (step.get("counterattack") != null) {
      turn(step, round, List.of(1), one -> true, one -> true);
      return;
    }
    if (step.get("together") instanceof Json.Arr steps) {
      together(steps.values(), round);
      return;
    }
    if (step.get("mayRetreat") != null) {
      by = PlainRoll.text(step.get("mayRetreat"));
    }
    if (!by.equals("initiative")) {
      List<Integer> sides =
          by.equals("both") ? List.of(0, 1) : List.of(by.equals("defender") ? 1 : 0);
      turn(step, round, sides, one -> true, one -> true);
      return;
    }
    TreeSet<String> classes = new TreeSet<>(PlainFight::earlier);
    for (int side = 0; side < 2; side++) {
      system.units.get(side).forEach(it -> classes.add(initiative(it)));
    }
    String first = step.get("first") == null ? "defender" : PlainRoll.text(step.get("first"));
    for (String each : classes) {
      IntPredicate ofAttacker = one -> initiative(system.units.get(0).get(one)).equals(each);
      IntPredicate ofDefender = one -> initiative(system.units.get(1).get(one)).equals(each);
      if (first.equals("together")) {
        turn(step, round, List.of(0, 1), ofAttacker, ofDefender);
      } else {
        int begins = first.equals("attacker") ? 0 : 1;
        turn(step, round, List.of(begins), ofAttacker, ofDefender);
        turn(step, round, List.of(1 - begins), ofAttacker, ofDefender);
      }
    }
  }

  private void together(List<Json> steps, int round) {
    everyWay(
        round,
        (now, dice) -> {
          PlainStand stood = now.copy();
          for (Json each : steps) {
            Json.Obj step = (Json.Obj) each;
            String by = step.get("by") == null ? "attacker" : PlainRoll.text(step.get("by"));
            boolean defender = by.equals("defender") || step.get("counterattack") != null;
            for (int side : by.equals("both") ? List.of(0, 1) : List.of(defender ? 1 : 0)) {
              if (holds(step, stood, round, side)) {
                act(step, scene(stood, round, side, step, one -> true), now, dice);
              }
            }
          }
        });
  }

  private static int earlier(String one, String other) {
    boolean numbers = one.matches("\\d+");
    return numbers
        ? Integer.compare(Integer.parseInt(other), Integer.parseInt(one))
        : one.compareTo(other);
  }

  private String initiative(PlainSystem.Unit unit) {
    return system.text("units", unit.arm(), "initiative");
  }

  private PlainScene scene(PlainStand stand, int round, int side, Json.Obj step, IntPredicate of) {
    PlainScene scene = new PlainScene(system, stand, round, side, -1);
    scene.swapped = step.get("counterattack") != null;
    String thing = step.get("units") == null ? null : PlainRoll.text(step.get("units"));
    scene.meant = one -> of.test(one) && (thing == null || system.is(stand, side, one, thing));
    return scene;
  }

  private void turn(
      Json.Obj step,
      int round,
      List<Integer> sides,
      IntPredicate ofAttacker,
      IntPredicate ofDefender) {
    everyWay(
        round,
        (now, dice) -> {
          List<Integer> acting = sides.stream().filter(it -> holds(step, now, round, it)).toList();
          boolean pairs =
              step.get("fire") != null
                  && system.object("fire", PlainRoll.text(step.get("fire"))).get("pairs") != null;
          if (acting.isEmpty() || pairs && acting.size() < sides.size()) {
            return;
          }
          PlainStand decided = now.copy();
          for (int side : acting) {
            decide(
                step, scene(decided, round, side, step, side == 0 ? ofAttacker : ofDefender), now);
          }
          PlainStand stood = now.copy();
          for (int side : acting) {
            act(
                step,
                scene(stood, round, side, step, side == 0 ? ofAttacker : ofDefender),
                now,
                dice);
          }
        });
  }

  /** Whether the step takes place for a side, looked at before sides change places. */
  private boolean holds(Json.Obj step, PlainStand now, int round, int side) {
    return step.get("when") == null
        || new PlainScene(system, now.copy(), round, side, -1)
            .holds(PlainRoll.text(step.get("when")));
  }

  private void decide(Json.Obj step, PlainScene scene, PlainStand now) {
    if (step.get("mayRetreat") != null) {
      if (wouldRetreat(scene, -1)) {
        for (int unit = 0; unit < now.left[scene.own].length; unit++) {
          now.away[scene.own][unit] |= now.left[scene.own][unit] > 0;
        }
      }
    } else if (step.get("orRetreat") != null) {
      for (int unit = 0; unit < now.left[scene.own].length; unit++) {
        PlainScene one = scene.of(scene.own, unit);
        now.away[scene.own][unit] |=
            scene.acts(scene.own, unit)
                && one.holds(PlainRoll.text(step.get("orRetreat")))
                && wouldRetreat(scene, unit);
      }
    }
  }

  /** A decision looks at the whole side, whichever units the step means. */
  private boolean wouldRetreat(PlainScene scene, int unit) {
    return new PlainScene(system, scene.stand, scene.round, scene.own, unit)
        .holds(retreats[scene.own]);
  }

  private void act(Json.Obj step, PlainScene scene, PlainStand now, AllRolls dice) {
    for (String kind : List.of("table", "counterattack", "fire", "check", "result")) {
      if (step.get(kind) == null) {
        continue;
      }
      String name = PlainRoll.text(step.get(kind));
      switch (kind) {
        case "fire" -> fire.fire(system.object("fire", name), scene, now, dice);
        case "check" -> check(name, scene, now, dice, scene.meant);
        case "result" -> effects.result(system.object("results", name), scene, now, dice, null);
        default -> table.roll(system.object("tables", name), scene, now, dice);
      }
    }
  }

  /** The number to reach and whether it is reached. */
  static boolean reaches(Json.Obj roll, int shown, PlainScene scene) {
    if (roll.get("atLeast") != null) {
      return new BigFraction(shown).compareTo(scene.amount(roll.get("atLeast"))) >= 0;
    }
    return roll.get("atMost") != null
        && new BigFraction(shown).compareTo(scene.amount(roll.get("atMost"))) <= 0;
  }

  /** What is natural with the re-rolls that hold, and what is added to it. */
  record Thrown(PlainRoll roll, Map<Integer, Double> natural, int added) {}

  static Thrown thrown(Json.Obj roll, PlainScene scene, int further, boolean pool) {
    PlainModifiers modifiers = new PlainModifiers(roll, scene);
    PlainRoll die =
        scene.system.rolls.computeIfAbsent(
            pool + PlainRoll.text(roll.get("die")),
            it ->
                new PlainRoll(
                    PlainRoll.text(roll.get("die")), scene.system.json("customDice"), pool));
    int added = die.added + modifiers.net("drm") + further;
    for (String value : die.values) {
      added +=
          value.startsWith("-")
              ? -scene.amount(value.substring(1)).intValue()
              : scene.amount(value).intValue();
    }
    int sum = added;
    List<IntPredicate> again = new ArrayList<>();
    for (String reroll : modifiers.texts("reroll")) {
      again.add(
          reroll.equals("misses")
              ? it -> misses(roll, it, sum, die, scene)
              : PlainRoll.range(reroll));
    }
    // No die is rolled again twice.
    IntPredicate any = it -> again.stream().anyMatch(each -> each.test(it));
    return new Thrown(die, PlainRoll.again(die.natural(), any, false), added);
  }

  /** Whether a roll does nothing; of a check only its number says it. */
  private static boolean misses(
      Json.Obj roll, int shown, int added, PlainRoll die, PlainScene scene) {
    boolean check = roll.get("pass") != null || roll.get("fail") != null;
    List<String> face = check ? null : face(roll, shown, die, scene);
    return face == null ? !reaches(roll, shown + added, scene) : face.isEmpty();
  }

  /** What a wound or a save comes to: nothing, that it passes, or what its face says. */
  static List<String> came(
      Json.Obj roll, String passing, PlainScene scene, PlainScene falls, AllRolls dice) {
    Thrown thrown = thrown(roll, scene, 0, false);
    Map<List<String>, Double> ways = new LinkedHashMap<>();
    thrown
        .natural()
        .forEach(
            (shown, chance) -> {
              List<String> face = face(roll, shown, thrown.roll(), falls);
              boolean passes = reaches(roll, shown + thrown.added(), scene);
              List<String> way = face != null ? face : passes ? List.of(passing) : List.of();
              ways.merge(way, chance, Double::sum);
            });
    return dice.roll(ways);
  }

  /** What a face does now; null if the roll names none of this number. */
  private static List<String> face(Json.Obj roll, int shown, PlainRoll die, PlainScene scene) {
    if (roll.get("faces") instanceof Json.Obj faces) {
      for (Json.Member face : faces.members()) {
        boolean is =
            shown >= PlainRoll.WORDS
                ? die.faceNames.get(shown - PlainRoll.WORDS).equals(face.name())
                : PlainRoll.range(face.name()).test(shown);
        if (is) {
          return PlainEffects.list(face.value()).stream()
              .filter(it -> PlainEffects.due(it, scene) != null)
              .map(it -> PlainEffects.due(it, scene))
              .filter(it -> !it.equals("nothing"))
              .toList();
        }
      }
    }
    return null;
  }

  /** Units of a side check, or the side for them. */
  void check(String text, PlainScene scene, PlainStand now, AllRolls dice, IntPredicate meant) {
    String[] words = text.split(" ");
    Json.Obj check = system.object("checks", words[0]);
    int further = words.length > 1 ? Integer.parseInt(words[1].replace("+", "")) : 0;
    boolean bySide = "side".equals(system.text("checks", words[0], "rolls"));
    List<String> ofSide =
        bySide && scene.stand.anyIn(scene.own) ? checked(check, scene, further, dice) : null;
    for (int unit = 0; unit < now.left[scene.own].length; unit++) {
      if (scene.stand.isIn(scene.own, unit) && meant.test(unit) && now.isIn(scene.own, unit)) {
        PlainScene one = scene.of(scene.own, unit);
        for (String effect : bySide ? ofSide : checked(check, one, further, dice)) {
          effects.onUnit(effect, scene.own, unit, one, now, dice);
        }
      }
    }
  }

  private static List<String> checked(
      Json.Obj check, PlainScene scene, int further, AllRolls dice) {
    Thrown thrown = thrown(check, scene, further, false);
    int shown = dice.roll(thrown.natural()) + thrown.added();
    boolean passes = reaches(check, shown, scene);
    Json out = check.get(passes ? "pass" : "fail");
    if (!(out instanceof Json.Obj margins)) {
      return PlainEffects.list(out);
    }
    Json number = check.get(check.get("atLeast") == null ? "atMost" : "atLeast");
    int margin = Math.abs(shown - scene.amount(number).intValue());
    for (Json.Member each : margins.members()) {
      if (PlainRoll.range(each.name()).test(margin)) {
        return PlainEffects.list(each.value());
      }
    }
    return List.of();
  }
}

package vedette.rules.own;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.json.Json;
import vedette.rules.AllRolls;

/** Fire, one die after the other. */
final class PlainFire {
  /** Dice that hit by their number; faces follow. */
  private static final int BY_NUMBER = 1;

  private final PlainFight fight;
  private final PlainEffects effects;

  PlainFire(PlainFight fight, PlainEffects effects) {
    this.fight = fight;
    this.effects = effects;
  }

  void fire(Json.Obj fire, PlainScene scene, PlainStand now, AllRolls dice) {
    if (fire.get("pairs") != null) {
      if (scene.own == 0) {
        pairs(fire, scene, now, dice);
      }
      return;
    }
    boolean bySide = fire.get("rolls") != null && PlainRoll.text(fire.get("rolls")).equals("side");
    int side = scene.own;
    boolean any = false;
    for (int unit = 0; unit < scene.stand.left[side].length; unit++) {
      if (scene.acts(side, unit)) {
        any = true;
        if (!bySide) {
          thrower(fire, scene.of(side, unit), unit, now, dice);
        }
      }
    }
    if (bySide && any) {
      thrower(fire, scene, -1, now, dice);
    }
  }

  private int dice(Json.Obj fire, PlainScene scene) {
    BigFraction dice =
        PlainSystem.Change.all(
            scene.amount(fire.get("dice")), new PlainModifiers(fire, scene).changes("dice"));
    return dice.intValue();
  }

  private static List<Json.Member> faces(Json.Obj fire) {
    return fire.get("faces") instanceof Json.Obj faces ? faces.members() : List.of();
  }

  private void thrower(Json.Obj fire, PlainScene scene, int unit, PlainStand now, AllRolls dice) {
    scene.shooterSide = scene.own;
    scene.shooter = unit;
    scene.targetSide = 1 - scene.own;
    scene.target = fight.losses.get(1 - scene.own).of(fire).next(scene.stand);
    if (scene.target < 0) {
      return;
    }
    PlainFight.Thrown thrown = PlainFight.thrown(fire, scene, 0, true);
    Map<List<Integer>, Double> one = one(fire, scene, thrown, thrown.roll().explodesTimes);
    Map<List<Integer>, Double> all = Map.of(List.of(), 1.0);
    int many = dice(fire, scene);
    for (int i = 0; i < many; i++) {
      all = together(all, one);
    }
    List<Integer> kinds = dice.roll(all);
    Map<String, Integer> ignored = new LinkedHashMap<>();
    for (String face : new PlainModifiers(fire, scene).texts("ignore")) {
      ignored.merge(face, 1, Integer::sum);
    }
    int[] pinned = {-1};
    for (int kind = BY_NUMBER; kind <= BY_NUMBER + faces(fire).size(); kind++) {
      int shown = Collections.frequency(kinds, kind);
      List<String> does = List.of("hit");
      if (kind > BY_NUMBER) {
        Json.Member face = faces(fire).get(kind - BY_NUMBER - 1);
        shown -= ignored.getOrDefault(face.name(), 0);
        does = PlainEffects.list(face.value());
      }
      for (int i = 0; i < shown; i++) {
        for (String effect : does) {
          fall(effect, fire, scene, now, dice, pinned);
        }
      }
    }
  }

  private static Map<List<Integer>, Double> together(
      Map<List<Integer>, Double> some, Map<List<Integer>, Double> more) {
    Map<List<Integer>, Double> all = new LinkedHashMap<>();
    some.forEach(
        (a, p) ->
            more.forEach(
                (b, q) -> {
                  List<Integer> both = new ArrayList<>(a);
                  both.addAll(b);
                  both.sort(null);
                  all.merge(both, p * q, Double::sum);
                }));
    return all;
  }

  /** What one die comes to, with those that it adds. */
  private Map<List<Integer>, Double> one(
      Json.Obj fire, PlainScene scene, PlainFight.Thrown thrown, int explosions) {
    Map<List<Integer>, Double> all = new LinkedHashMap<>();
    thrown
        .natural()
        .forEach(
            (face, p) -> {
              int kind = kind(fire, scene, thrown, face);
              Map<List<Integer>, Double> here =
                  Map.of(kind == 0 ? List.<Integer>of() : List.of(kind), p);
              boolean more = explosions > 0 && thrown.roll().explodes.test(face);
              (more ? together(here, one(fire, scene, thrown, explosions - 1)) : here)
                  .forEach((list, q) -> all.merge(list, q, Double::sum));
            });
    return all;
  }

  private static int kind(Json.Obj fire, PlainScene scene, PlainFight.Thrown thrown, int face) {
    for (int i = 0; i < faces(fire).size(); i++) {
      String name = faces(fire).get(i).name();
      boolean is =
          face >= PlainRoll.WORDS
              ? thrown.roll().faceNames.get(face - PlainRoll.WORDS).equals(name)
              : PlainRoll.range(name).test(face);
      if (is) {
        return BY_NUMBER + 1 + i;
      }
    }
    return PlainFight.reaches(fire, face + thrown.added(), scene) ? BY_NUMBER : 0;
  }

  private void fall(
      String written,
      Json.Obj fire,
      PlainScene scene,
      PlainStand now,
      AllRolls dice,
      int[] pinned) {
    int side = scene.targetSide;
    int target =
        pinned[0] >= 0 && now.left[side][pinned[0]] > 0
            ? pinned[0]
            : fight.losses.get(side).of(fire).next(now);
    if (target < 0) {
      return;
    }
    PlainScene falls = at(scene, now, scene.own, scene.unit, target);
    String effect = PlainEffects.due(written, falls);
    if (effect == null) {
      return;
    }
    if (effect.equals("hit") && fire.get("wounds") != null) {
      PlainScene settled = at(scene, scene.stand, scene.own, scene.unit, target);
      Json.Obj wounds = (Json.Obj) fire.get("wounds");
      PlainScene rolled = at(scene, now.copy(), scene.own, scene.unit, target);
      for (String each : PlainFight.came(wounds, "wound", settled, falls, dice)) {
        if (each.equals("wound")) {
          fall(each, fire, scene, now, dice, pinned);
        } else {
          suffer(List.of(each), fire, rolled, side, target, now, dice, pinned);
        }
      }
      return;
    }
    if (!effect.equals("hit") && !effect.equals("wound")) {
      suffer(List.of(effect), fire, falls, side, target, now, dice, pinned);
      return;
    }
    if (fire.get("saves") != null) {
      PlainScene saving = at(scene, scene.stand, side, target, target);
      PlainScene saves = at(scene, now.copy(), side, target, target);
      List<String> came =
          PlainFight.came((Json.Obj) fire.get("saves"), "save", saving, saves, dice);
      for (String each : came) {
        if (!each.equals("save")) {
          suffer(List.of(each), fire, saves, side, target, now, dice, pinned);
        }
      }
      if (!came.isEmpty()) {
        return;
      }
    }
    suffer(
        fire.get("hit") == null ? List.of("lose 1") : PlainEffects.list(fire.get("hit")),
        fire,
        falls,
        side,
        target,
        now,
        dice,
        pinned);
  }

  private void suffer(
      List<String> does,
      Json.Obj fire,
      PlainScene falls,
      int side,
      int target,
      PlainStand now,
      AllRolls dice,
      int[] pinned) {
    boolean was = now.isIn(side, target);
    for (String each : does) {
      String due = PlainEffects.due(each, falls);
      if (due != null && due.endsWith(" of random unit")) {
        effects.onAny(due, fight.losses.get(side).of(fire), side, falls, now, dice);
      } else if (due != null) {
        effects.onUnit(due, side, target, falls, now, dice);
      }
    }
    pinned[0] = was && now.away[side][target] ? target : pinned[0];
  }

  private static PlainScene at(PlainScene scene, PlainStand stand, int side, int unit, int target) {
    PlainScene at = new PlainScene(scene.system, stand, scene.round, side, unit);
    at.acting = scene.acting;
    at.meant = scene.meant;
    at.swapped = scene.swapped;
    at.shooterSide = scene.own;
    at.shooter = scene.shooter;
    at.targetSide = 1 - scene.own;
    at.target = target;
    return at;
  }

  private void pairs(Json.Obj fire, PlainScene scene, PlainStand now, AllRolls dice) {
    List<List<Integer>> shown = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      PlainScene one = new PlainScene(scene.system, scene.stand, scene.round, side, -1);
      PlainFight.Thrown thrown = PlainFight.thrown(fire, one, 0, true);
      Map<List<Integer>, Double> all = Map.of(List.of(), 1.0);
      for (int i = dice(fire, one); i > 0; i--) {
        all = PlainRoll.and(all, thrown.natural());
      }
      shown.add(dice.roll(all).stream().map(it -> -it - thrown.added()).sorted().toList());
    }
    String ties = PlainRoll.text(fire.get("ties"));
    int[] hits = new int[2];
    for (int i = 0; i < Math.min(shown.get(0).size(), shown.get(1).size()); i++) {
      int compared = Integer.compare(shown.get(1).get(i), shown.get(0).get(i));
      boolean tied = compared == 0;
      hits[1] += compared > 0 || tied && ties.matches("attacker|both") ? 1 : 0;
      hits[0] += compared < 0 || tied && ties.matches("defender|both") ? 1 : 0;
    }
    for (int side = 0; side < 2; side++) {
      PlainScene other = new PlainScene(scene.system, scene.stand, scene.round, 1 - side, -1);
      other.targetSide = side;
      for (int i = 0; i < hits[side]; i++) {
        fall("hit", fire, other, now, dice, new int[] {-1});
      }
    }
  }
}

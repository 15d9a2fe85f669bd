package vedette.rules.own;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.json.Json;
import vedette.rules.AllRolls;

/** What effects do, as their texts say it. */
final class PlainEffects {
  private final PlainFight fight;
  private final PlainSystem system;

  PlainEffects(PlainFight fight) {
    this.fight = fight;
    system = fight.system;
  }

  static List<String> list(Json json) {
    List<String> effects = new ArrayList<>();
    if (json instanceof Json.Arr several) {
      several.values().forEach(it -> effects.add(PlainRoll.text(it)));
    } else if (json != null) {
      effects.add(PlainRoll.text(json));
    }
    return effects;
  }

  /** The effect without its condition; null if that does not hold. */
  static String due(String effect, PlainScene scene) {
    int at = effect.indexOf(" unless ");
    if (at >= 0) {
      return scene.holds(effect.substring(at + 8)) ? null : effect.substring(0, at);
    }
    at = effect.indexOf(" if ");
    if (at >= 0) {
      return scene.holds(effect.substring(at + 4)) ? effect.substring(0, at) : null;
    }
    return effect;
  }

  private static String by(String text) {
    return text.matches(".* (point|step|unit)s?")
        ? text.replaceFirst(".* (point|step|unit)s?$", "$1s")
        : "";
  }

  private static String withoutBy(String text) {
    return text.replaceFirst(" (point|step|unit)s?$", "");
  }

  /** How many a text says: a roll, or an amount. */
  private int number(String text, PlainScene scene, AllRolls dice) {
    if (text.matches("\\d*d\\d.*|average.*")) {
      PlainRoll roll = new PlainRoll(text, system.json("customDice"), false);
      int added = roll.added;
      for (String value : roll.values) {
        added += scene.amount(value).intValue();
      }
      return Math.max(0, dice.roll(roll.natural()) + added);
    }
    return Math.max(0, scene.amount(text).intValue());
  }

  /** A result that comes about; a cell may have several, from left to right. */
  void result(Json.Obj result, PlainScene scene, PlainStand now, AllRolls dice, Json.Obj saves) {
    PlainStand before = now.copy();
    for (int later = 0; later < 2; later++) {
      for (Json.Member member : result.members()) {
        List<Integer> sides =
            member.name().equals("both") ? List.of(0, 1) : List.of(scene.side(member.name()));
        List<String> effects = list(member.value());
        boolean asMuch = effects.stream().anyMatch(it -> it.contains("as much"));
        for (int side : sides) {
          if (side >= 0 && asMuch == (later == 1)) {
            PlainScene own = member.name().equals("both") ? scene.seenBy(side) : scene;
            for (String effect : effects) {
              onSide(effect, side, own, before, now, dice, saves);
            }
          }
        }
      }
    }
    if (result.get("ending") != null) {
      now.ending = PlainRoll.text(result.get("ending"));
    }
  }

  private void onSide(
      String written,
      int side,
      PlainScene scene,
      PlainStand before,
      PlainStand now,
      AllRolls dice,
      Json.Obj saves) {
    String effect = due(written, scene);
    if (effect == null || effect.equals("nothing")) {
      return;
    }
    PlainLosses losses = fight.losses.get(side);
    if (effect.startsWith("lose ") && effect.contains(" or retreat")) {
      boolean back = new PlainScene(system, now, scene.round, side, -1).holds(fight.retreats[side]);
      String[] either = effect.split(" or ");
      onSide(either[back ? 1 : 0], side, scene, before, now, dice, saves);
    } else if (effect.equals("lose all")) {
      losses.loseAll(now);
    } else if (effect.contains("as much")) {
      PlainLosses other = fight.losses.get(1 - side);
      int gone = other.standing(before) - other.standing(lostOnly(before, now, 1 - side));
      losses.loseStrength(
          now,
          effect.contains("half")
              ? PlainScene.rounded(new BigFraction(gone, 2), after(effect, "rounded ")).intValue()
              : gone);
    } else if (effect.startsWith("lose half") || effect.contains("%")) {
      int percent =
          effect.contains("half")
              ? 50
              : Integer.parseInt(effect.replaceAll("lose (\\d+)%.*", "$1"));
      BigFraction share = new BigFraction(losses.most(scene.stand)).multiply(percent).divide(100);
      losses.lose(
          now,
          effect.contains("rounded")
              ? PlainScene.rounded(share, after(effect, "rounded ")).intValue()
              : share.intValue(),
          "");
    } else if (effect.startsWith("gain ")) {
      for (int i = number(effect.substring(5), scene, dice); i > 0; i--) {
        for (int unit = 0; unit < now.left[side].length; unit++) {
          if (comesBack(1, side, unit, now)) {
            break;
          }
        }
      }
    } else if (effect.endsWith(" of random unit") && saves == null) {
      onAny(effect, losses, side, scene, now, dice);
    } else if (effect.startsWith("lose ")) {
      int number = number(withoutBy(effect.substring(5)), scene, dice);
      for (int i = 0; i < number && saves != null; i++) {
        int unit = losses.next(now);
        if (unit < 0) {
          continue;
        }
        PlainScene saving = scene.of(side, unit);
        List<String> came = PlainFight.came(saves, "save", saving, saving, dice);
        if (came.isEmpty()) {
          losses.loseOf(now, unit, by(effect));
        }
        for (String each : came) {
          if (!each.equals("save")) {
            onUnit(each, side, unit, saving, now, dice);
          }
        }
      }
      if (saves == null) {
        losses.lose(now, number, by(effect));
      }
    } else if (effect.matches("retreat.*|repulsed.*")) {
      boolean any = false;
      for (int unit = 0; unit < now.left[side].length; unit++) {
        if (now.isIn(side, unit)) {
          now.away[side][unit] = true;
          any = true;
        }
      }
      goBack(effect, side, any, now);
    } else if (effect.startsWith("check ")) {
      PlainScene checking = new PlainScene(system, now.copy(), scene.round, side, -1);
      fight.check(effect.substring(6), checking, now, dice, one -> true);
    } else {
      for (int unit = 0; unit < now.left[side].length; unit++) {
        state(effect, side, unit, scene, now, dice);
      }
    }
  }

  /** Each loss falls on one of the units that it can fall on. */
  void onAny(
      String effect,
      PlainLosses losses,
      int side,
      PlainScene scene,
      PlainStand now,
      AllRolls dice) {
    String number = effect.substring(5, effect.length() - " of random unit".length());
    for (int i = fightNumber(withoutBy(number), scene, dice); i > 0; i--) {
      List<Integer> units = losses.all(now);
      if (!units.isEmpty()) {
        Map<Integer, Double> any = new HashMap<>();
        units.forEach(unit -> any.put(unit, 1.0 / units.size()));
        losses.loseOf(now, dice.roll(any), by(number));
      }
    }
  }

  /** Whether so much of what a unit in the fight has lost in it came back. */
  private boolean comesBack(int number, int side, int unit, PlainStand now) {
    int full = system.units.get(side).get(unit).full();
    boolean back = now.isIn(side, unit) && now.left[side][unit] < full && number > 0;
    now.left[side][unit] =
        back ? Math.min(full, now.left[side][unit] + number) : now.left[side][unit];
    return back;
  }

  /** As before, but for what a side has lost since. */
  private static PlainStand lostOnly(PlainStand before, PlainStand now, int side) {
    PlainStand lost = before.copy();
    System.arraycopy(now.left[side], 0, lost.left[side], 0, now.left[side].length);
    return lost;
  }

  private static String after(String text, String word) {
    return text.substring(text.indexOf(word) + word.length()).strip();
  }

  /** Its hexes are counted. */
  private static void goBack(String effect, int side, boolean any, PlainStand now) {
    String[] words = effect.split(" ");
    if (any) {
      now.hexes[side] += words.length > 1 ? Integer.parseInt(words[1]) : 0;
      now.repulsed[side] |= words[0].equals("repulsed");
    }
  }

  private void state(
      String effect, int side, int unit, PlainScene scene, PlainStand now, AllRolls dice) {
    Map<String, Integer> states = now.states.get(side).get(unit);
    if (!now.isIn(side, unit)) {
      return;
    }
    if (effect.startsWith("not ")) {
      states.remove(effect.substring(4));
      return;
    }
    String lasts = system.text("states", effect, "lasts");
    Json again = system.json("states", effect, "again");
    if (states.containsKey(effect) && again != null) {
      for (String each : list(again)) {
        onUnit(each, side, unit, scene.of(side, unit), now, dice);
      }
      return;
    }
    states.put(effect, lasts == null ? PlainStand.ALWAYS : lasts.equals("round") ? 1 : 2);
  }

  /** An effect on one unit. */
  void onUnit(String written, int side, int unit, PlainScene scene, PlainStand now, AllRolls dice) {
    String effect = due(written, scene);
    if (effect == null || effect.equals("nothing")) {
      return;
    }
    PlainLosses losses = fight.losses.get(side);
    if (effect.startsWith("lose ") && effect.contains(" or retreat")) {
      boolean back =
          new PlainScene(system, now, scene.round, side, unit).holds(fight.retreats[side]);
      onUnit(effect.split(" or ")[back ? 1 : 0], side, unit, scene, now, dice);
    } else if (effect.equals("lose all")) {
      now.left[side][unit] = now.isIn(side, unit) ? 0 : now.left[side][unit];
    } else if (effect.startsWith("lose half") || effect.contains("%")) {
      int percent =
          effect.contains("half")
              ? 50
              : Integer.parseInt(effect.replaceAll("lose (\\d+)%.*", "$1"));
      BigFraction share =
          new BigFraction(scene.stand.left[side][unit]).multiply(percent).divide(100);
      lose(PlainScene.rounded(share, after(effect, "rounded ")).intValue(), "", side, unit, now);
    } else if (effect.startsWith("lose ") && effect.endsWith(" of one figure")) {
      int number =
          fightNumber(
              effect.substring(5, effect.length() - " of one figure".length()), scene, dice);
      int life = system.value(now, side, unit, "life", List.of()).intValue();
      int front = (now.left[side][unit] - 1) % life + 1;
      lose(Math.min(number, front), "", side, unit, now);
    } else if (effect.startsWith("gain ")) {
      comesBack(fightNumber(effect.substring(5), scene, dice), side, unit, now);
    } else if (effect.startsWith("lose ")) {
      String text = withoutBy(effect.substring(5));
      lose(fightNumber(text, scene, dice), by(effect), side, unit, now);
    } else if (effect.matches("retreat.*|repulsed.*")) {
      goBack(effect, side, now.left[side][unit] > 0, now);
      now.away[side][unit] |= now.left[side][unit] > 0;
    } else if (effect.startsWith("check ")) {
      PlainScene checking = new PlainScene(system, now.copy(), scene.round, side, -1);
      fight.check(effect.substring(6), checking, now, dice, one -> one == unit);
    } else {
      state(effect, side, unit, scene, now, dice);
    }
  }

  /** In fire a number is the shooter's. */
  private int fightNumber(String text, PlainScene scene, AllRolls dice) {
    return number(
        text, scene.shooter >= 0 ? scene.of(scene.shooterSide, scene.shooter) : scene, dice);
  }

  /** Also what was just driven back loses what else falls on it. */
  private void lose(int number, String by, int side, int unit, PlainStand now) {
    for (int i = 0; i < number && now.left[side][unit] > 0; i++) {
      fight.losses.get(side).loseOf(now, unit, by);
    }
  }
}

package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.json.Json;
import vedette.rules.AllRolls;

/** A roll on a table. */
final class PlainTable {
  private static final int ABOVE = 1_000;

  private final PlainFight fight;
  private final PlainEffects effects;
  private final String said;

  PlainTable(PlainFight fight, PlainEffects effects, String said) {
    this.fight = fight;
    this.effects = effects;
    this.said = said;
  }

  void roll(Json.Obj table, PlainScene scene, PlainStand now, AllRolls dice) {
    int side = scene.own;
    boolean any = false;
    for (int unit = 0; unit < scene.stand.left[side].length; unit++) {
      if (scene.acts(side, unit)) {
        any = true;
        if (word(table, "rolls").equals("unit")) {
          one(table, scene.of(side, unit), now, dice);
        }
      }
    }
    if (any && !word(table, "rolls").equals("unit")) {
      one(table, scene, now, dice);
    }
  }

  private static String word(Json.Obj object, String key) {
    return object.get(key) == null ? "" : PlainRoll.text(object.get(key));
  }

  private void one(Json.Obj table, PlainScene scene, PlainStand now, AllRolls dice) {
    Json.Obj columns = (Json.Obj) table.get("columns");
    int column = columns == null ? 0 : column(table, columns, scene);
    if (column < 0) {
      if (!word(columns, "compare").equals("own")) {
        now.ending = "off the table";
      }
      return;
    }
    Json.Obj rows = (Json.Obj) table.get("rows");
    List<Json> list = ((Json.Arr) rows.get("list")).values();
    int row = row(table, rows, list, scene, dice);
    Json cell = ((Json.Arr) ((Json.Obj) list.get(row)).get("cells")).values().get(column);
    Json.Obj saves = (Json.Obj) table.get("saves");
    if (word(table, "cells").equals("number")) {
      int number = Integer.parseInt(PlainRoll.text(cell));
      effects.result(object(word(table, "loses"), "lose " + number), scene, now, dice, saves);
      return;
    }
    for (Json.Obj result : results(PlainRoll.text(cell), scene)) {
      effects.result(result, scene, now, dice, saves);
    }
  }

  private int column(Json.Obj table, Json.Obj columns, PlainScene scene) {
    List<String> names = new ArrayList<>();
    for (Json each : ((Json.Arr) columns.get("list")).values()) {
      Json.Obj object = each instanceof Json.Obj it ? it : null;
      names.add(
          object == null
              ? PlainRoll.text(each)
              : PlainRoll.text(object.get(object.get("name") != null ? "name" : "at")));
    }
    PlainModifiers modifiers = new PlainModifiers(table, scene);
    String compare = word(columns, "compare");
    int found =
        compare.isEmpty()
            ? names.indexOf(said)
            : compared(columns, compare, names, scene, modifiers);
    // As in every table: shifts go from the column that was found, which may be an outer one.
    if (found < 0 || found == ABOVE) {
      if (word(columns, found < 0 ? "below" : "above").equals("none")) {
        return -1;
      }
      found = found < 0 ? 0 : names.size() - 1;
    }
    int shifted = found + modifiers.net("shift");
    if (shifted < 0 && word(columns, "below").equals("none")
        || shifted >= names.size() && word(columns, "above").equals("none")) {
      return -1;
    }
    int column = Math.max(0, Math.min(names.size() - 1, shifted));
    for (String least : modifiers.texts("least")) {
      column = Math.max(column, names.indexOf(least));
    }
    for (String most : modifiers.texts("greatest")) {
      column = Math.min(column, names.indexOf(most));
    }
    return column;
  }

  private static int compared(
      Json.Obj columns,
      String compare,
      List<String> names,
      PlainScene scene,
      PlainModifiers modifiers) {
    if (scene.side(compare) >= 0) {
      return last(names, counted(columns, compare, scene, modifiers));
    }
    BigFraction attacker = counted(columns, "attacker", scene, modifiers);
    BigFraction defender = counted(columns, "defender", scene, modifiers);
    if (compare.equals("differential")) {
      return last(names, attacker.subtract(defender));
    }
    if (defender.equals(BigFraction.ZERO)) {
      return ABOVE;
    }
    String rounding = word(columns, "rounding");
    BigFraction quotient = attacker.divide(defender);
    if (compare.equals("percent")) {
      BigFraction percent = quotient.multiply(100);
      return last(names, rounding.isEmpty() ? percent : PlainScene.rounded(percent, rounding));
    }
    int found = -1;
    for (int i = 0; i < names.size(); i++) {
      found = quotient.compareTo(ratio(names.get(i))) >= 0 ? i : found;
    }
    if (found == names.size() - 1 && quotient.compareTo(ratio(names.get(found))) > 0) {
      return ABOVE;
    }
    if (found < 0 || found == names.size() - 1) {
      return found;
    }
    BigFraction low = ratio(names.get(found));
    BigFraction part = quotient.subtract(low).divide(ratio(names.get(found + 1)).subtract(low));
    return found + PlainScene.rounded(part, rounding).intValue();
  }

  private static BigFraction ratio(String name) {
    String[] parts = name.split(":");
    return new BigFraction(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }

  /** The column in whose range a number is; -1 below all, many above all. */
  private static int last(List<String> names, BigFraction number) {
    int whole = number.intValue();
    for (int i = 0; i < names.size(); i++) {
      if (PlainRoll.range(names.get(i)).test(whole)) {
        return i;
      }
    }
    return PlainRoll.range(names.get(0).replaceFirst("(\\d)-.*", "$1") + "+").test(whole)
        ? ABOVE
        : -1;
  }

  /** What a side counts in the columns. */
  private static BigFraction counted(
      Json.Obj columns, String key, PlainScene scene, PlainModifiers modifiers) {
    int side = scene.side(key);
    String amount = columns.get(key) == null ? "strength" : PlainRoll.text(columns.get(key));
    BigFraction sum = BigFraction.ZERO;
    if (!amount.matches("[A-Za-z][\\w-]*") || amount.equals("units")) {
      sum = scene.of(side, side == scene.own ? scene.unit : -1).amount(amount);
    } else {
      for (int unit = 0; unit < scene.stand.left[side].length; unit++) {
        if (scene.acts(side, unit) && (scene.unit < 0 || side != scene.own || unit == scene.unit)) {
          sum =
              sum.add(
                  scene.system.value(
                      scene.stand, side, unit, amount, modifiers.changes(side, unit)));
        }
      }
    }
    return PlainSystem.Change.all(sum, modifiers.changes(side, -1));
  }

  private int row(Json.Obj table, Json.Obj rows, List<Json> list, PlainScene scene, AllRolls dice) {
    String text = PlainRoll.text(rows.get("die"));
    if (!text.contains(" v ")) {
      List<Json.Member> members = new ArrayList<>(table.members());
      members.add(new Json.Member("die", null, rows.get("die")));
      PlainFight.Thrown thrown = PlainFight.thrown(new Json.Obj(members, null), scene, 0, false);
      return row(list, dice.roll(thrown.natural()) + thrown.added());
    }
    int[] total = new int[2];
    for (int part = 0; part < 2; part++) {
      int side = scene.side(part == 0 ? "attacker" : "defender");
      PlainScene mine = scene.of(side, side == scene.own ? scene.unit : -1);
      PlainRoll roll =
          new PlainRoll(text.split(" v ")[part], scene.system.json("customDice"), false);
      BigFraction added = new BigFraction(roll.added);
      for (String value : roll.values) {
        added = added.add(mine.amount(value));
      }
      Map<Integer, Double> totals = new TreeMap<>();
      List<PlainSystem.Change> changes = ofRoll(table, side, mine);
      BigFraction plus = added;
      roll.natural()
          .forEach(
              (face, p) ->
                  totals.merge(
                      PlainSystem.Change.all(plus.add(face), changes).intValue(), p, Double::sum));
      total[part] = dice.roll(totals);
    }
    return word(rows, "compare").equals("doubling")
        ? names(list).indexOf(doubling(total[0], total[1]))
        : row(list, total[0] - total[1]);
  }

  /** Own is looked at from either side. */
  private static List<PlainSystem.Change> ofRoll(Json.Obj table, int side, PlainScene mine) {
    List<PlainSystem.Change> all = new ArrayList<>();
    for (String key : List.of("attacker", "defender", "own")) {
      if (mine.side(key) == side) {
        all.addAll(new PlainModifiers(table, mine).changes(key));
      }
    }
    all.addAll(new PlainModifiers(table, mine.of(1 - side, -1)).changes("enemy"));
    return all;
  }

  private static String doubling(int attacker, int defender) {
    if (attacker == defender) {
      return "ties";
    }
    boolean doubled = Math.max(attacker, defender) >= 2 * Math.min(attacker, defender);
    return attacker > defender ? doubled ? "doubles" : "beats" : doubled ? "is doubled" : "loses";
  }

  private static List<String> names(List<Json> rows) {
    return rows.stream().map(it -> PlainRoll.text(((Json.Obj) it).get("at"))).toList();
  }

  private static int row(List<Json> list, int shown) {
    List<String> names = names(list);
    for (int i = 0; i < names.size(); i++) {
      if (PlainRoll.range(names.get(i)).test(shown)) {
        return i;
      }
    }
    boolean below = PlainRoll.range(names.get(0).replaceFirst("(\\d)-.*", "$1") + "+").test(shown);
    return below ? names.size() - 1 : 0;
  }

  private List<Json.Obj> results(String cell, PlainScene scene) {
    if (cell.equals("-")) {
      return List.of();
    }
    Json.Obj declared = fight.system.object("results", cell);
    if (declared != null) {
      return List.of(declared);
    }
    if (cell.contains("/")) {
      List<Json.Obj> all = new ArrayList<>();
      for (String word : cell.split("/")) {
        all.addAll(results(word, scene));
      }
      return all;
    }
    if (cell.equals("EX")) {
      int attacker = fight.losses.get(scene.side("attacker")).standing(scene.stand);
      int defender = fight.losses.get(scene.side("defender")).standing(scene.stand);
      if (attacker == defender) {
        return List.of(object("both", "lose all"));
      }
      String weaker = attacker < defender ? "attacker" : "defender";
      String other = attacker < defender ? "defender" : "attacker";
      List<Json.Member> members = new ArrayList<>(object(weaker, "lose all").members());
      members.addAll(object(other, "lose as much").members());
      return List.of(new Json.Obj(members, null));
    }
    return List.of(builtIn(cell));
  }

  private static Json.Obj builtIn(String cell) {
    String whom = cell.startsWith("A") ? "attacker" : "defender";
    String rest = cell.substring(1);
    if (rest.equals("E")) {
      return object(whom, "lose all");
    }
    List<Json> does = new ArrayList<>();
    String losses = rest.replaceFirst("^(\\d*).*", "$1");
    if (!losses.isEmpty()) {
      does.add(new Json.Str("lose " + losses, null));
    }
    String back = rest.substring(losses.length());
    if (!back.isEmpty()) {
      String word = back.startsWith("Rp") ? "repulsed" : "retreat";
      does.add(new Json.Str((word + " " + back.replaceFirst("Rp?", "")).strip(), null));
    }
    return new Json.Obj(List.of(new Json.Member(whom, null, new Json.Arr(does, null))), null);
  }

  private static Json.Obj object(String key, String effect) {
    return new Json.Obj(List.of(new Json.Member(key, null, new Json.Str(effect, null))), null);
  }
}

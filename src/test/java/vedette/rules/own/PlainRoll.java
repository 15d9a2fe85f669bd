package vedette.rules.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.json.Json;

/** A roll as the format writes it: its natural dice, counted out, and what is added to them. */
final class PlainRoll {
  private static final Pattern TERM =
      Pattern.compile(
          "\\s*([+-]?)\\s*(?:(\\d*)d(\\d+)|(\\d+)?([A-Za-z][\\w-]*(?: [a-z]+)?)|(\\d+))");

  /** Names of the faces of dice with words, from this number on. */
  static final int WORDS = 1_000;

  /** Values that are added, by name; a minus before what is taken off. */
  final List<String> values = new ArrayList<>();

  final List<String> faceNames = new ArrayList<>();
  int added;

  /** The one die, where there is one; else the last. */
  Map<Integer, Double> die = new TreeMap<>();

  IntPredicate explodes = face -> false;
  int explodesTimes;
  private int sign = 1;
  private final boolean pool;
  private Map<List<Integer>, Double> dice = Map.of(List.of(), 1.0);
  private Map<Integer, Double> negative = Map.of(0, 1.0);
  private Map<Integer, Double> counted;

  PlainRoll(String text, Json custom, boolean pool) {
    this.pool = pool;
    String[] clauses = text.split(",\\s*");
    List<Map<Integer, Double>> each = new ArrayList<>();
    Matcher term = TERM.matcher(clauses[0]);
    while (term.find()) {
      sign = term.group(1).equals("-") ? -1 : 1;
      if (term.group(3) != null) {
        int sides = Integer.parseInt(term.group(3));
        String times = term.group(2);
        many(times.isEmpty() ? 1 : Integer.parseInt(times), regular(sides), each);
      } else if (term.group(6) != null) {
        added += sign * Integer.parseInt(term.group(6));
      } else {
        String name = term.group(5);
        Json faces = custom instanceof Json.Obj all ? all.get(name) : null;
        int times = term.group(4) == null ? 1 : Integer.parseInt(term.group(4));
        if (name.equals("average")) {
          many(times, Map.of(2, 1 / 6.0, 3, 2 / 6.0, 4, 2 / 6.0, 5, 1 / 6.0), each);
        } else if (faces != null) {
          many(times, faces(faces), each);
        } else {
          values.add((sign < 0 ? "-" : "") + name);
        }
      }
    }
    List<Map<Integer, Double>> changed = each;
    for (int i = 1; i < clauses.length; i++) {
      if (clauses[i].startsWith("reroll")) {
        String[] words = clauses[i].split(" ");
        IntPredicate bad = range(words[1]);
        changed = changed.stream().map(it -> again(it, bad, words[2].equals("always"))).toList();
      }
    }
    if (!changed.isEmpty()) {
      die = changed.get(changed.size() - 1);
    }
    for (Map<Integer, Double> one : changed) {
      dice = and(dice, one);
    }
    for (int i = 1; i < clauses.length; i++) {
      clause(clauses[i], each);
    }
  }

  private void clause(String clause, List<Map<Integer, Double>> each) {
    String[] words = clause.split(" ");
    if (words[0].equals("explode")) {
      explodes = range(words[1]);
      explodesTimes = words[2].equals("once") ? 1 : Integer.parseInt(words[words.length - 1]);
      if (!pool) {
        dice = Map.of(List.of(), 1.0);
        each.forEach(one -> dice = exploded(dice, one, explodesTimes));
      }
    } else if (words[0].equals("highest") || words[0].equals("lowest")) {
      int keep = Integer.parseInt(words[1]);
      Map<List<Integer>, Double> kept = new LinkedHashMap<>();
      dice.forEach(
          (list, p) ->
              kept.merge(
                  words[0].equals("highest")
                      ? list.subList(Math.max(0, list.size() - keep), list.size())
                      : list.subList(0, Math.min(keep, list.size())),
                  p,
                  Double::sum));
      dice = kept;
    } else if (words[0].equals("count")) {
      IntPredicate good = range(words[1]);
      counted = new TreeMap<>();
      dice.forEach(
          (list, p) ->
              counted.merge((int) list.stream().filter(good::test).count(), p, Double::sum));
    }
  }

  private Map<List<Integer>, Double> exploded(
      Map<List<Integer>, Double> before, Map<Integer, Double> one, int times) {
    Map<List<Integer>, Double> all = new LinkedHashMap<>();
    before.forEach(
        (list, p) ->
            one.forEach(
                (face, q) -> {
                  Map<List<Integer>, Double> now = Map.of(with(list, face), p * q);
                  (times > 0 && explodes.test(face) ? exploded(now, one, times - 1) : now)
                      .forEach((key, r) -> all.merge(key, r, Double::sum));
                }));
    return all;
  }

  private void many(int times, Map<Integer, Double> one, List<Map<Integer, Double>> each) {
    for (int i = 0; i < times; i++) {
      if (sign > 0) {
        each.add(one);
      } else {
        Map<Integer, Double> sum = new TreeMap<>();
        Map<Integer, Double> before = negative;
        before.forEach((a, p) -> one.forEach((b, q) -> sum.merge(a - b, p * q, Double::sum)));
        negative = sum;
      }
    }
  }

  private static Map<Integer, Double> regular(int sides) {
    Map<Integer, Double> faces = new TreeMap<>();
    int digits = sides == 66 ? 2 : sides == 666 ? 3 : 0;
    if (digits == 0) {
      for (int face = 1; face <= sides; face++) {
        faces.put(face, 1.0 / sides);
      }
      return faces;
    }
    for (int i = 0; i < Math.pow(6, digits); i++) {
      int number = 0;
      for (int rest = i, place = 1, d = 0; d < digits; d++, rest /= 6, place *= 10) {
        number += place * (1 + rest % 6);
      }
      faces.put(number, 1 / Math.pow(6, digits));
    }
    return faces;
  }

  private Map<Integer, Double> faces(Json custom) {
    Map<Integer, Double> faces = new TreeMap<>();
    if (custom instanceof Json.Arr list) {
      for (Json face : list.values()) {
        faces.merge(face(text(face)), 1.0 / list.values().size(), Double::sum);
      }
      return faces;
    }
    List<Json.Member> weighted = ((Json.Obj) custom).members();
    double all = weighted.stream().mapToDouble(it -> Double.parseDouble(text(it.value()))).sum();
    for (Json.Member face : weighted) {
      faces.merge(face(face.name()), Double.parseDouble(text(face.value())) / all, Double::sum);
    }
    return faces;
  }

  private int face(String text) {
    if (text.matches("-?\\d+")) {
      return Integer.parseInt(text);
    }
    if (!faceNames.contains(text)) {
      faceNames.add(text);
    }
    return WORDS + faceNames.indexOf(text);
  }

  static String text(Json json) {
    return json instanceof Json.Num number ? number.text() : ((Json.Str) json).value();
  }

  /** A die whose bad faces are rolled again. */
  static Map<Integer, Double> again(Map<Integer, Double> one, IntPredicate bad, boolean always) {
    Map<Integer, Double> changed = new TreeMap<>();
    double rerolled = one.keySet().stream().filter(bad::test).mapToDouble(one::get).sum();
    one.forEach(
        (face, p) -> {
          double more = always ? p / (1 - rerolled) : (bad.test(face) ? 0 : p) + rerolled * p;
          if (!(always && bad.test(face))) {
            changed.put(face, more);
          }
        });
    return changed;
  }

  /** {@code 1}, {@code 2-3}, {@code ..2}, {@code 5+}, with minus before either number. */
  static IntPredicate range(String text) {
    if (text.startsWith("..")) {
      int last = Integer.parseInt(text.substring(2));
      return it -> it <= last;
    }
    if (text.endsWith("+")) {
      int first = Integer.parseInt(text.substring(0, text.length() - 1));
      return it -> it >= first;
    }
    Matcher both = Pattern.compile("(-?\\d+)(?:-|\\.\\.)(-?\\d+)").matcher(text);
    if (both.matches()) {
      int first = Integer.parseInt(both.group(1));
      int last = Integer.parseInt(both.group(2));
      return it -> it >= first && it <= last;
    }
    int only = Integer.parseInt(text);
    return it -> it == only;
  }

  /** The natural rolls and their probabilities. */
  Map<Integer, Double> natural() {
    if (counted != null) {
      return counted;
    }
    Map<Integer, Double> sums = new TreeMap<>();
    dice.forEach(
        (list, p) ->
            negative.forEach(
                (less, q) ->
                    sums.merge(list.stream().mapToInt(it -> it).sum() + less, p * q, Double::sum)));
    return sums;
  }

  private static List<Integer> with(List<Integer> dice, int face) {
    List<Integer> longer = new ArrayList<>(dice);
    longer.add(face);
    longer.sort(null);
    return longer;
  }

  /** Lists of dice and their probabilities, with one more die. */
  static Map<List<Integer>, Double> and(Map<List<Integer>, Double> dice, Map<Integer, Double> one) {
    Map<List<Integer>, Double> all = new LinkedHashMap<>();
    dice.forEach(
        (list, p) -> one.forEach((face, q) -> all.merge(with(list, face), p * q, Double::sum)));
    return all;
  }
}

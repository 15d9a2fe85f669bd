package vedette.rules.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A roll in the notation of the format, counted die by die. */
final class PlainRoll {
  private static final Pattern TERM =
      Pattern.compile("([+-]?)\\s*(?:(\\d*)(d\\d+|average)|(\\d+))");

  /** The faces that add a die, and their limit; in fire, each added die may hit separately. */
  IntPredicate explodes = face -> false;

  int explosions;

  private Map<List<Integer>, Double> dice = Map.of(List.of(), 1.0);
  private Map<Integer, Double> subtracted = Map.of(0, 1.0);
  private Map<Integer, Double> counted;

  PlainRoll(String text) {
    String[] clauses = text.split(",\\s*");
    List<Map<Integer, Double>> each = new ArrayList<>();
    Matcher term = TERM.matcher(clauses[0]);
    while (term.find()) {
      boolean minus = term.group(1).equals("-");
      if (term.group(3) == null) {
        int added = Integer.parseInt(term.group(4));
        subtract(Map.of(minus ? added : -added, 1.0));
      } else {
        int times = term.group(2).isEmpty() ? 1 : Integer.parseInt(term.group(2));
        for (int i = 0; i < times; i++) {
          if (minus) {
            subtract(faces(term.group(3)));
          } else {
            each.add(faces(term.group(3)));
          }
        }
      }
    }
    for (int i = 1; i < clauses.length; i++) {
      if (clauses[i].startsWith("reroll")) {
        String[] words = clauses[i].split(" ");
        each.replaceAll(one -> again(one, range(words[1]), words[2].equals("always")));
      }
    }
    each.forEach(one -> dice = and(dice, one));
    for (int i = 1; i < clauses.length; i++) {
      clause(clauses[i].split(" "));
    }
  }

  private void clause(String[] words) {
    switch (words[0]) {
      case "explode" -> {
        explodes = range(words[1]);
        explosions = words[2].equals("once") ? 1 : Integer.parseInt(words[4]);
      }
      case "highest", "lowest" -> {
        int keep = Integer.parseInt(words[1]);
        Map<List<Integer>, Double> kept = new LinkedHashMap<>();
        dice.forEach(
            (list, p) -> {
              int from = words[0].equals("highest") ? list.size() - keep : 0;
              kept.merge(list.subList(from, from + keep), p, Double::sum);
            });
        dice = kept;
      }
      case "count" -> {
        IntPredicate good = range(words[1]);
        counted = new TreeMap<>();
        dice.forEach(
            (list, p) ->
                counted.merge((int) list.stream().filter(good::test).count(), p, Double::sum));
      }
      default -> {}
    }
  }

  private void subtract(Map<Integer, Double> one) {
    Map<Integer, Double> sum = new TreeMap<>();
    subtracted.forEach((a, p) -> one.forEach((b, q) -> sum.merge(a + b, p * q, Double::sum)));
    subtracted = sum;
  }

  private static Map<Integer, Double> faces(String die) {
    Map<Integer, Double> faces = new TreeMap<>();
    if (die.equals("average")) {
      List.of(2, 3, 3, 4, 4, 5).forEach(it -> faces.merge(it, 1 / 6.0, Double::sum));
    } else if (die.equals("d66")) {
      for (int i = 0; i < 36; i++) {
        faces.put(10 * (1 + i / 6) + 1 + i % 6, 1 / 36.0);
      }
    } else {
      int sides = Integer.parseInt(die.substring(1));
      for (int face = 1; face <= sides; face++) {
        faces.put(face, 1.0 / sides);
      }
    }
    return faces;
  }

  private static Map<Integer, Double> again(
      Map<Integer, Double> one, IntPredicate bad, boolean always) {
    Map<Integer, Double> changed = new TreeMap<>();
    double rerolled = one.keySet().stream().filter(bad::test).mapToDouble(one::get).sum();
    one.forEach(
        (face, p) -> {
          if (!always) {
            changed.put(face, (bad.test(face) ? 0 : p) + rerolled * p);
          } else if (!bad.test(face)) {
            changed.put(face, p / (1 - rerolled));
          }
        });
    return changed;
  }

  /** Reads {@code 1}, {@code 2-3}, {@code ..2} or {@code 5+}. */
  private static IntPredicate range(String text) {
    String[] ends = text.startsWith("..") ? text.split("\\.\\.") : text.split("-");
    int first = ends[0].isEmpty() ? Integer.MIN_VALUE : Integer.parseInt(ends[0].replace("+", ""));
    int last = text.endsWith("+") ? Integer.MAX_VALUE : Integer.parseInt(ends[ends.length - 1]);
    return it -> it >= first && it <= last;
  }

  /** Returns the totals and their probabilities, without the dice that explosions add. */
  Map<Integer, Double> totals() {
    if (counted != null) {
      return counted;
    }
    Map<Integer, Double> sums = new TreeMap<>();
    dice.forEach(
        (list, p) ->
            subtracted.forEach(
                (less, q) ->
                    sums.merge(list.stream().mapToInt(it -> it).sum() - less, p * q, Double::sum)));
    return sums;
  }

  /** Returns the probability of at least a number, without explosions. */
  double atLeast(int number) {
    return totals().entrySet().stream()
        .filter(it -> it.getKey() >= number)
        .mapToDouble(Map.Entry::getValue)
        .sum();
  }

  private static Map<List<Integer>, Double> and(
      Map<List<Integer>, Double> dice, Map<Integer, Double> one) {
    Map<List<Integer>, Double> all = new LinkedHashMap<>();
    dice.forEach(
        (list, p) ->
            one.forEach(
                (face, q) -> {
                  List<Integer> longer = new ArrayList<>(list);
                  longer.add(face);
                  longer.sort(null);
                  all.merge(longer, p * q, Double::sum);
                }));
    return all;
  }
}

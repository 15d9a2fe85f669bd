package vedette.rules.own;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Alike dice under clauses of a roll, as all the lists of faces that can lie on the table. Between
 * two clauses that keep some of the dice these are first rolled again, then explode.
 */
final class ListedDice {
  private Map<List<Integer>, BigFraction> lists = Map.of(List.of(), BigFraction.ONE);
  private Map<Integer, BigFraction> die = new HashMap<>();

  private ListedDice(int dice, int faces) {
    for (int face = 1; face <= faces; face++) {
      die.put(face, new BigFraction(1, faces));
    }
    for (int i = 0; i < dice; i++) {
      lists = withOneMore(lists, die);
    }
  }

  /** Returns the number of a roll and its probabilities. */
  static Map<Integer, BigFraction> of(int dice, int faces, List<String> clauses) {
    ListedDice plain = new ListedDice(dice, faces);
    List<String> alike = new ArrayList<>();
    IntPredicate counted = null;
    for (String clause : clauses) {
      String[] words = clause.split(" ");
      if (words[0].equals("count")) {
        counted = range(words[1]);
      } else if (words[0].endsWith("est")) {
        plain.onEach(alike);
        alike.clear();
        plain.keep(words[0].equals("highest"), Integer.parseInt(words[1]));
      } else {
        alike.add(clause);
      }
    }
    plain.onEach(alike);
    IntPredicate good = counted;
    Map<Integer, BigFraction> numbers = new TreeMap<>();
    plain.lists.forEach(
        (list, p) ->
            numbers.merge(
                list.stream().mapToInt(it -> good == null ? it : good.test(it) ? 1 : 0).sum(),
                p,
                BigFraction::add));
    return numbers;
  }

  private void onEach(List<String> clauses) {
    for (String first : List.of("reroll", "explode")) {
      for (String clause : clauses) {
        String[] words = clause.split(" ");
        if (words[0].equals(first) && first.equals("reroll")) {
          reroll(range(words[1]), words[2].equals("always"));
        } else if (words[0].equals(first)) {
          explode(range(words[1]), words[2].equals("once") ? 1 : Integer.parseInt(words[4]));
        }
      }
    }
  }

  private void reroll(IntPredicate bad, boolean always) {
    Map<Integer, BigFraction> fresh = new HashMap<>(die);
    if (always) {
      fresh.keySet().removeIf(bad::test);
      BigFraction all = fresh.values().stream().reduce(BigFraction.ZERO, BigFraction::add);
      fresh.replaceAll((face, p) -> p.divide(all));
    }
    Map<List<Integer>, BigFraction> after = new HashMap<>();
    lists.forEach(
        (list, p) -> {
          Map<List<Integer>, BigFraction> ways = Map.of(List.of(), p);
          for (int face : list) {
            ways = withOneMore(ways, bad.test(face) ? fresh : Map.of(face, BigFraction.ONE));
          }
          ways.forEach((to, q) -> after.merge(to, q, BigFraction::add));
        });
    lists = after;
    Map<Integer, BigFraction> rolled = new HashMap<>();
    die.forEach(
        (face, p) ->
            (bad.test(face) ? fresh : Map.of(face, BigFraction.ONE))
                .forEach((to, q) -> rolled.merge(to, p.multiply(q), BigFraction::add)));
    die = rolled;
  }

  private void explode(IntPredicate good, int times) {
    Map<List<Integer>, BigFraction> after = new HashMap<>();
    lists.forEach((list, p) -> explode(list, list, p, good, times, after));
    lists = after;
  }

  private void explode(
      List<Integer> all,
      List<Integer> last,
      BigFraction p,
      IntPredicate good,
      int times,
      Map<List<Integer>, BigFraction> after) {
    Map<List<Integer>, BigFraction> added = Map.of(List.of(), p);
    for (int face : last) {
      added = times > 0 && good.test(face) ? withOneMore(added, die) : added;
    }
    added.forEach(
        (more, q) -> {
          List<Integer> longer = new ArrayList<>(all);
          longer.addAll(more);
          if (more.isEmpty()) {
            after.merge(sorted(longer), q, BigFraction::add);
          } else {
            explode(longer, more, q, good, times - 1, after);
          }
        });
  }

  private void keep(boolean highest, int keep) {
    Map<List<Integer>, BigFraction> after = new HashMap<>();
    lists.forEach(
        (list, p) -> {
          int from = highest ? list.size() - keep : 0;
          after.merge(List.copyOf(list.subList(from, from + keep)), p, BigFraction::add);
        });
    lists = after;
  }

  private static Map<List<Integer>, BigFraction> withOneMore(
      Map<List<Integer>, BigFraction> lists, Map<Integer, BigFraction> die) {
    Map<List<Integer>, BigFraction> more = new HashMap<>();
    lists.forEach(
        (list, p) ->
            die.forEach(
                (face, q) -> {
                  List<Integer> longer = new ArrayList<>(list);
                  longer.add(face);
                  more.merge(sorted(longer), p.multiply(q), BigFraction::add);
                }));
    return more;
  }

  private static List<Integer> sorted(List<Integer> list) {
    List<Integer> sorted = new ArrayList<>(list);
    Collections.sort(sorted);
    return List.copyOf(sorted);
  }

  /** Reads {@code 1}, {@code 1-2} or {@code 4+}. */
  private static IntPredicate range(String text) {
    String[] ends = text.replace("+", "-99").split("-");
    int first = Integer.parseInt(ends[0]);
    int last = Integer.parseInt(ends[ends.length - 1]);
    return face -> face >= first && face <= last;
  }
}

package vedette.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import vedette.problem.Nearest;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problems;

/** A list of modifiers. */
public final class Modifiers extends Table {

  private final List<Modifier> list;
  private final List<Position> conditionsAt;
  private final List<Position> places;

  /**
   * A list that has been checked but for its conditions.
   *
   * @param conditionsAt where each modifier's condition stands in the file
   * @param places where each modifier stands
   */
  Modifiers(
      TableHead head, List<Modifier> list, List<Position> conditionsAt, List<Position> places) {
    super(head);
    this.list = List.copyOf(list);
    this.conditionsAt = List.copyOf(conditionsAt);
    this.places = List.copyOf(places);
  }

  /** The modifiers, in file order, each name once. */
  public List<Modifier> list() {
    return list;
  }

  /** The same list with another modifier in the place of one. */
  public Modifiers with(int index, Modifier other) {
    List<Modifier> changed = new ArrayList<>(list);
    changed.set(index, other);
    return new Modifiers(head(), changed, conditionsAt, places);
  }

  /** Where one stands in its file. */
  public Position at(int index) {
    return places.get(index);
  }

  /** Of several in one group only the strongest counts, the first of equals; others all count. */
  public static List<Modifier> strongest(Iterable<Modifier> applying) {
    List<Modifier> counting = new ArrayList<>();
    for (Modifier modifier : applying) {
      int same = sameGroup(counting, modifier);
      if (same < 0) {
        counting.add(modifier);
      } else if (Math.abs(modifier.value()) > Math.abs(counting.get(same).value())) {
        counting.set(same, modifier);
      }
    }
    return counting;
  }

  /** The same of all those in a list whose condition holds. */
  public static List<Modifier> strongest(List<Modifier> list, Predicate<String> holds) {
    List<Modifier> applying = new ArrayList<>();
    for (Modifier modifier : list) {
      if (holds.test(modifier.when())) {
        applying.add(modifier);
      }
    }
    return strongest(applying);
  }

  private static int sameGroup(List<Modifier> counting, Modifier modifier) {
    for (int i = 0; i < counting.size(); i++) {
      if (!modifier.group().isEmpty() && counting.get(i).group().equals(modifier.group())) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Checks that the rules know every condition.
   *
   * @param conditions the conditions that the rules check
   * @return this
   * @throws vedette.problem.WrongFile if a modifier has another one
   */
  public Modifiers checkedFor(Set<String> conditions) {
    Problems problems = new Problems();
    List<String> known = new ArrayList<>(new TreeSet<>(conditions));
    for (int i = 0; i < list.size(); i++) {
      String when = list.get(i).when();
      if (!conditions.contains(when)) {
        problems.error(
            Code.UNKNOWN_CONDITION,
            head().text(),
            conditionsAt.get(i),
            "the rules have no condition " + Printable.quote(when),
            Nearest.help(when, known));
      }
    }
    problems.throwIfErrors();
    return checkedIn(Set.of());
  }

  /**
   * Checks that the rules know whatever modifiers count in.
   *
   * @param known what modifiers of this table may count in
   * @return this
   * @throws vedette.problem.WrongFile if one counts in something else
   */
  public Modifiers checkedIn(Set<String> known) {
    Problems problems = new Problems();
    for (int i = 0; i < list.size(); i++) {
      for (String word : list.get(i).in()) {
        if (!known.contains(word)) {
          problems.error(
              Code.UNKNOWN_CONDITION,
              head().text(),
              places.get(i),
              "the rules have no " + Printable.quote(word) + " for a modifier to count in",
              known.isEmpty()
                  ? "leave \"in\" out"
                  : Nearest.help(word, new ArrayList<>(new TreeSet<>(known))));
        }
      }
    }
    problems.throwIfErrors();
    return this;
  }
}

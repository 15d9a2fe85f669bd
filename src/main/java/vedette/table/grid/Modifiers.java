package vedette.table.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import vedette.source.Nearest;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;

/** A table that is a list of modifiers. */
public final class Modifiers extends Table {

  private final List<Modifier> list;
  private final List<Position> conditionsAt;
  private final List<Position> places;

  /**
   * Creates a list that has been checked except for its conditions.
   *
   * @param conditionsAt the place of each modifier's condition in the file
   * @param places the place of each modifier in the file
   */
  public Modifiers(
      TableHead head, List<Modifier> list, List<Position> conditionsAt, List<Position> places) {
    super(head);
    this.list = List.copyOf(list);
    this.conditionsAt = List.copyOf(conditionsAt);
    this.places = List.copyOf(places);
  }

  /** Returns the modifiers, in file order, each name once. */
  public List<Modifier> list() {
    return list;
  }

  @Override
  public List<TablePart> parts() {
    return parts(list, places);
  }

  /** Returns the parts of modifiers. */
  static List<TablePart> parts(List<Modifier> list, List<Position> places) {
    List<TablePart> parts = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      parts.addAll(list.get(i).parts(places.get(i)));
    }
    return parts;
  }

  /** Returns the place of a modifier in its file. */
  public Position at(int index) {
    return places.get(index);
  }

  /**
   * Returns the modifiers that count: of several in one group only the strongest, the first of
   * equals; without a group ("") all.
   *
   * @param strength above 0, for bonuses and penalties alike
   */
  public static <M> List<M> strongest(
      Iterable<M> applying, Function<M, String> group, ToDoubleFunction<M> strength) {
    List<M> counting = new ArrayList<>();
    for (M each : applying) {
      int same = -1;
      for (int i = 0; i < counting.size() && !group.apply(each).isEmpty(); i++) {
        same = group.apply(counting.get(i)).equals(group.apply(each)) ? i : same;
      }
      if (same < 0) {
        counting.add(each);
      } else if (strength.applyAsDouble(each) > strength.applyAsDouble(counting.get(same))) {
        counting.set(same, each);
      }
    }
    return counting;
  }

  /** Returns the modifiers that count, compared by the size of their values. */
  public static List<Modifier> strongest(Iterable<Modifier> applying) {
    return strongest(applying, Modifier::group, modifier -> Math.abs(modifier.value()));
  }

  /** Returns the modifiers that count of those in a list whose condition holds. */
  public static List<Modifier> strongest(List<Modifier> list, Predicate<String> holds) {
    List<Modifier> applying = new ArrayList<>();
    for (Modifier modifier : list) {
      if (holds.test(modifier.when())) {
        applying.add(modifier);
      }
    }
    return strongest(applying);
  }

  /**
   * Checks that the rules know every condition.
   *
   * @param conditions the conditions that the rules check
   * @return this
   * @throws vedette.source.WrongFile if a modifier has another one
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
            "unknown condition " + Printable.quote(when),
            Nearest.help(when, known));
      }
    }
    problems.throwIfErrors();
    return checkedIn(Set.of());
  }

  /**
   * Checks that the rules know everything to which modifiers apply.
   *
   * @param known the rolls and values to which modifiers of this table may apply
   * @return this
   * @throws vedette.source.WrongFile if one applies to something else
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
              "a modifier of these rules cannot count in " + Printable.quote(word),
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

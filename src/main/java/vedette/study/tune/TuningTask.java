package vedette.study.tune;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import vedette.study.change.PartSteps;
import vedette.table.grid.Table;
import vedette.work.Limits;

/**
 * A request to tune a table.
 *
 * @param wished the fights with the wished odds, at least one
 * @param kept the fights whose odds stay
 * @param keptParts the names of parts that stay, as {@code row 9} or {@code unit inf}
 * @param kinds the kinds of parts that may change
 * @param mostParts the most parts that change together
 * @param mostSteps the most steps that one part changes
 * @param findings whether lint may have new findings in the changed table
 */
public record TuningTask(
    Table table,
    List<TunedFight> wished,
    List<TunedFight> kept,
    List<String> keptParts,
    Set<PartSteps.Kind> kinds,
    int mostParts,
    int mostSteps,
    boolean findings,
    Limits limits,
    int threads) {
  /**
   * Returns the parts of the table that may change.
   *
   * @param most the longest step of a cell
   */
  List<PartSteps> parts(int most) {
    return PartSteps.of(table, most).stream()
        .filter(it -> kinds.contains(it.kind()) && it.ordered() && !it.steps().isEmpty())
        .filter(it -> keptParts.stream().noneMatch(kept -> isNamed(it, kept)))
        .toList();
  }

  /** Returns the kinds of parts of the table that could change. */
  public Set<PartSteps.Kind> changeable() {
    return PartSteps.of(table, mostSteps).stream()
        .filter(it -> it.ordered() && !it.steps().isEmpty())
        .map(PartSteps::kind)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns whether any part may change. */
  public boolean hasParts() {
    return !parts(mostSteps).isEmpty();
  }

  /** Returns the names of tables whose cells do not change because their words have no order. */
  public List<String> unordered() {
    return PartSteps.of(table, 1).stream()
        .filter(it -> kinds.contains(it.kind()) && !it.ordered())
        .map(it -> it.part().cell().table())
        .distinct()
        .toList();
  }

  /** Returns the names of kept parts that name no part of the table. */
  public List<String> unknownParts() {
    List<PartSteps> parts = PartSteps.of(table, 1);
    return keptParts.stream()
        .filter(kept -> parts.stream().noneMatch(it -> isNamed(it, kept)))
        .toList();
  }

  /** Returns the words by which parts of a table can be kept: its rows, columns and other parts. */
  public static List<String> names(Table table) {
    return PartSteps.of(table, 1).stream()
        .flatMap(it -> Stream.of(it.part().subject(), it.part().key(), it.part().place()))
        .filter(it -> it.contains(" "))
        .distinct()
        .toList();
  }

  /** Returns whether some words stand together in the name of a part: {@code column 3:1}. */
  private static boolean isNamed(PartSteps part, String words) {
    return isIn(part.part().place(), words) || isIn(part.neighbor(), words);
  }

  private static boolean isIn(String name, String words) {
    return Collections.indexOfSubList(
            Arrays.asList(name.split(" ")), Arrays.asList(words.strip().split("\\s+")))
        >= 0;
  }
}

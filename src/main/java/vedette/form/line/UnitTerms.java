package vedette.form.line;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The words of a unit that questions can use. They include those of clauses where a unit is given
 * without a stack.
 */
public final class UnitTerms {
  private UnitTerms() {}

  /**
   * Returns the words that are true or false for a unit, as {@code disordered}, without connecting
   * words.
   *
   * @param form the notation of the unit
   * @param ofTables the words of tables that a component can have, by its name
   */
  public static Set<String> flags(
      NotationForm<?> form, Function<String, Collection<String>> ofTables) {
    Set<String> flags = new LinkedHashSet<>();
    for (Element element : elements(form)) {
      flags.addAll(element.flags());
      flags.addAll(ofTables.apply(element.slot().name()));
    }
    if (form.hasUnits()) {
      form.body().units().flags().forEach(flag -> flags.add(flag.word()));
    }
    return flags;
  }

  /** Returns the words of a unit that have a number, as {@code lost 2} or {@code ql7}. */
  public static Set<String> numbers(NotationForm<?> form) {
    Set<String> numbers = new LinkedHashSet<>();
    elements(form).forEach(element -> numbers.add(element.number()));
    numbers.remove("");
    return numbers;
  }

  private static List<Element> elements(NotationForm<?> form) {
    if (form.hasUnits()) {
      return form.body().units().kinds().stream().flatMap(kind -> kind.all().stream()).toList();
    }
    List<Element> all = new ArrayList<>(form.body().all());
    for (Element clause : form.clauses()) {
      for (Element way : clause.ways()) {
        all.addAll(way.record() == null ? List.of() : way.record().all());
      }
    }
    all.addAll(form.clauses());
    return all;
  }
}

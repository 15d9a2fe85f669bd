package vedette.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The words of a unit that can be asked about. Those of clauses are among them where a unit is
 * given by itself.
 */
public final class UnitTerms {
  private UnitTerms() {}

  /**
   * The words that hold of a unit or do not, as {@code disordered}: all but connecting ones.
   *
   * @param form how it is written
   * @param ofTables the words of tables that a component can have, by its name
   */
  public static Set<String> flags(
      NotationForm<?> form, Function<String, Collection<String>> ofTables) {
    Set<String> flags = new LinkedHashSet<>();
    for (Element word : words(form)) {
      flags.addAll(word.flags());
      flags.addAll(ofTables.apply(word.slot().name()));
    }
    if (form.hasUnits()) {
      form.body().units().flags().forEach(flag -> flags.add(flag.word()));
      return flags;
    }
    for (Element clause : form.clauses()) {
      flags.addAll(clause.flags());
      flags.addAll(ofTables.apply(clause.slot().name()));
    }
    return flags;
  }

  /** The words of a unit that a number belongs to, as {@code lost 2} or {@code ql7}. */
  public static Set<String> numbers(NotationForm<?> form) {
    Set<String> numbers = new LinkedHashSet<>();
    words(form).forEach(word -> numbers.add(word.number()));
    if (!form.hasUnits()) {
      form.clauses().forEach(clause -> numbers.add(clause.number()));
    }
    numbers.remove("");
    return numbers;
  }

  private static List<Element> words(NotationForm<?> form) {
    List<Element> all = new ArrayList<>();
    if (form.hasUnits()) {
      form.body().units().kinds().forEach(kind -> all.addAll(kind.all()));
    } else {
      all.addAll(form.body().all());
      form.clauses().forEach(clause -> clause.ways().forEach(way -> add(way.record(), all)));
    }
    return all;
  }

  private static void add(Body record, List<Element> all) {
    if (record != null) {
      all.addAll(record.all());
    }
  }
}

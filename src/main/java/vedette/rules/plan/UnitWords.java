package vedette.rules.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import vedette.form.NotationForm;
import vedette.form.UnitTerms;
import vedette.table.Tables;

/**
 * The words that can be asked about of each unit of a plan.
 *
 * @param byUnit by the number of the unit
 */
record UnitWords(List<Of> byUnit) {
  /**
   * The words of one unit.
   *
   * @param notation null if the step's own file says how it is written
   * @param flags those that hold or do not
   * @param numbers those with a number behind them
   */
  private record Of(
      NotationForm<?> notation, Collection<String> flags, Collection<String> numbers) {}

  /** The words of all units. */
  static UnitWords of(Plan plan, UnitForms forms, Tables tables) {
    List<Of> words = new ArrayList<>();
    for (UnitForms.Of form : forms.byUnit()) {
      if (form == null) {
        words.add(new Of(null, List.of(), List.of()));
        continue;
      }
      NotationForm<?> notation = form.notation();
      words.add(
          notation != null
              ? new Of(
                  notation,
                  UnitTerms.flags(notation, component -> ofTables(component, plan, tables)),
                  UnitTerms.numbers(notation))
              : new Of(null, new StepRequest(plan, form.step(), tables).states(), List.of()));
    }
    return new UnitWords(List.copyOf(words));
  }

  /** The words of tables that the plan's fights know for a component. */
  private static Set<String> ofTables(String component, Plan plan, Tables tables) {
    Set<String> words = new TreeSet<>();
    for (PlanStep step : plan.fights()) {
      Collection<String> known = step.type().words().in(tables).get(component);
      words.addAll(known == null ? List.of() : known);
    }
    return words;
  }

  Collection<String> flags(int unit) {
    return byUnit.get(unit).flags();
  }

  Collection<String> numbers(int unit) {
    return byUnit.get(unit).numbers();
  }

  /** Whether a word holds of a unit as it stands, be it written or not. */
  boolean holds(int unit, String text, String word) {
    return UnitFacts.says(inFull(unit, text), word);
  }

  /** The number behind a word, be it written or not. */
  int number(int unit, String text, String word) {
    return UnitFacts.number(inFull(unit, text), word);
  }

  /** Whether a unit is the same in all that can be asked of it. */
  boolean isSame(int unit, String one, String other) {
    return UnitFacts.isGone(one) == UnitFacts.isGone(other)
        && UnitFacts.units(one) == UnitFacts.units(other)
        && UnitFacts.strength(one) == UnitFacts.strength(other)
        && flags(unit).stream().allMatch(word -> holds(unit, one, word) == holds(unit, other, word))
        && numbers(unit).stream()
            .allMatch(word -> number(unit, one, word) == number(unit, other, word));
  }

  private String inFull(int unit, String text) {
    NotationForm<?> notation = byUnit.get(unit).notation();
    return notation == null || text.isEmpty() ? text : notation.inFull(text);
  }
}

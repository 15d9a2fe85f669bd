package vedette.rules.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import vedette.form.line.NotationForm;
import vedette.form.line.UnitTerms;
import vedette.table.Tables;

/**
 * The words of each unit of a plan that questions can name.
 *
 * @param byUnit the words by the number of the unit
 */
record UnitWords(List<OneUnitWords> byUnit) {
  /**
   * The words of one unit.
   *
   * @param notation the notation of the unit; null if the step's own file defines it
   * @param flags the words that hold or do not hold
   * @param numbers the words followed by a number
   */
  private record OneUnitWords(
      NotationForm<?> notation, Collection<String> flags, Collection<String> numbers) {}

  /**
   * Returns the words of all units.
   *
   * @param naming the first request that names each unit, by the number of the unit
   */
  static UnitWords of(Plan plan, List<Optional<StepRequest>> naming, Tables tables) {
    List<OneUnitWords> words = new ArrayList<>();
    for (int unit = 0; unit < naming.size(); unit++) {
      if (naming.get(unit).isEmpty()) {
        words.add(new OneUnitWords(null, List.of(), List.of()));
        continue;
      }
      StepRequest request = naming.get(unit).get();
      NotationForm<?> notation = request.notation(unit);
      words.add(
          notation != null
              ? new OneUnitWords(
                  notation,
                  UnitTerms.flags(notation, component -> ofTables(component, plan, tables)),
                  UnitTerms.numbers(notation))
              : new OneUnitWords(null, request.states(), List.of()));
    }
    return new UnitWords(List.copyOf(words));
  }

  /** Returns the words of tables that the plan's fights know for a component. */
  private static Set<String> ofTables(String component, Plan plan, Tables tables) {
    Set<String> words = new TreeSet<>();
    for (PlanStep step : plan.fights()) {
      Collection<String> known = step.type().words().byComponent(tables).get(component);
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

  /** Returns whether a word holds of a unit, even if it is not written. */
  boolean holds(int unit, UnitGroup now, String word) {
    return inFull(unit, now).says(word);
  }

  /** Returns the number after a word, even if it is not written. */
  int number(int unit, UnitGroup now, String word) {
    return inFull(unit, now).number(word);
  }

  /** Returns whether a unit is the same in everything that questions can name. */
  boolean isSame(int unit, UnitGroup one, UnitGroup other) {
    return one.isGone() == other.isGone()
        && one.units().size() == other.units().size()
        && one.strength() == other.strength()
        && flags(unit).stream().allMatch(word -> holds(unit, one, word) == holds(unit, other, word))
        && numbers(unit).stream()
            .allMatch(word -> number(unit, one, word) == number(unit, other, word));
  }

  private UnitGroup inFull(int unit, UnitGroup now) {
    NotationForm<?> notation = byUnit.get(unit).notation();
    return notation == null || now.units().isEmpty()
        ? now
        : UnitGroup.read(notation.inFull(now.text()));
  }
}

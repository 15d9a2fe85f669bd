package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import vedette.table.Tables;

/**
 * The words that can be asked about of each unit of a plan.
 *
 * @param byUnit by the number of the unit
 */
record UnitWords(List<Of> byUnit) {
  /** The words of one unit: those that hold or do not, and those with a number behind them. */
  private record Of(List<String> flags, List<String> numbers) {}

  /** The words of all units. */
  static UnitWords of(Plan plan, UnitForms forms, Tables tables) {
    List<Of> words = new ArrayList<>();
    for (UnitForms.Of form : forms.byUnit()) {
      words.add(
          form.notation() != null
              ? new Of(form.notation().unitFlags(), form.notation().unitNumbers())
              : new Of(new StepRequest(plan, form.step(), tables).states(), List.of()));
    }
    return new UnitWords(List.copyOf(words));
  }

  List<String> flags(int unit) {
    return byUnit.get(unit).flags();
  }

  List<String> numbers(int unit) {
    return byUnit.get(unit).numbers();
  }
}

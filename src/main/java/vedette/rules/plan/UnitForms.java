package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import vedette.form.NotationForm;
import vedette.form.Slot;

/**
 * How each unit of a plan is written.
 *
 * @param byUnit by the number of the unit; null for one that no step names
 */
record UnitForms(List<Of> byUnit) {
  /**
   * How one unit is written.
   *
   * @param step the first step that names it
   * @param notation null if the step's own file says it
   */
  record Of(PlanStep step, NotationForm<?> notation) {}

  static UnitForms of(Plan plan) {
    List<Of> forms = new ArrayList<>();
    plan.unitNames().forEach(unit -> forms.add(of(unit, plan)));
    return new UnitForms(forms);
  }

  private static Of of(String unit, Plan plan) {
    for (PlanStep step : plan.fights()) {
      for (Slot parameter : step.type().form().slots()) {
        if (StackText.names(step.request().get(parameter.name()), unit)) {
          return new Of(step, NotationForm.of(parameter));
        }
      }
    }
    return null;
  }

  Of of(int unit) {
    return byUnit.get(unit);
  }
}

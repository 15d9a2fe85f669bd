package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import vedette.json.Problems;
import vedette.rules.kit.Known;
import vedette.table.Tables;

/** The fights of a plan's steps, by how the units stand that each of them names. */
final class StepFights {
  private final List<StepRequest> requests;
  private final Known known = new Known();

  StepFights(Plan plan, Tables tables) {
    requests = plan.fights().stream().map(step -> new StepRequest(plan, step, tables)).toList();
  }

  /**
   * A fight, or why there is none.
   *
   * @param fight null if there is none
   * @param become what becomes of the step
   * @param problems what is wrong if the rules do not allow it
   */
  record Drawn(DrawnFight fight, Met become, Problems problems) {}

  private record Units(int step, List<String> units) {}

  /** The request of a step. */
  StepRequest request(int step) {
    return requests.get(step);
  }

  /** The fight of a step with units as they stand. */
  Drawn drawn(int step, List<String> units) {
    List<String> named = new ArrayList<>();
    requests.get(step).units().forEach(unit -> named.add(units.get(unit)));
    return known.of(new Units(step, named), () -> draw(step, units));
  }

  private Drawn draw(int step, List<String> units) {
    Problems problems = new Problems();
    if (requests.get(step).lacksUnits(units)) {
      return new Drawn(null, Met.UNITS_GONE, problems);
    }
    DrawnFight fight = requests.get(step).fight(units, problems);
    if (fight == null && !requests.get(step).isReadable(units)) {
      problems.throwIfErrors();
    }
    Met become = fight == null ? Met.notAllowed(problems.list().get(0).message()) : Met.FOUGHT;
    return new Drawn(fight, become, problems);
  }
}

package vedette.rules.plan;

import java.util.List;
import vedette.json.Problems;
import vedette.rules.kit.Known;
import vedette.table.Tables;

/** The fights of a plan's steps, by how the units stand that each of them names. */
final class StepFights {
  private final List<StepRequest> requests;
  private final Kept kept;
  private final Known known = new Known();

  private StepFights(List<StepRequest> requests, Kept kept) {
    this.requests = requests;
    this.kept = kept;
  }

  /** The fights of a plan, of which nothing but the units is kept. */
  static StepFights of(Plan plan, Tables tables) {
    return new StepFights(
        plan.fights().stream().map(step -> new StepRequest(plan, step, tables)).toList(),
        new Kept(List.of()));
  }

  /** The same fights, of which other values are kept. */
  StepFights keeping(Kept others) {
    return new StepFights(requests, others);
  }

  /**
   * A fight, or why there is none.
   *
   * @param fight null if there is none
   * @param become what becomes of the step
   * @param problems what is wrong if the rules do not allow it
   */
  record Drawn(StepFight fight, Met become, Problems problems) {}

  /** The request of a step. */
  StepRequest request(int step) {
    return requests.get(step);
  }

  /** The fight of a step with units as they stand. */
  Drawn drawn(int step, List<String> units) {
    List<String> named = requests.get(step).units().stream().map(units::get).toList();
    StepFight.Begun begun = new StepFight.Begun(step, named);
    return known.of(begun, () -> draw(begun, units));
  }

  private Drawn draw(StepFight.Begun begun, List<String> units) {
    StepRequest request = requests.get(begun.step());
    Problems problems = new Problems();
    if (request.lacksUnits(units)) {
      return new Drawn(null, Met.UNITS_GONE, problems);
    }
    DrawnFight drawn = request.fight(units, problems);
    if (drawn != null) {
      return new Drawn(new StepFight(drawn, begun, kept, units), Met.FOUGHT, problems);
    }
    if (!request.isReadable(units)) {
      problems.throwIfErrors();
    }
    return new Drawn(null, Met.notAllowed(problems.list().get(0).message()), problems);
  }
}

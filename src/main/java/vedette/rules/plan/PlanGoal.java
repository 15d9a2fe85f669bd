package vedette.rules.plan;

import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.Measure;
import vedette.question.NamedQuestion;
import vedette.question.Question;

/**
 * The goal of a plan: the measure {@code success} of its file; else the first condition among its
 * measures; else the success of the last fight that has such a measure.
 *
 * @param success the question for success if the file does not define it; null if the file does, or
 *     if no fight has a success
 * @param sentence the first sentence of the answer, with figures in braces; "" for that of all
 *     plans
 */
record PlanGoal(NamedQuestion success, String sentence) {
  /** The goal of a plan whose file defines success, or that has none. */
  private static final PlanGoal AS_WRITTEN = new PlanGoal(null, "");

  /**
   * Returns the goal of a plan.
   *
   * @param known all measures of the plan
   * @param steps the measures of each step's fight
   * @param fights the fights of the steps
   */
  static PlanGoal of(
      Plan plan,
      List<Measure<PlanPosition>> known,
      List<List<? extends Measure<?>>> steps,
      StepFights fights) {
    List<String> names = plan.measures().stream().map(it -> it.question().name()).toList();
    if (names.contains(Measure.SUCCESS)) {
      return AS_WRITTEN;
    }
    for (NamedQuestion named : plan.measures()) {
      String name = named.question().name();
      if (known.stream().anyMatch(it -> it.name().equals(name) && it.kind() == Measure.Kind.FLAG)) {
        return new PlanGoal(
            new NamedQuestion(success(name), named.at()),
            "the plan succeeds (" + name + ") {+success} of the time");
      }
    }
    for (int step = steps.size() - 1; step >= 0; step--) {
      boolean knows = steps.get(step).stream().anyMatch(it -> it.name().equals(Measure.SUCCESS));
      if (knows && !isOfAnother(step, plan)) {
        return ofStep(step, plan, fights);
      }
    }
    return AS_WRITTEN;
  }

  private static Question success(String text) {
    return new Question(Question.Kind.EITHER, text, Measure.SUCCESS);
  }

  /** Returns whether a step belongs to an alternative that is not chosen. */
  private static boolean isOfAnother(int step, Plan plan) {
    for (Instruction instruction : plan.course()) {
      if (instruction instanceof Instruction.AlternativeFork alternativeFork) {
        List<List<Integer>> steps = alternativeFork.alternatives().steps();
        for (int i = 0; i < steps.size(); i++) {
          if (i != alternativeFork.alternatives().taken() && steps.get(i).contains(step)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Returns the success of a step as the goal. An enemy gone before the step counts as beaten; for
   * a repeated step, an enemy gone at the end.
   */
  private static PlanGoal ofStep(int step, Plan plan, StepFights fights) {
    PlanStep of = plan.fights().get(step);
    List<StepRequest.Party> sides = fights.request(step).sides();
    String who = of.name() + (sides.isEmpty() ? "" : " by " + sides.get(0).text());
    String asked = of.name() + "." + Measure.SUCCESS;
    StringBuilder said = new StringBuilder("the ");
    said.append(of.loops().isEmpty() ? "" : "last ").append(who).append(" succeeds");
    if (sides.size() > 1 && canBeGone(sides.get(1), step, plan, fights)) {
      // As of the last fight: a unit that is gone may return in a later night.
      asked = of.name() + "." + KeptMeasures.WON;
      said.append(", or ").append(sides.get(1).text()).append(" is gone,");
    }
    return new PlanGoal(
        new NamedQuestion(success(asked), of.at()),
        said
            + " {+success} of the time; it is not fought {"
            + of.name()
            + " is not "
            + StepOutcome.FOUGHT
            + "}");
  }

  private static boolean canBeGone(StepRequest.Party side, int step, Plan plan, StepFights fights) {
    boolean again = !plan.fights().get(step).loops().isEmpty();
    return side.isOfPlan()
        && side.units().stream()
            .allMatch(
                unit ->
                    IntStream.range(0, again ? plan.fights().size() : step)
                        .filter(other -> !isOfAnother(other, plan))
                        .anyMatch(other -> fights.request(other).units().contains(unit)));
  }
}

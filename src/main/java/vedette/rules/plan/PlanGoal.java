package vedette.rules.plan;

import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.Measure;
import vedette.question.NamedQuestion;
import vedette.question.Question;

/**
 * What a plan is for: the measure {@code success} of its file, else the first condition among its
 * measures, else that the last fight which knows any success comes to it.
 *
 * @param success the question of a plan whose file does not name it; null if the file does, or if
 *     no fight knows any success
 * @param sentence that the answer begins with, with figures in braces; "" for that of all plans
 */
record PlanGoal(NamedQuestion success, String sentence) {
  /** Of a plan whose file says it, or that has none. */
  private static final PlanGoal AS_WRITTEN = new PlanGoal(null, "");

  /**
   * Returns what a plan is for.
   *
   * @param known all measures of the plan
   * @param steps by step: the measures of its fight
   * @param fights that the steps ask for
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

  /** Returns whether a step belongs to an alternative that is not taken. */
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
   * Returns where the other side is gone before the step, that is as good as to beat it; of a step
   * that is repeated, where it is gone in the end.
   */
  private static PlanGoal ofStep(int step, Plan plan, StepFights fights) {
    PlanStep of = plan.fights().get(step);
    List<StepRequest.Party> sides = fights.request(step).sides();
    String who = of.name() + (sides.isEmpty() ? "" : " by " + sides.get(0).text());
    String asked = of.name() + "." + Measure.SUCCESS;
    StringBuilder said = new StringBuilder("the ");
    said.append(of.loops().isEmpty() ? "" : "last ").append(who).append(" succeeds");
    if (sides.size() > 1 && canBeGone(sides.get(1), step, plan, fights)) {
      // As the last fight stood: a unit that is gone may come back in a later night.
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

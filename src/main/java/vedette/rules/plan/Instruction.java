package vedette.rules.plan;

import java.util.List;

/**
 * One thing that a plan says, in the order in which it is done; places are numbers in that order.
 */
sealed interface Instruction {
  /** What it asks about; null if nothing. */
  default Condition condition() {
    return null;
  }

  /** A step is fought. */
  record Fight(int step) implements Instruction {}

  /**
   * What follows is left out unless a condition holds.
   *
   * @param otherwise the place to go on at
   * @param steps that are left out
   */
  record When(Condition condition, int otherwise, List<Integer> steps) implements Instruction {}

  /**
   * It goes on elsewhere.
   *
   * @param steps that are left out
   */
  record GoOn(int at, List<Integer> steps) implements Instruction {}

  /**
   * Units change without a fight.
   *
   * @param name of the step
   * @param terms on which they do, the outermost first
   */
  record Change(String name, List<UnitChange> changes, List<PlanStep.Term> terms)
      implements Instruction {}

  /** One of several alternatives is taken. */
  record Choose(Alternatives alternatives) implements Instruction {}

  /**
   * The end of a loop.
   *
   * @param loop its number
   * @param begin where it begins
   * @param times how often it is gone through at most; 0 if there is no limit
   * @param until null if nothing else ends it
   */
  record Again(int loop, int begin, int times, Condition until) implements Instruction {
    @Override
    public Condition condition() {
      return until;
    }

    Again times(int others) {
      return new Again(loop, begin, others, until);
    }
  }
}

package vedette.rules.plan;

import java.util.List;
import vedette.source.Position;

/**
 * One instruction of a plan. Instructions are numbered in order of execution; these numbers are
 * called places.
 */
sealed interface Instruction {
  /** Returns the condition of the instruction; null if there is none. */
  default Condition condition() {
    return null;
  }

  /**
   * A step that is fought.
   *
   * @param step the number of the step
   */
  record Fight(int step) implements Instruction {}

  /**
   * A jump taken if a condition does not hold.
   *
   * @param otherwise the place to continue at if it does not hold
   * @param steps the steps skipped by the jump
   */
  record ConditionalJump(Condition condition, int otherwise, List<Integer> steps)
      implements Instruction {}

  /**
   * An unconditional jump.
   *
   * @param at the place to continue at
   * @param steps the steps skipped
   */
  record Jump(int at, List<Integer> steps) implements Instruction {}

  /**
   * A change of units without a fight.
   *
   * @param step the number of the step, after those of all fights
   * @param name the name of the step
   * @param terms the terms on which the units change, the outermost first
   */
  record Change(int step, String name, List<UnitChange> changes, List<PlanStep.Term> terms)
      implements Instruction {}

  /** A choice among alternatives. */
  record AlternativeFork(Alternatives alternatives) implements Instruction {}

  /**
   * The end of a loop.
   *
   * @param loop the number of the loop
   * @param begin the place at which it begins
   * @param times the most passes; 0 for no limit
   * @param until the condition that ends it; null for none
   * @param changesUnits whether a step in it changes units without a fight
   */
  record LoopEnd(int loop, int begin, int times, Condition until, boolean changesUnits)
      implements Instruction {
    @Override
    public Condition condition() {
      return until;
    }

    LoopEnd times(int others) {
      return new LoopEnd(loop, begin, others, until, changesUnits);
    }
  }

  /**
   * A condition in the grammar of questions.
   *
   * @param at the position of its text in the file
   * @param fights the number of fights that it may ask about: those before it and those of its own
   *     loop
   * @param changes the end of the numbers of such changes
   */
  record Condition(String text, Position at, int fights, int changes) {}

  /**
   * The alternatives of a choice among steps.
   *
   * @param name the name of the step that chooses
   * @param names the names of the alternatives
   * @param places the place at which each begins
   * @param steps the fights of each
   * @param taken the number of the chosen alternative; {@link #BEST} for the optimal one
   */
  record Alternatives(
      String name, List<String> names, List<Integer> places, List<List<Integer>> steps, int taken) {
    /** Stands for the optimal alternative in place of a number. */
    static final int BEST = -1;

    boolean isFree() {
      return taken == BEST;
    }

    Alternatives withTaken(int other) {
      return new Alternatives(name, names, places, steps, other);
    }
  }
}

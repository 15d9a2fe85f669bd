package vedette.rules.plan;

import java.util.List;
import vedette.source.Position;

/**
 * One thing that a plan says, in the order in which it is done; places are numbers in that order.
 */
sealed interface Instruction {
  /** Returns what it asks about; null if nothing. */
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
  record ConditionalJump(Condition condition, int otherwise, List<Integer> steps)
      implements Instruction {}

  /**
   * It goes on elsewhere.
   *
   * @param steps that are left out
   */
  record Jump(int at, List<Integer> steps) implements Instruction {}

  /**
   * Units change without a fight.
   *
   * @param step its number, behind those of all fights
   * @param name of the step
   * @param terms on which they do, the outermost first
   */
  record Change(int step, String name, List<UnitChange> changes, List<PlanStep.Term> terms)
      implements Instruction {}

  /** One of several alternatives is taken. */
  record AlternativeFork(Alternatives alternatives) implements Instruction {}

  /**
   * The end of a loop.
   *
   * @param loop its number
   * @param begin where it begins
   * @param times how often it is gone through at most; 0 if there is no limit
   * @param until null if nothing else ends it
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
   * A condition, in the grammar of questions.
   *
   * @param at where its text stands in the file
   * @param fights the end of the fights it may ask about: those before it, and of its own loop
   * @param changes the end of such changes
   */
  record Condition(String text, Position at, int fights, int changes) {}

  /**
   * The alternatives of a choice between steps.
   *
   * @param name of the step that chooses
   * @param names of the alternatives
   * @param places where each begins
   * @param steps the fights of each
   * @param taken the number of the one that is taken; {@link #BEST} for the best
   */
  record Alternatives(
      String name, List<String> names, List<Integer> places, List<List<Integer>> steps, int taken) {
    /** In the place of a number: whichever is best. */
    static final int BEST = -1;

    boolean isFree() {
      return taken == BEST;
    }

    Alternatives withTaken(int other) {
      return new Alternatives(name, names, places, steps, other);
    }
  }
}

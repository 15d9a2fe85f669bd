package vedette.rules.plan;

import java.util.List;
import vedette.form.model.HelpLine;

/**
 * The outcome of a step of a plan.
 *
 * @param text the outcome in words
 */
record StepOutcome(String text) {
  /** The plan ended before the step, or has not reached it yet. */
  static final StepOutcome NOT_REACHED = new StepOutcome("not reached");

  /** The step was fought at least once. */
  static final StepOutcome FOUGHT = new StepOutcome("fought");

  /** The step changed units without a fight at least once. */
  static final StepOutcome CHANGED = new StepOutcome("changed");

  /** The condition of the step did not hold, or another alternative was chosen. */
  static final StepOutcome LEFT_OUT = new StepOutcome("left out");

  /** A side of the step had no unit left. */
  static final StepOutcome UNITS_GONE = new StepOutcome("units gone");

  /** The step would roll nothing and change nothing. */
  static final StepOutcome NOTHING_TO_ROLL = new StepOutcome("nothing to roll");

  private static final String NOT_ALLOWED = "not allowed";

  /** The outcomes of a step that changes units. */
  static final List<String> OF_CHANGES = List.of(NOT_REACHED.text, CHANGED.text, LEFT_OUT.text);

  /** The outcomes of a fight. A reason follows the one that ends with a colon. */
  static final List<String> WORDS =
      List.of(
          NOT_REACHED.text,
          FOUGHT.text,
          LEFT_OUT.text,
          UNITS_GONE.text,
          NOTHING_TO_ROLL.text,
          NOT_ALLOWED + ":");

  /** Returns the outcome of a step that the rules do not allow. */
  static StepOutcome notAllowed(String why) {
    return new StepOutcome(NOT_ALLOWED + ": " + why);
  }

  /** Returns the meaning of each outcome, for the help. */
  static List<HelpLine> explained() {
    return List.of(
        new HelpLine(NOT_REACHED.text, "the plan ended before the step"),
        new HelpLine(FOUGHT.text, "the step was fought, at least once"),
        new HelpLine(CHANGED.text, "the step changed its units, at least once"),
        new HelpLine(LEFT_OUT.text, "its condition did not hold, or another alternative was taken"),
        new HelpLine(UNITS_GONE.text, "a side of it had no unit left"),
        new HelpLine(
            NOTHING_TO_ROLL.text, "no unit of it could fire, fight or test, and nothing changed"),
        new HelpLine(NOT_ALLOWED, "the rules do not allow it as the units stood, and why"));
  }

  boolean isFought() {
    return equals(FOUGHT);
  }

  /** Returns the outcome after a further attempt: once fought or changed, it stays so. */
  StepOutcome followedBy(StepOutcome later) {
    return isFought() || equals(CHANGED) ? this : later;
  }

  @Override
  public String toString() {
    return text;
  }
}

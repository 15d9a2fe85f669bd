package vedette.rules.plan;

import java.util.List;
import vedette.form.model.HelpLine;

/**
 * What has become of a step of a plan.
 *
 * @param text in words
 */
record StepOutcome(String text) {
  /** The plan has ended before it, or has not come to it yet. */
  static final StepOutcome NOT_REACHED = new StepOutcome("not reached");

  /** It was fought, at least once. */
  static final StepOutcome FOUGHT = new StepOutcome("fought");

  /** It has changed units without a fight, at least once. */
  static final StepOutcome CHANGED = new StepOutcome("changed");

  /** Its condition did not hold, or another alternative was taken. */
  static final StepOutcome LEFT_OUT = new StepOutcome("left out");

  /** A side of it had no unit left. */
  static final StepOutcome UNITS_GONE = new StepOutcome("units gone");

  /** Nothing in it would be rolled, and nothing would change. */
  static final StepOutcome NOTHING_TO_ROLL = new StepOutcome("nothing to roll");

  private static final String NOT_ALLOWED = "not allowed";

  /** Those of a step that changes units. */
  static final List<String> OF_CHANGES = List.of(NOT_REACHED.text, CHANGED.text, LEFT_OUT.text);

  /** Those of a fight; one with a colon begins what has a reason behind it. */
  static final List<String> WORDS =
      List.of(
          NOT_REACHED.text,
          FOUGHT.text,
          LEFT_OUT.text,
          UNITS_GONE.text,
          NOTHING_TO_ROLL.text,
          NOT_ALLOWED + ":");

  /** The rules do not allow it as the units stood. */
  static StepOutcome notAllowed(String why) {
    return new StepOutcome(NOT_ALLOWED + ": " + why);
  }

  /** Returns what each means, for the help. */
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

  /** The same, or that a later try has come to. */
  StepOutcome followedBy(StepOutcome later) {
    return isFought() || equals(CHANGED) ? this : later;
  }

  @Override
  public String toString() {
    return text;
  }
}

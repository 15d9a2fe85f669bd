package vedette.rules.sixdays;

import vedette.form.Word;
import vedette.problem.TextFault;

/**
 * How long a stack may fight: {@code turns 3}, or the movement points expended before contact that
 * leave so many battle turns, {@code spent 2} (11.1, SD-V8).
 */
record Timing(
    @Word(text = "what is counted", what = "timing") Counted counted,
    @Word(text = "how many", what = "number", min = 0) int number) {
  Timing {
    if (counted == Counted.TURNS && number == 0) {
      throw new TextFault("number", "nobody has 0 battle turns", "write a number from 1 on");
    }
  }

  /** What a timing counts: battle turns, or movement points spent. */
  enum Counted {
    TURNS,
    SPENT
  }
}

package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/** The goals of the measurements, and whether this run meets them. */
final class Goals {
  private final List<String> missed = new ArrayList<>();
  private int met;

  /** Checks an upper limit and returns the goal in words. */
  String atMost(String what, double value, double limit, DoubleFunction<String> words) {
    return goal(what, "at most " + words.apply(limit), value <= limit);
  }

  /** Checks an upper limit and returns the goal in words. */
  String atMost(String what, double value, double limit) {
    return atMost(what, value, limit, Page::number);
  }

  /** Checks a lower limit and returns the goal in words. */
  String atLeast(String what, double value, double limit) {
    return goal(what, "at least " + Page.number(limit), value >= limit);
  }

  private String goal(String what, String text, boolean isMet) {
    if (isMet) {
      met++;
    } else {
      missed.add(what);
    }
    return text + (isMet ? ": met" : ": **not met**");
  }

  /** Returns a sentence about all goals. */
  String summary() {
    int all = met + missed.size();
    return "Of "
        + all
        + " goals this run met "
        + met
        + (missed.isEmpty() ? "." : "; it missed: " + String.join("; ", missed) + ".");
  }
}

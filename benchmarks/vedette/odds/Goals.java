package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/** What was aimed at, and whether it was met in this run. */
final class Goals {
  private final List<String> missed = new ArrayList<>();
  private int met;

  /** At most this much. */
  String atMost(String what, double value, double limit, DoubleFunction<String> words) {
    return goal(what, "at most " + words.apply(limit), value <= limit);
  }

  /** At most this much. */
  String atMost(String what, double value, double limit) {
    return atMost(what, value, limit, Page::number);
  }

  /** At least this much. */
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

  /** A sentence on all of them. */
  String summary() {
    int all = met + missed.size();
    return "Of "
        + all
        + " goals this run met "
        + met
        + (missed.isEmpty() ? "." : "; it missed: " + String.join("; ", missed) + ".");
  }
}

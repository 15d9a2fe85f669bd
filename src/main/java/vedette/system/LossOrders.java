package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.problem.Nearest;
import vedette.problem.TextFault;

/** Reads orders of losses: a word, or arms with commas between. */
public final class LossOrders {
  private static final List<String> WORDS =
      List.of("as-listed", "strongest-first", "weakest-first", "evenly", "least-waste");
  private static final String FORMS =
      "as-listed, strongest-first, weakest-first, evenly, least-waste, or arms: \"inf, arm\"";

  private LossOrders() {}

  /**
   * The order that a text is.
   *
   * @throws TextFault if it is none
   */
  static LossOrder of(String text, List<String> arms) {
    int word = WORDS.indexOf(text);
    if (word >= 0) {
      return new LossOrder(LossOrder.Kind.values()[word], List.of(), text);
    }
    List<Integer> order = new ArrayList<>();
    int at = 0;
    for (String part : text.split(",", -1)) {
      String arm = part.strip();
      int index = arms.indexOf(arm);
      if (index < 0) {
        int from = at + part.indexOf(arm);
        boolean list = text.contains(",") || !order.isEmpty();
        throw list
            ? TextFault.coded(
                Code.LOSS, from, "`" + arm + "` is no arm of this file", near(arm, arms))
            : TextFault.coded(
                Code.LOSS, from, "`" + arm + "` is no order of losses", meant(arm, arms));
      }
      order.add(index);
      at += part.length() + 1;
    }
    return new LossOrder(LossOrder.Kind.ARMS, List.copyOf(order), text);
  }

  /** An order of a command line; what is wrong is told to who asks. */
  public static LossOrder told(String text, RuleSystem system, Complaint complaint) {
    try {
      return of(text, system.arms().stream().map(Arm::name).toList());
    } catch (TextFault e) {
      throw complaint.of(e.offset(), e.getMessage(), e.help());
    }
  }

  /** Makes an error of what is wrong with a text. */
  @FunctionalInterface
  public interface Complaint {
    /** What to throw. */
    RuntimeException of(int offset, String message, String help);
  }

  private static String near(String word, List<String> arms) {
    return Nearest.of(word, arms)
        .or(() -> arms.stream().filter(word::startsWith).findFirst())
        .map(it -> "did you mean `" + it + "`?")
        .orElse(String.join(", ", arms));
  }

  private static String meant(String word, List<String> arms) {
    for (String each : WORDS) {
      if (each.startsWith(word + "-")) {
        return "did you mean `" + each + "`?";
      }
    }
    List<String> known = new ArrayList<>(WORDS);
    known.addAll(arms);
    Optional<String> nearest = Nearest.of(word, known);
    return nearest.map(it -> "did you mean `" + it + "`?").orElse(FORMS);
  }
}

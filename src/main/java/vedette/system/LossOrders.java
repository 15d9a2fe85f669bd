package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.problem.TextFault;

/**
 * Reads orders of losses: a word, or arms with commas between; before either, or alone, {@code
 * damage}.
 */
public final class LossOrders {
  private static final List<String> WORDS =
      List.of("as-listed", "strongest-first", "weakest-first", "evenly", "least-waste");
  private static final String FORMS =
      "as-listed, strongest-first, weakest-first, evenly, least-waste, or arms: \"inf, arm\"; damage"
          + " before any, as \"damage, inf\"";
  private static final String DAMAGE = "damage";

  private LossOrders() {}

  /**
   * The order that a text is.
   *
   * @param units whether losses are whole units
   * @throws TextFault if it is none
   */
  static LossOrder of(String text, List<String> arms, boolean units) {
    int comma = text.indexOf(',');
    String first = comma < 0 ? text : text.substring(0, comma);
    if (!first.equals(DAMAGE) || arms.contains(DAMAGE)) {
      return named(text, arms);
    }
    if (units) {
      throw new TextFault(
          0, "losses are whole units, and none of them is only hurt", "leave damage out");
    }
    if (comma < 0) {
      return new LossOrder(true, LossOrder.Kind.AS_LISTED, List.of(), text);
    }
    String rest = text.substring(comma + 1);
    int from = comma + 1 + rest.length() - rest.stripLeading().length();
    try {
      LossOrder order = named(rest.strip(), arms);
      if (order.kind() == LossOrder.Kind.LEAST_WASTE) {
        throw new TextFault(
            0,
            "`least-waste` is of whole units, and none of them is only hurt",
            "\"damage, weakest-first\"");
      }
      return new LossOrder(true, order.kind(), order.arms(), text);
    } catch (TextFault e) {
      throw e.within(from);
    }
  }

  /** An order in a file; null if it is wrong, which is reported. */
  static LossOrder read(SectionReader part, Json text) {
    try {
      return of(((Json.Str) text).value(), part.names().arms, part.names().losesUnits);
    } catch (TextFault e) {
      part.in(Code.LOSS).wrong(text, e);
      return null;
    }
  }

  private static LossOrder named(String text, List<String> arms) {
    int word = WORDS.indexOf(text);
    if (word >= 0) {
      return new LossOrder(false, LossOrder.Kind.values()[word], List.of(), text);
    }
    List<Integer> order = new ArrayList<>();
    int at = 0;
    for (String part : text.split(",", -1)) {
      String arm = part.strip();
      int index = arms.indexOf(arm);
      if (index < 0) {
        int from = at + part.indexOf(arm);
        boolean list = text.contains(",") || !order.isEmpty();
        if (list && arm.equals(DAMAGE)) {
          throw new TextFault(
              from,
              "`damage` stands before all others",
              "\"damage, " + text.replaceAll("\\s*,\\s*damage\\b", "") + "\"");
        }
        if (list && WORDS.contains(arm)) {
          throw new TextFault(
              from,
              "`" + arm + "` is an order of its own, and an order is one alone",
              "\"" + arm + "\", or \"damage, " + arm + "\"");
        }
        throw new TextFault(
            from,
            "`" + arm + (list ? "` is no arm of this file" : "` is no order of losses"),
            arm.startsWith(DAMAGE)
                ? "did you mean `damage`?"
                : list ? near(arm, arms) : meant(arm, arms));
      }
      order.add(index);
      at += part.length() + 1;
    }
    return new LossOrder(false, LossOrder.Kind.ARMS, List.copyOf(order), text);
  }

  /** An order of a command line; what is wrong is told to who asks. */
  public static LossOrder told(String text, RuleSystem system, Complaint complaint) {
    try {
      return of(
          text,
          system.arms().stream().map(Arm::name).toList(),
          system.losses().by() == Loss.By.UNITS);
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
    known.add(DAMAGE);
    Optional<String> nearest = Nearest.of(word, known);
    return nearest.map(it -> "did you mean `" + it + "`?").orElse(FORMS);
  }
}

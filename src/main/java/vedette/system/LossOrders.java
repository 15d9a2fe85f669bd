package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.source.TextFault;
import vedette.system.effect.Loss;
import vedette.system.query.Code;
import vedette.system.query.SectionReader;

/**
 * A reader of loss orders: a word, or arms separated by commas or {@code >}; {@code damage} before
 * either, or without both.
 */
public final class LossOrders {
  private static final List<String> WORDS =
      List.of("as-listed", "strongest-first", "weakest-first", "evenly", "least-waste");
  private static final String FORMS =
      "write as-listed, strongest-first, weakest-first, evenly, least-waste or arms (\"inf, arm\");"
          + " write damage before any of them, as in \"damage, inf\"";
  private static final String DAMAGE = "damage";

  /**
   * A separator of arms; the braces of a sweep need the second, because commas separate their
   * items.
   */
  private static final Pattern BETWEEN = Pattern.compile("[,>]");

  private LossOrders() {}

  /**
   * Returns the order of a text.
   *
   * @param units whether losses are whole units
   * @throws TextFault if the text is none
   */
  static LossOrder of(String text, List<String> arms, boolean units) {
    Matcher between = BETWEEN.matcher(text);
    int comma = between.find() ? between.start() : -1;
    String first = comma < 0 ? text : text.substring(0, comma);
    if (!first.equals(DAMAGE) || arms.contains(DAMAGE)) {
      return named(text, arms);
    }
    if (units) {
      throw new TextFault(
          0, "losses are whole units here, so no unit is damaged", "leave damage out");
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
            "`least-waste` counts whole units, so no unit is damaged",
            "write \"damage, weakest-first\"");
      }
      return new LossOrder(true, order.kind(), order.arms(), text);
    } catch (TextFault e) {
      throw e.within(from);
    }
  }

  /** Returns the words of orders that apply to the losses of a system. */
  public static List<String> words(RuleSystem system) {
    boolean units = system.losses().by() == Loss.LossUnit.UNITS;
    return WORDS.stream().filter(it -> units || !it.equals("least-waste")).toList();
  }

  /** Returns the orders that advice tries: all words, and each arm before the others. */
  public static List<String> ordersToTry(RuleSystem system) {
    List<String> tried = new ArrayList<>(words(system));
    if (system.arms().size() > 1) {
      system.arms().forEach(it -> tried.add(it.name()));
    }
    return tried;
  }

  /** Returns an order in a file; null, and reports the error, if it is wrong. */
  static LossOrder read(SectionReader part, Json text) {
    try {
      return of(((Json.Str) text).value(), part.names().arms(), part.names().losesUnits());
    } catch (TextFault e) {
      part.withCode(Code.LOSS).report(text, e);
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
    for (String part : BETWEEN.split(text, -1)) {
      String arm = part.strip();
      int index = arms.indexOf(arm);
      if (index < 0) {
        int from = at + part.indexOf(arm);
        boolean list = BETWEEN.matcher(text).find() || !order.isEmpty();
        if (list && arm.equals(DAMAGE)) {
          throw new TextFault(
              from,
              "`damage` must come first",
              "write \"damage, " + text.replaceAll("\\s*,\\s*damage\\b", "") + "\"");
        }
        if (list && WORDS.contains(arm)) {
          throw new TextFault(
              from,
              "`" + arm + "` is a complete order and cannot be part of a list",
              "write \"" + arm + "\", or \"damage, " + arm + "\"");
        }
        throw new TextFault(
            from,
            "`" + arm + (list ? "` is not an arm of this file" : "` is not an order of losses"),
            arm.startsWith(DAMAGE)
                ? "did you mean `damage`?"
                : list ? nearestWord(arm, arms) : suggestion(arm, arms));
      }
      order.add(index);
      at += part.length() + 1;
    }
    return new LossOrder(false, LossOrder.Kind.ARMS, List.copyOf(order), text);
  }

  /**
   * Returns an order of a command line, which can be {@code best}.
   *
   * @param complaint makes the exception for a wrong order
   */
  public static LossOrder parse(String text, RuleSystem system, Complaint complaint) {
    if (text.equals(LossOrder.BEST.text()) && system.arm(text) == null) {
      return LossOrder.BEST;
    }
    try {
      return of(
          text,
          system.arms().stream().map(Arm::name).toList(),
          system.losses().by() == Loss.LossUnit.UNITS);
    } catch (TextFault e) {
      throw complaint.of(e.offset(), e.getMessage(), e.help());
    }
  }

  /** A maker of exceptions for a wrong text. */
  @FunctionalInterface
  public interface Complaint {
    /** Returns the exception to throw. */
    RuntimeException of(int offset, String message, String help);
  }

  private static String nearestWord(String word, List<String> arms) {
    return Nearest.of(word, arms)
        .or(() -> arms.stream().filter(word::startsWith).findFirst())
        .map(it -> "did you mean `" + it + "`?")
        .orElse("write one of " + String.join(", ", arms));
  }

  private static String suggestion(String word, List<String> arms) {
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

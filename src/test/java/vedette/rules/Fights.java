package vedette.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.cli.CapturedRun;
import vedette.fight.Engagement;
import vedette.form.RequestForm;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.table.Tables;

/** Engagements created as a user creates them: option texts, the catalogue, the built-in tables. */
public final class Fights {
  private Fights() {}

  /**
   * Returns an engagement of options as on the command line, {@code --attacker 'inf 5' --turns 3},
   * or of parameter names and their texts in turn; a name may be repeated.
   */
  public static Engagement<?, ?> fight(String system, String name, String... options) {
    return made(type(system, name), given(options));
  }

  /** Returns the request of such options. */
  public static Record request(String system, String name, String... options) {
    return RequestForm.of(type(system, name).request()).read(given(options));
  }

  private static EngagementType<?> type(String system, String name) {
    for (GameSystem rules : Catalogue.systems()) {
      for (EngagementType<?> type : rules.engagements()) {
        if (type.system().equals(system) && type.name().equals(name)) {
          return type;
        }
      }
    }
    throw new AssertionError("the catalogue has no " + system + " " + name);
  }

  /** An engagement type and the options of a command line for it. */
  record RequestedFight(EngagementType<?> type, Map<String, List<String>> given) {
    /** Parses options, which a file may precede. */
    static RequestedFight of(EngagementType<?> type, String options) {
      boolean file = !options.isEmpty() && !options.startsWith("--");
      return new RequestedFight(
          type, Fights.given((file ? "--" + HasTableFile.PARAMETER + " " : "") + options));
    }

    /** Parses a command line. */
    static RequestedFight of(String commandLine) {
      for (GameSystem rules : Catalogue.systems()) {
        for (EngagementType<?> type : rules.engagements()) {
          for (String called : List.of(rules.id() + " " + type.name() + " ", rules.id() + " ")) {
            if ((commandLine + " ").startsWith(called)
                && (called.contains(type.name()) || rules.isOneEngagement())) {
              return of(
                  type, commandLine.substring(Math.min(commandLine.length(), called.length())));
            }
          }
        }
      }
      throw new AssertionError("the catalogue has no " + commandLine);
    }
  }

  /** A command line in a file of fights, and the indented lines below it. */
  public record CommandLineFight(String fight, List<String> below) {}

  /**
   * Returns the fights of a file under {@code src/test/resources/fights}. A line that begins with
   * {@code #} is a comment; a backslash at the end of a line joins it with the next.
   */
  public static List<CommandLineFight> listed(String file) {
    List<CommandLineFight> fights = new ArrayList<>();
    String text;
    try {
      text = Files.readString(Path.of("src/test/resources/fights", file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (String line : text.replaceAll(" \\\\\n *", " ").lines().toList()) {
      if (line.startsWith("  ")) {
        fights.get(fights.size() - 1).below().add(line.strip());
      } else if (!line.isBlank() && !line.startsWith("#")) {
        fights.add(new CommandLineFight(line, new ArrayList<>()));
      }
    }
    return fights;
  }

  /** Returns a number that is written as a decimal or as a fraction. */
  public static double number(String text) {
    String[] parts = text.split("/");
    double value = Double.parseDouble(parts[0]);
    return parts.length > 1 ? value / Double.parseDouble(parts[1]) : value;
  }

  /** Returns the numbers of values in a text, in which each value precedes its number. */
  public static Map<String, Double> numbers(String text, String separator) {
    Map<String, Double> numbers = new LinkedHashMap<>();
    for (String each : text.split(separator)) {
      int last = each.lastIndexOf(' ');
      numbers.put(each.substring(0, last), number(each.substring(last + 1)));
    }
    return numbers;
  }

  /** Returns the engagement of a command line. */
  public static Engagement<?, ?> asked(String commandLine) {
    RequestedFight requestedFight = RequestedFight.of(commandLine);
    return made(requestedFight.type(), requestedFight.given());
  }

  private static <Q extends Record> Engagement<?, ?> made(
      EngagementType<Q> type, Map<String, List<String>> given) {
    return type.fight(type.form().read(given), Tables.builtIn());
  }

  /** Returns options followed by further ones; each as one text, or names and texts in turn. */
  public static String[] and(String[] further, String... options) {
    List<String> all = new ArrayList<>(List.of(inTurn(options)));
    all.addAll(List.of(inTurn(further)));
    return all.toArray(String[]::new);
  }

  /** Returns options as the command line passes them to a form. */
  public static Map<String, List<String>> given(String... options) {
    String[] inTurn = inTurn(options);
    Map<String, List<String>> given = new LinkedHashMap<>();
    for (int i = 0; i < inTurn.length; i += 2) {
      given.computeIfAbsent(inTurn[i], name -> new ArrayList<>()).add(inTurn[i + 1]);
    }
    return given;
  }

  /** Returns names and texts in turn, also for a single text as on the command line. */
  private static String[] inTurn(String... options) {
    if (options.length != 1) {
      return options;
    }
    String[] words = CapturedRun.words(options[0]);
    for (int i = 0; i < words.length; i += 2) {
      words[i] = parameter(words[i]);
    }
    return words;
  }

  /** Returns {@code attackerLossOrder} for {@code --attacker-loss-order}. */
  private static String parameter(String option) {
    if (!option.startsWith("--")) {
      throw new AssertionError("no option: " + option);
    }
    return Pattern.compile("-(\\w)")
        .matcher(option.substring(2))
        .replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
  }

  /** Returns the odds as fractions. */
  public static Odds.Exact odds(Engagement<?, ?> fight) {
    return ExactOdds.of(fight, 1_000_000, true);
  }

  /**
   * Returns a measure's distribution in parts of a whole; fails if a probability is no such part.
   */
  public static Map<Object, Integer> outOf(int whole, Odds odds, String measure) {
    Map<Object, Integer> parts = new LinkedHashMap<>();
    for (Odds.Chance chance : odds.measure(measure).distribution()) {
      BigFraction part = chance.fraction().multiply(whole);
      if (part.getDenominatorAsInt() != 1) {
        throw new AssertionError(
            measure + " " + chance.value() + " is " + chance.fraction() + ", no part of " + whole);
      }
      parts.put(chance.value(), part.getNumeratorAsInt());
    }
    return parts;
  }

  /** Returns the probability that a flag is set. */
  public static BigFraction chance(Odds odds, String flag) {
    return odds.measure(flag).chanceOfTrue().fraction();
  }

  /** Returns the probability of a value of a category or a count. */
  public static BigFraction chance(Odds odds, String measure, Object value) {
    for (Odds.Chance chance : odds.measure(measure).distribution()) {
      if (chance.value().equals(value)) {
        return chance.fraction();
      }
    }
    return BigFraction.ZERO;
  }

  /** Returns the mean of a count. */
  public static BigFraction mean(Odds odds, String count) {
    return odds.measure(count).mean().fraction();
  }
}

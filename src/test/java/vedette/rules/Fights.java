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

/** Engagements made as a user makes them: option texts, the catalogue, the built-in tables. */
public final class Fights {
  private Fights() {}

  /**
   * An engagement of options as on the command line, {@code --attacker 'inf 5' --turns 3}, or of
   * parameter names and their texts in turn; a name may come again.
   */
  public static Engagement<?, ?> fight(String system, String name, String... options) {
    return made(type(system, name), given(options));
  }

  /** The request of such options, as it was read. */
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

  /** An engagement and what a command line gives of its request. */
  record RequestedFight(EngagementType<?> type, Map<String, List<String>> given) {
    /** Reads options, before which a file may come. */
    static RequestedFight of(EngagementType<?> type, String options) {
      boolean file = !options.isEmpty() && !options.startsWith("--");
      return new RequestedFight(
          type, Fights.given((file ? "--" + HasTableFile.PARAMETER + " " : "") + options));
    }

    /** Reads a command line. */
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

  /** A command line of a file of fights, and the lines below it, which are indented there. */
  public record CommandLineFight(String fight, List<String> below) {}

  /**
   * The fights of a file under {@code src/test/resources/fights}. A line that begins with {@code #}
   * is a comment; a backslash at the end of a line joins it with the next.
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

  /** A number that is written as a decimal or as a fraction. */
  public static double number(String text) {
    String[] parts = text.split("/");
    double value = Double.parseDouble(parts[0]);
    return parts.length > 1 ? value / Double.parseDouble(parts[1]) : value;
  }

  /** The numbers of values that are written one behind the other, each before its number. */
  public static Map<String, Double> numbers(String text, String separator) {
    Map<String, Double> numbers = new LinkedHashMap<>();
    for (String each : text.split(separator)) {
      int last = each.lastIndexOf(' ');
      numbers.put(each.substring(0, last), number(each.substring(last + 1)));
    }
    return numbers;
  }

  /** An engagement as the command line asks for it. */
  public static Engagement<?, ?> asked(String commandLine) {
    RequestedFight requestedFight = RequestedFight.of(commandLine);
    return made(requestedFight.type(), requestedFight.given());
  }

  private static <Q extends Record> Engagement<?, ?> made(
      EngagementType<Q> type, Map<String, List<String>> given) {
    return type.fight(type.form().read(given), Tables.builtIn());
  }

  /** Options, and further ones behind them; each as one text, or names and texts in turn. */
  public static String[] and(String[] further, String... options) {
    List<String> all = new ArrayList<>(List.of(inTurn(options)));
    all.addAll(List.of(inTurn(further)));
    return all.toArray(String[]::new);
  }

  /** What the command line hands to a form. */
  public static Map<String, List<String>> given(String... options) {
    String[] inTurn = inTurn(options);
    Map<String, List<String>> given = new LinkedHashMap<>();
    for (int i = 0; i < inTurn.length; i += 2) {
      given.computeIfAbsent(inTurn[i], name -> new ArrayList<>()).add(inTurn[i + 1]);
    }
    return given;
  }

  /** Names and texts in turn, of one text as on the command line as well. */
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

  /** {@code attackerLosses} of {@code --attacker-losses}. */
  private static String parameter(String option) {
    if (!option.startsWith("--")) {
      throw new AssertionError("no option: " + option);
    }
    return Pattern.compile("-(\\w)")
        .matcher(option.substring(2))
        .replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
  }

  /** The odds as fractions. */
  public static Odds.Exact odds(Engagement<?, ?> fight) {
    return ExactOdds.of(fight, 1_000_000, true);
  }

  /** A measure's distribution in parts of a whole; fails if it cannot be had in such parts. */
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

  /** The probability that a flag is set. */
  public static BigFraction chance(Odds odds, String flag) {
    return odds.measure(flag).chanceOfTrue().fraction();
  }

  /** The chance of one of a category's values, or of a count's. */
  public static BigFraction chance(Odds odds, String measure, Object value) {
    for (Odds.Chance chance : odds.measure(measure).distribution()) {
      if (chance.value().equals(value)) {
        return chance.fraction();
      }
    }
    return BigFraction.ZERO;
  }

  /** A count's mean. */
  public static BigFraction mean(Odds odds, String count) {
    return odds.measure(count).mean().fraction();
  }
}

package vedette.cli.option;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.PositionalParamSpec;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;
import vedette.platform.Disk;
import vedette.question.Question;
import vedette.report.answer.Answer.Format;
import vedette.report.check.CheckReport;
import vedette.study.change.PartSteps;
import vedette.study.sweep.Target;
import vedette.suite.scenario.Suite.NamePattern;
import vedette.work.Deadline;

/** The options of all commands, except those that describe a fight, and their positional words. */
public final class Options {
  public static final int MAX_THREADS = 256;

  private static final long DEFAULT_SEED = 1;

  /** The word for a random seed, which is printed so that the battle can be replayed. */
  public static final String RANDOM = "random";

  /** The highest random seed, which is short to type. */
  private static final int MOST_RANDOM = 1_000_000;

  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(TimeUnit.DAYS.toSeconds(365));

  /** Matches no comma within the brackets of a stack's name. */
  private static final Pattern COMMA = Pattern.compile(",(?![^\\[]*\\])");

  private static final Pattern COMMA_ALONE = Pattern.compile(",(?! )(?![^\\[]*\\])");

  // The format of an answer.

  public static final Option<String> TABLES =
      Option.text(
          "--tables",
          "DIR",
          "directory of your own tables, which replace built-in tables of the same id");

  public static final Option<String> FORMAT = format(Format.words());

  public static final Option<String> CHECK_FORMAT = format(CheckReport.formats());

  public static final Option<String> OUTPUT =
      Option.text("--output", "FILE", "write the answer to FILE");

  public static final Option<String> COLOR =
      Option.word(
          "--color", "WHEN", "auto, always or never [default: auto]", "auto", "always", "never");

  // The calculation of odds.

  public static final Option<Method> METHOD =
      Option.word(
              "--method",
              "METHOD",
              "exact, simulate (from state to state), direct (every die) or auto (exact up to"
                  + " 1,000,000 states) [default: auto; simulate with --trials or --precision]",
              EnumWords.words(Method.class).toArray(new String[0]))
          .as(null, word -> Method.valueOf(word.toUpperCase(Locale.ROOT)));

  public static final Option<Integer> MAX_STATES =
      wholeNumber(
          "--max-states",
          "N",
          "most states of an exact answer, or kept in memory by a simulation [default: 1M]",
          "states",
          "a whole number from 1 to " + Integer.MAX_VALUE + ", as 50k or 5M");

  public static final Option<Long> TRIALS =
      Option.of(
          "--trials",
          "N",
          "battles to simulate, as in 5000, 250k or 1e6 [default: 1M; up to 2G with --precision]",
          0L,
          Options::trials,
          "is not a number of battles",
          "write a whole number from 1 to 2G, as 5000, 250k, 10M or 1e6");

  public static final Option<Double> PRECISION =
      Option.of(
          "--precision",
          "P",
          "simulate until every 95% interval is within P of its probability, as in 0.1% or 0.001",
          0.0,
          Amount::share,
          "is not a share between 0 and 1",
          "write 0.1% or 0.001; the decimal point is `.`");

  public static final Option<Long> SEED =
      Option.of(
          "--seed",
          "N",
          "seed of the dice, a 64-bit number, or `random` with --play [default: "
              + DEFAULT_SEED
              + "]",
          DEFAULT_SEED,
          Options::seed,
          "is not a 64-bit number",
          "write a whole number from -2^63 to 2^64-1, or 0x and hexadecimal digits");

  /** The number of threads; 0 for the number of processors. */
  public static final Option<Integer> THREADS =
      wholeNumber(
          "--threads",
          "N",
          "threads for the simulation; the answer does not depend on it",
          "threads",
          "a whole number from 1 to " + MAX_THREADS);

  public static final Option<Boolean> FRACTIONS =
      Option.flag("--fractions", "exact odds as fractions, without rounding");

  /**
   * The time after which a command stops without an answer; the time starts when the option is
   * read.
   */
  public static final Option<Deadline> TIME_LIMIT =
      Option.of(
          "--time-limit",
          "TIME",
          "time after which to stop with exit code 6: 60s, 5m, 1h [default: no limit]",
          Deadline.NONE,
          Options::deadline,
          "is not a time",
          "write a number above 0 with its unit, as 500ms, 60s, 5m or 1h; at most 8760h");

  // Questions about a fight.

  public static final Option<Boolean> EXPLAIN =
      Option.flag("--explain", "explain the first rolls, modifier by modifier");

  public static final Option<Boolean> INFLUENCE =
      Option.flag("--influence", "effect of each table cell on the odds, instead of the odds");

  /** The side that is advised; null for none. */
  public static final Option<Side> ADVISE = advise();

  public static final Option<Boolean> PLAY =
      Option.flag("--play", "play one battle roll by roll, instead of the odds");

  public static final Option<String> SAVE =
      Option.text("--save-scenario", "SUITE", "append this fight as a scenario to the file SUITE");

  public static final Option<String> SCENARIO_NAME =
      Option.text("--scenario-name", "NAME", "name of the scenario in the suite");

  public static final Option<List<Question>> CHANCE =
      questions(
          Question.Kind.CHANCE,
          "--chance",
          "CONDITION",
          "probability of a condition, as in \"success and attackerLosses <= 1\", also `given`"
              + " another; repeatable");

  public static final Option<List<Question>> VALUE =
      questions(
          Question.Kind.VALUE,
          "--value",
          "NUMBER",
          "mean and distribution of a number, as in \"3*success - attackerLosses\" (conditions"
              + " count 1 or 0); repeatable");

  public static final Option<List<String>> MEASURE =
      Option.repeated(
          "--measure",
          "NAME[,NAME]",
          "measures to show, by their names in JSON, or all (of the whole sides) [default: those of"
              + " the summary]",
          Options::measures);

  /** The options that take names of measures. */
  public static final List<String> OF_MEASURES =
      List.of(MEASURE.name(), CHANCE.name(), VALUE.name(), "--goal");

  // The selection of a sweep's cells.

  public static final Option<String> WHERE =
      Option.text(
          "--where",
          "CONDITION",
          "show only cells that meet it, as in \"success >= 70% and attackerLosses < 2\"; write"
              + " questions in single quotes");

  public static final Option<String> SORT =
      Option.text(
          "--sort",
          "FIGURE",
          "sort cells, best first, by a shown measure or question; add --best N for only the N"
              + " best");

  public static final Option<Boolean> REVERSE = Option.flag("--reverse", "sort the worst first");

  public static final Option<Target> NEAR =
      Option.of(
          "--near",
          "TARGET",
          "sort cells by the figure of --sort or --best N, nearest to TARGET first, as in 50% or"
              + " 1.5; not with --reverse",
          null,
          Options::target,
          "is not a number",
          "write 50% or 0.5 for a probability, or a number such as 1.5 for a mean");

  /**
   * The number of cells shown; an option of the same name names the side that decides optimally.
   */
  public static final Option<Integer> BEST =
      wholeNumber(
          "--best",
          "N",
          "show only the N best cells, by --sort or the first measure with a better direction",
          "cells",
          "a whole number from 1, as 5");

  // Options of compare.

  public static final Option<String> BY =
      Option.text(
          "--by",
          "MEASURE",
          "sort the fights by a measure or a question, the best first, or the greatest value"
              + " first");

  // Options of check.

  public static final Option<NamePattern> ONLY =
      Option.text(
              "--only", "TEXT", "check only scenarios with TEXT in their names; * matches anything")
          .as(NamePattern.ALL, NamePattern::new);

  public static final Option<Boolean> ALLOW_OUTSIDE =
      Option.flag("--allow-outside", "allow tables outside the directory of the suite");

  public static final Option<String> BASELINE =
      Option.text("--baseline", "FILE", "file of the odds to compare with");

  public static final Option<Double> TOLERANCE =
      Option.of(
          "--tolerance",
          "P",
          "allowed change of probabilities, as in 0.5%, and of means, as a share of their range"
              + " [default: none]",
          0.0,
          text -> text.matches("0+(\\.0*)?%?") ? Double.valueOf(0) : Amount.share(text),
          "is not a share between 0 and 1",
          "write 0.5% or 0.005; the decimal point is `.`");

  public static final Option<Boolean> STRICT =
      Option.flag("--strict", "fail for scenarios that exist only in the baseline");

  public static final Option<Boolean> UPDATE =
      Option.flag("--update-baseline", "write the baseline");

  public static final Option<Boolean> ODDS =
      Option.flag("--odds", "print all odds, not only what fails or is undecided");

  /**
   * A file to which an answer is written in addition to standard output, in a format of its own.
   */
  public record ReportFile(String format, String name) {
    private static ReportFile of(String text) {
      int equals = text.indexOf('=');
      if (equals <= 0) {
        throw Failure.usage(
            "C003",
            "--report: `" + text + "` is not of the form FORMAT=FILE",
            "write a format, `=` and a file, as in --report junit=odds.xml");
      }
      if (text.substring(equals + 1).isBlank()) {
        throw Failure.usage(
            "C003",
            "--report: `" + text + "` names no file; is a variable empty here?",
            "write a default for the variable: --report"
                + " markdown=\"${GITHUB_STEP_SUMMARY:-odds.md}\"");
      }
      String format =
          Option.checkKnown("--report", text.substring(0, equals), CheckReport.formats());
      return new ReportFile(format, text.substring(equals + 1));
    }
  }

  public static final Option<List<ReportFile>> REPORT =
      Option.repeated(
          "--report",
          "FORMAT=FILE",
          "also write the answer to FILE in this format, even if the check fails; repeatable",
          texts -> texts.stream().map(ReportFile::of).toList());

  // Options of tune.

  public static final Option<List<String>> WANT =
      Option.repeated(
          "--want",
          "WISH",
          "figure of the fight with its target, as in \"success = 60%\", \"success = 60% within"
              + " 1%\" or \"attackerLosses <= 2\"; or a suite (*.json), whose expectations are"
              + " the wishes; repeatable",
          texts -> texts);

  public static final Option<List<String>> KEEP =
      Option.repeated(
          "--keep",
          "WHAT",
          "part of the table that stays, as in \"row 9\", \"column 3:1\" or \"unit inf\"; or a"
              + " suite (*.json) whose odds stay; repeatable",
          texts -> texts);

  /** The kinds of parts that may change. */
  public static final Option<Set<PartSteps.Kind>> CHANGE =
      Option.of(
          "--change",
          "KINDS",
          "parts that may change: cells, modifiers, numbers (of units and rules) and ranges (of"
              + " rows) [default: all]",
          EnumSet.allOf(PartSteps.Kind.class),
          Options::kinds,
          "is not a list of parts",
          "write some of cells,modifiers,numbers,ranges");

  public static final Option<Integer> PARTS =
      wholeNumber(
          "--parts",
          "N",
          "most parts that change together [default: 2]",
          "parts",
          "a whole number from 1, as 3");

  public static final Option<Integer> STEPS =
      wholeNumber(
          "--steps",
          "N",
          "most steps of a part: results on the ladder of a cell, or units of a number [default:"
              + " 2]",
          "steps",
          "a whole number from 1, as 3");

  public static final Option<Boolean> ALLOW_LINT =
      Option.flag("--allow-lint", "allow changes in which lint finds something new");

  public static final Option<String> WRITE =
      Option.text(
          "--write", "FILE", "write the table with the first change to FILE, which must not exist");

  // Options of the commands about files.

  public static final Option<String> SCHEMA = Option.text("--schema", "KIND", "");

  public static final Option<Boolean> MINIMAL =
      Option.flag("--minimal", "write only what a file must have");

  public static final Option<String> TO =
      Option.text("--to", "FILE", "file to write (required); it must not exist");

  public static final Option<String> DIE =
      Option.text("--die", "DIE", "die that finds the row, as in d6, 2d6 or d66 (required)");

  public static final Option<String> COMPARE =
      Option.word(
              "--compare",
              "HOW",
              "how strengths find the column: ratio, differential or percent [default: attacks give"
                  + " their column]",
              "ratio",
              "differential",
              "percent")
          .withDefault("");

  public static final Option<String> LOSES =
      Option.word(
              "--loses",
              "SIDE",
              "side that loses the numbers in the cells: attacker or defender",
              "defender",
              "attacker")
          .withDefault("");

  private Options() {}

  private static Option<String> format(String... words) {
    String listed = EnumWords.listed(List.of(words)).replace("github", "github (annotations)");
    return Option.word("--format", "FORMAT", listed + " [default: " + words[0] + "]", words);
  }

  private static Option<Side> advise() {
    String[] sides = {"attacker", "defender"};
    return new Option<>(
        "--advise",
        "SIDE",
        "best decisions of a side and the cost of all others; the goal is --goal [default:"
            + " attacker]",
        Option.Arity.OPTIONAL,
        List.of(sides),
        null,
        texts ->
            Side.valueOf(
                Option.checkKnown("--advise", texts.get(0), sides).toUpperCase(Locale.ROOT)));
  }

  private static Option<List<Question>> questions(
      Question.Kind kind, String name, String label, String text) {
    return Option.repeated(
        name,
        label,
        text,
        texts -> {
          List<Question> questions = new ArrayList<>();
          for (String each : texts) {
            Question question = new Question(kind, each);
            if (questions.contains(question)) {
              throw Failure.usage(
                  "C004", name + ": `" + each + "` is given twice", "write it once");
            }
            questions.add(question);
          }
          return questions;
        });
  }

  private static List<String> measures(List<String> texts) {
    List<String> measures = new ArrayList<>();
    for (String text : texts) {
      // A figure's name, as `ending: a, b`, may have a comma before a space.
      Pattern between = text.contains(": ") ? COMMA_ALONE : COMMA;
      for (String measure : between.split(text)) {
        measures.add(measure.strip());
      }
    }
    return measures;
  }

  /** Returns an option with a number from 1 on; 0 if it is not given. */
  private static Option<Integer> wholeNumber(
      String name, String label, String text, String counted, String help) {
    return Option.of(
        name,
        label,
        text,
        0,
        Options::wholeNumber,
        "is not a number of " + counted,
        "write " + help);
  }

  private static Set<PartSteps.Kind> kinds(String text) {
    Set<PartSteps.Kind> kinds = EnumSet.noneOf(PartSteps.Kind.class);
    List<String> known = EnumWords.words(PartSteps.Kind.class);
    for (String word : text.split(",", -1)) {
      Option.checkKnown("--change", word.strip(), known.toArray(String[]::new));
      kinds.add(PartSteps.Kind.values()[known.indexOf(word.strip())]);
    }
    return kinds;
  }

  private static Integer wholeNumber(String text) {
    BigInteger number = Amount.count(text);
    return number == null || number.bitLength() > Integer.SIZE - 1 ? null : number.intValue();
  }

  private static Target target(String text) {
    boolean percent = text.endsWith("%");
    BigDecimal number = Amount.number(percent ? text.substring(0, text.length() - 1) : text);
    return number == null
        ? null
        : new Target(text, (percent ? number.movePointLeft(2) : number).doubleValue(), percent);
  }

  private static Long trials(String text) {
    BigInteger number = Amount.count(text);
    if (number == null || number.bitLength() > Long.SIZE - 1) {
      return null;
    }
    if (number.longValue() > Trials.MAX) {
      throw new Failure(
          "L002",
          ExitCode.REFUSED,
          "--trials " + text + " is over the limit of 2G",
          "write at most 2G, which gives intervals of 0.002%, or use --method exact");
    }
    return number.longValue();
  }

  private static Long seed(String text) {
    return text.equals(RANDOM)
        ? Long.valueOf(new SplittableRandom().nextInt(1, MOST_RANDOM))
        : Amount.seed(text);
  }

  private static Deadline deadline(String text) {
    BigDecimal seconds = Amount.seconds(text);
    return seconds == null || seconds.signum() <= 0 || seconds.compareTo(MOST_SECONDS) > 0
        ? null
        : new Deadline(text, seconds.movePointRight(9).longValue(), System::nanoTime);
  }

  /** Returns the path of a name that an option gives. */
  public static Path path(String option, String name) {
    try {
      if (!name.isEmpty()) {
        return Disk.path(name);
      }
    } catch (InvalidPathException e) {
      // A NUL, or a character that names of files cannot have here.
    }
    String kind = option.equals(TABLES.name()) ? "directory" : "file";
    throw Failure.usage(
        "C003",
        option + ": `" + name + "` is not a valid " + kind + " name",
        "write the name of a " + kind);
  }

  /** Returns only those words that a shell takes for one word: without blanks and brackets. */
  public static List<String> shellWords(Collection<String> words) {
    return words.stream().filter(it -> it.matches("[\\w+./-]+")).toList();
  }

  /** Returns a required positional word of a command. */
  public static PositionalParamSpec word(int index, String label, String text) {
    return word(index, label, text, true, null);
  }

  /**
   * Returns a positional word of a command.
   *
   * @param required whether the command needs it
   * @param known the words for shell completion; null for none
   */
  public static PositionalParamSpec word(
      int index, String label, String text, boolean required, Iterable<String> known) {
    return PositionalParamSpec.builder()
        .completionCandidates(known)
        .paramLabel(label)
        .index(String.valueOf(index))
        .arity(required ? "1" : "0..1")
        .required(required)
        .type(String.class)
        .description(text)
        .build();
  }

  /**
   * Returns the positional words of a command that takes any number.
   *
   * @param required whether it needs at least one
   */
  public static PositionalParamSpec words(
      String label, String text, boolean required, Iterable<String> known) {
    return PositionalParamSpec.builder()
        .completionCandidates(known)
        .paramLabel(label)
        .index("0..*")
        .arity(required ? "1..*" : "0..*")
        .required(required)
        .type(List.class)
        .auxiliaryTypes(String.class)
        .description(text)
        .build();
  }
}

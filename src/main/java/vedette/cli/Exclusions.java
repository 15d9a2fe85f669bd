package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import vedette.cli.console.Failure;
import vedette.cli.option.Option;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.json.EnumWords;
import vedette.odds.answer.Method;
import vedette.report.answer.Answer.Format;

/** The options that exclude or need each other, all checked before any value is read. */
final class Exclusions {
  private static final String LEAVE_OUT = "leave one of them out";

  /**
   * A condition on a command line. It has kinds instead of predicates: each lambda costs start-up
   * time.
   *
   * @param words in messages
   * @param option null for none
   * @param value of the option; null for any
   */
  record ArgumentCondition(String words, Kind kind, Option<?> option, String value) {
    enum Kind {
      GIVEN,
      /** For commands that have the option. */
      LACKING,
      BRACES,
      /** Several directories of tables, for the command of a fight. */
      DIRECTORIES,
      /** For the command of a fight, without braces. */
      ONE_FIGHT,
      /** For the command of a fight, without braces and without {@code --influence}. */
      ONE_FIGHT_WITHOUT_INFLUENCE,
      /** The number of best cells is given. */
      RANKED,
      UNSORTED,
      UNPLAYED,
      NAME
    }

    static ArgumentCondition of(Option<?> option) {
      return new ArgumentCondition(option.name(), Kind.GIVEN, option, null);
    }

    static ArgumentCondition of(Option<?> option, String value) {
      return new ArgumentCondition(option.name() + " " + value, Kind.GIVEN, option, value);
    }

    static ArgumentCondition without(Option<?> option) {
      return new ArgumentCondition("no " + option.name(), Kind.LACKING, option, null);
    }

    private static ArgumentCondition of(String words, Kind kind) {
      return new ArgumentCondition(words, kind, null, null);
    }

    /** Returns whether a command line meets it. */
    boolean isIn(ParsedCommandLine given) {
      return switch (kind) {
        case GIVEN -> given.has(option) && (value == null || given.text(option).equals(value));
        case LACKING -> given.knows(option.name()) && !given.has(option);
        case BRACES -> given.isSwept();
        case DIRECTORIES -> given.sweepsTables();
        case ONE_FIGHT -> given.isFight() && !given.isSwept();
        case ONE_FIGHT_WITHOUT_INFLUENCE ->
            given.isFight() && !given.isSwept() && !given.has(Options.INFLUENCE);
        case RANKED -> given.isRanked() && given.knows(Options.SORT.name());
        case UNSORTED -> !given.has(Options.SORT) && !given.isRanked();
        case UNPLAYED -> !given.has(Options.PLAY);
        case NAME -> given.word(0) != null;
      };
    }
  }

  /** Two conditions that no command line may meet together. */
  record Row(
      ArgumentCondition one, ArgumentCondition other, String code, String message, String help) {}

  private static final String CSV = EnumWords.word(Format.CSV);

  private static final ArgumentCondition BRACES =
      ArgumentCondition.of(
          "braces, which sweep over several fights", ArgumentCondition.Kind.BRACES);

  private static final ArgumentCondition DIRECTORIES =
      ArgumentCondition.of(
          "braces in --tables, which sweep over several directories",
          ArgumentCondition.Kind.DIRECTORIES);

  private static final ArgumentCondition ONE_FIGHT =
      ArgumentCondition.of("one fight", ArgumentCondition.Kind.ONE_FIGHT);

  private static final List<Row> ROWS = new ArrayList<>();

  static {
    List<Option<?>> ofOdds =
        List.of(
            Options.METHOD,
            Options.TRIALS,
            Options.PRECISION,
            Options.FRACTIONS,
            Options.EXPLAIN,
            Options.SAVE);
    exclude(Options.ADVISE, Options.PLAY, Options.INFLUENCE);
    exclude(Options.ADVISE, ofOdds.toArray(Option<?>[]::new));
    exclude(Options.PLAY, ofOdds.toArray(Option<?>[]::new));
    exclude(Options.PLAY, Options.INFLUENCE, Options.THREADS, Options.MAX_STATES);
    exclude(Options.INFLUENCE, ofOdds.toArray(Option<?>[]::new));
    exclude(Options.SAVE, Options.PRECISION);
    exclude(method(Method.EXACT), Options.TRIALS, Options.PRECISION);
    for (Method sampled : List.of(Method.AUTO, Method.SIMULATE, Method.DIRECT)) {
      exclude(method(sampled), Options.FRACTIONS);
    }
    exclude(method(Method.DIRECT), Options.MAX_STATES);
    exclude(Options.FRACTIONS, Options.TRIALS, Options.PRECISION);
    row(
        ArgumentCondition.of(Options.EXPLAIN),
        ArgumentCondition.of(Options.FORMAT, CSV),
        "C004",
        "--explain cannot be combined with --format " + CSV + ", which holds only figures",
        "leave --explain out, or write --format " + EnumWords.listed(besides(CSV)));
    row(
        ArgumentCondition.of(Options.SEED, Options.RANDOM),
        ArgumentCondition.of("no --play", ArgumentCondition.Kind.UNPLAYED),
        "C003",
        "--seed: `random` works only with --play",
        "write a number, so that the answer can be reproduced");
    needs(
        Options.SCENARIO_NAME,
        ArgumentCondition.without(Options.SAVE),
        "add --save-scenario suite.json");

    for (Option<?> option :
        List.of(
            Options.ADVISE,
            Options.PLAY,
            Options.INFLUENCE,
            Options.EXPLAIN,
            Options.FRACTIONS,
            Options.SAVE)) {
      row(
          ArgumentCondition.of(option),
          DIRECTORIES,
          "C004",
          option.name() + " cannot be combined with " + DIRECTORIES.words(),
          "write one directory, as --tables old, or leave " + option.name() + " out");
    }
    for (String side : List.of("attacker", "defender")) {
      row(
          ArgumentCondition.of(Options.ADVISE, side),
          BRACES,
          "C004",
          "--advise cannot be combined with " + BRACES.words(),
          "write --best "
              + side
              + " --sort success instead to see which fight is best, then pass --advise in"
              + " that fight");
    }
    exclude(
        BRACES, Options.PLAY, Options.INFLUENCE, Options.EXPLAIN, Options.FRACTIONS, Options.SAVE);
    row(
        ArgumentCondition.of(Options.NEAR),
        ArgumentCondition.of(Options.REVERSE),
        "C004",
        "--reverse cannot be combined with --near, which sorts the nearest cells first",
        LEAVE_OUT);
    unswept(ArgumentCondition.of(Options.WHERE), ONE_FIGHT);
    unswept(ArgumentCondition.of(Options.SORT), ONE_FIGHT);
    unswept(ArgumentCondition.of(Options.REVERSE), ONE_FIGHT);
    unswept(ArgumentCondition.of(Options.NEAR), ONE_FIGHT);
    unswept(ArgumentCondition.of("--best N", ArgumentCondition.Kind.RANKED), ONE_FIGHT);
    unswept(
        ArgumentCondition.of(Options.MEASURE),
        ArgumentCondition.of(
            "one fight without --influence", ArgumentCondition.Kind.ONE_FIGHT_WITHOUT_INFLUENCE));
    needs(
        Options.REVERSE,
        ArgumentCondition.of("no --sort", ArgumentCondition.Kind.UNSORTED),
        "add --sort success");

    exclude(
        Options.ODDS,
        Options.BASELINE,
        Options.TOLERANCE,
        Options.STRICT,
        Options.UPDATE,
        Options.REPORT);
    exclude(Options.UPDATE, Options.TOLERANCE, Options.STRICT, Options.FORMAT, Options.REPORT);
    for (Option<?> option : List.of(Options.TOLERANCE, Options.STRICT, Options.UPDATE)) {
      needs(option, ArgumentCondition.without(Options.BASELINE), "add --baseline baseline.json");
    }
    exclude(Options.SCHEMA, Options.TABLES, Options.FORMAT);
    exclude(
        ArgumentCondition.of(Options.SCHEMA),
        ArgumentCondition.of("NAME", ArgumentCondition.Kind.NAME));
  }

  private Exclusions() {}

  /** Returns the whole table. */
  static List<Row> rows() {
    return List.copyOf(ROWS);
  }

  /**
   * Refuses a command line with options that cannot be combined.
   *
   * @throws Failure of the first matching row
   */
  static void check(ParsedCommandLine given) {
    for (Row row : ROWS) {
      if (row.one().isIn(given) && row.other().isIn(given)) {
        throw Failure.usage(row.code(), row.message(), row.help());
      }
    }
  }

  private static List<String> besides(String format) {
    List<String> others = new ArrayList<>(List.of(Format.words()));
    others.remove(format);
    return others;
  }

  private static ArgumentCondition method(Method method) {
    return ArgumentCondition.of(Options.METHOD, method.word());
  }

  private static void exclude(Option<?> one, Option<?>... others) {
    exclude(ArgumentCondition.of(one), others);
  }

  private static void exclude(ArgumentCondition one, Option<?>... others) {
    for (Option<?> other : others) {
      exclude(one, ArgumentCondition.of(other));
    }
  }

  private static void exclude(ArgumentCondition one, ArgumentCondition other) {
    String message = other.words() + " cannot be combined with " + one.words();
    row(one, other, "C004", message, LEAVE_OUT);
  }

  private static void needs(Option<?> option, ArgumentCondition lacking, String help) {
    String message = option.name() + lacking.words().replaceFirst("no", " needs");
    row(ArgumentCondition.of(option), lacking, "C004", message, help);
  }

  private static void unswept(ArgumentCondition ofCells, ArgumentCondition fight) {
    String option = ofCells.words().replaceFirst(" .*", "");
    row(
        ofCells,
        fight,
        "C007",
        option + " needs a sweep, but every option has a single value",
        "write several values in braces, as --attacker \"inf {4..12}\", or leave "
            + option
            + " out");
  }

  private static void row(
      ArgumentCondition one, ArgumentCondition other, String code, String message, String help) {
    ROWS.add(new Row(one, other, code, message, help));
  }
}

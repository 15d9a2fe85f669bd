package vedette.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.ExactOdds;
import vedette.odds.Trials;

/**
 * How odds are to be found.
 *
 * @param method exact, simulate or direct
 * @param trials what to simulate; also holds the seed of a battle that is played
 * @param fractions whether exact odds come as fractions
 * @param outcomesByTurn whether outcomes that differ by the turn alone are kept apart
 * @param threadsAsked the number of threads asked for, before it was capped
 */
record OddsOptions(
    String method, Trials trials, boolean fractions, boolean outcomesByTurn, int threadsAsked) {
  static final long DEFAULT_SEED = 1;
  static final int MAX_THREADS = 256;

  static final String METHOD = "--method";
  static final String TRIALS = "--trials";
  static final String SEED = "--seed";
  static final String THREADS = "--threads";
  static final String PRECISION = "--precision";
  private static final String FRACTIONS = "--fractions";
  static final String MAX_STATES = "--max-states";
  private static final String EXACT = "an exact answer";
  private static final String OUTCOMES_BY_TURN = "--outcomes-by-turn";
  static final String EXPLAIN = "--explain";
  static final String PLAY = "--play";

  private static final BigInteger MAX_TRIALS = BigInteger.valueOf(Trials.MAX);
  private static final double TRIALS_PER_YEAR = 1e7 * 86_400 * 365;

  /**
   * Adds the options to a command.
   *
   * @param further what else may be asked for
   */
  static void addTo(CommandSpec command, List<OptionSpec> further) {
    List<OptionSpec> answer = new ArrayList<>();
    answer.add(methodOption());
    answer.add(Options.flag(FRACTIONS, "exact odds as fractions, without any rounding"));
    answer.add(maxStatesOption());
    answer.addAll(trialsOptions());
    answer.add(
        Options.flag(
            OUTCOMES_BY_TURN, "in JSON, keep outcomes apart that differ only by the turn"));
    answer.add(
        Options.value(
            THREADS, "N", "threads to simulate with; the answer is the same for any number"));
    answer.add(
        ShardOption.option(
            "simulate only every Nth block of battles from the Ith on, and write a tally in JSON;"
                + " `vedette merge` makes the answer of all N"));
    answer.add(TimeLimit.option());
    answer.add(DryRun.option());
    answer.add(Options.flag(EXPLAIN, "explain the first rolls, modifier by modifier"));
    answer.add(Options.flag(PLAY, "play one battle roll by roll, instead of the odds"));
    answer.addAll(further);
    answer.add(
        Options.value(SaveScenario.SAVE, "SUITE", "append this as a scenario to the file SUITE"));
    answer.add(Options.value(SaveScenario.NAME, "NAME", "what the scenario is called there"));
    Options.addGroup(command, "Questions", QuestionOptions.all());
    Options.addGroup(command, "The answer", answer);
    Options.addAnswering(command);
  }

  /** Whether a limit on states was asked for. */
  static boolean limitsStates(ParseResult given) {
    return Options.isSet(given, MAX_STATES);
  }

  /** How odds are found. */
  static OptionSpec methodOption() {
    return Options.value(
        METHOD,
        "METHOD",
        "exact; simulate, by walking the chain of states; or direct, by playing every die;"
            + " exact if not given");
  }

  /** How many states an exact answer may take. */
  static OptionSpec maxStatesOption() {
    return Options.value(
        MAX_STATES,
        "N",
        "states that an exact answer may take, or a simulation keep in memory; 1M if not given");
  }

  /** How much is simulated, and with which dice. */
  static List<OptionSpec> trialsOptions() {
    return List.of(
        Options.value(
            TRIALS,
            "N",
            "battles to simulate: 5000, 250k, 10M, 1e6; 1M if not given, with --precision up to 2G"),
        Options.value(
            PRECISION,
            "P",
            "stop simulating when every 95% interval is within P to either side: 0.1%, 0.001"),
        Options.value(
            SEED, "N", "seed of the dice, any 64-bit number; " + DEFAULT_SEED + " if not given"));
  }

  static OddsOptions read(ParseResult given) {
    String instead = instead(given);
    String method = method(given, instead);
    boolean exact = method.equals("exact");
    if (exact && !instead.equals(OverReadingsOption.OVER_READINGS)) {
      refuse(given, instead.isEmpty() ? EXACT : instead, THREADS, ShardOption.SHARD);
    } else if (!exact) {
      refuse(given, "--method " + method, FRACTIONS);
    }
    if (!instead.isEmpty()) {
      refuse(given, instead, METHOD, FRACTIONS, OUTCOMES_BY_TURN, EXPLAIN, SaveScenario.SAVE);
    }
    if (instead.equals(PLAY)) {
      refuse(given, PLAY, MAX_STATES);
    }
    ShardOption.checkTally(given);
    DryRun.check(given);
    if (Options.isSet(given, OUTCOMES_BY_TURN)
        && !Options.isJson(given)
        && !ShardOption.isAskedFor(given)) {
      throw Failure.usage(
          "C004", OUTCOMES_BY_TURN + " works with JSON only", "add --format json, or leave it out");
    }
    if (Options.isSet(given, SaveScenario.SAVE)) {
      refuse(given, SaveScenario.SAVE, PRECISION);
    }
    int threads = threads(given);
    return new OddsOptions(
        method,
        trials(given, method, threads),
        Options.isSet(given, FRACTIONS),
        Options.isSet(given, OUTCOMES_BY_TURN),
        threads);
  }

  /** The option that asks for something else than odds; "" if none does. */
  private static String instead(ParseResult given) {
    boolean overReadings = OverReadingsOption.isAskedFor(given);
    if (!Options.isSet(given, PLAY)) {
      return overReadings ? OverReadingsOption.OVER_READINGS : "";
    }
    refuse(given, PLAY, OverReadingsOption.OVER_READINGS);
    return PLAY;
  }

  /**
   * The method, with which not every other option goes.
   *
   * @param instead the option that asks for something else than odds; "" if none does
   */
  static String method(ParseResult given, String instead) {
    String method = Options.word(given, METHOD, "exact", "simulate", "direct");
    if (method.equals("exact")) {
      refuse(given, instead.isEmpty() ? EXACT : instead, TRIALS, PRECISION);
      if (instead.isEmpty()) {
        refuse(given, EXACT, SEED);
      }
    } else if (method.equals("direct")) {
      refuse(given, "--method direct", MAX_STATES);
    }
    return method;
  }

  /** What to simulate by this method. */
  static Trials trials(ParseResult given, String method, int threads) {
    double precision = precision(given);
    return new Trials(
        trials(given, precision > 0 ? Trials.MAX : Trials.DEFAULT),
        seed(given),
        Math.min(threads, MAX_THREADS),
        precision,
        method.equals("direct"),
        maxStates(given));
  }

  /** Says that fewer threads will do. */
  static void warn(int threadsAsked, Console console) {
    if (threadsAsked > MAX_THREADS) {
      console
          .err()
          .print(
              "warning[C005]: --threads is capped at "
                  + MAX_THREADS
                  + "\nhelp: write --threads "
                  + MAX_THREADS
                  + " or fewer; the answer is the same for any number\n");
    }
  }

  /** A precision that was asked for and not reached is not passed over in silence. */
  static int imprecise(String what, long trials, Console console) {
    console
        .err()
        .print(
            "warning[L003]: "
                + what
                + "\nhelp: "
                + (trials < Trials.MAX
                    ? "raise --trials, or ask for less precision"
                    : "ask for less precision: 2G battles are the limit")
                + "\n");
    return ExitCode.REFUSED;
  }

  private static void refuse(ParseResult given, String with, String... options) {
    for (String option : options) {
      if (Options.isSet(given, option)) {
        throw cannotCombine(option, with);
      }
    }
  }

  private static Failure cannotCombine(String option, String with) {
    String help =
        with.equals(EXACT)
            ? "add --method simulate, or leave " + option + " out"
            : "leave one of them out";
    return Failure.usage("C004", option + " cannot be combined with " + with, help);
  }

  private static long trials(ParseResult given, long fallback) {
    if (!Options.isSet(given, TRIALS)) {
      return fallback;
    }
    String text = Options.value(given, TRIALS, "");
    BigInteger trials = Amount.count(text);
    if (trials == null) {
      throw Failure.usage(
          "C003",
          "--trials: `" + text + "` is not a number of battles",
          "write a whole number from 1 to 2G, as 5000, 250k, 10M or 1e6");
    }
    if (trials.compareTo(MAX_TRIALS) > 0) {
      if (trials.bitLength() > 63) {
        throw Failure.usage(
            "C003", "--trials: `" + text + "` is out of range", "at most 2G, or --method exact");
      }
      double years = trials.doubleValue() / TRIALS_PER_YEAR;
      throw new Failure(
          "L002",
          ExitCode.REFUSED,
          "--trials "
              + text
              + " is over the limit of 2G"
              + (years >= 1
                  ? ": some " + Math.round(years) + " years at ten million a second"
                  : ""),
          "2G trials give intervals of 0.002%; --method exact gives none at all");
    }
    return trials.longValueExact();
  }

  /**
   * About how many battles the precision that is asked for takes at most, rounded up: as many as
   * for a probability of a half.
   */
  static String trialsFor(ParseResult given) {
    Trials precise = new Trials(Trials.MAX, 0, 1, precision(given), false, 1);
    BigDecimal rounded =
        new BigDecimal(precise.enoughForPrecision())
            .round(new MathContext(2, RoundingMode.CEILING));
    return rounded.min(new BigDecimal(MAX_TRIALS)).toBigInteger().toString();
  }

  private static double precision(ParseResult given) {
    if (!Options.isSet(given, PRECISION)) {
      return 0;
    }
    String text = Options.value(given, PRECISION, "");
    double precision = Amount.share(text);
    if (Double.isNaN(precision)) {
      throw Failure.usage(
          "C003",
          "--precision: `" + text + "` is not a share between 0 and 1",
          "write 0.1% or 0.001; the decimal point is `.`");
    }
    return precision;
  }

  private static long seed(ParseResult given) {
    if (!Options.isSet(given, SEED)) {
      return DEFAULT_SEED;
    }
    String text = Options.value(given, SEED, "");
    Long seed = Amount.seed(text);
    if (seed == null) {
      throw Failure.usage(
          "C003",
          "--seed: `" + text + "` is not a 64-bit number",
          "write a whole number from -2^63 to 2^64-1, or 0x and hexadecimal digits");
    }
    return seed;
  }

  static int threads(ParseResult given) {
    int cores = Runtime.getRuntime().availableProcessors();
    return wholeNumber(given, THREADS, cores, "a number of threads from 1 to " + MAX_THREADS);
  }

  static int maxStates(ParseResult given) {
    return wholeNumber(
        given,
        MAX_STATES,
        ExactOdds.DEFAULT_MAX_STATES,
        "a number of states from 1 to " + Integer.MAX_VALUE + ", as 50k or 5M");
  }

  /** A count that an option gives. */
  static int wholeNumber(ParseResult given, String option, int fallback, String what) {
    if (!Options.isSet(given, option)) {
      return fallback;
    }
    String text = Options.value(given, option, "");
    BigInteger number = Amount.count(text);
    if (number == null || number.bitLength() > 31) {
      throw Failure.usage("C003", option + ": `" + text + "` is out of range", "write " + what);
    }
    return number.intValueExact();
  }
}

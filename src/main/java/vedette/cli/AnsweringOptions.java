package vedette.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Answering;
import vedette.odds.Method;
import vedette.odds.Trials;
import vedette.work.Deadline;
import vedette.work.Limits;

/**
 * How odds are to be found, as a command line says it.
 *
 * @param maxStates the limit on states that was asked for; 0 if none was
 * @param threads the number of threads asked for, before it was capped
 */
record AnsweringOptions(Answering answering, int maxStates, int threads) {
  static final long DEFAULT_SEED = 1;
  static final int MAX_THREADS = 256;

  static final String METHOD = "--method";
  static final String TRIALS = "--trials";
  static final String SEED = "--seed";
  static final String THREADS = "--threads";
  static final String PRECISION = "--precision";
  static final String MAX_STATES = "--max-states";
  static final String FRACTIONS = "--fractions";

  /** Another battle each time; its seed is said, so that it can be told again. */
  private static final String RANDOM = "random";

  /** Such a seed is typed again. */
  private static final int MOST_RANDOM = 1_000_000;

  private static final BigInteger MAX_TRIALS = BigInteger.valueOf(Trials.MAX);
  private static final double TRIALS_PER_YEAR = 1e7 * 86_400 * 365;

  /**
   * The options of every command that answers with odds.
   *
   * @param threads what threads are for
   */
  static List<OptionSpec> all(String threads) {
    return List.of(
        Options.value(
            METHOD,
            "METHOD",
            "auto: exact up to 200,000 states, else simulate; exact; simulate, by walking the"
                + " chain of states; or direct, by playing every die. If not given: simulate with"
                + " --trials or --precision, else auto"),
        maxStatesOption("200k if not given, with another method 1M"),
        Options.value(
            TRIALS,
            "N",
            "battles to simulate: 5000, 250k, 10M, 1e6; 1M if not given, with --precision up to 2G"),
        Options.value(
            PRECISION,
            "P",
            "stop simulating when every 95% interval is within P to either side: 0.1%, 0.001"),
        Options.value(
            SEED,
            "N",
            "seed of the dice, any 64-bit number, or `random` for a battle that is played; "
                + DEFAULT_SEED
                + " if not given"),
        Options.value(THREADS, "N", threads + "; the answer is the same for any number"),
        TimeLimit.option());
  }

  /** How many states an answer may take. */
  static OptionSpec maxStatesOption(String ifNotGiven) {
    return Options.value(
        MAX_STATES,
        "N",
        "states that an exact answer may take, or a simulation keep in memory; " + ifNotGiven);
  }

  /** Reads what was asked for, and refuses what does not go together. */
  static AnsweringOptions read(ParseResult given, Deadline deadline) {
    Method method = method(given);
    int threads = threads(given);
    int states = Options.isSet(given, MAX_STATES) ? maxStates(given) : 0;
    double precision = precision(given);
    Trials trials =
        new Trials(
            trials(given, precision > 0 ? Trials.MAX : Trials.DEFAULT),
            seed(given),
            Math.min(threads, MAX_THREADS),
            precision,
            method == Method.DIRECT,
            states > 0 ? states : Limits.STATES);
    Limits limits = new Limits(states > 0 ? states : method.mostStates(), deadline);
    return new AnsweringOptions(
        new Answering(method, limits, trials, Options.isSet(given, FRACTIONS)), states, threads);
  }

  /** The method that was named, or that the other options mean. */
  private static Method method(ParseResult given) {
    boolean fractions = Options.isSet(given, FRACTIONS);
    if (!Options.isSet(given, METHOD)) {
      if (fractions) {
        refuse(given, FRACTIONS, TRIALS, PRECISION);
        return Method.EXACT;
      }
      boolean sample = Options.isSet(given, TRIALS) || Options.isSet(given, PRECISION);
      return sample ? Method.SIMULATE : Method.AUTO;
    }
    String[] words = Stream.of(Method.values()).map(Method::word).toArray(String[]::new);
    String word = Options.word(given, METHOD, words);
    Method method = Method.valueOf(word.toUpperCase(Locale.ROOT));
    String named = METHOD + " " + word;
    if (method == Method.EXACT) {
      refuse(given, named, TRIALS, PRECISION);
    } else {
      refuse(given, named, FRACTIONS);
    }
    if (method == Method.DIRECT) {
      refuse(given, named, MAX_STATES);
    }
    return method;
  }

  /** Refuses options beside one that they cannot be combined with. */
  static void refuse(ParseResult given, String with, String... options) {
    for (String option : options) {
      if (Options.isSet(given, option)) {
        throw Failure.usage(
            "C004", option + " cannot be combined with " + with, "leave one of them out");
      }
    }
  }

  /** Says that fewer threads will do. */
  void warn(Console console) {
    warn(threads, console);
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
    if (text.equals(RANDOM)) {
      if (!Options.isSet(given, OddsOptions.PLAY)) {
        throw Failure.usage(
            "C003",
            SEED + ": `" + RANDOM + "` is for " + OddsOptions.PLAY + " alone",
            "write a number, so that the answer can be had again");
      }
      return new SplittableRandom().nextInt(1, MOST_RANDOM);
    }
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

  /** How many states whoever insists on exact odds allows for. */
  static int maxStates(ParseResult given) {
    return wholeNumber(
        given,
        MAX_STATES,
        Limits.STATES,
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

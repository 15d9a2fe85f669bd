package vedette.cli;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Answering;
import vedette.odds.Method;
import vedette.odds.Trials;
import vedette.platform.Platform;
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
                + " --trials or --precision, else auto",
            Stream.of(Method.values()).map(Method::word).toList()),
        Options.value(
            MAX_STATES,
            "N",
            "states that an exact answer may take, or a simulation keep in memory; 200k if not"
                + " given, with another method 1M"),
        Options.value(
            TRIALS,
            "N",
            "battles to simulate: 5000, 250k, 10M, 1e6; 1M if not given, with --precision up to 2G"),
        Options.value(
            PRECISION,
            "P",
            "stop simulating when every end of a 95% interval is within P of its probability: 0.1%,"
                + " 0.001"),
        Options.value(
            SEED,
            "N",
            "seed of the dice, any 64-bit number, or `random` for a battle that is played; "
                + DEFAULT_SEED
                + " if not given"),
        Options.value(THREADS, "N", threads + "; the answer is the same for any number"),
        Options.timeLimit());
  }

  /** Reads what was asked for, and refuses what does not go together. */
  static AnsweringOptions read(ParseResult given, Deadline deadline) {
    Method method = method(given);
    int cores = Platform.processors();
    int threads = wholeNumber(given, THREADS, cores, "threads", "one from 1 to " + MAX_THREADS);
    int states =
        wholeNumber(
            given,
            MAX_STATES,
            0,
            "states",
            "one from 1 to " + Integer.MAX_VALUE + ", as 50k or 5M");
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
        Options.refuse(given, FRACTIONS, List.of(TRIALS, PRECISION));
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
      Options.refuse(given, named, List.of(TRIALS, PRECISION));
    } else {
      Options.refuse(given, named, List.of(FRACTIONS));
    }
    if (method == Method.DIRECT) {
      Options.refuse(given, named, List.of(MAX_STATES));
    }
    return method;
  }

  /** Says that fewer threads will do. */
  void warn(Console console) {
    if (threads > MAX_THREADS) {
      console.warn(
          "C005",
          "--threads is capped at " + MAX_THREADS,
          "write --threads " + MAX_THREADS + " or fewer; the answer is the same for any number");
    }
  }

  /** A precision that was asked for and not reached is not passed over in silence. */
  static int imprecise(String what, long trials, Console console) {
    console.warn(
        "L003",
        what,
        trials < Trials.MAX
            ? "raise --trials, or ask for less precision"
            : "ask for less precision: 2G battles are the limit");
    return ExitCode.REFUSED;
  }

  private static long trials(ParseResult given, long fallback) {
    BigInteger trials =
        Options.read(
            given,
            TRIALS,
            BigInteger.valueOf(fallback),
            text -> fitting(Amount.count(text), Long.SIZE - 1),
            "is not a number of battles",
            "write a whole number from 1 to 2G, as 5000, 250k, 10M or 1e6");
    if (trials.compareTo(MAX_TRIALS) > 0) {
      throw new Failure(
          "L002",
          ExitCode.REFUSED,
          "--trials " + Options.value(given, TRIALS, "") + " is over the limit of 2G",
          "2G trials give intervals of 0.002%; --method exact gives none at all");
    }
    return trials.longValueExact();
  }

  private static double precision(ParseResult given) {
    return Options.read(
        given,
        PRECISION,
        0.0,
        Amount::share,
        "is not a share between 0 and 1",
        "write 0.1% or 0.001; the decimal point is `.`");
  }

  private static long seed(ParseResult given) {
    if (Options.value(given, SEED, "").equals(RANDOM)) {
      if (!Options.isSet(given, OddsOptions.PLAY)) {
        throw Failure.usage(
            "C003",
            SEED + ": `" + RANDOM + "` is for " + OddsOptions.PLAY + " alone",
            "write a number, so that the answer can be had again");
      }
      return new SplittableRandom().nextInt(1, MOST_RANDOM);
    }
    return Options.read(
        given,
        SEED,
        DEFAULT_SEED,
        Amount::seed,
        "is not a 64-bit number",
        "write a whole number from -2^63 to 2^64-1, or 0x and hexadecimal digits");
  }

  /**
   * A whole number from 1 on.
   *
   * @param what it counts
   * @param help how it is written
   */
  static int wholeNumber(ParseResult given, String option, int fallback, String what, String help) {
    return Options.read(
            given,
            option,
            BigInteger.valueOf(fallback),
            text -> fitting(Amount.count(text), Integer.SIZE - 1),
            "is not a number of " + what,
            "write " + help)
        .intValueExact();
  }

  private static BigInteger fitting(BigInteger number, int bits) {
    return number == null || number.bitLength() > bits ? null : number;
  }
}

package vedette.cli;

import java.util.List;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.option.Option;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.odds.OddsCalculator;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;
import vedette.platform.Platform;
import vedette.work.Deadline;
import vedette.work.Limits;

/**
 * The options of a command line for the calculation of odds.
 *
 * @param answering the calculator
 * @param maxStates the requested limit on states; 0 if none
 * @param threads the requested number of threads, before the cap
 */
public record CalculationOptions(OddsCalculator answering, int maxStates, int threads) {
  /** The options of every command that answers with odds, in the order of its help. */
  static final List<Option<?>> OPTIONS =
      List.of(
          Options.METHOD,
          Options.MAX_STATES,
          Options.TRIALS,
          Options.PRECISION,
          Options.SEED,
          Options.THREADS,
          Options.TIME_LIMIT);

  static CalculationOptions of(ParsedCommandLine given) {
    Deadline deadline = given.get(Options.TIME_LIMIT);
    boolean fractions = given.knows(Options.FRACTIONS.name()) && given.get(Options.FRACTIONS);
    double precision = given.get(Options.PRECISION);
    long count = given.get(Options.TRIALS);
    Method method = given.get(Options.METHOD);
    if (method == null) {
      boolean sampled = count > 0 || precision > 0;
      method = fractions ? Method.EXACT : sampled ? Method.SIMULATE : Method.AUTO;
    }
    int states = given.get(Options.MAX_STATES);
    int asked = given.get(Options.THREADS);
    int threads = asked > 0 ? asked : Platform.processors();
    Trials trials =
        new Trials(
            count > 0 ? count : precision > 0 ? Trials.MAX : Trials.DEFAULT,
            given.get(Options.SEED),
            Math.min(threads, Options.MAX_THREADS),
            precision,
            method == Method.DIRECT,
            states > 0 ? states : Limits.STATES);
    Limits limits = Limits.of(states, deadline);
    return new CalculationOptions(
        new OddsCalculator(method, limits, trials, fractions), states, threads);
  }

  /** Returns the deadline of the calculation. */
  Deadline deadline() {
    return answering.limits().deadline();
  }

  /** Warns if the number of threads was capped. */
  void warn(Console console) {
    warn(threads, console);
  }

  /** Warns if a number of threads is capped. */
  static void warn(int threads, Console console) {
    if (threads > Options.MAX_THREADS) {
      console.warn(
          "C005",
          "--threads is capped at " + Options.MAX_THREADS,
          "write --threads "
              + Options.MAX_THREADS
              + " or fewer; the answer is the same for any number");
    }
  }

  /** Warns that a requested precision was not reached, and returns the exit code. */
  public static int imprecise(String what, long trials, Console console) {
    console.warn(
        "L003",
        what,
        trials < Trials.MAX
            ? "raise --trials, or pass a larger --precision"
            : "pass a larger --precision: 2G battles are the limit");
    return ExitCode.REFUSED;
  }
}

package vedette.cli;

import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Deadline;
import vedette.odds.Workload;
import vedette.odds.Workload.Estimate;
import vedette.report.DryRunAnswer;
import vedette.study.Shard;
import vedette.suite.Runner;
import vedette.suite.Scenario;
import vedette.suite.Suite;

/** Says what a command would take, and neither computes nor writes anything else. */
final class DryRun {
  static final String OPTION = "--dry-run";

  private static final double HOUR = TimeUnit.HOURS.toSeconds(1);

  private DryRun() {}

  static OptionSpec option() {
    return Options.flag(
        OPTION, "only say how many states, how much memory and how much time this would take");
  }

  static boolean isAskedFor(ParseResult given) {
    return Options.isSet(given, OPTION);
  }

  /** Refuses what is no matter of odds. */
  static void check(ParseResult given) {
    for (String option : List.of(OddsOptions.PLAY)) {
      if (isAskedFor(given) && Options.isSet(given, option)) {
        throw Failure.usage(
            "C004", OPTION + " cannot be combined with " + option, "leave one of them out");
      }
    }
  }

  /**
   * What the trials of one fight would take, or its exact odds, which are not cut into shards.
   *
   * @param shard the part of the trials that is asked for
   */
  static int fight(
      String command,
      Workload.Piece piece,
      Shard shard,
      Deadline deadline,
      ParseResult given,
      Console console) {
    int threads = piece.exact() ? 1 : piece.trials().threads();
    Estimate estimate = Workload.of(1, number -> piece, threads, false, deadline);
    double share = (double) shard.blocks().battles(piece.trials().count()) / piece.trials().count();
    return print(
        new DryRunAnswer(
            Version.NUMBER,
            command,
            "fights",
            method(piece),
            piece.exact() ? estimate : estimate.times(share, 0),
            piece.exact() ? 0 : shards(estimate.seconds())),
        given,
        console);
  }

  /**
   * What a sweep would take.
   *
   * @param estimate of the shard that is asked for
   * @param bytes that its answer takes
   */
  static int sweep(
      String command,
      String method,
      Estimate estimate,
      Shard shard,
      long bytes,
      ParseResult given,
      Console console) {
    double whole = estimate.seconds() * shard.of();
    return print(
        new DryRunAnswer(
            Version.NUMBER, command, "cells", method, estimate.times(1, bytes), shards(whole)),
        given,
        console);
  }

  /** What the scenarios of a suite would take; their code if something is wrong with some. */
  static int suite(Suite suite, Deadline deadline, ParseResult given, Console console) {
    int code = SuiteOptions.complain(suite, console);
    TreeSet<String> methods = new TreeSet<>();
    suite.scenarios().forEach(it -> methods.add(method(Runner.piece(it))));
    List<Scenario> scenarios = suite.scenarios();
    int threads = Runtime.getRuntime().availableProcessors();
    Estimate estimate =
        Workload.of(
            scenarios.size(), it -> Runner.piece(scenarios.get(it)), threads, false, deadline);
    print(
        new DryRunAnswer(
            Version.NUMBER, suite.file(), "scenarios", String.join(", ", methods), estimate, 0),
        given,
        console);
    return code;
  }

  private static String method(Workload.Piece piece) {
    return piece.exact() ? "exact" : piece.trials().direct() ? "direct" : "simulate";
  }

  private static long shards(double seconds) {
    return (long) Math.max(1, Math.ceil(seconds / HOUR));
  }

  private static int print(DryRunAnswer answer, ParseResult given, Console console) {
    Options.print(answer.answer(), given, console);
    return ExitCode.DONE;
  }
}

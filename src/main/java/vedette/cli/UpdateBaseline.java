package vedette.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.file.KeptFile;
import vedette.platform.Disk;
import vedette.report.answer.CheckWords;
import vedette.report.check.CheckAnswer;
import vedette.source.WrongFile;
import vedette.suite.baseline.Baseline;
import vedette.suite.baseline.BaselineReader;
import vedette.suite.baseline.Runner.ScenarioOdds;
import vedette.suite.check.Check;
import vedette.suite.check.Checker;
import vedette.suite.scenario.Suite;
import vedette.suite.scenario.Suite.NamePattern;
import vedette.work.Refusal.TimeUp;

/** Writes the baseline of a suite, or some of its scenarios, and says what that accepts. */
final class UpdateBaseline {
  private final CheckCommand line;
  private final Console console;

  UpdateBaseline(CheckCommand line, Console console) {
    this.line = line;
    this.console = console;
  }

  /** Writes it if all scenarios asked for are right. */
  int run() {
    refuseInCi();
    Path file = Disk.path(line.baseline());
    KeptFile kept = KeptFile.of(file, line.baseline());
    BaselineReader.refuseToReplace(file, line.baseline());
    // What is not updated keeps its tables in the baseline, so all scenarios are read.
    Suite whole = line.suiteOptions().whole(NamePattern.ALL, console);
    Suite asked = line.suiteOptions().asked(whole);
    Baseline before = previousBaseline();
    int code = SuiteOptions.complain(asked, console);
    if (code != ExitCode.DONE) {
      return code;
    }
    List<ScenarioOdds> scenarioOdds = SuiteOptions.computed(asked, null, line.deadline(), console);
    scenarioOdds.forEach(UpdateBaseline::refuseRefused);
    write(before, whole, scenarioOdds, kept);
    return ExitCode.DONE;
  }

  private static void refuseRefused(ScenarioOdds scenarioOdds) {
    if (scenarioOdds.refusal() instanceof TimeUp timeUp) {
      throw timeUp;
    }
    if (scenarioOdds.refusal() != null) {
      throw new Failure(
          "L001",
          ExitCode.REFUSED,
          scenarioOdds.scenario().name() + ": " + scenarioOdds.refusal().getMessage(),
          "add \"method\": \"simulate\" to the scenario; the baseline is unchanged");
    }
  }

  /**
   * Returns what there is to compare with and to keep; null if there is nothing, and nothing is
   * needed.
   */
  private Baseline previousBaseline() {
    try {
      return line.read();
    } catch (WrongFile e) {
      if (!line.suiteOptions().only().equals(NamePattern.ALL)) {
        throw e; // what is not updated would be lost
      }
      return null;
    }
  }

  private void write(Baseline before, Suite whole, List<ScenarioOdds> scenarioOdds, KeptFile kept) {
    if (before == null) {
      kept.replace(Baseline.of(scenarioOdds).text());
      String count = CheckWords.count(scenarioOdds.size(), "scenario");
      console.out().print("wrote " + line.baseline() + ": " + count + "\n");
      return;
    }
    Check check =
        new Checker(before, 0, line.deadline())
            .check(whole, line.suiteOptions().only(), scenarioOdds, line.baseline(), false);
    Baseline.Update update =
        Baseline.Update.of(before, whole, line.suiteOptions().only(), scenarioOdds);
    kept.replace(update.baseline().text());
    line.printing().print(CheckAnswer.accepted(check, update), console);
  }

  private void refuseInCi() {
    String ci = console.environment().getOrDefault("CI", "").toLowerCase(Locale.ROOT);
    if (!List.of("", "0", "false", "no").contains(ci)) {
      throw Failure.usage(
          "C008",
          "--update-baseline"
              + " is refused where CI is set: a job that rewrites its own baseline checks nothing",
          "write the baseline on your own machine, and commit it");
    }
  }
}

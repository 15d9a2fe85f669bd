package vedette.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ParseResult;
import vedette.file.KeptFile;
import vedette.json.WrongFile;
import vedette.report.CheckAnswer;
import vedette.report.CheckWords;
import vedette.report.Format;
import vedette.suite.Baseline;
import vedette.suite.BaselineReader;
import vedette.suite.BaselineUpdate;
import vedette.suite.Check;
import vedette.suite.Checker;
import vedette.suite.Computed;
import vedette.suite.Suite;
import vedette.work.Deadline;
import vedette.work.TimeUp;

/** Writes the baseline of a suite, or some of its scenarios, and says what that accepts. */
final class UpdateBaseline {
  private final ParseResult given;
  private final Deadline deadline;
  private final Console console;
  private final Path file;
  private final String shownAs;

  /**
   * An update.
   *
   * @param file the baseline's file
   * @param shownAs its name as given
   */
  UpdateBaseline(ParseResult given, Deadline deadline, Console console, Path file, String shownAs) {
    this.given = given;
    this.deadline = deadline;
    this.console = console;
    this.file = file;
    this.shownAs = shownAs;
  }

  /** Writes it if all scenarios asked for are right; the file is held before they are computed. */
  int run() {
    refuseInCi();
    for (String option :
        List.of(CheckCommand.TOLERANCE, CheckCommand.STRICT, Options.FORMAT, ReportFiles.REPORT)) {
      if (Options.isSet(given, option)) {
        throw Failure.usage(
            "C004",
            option + " cannot be combined with " + CheckCommand.UPDATE,
            "leave " + option + " out");
      }
    }
    try (KeptFile kept = KeptFile.hold(file, shownAs)) {
      BaselineReader.refuseToReplace(file, shownAs);
      Suite whole = SuiteOptions.whole(given, console);
      Suite asked = SuiteOptions.asked(whole, given);
      Baseline before = before();
      int code = SuiteOptions.complain(asked, console);
      if (code != ExitCode.DONE) {
        return code;
      }
      List<Computed> computed = SuiteOptions.computed(asked, null, deadline, console);
      computed.forEach(UpdateBaseline::refuseRefused);
      console.out().print(written(before, whole, computed, kept));
      return ExitCode.DONE;
    }
  }

  private static void refuseRefused(Computed computed) {
    if (computed.refusal() instanceof TimeUp timeUp) {
      throw timeUp;
    }
    if (computed.refusal() != null) {
      throw new Failure(
          "L001",
          ExitCode.REFUSED,
          computed.scenario().name() + ": " + computed.refusal().getMessage(),
          "add \"method\": \"simulate\" to it; the baseline is unchanged");
    }
  }

  /** What there is to compare with and to keep; null if there is nothing, and nothing is needed. */
  private Baseline before() {
    try {
      return BaselineReader.read(file, shownAs, CheckCommand.updating(given));
    } catch (WrongFile e) {
      if (Options.isSet(given, SuiteOptions.ONLY)) {
        throw e; // what is not updated would be lost
      }
      return null;
    }
  }

  private String written(Baseline before, Suite whole, List<Computed> computed, KeptFile kept) {
    if (before == null) {
      kept.replace(Baseline.of(computed, Version.NUMBER).text());
      return "wrote " + shownAs + ": " + CheckWords.count(computed.size(), "scenario") + "\n";
    }
    Check check =
        new Checker(before, 0, deadline)
            .check(whole, SuiteOptions.only(given), computed, shownAs, false);
    BaselineUpdate update =
        BaselineUpdate.of(before, whole, SuiteOptions.only(given), computed, Version.NUMBER);
    kept.replace(update.baseline().text());
    return Format.TEXT.of(
        CheckAnswer.accepted(check, update, Version.NUMBER),
        console.style(Options.value(given, Options.COLOR, "auto")));
  }

  private void refuseInCi() {
    String ci = console.environment().getOrDefault("CI", "").toLowerCase(Locale.ROOT);
    if (!List.of("", "0", "false", "no").contains(ci)) {
      throw Failure.usage(
          "C008",
          CheckCommand.UPDATE
              + " is refused where CI is set: a job that rewrites its own baseline checks nothing",
          "write the baseline on your own machine, and commit it");
    }
  }
}

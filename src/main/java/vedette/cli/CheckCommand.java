package vedette.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.Outputs.Printing;
import vedette.cli.Outputs.Report;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.option.Command;
import vedette.cli.option.Options;
import vedette.cli.option.Options.ReportFile;
import vedette.cli.option.ParsedCommandLine;
import vedette.cli.option.Sections;
import vedette.form.OptionText;
import vedette.platform.Disk;
import vedette.report.check.CheckOddsAnswer;
import vedette.report.check.CheckReport;
import vedette.report.page.Style;
import vedette.source.Problems;
import vedette.source.WrongFile;
import vedette.suite.baseline.Baseline;
import vedette.suite.baseline.BaselineReader;
import vedette.suite.baseline.Runner;
import vedette.suite.baseline.Runner.ScenarioOdds;
import vedette.suite.check.Check;
import vedette.suite.check.CheckedScenario;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.check.Checker;
import vedette.suite.scenario.Suite;
import vedette.work.Deadline;

/**
 * The command that compares a suite with its expectations and its baseline, or prints its odds.
 *
 * @param baseline the file of the figures to compare with; null for none
 * @param reports the files to which the report is also written
 */
record CheckCommand(
    SuiteOptions suiteOptions,
    String baseline,
    double tolerance,
    boolean strict,
    boolean odds,
    boolean update,
    List<ReportFile> reports,
    Deadline deadline,
    Printing printing)
    implements Command {
  static final String TEXT = "check a suite against its expectations and a baseline";

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection((Command.Type) CheckCommand::of);
    spec.usageMessage()
        .customSynopsis("vedette check SUITE [options]")
        .description(
            TEXT,
            "",
            "Exits with 1 if an expectation is missed, odds have changed or a scenario is new, and"
                + " with 6 if it stays undecided whether they have.",
            "")
        .footer(
            "",
            "A suite is a file of scenarios. A request has the names of the command line:",
            "  { \"format\": 1, \"scenarios\": [",
            "    { \"name\": \"at the bridge\", \"system\": \"six-days\", \"engagement\":"
                + " \"battle\",",
            "      \"request\": { \"attacker\": \"inf 5\", \"defender\": \"inf 4\", \"turns\": 3"
                + " },",
            "      \"expect\": { \"defenderRepulsed\": { \"atLeast\": 0.2 } } } ] }",
            "To add a scenario, pass --save-scenario to any command that answers with odds.",
            "",
            "Examples:",
            "  vedette check suite.json --odds --only bridge",
            "  vedette check suite.json --baseline baseline.json --tables mine",
            "  vedette check suite.json --baseline baseline.json --update-baseline");
    spec.addPositional(Options.word(0, "SUITE", "file of the scenarios"));
    Sections.add(spec, "Scenarios", Options.ONLY, Options.ALLOW_OUTSIDE);
    Sections.add(
        spec, "Baseline", Options.BASELINE, Options.TOLERANCE, Options.STRICT, Options.UPDATE);
    Sections.add(spec, "Answer", Options.ODDS, Options.REPORT, Options.TIME_LIMIT);
    Sections.addOutput(spec, Options.TABLES, Options.CHECK_FORMAT, Options.OUTPUT, Options.COLOR);
    return spec;
  }

  private static CheckCommand of(ParsedCommandLine given) {
    boolean odds = given.get(Options.ODDS);
    return new CheckCommand(
        SuiteOptions.of(given),
        given.get(Options.BASELINE),
        given.get(Options.TOLERANCE),
        given.get(Options.STRICT),
        odds,
        given.get(Options.UPDATE),
        given.get(Options.REPORT),
        given.get(Options.TIME_LIMIT),
        new Printing(
            given.get(odds ? Options.FORMAT : Options.CHECK_FORMAT), given.get(Options.COLOR)));
  }

  Baseline read() {
    List<String> words = new ArrayList<>(List.of("vedette", "check", suiteOptions.file()));
    words.addAll(List.of("--baseline", baseline));
    if (suiteOptions.tables() != null) {
      words.addAll(List.of("--tables", suiteOptions.tables()));
    }
    if (!suiteOptions.confined()) {
      words.add("--allow-outside");
    }
    words.add("--update-baseline");
    String command = words.stream().map(OptionText::word).collect(Collectors.joining(" "));
    return BaselineReader.read(Disk.path(baseline), baseline, command);
  }

  @Override
  public Runner.SuiteWork work(Console console) {
    // One thread a piece: an engine runs as many pieces at the same time as there are cores.
    return new Runner.SuiteWork(suiteOptions.suite(console).scenarios(), deadline, 1);
  }

  @Override
  public int run(Console console) {
    return odds
        ? printOdds(console)
        : update ? new UpdateBaseline(this, console).run() : check(Report.of(reports), console);
  }

  /** Prints the odds of all scenarios; their expectations still decide the exit code. */
  private int printOdds(Console console) {
    Suite suite = suiteOptions.suite(console);
    List<ScenarioOdds> scenarioOdds = SuiteOptions.computed(suite, null, deadline, console);
    int code =
        code(
            checker(null).check(suite, suiteOptions.only(), scenarioOdds, null, false),
            suite,
            console);
    printing.print(CheckOddsAnswer.of(suite, scenarioOdds), console);
    return code;
  }

  private int check(List<Report> files, Console console) {
    try {
      Suite whole = suiteOptions.whole(suiteOptions.only(), console);
      Suite suite = suiteOptions.asked(whole);
      Baseline before = baseline(suite);
      List<ScenarioOdds> scenarioOdds = SuiteOptions.computed(suite, before, deadline, console);
      Check check =
          checker(before).check(whole, suiteOptions.only(), scenarioOdds, baseline, strict);
      int code = code(check, suite, console);
      CheckReport report = report(check, console);
      printing.print(report, console);
      return ExitCode.worse(code, Report.write(files, report, console));
    } catch (WrongFile e) {
      failed(e.problems(), files, console);
      throw e;
    } catch (Failure e) {
      String file = suiteOptions.file();
      WrongFile itself =
          WrongFile.of(WrongFile.Kind.WRONG, e.code(), file, e.getMessage(), e.help());
      failed(itself.problems(), files, console);
      throw e;
    }
  }

  /**
   * Returns the baseline; null if none is given, in which case the suite must have expectations.
   */
  private Baseline baseline(Suite suite) {
    if (baseline != null) {
      return read();
    }
    boolean expects = suite.scenarios().stream().anyMatch(it -> !it.expectations().isEmpty());
    if (!expects && suite.wrongEntries().isEmpty()) {
      throw Failure.usage(
          "C007",
          "nothing to check: no selected scenario has an \"expect\", and there is no --baseline",
          "add an \"expect\" or --baseline baseline.json, or print the odds with --odds");
    }
    return null;
  }

  private Checker checker(Baseline before) {
    return new Checker(before, before == null ? 0 : tolerance, deadline);
  }

  private static int code(Check check, Suite suite, Console console) {
    int code = SuiteOptions.complain(suite, console);
    code = ExitCode.worse(code, check.isOpen() ? ExitCode.REFUSED : ExitCode.DONE);
    return ExitCode.worse(code, check.hasFindings() ? ExitCode.FINDINGS : ExitCode.DONE);
  }

  /**
   * Reports the failure in the answer too: a job that reads only the answer must not take its
   * absence for success.
   */
  private void failed(Problems problems, List<Report> files, Console console) {
    CheckedScenario itself =
        CheckedScenario.without("the check itself", Verdict.WRONG, problems.list());
    CheckReport report =
        report(
            Check.of(
                suiteOptions.file(), baseline, null, tolerance, strict, List.of(), List.of(itself)),
            console);
    if (CheckReport.isForPrograms(printing.format())) {
      console.out().print(report.format(printing.format(), Style.PLAIN, console.imprint()));
    }
    Report.write(files, report, console);
  }

  private static CheckReport report(Check check, Console console) {
    return new CheckReport(check, inRepository(console.environment()));
  }

  /**
   * Returns a function that makes names of files relative to the root of the repository that GitHub
   * checked out, with links resolved, since it shows annotations only at these. Without a known
   * repository it changes nothing.
   */
  private static UnaryOperator<String> inRepository(Map<String, String> environment) {
    String root = environment.getOrDefault("GITHUB_WORKSPACE", "");
    if (!root.isEmpty()) {
      try {
        Path real = Disk.path(root).toRealPath();
        return name -> relativeName(real, name);
      } catch (IOException | InvalidPathException e) {
        // There is no such directory, so nothing lies below it.
      }
    }
    return name -> name;
  }

  private static String relativeName(Path root, String name) {
    try {
      Path file = Disk.real(Disk.path(name));
      if (file.startsWith(root)) {
        return root.relativize(file).toString().replace(File.separatorChar, '/');
      }
    } catch (IOException | InvalidPathException e) {
      // No file can have this name, or its directory is missing.
    }
    return name;
  }
}

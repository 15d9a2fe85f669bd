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
import picocli.CommandLine.ParseResult;
import vedette.form.OptionText;
import vedette.platform.Disk;
import vedette.problem.Problems;
import vedette.problem.WrongFile;
import vedette.report.Answer.Format;
import vedette.report.CheckOddsAnswer;
import vedette.report.CheckReport;
import vedette.report.Style;
import vedette.suite.Baseline;
import vedette.suite.BaselineReader;
import vedette.suite.Check;
import vedette.suite.Checker;
import vedette.suite.Runner;
import vedette.suite.Runner.Computed;
import vedette.suite.Suite;
import vedette.work.Deadline;

/** Holds a suite against what it expects and against its baseline; or prints its odds. */
final class CheckCommand implements Action {
  static final String TEXT = "whether a suite's odds are as expected, and as they were";

  static final String BASELINE = "--baseline";
  static final String TOLERANCE = "--tolerance";
  static final String STRICT = "--strict";
  static final String UPDATE = "--update-baseline";
  static final String ODDS = "--odds";

  private CheckCommand() {}

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(new CheckCommand());
    spec.usageMessage()
        .customSynopsis("vedette check SUITE [options]")
        .description(
            TEXT,
            "",
            "Exits with 1 if an expectation is missed, odds changed or a scenario is new, and with"
                + " 6 if samples leave it open.",
            "")
        .footer(
            "",
            "A suite is a file of scenarios, each a request with the names of the command line:",
            "  { \"format\": 1, \"scenarios\": [",
            "    { \"name\": \"at the bridge\", \"system\": \"six-days\", \"engagement\":"
                + " \"battle\",",
            "      \"request\": { \"attacker\": \"inf 5\", \"defender\": \"inf 4\", \"turns\": 3"
                + " },",
            "      \"expect\": { \"defenderRepulsed\": { \"atLeast\": 0.2 } } } ] }",
            "Add to it with --save-scenario on any command that answers with odds.",
            "",
            "Examples:",
            "  vedette check suite.json --odds --only bridge",
            "  vedette check suite.json --baseline baseline.json --tables mine",
            "  vedette check suite.json --baseline baseline.json --update-baseline");
    SuiteOptions.addSuite(spec);
    Options.addGroup(
        spec, "The scenarios", List.of(SuiteOptions.onlyOption(), SuiteOptions.outsideOption()));
    Options.addGroup(
        spec,
        "With a baseline",
        List.of(
            Options.value(BASELINE, "FILE", "the figures that the odds are compared with"),
            Options.value(
                TOLERANCE,
                "P",
                "let probabilities change by this much, as 0.5%, and means by this share of the"
                    + " range of their values [default: not at all]"),
            Options.flag(STRICT, "fail for scenarios that only the baseline has"),
            Options.flag(UPDATE, "write the baseline; nothing else ever does")));
    Options.addGroup(
        spec,
        "The answer",
        List.of(
            Options.flag(ODDS, "print all odds, instead of what is not as it should be"),
            ReportFiles.option(),
            Options.timeLimit()));
    Options.addAnswering(
        spec, "text, json, csv, markdown, html, junit or github (annotations); text if not given");
    return spec;
  }

  /**
   * What its command line says.
   *
   * @param baseline the file of the figures to compare with; null for none
   */
  record Line(
      SuiteOptions suite,
      String baseline,
      double tolerance,
      boolean strict,
      Deadline deadline,
      Printing printing) {

    private static Line read(ParseResult given, String... formats) {
      String baseline = Options.value(given, BASELINE, null);
      SuiteOptions suite = SuiteOptions.read(given);
      if (baseline == null) {
        for (String option : List.of(TOLERANCE, STRICT, UPDATE)) {
          if (Options.isSet(given, option)) {
            throw Failure.usage(
                "C004", option + " needs " + BASELINE, "add " + BASELINE + " baseline.json");
          }
        }
      }
      return new Line(
          suite,
          baseline,
          readTolerance(given),
          Options.isSet(given, STRICT),
          Options.deadline(given),
          Printing.read(given, formats));
    }

    Baseline read() {
      List<String> words = new ArrayList<>(List.of("vedette", "check", suite.file()));
      words.addAll(List.of(BASELINE, baseline));
      if (suite.tables() != null) {
        words.addAll(List.of(Options.TABLES, suite.tables()));
      }
      if (!suite.confined()) {
        words.add(SuiteOptions.ALLOW_OUTSIDE);
      }
      words.add(UPDATE);
      String command = words.stream().map(OptionText::word).collect(Collectors.joining(" "));
      return BaselineReader.read(Disk.path(baseline), baseline, command);
    }
  }

  @Override
  public Runner.SuiteWork work(ParseResult given, Console console) {
    // One thread a piece: an engine hands out as many pieces at a time as there are cores.
    return new Runner.SuiteWork(
        SuiteOptions.read(given).suite(console).scenarios(), Options.deadline(given), 1);
  }

  @Override
  public int run(ParseResult given, Console console) {
    if (Options.isSet(given, ODDS)) {
      return odds(Line.read(given, Format.words()), console);
    }
    Line line = Line.read(given, CheckReport.formats());
    if (Options.isSet(given, UPDATE)) {
      return new UpdateBaseline(line, console).run();
    }
    return check(line, ReportFiles.read(given), console);
  }

  /** Prints the odds of all scenarios; what they expect decides the exit code all the same. */
  private static int odds(Line line, Console console) {
    Suite suite = line.suite().suite(console);
    List<Computed> computed = SuiteOptions.computed(suite, null, line.deadline(), console);
    int code = code(Check.ofExpectations(suite, computed), console);
    line.printing().print(CheckOddsAnswer.of(suite, computed), console);
    return code;
  }

  private static int check(Line line, ReportFiles reports, Console console) {
    try {
      Suite whole = line.suite().whole(line.suite().only(), console);
      Suite suite = line.suite().asked(whole);
      Baseline baseline = baseline(line, suite);
      List<Computed> computed = SuiteOptions.computed(suite, baseline, line.deadline(), console);
      Check check =
          baseline == null
              ? Check.ofExpectations(suite, computed)
              : new Checker(baseline, line.tolerance(), line.deadline())
                  .check(whole, line.suite().only(), computed, line.baseline(), line.strict());
      int code = code(check, console);
      CheckReport report = report(check, console);
      Printing printing = line.printing();
      console.out().print(report.in(printing.format(), console.style(printing.color())));
      return ExitCode.worse(code, reports.write(report, console));
    } catch (WrongFile e) {
      failed(e.problems(), line, reports, console);
      throw e;
    } catch (Failure e) {
      String file = line.suite().file();
      WrongFile itself =
          WrongFile.of(WrongFile.Kind.WRONG, e.code(), file, e.getMessage(), e.help());
      failed(itself.problems(), line, reports, console);
      throw e;
    }
  }

  /** Null if none is given, and then something must be expected. */
  private static Baseline baseline(Line line, Suite suite) {
    if (line.baseline() != null) {
      return line.read();
    }
    boolean expects = suite.scenarios().stream().anyMatch(it -> !it.expectations().isEmpty());
    if (!expects && suite.wrong().isEmpty()) {
      throw Failure.usage(
          "C007",
          "there is nothing to check: no scenario that is asked for has an \"expect\", and no"
              + " baseline is given",
          "add " + BASELINE + " baseline.json, or print the odds with " + ODDS);
    }
    return null;
  }

  private static int code(Check check, Console console) {
    int code = SuiteOptions.complain(check.suite(), console);
    code = ExitCode.worse(code, check.isOpen() ? ExitCode.REFUSED : ExitCode.DONE);
    return ExitCode.worse(code, check.hasFindings() ? ExitCode.FINDINGS : ExitCode.DONE);
  }

  /** A job that reads only the answer must not take nothing for nothing found. */
  private static void failed(Problems problems, Line line, ReportFiles reports, Console console) {
    Suite.Entry itself = new Suite.Entry("the check itself", null, problems);
    Suite suite = new Suite(line.suite().file(), List.of(itself));
    CheckReport report =
        report(
            new Check(
                suite,
                line.baseline(),
                null,
                line.tolerance(),
                line.strict(),
                List.of(),
                List.of(),
                List.of()),
            console);
    if (CheckReport.isForPrograms(line.printing().format())) {
      console.out().print(report.in(line.printing().format(), Style.PLAIN));
    }
    reports.write(report, console);
  }

  private static CheckReport report(Check check, Console console) {
    return new CheckReport(check, inRepository(console.environment()));
  }

  private static double readTolerance(ParseResult given) {
    return Options.read(
        given,
        TOLERANCE,
        0.0,
        text -> text.matches("0+(\\.0*)?%?") ? Double.valueOf(0) : Amount.share(text),
        "is not a share between 0 and 1",
        "write 0.5% or 0.005; the decimal point is `.`");
  }

  /**
   * Names of files as seen from the root of the repository that GitHub checked out, links followed:
   * it shows annotations only at these. Where no repository is known, each name stays as it is.
   */
  private static UnaryOperator<String> inRepository(Map<String, String> environment) {
    String root = environment.getOrDefault("GITHUB_WORKSPACE", "");
    if (!root.isEmpty()) {
      try {
        Path real = Disk.path(root).toRealPath();
        return name -> below(real, name);
      } catch (IOException | InvalidPathException e) {
        // There is no such directory, so nothing lies below it.
      }
    }
    return name -> name;
  }

  private static String below(Path root, String name) {
    try {
      Path file = Disk.real(Disk.path(name));
      if (file.startsWith(root)) {
        return root.relativize(file).toString().replace(File.separatorChar, '/');
      }
    } catch (IOException | InvalidPathException e) {
      // It is no name that a file can have, or its directory is missing.
    }
    return name;
  }
}

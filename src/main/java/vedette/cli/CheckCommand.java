package vedette.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.file.Links;
import vedette.form.OptionText;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.json.Severity;
import vedette.json.WrongFile;
import vedette.odds.Deadline;
import vedette.report.CheckReport;
import vedette.report.RunAnswer;
import vedette.report.Style;
import vedette.suite.Baseline;
import vedette.suite.BaselineReader;
import vedette.suite.Check;
import vedette.suite.Checker;
import vedette.suite.Computed;
import vedette.suite.Suite;
import vedette.suite.SuiteWork;

/** Holds a suite against what it expects and against its baseline; or prints its odds. */
final class CheckCommand implements Action, InPieces {
  /** What it is, for the help. */
  static final String TEXT = "whether a suite's odds are as expected, and as they were";

  static final String BASELINE = "--baseline";
  static final String TOLERANCE = "--tolerance";
  static final String STRICT = "--strict";
  static final String UPDATE = "--update-baseline";
  private static final String ODDS = "--odds";

  private CheckCommand() {}

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(new CheckCommand());
    spec.usageMessage()
        .customSynopsis("vedette check SUITE [options]")
        .sortOptions(false)
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
            "    { \"name\": \"at the bridge\", \"system\": \"six-days\", \"engagement\": \"battle\",",
            "      \"request\": { \"attacker\": \"inf 5\", \"defender\": \"inf 4\", \"turns\": 3 },",
            "      \"expect\": { \"defenderRepulsed\": { \"atLeast\": 0.2 } } } ] }",
            "Add to it with --save-scenario on any command that answers with odds.",
            "",
            "Examples:",
            "  vedette check suite.json --odds --only bridge",
            "  vedette check suite.json --baseline baseline.json --tables mine",
            "  vedette check suite.json --baseline baseline.json --update-baseline");
    SuiteOptions.addSuite(spec);
    Options.addGroup(
        spec, "The scenarios", List.of(SuiteOptions.only(), SuiteOptions.allowOutside()));
    Options.addGroup(
        spec,
        "With a baseline",
        List.of(
            Options.value(BASELINE, "FILE", "the figures that the odds are compared with"),
            Options.value(
                TOLERANCE,
                "P",
                "let figures change by this much: 0.5%, 0.005 (of a mean, 0.005); not at all if not"
                    + " given"),
            Options.flag(STRICT, "fail for scenarios that only the baseline has"),
            Options.flag(UPDATE, "write the baseline; nothing else ever does")));
    Options.addGroup(
        spec,
        "The answer",
        List.of(
            Options.flag(ODDS, "print all odds, instead of what is not as it should be"),
            ReportFiles.option(),
            TimeLimit.option()));
    Options.addAnswering(spec, "text, json, csv, markdown, html, junit or github (annotations)");
    return spec;
  }

  @Override
  public SuiteWork work(ParseResult given, Console console) {
    return SuiteOptions.work(given, console);
  }

  @Override
  public int run(ParseResult given, Console console) {
    Deadline deadline = TimeLimit.begin(given);
    if (Options.isSet(given, ODDS)) {
      return odds(given, deadline, console);
    }
    Options.checkOutput(given, CheckReport.formats());
    double tolerance = tolerance(given);
    if (!Options.isSet(given, BASELINE)) {
      for (String option : List.of(TOLERANCE, STRICT, UPDATE)) {
        if (Options.isSet(given, option)) {
          throw Failure.usage(
              "C004", option + " needs " + BASELINE, "add " + BASELINE + " baseline.json");
        }
      }
    } else {
      String shownAs = Options.value(given, BASELINE, "");
      Path file = SuiteOptions.path(BASELINE, shownAs);
      Path suite = SuiteOptions.path("SUITE", SuiteOptions.file(given));
      if (Links.lead(suite, file)) {
        throw Failure.usage(
            "C004",
            BASELINE + " is the suite itself",
            "name another file: the baseline is written");
      }
      if (Options.isSet(given, UPDATE)) {
        return new UpdateBaseline(given, deadline, console, file, shownAs).run();
      }
    }
    try (ReportFiles reports = ReportFiles.hold(given)) {
      return check(given, deadline, tolerance, reports, console);
    }
  }

  /** Prints the odds of all scenarios; what they expect decides the exit code all the same. */
  private static int odds(ParseResult given, Deadline deadline, Console console) {
    for (String option : List.of(BASELINE, TOLERANCE, STRICT, UPDATE, ReportFiles.REPORT)) {
      if (Options.isSet(given, option)) {
        throw Failure.usage(
            "C004", option + " cannot be combined with " + ODDS, "leave one of them out");
      }
    }
    Options.checkOutput(given);
    Suite suite = SuiteOptions.suite(given, console);
    List<Computed> computed = SuiteOptions.computed(suite, null, deadline, console);
    int code = code(Check.ofExpectations(suite, computed), console);
    Options.print(RunAnswer.of(suite, computed, Version.NUMBER), given, console);
    return code;
  }

  private static int check(
      ParseResult given,
      Deadline deadline,
      double tolerance,
      ReportFiles reports,
      Console console) {
    try {
      Suite whole = SuiteOptions.whole(given, console);
      Suite suite = SuiteOptions.asked(whole, given);
      Baseline baseline = baseline(given, suite);
      List<Computed> computed = SuiteOptions.computed(suite, baseline, deadline, console);
      Check check =
          baseline == null
              ? Check.ofExpectations(suite, computed)
              : new Checker(baseline, tolerance, deadline)
                  .check(
                      whole,
                      SuiteOptions.only(given),
                      computed,
                      Options.value(given, BASELINE, ""),
                      Options.isSet(given, STRICT));
      int code = code(check, console);
      CheckReport report =
          CheckReport.of(check, Version.NUMBER, RepositoryPaths.of(console.environment()));
      Style style = console.style(Options.value(given, Options.COLOR, "auto"));
      console.out().print(report.in(Options.value(given, Options.FORMAT, "text"), style));
      return ExitCode.worse(code, reports.write(report, console));
    } catch (WrongFile e) {
      failed(e.problems(), given, reports, console);
      throw e;
    } catch (Failure e) {
      Problems problems = new Problems();
      problems.add(
          WrongFile.Kind.WRONG,
          new Problem(
              Severity.ERROR,
              e.code(),
              SuiteOptions.file(given),
              null,
              e.getMessage(),
              e.help(),
              null));
      failed(problems, given, reports, console);
      throw e;
    }
  }

  /** Null if none is given, and then something must be expected. */
  private static Baseline baseline(ParseResult given, Suite suite) {
    if (Options.isSet(given, BASELINE)) {
      String shownAs = Options.value(given, BASELINE, "");
      return BaselineReader.read(Path.of(shownAs), shownAs, updating(given));
    }
    boolean expects = suite.scenarios().stream().anyMatch(it -> !it.expectations().isEmpty());
    if (!expects && suite.wrong().isEmpty()) {
      throw Failure.usage(
          "C007",
          "there is nothing to check: no scenario that is asked for has an \"expect\", and no baseline"
              + " is given",
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
  private static void failed(
      Problems problems, ParseResult given, ReportFiles reports, Console console) {
    CheckReport report =
        CheckReport.failed(
            SuiteOptions.file(given),
            Options.value(given, BASELINE, null),
            problems,
            Version.NUMBER,
            RepositoryPaths.of(console.environment()));
    String format = Options.value(given, Options.FORMAT, "text");
    if (CheckReport.isForPrograms(format)) {
      console.out().print(report.in(format, Style.PLAIN));
    }
    reports.write(report, console);
  }

  /** The command that writes the baseline. */
  static String updating(ParseResult given) {
    List<String> words = new ArrayList<>(List.of("vedette", "check", SuiteOptions.file(given)));
    for (String option : List.of(BASELINE, Options.TABLES)) {
      if (Options.isSet(given, option)) {
        words.addAll(List.of(option, Options.value(given, option, "")));
      }
    }
    if (Options.isSet(given, SuiteOptions.ALLOW_OUTSIDE)) {
      words.add(SuiteOptions.ALLOW_OUTSIDE);
    }
    words.add(UPDATE);
    return words.stream().map(OptionText::word).collect(Collectors.joining(" "));
  }

  private static double tolerance(ParseResult given) {
    String text = Options.value(given, TOLERANCE, "0");
    double tolerance = text.matches("0+(\\.0*)?%?") ? 0 : Amount.share(text);
    if (Double.isNaN(tolerance)) {
      throw Failure.usage(
          "C003",
          TOLERANCE + ": `" + text + "` is not a share between 0 and 1",
          "write 0.5% or 0.005; the decimal point is `.`");
    }
    return tolerance;
  }
}

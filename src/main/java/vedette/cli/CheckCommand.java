package vedette.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.file.KeptFile;
import vedette.json.Problems;
import vedette.json.WrongFile;
import vedette.odds.Deadline;
import vedette.odds.TimeUp;
import vedette.report.Annotations;
import vedette.report.CheckAnswer;
import vedette.report.CheckWords;
import vedette.report.Format;
import vedette.report.JunitXml;
import vedette.suite.Baseline;
import vedette.suite.BaselineReader;
import vedette.suite.Check;
import vedette.suite.Checker;
import vedette.suite.Computed;
import vedette.suite.Suite;

/** Holds a suite against its baseline, or writes the baseline. */
final class CheckCommand {
  /** What it is, for the help. */
  static final String TEXT = "whether the odds of a suite are what its baseline says";

  private static final String BASELINE = "--baseline";
  private static final String TOLERANCE = "--tolerance";
  private static final String STRICT = "--strict";
  private static final String UPDATE = "--update-baseline";
  private static final String JUNIT = "junit";
  private static final String GITHUB = "github";

  private CheckCommand() {}

  static CommandSpec spec() {
    Action check = CheckCommand::run;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(check);
    spec.usageMessage()
        .customSynopsis("vedette check SUITE --baseline FILE [options]")
        .sortOptions(false)
        .description(
            TEXT,
            "",
            "Exits with 1 if odds changed, a scenario is new or an expectation is missed, and with"
                + " 6 if samples leave it open.",
            "")
        .footer(
            "",
            "Examples:",
            "  vedette check suite.json --baseline baseline.json --tables mine",
            "  vedette check suite.json --baseline baseline.json --update-baseline");
    SuiteOptions.addSuite(spec);
    Options.addGroup(
        spec,
        "The check",
        List.of(
            Options.value(
                BASELINE, "FILE", "the figures that the odds are compared with; required"),
            Options.value(
                TOLERANCE,
                "P",
                "let figures change by this much: 0.5%, 0.005 (of a mean, 0.005); not at all if not"
                    + " given"),
            Options.flag(STRICT, "fail for scenarios that only the baseline has"),
            Options.flag(UPDATE, "write the baseline; nothing else ever does"),
            SuiteOptions.only(),
            SuiteOptions.allowOutside(),
            TimeLimit.option()));
    Options.addAnswering(spec, "text, json, csv, markdown, html, junit or github (annotations)");
    return spec;
  }

  private static int run(ParseResult given, Console console) {
    Deadline deadline = TimeLimit.begin(given);
    String format = Options.checkOutput(given, formats());
    double tolerance = tolerance(given);
    String suiteFile = SuiteOptions.file(given);
    if (!Options.isSet(given, BASELINE)) {
      throw Failure.usage("C002", BASELINE + " is missing", "add " + BASELINE + " baseline.json");
    }
    String shownAs = Options.value(given, BASELINE, "");
    Path file = SuiteOptions.path(BASELINE, shownAs);
    if (isSame(SuiteOptions.path("SUITE", suiteFile), file)) {
      throw Failure.usage(
          "C004", BASELINE + " is the suite itself", "name another file: the baseline is written");
    }
    if (Options.isSet(given, UPDATE)) {
      return update(given, deadline, console, file, shownAs);
    }
    Suite suite;
    Baseline baseline;
    try {
      suite = SuiteOptions.suite(given, console);
      baseline = BaselineReader.read(file, shownAs, updating(given));
    } catch (WrongFile e) {
      // A job that reads only the answer must not take nothing for nothing found.
      console.out().print(failed(format, suiteFile, shownAs, e.problems()));
      throw e;
    }
    List<Computed> computed = SuiteOptions.computed(suite, deadline);
    Check check =
        new Checker(baseline, tolerance, deadline)
            .check(
                suite, SuiteOptions.only(given), computed, shownAs, Options.isSet(given, STRICT));
    int code = SuiteOptions.complain(suite, console);
    code = ExitCode.worse(code, check.isOpen() ? ExitCode.REFUSED : ExitCode.DONE);
    code = ExitCode.worse(code, check.hasFindings() ? ExitCode.FINDINGS : ExitCode.DONE);
    switch (format) {
      case JUNIT -> console.out().print(JunitXml.of(check));
      case GITHUB -> console.out().print(Annotations.of(check));
      default -> Options.print(CheckAnswer.of(check, Version.NUMBER), given, console);
    }
    return code;
  }

  /** What CI reads of a check that could not be made; nothing in the formats that people read. */
  private static String failed(String format, String suite, String baseline, Problems problems) {
    return switch (format) {
      case JUNIT -> JunitXml.of(suite, problems);
      case GITHUB -> Annotations.of(problems);
      case "json" -> CheckAnswer.json(suite, baseline, problems, Version.NUMBER);
      default -> "";
    };
  }

  /** The command that writes the baseline. */
  private static String updating(ParseResult given) {
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
    return words.stream()
        .map(word -> word.matches("[\\w./:=@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'")
        .collect(Collectors.joining(" "));
  }

  private static String[] formats() {
    List<String> formats = new ArrayList<>(Arrays.asList(Format.words()));
    formats.addAll(List.of(JUNIT, GITHUB));
    return formats.toArray(String[]::new);
  }

  /** Whether two names are those of one file, also through a link. */
  private static boolean isSame(Path one, Path other) {
    try {
      return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())
          || Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
    } catch (IOException e) {
      return false; // what cannot be found is not written either
    }
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

  /** Writes the baseline if all scenarios are right; the file is held before they are computed. */
  private static int update(
      ParseResult given, Deadline deadline, Console console, Path file, String shownAs) {
    refuseInCi(console);
    for (String option : List.of(SuiteOptions.ONLY, TOLERANCE, STRICT, Options.FORMAT)) {
      if (Options.isSet(given, option)) {
        throw Failure.usage(
            "C004", option + " cannot be combined with " + UPDATE, "leave " + option + " out");
      }
    }
    try (KeptFile kept = KeptFile.hold(file, shownAs)) {
      BaselineReader.refuseToReplace(file, shownAs);
      Suite suite = SuiteOptions.suite(given, console);
      int code = SuiteOptions.complain(suite, console);
      if (code != ExitCode.DONE) {
        return code;
      }
      List<Computed> computed = SuiteOptions.computed(suite, deadline);
      for (Computed each : computed) {
        if (each.refusal() instanceof TimeUp timeUp) {
          throw timeUp;
        }
        if (each.refusal() != null) {
          throw new Failure(
              "L001",
              ExitCode.REFUSED,
              each.scenario().name() + ": " + each.refusal().getMessage(),
              "add \"method\": \"simulate\" to it; the baseline is unchanged");
        }
      }
      kept.replace(Baseline.of(computed, Version.NUMBER).text());
      String count = CheckWords.count(computed.size(), "scenario");
      console.out().print("wrote " + shownAs + ": " + count + "\n");
      return ExitCode.DONE;
    }
  }

  private static void refuseInCi(Console console) {
    String ci = console.environment().getOrDefault("CI", "").toLowerCase(Locale.ROOT);
    if (!List.of("", "0", "false", "no").contains(ci)) {
      throw Failure.usage(
          "C008",
          UPDATE
              + " is refused where CI is set: a job that rewrites its own baseline checks nothing",
          "write the baseline on your own machine, and commit it");
    }
  }
}

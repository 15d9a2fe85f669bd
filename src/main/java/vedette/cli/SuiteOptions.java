package vedette.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.file.Links;
import vedette.form.OptionText;
import vedette.json.Source;
import vedette.odds.Deadline;
import vedette.question.BadQuestion;
import vedette.suite.Baseline;
import vedette.suite.Computed;
import vedette.suite.NamePattern;
import vedette.suite.Runner;
import vedette.suite.Suite;
import vedette.suite.SuiteReader;
import vedette.suite.SuiteWork;
import vedette.table.Tables;

/** What commands about suites have in common. */
final class SuiteOptions {
  static final String ONLY = "--only";

  static final String ALLOW_OUTSIDE = "--allow-outside";

  private SuiteOptions() {}

  /** Adds the suite itself, a plain word. */
  static void addSuite(CommandSpec spec) {
    spec.addPositional(Options.word(0, "SUITE", "the file of the scenarios"));
  }

  static OptionSpec only() {
    return Options.value(
        ONLY, "TEXT", "only scenarios whose names contain TEXT, where * stands for anything");
  }

  static OptionSpec allowOutside() {
    return Options.flag(
        ALLOW_OUTSIDE, "let scenarios name tables outside the directory that the suite is in");
  }

  /** The suite's name as given. */
  static String file(ParseResult given) {
    return given.matchedPositionalValue(0, "");
  }

  /** The scenarios asked for; at least one, as nothing is wrong with nothing. */
  static Suite suite(ParseResult given, Console console) {
    return asked(whole(given, console), given);
  }

  /** All scenarios of the suite, of which there is at least one. */
  static Suite whole(ParseResult given, Console console) {
    String file = file(given);
    Path path = path("SUITE", file);
    boolean confined = !Options.isSet(given, ALLOW_OUTSIDE);
    Tables tables = TableArgument.tables(given).from(directory(path), confined);
    Suite suite = SuiteReader.read(Source.read(path, file), tables);
    TableArgument.warn(tables, console);
    if (suite.entries().isEmpty()) {
      throw Failure.usage(
          "C007",
          "there is no scenario in " + file,
          "add some with --save-scenario " + OptionText.word(file));
    }
    return suite;
  }

  /** Those of them that are asked for; at least one. */
  static Suite asked(Suite whole, ParseResult given) {
    Suite asked = whole.only(only(given));
    if (asked.entries().isEmpty()) {
      throw Failure.usage(
          "C007",
          "no scenario matches `" + only(given).text() + "`",
          "its name must contain the text, with * for anything between");
    }
    return asked;
  }

  /** The odds of its scenarios as work, for who does pieces of it: those that are right. */
  static SuiteWork work(ParseResult given, Console console) {
    // One thread a piece: an engine hands out as many pieces at a time as there are cores.
    return new SuiteWork(suite(given, console).scenarios(), TimeLimit.begin(given), 1);
  }

  /**
   * The odds of its scenarios.
   *
   * @param baseline what is left to a scenario is done as it was there; null if there is none
   * @throws Failure if a question that it asks has no answer in some fight
   */
  static List<Computed> computed(
      Suite suite, Baseline baseline, Deadline deadline, Console console) {
    try {
      return Runner.run(suite.scenarios(), baseline, deadline, console.workers());
    } catch (BadQuestion e) {
      throw new Failure(
          "S017",
          ExitCode.WRONG_FILE,
          suite.file() + ": `" + e.text() + "`: " + e.getMessage(),
          e.help());
    }
  }

  /** Where the suite lies: if its name is a link, where that leads. */
  private static Path directory(Path suite) {
    Path file = suite;
    try {
      file = Links.target(suite);
    } catch (IOException e) {
      // Reading it says what is wrong.
    }
    return file.getParent() == null ? Path.of("") : file.getParent();
  }

  static NamePattern only(ParseResult given) {
    return Options.isSet(given, ONLY)
        ? new NamePattern(Options.value(given, ONLY, ""))
        : NamePattern.ALL;
  }

  /** A file's name as given on the command line. */
  static Path path(String option, String name) {
    try {
      if (!name.isEmpty()) {
        return Path.of(name);
      }
    } catch (InvalidPathException e) {
      // A NUL, or a character that names of files cannot have here.
    }
    throw Failure.usage(
        "C003", option + ": `" + name + "` is not a valid file name", "name a JSON file");
  }

  /** Says what is wrong with scenarios, and gives the code for it. */
  static int complain(Suite suite, Console console) {
    if (!suite.problems().hasErrors()) {
      return ExitCode.DONE;
    }
    console.complain(suite.problems());
    return ExitCode.of(suite.problems().worst());
  }
}

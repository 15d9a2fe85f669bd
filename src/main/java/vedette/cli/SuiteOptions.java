package vedette.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.form.OptionText;
import vedette.platform.Disk;
import vedette.source.Source;
import vedette.source.TextFault;
import vedette.suite.baseline.Baseline;
import vedette.suite.baseline.Runner;
import vedette.suite.baseline.Runner.ScenarioOdds;
import vedette.suite.scenario.Suite;
import vedette.suite.scenario.Suite.NamePattern;
import vedette.suite.scenario.SuiteReader;
import vedette.table.Tables;
import vedette.work.Deadline;

/**
 * The scenarios that a command line selects.
 *
 * @param file the suite's name as given
 * @param only selects the scenarios
 * @param confined whether their tables must be in the directory of the suite
 * @param tables the directory of tables that take precedence over the built-in ones; null for none
 */
record SuiteOptions(String file, Path path, NamePattern only, boolean confined, String tables) {
  static SuiteOptions of(ParsedCommandLine given) {
    String file = given.word(0);
    return new SuiteOptions(
        file,
        Options.path("SUITE", file),
        given.get(Options.ONLY),
        !given.get(Options.ALLOW_OUTSIDE),
        given.get(Options.TABLES));
  }

  /** Returns the selected scenarios; at least one, since an empty check would always pass. */
  Suite suite(Console console) {
    return asked(whole(only, console));
  }

  /**
   * Returns all scenarios of the suite, at least one.
   *
   * @param read selects the scenarios that are read in full; of others only the name is read
   */
  Suite whole(NamePattern read, Console console) {
    Tables inForce = TableArgument.tables(tables).relativeTo(directory(path), confined);
    Suite suite = SuiteReader.read(Source.read(path, file), inForce, read);
    TableArgument.warn(inForce, console);
    if (suite.entries().isEmpty()) {
      throw Failure.usage(
          "C007",
          file + " contains no scenario",
          "add some with --save-scenario " + OptionText.word(file));
    }
    return suite;
  }

  /** Returns the selected ones of these scenarios; at least one. */
  Suite asked(Suite whole) {
    Suite asked = whole.matching(only);
    if (asked.entries().isEmpty()) {
      throw Failure.usage(
          "C007",
          "no scenario matches `" + only.text() + "`",
          "write a part of a scenario's name; * stands for any characters");
    }
    return asked;
  }

  /**
   * Returns the odds of its scenarios.
   *
   * @param baseline sets what the scenarios leave open; null if there is none
   * @throws Failure if one of its questions has no answer in some fight
   */
  static List<ScenarioOdds> computed(
      Suite suite, Baseline baseline, Deadline deadline, Console console) {
    try {
      return Runner.run(suite.scenarios(), baseline, deadline, console.workers());
    } catch (TextFault e) {
      throw new Failure(
          "S017",
          ExitCode.WRONG_FILE,
          suite.file() + ": `" + e.text() + "`: " + e.getMessage(),
          e.help());
    }
  }

  /** Returns the directory of the suite, after its links are resolved. */
  static Path directory(Path suite) {
    Path file = suite;
    try {
      file = Disk.target(suite);
    } catch (IOException e) {
      // Reading it reports the fault.
    }
    return file.getParent() == null ? Disk.path("") : file.getParent();
  }

  /** Reports the problems of scenarios and returns the exit code. */
  static int complain(Suite suite, Console console) {
    if (!suite.problems().hasErrors()) {
      return ExitCode.DONE;
    }
    console.complain(suite.problems());
    return ExitCode.of(suite.problems().worst());
  }
}

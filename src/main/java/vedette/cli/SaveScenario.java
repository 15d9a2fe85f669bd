package vedette.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.cli.console.Console;
import vedette.cli.console.Failure;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.file.KeptFile;
import vedette.form.OptionText;
import vedette.form.RequestForm;
import vedette.platform.Disk;
import vedette.rules.HasTableFile;
import vedette.rules.OptimizedRequest;
import vedette.source.FileBytes;
import vedette.source.Printable;
import vedette.source.WrongFile;
import vedette.suite.figures.Calculation;
import vedette.suite.scenario.NewScenario;

/**
 * The suite to which the command of a fight appends it as a scenario.
 *
 * @param suite the file of the suite as it was named
 * @param name what the scenario is called; null if that follows from the fight
 * @param tables the directory of tables that a scenario does not keep; null for none
 */
record SaveScenario(String suite, String name, String tables) {
  private static final int LONGEST_NAME = 256;

  /**
   * Returns what the options say; null if nothing is to be saved.
   *
   * @throws Failure if they do not fit, before anything is worked out
   */
  static SaveScenario of(ParsedCommandLine given) {
    String suite = given.get(Options.SAVE);
    String name = given.get(Options.SCENARIO_NAME);
    if (name != null && (name.isBlank() || name.length() > LONGEST_NAME)) {
      throw Failure.usage(
          "C003",
          "--scenario-name is " + (name.isBlank() ? "empty" : "too long"),
          "write a name of 1 to " + LONGEST_NAME + " characters");
    }
    if (suite == null) {
      return null;
    }
    Options.path(Options.SAVE.name(), suite);
    return new SaveScenario(suite, name, given.get(Options.TABLES));
  }

  /**
   * Returns what was said of the fight, and how its odds are found, to be appended when they are.
   *
   * @throws WrongFile if the suite could not take it, before anything is worked out
   */
  <Q extends Record> PreparedScenario prepare(
      RequestedFight<Q> requestedFight, CalculationOptions options) {
    Path path = Options.path(Options.SAVE.name(), suite);
    Map<String, List<String>> said = new LinkedHashMap<>(requestedFight.texts());
    String table = "";
    if (HasTableFile.class.isAssignableFrom(requestedFight.type().request())) {
      table = nameFrom(path, Disk.path(said.get(HasTableFile.PARAMETER).get(0)));
      said.put(HasTableFile.PARAMETER, List.of(table));
    }
    RequestForm<OptimizedRequest<Q>> form = requestedFight.form();
    OptimizedRequest<Q> request = form.read(said);
    NewScenario scenario =
        new NewScenario(
            name,
            requestedFight.type().system(),
            requestedFight.type().name(),
            form.json(request, said::containsKey),
            Calculation.of(options.answering()),
            options.maxStates());
    scenario.check(path, suite);
    return new PreparedScenario(this, scenario, path, table, !requestedFight.questions().isEmpty());
  }

  /**
   * Returns the name that a scenario gives a file: as seen from where its suite really lies.
   *
   * @param file as seen from where we are
   * @throws Failure if no name leads from the suite to that file
   * @throws WrongFile if there is no place for the suite, or no such file
   */
  private static String nameFrom(Path suite, Path file) {
    Path from;
    try {
      from = Disk.real(suite).getParent();
    } catch (IOException e) {
      throw KeptFile.notWritten(suite.toString(), e);
    }
    Path name;
    boolean same;
    try {
      // Behind a link in the middle of a name, `..` is another place than the letters say.
      Path absolute = file.toAbsolutePath();
      Path to = absolute.getParent().toRealPath().resolve(absolute.getFileName());
      name = from.getRoot().equals(to.getRoot()) ? from.relativize(to) : to;
      same = Files.isSameFile(from.resolve(name), file);
    } catch (IOException e) {
      throw FileBytes.unreadable(file.toString(), e);
    }
    String written = name.toString().replace(File.separatorChar, '/');
    if (!same || written.indexOf('\\') >= 0) {
      throw Failure.usage(
          "C003",
          "--save-scenario: the suite cannot refer to `" + file + "`",
          "put the table into the suite's directory, under a name of letters and digits");
    }
    return written;
  }

  /**
   * A scenario that the suite can take.
   *
   * @param asks whether questions were asked of the fight, which it does not keep
   */
  record PreparedScenario(
      SaveScenario where, NewScenario scenario, Path path, String table, boolean asks) {
    /** Appends it, and says what check will need besides. */
    void append(Console console) {
      String name = scenario.appendTo(path, where.suite);
      String suite = Printable.escape(where.suite);
      console.err().print("saved scenario " + Printable.quote(name) + " in " + suite + "\n");
      if (table.startsWith("../") || Disk.path(table).isAbsolute()) {
        console
            .err()
            .print(
                "note: its table lies outside the suite's directory; pass --allow-outside to"
                    + " `vedette check`\n");
      }
      if (asks) {
        console
            .err()
            .print(
                "note: a scenario does not keep --chance and --value; write your expectations into"
                    + " its \"expect\"\n");
      }
      if (where.tables != null) {
        String tables = "--tables " + OptionText.word(where.tables);
        console
            .err()
            .print(
                "note: a scenario does not keep tables; pass "
                    + Printable.escape(tables)
                    + " to `vedette check`\n");
      }
    }
  }
}

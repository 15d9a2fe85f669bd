package vedette.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.ParseResult;
import vedette.json.Printable;
import vedette.request.RequestForm;
import vedette.rules.HasTableFile;
import vedette.suite.How;
import vedette.suite.NewScenario;

/**
 * Where a fight's command appends what it was asked.
 *
 * @param suite the file of the suite as it was named
 * @param name what the scenario is called; null if that follows from the fight
 * @param tables the directory of tables that a scenario does not keep; null for none
 */
record SaveScenario(String suite, String name, String tables) {
  static final String SAVE = "--save-scenario";
  static final String NAME = "--scenario-name";

  private static final int LONGEST_NAME = 256;

  /**
   * What the options say; null if nothing is to be saved.
   *
   * @throws Failure if they do not fit, before anything is worked out
   */
  static SaveScenario read(ParseResult given) {
    String name = Options.value(given, NAME, null);
    String suite = Options.value(given, SAVE, null);
    if (name != null && suite == null) {
      throw Failure.usage("C004", NAME + " needs " + SAVE, "add " + SAVE + " suite.json");
    }
    if (name != null && (name.isBlank() || name.length() > LONGEST_NAME)) {
      throw Failure.usage(
          "C003",
          NAME + " is " + (name.isBlank() ? "empty" : "too long"),
          "write a few words, at most " + LONGEST_NAME + " characters");
    }
    if (suite == null) {
      return null;
    }
    SuiteOptions.path(SAVE, suite);
    return new SaveScenario(suite, name, Options.value(given, Options.TABLES, null));
  }

  /**
   * What was said of the fight, and how its odds are found, to be appended when they are.
   *
   * @throws vedette.json.WrongFile if the suite could not take it, before anything is worked out
   */
  <Q extends Record> Ready ready(FightLine.Asked<Q> asked, AnsweringOptions options) {
    Path path = SuiteOptions.path(SAVE, suite);
    Map<String, List<String>> said = new LinkedHashMap<>(asked.texts());
    String table = "";
    if (HasTableFile.class.isAssignableFrom(asked.type().request())) {
      table = NameFromSuite.of(path, Path.of(said.get(HasTableFile.PARAMETER).get(0)));
      said.put(HasTableFile.PARAMETER, List.of(table));
    }
    RequestForm<Q> form = asked.fight().form();
    Q request = form.read(said);
    NewScenario scenario =
        new NewScenario(
            name,
            asked.type().system(),
            asked.type().name(),
            json -> form.write(request, said::containsKey, json),
            How.of(options.answering()),
            options.maxStates());
    scenario.check(path, suite);
    return new Ready(this, scenario, path, table);
  }

  /** A scenario that the suite can take. */
  record Ready(SaveScenario where, NewScenario scenario, Path path, String table) {
    /** Appends it, and says what run and check will need besides. */
    void append(Console console) {
      String name = scenario.appendTo(path, where.suite);
      String suite = Printable.escape(where.suite);
      console.err().print("saved as " + Printable.quote(name) + " in " + suite + "\n");
      if (table.startsWith("../") || Path.of(table).isAbsolute()) {
        console
            .err()
            .print(
                "note: its table lies outside the suite's directory; give run and check "
                    + SuiteOptions.ALLOW_OUTSIDE
                    + " too\n");
      }
      if (where.tables != null) {
        String tables = Options.TABLES + " " + where.tables;
        console
            .err()
            .print(
                "note: a scenario does not keep tables; give run and check "
                    + Printable.escape(tables)
                    + " too\n");
      }
    }
  }
}

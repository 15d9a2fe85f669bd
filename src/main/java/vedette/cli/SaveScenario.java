package vedette.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.ParseResult;
import vedette.file.KeptFile;
import vedette.file.Links;
import vedette.json.Printable;
import vedette.json.WrongFile;
import vedette.request.OptionText;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.suite.How;
import vedette.suite.Method;
import vedette.suite.NewScenario;

/** Appends what a command was asked to a suite. */
final class SaveScenario {
  static final String SAVE = "--save-scenario";
  static final String NAME = "--scenario-name";

  private static final int LONGEST_NAME = 256;

  private final NewScenario scenario;
  private final Path path;
  private final String table;
  private final ParseResult given;

  private SaveScenario(NewScenario scenario, Path path, String table, ParseResult given) {
    this.scenario = scenario;
    this.path = path;
    this.table = table;
    this.given = given;
  }

  static boolean isAskedFor(ParseResult given) {
    return Options.isSet(given, SAVE);
  }

  /** Complains of options that do not fit, before anything is worked out. */
  static void check(ParseResult given) {
    if (Options.isSet(given, NAME)) {
      String name = Options.value(given, NAME, "");
      if (!isAskedFor(given)) {
        throw Failure.usage("C004", NAME + " needs " + SAVE, "add " + SAVE + " suite.json");
      }
      if (name.isBlank() || name.length() > LONGEST_NAME) {
        throw Failure.usage(
            "C003",
            NAME + " is " + (name.isBlank() ? "empty" : "too long"),
            "write a few words, at most " + LONGEST_NAME + " characters");
      }
    }
    if (isAskedFor(given)) {
      SuiteOptions.path(SAVE, Options.value(given, SAVE, ""));
    }
  }

  /**
   * What was said of the fight, and how its odds are found, to be appended when they are.
   *
   * @throws WrongFile if the suite could not take it, before anything is worked out
   */
  static <Q extends Record> SaveScenario ready(
      EngagementType<Q> type, RequestOptions<Q> fight, OddsOptions options, ParseResult given) {
    Path path = SuiteOptions.path(SAVE, suite(given));
    Map<String, List<String>> said = fight.texts(given);
    String table = "";
    if (HasTableFile.class.isAssignableFrom(type.request())) {
      table = nameFrom(path, Path.of(said.get(HasTableFile.PARAMETER).get(0)));
      said.put(HasTableFile.PARAMETER, List.of(table));
    }
    Q request = fight.form().read(said);
    Method method = Method.valueOf(options.method().toUpperCase(Locale.ROOT));
    How how =
        method == Method.EXACT
            ? new How(method, 0, 0)
            : new How(method, options.trials().count(), options.trials().seed());
    int maxStates = TrialsOptions.limitsStates(given) ? options.trials().maxStates() : 0;
    NewScenario scenario =
        new NewScenario(
            Options.value(given, NAME, null),
            type.system(),
            type.name(),
            json -> fight.form().write(request, said::containsKey, json),
            how,
            maxStates);
    scenario.check(path, suite(given));
    return new SaveScenario(scenario, path, table, given);
  }

  /**
   * The name that a scenario gives a file: as seen from where its suite really lies.
   *
   * @param file as seen from where we are
   * @throws Failure if no name leads from the suite to that file
   * @throws WrongFile if there is no place for the suite, or no such file
   */
  private static String nameFrom(Path suite, Path file) {
    Path from;
    try {
      from = Links.directory(suite);
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
      throw WrongFile.unreadable(file.toString(), e);
    }
    String written = name.toString().replace(File.separatorChar, '/');
    if (!same || written.indexOf('\\') >= 0) {
      throw Failure.usage(
          "C003",
          SAVE + ": a suite there cannot name `" + file + "`",
          "put the table into the directory of the suite, under a name of letters and digits");
    }
    return written;
  }

  private static String suite(ParseResult given) {
    return Options.value(given, SAVE, "");
  }

  /** Appends it, and says what check will need besides. */
  void append(Console console) {
    String name = scenario.appendTo(path, suite(given));
    String suite = Printable.escape(suite(given));
    console.err().print("saved as " + Printable.quote(name) + " in " + suite + "\n");
    if (table.startsWith("../") || Path.of(table).isAbsolute()) {
      console
          .err()
          .print(
              "note: its table lies outside the suite's directory; give check "
                  + SuiteOptions.ALLOW_OUTSIDE
                  + " too\n");
    }
    if (Options.isSet(given, Options.TABLES)) {
      String tables =
          Options.TABLES + " " + OptionText.word(Options.value(given, Options.TABLES, ""));
      console
          .err()
          .print(
              "note: a scenario does not keep tables; give check "
                  + Printable.escape(tables)
                  + " too\n");
    }
  }
}

package vedette.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement.Fact;
import vedette.json.Nearest;
import vedette.json.Problem;
import vedette.report.TableAnswer;
import vedette.rules.Catalogue;
import vedette.rules.plan.Plans;
import vedette.table.PlanFile;
import vedette.table.Table;
import vedette.table.Tables;

/** The commands about tables; list and show are here. */
final class TableCommands {
  /** What it is, for the help. */
  static final String TEXT = "list, draw, check, compare and import tables";

  private TableCommands() {}

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().description(TEXT);
    Options.addCommon(spec);
    spec.addSubcommand("list", list());
    spec.addSubcommand("show", show());
    spec.addSubcommand("lint", LintCommand.spec());
    spec.addSubcommand("compare", CompareCommand.spec());
    spec.addSubcommand("import", ImportCommand.spec());
    return spec;
  }

  private static CommandSpec list() {
    Action list = TableCommands::runList;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(list);
    spec.usageMessage().description("the tables in force, with where they come from");
    Options.addAnswering(spec);
    return spec;
  }

  private static CommandSpec show() {
    Action show = TableCommands::runShow;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(show);
    spec.usageMessage()
        .description(
            "a table as printed, with what each column of a combat results table does; of a rule"
                + " system its units, tables, results in words and its round")
        .footer("", "Example:", "  vedette table show six-days/combat-results");
    spec.addPositional(Options.word(0, TableArgument.LABEL, TableArgument.TEXT));
    Options.addAnswering(spec);
    return spec;
  }

  /** The tables that the options name: a designer's own over the built-in ones. */
  static Tables tables(ParseResult given) {
    if (!Options.isSet(given, Options.TABLES)) {
      return Tables.builtIn();
    }
    String dir = Options.value(given, Options.TABLES, "");
    return Tables.overlaid(directory(dir), dir, new LinkedHashSet<>(Catalogue.tableIds()));
  }

  /** Says what is probably not meant in a designer's tables. */
  static void warn(Tables tables, Console console) {
    for (Problem warning : tables.warnings()) {
      console.err().print(warning.text(console.excerptWidth()) + "\n");
    }
  }

  private static Path directory(String dir) {
    try {
      if (!dir.isEmpty()) {
        return Path.of(dir);
      }
    } catch (InvalidPathException e) {
      // A NUL, or a character that names of files cannot have here.
    }
    throw Failure.usage(
        "C003",
        "--tables: `" + dir + "` is not a valid directory name",
        "name a directory of tables");
  }

  private static int runList(ParseResult given, Console console) {
    Options.checkOutput(given);
    Tables tables = tables(given);
    List<Table> all = new ArrayList<>();
    Catalogue.tableIds().forEach(id -> all.add(tables.table(id)));
    Options.print(TableAnswer.list(all), given, console);
    return ExitCode.DONE;
  }

  /** A name without its system is a table's too. */
  static String nearest(String id) {
    for (String known : Catalogue.tableIds()) {
      if (known.endsWith("/" + id)) {
        return "did you mean `" + known + "`?";
      }
    }
    return Nearest.help(id, Catalogue.tableIds());
  }

  private static int runShow(ParseResult given, Console console) {
    Options.checkOutput(given);
    String name = given.matchedPositionalValue(0, "");
    Tables tables = tables(given);
    Table table =
        Catalogue.tableIds().contains(name)
            ? tables.table(name)
            : TableArgument.readOne(name, console);
    List<Fact> plan = table instanceof PlanFile file ? Plans.words(file) : List.of();
    Options.print(TableAnswer.show(table, plan), given, console);
    return ExitCode.DONE;
  }
}

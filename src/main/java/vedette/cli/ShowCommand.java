package vedette.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.option.Command;
import vedette.cli.option.Options;
import vedette.cli.option.Sections;
import vedette.fight.Story.Fact;
import vedette.report.AnswerSchema;
import vedette.report.answer.Answer;
import vedette.report.table.ShowAnswer;
import vedette.rules.Catalogue;
import vedette.rules.GameSystem;
import vedette.rules.Variant;
import vedette.rules.plan.Plans;
import vedette.source.Nearest;
import vedette.source.Problems;
import vedette.suite.scenario.SuiteSchema;
import vedette.table.Tables;
import vedette.table.grid.PlanFile;
import vedette.table.grid.Table;

/** The command that shows one thing: a rule system, a table, a file, or the schema of a file. */
record ShowCommand(String name, String dir, String schema, Printing printing) implements Command {
  static final String NAME = "show";
  static final String TEXT = "show a rule system, a table or a file of your own";

  /** The schemas of files. */
  private static final Map<String, Supplier<String>> FILES = new LinkedHashMap<>();

  /** The schemas of the answers. */
  static final Map<String, Supplier<String>> ANSWERS = AnswerSchema.all();

  static final Map<String, Supplier<String>> SCHEMAS = new LinkedHashMap<>();

  static {
    ANSWERS.put(DescribeCommand.NAME, Description::schema);
    FILES.put("table", Tables::schema);
    FILES.put("system", Tables::systemSchema);
    FILES.put("plan", Tables::planSchema);
    FILES.put("suite", SuiteSchema::text);
    SCHEMAS.putAll(FILES);
    SCHEMAS.putAll(ANSWERS);
  }

  static CommandSpec spec() {
    Command.Type show =
        given ->
            new ShowCommand(
                given.word(0),
                given.get(Options.TABLES),
                given.get(Options.SCHEMA),
                Printing.of(given));
    CommandSpec spec = CommandSpec.wrapWithoutInspection(show);
    spec.usageMessage()
        .customSynopsis("vedette show NAME [options]", "       vedette show --schema KIND")
        .description(
            TEXT,
            "",
            "Shows the tables, readings and variants of a system; the cells and columns of a table;"
                + " the units, tables and round of your own system.",
            "")
        .footer(
            "",
            "Examples:",
            "  vedette show six-days",
            "  vedette show six-days/combat-results",
            "  vedette show --schema suite > suite.schema.json");
    spec.addPositional(
        Options.word(
            0,
            "NAME",
            "id of a system or a table, or a JSON file; write ./NAME for a file with the name of an"
                + " id",
            false,
            new TableArgument.Names()));
    Sections.add(
        spec,
        "Schemas",
        Options.SCHEMA
            .meaning(
                "print the JSON Schema of files of this kind, for the \"$schema\" of a file: "
                    + String.join(", ", FILES.keySet())
                    + "; or of a JSON answer: "
                    + String.join(", ", ANSWERS.keySet()))
            .completing(SCHEMAS.keySet()));
    Sections.addAnswering(spec);
    return spec;
  }

  @Override
  public int run(Console console) {
    if (schema != null) {
      return schema(console);
    }
    if (name == null) {
      throw Failure.usage(
          "C002", "NAME is missing", "add a name; `vedette list` shows systems and tables");
    }
    Tables tables = TableArgument.tables(dir);
    GameSystem system = Catalogue.find(name).orElse(null);
    if (system != null) {
      printing.print(answer(system, tables), console);
      return ExitCode.DONE;
    }
    Problems problems = new Problems();
    Table table = TableArgument.read(name, tables, problems);
    TableArgument.warn(problems, console);
    List<Fact> plan = table instanceof PlanFile file ? Plans.words(file) : List.of();
    printing.print(ShowAnswer.of(table, plan), console);
    return ExitCode.DONE;
  }

  private int schema(Console console) {
    Supplier<String> text = SCHEMAS.get(schema);
    if (text == null) {
      throw Failure.usage(
          "C003", "unknown schema `" + schema + "`", Nearest.help(schema, SCHEMAS.keySet()));
    }
    console.out().print(text.get());
    return ExitCode.DONE;
  }

  private static Answer answer(GameSystem system, Tables tables) {
    return ShowAnswer.of(
        system.title(),
        Catalogue.tableIds(system).stream().map(tables::table).toList(),
        system.readings().stream().map(it -> new Fact(it.id(), it.text())).toList(),
        system.variants().stream().map(ShowCommand::described).toList());
  }

  private static Fact described(Variant variant) {
    return new Fact(variant.word(), variant.effect() + " (Instead of " + variant.reading() + ".)");
  }
}

package vedette.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement.Fact;
import vedette.problem.Nearest;
import vedette.problem.Problems;
import vedette.report.Answer;
import vedette.report.AnswerSchema;
import vedette.report.ShowAnswer;
import vedette.report.TableAnswer;
import vedette.rules.Catalogue;
import vedette.rules.GameSystem;
import vedette.rules.Variant;
import vedette.rules.plan.Plans;
import vedette.suite.SuiteSchema;
import vedette.table.PlanFile;
import vedette.table.Table;
import vedette.table.Tables;

/** The command that shows one thing: a rule system, a table, a file, or the schema of a file. */
final class ShowCommand {
  static final String NAME = "show";
  static final String TEXT = "a rule system, a table or a file of yours";

  static final String SCHEMA = "--schema";

  /** The schemas of the answers. */
  static final Map<String, Supplier<String>> ANSWERS = AnswerSchema.all();

  /** The schemas of files. */
  private static final Map<String, Supplier<String>> FILES = new LinkedHashMap<>();

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

  private ShowCommand() {}

  static CommandSpec spec() {
    Action show = ShowCommand::run;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(show);
    spec.usageMessage()
        .customSynopsis("vedette show NAME [options]", "       vedette show --schema KIND")
        .description(
            TEXT,
            "",
            "Of a system its tables, how its rules are read where their source leaves them open,"
                + " and its variants. Of a table its cells, with what"
                + " each column does; of a system of yours its units, tables and round.",
            "")
        .footer(
            "",
            "Examples:",
            "  vedette show six-days",
            "  vedette show six-days/combat-results",
            "  vedette show --schema suite > suite.schema.json");
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("NAME")
            .completionCandidates(new TableArgument.Names())
            .index("0")
            .arity("0..1")
            .type(String.class)
            .description(
                "the id of a system or of a table, else a JSON file; a file that is called like"
                    + " one is ./NAME")
            .build());
    Options.addGroup(
        spec,
        "Schemas",
        List.of(
            Options.value(
                SCHEMA,
                "KIND",
                "instead, the JSON Schema of such files for your editor, which a file names with"
                    + " \"$schema\": "
                    + String.join(", ", FILES.keySet())
                    + "; or of an answer's JSON: "
                    + String.join(", ", ANSWERS.keySet()),
                SCHEMAS.keySet())));
    Options.addAnswering(spec);
    return spec;
  }

  private static int run(ParseResult given, Console console) {
    Printing printing = Printing.read(given);
    if (Options.isSet(given, SCHEMA)) {
      return schema(given, console);
    }
    if (!given.hasMatchedPositional(0)) {
      throw Failure.usage(
          "C002", "NAME is missing", "add a name: `vedette list` has systems and tables");
    }
    String name = given.matchedPositionalValue(0, "");
    Tables tables = TableArgument.tables(given);
    GameSystem system = Catalogue.find(name).orElse(null);
    if (system != null) {
      printing.print(shown(system, tables), console);
      return ExitCode.DONE;
    }
    Problems problems = new Problems();
    Table table = TableArgument.read(name, tables, problems);
    TableArgument.warn(problems, console);
    List<Fact> plan = table instanceof PlanFile file ? Plans.words(file) : List.of();
    printing.print(TableAnswer.show(table, plan), console);
    return ExitCode.DONE;
  }

  private static int schema(ParseResult given, Console console) {
    if (given.hasMatchedPositional(0)) {
      throw Failure.usage(
          "C004", "NAME cannot be combined with " + SCHEMA, "leave one of them out");
    }
    String kind = Options.value(given, SCHEMA, "");
    Supplier<String> schema = SCHEMAS.get(kind);
    if (schema == null) {
      throw Failure.usage(
          "C003", "there is no schema of `" + kind + "`", Nearest.help(kind, SCHEMAS.keySet()));
    }
    console.out().print(schema.get());
    return ExitCode.DONE;
  }

  private static Answer shown(GameSystem system, Tables tables) {
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

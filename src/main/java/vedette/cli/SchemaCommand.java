package vedette.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.json.Nearest;
import vedette.suite.SuiteSchema;
import vedette.table.Tables;

/** Prints the JSON Schema of a kind of file, by which editors complete and check it. */
final class SchemaCommand {
  /** What it is, for the help. */
  static final String TEXT = "the JSON Schema of a kind of file, for your editor";

  private static final Map<String, Supplier<String>> SCHEMAS = new LinkedHashMap<>();

  static {
    SCHEMAS.put("table", Tables::schema);
    SCHEMAS.put("system", Tables::systemSchema);
    SCHEMAS.put("plan", Tables::planSchema);
    SCHEMAS.put("suite", SuiteSchema::text);
  }

  private SchemaCommand() {}

  static CommandSpec spec() {
    Action print = SchemaCommand::run;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(print);
    spec.usageMessage()
        .description(TEXT)
        .footer(
            "",
            "A file names its schema with \"$schema\": \"suite.schema.json\".",
            "",
            "Example:",
            "  vedette schema suite > suite.schema.json");
    spec.addPositional(Options.word(0, "KIND", String.join(" or ", SCHEMAS.keySet())));
    Options.addCommon(spec);
    return spec;
  }

  private static int run(ParseResult given, Console console) {
    String kind = given.matchedPositionalValue(0, "");
    Supplier<String> schema = SCHEMAS.get(kind);
    if (schema == null) {
      throw Failure.usage(
          "C003", "there is no schema of `" + kind + "`", Nearest.help(kind, SCHEMAS.keySet()));
    }
    console.out().print(schema.get());
    return ExitCode.DONE;
  }
}

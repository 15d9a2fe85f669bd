package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.dice.Die;
import vedette.form.OptionText;
import vedette.problem.Printable;
import vedette.problem.Source;
import vedette.problem.TextFault;
import vedette.table.TableImport;
import vedette.table.TableImport.Imported;

/** The command that turns a spreadsheet into a table. */
final class ImportCommand {
  private static final String DIE = "--die";
  private static final String COMPARE = "--compare";
  private static final String LOSES = "--loses";
  private static final String TO = "--to";

  static final String NAME = "import";
  static final String TEXT = "turn a spreadsheet, saved as CSV, into a table";

  private ImportCommand() {}

  static CommandSpec spec() {
    Action run = ImportCommand::run;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(run);
    spec.usageMessage()
        .customSynopsis("vedette import CSV --to FILE --die DIE [options]")
        .description(
            TEXT,
            "",
            "The first line has the columns, behind a cell for the corner; each further line a"
                + " roll, such as 1, 2-4 or 6+, then its results. Commas, semicolons or tabs"
                + " separate them.",
            "")
        .footer(
            "", "Example:", "  vedette import odds.csv --die d6 --compare ratio --to odds.json");
    spec.addPositional(Options.word(0, "CSV", "the spreadsheet, saved as CSV"));
    Options.addGroup(
        spec,
        "The table",
        List.of(
            Options.value(TO, "FILE", "the file to write; required; it must not be there yet"),
            Options.value(DIE, "DIE", "the die that finds the row: d6, 2d6, d66; required"),
            Options.value(
                COMPARE,
                "HOW",
                "how strengths find the column: ratio, differential or percent; if not given, an"
                    + " attack says its column"),
            Options.value(
                LOSES, "SIDE", "attacker or defender: who loses the numbers in the cells")));
    Options.addGroup(spec, "The output", List.of(Options.help()));
    return spec;
  }

  private static int run(ParseResult given, Console console) {
    String to = required(given, TO, "--to odds.json");
    OutputFile.free(TO, to);
    String die = required(given, DIE, "--die d6");
    try {
      Die.parse(die);
    } catch (TextFault e) {
      throw Failure.usage("C003", DIE + ": `" + die + "`: " + e.getMessage(), "d6, 2d6 or d66");
    }
    String compare =
        Options.isSet(given, COMPARE)
            ? Options.word(given, COMPARE, "ratio", "differential", "percent")
            : "";
    String loses =
        Options.isSet(given, LOSES) ? Options.word(given, LOSES, "defender", "attacker") : "";
    String csv = given.matchedPositionalValue(0, "");
    Source source = Source.readOther(Options.path("CSV", csv), csv);
    Imported table = TableImport.of(source, new TableImport.Wanted(to, die, compare, loses));
    OutputFile.writeNew(TO, to, table.text());
    String shown = Printable.escape(to);
    StringBuilder told = new StringBuilder("wrote " + shown);
    told.append(": ").append(table.rows()).append(table.rows() == 1 ? " row" : " rows");
    told.append(" and ")
        .append(table.columns())
        .append(table.columns() == 1 ? " column\n" : " columns\n");
    table.remarks().forEach(it -> told.append("  ").append(it).append('\n'));
    String word = Printable.escape(OptionText.word(to));
    told.append("\nNext:\n  vedette show ").append(word);
    told.append("\n  vedette lint ").append(word).append('\n');
    console.out().print(told.toString());
    return ExitCode.DONE;
  }

  private static String required(ParseResult given, String option, String example) {
    String value = Options.value(given, option, "");
    if (value.isEmpty()) {
      throw Failure.usage("C004", option + " is missing", "for example " + example);
    }
    return value;
  }
}

package vedette.cli;

import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.option.Command;
import vedette.cli.option.Option;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.cli.option.Sections;
import vedette.dice.Die;
import vedette.form.OptionText;
import vedette.source.Printable;
import vedette.source.Source;
import vedette.source.TextFault;
import vedette.table.sheet.TableImport;
import vedette.table.sheet.TableImport.ImportResult;

/** The command that turns a spreadsheet into a table. */
record ImportCommand(String csv, TableImport.ImportRequest wanted) implements Command {
  static final String NAME = "import";
  static final String TEXT = "turn a spreadsheet, saved as CSV, into a table";

  static CommandSpec spec() {
    Command.Type run = ImportCommand::of;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(run);
    spec.usageMessage()
        .customSynopsis("vedette import CSV --to FILE --die DIE [options]")
        .description(
            TEXT,
            "",
            "The header has a cell for the corner and the columns; every further line has a roll,"
                + " such as 1, 2-4 or 6+, and its results. Rows and columns may be swapped. Commas,"
                + " semicolons or tabs separate the cells. If some results are not built in, import"
                + " writes a rule system with these words as its results.",
            "")
        .footer(
            "", "Example:", "  vedette import odds.csv --die d6 --compare ratio --to odds.json");
    spec.addPositional(Options.word(0, "CSV", "spreadsheet, saved as CSV"));
    Sections.add(spec, "Table", Options.TO, Options.DIE, Options.COMPARE, Options.LOSES);
    Sections.addOutput(spec);
    return spec;
  }

  private static ImportCommand of(ParsedCommandLine given) {
    String to = required(given, Options.TO, "odds.json");
    Outputs.freePath(Options.TO.name(), to);
    String die = required(given, Options.DIE, "d6");
    try {
      Die.parse(die);
    } catch (TextFault e) {
      throw Failure.usage(
          "C003", "--die: `" + die + "`: " + e.getMessage(), "write a die such as d6, 2d6 or d66");
    }
    String compare = given.get(Options.COMPARE);
    String loses = given.get(Options.LOSES);
    return new ImportCommand(given.word(0), new TableImport.ImportRequest(to, die, compare, loses));
  }

  private static String required(ParsedCommandLine given, Option<String> option, String example) {
    String value = given.get(option);
    if (value == null || value.isEmpty()) {
      throw Failure.usage(
          "C004",
          option.name() + " is missing",
          "add it, for example " + option.name() + " " + example);
    }
    return value;
  }

  @Override
  public int run(Console console) {
    String to = wanted.file();
    Source source = Source.readOther(Options.path("CSV", csv), csv);
    ImportResult table = TableImport.of(source, wanted);
    Outputs.writeNew(Options.TO.name(), to, table.text());
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
    if (!table.words().isEmpty()) {
      console.complain(table.words());
    }
    return ExitCode.DONE;
  }
}

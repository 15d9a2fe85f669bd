package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.option.Command;
import vedette.cli.option.Options;
import vedette.cli.option.Sections;
import vedette.report.table.DiffAnswer;
import vedette.source.Problems;
import vedette.study.change.ReferenceFights;
import vedette.study.change.ReferenceFights.FightChange;
import vedette.study.change.TableChanges;
import vedette.system.SystemReader;
import vedette.table.Tables;
import vedette.table.grid.Grid;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.work.Deadline;

/** The command that says what one table changes against another. */
record DiffCommand(String before, String after, Deadline deadline, Printing printing)
    implements Command {
  static final String NAME = "diff";
  static final String TEXT = "compare two tables or two rule systems, and their odds";

  static CommandSpec spec() {
    Command.Type compare =
        given ->
            new DiffCommand(
                given.word(0), given.word(1), given.get(Options.TIME_LIMIT), Printing.of(given));
    CommandSpec spec = CommandSpec.wrapWithoutInspection(compare);
    spec.usageMessage()
        .customSynopsis("vedette diff OLD NEW [options]")
        .description(
            TEXT,
            "",
            "For tables: differences of cells, of the results of a roll on each column, and of the"
                + " odds of reference fights. For rule systems: every difference between the"
                + " files.",
            "")
        .footer(
            "",
            "Example:",
            "  vedette diff six-days/combat-results \\%n      my-tables/combat-results.json");
    spec.addPositional(Options.word(0, "OLD", TableArgument.TEXT, true, new TableArgument.Names()));
    spec.addPositional(Options.word(1, "NEW", TableArgument.TEXT, true, new TableArgument.Names()));
    Sections.add(spec, "Limits", Options.TIME_LIMIT);
    Sections.addOutput(spec, Options.FORMAT, Options.COLOR);
    return spec;
  }

  @Override
  public int run(Console console) {
    Problems problems = new Problems();
    Tables builtIn = Tables.builtIn();
    Table old = TableArgument.read(before, builtIn, problems);
    Table now = TableArgument.read(after, builtIn, problems);
    TableArgument.warn(problems, console);
    if (!TableChanges.areComparable(old, now)) {
      throw Failure.usage(
          "C008",
          "the tables are of different kinds: " + old.id() + " and " + now.id(),
          "compare two versions of one table");
    }
    for (Table each : List.of(old, now)) {
      if (each instanceof SystemFile system) {
        SystemReader.read(system); // What is wrong in it is said before anything is compared
      }
    }
    if (!TableChanges.areRelated(old, now)) {
      throw Failure.usage(
          "C008",
          "the tables have nothing in common: "
              + old.id()
              + " and "
              + now.id()
              + " share no "
              + (old instanceof Grid ? "column" : "modifier"),
          "compare two versions of one table");
    }
    TableChanges changes = TableChanges.of(old, now);
    List<FightChange> fights =
        changes.isEmpty() ? List.of() : ReferenceFights.of(changes, deadline);
    printing.print(DiffAnswer.of(changes, fights), console);
    return ExitCode.DONE;
  }
}

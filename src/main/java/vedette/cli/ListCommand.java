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
import vedette.report.table.ListAnswer;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.HasTableFile;
import vedette.source.Nearest;
import vedette.table.Tables;

/** The command that says what there is: rule systems, what can be fought in them, their tables. */
record ListCommand(String name, String dir, Printing printing) implements Command {
  static final String NAME = "list";
  static final String TEXT = "list the rule systems, their fights and their tables";

  static CommandSpec spec() {
    Command.Type list =
        given -> new ListCommand(given.word(0), given.get(Options.TABLES), Printing.of(given));
    CommandSpec spec = CommandSpec.wrapWithoutInspection(list);
    spec.usageMessage()
        .customSynopsis("vedette list [SYSTEM] [options]")
        .description(TEXT)
        .footer("", "Examples:", "  vedette list", "  vedette list six-days");
    spec.addPositional(
        Options.word(
            0,
            "SYSTEM",
            "rule system to list, with an example of each of its fights",
            false,
            systems()));
    Sections.addAnswering(spec);
    return spec;
  }

  @Override
  public int run(Console console) {
    Tables tables = TableArgument.tables(dir);
    boolean isAll = name == null;
    List<ListAnswer.ListedSystem> systems =
        Catalogue.systems().stream()
            .filter(system -> isAll || system.id().equals(name))
            .map(system -> listed(system, tables))
            .toList();
    if (systems.isEmpty()) {
      throw Failure.usage(
          "C003", "unknown rule system `" + name + "`", Nearest.help(name, systems()));
    }
    printing.print(isAll ? ListAnswer.of(systems) : ListAnswer.ofOne(systems.get(0)), console);
    return ExitCode.DONE;
  }

  /** Returns what is offered by name. */
  static List<String> systems() {
    return Catalogue.systems().stream().map(GameSystem::id).toList();
  }

  private static ListAnswer.ListedSystem listed(GameSystem system, Tables tables) {
    return ListAnswer.ListedSystem.of(
        system.id(),
        system.title(),
        system.engagements().stream().map(ListCommand::listed).toList(),
        Catalogue.tableIds(system).stream().map(tables::table).toList());
  }

  private static ListAnswer.ListedFight listed(EngagementType<?> type) {
    return new ListAnswer.ListedFight(
        type.name(),
        type.text(),
        "vedette " + type.fightName() + " " + type.examples().get(0),
        HasTableFile.class.isAssignableFrom(type.request()));
  }
}

package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import vedette.problem.Nearest;
import vedette.report.ListAnswer;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.HasTableFile;
import vedette.rules.crt.Crt;
import vedette.table.Tables;

/** The command that says what there is: rule systems, what can be fought in them, their tables. */
final class ListCommand {
  static final String NAME = "list";
  static final String TEXT = "the rule systems, their fights and their tables";

  private ListCommand() {}

  static CommandSpec spec() {
    Action list = ListCommand::run;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(list);
    spec.usageMessage()
        .customSynopsis("vedette list [SYSTEM] [options]")
        .description(TEXT)
        .footer("", "Examples:", "  vedette list", "  vedette list six-days");
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("SYSTEM")
            .completionCandidates(systems())
            .index("0")
            .arity("0..1")
            .type(String.class)
            .description("only this system, with an example of each of its fights")
            .build());
    Options.addAnswering(spec);
    return spec;
  }

  private static int run(ParseResult given, Console console) {
    Printing printing = Printing.read(given);
    Tables tables = TableArgument.tables(given);
    String name = given.matchedPositionalValue(0, "");
    boolean isAll = !given.hasMatchedPositional(0);
    List<ListAnswer.Listed> systems =
        Catalogue.systems().stream()
            .filter(system -> isAll || system.id().equals(name))
            .map(system -> listed(system, tables))
            .toList();
    if (systems.isEmpty()) {
      throw Failure.usage(
          "C003", "there is no system `" + name + "`", Nearest.help(name, systems()));
    }
    printing.print(isAll ? ListAnswer.of(systems) : ListAnswer.ofOne(systems.get(0)), console);
    return ExitCode.DONE;
  }

  /** What is offered by name; a table's fights are those of a file. */
  static List<String> systems() {
    return Catalogue.systems().stream()
        .map(GameSystem::id)
        .filter(id -> !id.equals(Crt.ID))
        .toList();
  }

  private static ListAnswer.Listed listed(GameSystem system, Tables tables) {
    return ListAnswer.Listed.of(
        system.id(),
        system.title(),
        system.engagements().stream().map(ListCommand::listed).toList(),
        Catalogue.tableIds(system).stream().map(tables::table).toList());
  }

  private static ListAnswer.ListedFight listed(EngagementType<?> type) {
    return new ListAnswer.ListedFight(
        type.name(),
        type.text(),
        "vedette " + type.called() + " " + type.examples().get(0),
        HasTableFile.class.isAssignableFrom(type.request()));
  }
}

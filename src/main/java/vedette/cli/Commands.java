package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import vedette.cli.option.HelpText;
import vedette.cli.option.Sections;
import vedette.form.model.HelpLine;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/**
 * The commands of the program. Each takes picocli time, so a command that the command line does not
 * name is built only as far as its help and its errors need.
 */
final class Commands {
  /** The options that request help, for every command. */
  static final List<String> HELP = List.of("-h", "--help", "-V", "--version");

  private final List<String> asked;
  private final boolean whole;

  /** Creates the commands for a command line of these words. */
  Commands(List<String> asked) {
    this(asked, false);
  }

  private Commands(List<String> asked, boolean whole) {
    this.asked = asked;
    this.whole = whole;
  }

  /** Returns the program with all its commands, whatever the command line. */
  static CommandLine whole() {
    return new Commands(List.of(), true).program();
  }

  /** Returns the program with the commands that the words name. */
  CommandLine program() {
    CommandSpec root = root().name("vedette");
    root.usageMessage()
        .description(
            "The odds of a battle before you commit: exact or simulated, from tables you can edit.")
        .footer(
            "",
            "Examples:",
            "  vedette six-days battle --attacker \"inf 5, cav 2\" --defender \"inf 4, officer\"",
            "  vedette show six-days/combat-results",
            "  vedette list");
    root.addOption(
        OptionSpec.builder("-V", "--version")
            .versionHelp(true)
            .arity("0")
            .type(boolean.class)
            .description("show the version")
            .build());
    CommandLine program = new CommandLine(root);
    program.setExpandAtFiles(false);
    // Options after the first word of a fight that is an argument belong to the fight.
    program.setStopAtPositional(
        asked.indexOf(CompareCommand.NAME) == 0 || asked.indexOf(TuneCommand.NAME) == 0);
    return program;
  }

  private interface CommandFactory {
    CommandSpec spec(String name);
  }

  private CommandSpec root() {
    List<HelpLine> commands = new ArrayList<>();
    for (GameSystem system : Catalogue.systems()) {
      commands.add(new HelpLine(system.id(), system.title()));
    }
    commands.add(new HelpLine(CompareCommand.NAME, CompareCommand.TEXT));
    commands.add(new HelpLine("check", CheckCommand.TEXT));
    commands.add(new HelpLine(ListCommand.NAME, ListCommand.TEXT));
    commands.add(new HelpLine(ShowCommand.NAME, ShowCommand.TEXT));
    commands.add(new HelpLine(DescribeCommand.NAME, DescribeCommand.TEXT));
    commands.add(new HelpLine(LintCommand.NAME, LintCommand.TEXT));
    commands.add(new HelpLine(DiffCommand.NAME, DiffCommand.TEXT));
    commands.add(new HelpLine(TuneCommand.NAME, TuneCommand.TEXT));
    commands.add(new HelpLine(NewCommand.NAME, NewCommand.TEXT));
    commands.add(new HelpLine(ImportCommand.NAME, ImportCommand.TEXT));
    commands.add(new HelpLine("completion", CompletionCommand.TEXT));
    return listing("vedette", 0, commands, this::spec);
  }

  /** Returns a command. One factory for all: one each would be a class to load at every start. */
  private CommandSpec spec(String name) {
    return switch (name) {
      case CompareCommand.NAME -> CompareCommand.spec();
      case "check" -> CheckCommand.spec();
      case ListCommand.NAME -> ListCommand.spec();
      case ShowCommand.NAME -> ShowCommand.spec();
      case DescribeCommand.NAME -> DescribeCommand.spec();
      case LintCommand.NAME -> LintCommand.spec();
      case DiffCommand.NAME -> DiffCommand.spec();
      case TuneCommand.NAME -> TuneCommand.spec();
      case NewCommand.NAME -> NewCommand.spec();
      case ImportCommand.NAME -> ImportCommand.spec();
      case "completion" -> CompletionCommand.spec();
      default -> spec(Catalogue.system(name));
    };
  }

  /**
   * Returns a command with subcommands. If only help is requested, they are only listed: building
   * them all takes picocli longer than anything else.
   *
   * @param place the index of the word that names a subcommand, if the command line is correct
   */
  private CommandSpec listing(
      String called, int place, List<HelpLine> further, CommandFactory commandFactory) {
    CommandSpec command = CommandSpec.wrapWithoutInspection(new HelpText.Listing(further));
    command.usageMessage().customSynopsis(called + " COMMAND [options]");
    command.addOption(Sections.help());
    String word = place < asked.size() ? asked.get(place) : "";
    for (HelpLine it : further) {
      if (it.written().equals(word)) {
        command.addSubcommand(word, commandFactory.spec(word));
        return command;
      }
    }
    if (!isHelpAlone(place)) {
      for (HelpLine it : further) {
        boolean made = whole || asked.contains(it.written());
        command.addSubcommand(
            it.written(), made ? commandFactory.spec(it.written()) : described(it.meaning()));
      }
    }
    return command;
  }

  /** Returns whether only help is requested, from this index on. */
  private boolean isHelpAlone(int place) {
    if (whole) {
      return false;
    }
    return asked.isEmpty()
        || place < asked.size() && HELP.containsAll(asked.subList(place, asked.size()));
  }

  private CommandSpec spec(GameSystem system) {
    if (system.isOneEngagement()) {
      return new OddsCommand<>(system.engagements().get(0)).spec();
    }
    List<HelpLine> engagements = new ArrayList<>();
    for (EngagementType<?> type : system.engagements()) {
      engagements.add(new HelpLine(type.name(), type.text()));
    }
    CommandSpec spec =
        listing(
            "vedette " + system.id(),
            1,
            engagements,
            name -> new OddsCommand<>(system.engagement(name).orElseThrow()).spec());
    spec.usageMessage().description(system.title());
    return spec;
  }

  private static CommandSpec described(String text) {
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().description(text);
    return spec;
  }
}

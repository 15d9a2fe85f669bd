package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import vedette.form.HelpLine;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/**
 * The commands of the program. Each takes picocli its time, so of those that a command line does
 * not ask for no more is made than its help and its errors need.
 */
final class Commands {

  private final List<String> asked;
  private final boolean whole;

  /** Commands for a command line of these words. */
  Commands(List<String> asked) {
    this(asked, false);
  }

  private Commands(List<String> asked, boolean whole) {
    this.asked = asked;
    this.whole = whole;
  }

  static Commands all() {
    return new Commands(List.of(), true);
  }

  private interface Maker {
    CommandSpec spec(String name);
  }

  /** The program, with its commands. */
  CommandSpec root() {
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
    commands.add(new HelpLine(NewCommand.NAME, NewCommand.TEXT));
    commands.add(new HelpLine(ImportCommand.NAME, ImportCommand.TEXT));
    commands.add(new HelpLine("completion", CompletionCommand.TEXT));
    return listing("vedette", 0, commands, this::spec);
  }

  /** What belongs to a command, with its text. */
  static List<HelpLine> listed(CommandSpec command) {
    if (command.userObject() instanceof Listed listed) {
      return listed.commands();
    }
    List<HelpLine> commands = new ArrayList<>();
    command
        .subcommands()
        .forEach(
            (name, it) ->
                commands.add(
                    new HelpLine(name, it.getCommandSpec().usageMessage().description()[0])));
    return commands;
  }

  /** One maker of all, not one a command: each would be a class to load, whatever is asked for. */
  private CommandSpec spec(String name) {
    return switch (name) {
      case CompareCommand.NAME -> CompareCommand.spec();
      case "check" -> CheckCommand.spec();
      case ListCommand.NAME -> ListCommand.spec();
      case ShowCommand.NAME -> ShowCommand.spec();
      case DescribeCommand.NAME -> DescribeCommand.spec();
      case LintCommand.NAME -> LintCommand.spec();
      case DiffCommand.NAME -> DiffCommand.spec();
      case NewCommand.NAME -> NewCommand.spec();
      case ImportCommand.NAME -> ImportCommand.spec();
      case "completion" -> new CompletionCommand().spec();
      default -> spec(Catalogue.system(name));
    };
  }

  /**
   * A command that others belong to. Where help is all that is asked for, they are only listed:
   * picocli takes longer to make them all than to do anything else.
   *
   * @param place where the command line names one of them, if nothing is wrong with it
   */
  private CommandSpec listing(String called, int place, List<HelpLine> further, Maker maker) {
    CommandSpec command = CommandSpec.wrapWithoutInspection(new Listed(further));
    command.usageMessage().customSynopsis(called + " COMMAND [options]");
    command.addOption(Options.help());
    String word = place < asked.size() ? asked.get(place) : "";
    for (HelpLine it : further) {
      if (it.written().equals(word)) {
        command.addSubcommand(word, maker.spec(word));
        return command;
      }
    }
    if (!isHelpAlone(place)) {
      for (HelpLine it : further) {
        boolean made = whole || asked.contains(it.written());
        command.addSubcommand(
            it.written(), made ? maker.spec(it.written()) : described(it.meaning()));
      }
    }
    return command;
  }

  /** Whether nothing but help is asked for, from here on. */
  private boolean isHelpAlone(int place) {
    if (whole) {
      return false;
    }
    return asked.isEmpty()
        || place < asked.size() && Main.HELP.containsAll(asked.subList(place, asked.size()));
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

  private record Listed(List<HelpLine> commands) {}
}

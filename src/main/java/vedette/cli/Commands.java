package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import vedette.notation.HelpLine;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/**
 * The commands of the program. Each takes picocli its time, so of those that a command line does
 * not ask for no more is made than its help and its errors need.
 */
final class Commands {
  private static final String VERSION_TEXT = "the version";

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

  /** All commands, with all that belongs to them. */
  static Commands all() {
    return new Commands(List.of(), true);
  }

  /**
   * A command.
   *
   * @param text what it is, for the help of the command that it belongs to
   */
  private record Command(String name, String text) {}

  /** Makes the command of a name. */
  private interface Maker {
    CommandSpec spec(String name);
  }

  /** Adds all commands to the program itself. */
  void addTo(CommandSpec root) {
    List<Command> commands = systems();
    commands.add(new Command("table", TableCommands.TEXT));
    commands.add(new Command(NewCommand.NAME, NewCommand.TEXT));
    commands.add(new Command(VersusCommand.NAME, VersusCommand.TEXT));
    commands.add(new Command("merge", MergeCommand.TEXT));
    commands.add(new Command("run", RunCommand.TEXT));
    commands.add(new Command("check", CheckCommand.TEXT));
    commands.add(new Command("completion", CompletionCommand.TEXT));
    commands.add(new Command("schema", SchemaCommand.TEXT));
    commands.add(new Command("version", VERSION_TEXT));
    add(root, 0, commands, this::spec);
  }

  /** One maker of all, not one a command: each would be a class to load, whatever is asked for. */
  private CommandSpec spec(String name) {
    return switch (name) {
      case "table" -> TableCommands.spec();
      case NewCommand.NAME -> NewCommand.spec();
      case VersusCommand.NAME -> VersusCommand.spec();
      case "merge" -> MergeCommand.spec();
      case "run" -> RunCommand.spec();
      case "check" -> CheckCommand.spec();
      case "completion" -> new CompletionCommand().spec();
      case "schema" -> SchemaCommand.spec();
      case "version" -> version();
      default -> spec(Catalogue.system(name));
    };
  }

  /**
   * Adds what belongs to a command.
   *
   * @param place where the command line names one of them, if nothing is wrong with it
   */
  private void add(CommandSpec command, int place, List<Command> further, Maker maker) {
    String word = place < asked.size() ? asked.get(place) : "";
    for (Command it : further) {
      if (it.name().equals(word)) {
        command.addSubcommand(word, maker.spec(word));
        return;
      }
    }
    CommandList list = new CommandList(new ArrayList<>());
    for (Command it : further) {
      list.commands().add(new HelpLine(it.name(), it.text()));
    }
    list.addTo(command);
    if (isHelpAlone(place)) {
      list.addSynopsisTo(command);
      return;
    }
    for (Command it : further) {
      boolean made = whole || asked.contains(it.name());
      command.addSubcommand(it.name(), made ? maker.spec(it.name()) : described(it.text()));
    }
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
    CommandSpec spec = group(system.title());
    List<Command> commands = engagements(system);
    commands.add(new Command(ReadingsCommand.NAME, ReadingsCommand.TEXT));
    add(
        spec,
        1,
        commands,
        name ->
            name.equals(ReadingsCommand.NAME)
                ? new ReadingsCommand(system).spec()
                : new OddsCommand<>(system.engagement(name).orElseThrow()).spec());
    return spec;
  }

  private static List<Command> systems() {
    List<Command> commands = new ArrayList<>();
    for (GameSystem system : Catalogue.systems()) {
      commands.add(new Command(system.id(), system.title()));
    }
    return commands;
  }

  private static List<Command> engagements(GameSystem system) {
    List<Command> commands = new ArrayList<>();
    for (EngagementType<?> type : system.engagements()) {
      commands.add(new Command(type.name(), type.text()));
    }
    return commands;
  }

  private static CommandSpec version() {
    Action print = (given, console) -> Version.print(console);
    CommandSpec spec = CommandSpec.wrapWithoutInspection(print);
    spec.usageMessage().description(VERSION_TEXT);
    Options.addCommon(spec);
    return spec;
  }

  private static CommandSpec described(String text) {
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().description(text);
    return spec;
  }

  private static CommandSpec group(String text) {
    CommandSpec spec = described(text);
    Options.addCommon(spec);
    return spec;
  }
}

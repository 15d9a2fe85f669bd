package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;

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

  /** All commands, with all that belongs to them. */
  static Commands all() {
    return new Commands(List.of(), true);
  }

  /**
   * A command.
   *
   * @param text what it is, for the help of the command that it belongs to
   * @param spec makes it
   */
  private record Command(String name, String text, Supplier<CommandSpec> spec) {}

  /** Adds all commands to the program itself. */
  void addTo(CommandSpec root) {
    List<Command> commands = new ArrayList<>();
    for (Catalogue.GameSystem system : Catalogue.systems()) {
      commands.add(new Command(system.id(), system.title(), () -> spec(system)));
    }
    commands.add(new Command("table", TableCommands.TEXT, TableCommands::spec));
    commands.add(new Command(NewCommand.NAME, NewCommand.TEXT, NewCommand::spec));
    commands.add(
        ofEveryEngagement(
            "influence",
            "how each cell of a fight's tables moves the odds",
            type -> new InfluenceCommand<>(type).spec()));
    commands.add(
        ofEveryEngagement(
            "sweep",
            "the odds of a fight over a range of values",
            type -> new SweepCommand<>(type).spec()));
    commands.add(new Command(VersusCommand.NAME, VersusCommand.TEXT, VersusCommand::spec));
    commands.add(new Command("merge", MergeCommand.TEXT, MergeCommand::spec));
    commands.add(new Command("run", RunCommand.TEXT, RunCommand::spec));
    commands.add(new Command("check", CheckCommand.TEXT, CheckCommand::spec));
    commands.add(
        new Command("completion", CompletionCommand.TEXT, () -> new CompletionCommand().spec()));
    commands.add(new Command("schema", SchemaCommand.TEXT, SchemaCommand::spec));
    commands.add(new Command("version", "the version", Commands::version));
    add(root, 0, commands);
  }

  /**
   * Adds what belongs to a command.
   *
   * @param place where the command line names one of them, if nothing is wrong with it
   */
  private void add(CommandSpec command, int place, List<Command> further) {
    String word = place < asked.size() ? asked.get(place) : "";
    for (Command it : further) {
      if (it.name().equals(word)) {
        command.addSubcommand(word, it.spec().get());
        return;
      }
    }
    for (Command it : further) {
      boolean made = whole || asked.contains(it.name());
      command.addSubcommand(it.name(), made ? it.spec().get() : described(it.text()));
    }
  }

  private CommandSpec spec(Catalogue.GameSystem system) {
    if (system.isOneEngagement()) {
      return new OddsCommand<>(system.engagements().get(0)).spec();
    }
    CommandSpec spec = group(system.title());
    List<Command> commands = engagements(system, type -> new OddsCommand<>(type).spec());
    commands.add(
        new Command("readings", ReadingsCommand.TEXT, () -> new ReadingsCommand(system).spec()));
    add(spec, 1, commands);
    return spec;
  }

  /** A command that mirrors all systems and their engagements. */
  private Command ofEveryEngagement(
      String name, String text, Function<EngagementType<?>, CommandSpec> command) {
    return new Command(
        name,
        text,
        () -> {
          CommandSpec spec = group(text);
          List<Command> systems = new ArrayList<>();
          for (Catalogue.GameSystem system : Catalogue.systems()) {
            systems.add(
                new Command(
                    system.id(),
                    system.title(),
                    () -> {
                      if (system.isOneEngagement()) {
                        return command.apply(system.engagements().get(0));
                      }
                      CommandSpec of = group(system.title());
                      add(of, 2, engagements(system, command));
                      return of;
                    }));
          }
          add(spec, 1, systems);
          return spec;
        });
  }

  private static List<Command> engagements(
      Catalogue.GameSystem system, Function<EngagementType<?>, CommandSpec> command) {
    List<Command> commands = new ArrayList<>();
    for (EngagementType<?> type : system.engagements()) {
      commands.add(new Command(type.name(), type.text(), () -> command.apply(type)));
    }
    return commands;
  }

  private static CommandSpec version() {
    Action print = (given, console) -> Version.print(console);
    CommandSpec spec = CommandSpec.wrapWithoutInspection(print);
    spec.usageMessage().description("the version");
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

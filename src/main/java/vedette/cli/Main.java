package vedette.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import vedette.report.ReadingsAnswer;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.study.Shard;

/** The program: reads the command line, runs the command and returns its exit code. */
public final class Main {
  private static final int NARROWEST_HELP = 55;

  /** All shards of a sweep, and a few options. */
  private static final int MOST_ARGUMENTS = Shard.MOST + 100;

  private static final List<String> HELP = List.of("-h", "--help", "-V", "--version");

  private Main() {}

  /** Runs and exits with the code. */
  public static void main(String[] args) {
    // Not System.exit from within a run, so that tests can run in their own process.
    System.exit(run(args, Console.ofProcess()));
  }

  /** Runs with the given streams and environment. */
  static int run(String[] args, Console console) {
    int code = Failures.guarded(console, () -> execute(args, console));
    return Failures.written(console, code);
  }

  private static int execute(String[] args, Console console) {
    CommandLine program = program(Arrays.asList(args), console);
    int helpAt = indexOfHelp(program, args);
    if (helpAt >= 0) {
      return help(program, Arrays.asList(args), helpAt, console);
    }
    if (args.length > 0 && args[0].equals("help")) {
      List<String> command = new ArrayList<>(Arrays.asList(args).subList(1, args.length));
      command.add("--help");
      return help(program, command, args.length - 1, console);
    }
    if (args.length == 0) {
      console.err().print(usage(program));
      return ExitCode.USAGE;
    }
    if (args.length > MOST_ARGUMENTS) {
      throw new Failure(
          "L005",
          ExitCode.REFUSED,
          "the command line has " + args.length + " arguments, over the limit of " + MOST_ARGUMENTS,
          "write fewer");
    }
    ParseResult given;
    try {
      given = program.parseArgs(args);
    } catch (ParameterException e) {
      throw UsageErrors.of(e);
    }
    while (given.hasSubcommand()) {
      given = given.subcommand();
    }
    UsageErrors.refuseRepeated(given);
    if (given.commandSpec().userObject() instanceof Action action) {
      return action.run(given, console);
    }
    throw UsageErrors.incomplete(given.commandSpec());
  }

  /**
   * Help wins over whatever else is wrong with the command line; but a word that stands where an
   * option has its value asks for none, or {@code check --only -V} would pass and check nothing.
   */
  private static int indexOfHelp(CommandLine program, String[] args) {
    CommandLine command = program;
    boolean isValue = false;
    for (int i = 0; i < args.length && (isValue || !args[i].equals("--")); i++) {
      if (isValue) {
        isValue = false;
        continue;
      }
      if (HELP.contains(args[i])) {
        return i;
      }
      command = command.getSubcommands().getOrDefault(args[i], command);
      OptionSpec option = command.getCommandSpec().optionsMap().get(args[i]);
      isValue = option != null && option.arity().min() > 0;
    }
    return -1;
  }

  private static int help(CommandLine program, List<String> args, int helpAt, Console console) {
    if (args.get(helpAt).equals("-V") || args.get(helpAt).equals("--version")) {
      console.out().print("vedette " + Version.NUMBER + "\n");
      return ExitCode.DONE;
    }
    CommandLine command = program;
    for (String word : args.subList(0, helpAt)) {
      CommandLine sub = command.getSubcommands().get(word);
      if (sub == null && !word.startsWith("-") && !command.getSubcommands().isEmpty()) {
        throw UsageErrors.unknownCommand(word, command.getCommandSpec());
      }
      if (sub == null) {
        break;
      }
      command = sub;
    }
    console.out().print(usage(command));
    return ExitCode.DONE;
  }

  private static String usage(CommandLine command) {
    return command.getUsageMessage(Help.Ansi.OFF);
  }

  private static CommandLine program(List<String> asked, Console console) {
    CommandSpec root = CommandSpec.create().name("vedette");
    root.usageMessage()
        .description(
            "The odds of a battle before you commit: exact or simulated, from tables you can edit.")
        .footer(
            "",
            "Examples:",
            "  vedette six-days battle --attacker \"inf 5, cav 2\" --defender \"inf 4, officer\"",
            "  vedette table show six-days/combat-results",
            "  vedette six-days battle --help");
    Options.addCommon(root);
    root.addOption(
        OptionSpec.builder("-V", "--version")
            .versionHelp(true)
            .arity("0")
            .type(boolean.class)
            .description("show the version")
            .build());
    for (Catalogue.GameSystem system : Catalogue.systems()) {
      // Each command of picocli takes its time, so those of other systems are left out.
      root.addSubcommand(
          system.id(), asked.contains(system.id()) ? spec(system, asked) : group(system.title()));
    }
    root.addSubcommand("table", TableCommands.spec());
    root.addSubcommand(
        "influence",
        ofEveryEngagement(
            asked.contains("influence") ? asked : List.of(),
            "how each cell of a fight's tables moves the odds",
            type -> new InfluenceCommand<>(type).spec()));
    root.addSubcommand(
        "sweep",
        ofEveryEngagement(
            asked.contains("sweep") ? asked : List.of(),
            "the odds of a fight over a range of values",
            type -> new SweepCommand<>(type).spec()));
    root.addSubcommand("merge", MergeCommand.spec());
    root.addSubcommand("run", RunCommand.spec());
    root.addSubcommand("check", CheckCommand.spec());
    CommandLine program = new CommandLine(root);
    program.setExpandAtFiles(false);
    program.setUsageHelpLongOptionsMaxWidth(NARROWEST_HELP / 2);
    program.setUsageHelpWidth(Math.max(NARROWEST_HELP, Math.min(100, console.width())));
    return program;
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

  private static CommandSpec spec(Catalogue.GameSystem system, List<String> asked) {
    CommandSpec spec = group(system.title());
    addEngagements(spec, system, asked, type -> new OddsCommand<>(type).spec());
    spec.addSubcommand("readings", readings(system));
    return spec;
  }

  /**
   * A command that mirrors all systems and their engagements.
   *
   * @param asked the words of the command line if it is asked for, else none
   */
  private static CommandSpec ofEveryEngagement(
      List<String> asked, String text, Function<EngagementType<?>, CommandSpec> command) {
    CommandSpec spec = group(text);
    if (!asked.isEmpty()) {
      for (Catalogue.GameSystem system : Catalogue.systems()) {
        CommandSpec of = group(system.title());
        addEngagements(of, system, asked, command);
        spec.addSubcommand(system.id(), of);
      }
    }
    return spec;
  }

  /** Adds a command for each engagement; of those not asked for no more than what they are. */
  private static void addEngagements(
      CommandSpec spec,
      Catalogue.GameSystem system,
      List<String> asked,
      Function<EngagementType<?>, CommandSpec> command) {
    for (EngagementType<?> type : system.engagements()) {
      spec.addSubcommand(
          type.name(), asked.contains(type.name()) ? command.apply(type) : described(type.text()));
    }
  }

  private static CommandSpec readings(Catalogue.GameSystem system) {
    Action print =
        (given, console) -> {
          Map<String, String> readings = OddsCommand.readings(system.readings());
          Options.print(ReadingsAnswer.of(system.title() + ": readings", readings), given, console);
          return ExitCode.DONE;
        };
    CommandSpec spec = CommandSpec.wrapWithoutInspection(print);
    spec.usageMessage().description("how the rules are read where their source leaves them open");
    Options.addFormats(spec);
    return spec;
  }
}

package vedette.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import vedette.json.Version;
import vedette.work.Work;

/** The program: reads the command line, runs the command and returns its exit code. */
public final class Main {
  private static final int WIDEST_HELP = 100;

  private static final int MOST_ARGUMENTS = 1_000;

  /** The options that ask for help, whatever the command. */
  static final List<String> HELP = List.of("-h", "--help", "-V", "--version");

  static {
    // All options are read as texts: without this, picocli gets ready for times and databases too.
    System.setProperty("picocli.converters.excludes", "java.*");
    // Else it looks for Groovy's classes in the jar, which help needs not even open.
    System.setProperty("picocli.disable.closures", "true");
  }

  private Main() {}

  /** Runs and exits with the code. */
  public static void main(String[] args) {
    // No exit from within a run, so that tests can run in their own process.
    Launcher.exit(run(args, Launcher.console()));
  }

  /** Runs with the given streams and environment. */
  static int run(String[] args, Console console) {
    int code = Failures.guarded(console, () -> execute(args, console));
    return Failures.written(console, code);
  }

  private static int execute(String[] args, Console console) {
    CommandLine program = program(words(args));
    int helpAt = indexOfHelp(program, args);
    if (helpAt >= 0) {
      return help(program, Arrays.asList(args), helpAt, console);
    }
    if (args.length > 0 && args[0].equals("help")) {
      List<String> command = new ArrayList<>(words(args));
      command.add("--help");
      return help(program, command, args.length - 1, console);
    }
    if (args.length == 0) {
      console.out().print(help(program, "", false, console));
      return ExitCode.DONE;
    }
    if (args.length > MOST_ARGUMENTS) {
      throw new Failure(
          "L005",
          ExitCode.REFUSED,
          "the command line has " + args.length + " arguments, over the limit of " + MOST_ARGUMENTS,
          "write fewer");
    }
    ParseResult given = given(program, CompareCommand.inOrder(args));
    if (given.commandSpec().userObject() instanceof Action action) {
      return OutputFile.run(action, given, console);
    }
    throw UsageErrors.incomplete(given.commandSpec());
  }

  /** What stands behind the words that name a command; picocli knows which. */
  private static ParseResult given(CommandLine program, String[] args) {
    ParseResult given;
    try {
      given = program.parseArgs(args);
    } catch (ParameterException e) {
      throw UsageErrors.of(e, Arrays.asList(args));
    }
    while (given.hasSubcommand()) {
      given = given.subcommand();
    }
    UsageErrors.check(given, Arrays.asList(args));
    return given;
  }

  /**
   * The work of a command line, for who does pieces of it.
   *
   * @return null if the command has none that comes in pieces
   */
  static Work<?> work(String[] args, Console console) {
    ParseResult given = given(program(words(args)), CompareCommand.inOrder(args));
    return given.commandSpec().userObject() instanceof Action action
        ? action.work(given, console)
        : null;
  }

  /** The words that name a command come first, or after {@code help}. */
  private static List<String> words(String[] args) {
    List<String> words = Arrays.asList(args);
    return args.length > 0 && args[0].equals("help") ? words.subList(1, args.length) : words;
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
    String file = "";
    for (String word : args.subList(0, helpAt)) {
      CommandLine sub = command.getSubcommands().get(word);
      if (sub == null && !word.startsWith("-") && !command.getSubcommands().isEmpty()) {
        throw UsageErrors.unknownCommand(word, command.getCommandSpec());
      }
      if (sub == null) {
        file = word.startsWith("-") ? "" : word;
        break;
      }
      command = sub;
    }
    boolean brief = args.get(helpAt).equals("-h");
    console.out().print(help(command, file, brief, console));
    return ExitCode.DONE;
  }

  private static String help(CommandLine command, String file, boolean brief, Console console) {
    int width = Math.min(WIDEST_HELP, console.width());
    return HelpText.of(command.getCommandSpec(), file, brief, width);
  }

  /** The program with all its commands, whichever are asked for; the build makes manuals of it. */
  public static CommandLine whole() {
    return program(Commands.all(), List.of());
  }

  /** Adds to a manual page what the help says below the options. */
  public static void addHelp(CommandSpec spec) {
    HelpText text = new HelpText(WIDEST_HELP, "", false);
    if (spec.userObject() instanceof Action action) {
      action.addHelp(spec, text);
    }
    if (text.lines().length > 0) {
      spec.usageMessage().footer(text.lines());
    }
  }

  private static CommandLine program(List<String> asked) {
    return program(new Commands(asked), asked);
  }

  private static CommandLine program(Commands commands, List<String> asked) {
    CommandSpec root = commands.root().name("vedette");
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
    // What follows the first word of a way is the way's.
    program.setStopAtPositional(asked.indexOf(CompareCommand.NAME) == 0);
    return program;
  }
}

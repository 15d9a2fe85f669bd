package vedette.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import vedette.json.Version;
import vedette.work.Work;

/** The program: reads the command line, runs the command and returns its exit code. */
public final class Main {
  private static final int NARROWEST_HELP = 55;
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
    System.exit(run(args, Launcher.console()));
  }

  /** Runs with the given streams and environment. */
  static int run(String[] args, Console console) {
    int code = Failures.guarded(console, () -> execute(args, console));
    return Failures.written(console, code);
  }

  private static int execute(String[] args, Console console) {
    CommandLine program = program(words(args), console);
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
      console.out().print(usage(program));
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
      ExpandedBraces.refuse(e.getCommandLine().getCommandSpec(), Arrays.asList(args));
      throw UsageErrors.of(e, Arrays.asList(args));
    }
    while (given.hasSubcommand()) {
      given = given.subcommand();
    }
    ExpandedBraces.refuseRepeated(given.commandSpec(), Arrays.asList(args));
    try {
      UsageErrors.refuseRepeated(given);
    } catch (Failure e) {
      ExpandedBraces.refuse(given.commandSpec(), Arrays.asList(args));
      throw e;
    }
    return given;
  }

  /**
   * The work of a command line, for who does pieces of it.
   *
   * @return null if the command has none that comes in pieces
   */
  static Work<?> work(String[] args, Console console) {
    ParseResult given = given(program(words(args), console), CompareCommand.inOrder(args));
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
    CommandSpec spec = command.getCommandSpec();
    if (args.get(helpAt).equals("-h") && spec.userObject() instanceof Action action) {
      HelpText page = new HelpText(Math.min(WIDEST_HELP, console.width()), file, true);
      page.begin(spec);
      action.addHelp(spec, page);
      page.end(spec);
      console.out().print(page.text());
    } else {
      addHelp(spec, file);
      console.out().print(usage(command));
    }
    return ExitCode.DONE;
  }

  private static String usage(CommandLine command) {
    return command.getUsageMessage(Help.Ansi.OFF);
  }

  /** The program with all its commands, whichever are asked for; the build makes manuals of it. */
  public static CommandLine whole() {
    return program(Commands.all(), List.of(), WIDEST_HELP);
  }

  /** Adds what only the help of a command says. */
  public static void addHelp(CommandSpec spec) {
    addHelp(spec, "");
  }

  private static void addHelp(CommandSpec spec, String file) {
    if (spec.userObject() instanceof Action action) {
      HelpText text = new HelpText(spec.usageMessage().width(), file, false);
      action.addHelp(spec, text);
      if (text.lines().length > 0) {
        spec.usageMessage().footer(text.lines());
      }
    }
  }

  private static CommandLine program(List<String> asked, Console console) {
    return program(new Commands(asked), asked, console.width());
  }

  private static CommandLine program(Commands commands, List<String> asked, int width) {
    CommandSpec root = CommandSpec.create().name("vedette");
    root.usageMessage()
        .description(
            "The odds of a battle before you commit: exact or simulated, from tables you can edit.")
        .footer(
            "",
            "Examples:",
            "  vedette six-days battle --attacker \"inf 5, cav 2\" --defender \"inf 4, officer\"",
            "  vedette show six-days/combat-results",
            "  vedette list");
    root.addOption(Options.help());
    root.addOption(
        OptionSpec.builder("-V", "--version")
            .versionHelp(true)
            .arity("0")
            .type(boolean.class)
            .description("show the version")
            .build());
    commands.addTo(root);
    CommandLine program = new CommandLine(root);
    program.setExpandAtFiles(false);
    // What follows the first word of a way is the way's.
    program.setStopAtPositional(asked.indexOf(CompareCommand.NAME) == 0);
    program.setUsageHelpLongOptionsMaxWidth(NARROWEST_HELP / 2);
    program.setUsageHelpWidth(Math.max(NARROWEST_HELP, Math.min(WIDEST_HELP, width)));
    return program;
  }
}

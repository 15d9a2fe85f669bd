package vedette.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.console.Failures;
import vedette.cli.console.Launcher;
import vedette.cli.option.Command;
import vedette.cli.option.HelpText;
import vedette.cli.option.ParsedCommandLine;
import vedette.json.Version;
import vedette.work.Work;

/** The program: reads the command line, runs the command and returns its exit code. */
public final class Main {
  private static final int WIDEST_HELP = 100;

  private static final int MOST_ARGUMENTS = 1_000;

  static {
    // All options are read as texts: without this, picocli also prepares for times and databases.
    System.setProperty("picocli.converters.excludes", "java.*");
    // Else it looks for Groovy's classes in the jar, which help need not even open.
    System.setProperty("picocli.disable.closures", "true");
  }

  private Main() {}

  /** Runs and exits with the code. */
  public static void main(String[] args) {
    // No exit within a run, so that tests can run in their own process.
    Launcher.exit(run(args, Launcher.console()));
  }

  /** Runs with the given streams and environment. */
  public static int run(String[] args, Console console) {
    int code = Failures.runGuarded(console, () -> execute(args, console));
    return Failures.checkWritten(console, code);
  }

  private static int execute(String[] args, Console console) {
    CommandLine program = new Commands(words(args)).program();
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
          "pass fewer arguments");
    }
    ParseResult parsed = parsed(program, inOrder(args));
    CommandSpec command = parsed.commandSpec();
    if (command.userObject() instanceof Command.Type type) {
      return Outputs.run(parseCommandLine(parsed, type), type, console);
    }
    throw UsageErrors.incomplete(command);
  }

  /** Returns a command line with the options of a command before the fights that it takes. */
  private static String[] inOrder(String[] args) {
    return args[0].equals(TuneCommand.NAME)
        ? TuneCommand.inOrder(args)
        : CompareCommand.inOrder(args);
  }

  /**
   * Returns the parsed command line after the words that name a command, which picocli recognizes.
   */
  private static ParseResult parsed(CommandLine program, String[] args) {
    ParseResult parsed;
    try {
      parsed = program.parseArgs(args);
    } catch (ParameterException e) {
      throw UsageErrors.of(e, Arrays.asList(args));
    }
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    UsageErrors.refuseRepeated(parsed, Arrays.asList(args));
    return parsed;
  }

  /** Returns the command line after the check for options that cannot be combined. */
  private static ParsedCommandLine parseCommandLine(ParseResult parsed, Command.Type type) {
    ParsedCommandLine given = new ParsedCommandLine(parsed, type.form());
    Exclusions.check(given);
    return given;
  }

  /**
   * Returns the work of a command line, for a machine that runs pieces of it.
   *
   * @return null if the command's work is not divided into pieces
   */
  static Work<?> work(String[] args, Console console) {
    CommandLine program = new Commands(words(args)).program();
    ParseResult parsed = parsed(program, inOrder(args));
    return parsed.commandSpec().userObject() instanceof Command.Type type
        ? type.read(parseCommandLine(parsed, type)).work(console)
        : null;
  }

  /**
   * Returns the words of the command line that begin with the command, without a leading {@code
   * help}.
   */
  private static List<String> words(String[] args) {
    List<String> words = Arrays.asList(args);
    return args.length > 0 && args[0].equals("help") ? words.subList(1, args.length) : words;
  }

  /**
   * Returns the index of the option that requests help; -1 if there is none. Help takes precedence
   * over all mistakes in the command line. A word in the place of an option's value does not
   * request help: {@code check --only -V} would otherwise pass and check nothing.
   */
  private static int indexOfHelp(CommandLine program, String[] args) {
    CommandLine command = program;
    boolean isValue = false;
    for (int i = 0; i < args.length && (isValue || !args[i].equals("--")); i++) {
      if (isValue) {
        isValue = false;
        continue;
      }
      if (Commands.HELP.contains(args[i])) {
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

  /**
   * Returns the program with all its commands, whatever the command line; the build generates the
   * manual pages from it.
   */
  public static CommandLine whole() {
    return Commands.whole();
  }

  /** Adds the part of the help below the options to a manual page. */
  public static void addHelp(CommandSpec spec) {
    HelpText text = new HelpText(WIDEST_HELP, "", false);
    if (spec.userObject() instanceof Command.Type type) {
      type.addHelp(spec, text);
    }
    if (text.lines().length > 0) {
      spec.usageMessage().footer(text.lines());
    }
  }
}

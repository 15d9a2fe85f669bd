package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.MaxValuesExceededException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import vedette.json.Nearest;

/** Puts what picocli finds wrong with a command line into the words of this program. */
final class UsageErrors {
  private UsageErrors() {}

  static Failure of(ParameterException e) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    String seeHelp = "see `" + command.qualifiedName() + " --help`";
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), command, seeHelp);
    }
    if (e instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      ArgSpec arg = missing.getMissing().get(0);
      String name = name(arg);
      return isGiven(e, arg)
          ? Failure.usage("C002", name + " needs a value", "write " + name + " " + arg.paramLabel())
          : Failure.usage(
              "C002",
              name + " is missing",
              "add " + name + " " + arg.paramLabel() + "; " + seeHelp);
    }
    if (e instanceof OverwrittenOptionException overwritten) {
      return Failure.usage(
          "C004", name(overwritten.getOverwritten()) + " is given twice", "give it once");
    }
    if (e instanceof MaxValuesExceededException) {
      return Failure.usage("C002", "an option has too many values", seeHelp);
    }
    ArgSpec arg = e.getArgSpec();
    return arg == null
        ? Failure.usage("C001", "the command line is not understood", seeHelp)
        : Failure.usage("C002", name(arg) + " is not used like that", seeHelp);
  }

  private static boolean isGiven(ParameterException e, ArgSpec arg) {
    return e.getMessage() != null
        && e.getMessage().startsWith("Missing required parameter for option");
  }

  private static String name(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }

  private static Failure unmatched(String word, CommandSpec command, String seeHelp) {
    String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
    if (name.startsWith("-") && name.length() > 1) {
      List<String> known = new ArrayList<>();
      command.options().forEach(option -> known.add(option.longestName()));
      return Failure.usage(
          "C001",
          "unknown option `" + name + "`",
          Nearest.of(name, known).map(n -> "did you mean `" + n + "`?").orElse(seeHelp));
    }
    if (!command.subcommands().isEmpty()) {
      return Failure.usage(
          "C001",
          "there is no command `" + command.qualifiedName() + " " + word + "`",
          Nearest.help(word, command.subcommands().keySet()));
    }
    return Failure.usage(
        "C001",
        "`" + word + "` is one word too many",
        "put what belongs together in quotes; " + seeHelp);
  }

  /** A command that needs a further word. */
  static Failure incomplete(CommandSpec command) {
    return Failure.usage(
        "C001",
        "`" + command.qualifiedName() + "` needs a command behind it",
        "one of " + String.join(", ", command.subcommands().keySet()));
  }
}

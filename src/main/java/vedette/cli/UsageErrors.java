package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.MaxValuesExceededException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import vedette.problem.Nearest;
import vedette.rules.Catalogue;
import vedette.rules.GameSystem;

/** Puts what picocli finds wrong with a command line into the words of this program. */
final class UsageErrors {
  /** Options that say how long a fight lasts, each in its own game's words. */
  private static final List<String> DURATIONS =
      List.of("--turns", "--rounds", "--activations", "--nights");

  private UsageErrors() {}

  /**
   * What is wrong, in words of ours.
   *
   * @param words that the command was given
   */
  static Failure of(ParameterException e, List<String> words) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    String seeHelp = "see `" + command.qualifiedName() + " --help`";
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), words, command, seeHelp);
    }
    if (e instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      ArgSpec arg = missing.getMissing().get(0);
      String name = name(arg);
      // No option must be given here, as what a fight needs is known to its form: so it has no
      // value.
      return arg.isOption()
          ? Failure.usage("C002", name + " needs a value", "write " + name + " " + arg.paramLabel())
          : Failure.usage("C002", name + " is missing", "add " + name + "; " + seeHelp);
    }
    if (e instanceof OverwrittenOptionException overwritten) {
      return twice(overwritten.getOverwritten());
    }
    if (e instanceof MaxValuesExceededException) {
      OptionSpec flag = flagWithValue(command, words);
      String name = flag == null ? "an option without a value" : flag.longestName();
      return Failure.usage("C002", name + " takes no value", "write it without `=`");
    }
    ArgSpec arg = e.getArgSpec();
    return arg == null
        ? Failure.usage("C001", "the command line is not understood", seeHelp)
        : Failure.usage("C002", name(arg) + " is not used like that", seeHelp);
  }

  /** An option with one value is given once: picocli itself overlooks a second in a group. */
  static void refuseRepeated(ParseResult given) {
    for (OptionSpec option : given.matchedOptions()) {
      if (!option.isMultiValue() && option.originalStringValues().size() > 1) {
        throw twice(option);
      }
    }
  }

  private static Failure twice(ArgSpec arg) {
    return Failure.usage("C004", name(arg) + " is given twice", "give it once");
  }

  /** The option that was given one behind {@code =}; null if there is none. */
  private static OptionSpec flagWithValue(CommandSpec command, List<String> words) {
    for (String word : words) {
      OptionSpec option = command.optionsMap().get(word.replaceFirst("=.*", ""));
      if (option != null && option.arity().max() == 0 && word.contains("=")) {
        return option;
      }
    }
    return null;
  }

  private static String name(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }

  private static Failure unmatched(
      String word, List<String> words, CommandSpec command, String seeHelp) {
    String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
    if (name.startsWith("-") && name.length() > 1) {
      List<String> known = new ArrayList<>();
      command.options().forEach(option -> known.add(option.longestName()));
      return Failure.usage(
          "C001",
          "unknown option `" + name + "`",
          OwnCommand.otherKind(command, name)
              .or(() -> meant(name, known).map(n -> "did you mean `" + n + "`?"))
              .orElse(
                  command.name().equals(CompareCommand.NAME) ? CompareCommand.OF_A_WAY : seeHelp));
    }
    if (!command.subcommands().isEmpty()) {
      return unknownCommand(word, command);
    }
    int at = words.indexOf(word);
    if ((word.equals("true") || word.equals("false")) && at > 0) {
      return Failure.usage(
          "C001",
          "`" + word + "` does not follow a flag like that",
          "write it behind `=`, as in `" + words.get(at - 1) + "=" + word + "`; " + seeHelp);
    }
    return Failure.usage(
        "C001",
        "unexpected argument `" + word + "`",
        "put a value of several words in quotes; " + seeHelp);
  }

  /**
   * The option that an unknown one means: the nearest spelling, else another word for how long a
   * fight lasts, else the only option of which it is a part, as {@code --name} of {@code
   * --scenario-name}.
   */
  private static Optional<String> meant(String name, List<String> known) {
    Optional<String> nearest = Nearest.of(name, known);
    if (nearest.isPresent()) {
      return nearest;
    }
    Optional<String> duration =
        DURATIONS.contains(name)
            ? known.stream().filter(DURATIONS::contains).findFirst()
            : Optional.empty();
    if (duration.isPresent()) {
      return duration;
    }
    String part = name.replaceFirst("^-+", "");
    List<String> longer =
        known.stream().filter(it -> List.of(it.split("-")).contains(part)).toList();
    return longer.size() == 1 ? Optional.of(longer.get(0)) : Optional.empty();
  }

  /** A word that is none of a command's further ones. */
  static Failure unknownCommand(String word, CommandSpec command) {
    return Failure.usage(
        "C001",
        "there is no command `" + command.qualifiedName() + " " + word + "`",
        further(word, command));
  }

  /** The nearest command, or an engagement of that name further down. */
  private static String further(String word, CommandSpec command) {
    for (GameSystem system : Catalogue.systems()) {
      boolean known = system.engagements().stream().anyMatch(type -> type.name().equals(word));
      if (known && command.subcommands().containsKey(system.id())) {
        String whole =
            command.qualifiedName()
                + " "
                + system.id()
                + (system.id().equals(OwnCommand.NAME) ? " FILE" : " " + word);
        return "did you mean `" + whole + "`?";
      }
    }
    return Nearest.help(word, command.subcommands().keySet());
  }

  /** A command that needs a further word. */
  static Failure incomplete(CommandSpec command) {
    return Failure.usage(
        "C001",
        "`" + command.qualifiedName() + "` needs a command after it",
        "one of " + String.join(", ", command.subcommands().keySet()));
  }
}

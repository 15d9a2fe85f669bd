package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import picocli.CommandLine.MaxValuesExceededException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import vedette.cli.console.Failure;
import vedette.cli.option.Command;
import vedette.form.model.Slot;
import vedette.rules.Catalogue;
import vedette.rules.GameSystem;
import vedette.rules.own.Own;
import vedette.source.Nearest;
import vedette.source.Synonyms;

/**
 * What is wrong with a command line: what picocli finds, in the words of this program, and what it
 * does not.
 */
final class UsageErrors {
  /** What to do with an option that stands before the first way, and is not for all. */
  private static final String OF_A_WAY = "write the options of a fight after its command";

  private UsageErrors() {}

  /**
   * Returns what is wrong, in words of ours.
   *
   * @param words that the command was given
   */
  static Failure of(ParameterException e, List<String> words) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    refuseExpanded(command, words);
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
        ? Failure.usage("C001", "the command line is not valid", seeHelp)
        : Failure.usage("C002", name(arg) + " is used incorrectly", seeHelp);
  }

  /**
   * Refuses options that are repeated where picocli lets them pass.
   *
   * @param words that the command was given
   */
  static void refuseRepeated(ParseResult given, List<String> words) {
    refuseRepeated(given.commandSpec(), words);
    // Picocli itself overlooks a second one in a group.
    for (OptionSpec option : given.matchedOptions()) {
      if (!option.isMultiValue() && option.originalStringValues().size() > 1) {
        refuseExpanded(given.commandSpec(), words);
        throw twice(option);
      }
    }
  }

  private static Failure twice(ArgSpec arg) {
    return Failure.usage("C004", name(arg) + " is given twice", "write it once");
  }

  /** Returns the option that was given one behind {@code =}; null if there is none. */
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
          suggestion(name, known)
              .map(n -> "did you mean `" + n + "`?")
              .orElse(command.name().equals(CompareCommand.NAME) ? OF_A_WAY : seeHelp));
    }
    if (!command.subcommands().isEmpty()) {
      return unknownCommand(word, command);
    }
    String dashed = name.replaceFirst("^[\u2010-\u2015]+", "--");
    if (!dashed.equals(name)) {
      return Failure.usage(
          "C001",
          "`" + name + "` begins with a typographic dash",
          "write " + dashed + ", with two plain hyphens");
    }
    int at = words.indexOf(word);
    if ((word.equals("true") || word.equals("false")) && at > 0) {
      return Failure.usage(
          "C001",
          "unexpected argument `" + word + "` after a flag",
          "write it after `=`, as in `" + words.get(at - 1) + "=" + word + "`; " + seeHelp);
    }
    return Failure.usage(
        "C001",
        "unexpected argument `" + word + "`",
        "put a value of several words in quotes; " + seeHelp);
  }

  /**
   * Returns the option that an unknown one means: one of the same meaning, as {@code --turns} of
   * {@code --rounds}, else the nearest spelling, else the only option of which it is a part, as
   * {@code --name} of {@code --scenario-name}.
   */
  private static Optional<String> suggestion(String name, List<String> known) {
    Optional<String> nearest = Synonyms.of(name, known).or(() -> Nearest.of(name, known));
    if (nearest.isPresent()) {
      return nearest;
    }
    String part = name.replaceFirst("^-+", "");
    List<String> longer =
        known.stream().filter(it -> List.of(it.split("-")).contains(part)).toList();
    return longer.size() == 1 ? Optional.of(longer.get(0)) : Optional.empty();
  }

  /** Returns a word that is none of a command's further ones. */
  static Failure unknownCommand(String word, CommandSpec command) {
    return Failure.usage(
        "C001",
        "unknown command `" + command.qualifiedName() + " " + word + "`",
        nearestCommand(word, command));
  }

  /** Returns the nearest command, or an engagement of that name further down. */
  private static String nearestCommand(String word, CommandSpec command) {
    for (GameSystem system : Catalogue.systems()) {
      boolean known = system.engagements().stream().anyMatch(type -> type.name().equals(word));
      if (known && command.subcommands().containsKey(system.id())) {
        String whole =
            command.qualifiedName()
                + " "
                + system.id()
                + (system.id().equals(Own.ID) ? " FILE" : " " + word);
        return "did you mean `" + whole + "`?";
      }
    }
    return Nearest.help(word, command.subcommands().keySet());
  }

  /** Returns a command that needs a further word. */
  static Failure incomplete(CommandSpec command) {
    return Failure.usage(
        "C001",
        "`" + command.qualifiedName() + "` needs a command after it",
        "write one of " + String.join(", ", command.subcommands().keySet()));
  }

  /**
   * Refuses braces that a shell has made into several words, before the program was begun.
   *
   * @param args with which something is wrong, or which say an option with one value twice
   */
  private static void refuseExpanded(CommandSpec command, List<String> args) {
    if (command.userObject() instanceof Command.Type type && type.form() != null) {
      for (Slot parameter : type.form().slots()) {
        OptionSpec option = command.findOption(parameter.option());
        if (option != null) {
          refuseExpanded(parameter, option, args);
        }
      }
    }
  }

  /**
   * Refuses options of several values that stand one behind the other with `=`: nobody can tell
   * whether a shell has made them, and the fight would be another one without a word.
   */
  private static void refuseRepeated(CommandSpec command, List<String> args) {
    if (command.userObject() instanceof Command.Type type && type.form() != null) {
      for (Slot parameter : type.form().slots()) {
        String option = parameter.option();
        if (parameter.many() && repeatedWord(option, args).isPresent()) {
          throw Failure.usage(
              "C001",
              option + " is given twice in a row with `=`, as a shell expands braces",
              "put braces in quotes; to pass both values, write a blank instead of each `=`");
        }
      }
    }
  }

  private static void refuseExpanded(Slot parameter, OptionSpec option, List<String> args) {
    String name = option.longestName();
    for (int i = 0; i + 2 < args.size(); i++) {
      String value = args.get(i + 1);
      String next = args.get(i + 2);
      boolean apart = args.get(i).equals(name) && !parameter.flag() && !next.startsWith("-");
      if (apart && (parameter.isPlain() ? shape(value).equals(shape(next)) : alike(value, next))) {
        throw expanded(name, next);
      }
    }
    Optional<String> second = option.isMultiValue() ? Optional.empty() : repeatedWord(name, args);
    if (second.isPresent()) {
      throw expanded(name, second.get());
    }
  }

  /** Returns the second of two words in a row that give an option its value behind `=`. */
  private static Optional<String> repeatedWord(String option, List<String> args) {
    String begin = option + "=";
    return IntStream.range(1, args.size())
        .filter(i -> args.get(i - 1).startsWith(begin) && args.get(i).startsWith(begin))
        .mapToObj(args::get)
        .findFirst();
  }

  /**
   * Returns whether they differ in numbers alone: nobody writes two such stacks behind one
   * option.
   */
  private static boolean alike(String one, String other) {
    return one.matches(".*[0-9].*")
        && one.replaceAll("[0-9]+", "0").equals(other.replaceAll("[0-9]+", "0"));
  }

  /** Numbers are like numbers, and words like words. */
  private static String shape(String text) {
    return text.replaceAll("[0-9]+", "0").replaceAll("[A-Za-z-]+", "a");
  }

  private static Failure expanded(String option, String word) {
    return Failure.usage(
        "C001",
        "unexpected argument `" + word + "` after " + option,
        "put the braces in quotes: your shell has expanded them");
  }
}

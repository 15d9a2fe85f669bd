package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import vedette.form.Slot;

/** Finds braces that a shell has made into several words, before the program was begun. */
final class ExpandedBraces {
  private ExpandedBraces() {}

  /**
   * Refuses a command line that shows them.
   *
   * @param args with which something is wrong, or which say an option with one value twice
   */
  static void refuse(CommandSpec command, List<String> args) {
    if (command.userObject() instanceof OddsCommand<?> fight) {
      for (Slot parameter : fight.slots()) {
        OptionSpec option = command.findOption(parameter.option());
        if (option != null) {
          refuse(parameter, option, args);
        }
      }
    }
  }

  /**
   * Refuses options of several values that stand one behind the other with `=`: nobody can tell
   * whether a shell has made them, and the fight would be another one without a word.
   */
  static void refuseRepeated(CommandSpec command, List<String> args) {
    if (command.userObject() instanceof OddsCommand<?> fight) {
      for (Slot parameter : fight.slots()) {
        String option = parameter.option();
        for (int i = 0; i + 1 < args.size() && parameter.many(); i++) {
          if (args.get(i).startsWith(option + "=") && args.get(i + 1).startsWith(option + "=")) {
            throw Failure.usage(
                "C001",
                option + " is given twice in a row with `=`, as a shell expands braces",
                "put braces in quotes; to give both, write a blank in the place of each `=`");
          }
        }
      }
    }
  }

  private static void refuse(Slot parameter, OptionSpec option, List<String> args) {
    String name = option.longestName();
    for (int i = 0; i + 2 < args.size(); i++) {
      String value = args.get(i + 1);
      String next = args.get(i + 2);
      boolean apart = args.get(i).equals(name) && !parameter.flag() && !next.startsWith("-");
      if (apart && (parameter.isPlain() ? shape(value).equals(shape(next)) : alike(value, next))) {
        throw failure(name, next);
      }
    }
    for (int i = 0; i + 1 < args.size() && !option.isMultiValue(); i++) {
      if (args.get(i).startsWith(name + "=") && args.get(i + 1).startsWith(name + "=")) {
        throw failure(name, args.get(i + 1));
      }
    }
  }

  /** Whether they differ in numbers alone: nobody writes two such stacks behind one option. */
  private static boolean alike(String one, String other) {
    return one.matches(".*[0-9].*")
        && one.replaceAll("[0-9]+", "0").equals(other.replaceAll("[0-9]+", "0"));
  }

  /** Numbers are like numbers, and words like words. */
  private static String shape(String text) {
    return text.replaceAll("[0-9]+", "0").replaceAll("[A-Za-z-]+", "a");
  }

  private static Failure failure(String option, String word) {
    return Failure.usage(
        "C001",
        "unexpected argument `" + word + "` behind " + option,
        "your shell has expanded the braces: put them in quotes");
  }
}

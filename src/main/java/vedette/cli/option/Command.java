package vedette.cli.option;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.console.Console;
import vedette.cli.console.Failure;
import vedette.form.RequestForm;
import vedette.work.Work;

/** A command with its options, read from a command line that has passed all checks of its words. */
@FunctionalInterface
public interface Command {
  /**
   * Runs the command.
   *
   * @return the exit code
   */
  public int run(Console console);

  /**
   * Returns its work, for processes that run pieces of it: reads and checks all inputs of the work.
   *
   * @return null if it is not divided into pieces
   */
  public default Work<?> work(Console console) {
    return null;
  }

  /** A kind of command: its reader and its help. */
  @FunctionalInterface
  interface Type {
    /**
     * Reads a command line.
     *
     * @throws Failure if one of its options is wrong
     */
    Command read(ParsedCommandLine given);

    /** Adds the options to its help. */
    default void addOptions(CommandSpec spec, HelpText text) {
      Sections.of(spec).forEach(it -> text.options(it.heading(), it.options()));
    }

    /** Adds the part of its help below the options, which would cost too much at every start. */
    default void addHelp(CommandSpec spec, HelpText text) {}

    /** Returns the form of its fight; null for none. */
    default RequestForm<?> form() {
      return null;
    }

    /** Returns the names of the measures of its fight. */
    default List<String> measures() {
      return List.of();
    }
  }
}

package vedette.cli.option;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.console.Console;
import vedette.cli.console.Failure;
import vedette.form.RequestForm;
import vedette.work.Work;

/** A command with its options, read from a command line with nothing wrong that its words show. */
@FunctionalInterface
public interface Command {
  /**
   * Does what it says.
   *
   * @return the exit code
   */
  public int run(Console console);

  /**
   * Returns the work that it hands out, for processes that do pieces of it: reads all that this
   * depends on, and finds no fault with it.
   *
   * @return null if it does not come in pieces
   */
  public default Work<?> work(Console console) {
    return null;
  }

  /** A kind of command: how it is read, and what its help says. */
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

    /** Adds to its help, below the options, what costs too much to make at every start. */
    default void addHelp(CommandSpec spec, HelpText text) {}

    /** Returns the form of the fight that it is about; null for none. */
    default RequestForm<?> form() {
      return null;
    }

    /** Returns the names of what its fight measures. */
    default List<String> measures() {
      return List.of();
    }
  }
}

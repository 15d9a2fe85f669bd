package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.work.Work;

/** What a command does once its command line has been read. */
@FunctionalInterface
interface Action {
  /**
   * Does it.
   *
   * @return the exit code
   */
  int run(ParseResult given, Console console);

  /**
   * The work that it hands out, for who does pieces of it: reads all that this depends on, and
   * finds no fault with it.
   *
   * @return null if it does not come in pieces
   */
  default Work<?> work(ParseResult given, Console console) {
    return null;
  }

  /** Adds the options to its help. */
  default void addOptions(CommandSpec spec, HelpText text) {
    Options.groups(spec).forEach(it -> text.options(it.heading(), it.options()));
  }

  /** Adds to its help, below the options, what is not worth making at every start. */
  default void addHelp(CommandSpec spec, HelpText text) {}

  /** The names of what its fight measures. */
  default List<String> measures() {
    return List.of();
  }
}

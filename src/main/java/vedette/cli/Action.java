package vedette.cli;

import java.util.Collection;
import java.util.Map;
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

  /**
   * Adds to its help what is not worth making at every start; to a page of help, which begins with
   * how the command is written, all that follows.
   */
  default void addHelp(CommandSpec spec, HelpText text) {
    if (text.isBrief()) {
      Options.groups(spec).forEach(it -> text.options(it.heading(), it.options()));
    }
  }

  /** The words that options of it know, by option. */
  default Map<String, Collection<String>> words() {
    return Map.of();
  }
}

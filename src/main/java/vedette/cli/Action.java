package vedette.cli;

import picocli.CommandLine.ParseResult;

/** What a command does once its command line has been read. */
@FunctionalInterface
interface Action {
  /**
   * Does it.
   *
   * @return the exit code
   */
  int run(ParseResult given, Console console);
}

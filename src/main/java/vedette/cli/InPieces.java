package vedette.cli;

import picocli.CommandLine.ParseResult;
import vedette.work.Work;

/** A command whose work comes in pieces, which others may do. */
interface InPieces {
  /**
   * Reads all that the work depends on, and finds no fault with it.
   *
   * @return the work that the command itself hands out
   */
  Work<?> work(ParseResult given, Console console);
}

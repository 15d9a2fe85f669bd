package vedette.cli;

import picocli.CommandLine.ParseResult;
import vedette.report.Answer;
import vedette.report.Answer.Format;

/**
 * How an answer is printed.
 *
 * @param format one of those that the command knows
 * @param color auto, always or never
 */
record Printing(String format, String color) {
  /**
   * What the options say, before anything is worked out; text unless a format is given.
   *
   * @throws Failure if there is no such format or colour
   */
  static Printing read(ParseResult given) {
    return read(given, Format.words());
  }

  /** The same for a command that knows other formats, of which the first is the one not given. */
  static Printing read(ParseResult given, String... formats) {
    String color = Options.word(given, Options.COLOR, "auto", "always", "never");
    return new Printing(Options.word(given, Options.FORMAT, formats), color);
  }

  void print(Answer answer, Console console) {
    console.out().print(Format.of(format).of(answer, console.style(color)));
  }
}

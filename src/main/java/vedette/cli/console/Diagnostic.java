package vedette.cli.console;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.form.Field;
import vedette.form.model.Slot;
import vedette.source.Problem;
import vedette.source.Severity;
import vedette.source.TextFault;

/** A message of a run as data, from which another program can make its own words. */
public record Diagnostic(
    @Field(text = "Whether it stops the run.") Severity severity,
    @Field(text = "A letter and three digits.") String code,
    @Field(text = "The option at fault.", optional = true) String option,
    @Field(text = "The value at fault, as given.", optional = true) String value,
    @Field(text = "The characters of the value before the fault.", optional = true) Integer offset,
    @Field(text = "The file at fault.", optional = true) String file,
    @Field(text = "The line of the file, from 1.", optional = true) Integer line,
    @Field(text = "The column of the line, from 1.", optional = true) Integer column,
    @Field(text = "What is wrong, without the option.") String message,
    @Field(text = "What to write instead.", optional = true) String help,
    @Field(text = "The text at fault, and a caret under the place.", optional = true)
        List<String> excerpt) {
  private static final Pattern OPTION = Pattern.compile("(--[a-z][-a-z]*)(: )?");

  /**
   * Returns the data of a message without a place; an option is one that the message begins with.
   */
  static Diagnostic of(Severity severity, String code, String message, String help) {
    Matcher option = OPTION.matcher(message);
    boolean named = option.lookingAt();
    return new Diagnostic(
        severity,
        code,
        named ? option.group(1) : null,
        null,
        null,
        null,
        null,
        null,
        named && option.group(2) != null ? message.substring(option.end()) : message,
        help,
        List.of());
  }

  /**
   * Returns the data of a fault in a parameter of a request, or in a question, which has no option.
   *
   * @param excerpt empty if no single text is at fault
   */
  static Diagnostic of(TextFault fault, String code, String message, List<String> excerpt) {
    boolean placed = !excerpt.isEmpty();
    return new Diagnostic(
        Severity.ERROR,
        code,
        fault.slot() == null ? null : Slot.optionOf(fault.slot()),
        placed ? fault.text() : null,
        placed ? fault.offset() : null,
        null,
        null,
        null,
        message,
        fault.help(),
        excerpt);
  }

  /** Returns the data of a problem with a file. */
  static Diagnostic of(Problem problem, int width) {
    return new Diagnostic(
        problem.severity(),
        problem.code(),
        null,
        null,
        null,
        problem.file(),
        problem.at() == null ? null : problem.at().line(),
        problem.at() == null ? null : problem.at().column(),
        problem.message(),
        problem.help(),
        problem.excerpt(width));
  }
}

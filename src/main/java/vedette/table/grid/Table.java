package vedette.table.grid;

import java.util.List;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.WrongFile;

/** A table of a rule system, read from a file and checked. */
public abstract sealed class Table permits Grid, Modifiers, FileOfParts {
  /** The file name of a built-in table. */
  public static final String BUILT_IN = "built-in";

  private final TableHead head;

  Table(TableHead head) {
    this.head = head;
  }

  /** Returns all parts of the table, in file order. */
  public abstract List<TablePart> parts();

  /** Returns the id by which rules find it: {@code six-days/combat-results}. */
  public final String id() {
    return head.id();
  }

  /** Returns its title, for people. */
  public final String title() {
    return head.title();
  }

  /** Returns the source of its numbers. */
  public final Provenance source() {
    return head.source();
  }

  /** Returns the path of its file as the user gave it, or {@code "built-in"}. */
  public final String file() {
    return head.file();
  }

  /** Returns whether it is built in and not a designer's. */
  public final boolean isBuiltIn() {
    return file().equals(BUILT_IN);
  }

  /**
   * Returns the SHA-256 of its file, without line ends and white space outside strings: 64
   * hexadecimal digits.
   */
  public final String sha256() {
    return head.sha256();
  }

  /**
   * Returns the exception for a table that the rules cannot use.
   *
   * @param message what is wrong
   * @param help what to write instead
   */
  public final WrongFile unusable(String message, String help) {
    return wrongFile(Code.NOT_AS_NEEDED, message, help);
  }

  /** Returns the exception for a table in which nothing has an effect. */
  public final WrongFile withoutEffect(String message, String help) {
    return wrongFile(Code.NO_EFFECT, message, help);
  }

  private WrongFile wrongFile(String code, String message, String help) {
    Problems problems = new Problems();
    problems.error(code, head.text(), head.idAt(), message, help);
    return new WrongFile(WrongFile.Kind.WRONG, problems);
  }

  /** Returns the text of the file, for messages. */
  public final Source text() {
    return head.text();
  }

  /** Adds an error in its measures. */
  public final void wrongMeasure(Problems problems, Position at, String message, String help) {
    problems.error(Code.MEASURE, head.text(), at, message, help);
  }

  /** Returns the findings that its file allows. */
  public final List<Allowance> allowed() {
    return head.allowed();
  }

  /** Adds a warning at a place in its file. */
  public final void warn(Problems problems, String code, Position at, String message, String help) {
    problems.warning(code, head.text(), at, message, help);
  }

  /** Adds a note at a place in its file. */
  public final void note(Problems problems, String code, Position at, String message, String help) {
    problems.note(code, head.text(), at, message, help);
  }

  /** Returns the name of its file in messages, built in or not. */
  public final String shownAs() {
    return head.text().name();
  }

  /** Returns the head of its file, for messages. */
  public final TableHead head() {
    return head;
  }
}

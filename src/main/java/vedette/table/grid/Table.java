package vedette.table.grid;

import java.util.List;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.WrongFile;

/** A table of a rule system, read from a file and checked. */
public abstract sealed class Table permits Grid, Modifiers, FileOfParts {
  /** What a built-in table has in the place of its file's name. */
  public static final String BUILT_IN = "built-in";

  private final TableHead head;

  Table(TableHead head) {
    this.head = head;
  }

  /** Returns all that it says, from the top. */
  public abstract List<TablePart> parts();

  /** Returns the id that rules find it by: {@code six-days/combat-results}. */
  public final String id() {
    return head.id();
  }

  /** Its name for people. */
  public final String title() {
    return head.title();
  }

  /** Returns where its numbers come from. */
  public final Provenance source() {
    return head.source();
  }

  /** Returns where it was read: a path as the user gave it, or {@code "built-in"}. */
  public final String file() {
    return head.file();
  }

  /** Returns whether it is a built-in one, not a designer's. */
  public final boolean isBuiltIn() {
    return file().equals(BUILT_IN);
  }

  /**
   * SHA-256 of its file, line ends and white space outside strings left out: 64 hexadecimal digits.
   */
  public final String sha256() {
    return head.sha256();
  }

  /**
   * Returns what to throw if rules cannot use it.
   *
   * @param message what is wrong
   * @param help what to write instead
   */
  public final WrongFile unusable(String message, String help) {
    return wrongFile(Code.NOT_AS_NEEDED, message, help);
  }

  /** Returns what to throw if nothing in it has an effect. */
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

  /** Adds what is wrong with its measures. */
  public final void wrongMeasure(Problems problems, Position at, String message, String help) {
    problems.error(Code.MEASURE, head.text(), at, message, help);
  }

  /** Findings that its file says are meant. */
  public final List<Allowance> allowed() {
    return head.allowed();
  }

  /** Adds a warning of a place in its file. */
  public final void warn(Problems problems, String code, Position at, String message, String help) {
    problems.warning(code, head.text(), at, message, help);
  }

  /** Adds what is worth knowing of a place in its file. */
  public final void note(Problems problems, String code, Position at, String message, String help) {
    problems.note(code, head.text(), at, message, help);
  }

  /** Returns the name of its file as messages have it, built in or not. */
  public final String shownAs() {
    return head.text().name();
  }

  /** Returns the head of its file, for messages. */
  public final TableHead head() {
    return head;
  }
}

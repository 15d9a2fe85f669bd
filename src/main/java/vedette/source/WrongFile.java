package vedette.source;

/** Thrown if a file cannot be used; carries all its problems. */
public final class WrongFile extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * The reason why a file cannot be used; the later constant wins if several files fail
   * differently.
   */
  public enum Kind {
    /** Refused at a stated limit: exit code 6. */
    REFUSED,
    /** Its content is wrong: exit code 4. */
    WRONG,
    /** It cannot be read: exit code 5. */
    UNREADABLE
  }

  private final transient Problems problems;
  private final Kind kind;

  /** Creates a failure with all its problems, of which at least one is an error. */
  public WrongFile(Kind kind, Problems problems) {
    this.kind = kind;
    this.problems = problems;
  }

  /** Returns a failure of one problem. */
  public static WrongFile of(Kind kind, Problem problem) {
    Problems problems = new Problems();
    problems.add(kind, problem);
    return new WrongFile(kind, problems);
  }

  /** Returns a failure of one problem with a whole file. */
  public static WrongFile of(Kind kind, String code, String shownAs, String message, String help) {
    return of(kind, new Problem(Severity.ERROR, code, shownAs, null, message, help, null));
  }

  /** Returns the problems of one file or several. */
  public Problems problems() {
    return problems;
  }

  /** Returns the kind, which determines the exit code. */
  public Kind kind() {
    return kind;
  }

  /** Returns the problems as printed. */
  @Override
  public String getMessage() {
    return problems.text();
  }
}

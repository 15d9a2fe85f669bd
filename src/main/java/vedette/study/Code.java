package vedette.study;

/** The codes of this package's problems, each used for one mistake only. */
final class Code {

  static final String NO_CELL = "M013";

  static final String NO_COUNTS = "M020";
  static final String OTHER_FIGHT = "M021";

  private Code() {}
}

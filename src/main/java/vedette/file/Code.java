package vedette.file;

/** The codes of this package's problems, each used for one mistake only. */
final class Code {

  static final String READ_ONLY = "S030";
  static final String NOT_WRITTEN = "S032";

  private Code() {}
}

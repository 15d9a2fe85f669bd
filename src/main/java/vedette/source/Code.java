package vedette.source;

/**
 * The codes of errors for files that cannot be read, or hold no text; each used for one mistake
 * only.
 */
final class Code {

  static final String NO_SUCH_FILE = "J001";
  static final String DIRECTORY = "J002";
  static final String NO_PERMISSION = "J003";
  static final String LINK_LOOP = "J004";
  static final String READ_FAILED = "J005";
  static final String TOO_LARGE = "J006";
  static final String NOT_A_FILE = "J007";

  static final String EMPTY = "J010";
  static final String NOT_TEXT = "J011";
  static final String UTF_16 = "J012";
  static final String INVALID_UTF_8 = "J013";
  static final String TRUNCATED = "J014";
  static final String NUL = "J015";

  private Code() {}
}

package vedette.form;

/** The codes of what is wrong in an object of a file, each used for one mistake only. */
final class Code {
  static final String UNKNOWN_KEY = "J101";
  static final String MISSING_KEY = "J102";
  static final String WRONG_TYPE = "J103";
  static final String UNKNOWN_WORD = "J104";
  static final String STRING_LENGTH = "J105";
  static final String TOO_FEW = "J106";
  static final String NOT_WHOLE = "N006";
  static final String QUOTED_NUMBER = "N007";
  static final String BEYOND_LIMITS = "N008";

  private Code() {}
}

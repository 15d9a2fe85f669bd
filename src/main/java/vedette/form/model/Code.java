package vedette.form.model;

/** The codes of errors in an object of a file, each used for one mistake only. */
public final class Code {
  static final String UNKNOWN_KEY = "J101";
  static final String MISSING_KEY = "J102";
  public static final String WRONG_TYPE = "J103";
  static final String UNKNOWN_WORD = "J104";
  public static final String STRING_LENGTH = "J105";
  public static final String TOO_FEW = "J106";
  public static final String NOT_WHOLE = "N006";
  public static final String QUOTED_NUMBER = "N007";
  public static final String BEYOND_LIMITS = "N008";

  private Code() {}
}

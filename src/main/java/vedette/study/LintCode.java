package vedette.study;

/** The codes of what lint finds in tables, each used for one thing only. */
final class LintCode {
  static final String COLUMN_ORDER = "L101";
  static final String ROLL_ORDER = "L102";
  static final String TWIN_COLUMNS = "L103";
  static final String NO_MIRROR = "L104";
  static final String OUT_OF_REACH = "L105";

  static final String COUNTS_TWICE = "L111";
  static final String WITHOUT_VALUE = "L112";
  static final String GROUP_OF_ONE = "L113";

  static final String ALLOWED_IN_VAIN = "L120";

  private LintCode() {}
}

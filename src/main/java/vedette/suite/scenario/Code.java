package vedette.suite.scenario;

/** The codes of problems in suites and baselines, each used for one mistake only. */
public final class Code {

  public static final String NEWER_FORMAT = "S001";
  public static final String NAME_TWICE = "S002";
  static final String UNKNOWN_SYSTEM = "S003";
  static final String UNKNOWN_ENGAGEMENT = "S004";
  static final String NOT_A_REQUEST = "S005";
  static final String NOT_WITH_METHOD = "S006";
  static final String PIN = "S007";

  static final String EXPECTATION_TYPE = "S010";
  static final String UNKNOWN_MEASURE = "S011";
  static final String EXPECTATION_KEY = "S012";
  static final String BOUND = "S013";
  static final String NO_BOUND = "S014";
  static final String UNKNOWN_VALUE = "S015";
  static final String QUESTION = "S016";

  public static final String NO_BASELINE = "S020";
  public static final String FIGURES = "S021";
  public static final String NOT_CERTAIN = "S022";
  public static final String CONFLICT = "S023";
  public static final String NOT_A_BASELINE = "S024";

  private Code() {}
}

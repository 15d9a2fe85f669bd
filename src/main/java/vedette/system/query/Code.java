package vedette.system.query;

/** The codes of this package's problems, one for each part of a file. */
public final class Code {
  static final String VALUE = "Y002";
  public static final String MISSING = "Y003";
  public static final String NAME = "Y004";
  public static final String UNIT = "Y005";
  public static final String AMOUNT = "Y006";
  static final String CONDITION = "Y007";
  public static final String ROLL = "Y008";
  public static final String CHANGE = "Y009";
  public static final String FRACTION = "Y010";
  public static final String MODIFIER = "Y011";
  public static final String COLUMN = "Y012";
  public static final String ROW = "Y013";
  public static final String CELL = "Y014";
  public static final String EFFECT = "Y015";
  public static final String FACE = "Y016";
  public static final String FIRE = "Y017";
  public static final String CHECK = "Y018";
  public static final String LOSS = "Y019";
  public static final String ROUND = "Y020";
  public static final String MEASURE = "Y021";
  public static final String TOO_LARGE = "Y022";

  private Code() {}
}

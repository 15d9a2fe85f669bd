package vedette.system;

/** The codes of this package's problems, by the part of a file that they are found in. */
final class Code {
  static final String VALUE = "Y002";
  static final String MISSING = "Y003";
  static final String NAME = "Y004";
  static final String UNIT = "Y005";
  static final String AMOUNT = "Y006";
  static final String CONDITION = "Y007";
  static final String ROLL = "Y008";
  static final String CHANGE = "Y009";
  static final String FRACTION = "Y010";
  static final String MODIFIER = "Y011";
  static final String COLUMN = "Y012";
  static final String ROW = "Y013";
  static final String CELL = "Y014";
  static final String EFFECT = "Y015";
  static final String FACE = "Y016";
  static final String FIRE = "Y017";
  static final String CHECK = "Y018";
  static final String LOSS = "Y019";
  static final String ROUND = "Y020";
  static final String MEASURE = "Y021";
  static final String TOO_LARGE = "Y022";

  private Code() {}
}

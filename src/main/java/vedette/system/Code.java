package vedette.system;

/** The codes of this package's problems, by the part of a file that they are found in. */
final class Code {
  static final String KEY = "O001";
  static final String VALUE = "O002";
  static final String MISSING = "O003";
  static final String NAME = "O004";
  static final String UNIT = "O005";
  static final String AMOUNT = "O006";
  static final String CONDITION = "O007";
  static final String ROLL = "O008";
  static final String CHANGE = "O009";
  static final String FRACTION = "O010";
  static final String MODIFIER = "O011";
  static final String COLUMN = "O012";
  static final String ROW = "O013";
  static final String CELL = "O014";
  static final String EFFECT = "O015";
  static final String FACE = "O016";
  static final String FIRE = "O017";
  static final String CHECK = "O018";
  static final String LOSS = "O019";
  static final String ROUND = "O020";
  static final String MEASURE = "O021";
  static final String TOO_LARGE = "O022";

  private Code() {}
}

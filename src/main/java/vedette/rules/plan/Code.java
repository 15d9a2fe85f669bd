package vedette.rules.plan;

/** The codes of faults in plans. */
final class Code {
  static final String KEY = "P001";
  static final String VALUE = "P002";
  static final String SYSTEM = "P003";
  static final String NAME = "P004";
  static final String UNIT = "P005";
  static final String CONDITION = "P006";
  static final String LATER = "P007";
  static final String BOTH_SIDES = "P008";
  static final String LOOP = "P009";
  static final String MEASURE = "P010";

  private Code() {}
}

package vedette.study;

/** The codes of this package's problems, each used for one mistake only. */
final class Code {

  static final String NOT_A_SHARD = "S001";
  static final String OTHER_SWEEP = "S002";
  static final String SHARD_TWICE = "S003";
  static final String SHARD_MISSING = "S004";
  static final String CELL_OUT_OF_PLACE = "S005";
  static final String FIGURES = "S006";
  static final String NEWER_FORMAT = "S007";

  static final String NOT_A_JOURNAL = "S010";
  static final String OTHER_JOURNAL = "S011";
  static final String JOURNAL_LINE = "S012";

  private Code() {}
}

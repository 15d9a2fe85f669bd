package vedette.study;

/** The codes of this package's problems, each used for one mistake only. */
final class Code {

  static final String NOT_A_SHARD = "M001";
  static final String OTHER_SWEEP = "M002";
  static final String SHARD_TWICE = "M003";
  static final String SHARD_MISSING = "M004";
  static final String CELL_OUT_OF_PLACE = "M005";
  static final String FIGURES = "M006";
  static final String NEWER_FORMAT = "M007";

  static final String NOT_A_JOURNAL = "M010";
  static final String OTHER_JOURNAL = "M011";
  static final String JOURNAL_LINE = "M012";

  static final String TALLY = "M020";
  static final String OTHER_FIGHT = "M021";

  private Code() {}
}

package vedette.study.log;

/** The codes of this package's problems, each used for one mistake only. */
final class Code {

  static final String NOT_A_LOG = "M001";
  static final String OTHER_RUN = "M002";
  static final String SHARD_TWICE = "M003";
  static final String SHARD_MISSING = "M004";
  static final String LINES = "M005";
  static final String NOT_FINISHED = "M006";
  static final String NEWER_FORMAT = "M007";

  static final String OTHER_JOURNAL = "M011";
  static final String DAMAGED = "M012";

  private Code() {}
}

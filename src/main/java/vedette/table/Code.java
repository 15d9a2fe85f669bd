package vedette.table;

/** The codes of this package's problems, each used for one mistake only. */
final class Code {

  static final String NEWER_FORMAT = "T001";
  static final String MALFORMED_ID = "T002";
  static final String UNKNOWN_ID = "T003";
  static final String ID_TWICE = "T004";
  static final String NO_TABLES = "T005";
  static final String NOT_AS_NEEDED = "T006";
  static final String LEFT_ASIDE = "T007";
  static final String NO_FILE_NAME = "T008";
  static final String OUTSIDE = "T009";

  static final String NO_LABEL = "T010";
  static final String MIXED_LABELS = "T011";
  static final String OVERLAP = "T012";
  static final String GAP = "T013";
  static final String ORDER = "T014";
  static final String RANGE = "T015";
  static final String NO_EDGE = "T016";
  static final String NAME_TWICE = "T018";
  static final String COMPARED = "T019";

  static final String DIE = "T020";
  static final String NOT_COVERED = "T021";
  static final String NEVER_REACHED = "T022";
  static final String DIE_TOO_LARGE = "T023";
  static final String DIE_OR_BY = "T024";
  static final String OFF_THE_ROWS = "T026";

  static final String RAGGED = "T030";
  static final String EMPTY_CELL = "T031";
  static final String CELL_TYPE = "T032";
  static final String UNKNOWN_RESULT = "T033";
  static final String RESULT_SPELLING = "T034";
  static final String LOOK_ALIKE = "T035";
  static final String LOSSES = "T036";
  static final String NO_EFFECT = "T037";
  static final String LOSER = "T038";

  static final String MODIFIER_TWICE = "T040";
  static final String UNKNOWN_CONDITION = "T041";
  static final String DRM_OR_SHIFT = "T042";
  static final String MODIFIER_NAME = "T043";

  static final String MEASURE = "T045";
  static final String ALLOWED = "T046";

  static final String EMPTY_RESULT = "T057";

  static final String ROUNDING = "T050";
  static final String RATIO = "T051";

  private Code() {}
}

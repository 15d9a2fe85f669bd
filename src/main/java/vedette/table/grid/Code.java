package vedette.table.grid;

/** The codes of this package's problems, each used for one mistake only. */
public final class Code {

  public static final String NEWER_FORMAT = "T001";
  public static final String MALFORMED_ID = "T002";
  public static final String UNKNOWN_ID = "T003";
  public static final String ID_TWICE = "T004";
  public static final String NO_TABLES = "T005";
  public static final String NOT_AS_NEEDED = "T006";
  public static final String LEFT_ASIDE = "T007";
  public static final String NO_FILE_NAME = "T008";
  public static final String OUTSIDE = "T009";

  public static final String NO_LABEL = "T010";
  public static final String MIXED_LABELS = "T011";
  public static final String OVERLAP = "T012";
  public static final String GAP = "T013";
  public static final String ORDER = "T014";
  public static final String RANGE = "T015";
  public static final String NO_EDGE = "T016";
  public static final String NAME_TWICE = "T018";
  public static final String COMPARED = "T019";

  public static final String DIE = "T020";
  public static final String NOT_COVERED = "T021";
  public static final String NEVER_REACHED = "T022";
  public static final String DIE_TOO_LARGE = "T023";
  public static final String DIE_OR_BY = "T024";
  public static final String OFF_THE_ROWS = "T026";

  public static final String RAGGED = "T030";
  public static final String EMPTY_CELL = "T031";
  public static final String CELL_TYPE = "T032";
  public static final String UNKNOWN_RESULT = "T033";
  public static final String RESULT_SPELLING = "T034";
  public static final String LOOK_ALIKE = "T035";
  public static final String LOSSES = "T036";
  static final String NO_EFFECT = "T037";
  public static final String LOSER = "T038";

  public static final String MODIFIER_TWICE = "T040";
  static final String UNKNOWN_CONDITION = "T041";
  public static final String DRM_OR_SHIFT = "T042";
  public static final String MODIFIER_NAME = "T043";

  static final String MEASURE = "T045";
  static final String ALLOWED = "T046";

  public static final String EMPTY_RESULT = "T057";

  public static final String ROUNDING = "T050";
  public static final String RATIO = "T051";

  public static final String WITHOUT_VALUE = "T062";

  public static final String RUNG_TWICE = "T060";
  public static final String OFF_THE_LADDER = "T061";

  private Code() {}
}

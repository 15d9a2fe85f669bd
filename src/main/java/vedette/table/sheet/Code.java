package vedette.table.sheet;

/** The codes of what is wrong with a spreadsheet, each used for one mistake only. */
public final class Code {
  static final String NO_TABLE_IN_CSV = "T047";
  static final String DATE = "T052";
  static final String OPEN_COLUMN = "T053";
  static final String NO_LOSS = "T054";
  static final String OWN_WORD = "T055";
  static final String DIE_FROM_ZERO = "T056";

  private Code() {}
}

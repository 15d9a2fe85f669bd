package vedette.study.change;

/** The meaning of one step up or down for a cell. */
public enum CellStep {
  /** To the next or previous result on the table's ladder. */
  LADDER,
  /** To the next better or worse combat result for the attacker. */
  BALANCE,
  /** To the next higher or lower number. */
  SIZE,
  /** To the words of a neighboring cell, which have no order. */
  NEIGHBOR
}

package vedette.table.grid;

/** The kind of a grid's cells. */
public enum CellKind {
  /** Results of a fight, such as {@code A1} or {@code D2Rp}. */
  COMBAT,
  /** Whole numbers. */
  NUMBER,
  /** Any text. */
  TEXT
}

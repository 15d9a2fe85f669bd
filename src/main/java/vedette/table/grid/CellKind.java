package vedette.table.grid;

/** What the cells of a grid are. */
public enum CellKind {
  /** Results of a fight, such as {@code A1} or {@code D2Rp}. */
  COMBAT,
  /** Whole numbers. */
  NUMBER,
  /** Any text. */
  TEXT
}

package vedette.table.grid;

/** The relation of a table to its source. */
public enum Status {
  /** Copied from the print without changes. */
  PRINTED,
  /** The print is damaged or ambiguous; this is one way to read it. */
  INTERPRETED,
  /** The print is lost; rebuilt from what the source's text says about it. */
  RECONSTRUCTED,
  /** The designer's own: there is no other source. */
  OWN
}

package vedette.table.grid;

/** How a table came from its source. */
public enum Status {
  /** As printed. */
  PRINTED,
  /** The print is damaged or ambiguous; this is one way to read it. */
  INTERPRETED,
  /** The print is lost; rebuilt from what its text says of it. */
  RECONSTRUCTED,
  /** The designer's own: there is no other source. */
  OWN
}

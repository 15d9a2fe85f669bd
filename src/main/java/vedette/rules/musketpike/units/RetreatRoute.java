package vedette.rules.musketpike.units;

/** The route of a unit that is forced to retreat (MP6). */
public enum RetreatRoute {
  /** Nothing, or friends that make way. */
  FREE,
  /** Front hexes of enemies. */
  PAST_FRONTS,
  /** No way out: it surrenders. */
  BLOCKED
}

package vedette.rules.musketpike;

/** What a unit meets that is forced to retreat (MP6). */
enum RetreatRoute {
  /** Nothing, or friends that make way. */
  FREE,
  /** Front hexes of enemies. */
  PAST_FRONTS,
  /** No way out: it surrenders. */
  BLOCKED
}

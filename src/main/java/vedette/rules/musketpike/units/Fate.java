package vedette.rules.musketpike.units;

/**
 * What became of a unit, and so where it is. Of several units the one with the first of these names
 * the end of their fight.
 */
public enum Fate {
  HERE("here"),
  GONE_IN("in the enemy's place"),
  ASTRIDE("in the enemy's place"),
  EVADED("retreats before melee"),
  FORCED_BACK("retreats"),
  DRIVEN_OFF("driven off by fire"),
  SURRENDERED("surrenders"),
  SURRENDERED_TO_FIRE("surrenders"),
  ELIMINATED("eliminated"),
  DESTROYED("destroyed by fire");

  private final String words;

  Fate(String words) {
    this.words = words;
  }

  /** Returns whether it stands there to be fought. */
  boolean isThere() {
    return this == HERE || isTheEnemys();
  }

  /**
   * Returns whether that is where its enemy was: on ground where it may rally, or astride of some.
   */
  boolean isTheEnemys() {
    return this == GONE_IN || this == ASTRIDE;
  }

  /**
   * Returns whether artillery stacked with the unit has been captured by that: only a melee does
   * it.
   */
  boolean losesGuns() {
    return this == FORCED_BACK || this == SURRENDERED || this == ELIMINATED;
  }

  @Override
  public String toString() {
    return words;
  }
}

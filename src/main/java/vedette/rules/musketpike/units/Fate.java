package vedette.rules.musketpike.units;

/**
 * The fate of a unit, which tells where it is. Among several units of a side, the constant declared
 * first names the end of their fight.
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

  /** Returns whether the unit is on the field and can be fought. */
  boolean isThere() {
    return this == HERE || isTheEnemys();
  }

  /**
   * Returns whether the unit is in the enemy's former place, on ground where it may rally or
   * astride other ground.
   */
  boolean isTheEnemys() {
    return this == GONE_IN || this == ASTRIDE;
  }

  /** Returns whether this fate captures the artillery stacked with the unit; only a melee does. */
  boolean losesGuns() {
    return this == FORCED_BACK || this == SURRENDERED || this == ELIMINATED;
  }

  @Override
  public String toString() {
    return words;
  }
}

package vedette.rules.simplenapoleonic;

/** How far units move, and from how far off they assault. */
record Movement(Rulebook rules) {
  /** Hexes that a unit moves in a turn; a battery unlimbered. */
  int of(DrawnUnit troop) {
    return rules.tables().movement(troop.unit().arm(), troop.formation());
  }

  /** Who assaults moves up to the enemy and has a hex of movement left (SN-V6). */
  boolean assaultsFrom(DrawnUnit troop, int hexes) {
    return hexes <= of(troop);
  }
}

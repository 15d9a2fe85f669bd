package vedette.rules.loosefiles;

/**
 * What comes of fire.
 *
 * @param points D.Points inflicted by one fire, before any become casualties; else 0
 */
record FireEnd(int points, UnitStates units) {}

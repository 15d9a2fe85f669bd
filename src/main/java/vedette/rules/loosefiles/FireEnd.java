package vedette.rules.loosefiles;

import vedette.rules.kit.Units;

/**
 * What comes of fire.
 *
 * @param points D.Points inflicted by one fire, before any become casualties; else 0
 */
record FireEnd(int points, Units<UnitState> units) {}

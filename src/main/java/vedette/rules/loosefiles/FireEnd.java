package vedette.rules.loosefiles;

import vedette.rules.kit.Units;

/**
 * What comes of fire.
 *
 * @param points D.Points that the target of one fire takes, with those that become casualties; else
 *     0
 */
record FireEnd(int points, Units<UnitState> units) {}

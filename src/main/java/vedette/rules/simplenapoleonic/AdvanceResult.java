package vedette.rules.simplenapoleonic;

import vedette.rules.kit.Units;

/**
 * What an advance has come to.
 *
 * @param assaulted whether it came to an assault
 */
record AdvanceResult(Units<UnitState> units, AssaultResult.Ending ending, boolean assaulted) {}

package vedette.rules.simplenapoleonic;

/**
 * What an advance has come to.
 *
 * @param assaulted whether it came to an assault
 */
record AdvanceResult(UnitStates units, AssaultResult.Ending ending, boolean assaulted) {}

package vedette.rules.simplenapoleonic;

/**
 * What one fire or one side's throw of an assault does to a unit, after its general's part (SN4).
 *
 * @param points of strength, more than the unit has left perhaps
 * @param kills whether its general is killed
 */
record PendingLoss(int points, boolean kills) {}

package vedette.rules.sixdays;

/**
 * What a stack is called, and when it comes.
 *
 * @param label in notes
 * @param enters the battle turn in which it comes into contact; 0 if it is in contact before
 */
record DrawnStack(String label, int enters) {}

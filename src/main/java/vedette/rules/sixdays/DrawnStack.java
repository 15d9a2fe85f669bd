package vedette.rules.sixdays;

/**
 * What a stack is called.
 *
 * @param name as given, or ""
 * @param label in notes
 */
record DrawnStack(String name, String label) {}

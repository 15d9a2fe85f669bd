package vedette.json;

/**
 * The first thing in a text that is not JSON.
 *
 * @param offset the index of the char it is about
 * @param code the problem's code
 * @param message what is wrong
 * @param help what to write instead
 */
record Fault(int offset, String code, String message, String help) {}

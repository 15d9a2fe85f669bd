package vedette.notation;

/**
 * A line of the help on a notation.
 *
 * @param written what can be written
 * @param meaning what it means, in a few words
 */
public record HelpLine(String written, String meaning) {}

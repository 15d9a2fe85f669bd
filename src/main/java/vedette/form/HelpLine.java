package vedette.form;

/**
 * A line of the help on a notation.
 *
 * @param written what can be written
 * @param meaning what it means, in a few words
 * @param component the record's component whose value stands last in it, or ""
 */
public record HelpLine(String written, String meaning, String component) {
  /** A line about no component. */
  public HelpLine(String written, String meaning) {
    this(written, meaning, "");
  }
}

package vedette.form.model;

import vedette.form.Field;

/**
 * A line of the help on a notation.
 *
 * @param written the notation
 * @param meaning its meaning, in a few words
 * @param component the record's component whose value comes last in the line, or ""
 */
public record HelpLine(
    @Field(text = "What can be written, or how something is called.") String written,
    @Field(text = "What it means.", optional = true) String meaning,
    @Field(text = "The part of a notation whose value is its last word.", optional = true)
        String component) {

  /** Creates a line about no component. */
  public HelpLine(String written, String meaning) {
    this(written, meaning, "");
  }
}

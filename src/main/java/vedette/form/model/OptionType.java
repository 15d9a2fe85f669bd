package vedette.form.model;

import vedette.source.TextFault;

/** A type whose values can be given to an option, or as a member of a request. */
public interface OptionType {
  /** Returns the option type of a parameter's values. */
  static OptionType of(Slot slot) {
    return (OptionType) slot.one();
  }

  /**
   * Returns the value of a text on a command line.
   *
   * @throws TextFault if it is none
   */
  public Object parse(String text, Slot slot);

  /** Writes the schema of a value in a request, where most values are strings. */
  default void describeText(Slot slot, boolean orNull, FormSchema schema) {
    schema.types(orNull, "string", "number");
  }
}

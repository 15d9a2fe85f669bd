package vedette.form.model;

import vedette.source.TextFault;

/** A type whose values can be given to an option, or as a member of a request. */
public interface OptionType {
  /** Returns how a parameter's values are given. */
  static OptionType of(Slot slot) {
    return (OptionType) slot.one();
  }

  /**
   * Reads a value from a text of a command line.
   *
   * @throws TextFault if it is none
   */
  public Object parse(String text, Slot slot);

  /** Writes what a schema says of a value in a request, where most values are texts. */
  default void describeText(Slot slot, boolean orNull, FormSchema schema) {
    schema.types(orNull, "string", "number");
  }
}

package vedette.rules.daysofglory.shooting;

import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.source.TextFault;

/** A unit that shoots, as a player writes it: {@code 8 smoothbore; range 6}. */
public record Volley(
    @Name String name,
    @Word(text = "shooting stands", what = "number of stands", example = "8") int stands,
    @Word(
            text = "muskets: smoothbore or rifled",
            what = "musket",
            only = {"smoothbore", "rifled"},
            example = "smoothbore")
        Musket musket,
    @Clause(text = "range in inches", what = "range in inches", min = 0, max = 999, example = "6")
        int range) {
  private static final NotationForm<Volley> FORM = NotationForm.of(Volley.class);

  /**
   * Reads a unit that shoots.
   *
   * @throws TextFault if it cannot be understood
   */
  public static Volley parse(String text) {
    return FORM.parse(text);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }
}

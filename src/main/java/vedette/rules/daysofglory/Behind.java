package vedette.rules.daysofglory;

import vedette.form.NotationForm;
import vedette.form.Word;
import vedette.problem.TextFault;

/**
 * A unit behind the target of artillery, as a player writes it: {@code line 4}.
 *
 * @param distance behind the target, in inches
 */
public record Behind(
    @Word(text = "what a unit behind looks like", what = "target", example = "dense")
        TargetType target,
    @Word(text = "inches behind the target", what = "distance in inches", min = 0, example = "4")
        int distance) {
  private static final NotationForm<Behind> FORM = NotationForm.of(Behind.class);

  /**
   * Reads a unit behind a target.
   *
   * @throws TextFault if it cannot be understood
   */
  public static Behind parse(String text) {
    return FORM.parse(text);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }
}

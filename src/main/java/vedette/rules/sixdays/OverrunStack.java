package vedette.rules.sixdays;

import java.util.List;
import java.util.OptionalInt;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.NotationForm;
import vedette.form.Units;
import vedette.problem.TextFault;

/**
 * A stack in a repulse attack as a player writes it: {@code Kleist: inf 3, cav 1; in woods;
 * distance 2}.
 *
 * @param name as given, or ""
 * @param terrain what it stands in or behind; empty if it does not say
 * @param distance movement points to come adjacent to it, if it says so
 */
public record OverrunStack(
    @Name String name,
    @Units StackedUnits units,
    @Clause(
            keyword = "in",
            text = Wording.STANDS_IN,
            what = "terrain",
            once = true,
            example = "woods stream")
        List<String> terrain,
    @Clause(
            text = "target: movement points away; 1 if not said",
            what = Wording.MOVEMENT,
            example = "2")
        OptionalInt distance) {
  private static final NotationForm<OverrunStack> FORM = NotationForm.of(OverrunStack.class);

  /** A stack that says nothing twice. */
  public OverrunStack {
    units.checkFight();
  }

  /**
   * Reads a stack.
   *
   * @throws TextFault if it is none
   */
  public static OverrunStack parse(String text) {
    return FORM.parse(text);
  }

  /** Its units, without name and clauses. */
  String unitsOnly() {
    return FORM.writeUnits(this);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }
}

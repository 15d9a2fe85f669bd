package vedette.rules.sixdays.night;

import java.util.List;
import vedette.form.Name;
import vedette.form.Units;
import vedette.form.line.NotationForm;
import vedette.rules.sixdays.units.Stack.StackedUnits;
import vedette.rules.sixdays.units.Unit;
import vedette.source.TextFault;

/**
 * A command that reorganizes: {@code Marmont: inf 3/5, inf 0/4, art 2, officer}.
 *
 * @param name name as given, or ""
 * @param stacked its units, and whether an officer without points is with them
 */
public record Command(@Name String name, @Units StackedUnits stacked) {
  private static final NotationForm<Command> FORM = NotationForm.of(Command.class);
  private static final int MOST_UNITS = 32;

  /**
   * Checks the command.
   *
   * @throws TextFault if it has no unit, or too many
   */
  public Command {
    List<Unit> units = stacked.units();
    if (units.isEmpty()) {
      throw new TextFault(
          "stacked",
          "a command with only an officer regains nothing",
          "add a unit, as in `inf 3/5`");
    }
    if (units.size() > MOST_UNITS) {
      throw new TextFault(
          "stacked", "the command has " + units.size() + " units", "write at most " + MOST_UNITS);
    }
  }

  /**
   * Reads a command.
   *
   * @throws TextFault if the text is not a command
   */
  public static Command parse(String text) {
    return FORM.parse(text);
  }

  /** Returns its units, which have points. */
  List<Unit> units() {
    return stacked.units();
  }

  /** Returns its units and its officer in notation. */
  String withoutName() {
    return FORM.writeWithoutName(this);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }
}

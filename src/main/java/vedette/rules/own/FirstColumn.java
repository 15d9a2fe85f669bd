package vedette.rules.own;

import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.exception.MathArithmeticException;
import vedette.fight.BySide;
import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.source.TextFault;
import vedette.system.RoundStep;
import vedette.system.TableRule;

/** The column on which the first roll of a fight is made, where the strengths of sides find it. */
record FirstColumn(TableRule table, ColumnFinder.FoundColumn found, int shifted) {
  /**
   * Returns the first column; none if the first roll is another.
   *
   * @throws TextFault if there is no column for it, or no row
   */
  static Optional<FirstColumn> of(Fight fight, BySide<SideStatus> first) {
    RoundStep step = fight.terms().rules().round().get(0);
    if (step.kind() != RoundStep.Kind.TABLE || step.by() == RoundStep.Actor.INITIATIVE) {
      return Optional.empty();
    }
    TableRule table = fight.terms().rules().tables().get(step.name());
    boolean given = !fight.terms().options().column().isEmpty();
    if (table.byUnit() || !given && !table.columns().comparesSides()) {
      return Optional.empty();
    }
    try {
      Play play = new Play(fight, new FightState(first, null), OpeningUmpire.UNHEARD_IN_FIRST_TURN);
      List<Side> sides = RoundTask.sides(step, play);
      if (sides.isEmpty()) {
        return Optional.empty();
      }
      RollContext context =
          new RollContext(first, sides.get(0), false, new StepUnits(step.units(), null));
      return context.view(play).anyActs()
          ? Optional.of(of(table, ColumnFinder.of(table, context, -1, play), fight))
          : Optional.empty();
    } catch (TextFault e) {
      throw fight.withoutValue(e);
    } catch (MathArithmeticException e) {
      throw fight.tooLargeNumber(fight.begins(), e);
    }
  }

  private static FirstColumn of(TableRule table, ColumnFinder finder, Fight fight) {
    ColumnFinder.FoundColumn foundColumn = finder.foundColumn();
    int column = finder.column();
    if (foundColumn.column() < 0) {
      throw new TextFault(
          "attacker",
          foundColumn.because() + " is beyond the columns of `" + table.name() + "`",
          "write other strengths, or add \"below\": \"first\" and \"above\": \"last\" to the"
              + " columns");
    }
    if (column < 0) {
      int shift = finder.shift();
      FightTerms terms = fight.terms();
      throw new TextFault(
          terms.options().shift() != 0 ? "shift" : terms.words().isEmpty() ? "attacker" : "with",
          "there is no column "
              + Math.abs(shift)
              + (shift > 0 ? " beyond `" : " before `")
              + table.columns().axis().name(foundColumn.column())
              + "`",
          "write a smaller shift, or add \"below\": \"first\" or \"above\": \"last\" to the"
              + " columns");
    }
    return new FirstColumn(table, foundColumn, column);
  }

  /** Returns the name of the column that the strengths find. */
  String name() {
    return table.columns().axis().name(found.column());
  }

  /** Returns what found it, in words. */
  String because() {
    return found.because().toString();
  }

  /** Returns whether what the strengths come to may be rounded. */
  boolean rounds() {
    return table.columns().comparesSides() && table.columns().comparison().rounds();
  }

  /**
   * Returns how the rounds find their columns, in words.
   *
   * @param holds whether this one holds for all
   * @param once whether there is but one round
   */
  String words(boolean holds, boolean once) {
    String by = "by " + table.columns().axis().quantity();
    String begun = table.columns().axis().name(shifted);
    if (holds) {
      return begun + ", whatever is lost";
    }
    return once ? begun + ", " + by : by + ": " + begun + " at first";
  }
}

package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.Side;
import vedette.rules.own.CountingModifiers.AppliedModifier;
import vedette.rules.own.stack.StepUnits;
import vedette.system.TableRule;
import vedette.system.TableRule.Doubling;
import vedette.system.query.Change;
import vedette.system.query.Subject;
import vedette.system.roll.Roll;

/**
 * The row of a roll, found from the natural roll, rerolls and the net DRM, or from two opposed
 * rolls.
 */
final class RowFinder {
  private final TableRule table;
  private final View view;
  private final CountingModifiers counting;
  private final Play play;
  private final int added;

  /** Creates a finder with the modifiers that count in a view. */
  RowFinder(TableRule table, View view, CountingModifiers counting, Play play) {
    this.table = table;
    this.view = view;
    this.play = play;
    this.counting = counting;
    added =
        table.die().versus() == null
            ? table.die().added(view) + counting.drm(play) + CountingModifiers.givenDrm(play)
            : 0;
  }

  /** Returns the die for the row, with rolls merged that have the same result in the column. */
  Die die(int column) {
    if (table.die().versus() == null && !table.die().varies() && !counting.anyRerolls()) {
      return play.fight().rowDie(table.name(), column, added, () -> makeDie(natural(), column));
    }
    return makeDie(table.die().versus() == null ? natural() : opposed(), column);
  }

  private Die makeDie(Spread spread, int column) {
    Die die = play.fight().die(spread, table.die().text());
    return die.merged(roll -> table.cells().get(row(roll)).get(column).text());
  }

  /** Returns the row for a roll of the die. */
  int row(int rolled) {
    if (table.doubling() != null) {
      return table.doubling()[rolled];
    }
    int row = table.rows().find(rolled + added);
    if (row < 0) {
      // Beyond the outer rows, which count as open where modifiers lead there.
      row = rolled + added < table.rows().min().orElse(0) ? 0 : table.rows().size() - 1;
    }
    return row;
  }

  private Spread natural() {
    Spread natural = play.natural(table.die(), view);
    return counting.anyRerolls() ? natural.rerolled(counting::rerolls, false) : natural;
  }

  /**
   * Returns the distribution of the attacker's roll minus the defender's, or of which one doubles
   * the other.
   */
  private Spread opposed() {
    Spread attacker = side(view.side(Subject.ATTACKER), table.die());
    Spread defender = side(view.side(Subject.DEFENDER), table.die().versus());
    if (table.doubling() == null) {
      return attacker.plus(defender.map(total -> -total));
    }
    int width = defender.max() + 1;
    return attacker
        .map(total -> total * width)
        .plus(defender)
        .map(both -> Doubling.of(both / width, both % width).ordinal());
  }

  /** Returns the distribution of one side's part of an opposed roll, at least 0. */
  private Spread side(Side side, Roll roll) {
    View seen =
        side == view.actingSide()
            ? view
            : View.of(view.terms(), view.rounds(), view.status(), side, StepUnits.ALL)
                .forCounterattack(view.swapped());
    CountingModifiers of = new CountingModifiers(table.modifiers(), seen);
    CountingModifiers opposite =
        new CountingModifiers(
            table.modifiers(),
            View.of(view.terms(), view.rounds(), view.status(), side.opposite(), StepUnits.ALL)
                .forCounterattack(view.swapped()));
    List<AppliedModifier> changes = new ArrayList<>();
    List<Change> does = new ArrayList<>();
    Subject place = side == seen.side(Subject.ATTACKER) ? Subject.ATTACKER : Subject.DEFENDER;
    for (Subject key : List.of(place, Subject.OWN, Subject.ENEMY)) {
      for (AppliedModifier each : (key == Subject.ENEMY ? opposite : of).changes(key, false)) {
        changes.add(each);
        does.add(each.modifier().changes().get(key));
        play.umpire().note("", "{}: {} (the {})", each.modifier().name(), words(each), side);
      }
    }
    int plus = roll.added(seen);
    Spread natural = play.natural(roll, seen);
    natural = of.anyRerolls() ? natural.rerolled(of::rerolls, false) : natural;
    return natural.map(
        total ->
            Math.max(
                0,
                CountingModifiers.changed(new Fraction(total + plus), changes, does).intValue()));
  }

  private static String words(AppliedModifier each) {
    return each.modifier().changes().values().iterator().next()
        + (each.times() > 1 ? " x " + each.times() : "");
  }
}

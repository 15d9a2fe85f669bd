package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Side;
import vedette.rules.own.CountingModifiers.AppliedModifier;
import vedette.rules.own.stack.StepUnits;
import vedette.system.Columns;
import vedette.system.Columns.Compare;
import vedette.system.TableRule;
import vedette.system.query.Amount;
import vedette.system.query.Subject;
import vedette.table.grid.Comparison;

/**
 * The column of a roll on a table. Values of units are modified first, then those of sides; the net
 * shift, the cap, the edges of the table and the limits of modifiers follow.
 */
final class ColumnFinder {
  private static final int NONE = -1;

  private final Columns columns;
  private final View view;
  private final CountingModifiers counting;
  private final Play play;

  /** Creates a finder with the modifiers that count in a view. */
  ColumnFinder(TableRule table, View view, CountingModifiers counting, Play play) {
    this.columns = table.columns();
    this.view = view;
    this.counting = counting;
    this.play = play;
  }

  static ColumnFinder of(TableRule table, RollContext context, int unit, Play play) {
    View view = context.view(play).ofUnit(unit);
    return new ColumnFinder(table, view, new CountingModifiers(table.modifiers(), view), play);
  }

  /** Returns the index of the column after all shifts; -1 if there is none. */
  int column() {
    if (columns.compare() == Compare.ONE) {
      return 0;
    }
    FoundColumn foundColumn = foundColumn();
    if (foundColumn.column() < 0) {
      noteNone(foundColumn.because());
      return NONE;
    }
    int shifted = columns.axis().shifted(foundColumn.column(), shift());
    if (shifted < 0) {
      noteNone(foundColumn.because());
      return NONE;
    }
    int column = bounded(shifted);
    note(foundColumn, column);
    return column;
  }

  private void note(FoundColumn foundColumn, int column) {
    String readings = play.terms().readings().column();
    String name = columns.axis().name(foundColumn.column());
    if (column == foundColumn.column()) {
      play.umpire().note(readings, "{}: column {}", foundColumn.because(), name);
    } else if (play.umpire().hears(readings)) {
      String moved = "{}: column {}, moved to {}";
      play.umpire().note(readings, moved, foundColumn.because(), name, columns.axis().name(column));
    }
  }

  /** Returns the column within the lowest and the highest that modifiers allow. */
  private int bounded(int shifted) {
    int column = shifted;
    for (AppliedModifier each : counting.all()) {
      int greatest = each.modifier().greatest();
      int least = each.modifier().least();
      int before = column;
      column = greatest >= 0 ? Math.min(column, greatest) : column;
      column = Math.max(column, least);
      if (column != before) {
        counting.hasEffect(each);
        play.umpire()
            .note(
                "OWN3",
                "{}: column {} instead of {}",
                each.modifier().name(),
                columns.axis().name(column),
                columns.axis().name(before));
      }
    }
    return column;
  }

  private void noteNone(Object because) {
    play.umpire().note("", "{}: no column", because);
  }

  /**
   * A column before shifts.
   *
   * @param column its index; -1 for none
   * @param because the reason, as notes show it
   */
  record FoundColumn(int column, Object because) {
    /** Returns this column with the compared strengths in its reason. */
    FoundColumn of(Fraction attacker, Fraction defender) {
      return new FoundColumn(column, new StrengthReason(attacker, defender, because));
    }
  }

  private record StrengthReason(Fraction attacker, Fraction defender, Object comesTo) {
    @Override
    public String toString() {
      return attacker + " against " + defender + ", " + comesTo;
    }
  }

  /** Returns the net shift in columns. */
  int shift() {
    return counting.shift(play) + CountingModifiers.givenShift(play);
  }

  /** Returns the column before shifts. */
  FoundColumn foundColumn() {
    String given = play.terms().options().column();
    int said = given.isEmpty() ? NONE : columns.axis().indexOf(given);
    if (said >= 0) {
      return new FoundColumn(said, play.terms().options().because());
    }
    return switch (columns.compare()) {
      case SAID -> new FoundColumn(NONE, "not given");
      case OWN -> byNumber(view.actingSide(), "its own");
      case ATTACKER -> byNumber(view.side(Subject.ATTACKER), "the attacker's");
      case DEFENDER -> byNumber(view.side(Subject.DEFENDER), "the defender's");
      default -> compared();
    };
  }

  private record NumberReason(String whose, Fraction number) {
    @Override
    public String toString() {
      return whose + " " + number;
    }
  }

  private FoundColumn byNumber(Side side, String whose) {
    Fraction number = counted(side, columns.own());
    return new FoundColumn(columns.axis().find(number.intValue()), new NumberReason(whose, number));
  }

  private FoundColumn compared() {
    Fraction attacker = counted(view.side(Subject.ATTACKER), columns.sides().attacker());
    Fraction defender = counted(view.side(Subject.DEFENDER), columns.sides().defender());
    Comparison.ComparedStrengths comparedStrengths = columns.compared(attacker, defender);
    int column = columns.column(comparedStrengths);
    if (comparedStrengths == null) {
      return new FoundColumn(column, "against nothing");
    }
    // The reason already shows the strengths for most ratios, and for a single table.
    boolean said =
        comparedStrengths.isOf(attacker, defender)
            && (columns.compare() == Compare.RATIO || view.terms().rules().alone());
    FoundColumn foundColumn = new FoundColumn(column, comparedStrengths);
    return said ? foundColumn : foundColumn.of(attacker, defender);
  }

  /** Returns the modified number that a side compares: each unit is modified, then the sum. */
  private Fraction counted(Side side, Amount amount) {
    boolean ownUnit = side == view.actingSide() && view.unit() >= 0;
    View seen = side == view.actingSide() ? view : other();
    if (counting.isEmpty()) {
      return amount.value(seen);
    }
    Fraction sum = ownUnit ? unit(side, view.unit(), amount, seen) : sum(side, amount, seen);
    for (Subject key : CountingModifiers.keys(side, view)) {
      sum = changed(sum, counting.changes(key, false), key);
    }
    return sum;
  }

  private View other() {
    return View.of(
            view.terms(), view.rounds(), view.status(), view.actingSide().opposite(), StepUnits.ALL)
        .forCounterattack(view.swapped());
  }

  private boolean changesUnits(Side side) {
    for (Subject key : CountingModifiers.keys(side, view)) {
      if (!counting.changes(key, true).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private Fraction sum(Side side, Amount amount, View seen) {
    if (!changesUnits(side)) {
      return amount.value(seen);
    }
    Fraction sum = Fraction.ZERO;
    for (int unit = 0; unit < view.status().of(side).size(); unit++) {
      if (view.acts(side, unit)) {
        Fraction one = unit(side, unit, amount, seen);
        sum = sum.add(amount.isOfEntries() ? one : one.multiply(view.alike(side, unit)));
      }
    }
    return sum;
  }

  private Fraction unit(Side side, int unit, Amount amount, View seen) {
    Fraction value = amount.value(seen.ofUnit(unit));
    for (Subject key : CountingModifiers.keys(side, view)) {
      List<AppliedModifier> of = new ArrayList<>();
      for (AppliedModifier each : counting.changes(key, true)) {
        boolean is =
            StepUnits.is(
                each.modifier().units(),
                view.terms().force(side).units().get(unit).arm(),
                view.status().of(side),
                unit);
        if (is) {
          of.add(each);
        }
      }
      value = changed(value, of, key);
    }
    return value;
  }

  private Fraction changed(Fraction number, List<AppliedModifier> changes, Subject key) {
    if (changes.isEmpty()) {
      return number;
    }
    for (AppliedModifier each : changes) {
      play.umpire()
          .note(
              "",
              "{}: {}{} for {}{}",
              each.modifier().name(),
              each.modifier().changes().get(key),
              each.modifier().units() == null ? "" : " of " + each.modifier().units(),
              key,
              each.times() > 1 ? ", " + each.times() + " times" : "");
    }
    return CountingModifiers.changed(
        number, changes, changes.stream().map(it -> it.modifier().changes().get(key)).toList());
  }
}

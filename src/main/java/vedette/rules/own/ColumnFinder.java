package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Side;
import vedette.rules.own.Counting.Applied;
import vedette.system.Amount;
import vedette.system.Change;
import vedette.system.Columns;
import vedette.system.Columns.Compare;
import vedette.system.Subject;
import vedette.system.TableRule;
import vedette.table.Axis;
import vedette.table.Ratio;
import vedette.table.Rounding;

/** Finds the column of a roll: units, side, column, net shift, cap, edges, least and greatest. */
final class ColumnFinder {
  private static final int NONE = -1;

  private final Columns columns;
  private final Scene scene;
  private final Counting counting;
  private final Play play;

  private ColumnFinder(TableRule table, Scene scene, Play play) {
    this.columns = table.columns();
    this.scene = scene;
    this.play = play;
    counting = new Counting(table.modifiers(), scene);
  }

  static ColumnFinder of(TableRule table, Moment moment, int unit, Play play) {
    return new ColumnFinder(table, moment.scene(play).ofUnit(unit), play);
  }

  /** The column; -1 if there is none. */
  int column() {
    int found = found();
    if (found < 0 || columns.compare() == Compare.ONE) {
      return found;
    }
    int shifted = columns.axis().shifted(found, counting.shift(play));
    int column = shifted < 0 ? shifted : counting.bounded(found, shifted);
    if (column >= 0) {
      play.umpire().note("", "column {}", columns.axis().name(column));
    }
    return column;
  }

  private int found() {
    int said = columns.axis().indexOf(play.field().column());
    if (said >= 0) {
      return said;
    }
    return switch (columns.compare()) {
      case ONE -> 0;
      case SAID -> -1;
      case OWN -> byNumber(counted(scene.own(), columns.own()));
      case ATTACKER -> byNumber(counted(scene.side(Subject.ATTACKER), columns.own()));
      case DEFENDER -> byNumber(counted(scene.side(Subject.DEFENDER), columns.own()));
      default -> compared();
    };
  }

  private int byNumber(Fraction number) {
    play.umpire()
        .note("", "{}: {}", columns.compare() == Compare.OWN ? "its own" : "compared", number);
    return columns.axis().find(number.intValue());
  }

  private int compared() {
    Fraction attacker = counted(scene.side(Subject.ATTACKER), columns.sides().attacker());
    Fraction defender = counted(scene.side(Subject.DEFENDER), columns.sides().defender());
    play.umpire().note("", "{} against {}", attacker, defender);
    if (columns.compare() == Compare.DIFFERENTIAL) {
      return columns.axis().find(attacker.subtract(defender).intValue());
    }
    // Against nothing any strength is above all columns.
    if (defender.equals(Fraction.ZERO)) {
      return columns.axis().shifted(columns.axis().size() - 1, 1);
    }
    Fraction ratio = attacker.divide(defender);
    if (columns.compare() == Compare.PERCENT) {
      return columns
          .axis()
          .find(Change.rounded(ratio.multiply(100), columns.rounding()).intValue());
    }
    return byRatio(ratio);
  }

  private int byRatio(Fraction ratio) {
    List<Ratio> ratios = columns.ratios();
    Axis axis = columns.axis();
    int last = ratios.size() - 1;
    if (ratio.compareTo(fraction(ratios.get(0))) < 0) {
      return axis.shifted(0, -1);
    }
    if (ratio.compareTo(fraction(ratios.get(last))) > 0) {
      return axis.shifted(last, 1);
    }
    int low = last;
    while (ratio.compareTo(fraction(ratios.get(low))) < 0) {
      low--;
    }
    Fraction below = fraction(ratios.get(low));
    if (low == last || ratio.equals(below) || columns.rounding() == Rounding.DOWN) {
      return low;
    }
    Fraction middle = below.add(fraction(ratios.get(low + 1))).divide(2);
    boolean up = columns.rounding() == Rounding.UP || ratio.compareTo(middle) > 0;
    return up ? low + 1 : low;
  }

  private static Fraction fraction(Ratio ratio) {
    return new Fraction(ratio.attacker(), ratio.defender());
  }

  /** What a side counts: each unit changed, then the sum. */
  private Fraction counted(Side side, Amount amount) {
    boolean ownUnit = side == scene.own() && scene.unit() >= 0;
    Scene seen = side == scene.own() ? scene : other();
    Fraction sum = ownUnit ? unit(side, scene.unit(), amount, seen) : sum(side, amount, seen);
    for (Subject key : Counting.keys(side, scene)) {
      sum = changed(sum, counting.changes(key, false), key);
    }
    return sum;
  }

  private Scene other() {
    return Scene.of(
            scene.field(), scene.rounds(), scene.troops(), scene.own().opposite(), Meant.ALL)
        .swappedBy(scene.swapped());
  }

  private boolean changesUnits(Side side) {
    for (Subject key : Counting.keys(side, scene)) {
      if (!counting.changes(key, true).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private Fraction sum(Side side, Amount amount, Scene seen) {
    if (!changesUnits(side)) {
      return amount.in(seen);
    }
    Fraction sum = Fraction.ZERO;
    for (int unit = 0; unit < scene.troops().of(side).size(); unit++) {
      if (scene.acts(side, unit)) {
        sum = sum.add(unit(side, unit, amount, seen));
      }
    }
    return sum;
  }

  private Fraction unit(Side side, int unit, Amount amount, Scene seen) {
    Fraction value = amount.in(seen.ofUnit(unit));
    for (Subject key : Counting.keys(side, scene)) {
      List<Applied> of = new ArrayList<>();
      for (Applied each : counting.changes(key, true)) {
        boolean is =
            Meant.is(
                each.modifier().of(),
                scene.field().force(side).units().get(unit).arm(),
                scene.troops().of(side),
                unit);
        if (is) {
          of.add(each);
        }
      }
      value = changed(value, of, key);
    }
    return value;
  }

  private Fraction changed(Fraction number, List<Applied> changes, Subject key) {
    if (changes.isEmpty()) {
      return number;
    }
    for (Applied each : changes) {
      play.umpire()
          .note(
              "", "{}: {} for {}", each.modifier().name(), each.modifier().changes().get(key), key);
    }
    return Counting.changed(
        number, changes, changes.stream().map(it -> it.modifier().changes().get(key)).toList());
  }
}

package vedette.rules.daysofglory.damage;

import java.util.List;
import java.util.function.Function;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.UnitState;
import vedette.rules.kit.Measures;

/**
 * Measures of what fights cost: infantry and cavalry lose figures, artillery loses guns (DG8,
 * DG-V7).
 */
public final class LossMeasures {
  private LossMeasures() {}

  /**
   * Adds the figures and the guns that units lose, each if they have any.
   *
   * @param before the units as the fight begins
   * @param after the same units as a result leaves them
   */
  public static <R> void count(
      Measures<R> measures, List<UnitState> before, Function<R, List<UnitState>> after) {
    int figures = figures(before);
    if (figures > 0) {
      measures.count(
          "Losses", "figures lost by {}", figures, r -> figures - figures(after.apply(r)));
    }
    int guns = guns(before);
    if (guns > 0) {
      measures.count("GunsLost", "guns lost by {}", guns, r -> guns - guns(after.apply(r)));
    }
  }

  private static int figures(List<UnitState> units) {
    int figures = 0;
    for (UnitState unit : units) {
      figures += unit.is(Arm.ARTILLERY) ? 0 : unit.figures();
    }
    return figures;
  }

  private static int guns(List<UnitState> units) {
    int guns = 0;
    for (UnitState unit : units) {
      guns += unit.is(Arm.ARTILLERY) ? unit.stands() : 0;
    }
    return guns;
  }
}

package vedette.study.sweep;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.question.Figure;

/**
 * The strength of a side at the start: the most that it can lose, in the points, figures or bases
 * in which its losses are counted. It is a figure of a sweep's cells where a fight counts the
 * losses of that side.
 */
public final class Strength {
  private Strength() {}

  /** Returns the name of the figure for a side. */
  public static String name(Side side) {
    return side + "Strength";
  }

  /** Returns the names of such figures in a text. */
  public static List<String> namedIn(String text) {
    return Stream.of(Side.values())
        .map(Strength::name)
        .filter(it -> Pattern.compile("\\b" + it + "\\b").matcher(text).find())
        .toList();
  }

  /**
   * Returns the figure with a name; null if the name is another, or if a fight does not count the
   * losses.
   */
  static Figure figure(String name, List<? extends Measure<?>> measures) {
    for (Side side : Side.values()) {
      if (name.equals(name(side)) && !Double.isNaN(of(side, measures))) {
        String text = "what the " + side + " begins with, counted as its losses";
        return new Figure(name, Figure.Kind.MEAN, "", text);
      }
    }
    return null;
  }

  /** Sets these figures in a cell. */
  static SweepCell addTo(
      SweepCell cell, List<Figure> figures, List<? extends Measure<?>> measures) {
    for (int i = 0; i < figures.size(); i++) {
      for (Side side : Side.values()) {
        if (isOf(side, figures.get(i))
            && measures.stream().noneMatch(it -> it.name().equals(name(side)))) {
          cell.values()[i] = of(side, measures);
        }
      }
    }
    return cell;
  }

  /** Returns whether a figure is the strength of a side. */
  public static boolean isOne(Figure figure) {
    return isOf(Side.ATTACKER, figure) || isOf(Side.DEFENDER, figure);
  }

  private static boolean isOf(Side side, Figure figure) {
    return figure.measure().equals(name(side));
  }

  private static double of(Side side, List<? extends Measure<?>> measures) {
    for (Measure<?> measure : measures) {
      if (measure.name().equals(side + "Losses") && measure.width() != Measure.UNKNOWN) {
        return measure.width();
      }
    }
    return Double.NaN;
  }
}

package vedette.study.sweep;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;
import vedette.question.Figure;
import vedette.question.Grammar;
import vedette.question.Rounding;
import vedette.question.Term;
import vedette.question.Vocabulary;
import vedette.question.Words;
import vedette.source.TextFault;

/** A condition on the figures of a sweep's cells, rounded as they are shown. */
public final class CellCondition {
  /** The decimals shown: of probabilities in percent, and of means. */
  private static final int PERCENT_DECIMALS = 2;

  private static final int MEAN_DECIMALS = 4;

  /** The units per point or number in which shortfalls are rounded, free of rounding errors. */
  private static final double SHORTFALL_UNITS = 1e6;

  /** The distance from 0 or 1 of probabilities shown as less than 0.01% or more than 99.99%. */
  private static final Fraction HARDLY = new Fraction(1, 20_000);

  private final String text;
  private final Term.Condition<SweepCell> condition;

  private CellCondition(String text, Term.Condition<SweepCell> condition) {
    this.text = text;
    this.condition = condition;
  }

  /**
   * The cell that comes nearest to a condition that no cell meets.
   *
   * @param shortfall its distance from meeting the condition, as {@link #shortfall} returns it
   */
  public record NearestCell(SweepCell cell, double shortfall) {}

  /**
   * Reads a condition.
   *
   * @param text a condition on names of figures, in single quotes if they have several words, and
   *     numbers
   * @throws TextFault if it is not a condition on the figures of such cells
   */
  public static CellCondition of(String text, SweepHead head) {
    return new CellCondition(text, Grammar.condition(text, new Figures(head)));
  }

  /** Returns the condition as written. */
  public String text() {
    return text;
  }

  /**
   * Returns whether a cell meets the condition; false if it lacks a figure in it or if the
   * condition divides by 0.
   *
   * @throws TextFault if a number is too large to calculate with
   */
  public boolean isMet(SweepCell cell) {
    try {
      return condition.function().test(cell);
    } catch (NoFigure e) {
      return false;
    } catch (TextFault e) {
      if (e.hasNoValue()) {
        return false;
      }
      throw e;
    }
  }

  /**
   * Returns the distance of a cell from meeting the condition, which it does not meet: for a
   * comparison, the difference of its sides, in points of a probability or in the unit of a mean;
   * for {@code and} the maximum, for {@code or} the minimum of both sides; for {@code not} the
   * distance from the opposite comparison.
   *
   * @return NaN if the cell lacks a figure in it, or if the condition divides by 0
   */
  double shortfall(SweepCell cell) {
    try {
      double shortfall =
          condition.margin() == null ? Double.NaN : -condition.margin().applyAsDouble(cell);
      return Math.rint(shortfall * SHORTFALL_UNITS) / SHORTFALL_UNITS + 0.0;
    } catch (NoFigure | TextFault e) {
      return Double.NaN;
    }
  }

  /** Returns the first of the cells with the smallest shortfall; null if none has a shortfall. */
  NearestCell nearest(List<SweepCell> cells) {
    NearestCell nearest = null;
    for (SweepCell cell : cells) {
      double shortfall = shortfall(cell);
      if (shortfall < (nearest == null ? Double.POSITIVE_INFINITY : nearest.shortfall())) {
        nearest = new NearestCell(cell, shortfall);
      }
    }
    return nearest;
  }

  /** Thrown if a cell lacks a figure. */
  private static final class NoFigure extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoFigure() {
      super(null, null, false, false);
    }
  }

  /** The names of a sweep's figures. */
  private static final class Figures implements Vocabulary<SweepCell> {
    private final Map<String, Term.Amount<SweepCell>> byName = new LinkedHashMap<>();

    Figures(SweepHead head) {
      List<Figure> figures = head.figures();
      for (int i = 0; i < figures.size(); i++) {
        int index = i;
        add(figures.get(i).name(), figures.get(i).mean(), cell -> cell.values()[index]);
      }
      add("undecided", false, SweepCell::undecided);
    }

    private void add(String name, boolean mean, ToDoubleFunction<SweepCell> value) {
      byName.put(
          name,
          new Term.Amount<>(
              cell -> {
                double number = value.applyAsDouble(cell);
                if (Double.isNaN(number)) {
                  throw new NoFigure();
                }
                return mean ? rounded(number, MEAN_DECIMALS) : chance(number);
              },
              mean ? Bounds.UNKNOWN : Bounds.CHANCE));
    }

    @Override
    public boolean hasTexts() {
      return true;
    }

    @Override
    public Term<SweepCell> read(Words words) {
      Words.Word word = words.peek();
      boolean quoted = word.kind() == Words.Kind.QUOTED;
      String name = quoted ? words.take().text() : words.takeName(byName.keySet());
      name = name.strip().replaceAll("\\s+", " ");
      Term.Amount<SweepCell> value = byName.get(name);
      if (value == null) {
        throw words.fault(
            word, "unknown figure `" + name + "`", Figure.helpUnknown(name, byName.keySet()));
      }
      return value;
    }
  }

  private static Fraction chance(double p) {
    if (p > 0 && p < HARDLY.doubleValue()) {
      return HARDLY;
    }
    if (p < 1 && p > 1 - HARDLY.doubleValue()) {
      return Fraction.ONE.subtract(HARDLY);
    }
    return rounded(100 * p, PERCENT_DECIMALS).divide(100);
  }

  private static Fraction rounded(double number, int decimals) {
    BigDecimal shown = Rounding.halfUp(number, decimals);
    int unit = BigDecimal.TEN.pow(decimals).intValueExact();
    double units = shown.doubleValue() * unit;
    // A fraction has 32-bit parts; for numbers beyond that, whole numbers are precise enough.
    return Math.abs(units) < Integer.MAX_VALUE
        ? new Fraction((int) Math.round(units), unit)
        : new Fraction((int) Math.round(shown.doubleValue()));
  }
}

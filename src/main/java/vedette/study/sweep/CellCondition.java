package vedette.study.sweep;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
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

/** A condition on the figures of a sweep's cells, as they are shown. */
public final class CellCondition {
  /** As they are shown: chances in percent, and means. */
  private static final int PERCENT_DECIMALS = 2;

  private static final int MEAN_DECIMALS = 4;

  /** What is shown as less than 0.01%, or as more than 99.99%, is that far from none or all. */
  private static final Fraction HARDLY = new Fraction(1, 20_000);

  private final String text;
  private final Predicate<SweepCell> holds;

  private CellCondition(String text, Predicate<SweepCell> holds) {
    this.text = text;
    this.holds = holds;
  }

  /**
   * Reads it.
   *
   * @param text with names of figures, in single quotes where they are several words, and numbers
   * @throws TextFault if it is no condition on the figures of such cells
   */
  public static CellCondition of(String text, SweepHead head) {
    return new CellCondition(text, Grammar.condition(text, new Figures(head)).function());
  }

  /** Returns how it is written. */
  public String text() {
    return text;
  }

  /**
   * Returns whether a cell meets it. One without a figure that it asks for does not, nor one of
   * which it divides by 0.
   *
   * @throws TextFault if a number is too large to calculate with
   */
  public boolean isMet(SweepCell cell) {
    try {
      return holds.test(cell);
    } catch (NoFigure e) {
      return false;
    } catch (TextFault e) {
      if (e.hasNoValue()) {
        return false;
      }
      throw e;
    }
  }

  /** A cell has no such figure. */
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
    // A fraction holds no greater numbers: whole ones will do where they are so large.
    return Math.abs(units) < Integer.MAX_VALUE
        ? new Fraction((int) Math.round(units), unit)
        : new Fraction((int) Math.round(shown.doubleValue()));
  }
}

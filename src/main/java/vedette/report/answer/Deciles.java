package vedette.report.answer;

import java.util.List;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.sample.ProportionInterval;
import vedette.question.Estimate;
import vedette.report.page.Numbers;

/**
 * The upper and the lower decile of a number: the greatest value that at least a tenth of the
 * fights that end reach, and the least value that at least a tenth do not exceed.
 */
public final class Deciles {
  private static final double TENTH = 0.1;

  /** A sum below 10% by less than this is 10%, up to rounding. */
  private static final double ROUNDING = 1e-9;

  private final List<Chance> chances;

  /** The sample; null for exact odds. */
  private final Odds.Sampled sample;

  /** The number of battles of which the probabilities are shares; 0 if exact. */
  private final double trials;

  /** The probability, or the number, of the fights that end. */
  private final double ended;

  private Deciles(MeasureOdds measure, Odds odds) {
    chances = measure.distribution();
    sample = odds instanceof Odds.Sampled sampled ? sampled : null;
    trials =
        sample == null
            ? 0
            : measure.given() == null
                ? sample.trials()
                : Math.rint(measure.given().p() * sample.trials());
    ended = chances.stream().mapToDouble(this::weight).sum();
  }

  /**
   * Returns the sentence; "" for a single value, and for a sample too small to tell 10%.
   *
   * @param measure the distribution of a number
   */
  public static String of(MeasureOdds measure, Odds odds) {
    Deciles tenths = new Deciles(measure, odds);
    if (measure.distribution().size() < 2 || tenths.sample != null && tenths.mayBeTenth(0)) {
      return "";
    }
    End highest = tenths.end(true);
    End lowest = tenths.end(false);
    if (highest.isSure() && lowest.isSure() && highest.value().equals(lowest.value())) {
      return highest.value() + " in more than 8 fights of 10.";
    }
    return highest.words(" or more")
        + " in at least 1 fight of 10; "
        + lowest.words(" or less")
        + " in at least 1 of 10.";
  }

  /** Returns the probability of a value, or the number of battles with it. */
  private double weight(Chance chance) {
    return sample == null ? chance.p() : Math.rint(chance.p() * trials);
  }

  /**
   * Returns the interval of the true share, among the fights that end, for a number of battles
   * seen.
   */
  private Estimate share(double seen) {
    long cutOff = sample.cutOff();
    return ProportionInterval.of((long) seen, (long) ended + cutOff, cutOff);
  }

  private boolean mayBeTenth(double seen) {
    return share(seen).high() >= TENTH;
  }

  private boolean isSurelyTenth(double seen) {
    return share(seen).low() >= TENTH;
  }

  /**
   * The value that a tenth of the fights reach, counted from one end of the distribution.
   *
   * @param extreme whether no value lies beyond it
   * @param interval the values that it may truly be, as {@code 2 to 3}; empty if it is known
   */
  private record End(String value, boolean extreme, String interval) {
    private boolean isSure() {
      return interval.isEmpty();
    }

    private String words(String further) {
      return value + (extreme ? "" : further) + (isSure() ? "" : " (" + interval + ")");
    }
  }

  /**
   * Returns one end of the distribution.
   *
   * @param fromTop whether fights are counted from the greatest value down
   */
  private End end(boolean fromTop) {
    int last = chances.size() - 1;
    double[] reached = new double[last + 1];
    double sum = 0;
    for (int i = 0; i <= last; i++) {
      sum += weight(chances.get(fromTop ? last - i : i));
      reached[i] = sum;
    }
    int place = 0;
    while (reached[place] < TENTH * ended - ROUNDING) {
      place++;
    }
    int outer = place;
    int inner = place;
    while (sample != null && outer > 0 && mayBeTenth(reached[outer - 1])) {
      outer--;
    }
    while (sample != null && inner < last && !isSurelyTenth(reached[inner])) {
      inner++;
    }
    String interval =
        fromTop
            ? value(last - inner) + " to " + value(last - outer)
            : value(outer) + " to " + value(inner);
    return new End(
        value(fromTop ? last - place : place), place == 0, inner == outer ? "" : interval);
  }

  private String value(int index) {
    return Numbers.exactly(chances.get(index).value());
  }
}

package vedette.report;

import java.util.List;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;

/**
 * What a number is in the highest one in ten of fights, and in the lowest: the greatest value which
 * at least a tenth of the fights that end reach, and the least which at least a tenth do not
 * exceed.
 */
final class Tenths {
  private static final double TENTH = 0.1;

  /** Of a sample, 95% of all estimates lie so many standard errors around the true share. */
  private static final double ERRORS = 1.96;

  /** A sum that is no further below a tenth differs from it by rounding. */
  private static final double ROUNDING = 1e-9;

  private final List<Chance> chances;
  private final double ended;

  private Tenths(List<Chance> chances) {
    this.chances = chances;
    ended = chances.stream().mapToDouble(Chance::p).sum();
  }

  /**
   * The sentence; empty of a single value, and of a sample that is too small to tell a tenth.
   *
   * @param measure with the distribution of a number
   */
  static String of(MeasureOdds measure, Odds odds) {
    double within = within(odds);
    if (measure.distribution().size() < 2 || within >= TENTH) {
      return "";
    }
    Tenths tenths = new Tenths(measure.distribution());
    return "The highest one in ten fights: "
        + tenths.words(true, within, " or more")
        + "; the lowest: "
        + tenths.words(false, within, " or less")
        + ".";
  }

  /** How far an estimate of a tenth may be from the true share. */
  private static double within(Odds odds) {
    if (odds instanceof Odds.Sampled sampled) {
      double ended = sampled.trials() * (1 - sampled.undecided());
      return ERRORS * Math.sqrt(TENTH * (1 - TENTH) / ended)
          + (double) sampled.cutOff() / sampled.trials();
    }
    return 0;
  }

  /**
   * The number of the value at which this share of fights is reached.
   *
   * @param fromTop whether they are counted from the greatest value down
   */
  private int at(double share, boolean fromTop) {
    int step = fromTop ? -1 : 1;
    int value = fromTop ? chances.size() - 1 : 0;
    double reached = chances.get(value).p();
    while (reached < share * ended - ROUNDING) {
      value += step;
      reached += chances.get(value).p();
    }
    return value;
  }

  private String words(boolean fromTop, double within, String further) {
    int value = at(TENTH, fromTop);
    int inner = at(TENTH + within, fromTop);
    int outer = at(TENTH - within, fromTop);
    boolean outermost = value == (fromTop ? chances.size() - 1 : 0);
    String interval = value(Math.min(inner, outer)) + " to " + value(Math.max(inner, outer));
    return value(value)
        + (outermost ? "" : further)
        + (inner == outer ? "" : " (" + interval + ")");
  }

  private String value(int index) {
    return Numbers.exactly(chances.get(index).value());
  }
}

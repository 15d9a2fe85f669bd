package vedette.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.odds.Odds.Chance;

/** Of very many values the likeliest, for people; data has all of them. */
final class Likeliest {
  /** More values than this are not listed one by one. */
  private static final int MOST = 12;

  /** Then so many are, so that what is left are several. */
  private static final int LISTED = 10;

  private Likeliest() {}

  /**
   * The values of a distribution in its order; if there are very many, the likeliest first, and the
   * others as one.
   */
  static List<Chance> of(List<Chance> distribution) {
    if (distribution.size() <= MOST) {
      return distribution;
    }
    List<Chance> sorted = new ArrayList<>(distribution);
    sorted.sort(Comparator.comparingDouble(Chance::p).reversed());
    List<Chance> shown = new ArrayList<>(sorted.subList(0, LISTED));
    shown.add(together(sorted.subList(LISTED, sorted.size())));
    return shown;
  }

  private static Chance together(List<Chance> others) {
    double p = 0;
    BigFraction fraction = BigFraction.ZERO;
    for (Chance chance : others) {
      p += chance.p();
      fraction = chance.fraction() == null ? null : fraction.add(chance.fraction());
    }
    return new Chance("and " + others.size() + " more", p, null, fraction);
  }
}

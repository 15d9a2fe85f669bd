package vedette.report.answer;

import vedette.odds.answer.Odds;
import vedette.report.page.Numbers;

/** How sampled figures are put before people. */
public final class SampledWords {
  /** Of means. */
  public static final int DECIMALS = 4;

  private SampledWords() {}

  /** {@code 1.2000 (1.1000 to 1.3000)}; of a computed mean the number alone. */
  public static String mean(Odds.Mean mean) {
    String words = Numbers.fixed(mean.value(), DECIMALS, mean.error());
    if (mean.interval() == null) {
      return words;
    }
    return words
        + " ("
        + fixed(mean.interval().low())
        + " to "
        + fixed(mean.interval().high())
        + (mean.ifAtMost() == null ? "" : ", if never more than " + mean.ifAtMost())
        + ")";
  }

  private static String fixed(double mean) {
    return Numbers.fixed(mean, DECIMALS);
  }

  /** How many battles were cut off, from 1 up, and what that means. */
  public static String cutOff(long battles, long trials) {
    return Numbers.grouped(battles)
        + " of "
        + Numbers.grouped(trials)
        + (trials == 1 ? " battle " : " battles ")
        + Odds.CUT_OFF
        + "; the intervals allow for every outcome of them.";
  }
}

package vedette.report.answer;

import vedette.odds.answer.Odds;
import vedette.report.page.Numbers;

/** The words for sampled figures. */
public final class SampledWords {
  /** The decimals of means. */
  public static final int DECIMALS = 4;

  private SampledWords() {}

  /** Returns words such as {@code 1.2000 (1.1000 to 1.3000)}; for an exact mean only the number. */
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

  /**
   * Returns the sentence about battles cut off.
   *
   * @param battles their number, at least 1
   */
  public static String cutOff(long battles, long trials) {
    return Numbers.grouped(battles)
        + " of "
        + Numbers.grouped(trials)
        + (trials == 1 ? " battle " : " battles ")
        + Odds.CUT_OFF
        + "; the intervals allow for every outcome of them.";
  }
}

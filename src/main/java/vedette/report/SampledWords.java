package vedette.report;

import vedette.odds.Odds;

/** How sampled figures are put before people. */
final class SampledWords {
  private SampledWords() {}

  /** {@code 1.2000 (1.1000 to 1.3000)}; of a computed mean the number alone. */
  static String mean(Odds.Mean mean) {
    String words = fixed(mean.value());
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
    return Numbers.fixed(mean, 4);
  }

  /** How many battles were cut off, from 1 up, and what that means. */
  static String cutOff(long battles, long trials) {
    return Numbers.grouped(battles)
        + " of "
        + Numbers.grouped(trials)
        + (trials == 1 ? " battle" : " battles")
        + " had not ended after a million steps and may end in any way; the intervals allow for"
        + " all of them.";
  }
}

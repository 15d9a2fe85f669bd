package vedette.suite;

import java.util.List;
import vedette.odds.Odds.MeasureOdds;
import vedette.work.Refusal;

/**
 * A scenario and its odds.
 *
 * @param measures its odds by measure; empty if they were refused
 * @param figures what a baseline keeps of them; null if they were refused
 * @param why what the fight has too much of to be computed; "" if a sample was asked for
 * @param expectations what came of each expectation; empty if they were refused
 * @param refusal why they were refused, or null
 */
public record Computed(
    Scenario scenario,
    List<MeasureOdds> measures,
    Figures figures,
    String why,
    List<Expectation.Judged> expectations,
    Refusal refusal) {

  /** How they were found; how they should have been if they were refused. */
  public How how() {
    return figures == null ? scenario.how() : figures.how();
  }
}

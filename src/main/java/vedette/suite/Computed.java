package vedette.suite;

import java.util.List;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.Refusal;

/**
 * A scenario and its odds.
 *
 * @param measures its odds by measure; empty if they were refused
 * @param figures what a baseline keeps of them; null if they were refused
 * @param expectations what came of each expectation; empty if they were refused
 * @param refusal why they were refused, or null
 */
public record Computed(
    Scenario scenario,
    List<MeasureOdds> measures,
    Figures figures,
    List<Expectation.Judged> expectations,
    Refusal refusal) {}

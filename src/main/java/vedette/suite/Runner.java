package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.odds.ExactOdds;
import vedette.odds.Odds;
import vedette.odds.Refusal;
import vedette.odds.SampledOdds;
import vedette.odds.Trials;

/** Finds the odds of scenarios: computed ones side by side, sampled ones with all threads each. */
public final class Runner {
  private Runner() {}

  /** The odds of each scenario, in their order. */
  public static List<Computed> run(List<Scenario> scenarios) {
    List<Computed> exact =
        scenarios.parallelStream()
            .map(scenario -> scenario.how().isExact() ? compute(scenario) : null)
            .collect(ArrayList::new, List::add, List::addAll);
    for (int i = 0; i < exact.size(); i++) {
      if (exact.get(i) == null) {
        exact.set(i, compute(scenarios.get(i)));
      }
    }
    return exact;
  }

  private static Computed compute(Scenario scenario) {
    try {
      Odds odds = odds(scenario, scenario.how());
      Figures figures = Figures.of(scenario.how(), odds);
      return new Computed(
          scenario,
          odds.measures(),
          figures,
          scenario.expectations().stream().map(each -> each.judge(figures)).toList(),
          null);
    } catch (Refusal e) {
      return new Computed(scenario, List.of(), null, List.of(), e);
    }
  }

  /** A sample of another size, or with another seed, than the scenario asks for. */
  static Figures sample(Scenario scenario, How how) {
    return Figures.of(how, odds(scenario, how));
  }

  private static Odds odds(Scenario scenario, How how) {
    Engagement<?, ?> fight = scenario.fight();
    if (how.isExact()) {
      return ExactOdds.of(fight, scenario.maxStates(), false);
    }
    int threads = Runtime.getRuntime().availableProcessors();
    boolean direct = how.method() == Method.DIRECT;
    Trials trials = new Trials(how.trials(), how.seed(), threads, 0, direct, scenario.maxStates());
    return SampledOdds.of(fight, trials, (played, of) -> {});
  }
}

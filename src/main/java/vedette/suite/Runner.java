package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.odds.Deadline;
import vedette.odds.ExactOdds;
import vedette.odds.Limits;
import vedette.odds.Odds;
import vedette.odds.Refusal;
import vedette.odds.SampledOdds;
import vedette.odds.Trials;

/** Finds the odds of scenarios: computed ones side by side, sampled ones with all threads each. */
public final class Runner {
  private Runner() {}

  /** The odds of each scenario, in their order; refused to those that are not done in time. */
  public static List<Computed> run(List<Scenario> scenarios, Deadline deadline) {
    List<Computed> exact =
        scenarios.parallelStream()
            .map(scenario -> scenario.how().isExact() ? compute(scenario, deadline) : null)
            .collect(ArrayList::new, List::add, List::addAll);
    for (int i = 0; i < exact.size(); i++) {
      if (exact.get(i) == null) {
        exact.set(i, compute(scenarios.get(i), deadline));
      }
    }
    return exact;
  }

  private static Computed compute(Scenario scenario, Deadline deadline) {
    try {
      Odds odds = odds(scenario, scenario.how(), deadline);
      Figures figures = Figures.of(scenario.how(), odds);
      return new Computed(
          scenario,
          odds.measures(),
          figures,
          scenario.expectations().stream()
              .map(each -> each.judge(figures, scenario.fight().measures()))
              .toList(),
          null);
    } catch (Refusal e) {
      return new Computed(scenario, List.of(), null, List.of(), e);
    }
  }

  /** A sample of another size, or with another seed, than the scenario asks for. */
  static Figures sample(Scenario scenario, How how, Deadline deadline) {
    return Figures.of(how, odds(scenario, how, deadline));
  }

  private static Odds odds(Scenario scenario, How how, Deadline deadline) {
    deadline.check();
    Engagement<?, ?> fight = scenario.fight();
    if (how.isExact()) {
      return ExactOdds.of(fight, new Limits(scenario.maxStates(), deadline), false);
    }
    int threads = Runtime.getRuntime().availableProcessors();
    boolean direct = how.method() == Method.DIRECT;
    Trials trials = new Trials(how.trials(), how.seed(), threads, 0, direct, scenario.maxStates());
    return SampledOdds.of(fight, trials, deadline, (played, of) -> {});
  }
}

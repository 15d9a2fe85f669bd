package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import vedette.fight.Engagement;
import vedette.odds.Deadline;
import vedette.odds.ExactOdds;
import vedette.odds.Limits;
import vedette.odds.Odds;
import vedette.odds.SampledOdds;
import vedette.odds.TimeUp;
import vedette.odds.Trials;
import vedette.work.Workers;

/** Finds the odds of scenarios: computed ones side by side, sampled ones with all threads each. */
public final class Runner {
  private Runner() {}

  /** The odds of each scenario, in their order; refused to those that are not done in time. */
  public static List<Computed> run(List<Scenario> scenarios, Deadline deadline) {
    return run(scenarios, deadline, Workers.HERE);
  }

  /** The same found by others. */
  public static List<Computed> run(List<Scenario> scenarios, Deadline deadline, Workers workers) {
    SuiteWork.Found[] found = new SuiteWork.Found[scenarios.size()];
    SuiteWork work = new SuiteWork(scenarios, deadline, cores());
    try {
      int[] exact = pieces(scenarios, How::isExact);
      int[] sampled = pieces(scenarios, how -> !how.isExact());
      workers.run(work, exact, cores(), deadline, (i, it) -> found[i] = it, done -> {});
      workers.run(work, sampled, 1, deadline, (i, it) -> found[i] = it, done -> {});
    } catch (TimeUp e) {
      for (int i = 0; i < found.length; i++) {
        found[i] = found[i] == null ? SuiteWork.Found.refused(e) : found[i];
      }
    }
    List<Computed> computed = new ArrayList<>();
    for (int i = 0; i < found.length; i++) {
      computed.add(found[i].of(scenarios.get(i)));
    }
    return computed;
  }

  private static int[] pieces(List<Scenario> scenarios, Predicate<How> which) {
    return IntStream.range(0, scenarios.size())
        .filter(i -> which.test(scenarios.get(i).how()))
        .toArray();
  }

  private static int cores() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** A sample with another seed than the scenario asks for. */
  static Figures sample(Scenario scenario, How how, Deadline deadline) {
    return Figures.of(how, odds(scenario, how, deadline, cores()));
  }

  static Odds odds(Scenario scenario, How how, Deadline deadline, int threads) {
    deadline.check();
    Engagement<?, ?> fight = scenario.fight();
    if (how.isExact()) {
      return ExactOdds.of(fight, new Limits(scenario.maxStates(), deadline), false);
    }
    return SampledOdds.of(fight, trials(scenario, how, threads), deadline, (played, of) -> {});
  }

  private static Trials trials(Scenario scenario, How how, int threads) {
    boolean direct = how.method() == Method.DIRECT;
    return new Trials(
        Math.max(1, how.trials()), how.seed(), threads, 0, direct, scenario.maxStates());
  }
}

package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import vedette.odds.Answering;
import vedette.odds.Method;
import vedette.odds.Odds;
import vedette.platform.Platform;
import vedette.work.Deadline;
import vedette.work.Refusal.TimeUp;
import vedette.work.Refusal.TooLarge;
import vedette.work.Workers;

/** Finds the odds of scenarios: computed ones side by side, sampled ones with all threads each. */
public final class Runner {
  private Runner() {}

  /**
   * The odds of each scenario, in their order; refused to those that are not done in time.
   *
   * @param baseline what is left to a scenario is done as it was there, unless it was computed and
   *     has become too large for that; null if there is none
   */
  public static List<Computed> run(
      List<Scenario> scenarios, Baseline baseline, Deadline deadline, Workers workers) {
    int size = scenarios.size();
    SuiteWork.Found[] found = new SuiteWork.Found[size];
    SuiteWork work = new SuiteWork(scenarios, deadline, cores());
    List<Method> methods =
        scenarios.stream()
            .map(each -> baseline == null ? each.how().method() : baseline.method(each))
            .toList();
    try {
      int[] computed = pieces(work, methods, method -> !method.isSampled());
      int[] sampled = pieces(work, methods, Method::isSampled);
      workers.run(work, computed, cores(), deadline, (i, it) -> found[i % size] = it, done -> {});
      workers.run(work, sampled, 1, deadline, (i, it) -> found[i % size] = it, done -> {});
      int[] grown =
          IntStream.range(0, size)
              .filter(i -> scenarios.get(i).how().method() == Method.AUTO)
              .filter(i -> found[i].refusal() instanceof TooLarge)
              .map(i -> work.number(i, Method.AUTO))
              .toArray();
      workers.run(work, grown, cores(), deadline, (i, it) -> found[i % size] = it, done -> {});
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

  private static int[] pieces(SuiteWork work, List<Method> methods, Predicate<Method> which) {
    return IntStream.range(0, methods.size())
        .filter(i -> which.test(methods.get(i)))
        .map(i -> work.number(i, methods.get(i)))
        .toArray();
  }

  private static int cores() {
    return Platform.processors();
  }

  /** A sample with another seed than the scenario asks for. */
  static Figures sample(Scenario scenario, How how, Deadline deadline) {
    return Figures.of(how, odds(scenario, how, deadline, cores()));
  }

  static Odds odds(Scenario scenario, How how, Deadline deadline, int threads) {
    deadline.check();
    return scenario
        .answering(how, deadline, threads)
        .odds(scenario.fight(), Answering.Progress.NONE);
  }
}

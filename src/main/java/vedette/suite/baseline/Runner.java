package vedette.suite.baseline;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import vedette.json.JsonHash;
import vedette.json.JsonWriter;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.platform.Platform;
import vedette.suite.figures.Calculation;
import vedette.suite.figures.Expectation;
import vedette.suite.figures.Figures;
import vedette.suite.scenario.Scenario;
import vedette.work.Deadline;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;
import vedette.work.Refusal.TooLarge;
import vedette.work.Work;
import vedette.work.Workers;

/** Finds the odds of scenarios: computed ones side by side, sampled ones with all threads each. */
public final class Runner {
  private Runner() {}

  /**
   * Returns the odds of each scenario, in their order; refused to those that are not done in time.
   *
   * @param baseline what is left to a scenario is done as it was there, unless it was computed and
   *     has become too large for that; null if there is none
   */
  public static List<ScenarioOdds> run(
      List<Scenario> scenarios, Baseline baseline, Deadline deadline, Workers workers) {
    int size = scenarios.size();
    SuiteWork.ScenarioResult[] scenarioResult = new SuiteWork.ScenarioResult[size];
    SuiteWork work = new SuiteWork(scenarios, deadline, cores());
    List<Method> methods =
        scenarios.stream()
            .map(each -> baseline == null ? each.methodAndSample().method() : baseline.method(each))
            .toList();
    try {
      int[] computed = pieces(work, methods, method -> !method.isSampled());
      int[] sampled = pieces(work, methods, Method::isSampled);
      workers.run(
          work, computed, cores(), deadline, (i, it) -> scenarioResult[i % size] = it, done -> {});
      workers.run(work, sampled, 1, deadline, (i, it) -> scenarioResult[i % size] = it, done -> {});
      int[] grown =
          IntStream.range(0, size)
              .filter(i -> scenarios.get(i).methodAndSample().method() == Method.AUTO)
              .filter(i -> scenarioResult[i].refusal() instanceof TooLarge)
              .map(i -> work.number(i, Method.AUTO))
              .toArray();
      workers.run(
          work, grown, cores(), deadline, (i, it) -> scenarioResult[i % size] = it, done -> {});
    } catch (TimeUp e) {
      for (int i = 0; i < scenarioResult.length; i++) {
        scenarioResult[i] =
            scenarioResult[i] == null ? SuiteWork.ScenarioResult.refused(e) : scenarioResult[i];
      }
    }
    List<ScenarioOdds> scenarioOdds = new ArrayList<>();
    for (int i = 0; i < scenarioResult.length; i++) {
      scenarioOdds.add(scenarioResult[i].of(scenarios.get(i)));
    }
    return scenarioOdds;
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

  /** Returns a sample with another seed than the scenario asks for. */
  public static Figures sample(Scenario scenario, Calculation how, Deadline deadline) {
    return Figures.of(how, odds(scenario, how, deadline, cores()));
  }

  static Odds odds(Scenario scenario, Calculation how, Deadline deadline, int threads) {
    deadline.check();
    return scenario.answering(how, deadline, threads).odds(scenario.fight(), Progress.NONE);
  }

  /**
   * The odds of a suite's scenarios as pieces of work: a piece a scenario and method, as whoever
   * hands them out may know of a baseline by which of them a scenario is to be done.
   */
  public static final class SuiteWork implements Work<SuiteWork.ScenarioResult> {
    private final List<Scenario> scenarios;
    private final Deadline deadline;
    private final int threads;

    /**
     * What was found of a scenario.
     *
     * @param measures its odds by measure; empty if they were refused
     * @param figures what a baseline keeps of them; null if they were refused
     * @param why what the fight has too much of to be computed; "" if a sample was asked for
     * @param refusal why they were refused, or null
     */
    public record ScenarioResult(
        List<MeasureOdds> measures, Figures figures, String why, Refusal refusal)
        implements Serializable {
      static ScenarioResult refused(Refusal why) {
        return new ScenarioResult(List.of(), null, "", why);
      }

      /** The same with what came of the scenario's expectations. */
      ScenarioOdds of(Scenario scenario) {
        List<Expectation.ExpectationResult> expectationResult =
            refusal != null
                ? List.of()
                : scenario.expectations().stream()
                    .map(each -> each.judge(figures, scenario.fight().measures()))
                    .toList();
        return new ScenarioOdds(scenario, measures, figures, why, expectationResult, refusal);
      }
    }

    /**
     * Work on scenarios.
     *
     * @param deadline scenarios that are not done by then are refused
     * @param threads how many threads play a sample that was asked for; its numbers are the same
     *     for any number
     */
    public SuiteWork(List<Scenario> scenarios, Deadline deadline, int threads) {
      this.scenarios = scenarios;
      this.deadline = deadline;
      this.threads = threads;
    }

    @Override
    public String hash() {
      // Hash by hash, as one text has a limit that a large suite may be over.
      return hash(scenarios.stream().map(SuiteWork::hash).collect(Collectors.joining()));
    }

    private static String hash(Scenario scenario) {
      JsonWriter json = new JsonWriter().object();
      json.field("name", scenario.name());
      json.field("engagement", scenario.system() + " " + scenario.engagement());
      json.field("request", scenario.request());
      json.field("how", scenario.methodAndSample().words());
      json.field("maxStates", scenario.maxStates());
      json.object("tables");
      scenario.tables().forEach((key, table) -> json.field(key, table.sha256()));
      return hash(json.end().end().text());
    }

    private static String hash(String text) {
      JsonHash hash = new JsonHash();
      hash.add(text);
      return hash.hex();
    }

    /** Returns the number of the piece in which a scenario is done by a method. */
    int number(int scenario, Method method) {
      return method.ordinal() * scenarios.size() + scenario;
    }

    @Override
    public ScenarioResult piece(int number) {
      Scenario scenario = scenarios.get(number % scenarios.size());
      Calculation how = scenario.methodAndSample().by(Method.values()[number / scenarios.size()]);
      try {
        Odds odds = Runner.odds(scenario, how, deadline, how.method().isSampled() ? threads : 1);
        String why = odds instanceof Odds.Sampled sampled ? sampled.why() : "";
        Figures figures = Figures.of(how.by(how.method().usedFor(odds)), odds);
        return new ScenarioResult(odds.measures(), figures, why, null);
      } catch (Refusal e) {
        return ScenarioResult.refused(e);
      }
    }
  }

  /**
   * A scenario and its odds.
   *
   * @param measures its odds by measure; empty if they were refused
   * @param figures what a baseline keeps of them; null if they were refused
   * @param why what the fight has too much of to be computed; "" if a sample was asked for
   * @param expectations what came of each expectation; empty if they were refused
   * @param refusal why they were refused, or null
   */
  public record ScenarioOdds(
      Scenario scenario,
      List<MeasureOdds> measures,
      Figures figures,
      String why,
      List<Expectation.ExpectationResult> expectations,
      Refusal refusal) {

    /** Returns how they were found; how they should have been if they were refused. */
    public Calculation methodAndSample() {
      return figures == null ? scenario.methodAndSample() : figures.methodAndSample();
    }
  }
}

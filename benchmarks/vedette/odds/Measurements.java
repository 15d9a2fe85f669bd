package vedette.odds;

import java.util.HashMap;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** The results of JMH in this run, in nanoseconds. */
final class Measurements {
  private static final int FORKS = 1;
  private static final int WARM_UPS = 10;
  private static final int ITERATIONS = 5;
  private static final TimeValue TIME = TimeValue.milliseconds(400);
  private static final TimeValue QUICK = TimeValue.milliseconds(50);

  private final boolean quick;
  private final Map<String, RunResult> results = new HashMap<>();

  /**
   * Creates empty measurements.
   *
   * @param quick whether the run is only a test of the benchmarks
   */
  Measurements(boolean quick) {
    this.quick = quick;
  }

  /** Returns the method of measurement in words. */
  String how() {
    return FORKS + " fork, " + warmUps() + " + " + iterations() + " iterations of " + time();
  }

  private int warmUps() {
    return quick ? 1 : WARM_UPS;
  }

  private int iterations() {
    return quick ? 1 : ITERATIONS;
  }

  private TimeValue time() {
    return quick ? QUICK : TIME;
  }

  /** Runs every benchmark on one thread, and one walk on two. */
  Measurements run() throws RunnerException {
    run(options().include("vedette.odds").addProfiler(GCProfiler.class), 1);
    String walk = BattleBenchmark.class.getName() + ".walked";
    run(options().include(walk).param("fight", Fight.SIX_DAYS.name()), 2);
    return this;
  }

  private ChainedOptionsBuilder options() {
    return new OptionsBuilder()
        .forks(FORKS)
        .warmupIterations(warmUps())
        .measurementIterations(iterations())
        .warmupTime(time())
        .measurementTime(time())
        .shouldFailOnError(true);
  }

  private void run(ChainedOptionsBuilder options, int threads) throws RunnerException {
    for (RunResult result : new Runner(options.threads(threads).build()).run()) {
      String benchmark = result.getParams().getBenchmark();
      String name = benchmark.substring(benchmark.lastIndexOf('.', benchmark.lastIndexOf('.') - 1));
      results.put(name.substring(1) + result.getParams().getParam("fight") + threads, result);
    }
  }

  /**
   * A time.
   *
   * @param error half its 99.9% interval; NaN if there was only one iteration
   */
  record Time(double nanos, double error) {}

  /** Returns the time of a benchmark without a fight, on one thread. */
  Time of(String benchmark) {
    return of(benchmark, null, 1);
  }

  /** Returns the time of a fight, on one thread. */
  Time of(String benchmark, Fight fight) {
    return of(benchmark, fight, 1);
  }

  /** Returns the time of a fight, on a number of threads. */
  Time of(String benchmark, Fight fight, int threads) {
    RunResult result = result(benchmark, fight, threads);
    return new Time(
        result.getPrimaryResult().getScore(), result.getPrimaryResult().getScoreError());
  }

  /** Returns the number of bytes allocated for each operation. */
  double bytes(String benchmark, Fight fight) {
    RunResult result = result(benchmark, fight, 1);
    for (String name : result.getSecondaryResults().keySet()) {
      if (name.endsWith("gc.alloc.rate.norm")) {
        return result.getSecondaryResults().get(name).getScore();
      }
    }
    throw new IllegalStateException("not measured: bytes of " + benchmark);
  }

  private RunResult result(String benchmark, Fight fight, int threads) {
    RunResult result = results.get(benchmark + fight + threads);
    if (result == null) {
      throw new IllegalStateException("not measured: " + benchmark + " " + fight);
    }
    return result;
  }
}

package vedette.odds;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import vedette.dice.Xoroshiro;
import vedette.odds.sample.Walk;

/** The part of the report on walks in large chains. */
final class LargeChains {
  /** More than the program allows by default, so that no chain is dropped. */
  static final int MAX_STATES = 4_000_000;

  private LargeChains() {}

  /**
   * A walk from an empty chain.
   *
   * @param rows the number of rows filled
   * @param nanos the time per battle, including the filling of rows
   * @param bytes the memory of the chain afterwards
   */
  private record WalkResult(long rows, double nanos, long bytes) {}

  /** Adds the part of the report on large chains. */
  static void measure(Page page, Goals goals, Measurements measurements, double roll) {
    page.heading(2, "Large chains");
    double step = measurements.of("BigWalkBenchmark.step").nanos();
    page.say(
        "A made-up chain of 100,000 states that lie anywhere in memory, each asking a D10: a step"
            + " takes "
            + Page.time(step)
            + ", in rolls "
            + Page.number(step / roll)
            + ".");
    page.say(
        "Fights too large for an exact answer, or nearly: "
            + Page.number(BigWalkBenchmark.WARM)
            + " battles walked from nothing, with the rows of the chain that they filled and the"
            + " memory it then takes; then how long a battle takes, and directly. The program's own"
            + " limit, `--max-states`, was raised to "
            + Page.number(MAX_STATES)
            + " so that nothing is dropped; at the limit a chain is begun anew.");
    List<List<String>> rows = new ArrayList<>();
    for (Fight fight : List.of(Fight.THREE_STACKS, Fight.FOUR_A_SIDE)) {
      WalkResult grown = walked(fight);
      double warm = measurements.of("BigWalkBenchmark.walked", fight).nanos();
      double direct = measurements.of("BigWalkBenchmark.direct", fight).nanos();
      rows.add(
          List.of(
              fight.title(),
              Page.time(grown.nanos()),
              Page.number(grown.rows()),
              Page.memory(grown.bytes()),
              Page.time(warm),
              Page.number(1e9 / warm),
              Page.time(direct),
              Page.number(direct / warm),
              goals.atLeast("walking " + fight.title(), direct / warm, 20)));
    }
    page.table(
        List.of(
            "fight",
            "a battle while it grows",
            "rows",
            "memory",
            "then",
            "battles a second",
            "direct",
            "direct / walked",
            "goal"),
        rows);
  }

  /** Walks a large fight. */
  private static WalkResult walked(Fight fight) {
    long before = used();
    Walk<?, ?> walk = new Walk<>(fight.engagement(), MAX_STATES);
    long begin = System.nanoTime();
    walk.play(BigWalkBenchmark.WARM, Xoroshiro.seeded(1));
    double nanos = (double) (System.nanoTime() - begin) / BigWalkBenchmark.WARM;
    long bytes = used() - before;
    Reference.reachabilityFence(walk);
    return new WalkResult(walk.rowsPlayed(), nanos, bytes);
  }

  /** Returns the bytes in use after garbage collection. */
  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < 3; i++) {
      runtime.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }
}

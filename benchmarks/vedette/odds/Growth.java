package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.work.Limits;

/** How time and memory grow with a fight; each is measured once, warm. */
final class Growth {
  /** More than the program allows by default, so that no chain is dropped. */
  static final int MAX_STATES = 4_000_000;

  private static final int WARM_UPS = 200;

  private Growth() {}

  /**
   * An exact answer.
   *
   * @param plays how often a step was played to find them, once for each way through it
   * @param nanos from the rules to the odds
   * @param bytes that the chain occupies
   */
  record Exact(int states, long plays, long nanos, long bytes) {}

  /** The part of the report on how exact odds grow. */
  static void measure(Page page, Goals goals) {
    page.heading(2, "How it grows");
    page.say(
        "Exact odds of ever larger fights on the loss table of the examples, measured once each."
            + " States are counted without the clock. A step is played once for each way through"
            + " it, and once more where the last round is asked for. The memory is that of the"
            + " chain.");
    List<List<String>> rows = new ArrayList<>();
    warmUp();
    for (String rounds : List.of("until-decided", "40")) {
      for (int strength : new int[] {10, 20, 40, 80, 160}) {
        rows.add(row(strength, rounds, exact(strength, rounds)));
      }
    }
    Exact large = exact(200, "130");
    rows.add(row(200, "130", large));
    page.table(List.of("fight", "states", "steps played", "time", "memory"), rows);
    Exact forty = exact(40, "40");
    page.say(
        "40 against 40 over 40 rounds have "
            + Page.number(forty.states())
            + " states (goal "
            + goals.atMost("the states of 40 against 40", forty.states(), 1_700)
            + "), 200 against 200 over 130 rounds take "
            + Page.memory(large.bytes())
            + " (goal "
            + goals.atMost("the memory of 200 against 200", large.bytes(), 50e6, Page::memory)
            + ").");
  }

  private static List<String> row(int strength, String rounds, Exact grown) {
    return List.of(
        strength
            + " against "
            + strength
            + (rounds.equals("until-decided") ? ", to the finish" : ", " + rounds + " rounds"),
        Page.number(grown.states()),
        Page.number(grown.plays()),
        Page.time(grown.nanos()),
        Page.memory(grown.bytes()));
  }

  /** Has small fights answered until the engine is compiled. */
  private static void warmUp() {
    for (int i = 0; i < WARM_UPS; i++) {
      ExactOdds.of(Fight.onLossTable(10, "until-decided"), MAX_STATES, false);
      ExactOdds.of(Fight.onLossTable(20, "20"), MAX_STATES, false);
    }
  }

  /** So many against as many, exactly. */
  static Exact exact(int strength, String rounds) {
    Engagement<?, ?> fight = Fight.onLossTable(strength, rounds);
    long begin = System.nanoTime();
    ExactOdds.of(fight, MAX_STATES, false);
    long nanos = System.nanoTime() - begin;
    long before = used();
    BattleChain<?, ?> chain = new BattleChain<>(fight, Listener.NOBODY);
    Propagation.through(chain, fight, Rounded.ZERO, Rounded.ONE, Limits.states(MAX_STATES));
    long bytes = used() - before;
    return new Exact(chain.states(), chain.played(), nanos, bytes);
  }

  /** Bytes in use once the garbage is gone. */
  static long used() {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < 3; i++) {
      runtime.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }
}

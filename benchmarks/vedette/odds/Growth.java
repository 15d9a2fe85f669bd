package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;

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
  static void measure(Page page) {
    page.heading(2, "How it grows");
    page.say(
        "Exact odds of ever larger fights on the loss table of the examples, measured once each. A"
            + " step is played once for each way through it. The memory is that of the chain.");
    List<List<String>> rows = new ArrayList<>();
    warmUp();
    for (String strength : List.of("10", "40", "100", "200", "400")) {
      rows.add(row(Integer.parseInt(strength), "until-decided"));
    }
    for (String rounds : List.of("40", "80", "130")) {
      rows.add(row(200, rounds));
    }
    page.table(List.of("fight", "states", "steps played", "time", "memory"), rows);
  }

  private static List<String> row(int strength, String rounds) {
    Exact grown = exact(strength, rounds);
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
    Propagation.counting(chain, fight, Rounded.ZERO, Rounded.ONE, MAX_STATES);
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

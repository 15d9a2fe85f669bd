package vedette.odds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.work.Limits;

/** What best decisions cost beside the exact odds of the same fight by its doctrines. */
final class Deciding {
  private static final int RUNS = 20;

  /** Nanoseconds in which the compiler is done. */
  private static final long WARM = 3_000_000_000L;

  private static final String GOAL = "3*success + defenderLoss - attackerLoss";
  private static final Limits LIMITS = Limits.states(Limits.STATES);

  private Deciding() {}

  /** The part of the report on them. */
  static void measure(Page page, Goals goals) {
    page.heading(2, "Deciding");
    page.say(
        "From the rules to every measure, first as its doctrines have it, then by the best answers"
            + " to what is left free; the best of "
            + RUNS
            + " runs or more, warm.");
    List<List<String>> rows = new ArrayList<>();
    double plain = best(Fight.SIX_DAYS.saying(Map.of()));
    double some =
        best(
            Fight.SIX_DAYS.saying(
                Map.of(
                    "stop",
                    List.of("best"),
                    "counterattack",
                    List.of("best"),
                    "goal",
                    List.of(GOAL))));
    rows.add(
        row(
            "the README's battle, stop and counterattack",
            plain,
            some,
            goals.atMost("the README's battle decided", some / plain, 3)));
    double all =
        best(Fight.SIX_DAYS.saying(Map.of("best", List.of("both"), "goal", List.of(GOAL))));
    rows.add(
        row(
            "the same, all choices of both sides",
            plain,
            all,
            goals.atMost("all choices of the README's battle", all, 0.6e9, Page::time)));
    double rounds = best(risk(Map.of()));
    double stopping =
        best(
            risk(
                Map.of(
                    "attackerRetreat", List.of("best"),
                    "goal", List.of("40*success - attackerLoss"))));
    rows.add(
        row(
            "RISK as data, 40 against 40 over 40 rounds, when to retreat",
            rounds,
            stopping,
            goals.atMost("when to retreat in RISK", stopping / rounds, 3)));
    page.table(List.of("fight", "by doctrines", "decided", "times as long", "goal"), rows);
  }

  private static List<String> row(String title, double plain, double decided, String goal) {
    return List.of(title, Page.time(plain), Page.time(decided), Page.number(decided / plain), goal);
  }

  private static Engagement<?, ?> risk(Map<String, List<String>> more) {
    Map<String, List<String>> texts =
        new HashMap<>(
            Map.of("attacker", List.of("40"), "defender", List.of("40"), "rounds", List.of("40")));
    texts.putAll(more);
    return Fight.OWN_PAIRS.saying(texts);
  }

  /** The shortest time, the fight being drawn up. */
  private static double best(Engagement<?, ?> fight) {
    double best = Double.POSITIVE_INFINITY;
    long first = System.nanoTime();
    for (int run = 0; run < RUNS || System.nanoTime() - first < WARM; run++) {
      long begin = System.nanoTime();
      ExactOdds.of(Best.of(fight, LIMITS).fight(), Limits.STATES, false);
      best = Math.min(best, System.nanoTime() - begin);
    }
    return best;
  }
}

package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.odds.exact.ExactOdds;

/** The speed of rule systems as data, in large fights. */
final class OwnSystems {
  /** Enough runs for the compiler to finish. */
  private static final int RUNS = 20;

  private OwnSystems() {}

  /** Adds the part of the report on rule systems as data. */
  static void measure(Page page, Goals goals) {
    page.heading(2, "Rule systems as data");
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        large(
            "Axis & Allies, 40 infantry and 20 armour against 60 infantry",
            Fight.onExample("axis", "inf 40, arm 20", "inf 60"),
            goals,
            35e6));
    rows.add(large("RISK, 300 against 800", Fight.onExample("risk", "300", "800"), goals, 5e9));
    page.say("Large fights, exactly, the best of " + RUNS + ", warm:");
    page.table(List.of("fight", "time", "goal"), rows);
  }

  private static List<String> large(
      String title, Engagement<?, ?> fight, Goals goals, double limit) {
    double best = Double.POSITIVE_INFINITY;
    for (int run = 0; run < RUNS; run++) {
      long begin = System.nanoTime();
      ExactOdds.of(fight, LargeChains.MAX_STATES, false);
      best = Math.min(best, System.nanoTime() - begin);
    }
    return List.of(title, Page.time(best), goals.atMost(title, best, limit, Page::time));
  }
}

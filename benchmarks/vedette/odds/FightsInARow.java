package vedette.odds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.table.Tables;
import vedette.work.Deadline;
import vedette.work.Progress;

/**
 * The costs of plans, compared with those of their fights solved one by one, each with every unit
 * that may enter it.
 */
final class FightsInARow {
  private static final String EXAMPLES = "tables/examples/plans/";
  private static final int RUNS = 40;
  private static final int WALKED = 2_000_000;
  private static final Tables TABLES = Tables.builtIn();

  private FightsInARow() {}

  /** Adds the part of the report on plans. */
  static void measure(Page page, Goals goals) {
    page.heading(2, "Fights in a row");
    page.say(
        "A plan is solved from its file to its measures, and its fights by themselves from their"
            + " requests to theirs, each with every unit that comes into it; the best of "
            + RUNS
            + ", warm, in one process.");
    page.table(
        List.of("plan", "fights", "the plan", "its fights one by one", "times as long", "goal"),
        List.of(
            row("the redoubt chain", plan("redoubt.json"), redoubt(), goals),
            row("ten attacks of the sample battle", plan("ten-attacks.json"), attacks(), goals)));
    walked(page);
  }

  private static Supplier<Engagement<?, ?>> plan(String file, String... more) {
    return () -> fight("plan", "plan", "table", EXAMPLES + file, more);
  }

  private static Engagement<?, ?> fight(
      String system, String name, String parameter, String text, String... more) {
    Map<String, List<String>> texts = new HashMap<>();
    texts.computeIfAbsent(parameter, it -> new ArrayList<>()).add(text);
    for (int i = 0; i < more.length; i += 2) {
      texts.computeIfAbsent(more[i], it -> new ArrayList<>()).add(more[i + 1]);
    }
    return made(Catalogue.system(system).engagement(name).orElseThrow(), texts);
  }

  private static <Q extends Record> Engagement<?, ?> made(
      EngagementType<Q> type, Map<String, List<String>> texts) {
    return type.engagement(type.form().read(texts), texts, TABLES);
  }

  /**
   * Returns the fights of the tercio under fire, in the redoubt, and against the cavalry, in each
   * state in which it may enter them.
   */
  private static List<Supplier<Engagement<?, ?>>> redoubt() {
    List<Supplier<Engagement<?, ?>>> fights = new ArrayList<>();
    fights.add(
        () ->
            fight(
                "musket-pike",
                "fire",
                "shooter",
                "art 12lb ql6; range 5",
                "target",
                "hi2 16/16 ql7; moving"));
    for (String tercio : List.of("16/16 ql7", "15/16 ql7", "15/16 ql7 disordered")) {
      fights.add(
          () ->
              fight(
                  "musket-pike",
                  "assault",
                  "attacker",
                  "hi2 " + tercio,
                  "defender",
                  "li 1/1 ql4, art 12lb ql6; in redoubt"));
    }
    for (int points = 9; points <= 16; points++) {
      String tercio = "hi2 " + points + "/16 ql7 disordered";
      fights.add(
          () ->
              fight(
                  "musket-pike",
                  "melee",
                  "attacker",
                  "cav 3/3 ql7",
                  "defender",
                  tercio,
                  "from",
                  "flank"));
    }
    return fights;
  }

  private static List<Supplier<Engagement<?, ?>>> attacks() {
    Set<String> armies = new LinkedHashSet<>(List.of("inf 5, inf 5, cav 2, art 2"));
    for (int times = 1; times < 10; times++) {
      Engagement<?, ?> plan = plan("ten-attacks.json", "repeat", String.valueOf(times)).get();
      odds(plan).measure("Army").distribution().forEach(it -> armies.add(it.value().toString()));
    }
    armies.remove("gone");
    List<Supplier<Engagement<?, ?>>> fights = new ArrayList<>();
    for (String army : armies) {
      fights.add(
          () ->
              fight(
                  "six-days",
                  "battle",
                  "attacker",
                  army,
                  "defender",
                  "inf 4, inf 4, cav 1, art 1, officer",
                  "turns",
                  "5",
                  "terrain",
                  "stream"));
    }
    return fights;
  }

  private static <S, R> Odds.Exact odds(Engagement<S, R> fight) {
    return ExactOdds.of(fight, 1_000_000, false);
  }

  private static List<String> row(
      String name,
      Supplier<Engagement<?, ?>> plan,
      List<Supplier<Engagement<?, ?>>> fights,
      Goals goals) {
    double whole = best(List.of(plan));
    double alone = best(fights);
    double again = best(List.of(plan));
    double least = Math.min(whole, again);
    return List.of(
        name,
        String.valueOf(fights.size()),
        Page.time(least),
        Page.time(alone),
        Page.number(least / alone),
        goals.atMost(name, least / alone, 2));
  }

  private static double best(List<Supplier<Engagement<?, ?>>> fights) {
    double best = Double.POSITIVE_INFINITY;
    for (int run = 0; run < RUNS; run++) {
      long begin = System.nanoTime();
      for (Supplier<Engagement<?, ?>> fight : fights) {
        odds(fight.get());
      }
      best = Math.min(best, System.nanoTime() - begin);
    }
    return best;
  }

  private static void walked(Page page) {
    Engagement<?, ?> plan = plan("redoubt.json").get();
    double best = Double.POSITIVE_INFINITY;
    for (int run = 0; run < 5; run++) {
      long begin = System.nanoTime();
      SampledOdds.of(
          plan, new Trials(WALKED, 1, 1, 0, false, 1_000_000), Deadline.NONE, Progress.NONE);
      best = Math.min(best, System.nanoTime() - begin);
    }
    page.say("Walked on one thread, the redoubt chain takes " + Page.time(best / WALKED) + ".");
  }
}

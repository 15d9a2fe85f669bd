package vedette.rules.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.rules.FightEnds;
import vedette.rules.Fights;
import vedette.table.Tables;
import vedette.work.Deadline;
import vedette.work.Progress;

/** What a plan does between its fights. */
class PlanTest {
  /** A volley of musketeers at cavalry: one hit in five is a round number for hand calculation. */
  private static final String VOLLEYS =
      """
      { "format": 1, "system": "musket-pike", "title": "Volleys",
        "units": { "Foot": "hi1 6/6 ql6", "Horse": "cav 3/3 ql10" },
        "steps": [%s] }
      """;

  private static final String VOLLEY = "\"fire\": { \"shooter\": \"Foot\", \"target\": \"Horse\" }";

  @TempDir Path dir;

  private Engagement<?, ?> volleys(String steps, String... questions) {
    return PlanFixtures.plan(dir, String.format(VOLLEYS, steps), questions);
  }

  /** The chances of 0, 1, … hits of one volley, as the fight by itself has them. */
  private static Map<Object, Double> lossOfOneVolley(int horse) {
    return PlanFixtures.distribution(
        PlanFixtures.odds(
            Fights.fight(
                "musket-pike",
                "fire",
                "--shooter 'hi1 6/6 ql6' --target 'cav " + horse + "/3 ql10'")),
        "defenderLosses");
  }

  @Test
  void two_volleys_take_what_one_takes_from_what_the_other_has_left() {
    Map<Object, Double> byHand = new HashMap<>();
    volley(
        "cav 3/3 ql10",
        (horse, p) ->
            volley(horse, (left, then) -> byHand.merge(points(left), p * then, Double::sum)));
    Odds.Exact odds =
        PlanFixtures.odds(volleys("{ \"name\": \"volley\", \"repeat\": 2, " + VOLLEY + " }"));
    Map<Object, Double> strength = PlanFixtures.distribution(odds, "Horse.strength");
    assertThat(strength.keySet()).isEqualTo(byHand.keySet());
    strength.forEach((left, p) -> assertThat(p).isCloseTo(byHand.get(left), within(1e-14)));
  }

  /** What a volley leaves of horse. */
  private interface VolleySurvivors {
    void horse(String left, double probability);
  }

  private static int points(String horse) {
    return horse.isEmpty() ? 0 : Integer.parseInt(horse.substring(4, 5));
  }

  private static void volley(String horse, VolleySurvivors volleySurvivors) {
    if (horse.isEmpty()) {
      volleySurvivors.horse("", 1);
      return;
    }
    PlanFixtures.ends(
        "musket-pike fire --shooter 'hi1 6/6 ql6' --target '" + horse + "'",
        (it, p) -> {
          int left = points(horse) - (Integer) it.get("defenderLosses");
          String order = (Boolean) it.get("defenderDisordered") ? " disordered" : "";
          volleySurvivors.horse(left == 0 ? "" : "cav " + left + "/3 ql10" + order, p);
        });
  }

  @Test
  void a_step_whose_target_is_gone_is_not_fought() {
    String steps =
        "{ \"name\": \"first\", \"repeat\": 30, "
            + VOLLEY
            + " }, { \"name\": \"last\", "
            + VOLLEY
            + " }";
    Odds.Exact odds = PlanFixtures.odds(volleys(steps, "Horse.eliminated"));
    double fought = PlanFixtures.distribution(odds, "last").get("fought");
    double gone = PlanFixtures.distribution(odds, "last").get("units gone");
    assertThat(fought + gone).isCloseTo(1, within(1e-12));
    assertThat(gone).isBetween(0.5, PlanFixtures.chance(odds, "Horse.eliminated"));
  }

  @Test
  void what_stands_behind_a_condition_is_fought_as_often_as_it_holds() {
    Odds.Exact odds =
        PlanFixtures.odds(
            volleys(
                "{ \"name\": \"first\", "
                    + VOLLEY
                    + " }, { \"name\": \"second\", \"when\": \"Horse.strength = 3\", "
                    + VOLLEY
                    + ", \"else\": { \"name\": \"pause\", \"rally\": { \"unit\": \"Horse\" } } }"));
    double missed = lossOfOneVolley(3).get(0);
    double[] disordered = {0};
    volley("cav 3/3 ql10", (left, p) -> disordered[0] += left.contains("disordered") ? p : 0);
    assertThat(PlanFixtures.distribution(odds, "second").get("fought"))
        .isCloseTo(missed, within(1e-14));
    // Horse that keeps its order under the hit has nothing to rally from.
    assertThat(PlanFixtures.distribution(odds, "pause").get("fought"))
        .isCloseTo(disordered[0], within(1e-14));
    assertThat(PlanFixtures.distribution(odds, "pause").get("nothing to roll"))
        .isCloseTo(1 - missed - disordered[0], within(1e-14));
    assertThat(PlanFixtures.distribution(odds, "pause").get("left out"))
        .isCloseTo(missed, within(1e-14));
  }

  @Test
  void a_condition_names_a_measure_of_the_plan_as_if_its_words_stood_there() {
    String json =
        String.format(
            VOLLEYS,
            "{ \"name\": \"volley\", \"repeat\": 9, \"until\": \"%s\", "
                + VOLLEY
                + " }, { \"name\": \"rest\", \"when\": \"%s\", \"rally\": { \"unit\": \"Foot\" }"
                + " }");
    String measures =
        "\"measures\": { \"left\": \"Horse.strength + 1\", \"hit\": \"left <= 3\" }, \"steps\":";
    Odds.Exact written =
        PlanFixtures.odds(
            PlanFixtures.plan(
                dir,
                String.format(json, "Horse.strength <= 2", "not Horse.strength <= 2"),
                "volley.times"));
    Odds.Exact named =
        PlanFixtures.odds(
            PlanFixtures.plan(
                dir,
                String.format(json, "hit", "not hit").replace("\"steps\":", measures),
                "volley.times"));
    assertThat(PlanFixtures.distribution(named, "volley.times"))
        .hasSizeGreaterThan(2)
        .isEqualTo(PlanFixtures.distribution(written, "volley.times"));
    assertThat(PlanFixtures.distribution(named, "rest"))
        .hasSize(2)
        .isEqualTo(PlanFixtures.distribution(written, "rest"));
  }

  @Test
  void a_loop_ends_when_its_condition_holds() {
    Odds.Exact odds =
        PlanFixtures.odds(
            volleys(
                "{ \"name\": \"volley\", \"repeat\": 500, \"until\": \"Horse.strength < 3\", "
                    + VOLLEY
                    + " }",
                "volley.times"));
    double missed = lossOfOneVolley(3).get(0);
    Map<Object, Double> times = PlanFixtures.distribution(odds, "volley.times");
    for (int n = 1; n <= 5; n++) {
      assertThat(times.get(n))
          .as("%s volleys", n)
          .isCloseTo(Math.pow(missed, n - 1) * (1 - missed), within(1e-13));
    }
  }

  /**
   * Seven points against four win one attack in five (row 9 and 10 of column 3 or 4). Of three such
   * attacks two or three are won in 3 x 1/5 x 1/5 x 4/5 + 1/5^3 = 13/125.
   */
  @Test
  void two_of_three_attacks_are_won_as_often_as_by_hand() {
    String battle = "\"battle\": { \"attacker\": \"inf 5, cav 2\", \"defender\": \"inf 4\" } }";
    String plan =
        "{ \"format\": 1, \"system\": \"six-days\", \"title\": \"Three attacks\", \"steps\": [%s]"
            + " }";
    String one = "{ \"name\": \"%s\", " + battle;
    String steps = String.join(", ", one.formatted("a"), one.formatted("b"), one.formatted("c"));
    String inThree = "count(a.success, b.success, c.success) >= 2";
    assertThat(
            PlanFixtures.chance(
                PlanFixtures.odds(PlanFixtures.plan(dir, plan.formatted(steps), inThree)), inThree))
        .isCloseTo(13.0 / 125, within(1e-14));
    String repeated = "{ \"name\": \"attack\", \"repeat\": 3, " + battle;
    String inOne = "attack.successes >= 2";
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, plan.formatted(repeated), inOne));
    assertThat(PlanFixtures.chance(odds, inOne)).isCloseTo(13.0 / 125, within(1e-14));
    assertThat(PlanFixtures.distribution(odds, "attack")).containsOnlyKeys("fought");
  }

  /** Dice are rolled that change no unit, and so on for ever. */
  @Test
  void a_loop_that_nothing_ends_is_a_stalemate_and_not_an_endless_run() {
    Odds.Exact odds =
        PlanFixtures.odds(
            volleys(
                "{ \"name\": \"wait\", \"until\": \"Horse.eliminated\","
                    + " \"initiative\": {} }, { \"name\": \"volley\", "
                    + VOLLEY
                    + " }"));
    assertThat(odds.undecided()).isEqualTo(1);
  }

  /** A unit in good order has nothing to rally from, so the loop ends after its first round. */
  @Test
  void a_loop_ends_where_its_step_has_nothing_to_roll() {
    Odds.Exact odds =
        PlanFixtures.odds(
            volleys(
                "{ \"name\": \"wait\", \"until\": \"Horse.eliminated\","
                    + " \"rally\": { \"unit\": \"Foot\" } }, { \"name\": \"volley\", "
                    + VOLLEY
                    + " }"));
    assertThat(odds.undecided()).isZero();
    assertThat(PlanFixtures.distribution(odds, "wait")).containsOnlyKeys("nothing to roll");
    assertThat(PlanFixtures.distribution(odds, "volley")).containsOnlyKeys("fought");
  }

  /**
   * What each step becomes, by the rules of its game: silent artillery and empty volleys fire no
   * shot, a unit in good order has nothing to rally from, a march into obstructed ground disorders
   * without a roll, and a morale result without a roll changes nothing.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      textBlock =
          """
          musket-pike # "A": "art 12lb ql6 disordered", "B": "hi1 8/8 ql7" # "fire": { "shooter": "A; range 2", "target": "B" } # nothing to roll
          musket-pike # "A": "art 12lb ql6", "B": "hi1 8/8 ql7" # "fire": { "shooter": "A; range 2", "target": "B" } # fought
          musket-pike # "A": "hi1 8/8 ql7" # "rally": { "unit": "A" } # nothing to roll
          musket-pike # "A": "hi1 8/8 ql7 disordered" # "rally": { "unit": "A" } # fought
          musket-pike # "A": "hi1 8/8 ql7", "B": "art 12lb ql6 disordered" # "assault": { "attacker": "A; in obstructed", "defender": "B", "melee": "never" } # fought
          days-of-glory # "A": "art 4" # "morale": { "test": "shooting", "unit": "A; with hit 2" } # nothing to roll
          days-of-glory # "A": "inf 8" # "fire": { "target": "A", "shooter": "8 smoothbore; range 2" } # fought
          simple-napoleonic # "A": "inf 6" # "rally": { "unit": "A" } # nothing to roll
          simple-napoleonic # "A": "inf 6 retreating" # "rally": { "unit": "A" } # fought
          simple-napoleonic # "A": "inf 6", "B": "inf 6" # "firefight": { "attacker": "A", "defender": "B", "range": "3" } # fought
          """)
  void a_step_is_fought_only_if_a_shot_or_a_blow_can_come_about(
      String system, String units, String step, String become) {
    String plan =
        """
        { "format": 1, "system": "%s", "title": "One step", "units": { %s },
          "steps": [{ "name": "step", %s }] }
        """;
    Odds.Exact odds =
        PlanFixtures.odds(PlanFixtures.plan(dir, plan.formatted(system, units, step)));
    assertThat(PlanFixtures.distribution(odds, "step")).containsOnlyKeys(become);
  }

  /** By the volley's own odds: each takes a point or misses, until all are gone. */
  @Test
  void a_loop_ends_where_nothing_is_left_that_could_be_fought() {
    Odds.Exact odds =
        PlanFixtures.odds(
            volleys(
                "{ \"name\": \"volley\", \"until\": \"Foot.eliminated\", " + VOLLEY + " }",
                "Horse.eliminated"));
    assertThat(odds.undecided()).isZero();
    assertThat(PlanFixtures.chance(odds, "Horse.eliminated")).isEqualTo(1);
  }

  @Test
  void a_loop_without_limit_is_solved_to_its_end() {
    Odds.Exact odds =
        PlanFixtures.odds(
            volleys(
                "{ \"name\": \"volley\", \"until\": \"Horse.strength < 3\", " + VOLLEY + " }",
                "Horse.eliminated"));
    double missed = lossOfOneVolley(3).get(0);
    assertThat(odds.undecided()).isZero();
    assertThat(PlanFixtures.chance(odds, "Horse.eliminated"))
        .isCloseTo(lossOfOneVolley(3).getOrDefault((Object) 3, 0.0) / (1 - missed), within(1e-13));
  }

  @Test
  void the_alternative_that_is_named_is_taken() {
    String json =
        String.format(
            VOLLEYS,
            "{ \"name\": \"now\", \"choose\": ["
                + "{ \"name\": \"shoot\", "
                + VOLLEY
                + " }, { \"name\": \"charge\", \"melee\": { \"attacker\": \"Foot\","
                + " \"defender\": \"Horse\" } }] }");
    Odds.Exact first = PlanFixtures.odds(PlanFixtures.plan(dir, json));
    Odds.Exact other =
        PlanFixtures.odds(
            Fights.fight(
                "plan", "plan", "table", dir.resolve("plan.json").toString(), "choose", "charge"));
    assertThat(PlanFixtures.distribution(first, "shoot")).containsEntry("fought", 1.0);
    assertThat(PlanFixtures.distribution(first, "charge")).containsEntry("left out", 1.0);
    assertThat(PlanFixtures.distribution(other, "shoot")).containsEntry("left out", 1.0);
    assertThat(PlanFixtures.distribution(other, "charge")).containsEntry("fought", 1.0);
    assertThatThrownBy(
            () ->
                Fights.fight(
                    "plan", "plan", "table", dir.resolve("plan.json").toString(), "choose", "run"))
        .hasMessageContaining("unknown alternative `run`");
  }

  @Test
  void a_plan_keeps_of_its_steps_only_what_somebody_asks() {
    String steps =
        "{ \"name\": \"first\", \"initiative\": { \"turns\": 1 } }, { \"name\": \"last\", "
            + VOLLEY
            + " }";
    int plain = PlanFixtures.odds(volleys(steps)).states();
    int asked = PlanFixtures.odds(volleys(steps, "first.ownInitiative")).states();
    assertThat(asked).isGreaterThan(plain);
  }

  /** Whether the battle before was won makes no difference to the next, which is won or not. */
  @Test
  void what_the_fight_under_way_tells_anew_is_not_kept_meanwhile() {
    String json =
        "{ \"format\": 1, \"system\": \"six-days\", \"title\": \"Battles\","
            + " \"units\": { \"Army\": \"inf 5, cav 2\" }, %s \"steps\": ["
            + "{ \"name\": \"battle\", \"repeat\": 4, \"battle\": { \"attacker\": \"Army\","
            + " \"defender\": \"inf 4\", \"turns\": 2 } }] }";
    Odds.Exact last = PlanFixtures.odds(PlanFixtures.plan(dir, String.format(json, "")));
    String own = "\"measures\": { \"success\": \"not Army.eliminated\" },";
    Odds.Exact withoutIt = PlanFixtures.odds(PlanFixtures.plan(dir, String.format(json, own)));
    assertThat(last.states()).isEqualTo(withoutIt.states());
    for (String measure : List.of("battle", "battle.times", "Army.strength", "Army")) {
      Map<Object, Double> same = PlanFixtures.distribution(withoutIt, measure);
      Map<Object, Double> told = PlanFixtures.distribution(last, measure);
      assertThat(told).as(measure).containsOnlyKeys(same.keySet());
      told.forEach((value, p) -> assertThat(p).isCloseTo(same.get(value), within(1e-14)));
    }
    // What the last battle told is what it tells where every battle's end is kept by its step.
    String asked = "battle.success";
    Odds.Exact kept = PlanFixtures.odds(PlanFixtures.plan(dir, String.format(json, own), asked));
    assertThat(PlanFixtures.chance(last, "success"))
        .isCloseTo(PlanFixtures.chance(kept, asked), within(1e-14));
  }

  @Test
  void in_fractions_a_plan_goes_step_by_step_and_comes_to_the_same() {
    Engagement<?, ?> plan = PlanFixtures.example("redoubt", "assault.attackerLosses");
    Odds.Exact whole = PlanFixtures.odds(plan);
    Odds.Exact fractions = fractions(plan);
    assertThat(fractions.error()).isZero();
    for (String measure : new String[] {"success", "held", "Tercio", "Horse.strength"}) {
      Map<Object, Double> exact = PlanFixtures.distribution(fractions, measure);
      PlanFixtures.distribution(whole, measure)
          .forEach(
              (value, p) ->
                  assertThat(p)
                      .as("%s %s", measure, value)
                      .isCloseTo(exact.get(value), within(whole.error() + 1e-16)));
    }
  }

  private static <S, R> Odds.Exact fractions(Engagement<S, R> plan) {
    return ExactOdds.of(plan, 1_000_000, true);
  }

  @Test
  void a_unit_with_its_officer_takes_a_night() {
    // 1 to 3 bring one point, 4 to 6 two; five of six is the most that 3/6 comes back to.
    String json =
        "{ \"format\": 1, \"system\": \"six-days\", \"title\": \"A night\","
            + " \"units\": { \"Ney\": \"inf 3/6, officer\" }, \"steps\": ["
            + "{ \"name\": \"night\", \"reorganize\": { \"command\": \"Ney\","
            + " \"survivors\": \"by-unit\" } }] }";
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, json, "Ney.strength >= 5"));
    Map<Object, Double> strength = PlanFixtures.distribution(odds, "Ney.strength");
    assertThat(strength.get(4)).isCloseTo(0.5, within(1e-14));
    assertThat(strength.get(5)).isCloseTo(0.5, within(1e-14));
  }

  @Test
  void a_measure_of_turns_is_that_of_the_fights_own_clock() {
    String battle =
        "\"battle\": { \"attacker\": \"Army\", \"defender\": \"inf 4, art 1\", \"turns\": 4 }";
    String json =
        "{ \"format\": 1, \"system\": \"six-days\", \"title\": \"Two battles\","
            + " \"units\": { \"Army\": \"inf 5, cav 2\" }, \"steps\": ["
            + "{ \"name\": \"one\", "
            + battle
            + " }, { \"name\": \"two\", "
            + battle
            + " }] }";
    Engagement<?, ?> alone =
        Fights.fight(
            "six-days", "battle", "--attacker 'inf 5, cav 2' --defender 'inf 4, art 1' --turns 4");
    String turns =
        alone.measures().stream()
            .filter(it -> it.ofTurns())
            .map(it -> it.name())
            .findFirst()
            .orElseThrow();
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, json, "one." + turns));
    PlanFixtures.distribution(PlanFixtures.odds(alone), turns)
        .forEach(
            (turn, p) ->
                assertThat(PlanFixtures.distribution(odds, "one." + turns).get(turn))
                    .as("turn %s", turn)
                    .isCloseTo(p, within(1e-13)));
  }

  /** A 12-pounder and its company: whoever is named first, each is told what is left of it. */
  @Test
  void what_is_left_is_told_of_each_unit_in_whatever_order_a_step_names_them() {
    String json =
        "{ \"format\": 1, \"system\": \"musket-pike\", \"title\": \"x\", \"units\":"
            + " { \"Battery\": \"art 12lb ql6\", \"Foot\": \"li 4/4 ql4\","
            + " \"Tercio\": \"hi2 16/16 ql7\" }, \"steps\": [{ \"name\": \"assault\","
            + " \"assault\": { \"attacker\": \"Tercio\", \"defender\": \"%s; in redoubt\" } }] }";
    Odds.Exact one =
        PlanFixtures.odds(PlanFixtures.plan(dir, String.format(json, "Foot, Battery")));
    Odds.Exact other =
        PlanFixtures.odds(PlanFixtures.plan(dir, String.format(json, "Battery, Foot")));
    for (String unit : new String[] {"Battery", "Foot"}) {
      assertThat(PlanFixtures.distribution(other, unit))
          .isEqualTo(PlanFixtures.distribution(one, unit));
    }
    assertThat(PlanFixtures.distribution(one, "Foot").keySet())
        .allSatisfy(it -> assertThat(it.toString()).matches("gone|li .*"));
  }

  /**
   * Loose Files: a grade that is said of a unit in each step, and the casualties it brings along.
   */
  @Test
  void a_clause_of_a_step_goes_with_what_a_fight_has_left() {
    String json =
        "{ \"format\": 1, \"system\": \"loose-files\", \"title\": \"x\", \"units\":"
            + " { \"Foot\": \"inf 8\", \"Enemy\": \"inf 8\" }, \"steps\": [{ \"name\": \"day\","
            + " \"repeat\": 2, \"combat\": { \"attacker\": \"Foot; with grade 1\","
            + " \"defender\": \"Enemy\" } }] }";
    Map<Object, Double> times =
        PlanFixtures.distribution(PlanFixtures.odds(PlanFixtures.plan(dir, json)), "day.times");
    assertThat(times.getOrDefault((Object) 2, 0.0)).isGreaterThan(0.5);
    Map<Object, Double> become =
        PlanFixtures.distribution(PlanFixtures.odds(PlanFixtures.plan(dir, json)), "day");
    assertThat(become).containsOnlyKeys("fought");
  }

  @Test
  void why_the_rules_do_not_allow_a_fight_stands_in_the_answer() {
    Odds.Exact odds =
        PlanFixtures.odds(
            volleys(
                "{ \"name\": \"first\", "
                    + VOLLEY
                    + " }, { \"name\": \"wrong\", \"when\": \"Horse.strength < 3\","
                    + " \"melee\": { \"attacker\": \"Horse\", \"defender\": \"art 12lb ql6\","
                    + " \"from\": \"flank\" } }"));
    assertThat(PlanFixtures.distribution(odds, "wrong")).containsKey("left out");
  }

  /** Artillery cannot attack; the reason is told behind a colon. */
  @Test
  void what_becomes_of_a_step_is_asked_with_its_reason_or_without() {
    String steps =
        "{ \"name\": \"first\", "
            + VOLLEY
            + " }, { \"name\": \"wrong\", \"when\": \"first.fought\","
            + " \"melee\": { \"attacker\": \"art 12lb ql6\", \"defender\": \"Horse\" } },"
            + " { \"name\": \"last\", \"when\": \"wrong is \\\"not allowed\\\"\", "
            + VOLLEY
            + " }";
    String reason = "not allowed: attacker: artillery cannot attack";
    Odds.Exact odds =
        PlanFixtures.odds(
            volleys(
                steps,
                "wrong is \"not allowed\"",
                "wrong is \"" + reason + "\"",
                "wrong is \"not allowed: it rains\"",
                "wrong is fought"));
    double gone = lossOfOneVolley(3).getOrDefault((Object) 3, 0.0);
    assertThat(PlanFixtures.distribution(odds, "wrong").get(reason))
        .isCloseTo(1 - gone, within(1e-14));
    for (String same : List.of("wrong is \"not allowed\"", "wrong is \"" + reason + "\"")) {
      assertThat(PlanFixtures.chance(odds, same)).as(same).isCloseTo(1 - gone, within(1e-14));
    }
    assertThat(PlanFixtures.chance(odds, "wrong is \"not allowed: it rains\"")).isZero();
    assertThat(PlanFixtures.chance(odds, "wrong is fought")).isZero();
    assertThat(PlanFixtures.distribution(odds, "last").get("fought"))
        .isCloseTo(1 - gone, within(1e-14));
  }

  /** Else a plan that several threads walk would have states that are not equal, by chance. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bombardment-then-combat",
        "guns-muskets-charge",
        "ranges-then-assault",
        "redoubt",
        "ten-attacks",
        "three-turns-with-a-night",
        "volley-or-charge"
      })
  void a_plan_that_is_drawn_up_again_comes_to_equal_states(String example) {
    String file = "tables/examples/plans/" + example + ".json";
    PlanRequest request = new PlanRequest(file, List.of(), List.of(), List.of());
    Tables tables = Tables.builtIn();
    for (int seed = 1; seed <= 20; seed++) {
      assertThat(states(PlanSetup.measured(request, tables), seed))
          .isEqualTo(states(PlanSetup.measured(request, tables), seed));
    }
  }

  private static <S, R> List<Object> states(Engagement<S, R> plan, int seed) {
    List<Object> states = new ArrayList<>();
    FightEnds.toTheEnd(plan, seed, states::add);
    return states;
  }

  @Test
  void any_number_of_threads_walks_the_same_battles() {
    for (int run = 0; run < 5; run++) {
      assertThat(walked(4)).isEqualTo(walked(1));
    }
  }

  private static List<Odds.MeasureOdds> walked(int threads) {
    return walked(PlanFixtures.example("redoubt"), threads);
  }

  private static <S, R> List<Odds.MeasureOdds> walked(Engagement<S, R> plan, int threads) {
    Trials trials = new Trials(40_000, 1, threads, 0, false, 1_000_000);
    return SampledOdds.of(plan, trials, Deadline.NONE, Progress.NONE).measures();
  }
}

package vedette.rules.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/**
 * The chains of fights in the sources' own stories, one for each system. Every fight is solved
 * separately, its survivors are derived from its measures, and the chain is computed here by hand.
 */
class ChainsTest {
  @TempDir Path dir;

  private double succeeds;

  private static int number(Map<String, Comparable<?>> measures, String name) {
    return (Integer) measures.get(name);
  }

  private static boolean is(Map<String, Comparable<?>> measures, String name) {
    return (Boolean) measures.get(name);
  }

  /** The effect of a step on each unit in it. */
  private interface After {
    String unit(String before, Map<String, Comparable<?>> measures);
  }

  /**
   * Returns the probabilities of a unit after a fight, from those before it; %s stands for the
   * unit.
   */
  private static Map<String, Double> after(Map<String, Double> before, String fight, After after) {
    Map<String, Double> now = new HashMap<>();
    before.forEach(
        (unit, p) ->
            PlanFixtures.ends(
                String.format(fight, unit),
                (measures, q) -> now.merge(after.unit(unit, measures), p * q, Double::sum)));
    return now;
  }

  /** Returns the probability that a last fight succeeds. */
  private static double success(Map<String, Double> before, String fight) {
    double[] sum = {0};
    before.forEach(
        (unit, p) ->
            PlanFixtures.ends(
                String.format(fight, unit),
                (measures, q) -> sum[0] += is(measures, "success") ? p * q : 0));
    return sum[0];
  }

  /**
   * Days of Glory: a stand is four figures, casualties short of a stand stay noted, and a unit that
   * has fallen back has also done so for the turn after.
   */
  @Test
  void guns_then_musketry_then_a_charge_in_days_of_glory() {
    After shot =
        (before, it) -> {
          int stands = Integer.parseInt(before.split("[ /]")[1]);
          int lost =
              before.contains("lost ") ? before.charAt(before.indexOf("lost ") + 5) - '0' : 0;
          int figures = 4 * stands - lost - number(it, "defenderLosses");
          int left = (figures + 3) / 4;
          int noted = 4 * left - figures;
          String state = (String) it.get("defenderState");
          return "inf "
              + left
              + "/12"
              + (noted == 0 ? "" : " lost " + noted)
              + (state.equals("good") ? "" : " " + state)
              + (it.get("effect").toString().contains("falls back") ? " fell-back" : "");
        };
    Map<String, Double> line =
        after(
            after(
                Map.of("inf 12/12", 1.0),
                "days-of-glory fire --battery '4 smoothbore; range 12' --target '%s'"
                    + " --target-type line",
                shot),
            "days-of-glory fire --shooter '8 smoothbore; range 4' --target '%s'"
                + " --target-type line",
            shot);
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.example("guns-muskets-charge"));
    assertThat(PlanFixtures.chance(odds, "success"))
        .isCloseTo(
            success(line, "days-of-glory charge --charger 'cav 8 class 3' --target '%s'"),
            within(1e-12));
  }

  /**
   * Days of Glory: a unit that fell back under fire and is rallied routs if it fails in the
   * shooting of that turn, which comes after the rally. Class 1: four smoothbores at 4 inches hit a
   * line in 4 of 6, and it fails in 2 of 6, or in 4 of 6 if still shaken; it rallies in 3 of 6.
   */
  @ParameterizedTest
  @ValueSource(strings = {"T.shaken", "not T.good"})
  void a_rally_does_not_end_the_turn_that_its_shooting_is_still_to_come_in(String when) {
    String json =
        "{ \"format\": 1, \"system\": \"days-of-glory\", \"title\": \"x\", \"units\":"
            + " { \"T\": \"inf 4 class 1\" }, \"steps\": [{ \"name\": \"one\", %1$s },"
            + " { \"name\": \"rally\", \"when\": \"%2$s\", \"morale\": { \"test\": \"rally\","
            + " \"unit\": \"T\" } }, { \"name\": \"two\", %1$s }] }";
    String fire = "\"fire\": { \"target\": \"T\", \"shooter\": \"4 smoothbore; range 4\" }";
    Odds.Exact odds =
        PlanFixtures.odds(PlanFixtures.plan(dir, String.format(json, fire, when), "T.routing"));
    double fellBack = 4 / 6.0 * 2 / 6.0;
    assertThat(PlanFixtures.chance(odds, "T.routing"))
        .isCloseTo(fellBack * 4 / 6 * (3 / 6.0 * 2 / 6 + 3 / 6.0 * 4 / 6), within(1e-14));
    // So it is in two turns of a firefight, where units rally before they shoot.
    Odds.Exact turns =
        PlanFixtures.odds(
            Fights.fight(
                "days-of-glory",
                "firefight",
                "--attacker 'inf 4' --defender 'inf 4 class 1' --defender-musket none --range 4"
                    + " --turns 2"));
    assertThat(PlanFixtures.chance(odds, "T.routing"))
        .isCloseTo(PlanFixtures.distribution(turns, "defenderState").get("routing"), within(1e-14));
  }

  /**
   * A second rally belongs to the next turn, so a unit that fell back two turns ago falls back
   * again. It routs only if the first rally succeeds, in 3 of 6, and it is hit and fails, in 4 of 6
   * and 2 of 6.
   */
  @Test
  void a_second_rally_begins_the_next_turn() {
    String rally = "\"morale\": { \"test\": \"rally\", \"unit\": \"T\" }";
    Odds.Exact odds =
        PlanFixtures.odds(
            PlanFixtures.plan(
                dir,
                "{ \"format\": 1, \"system\": \"days-of-glory\", \"title\": \"x\", \"units\":"
                    + " { \"T\": \"inf 4 class 1 shaken fell-back\" }, \"steps\": [{ \"name\":"
                    + " \"one\", "
                    + rally
                    + " }, { \"name\": \"two\", \"when\": \"T.shaken\", "
                    + rally
                    + " }, { \"name\": \"fire\", \"fire\": { \"target\": \"T\", \"shooter\":"
                    + " \"4 smoothbore; range 4\" } }] }",
                "T.routing"));
    assertThat(PlanFixtures.chance(odds, "T.routing"))
        .isCloseTo(3 / 6.0 * 4 / 6 * 2 / 6, within(1e-14));
  }

  /**
   * Charges come before rally tests, so that of a unit that has rallied is of the next turn. Shaken
   * and pushed back, 3, it rallies in 3 of 6. Pushed back no more, horse charges formed foot in 4
   * of 6, which runs in 2 of 6; it comes home in 4 of 6 and, 6 ahead, wins.
   */
  @Test
  void a_charge_after_a_rally_is_of_the_next_turn() {
    Odds.Exact odds =
        PlanFixtures.odds(
            PlanFixtures.plan(
                dir,
                "{ \"format\": 1, \"system\": \"days-of-glory\", \"title\": \"x\", \"units\":"
                    + " { \"T\": \"cav 4 shaken; with pushed-back\", \"C\": \"inf 4\" },"
                    + " \"steps\": [{ \"name\": \"rally\", \"morale\": { \"test\": \"rally\","
                    + " \"unit\": \"T\" } }, { \"name\": \"charge\", \"when\": \"T.good\","
                    + " \"charge\": { \"charger\": \"T\", \"target\": \"C\", \"musket\":"
                    + " \"none\" } }] }"));
    assertThat(PlanFixtures.chance(odds, "success"))
        .isCloseTo(3 / 6.0 * 4 / 6 * (2 / 6.0 + 4 / 6.0 * 4 / 6), within(1e-14));
  }

  /**
   * A firefight begins with rally tests, so for a unit with a failed rally it belongs to the next
   * turn. The unit has not fallen back the turn before: it falls back again and does not rout.
   */
  @Test
  void a_firefight_after_a_rally_is_of_the_next_turn() {
    Odds.Exact odds =
        PlanFixtures.odds(
            PlanFixtures.plan(
                dir,
                "{ \"format\": 1, \"system\": \"days-of-glory\", \"title\": \"x\", \"units\":"
                    + " { \"D\": \"inf 4 shaken fell-back\", \"T\": \"inf 8 class 3\" },"
                    + " \"steps\": [{ \"name\": \"rally\", \"morale\": { \"test\": \"rally\","
                    + " \"unit\": \"D\" } }, { \"name\": \"fire\", \"when\": \"D.shaken\","
                    + " \"firefight\": { \"attacker\": \"D\", \"defender\": \"T\", \"range\":"
                    + " [2], \"turns\": 1 } }] }",
                "D.routing"));
    assertThat(PlanFixtures.chance(odds, "D.routing")).isZero();
  }

  /**
   * Really Simple Napoleonic: losses, and whether the target retreats, are all that fire leaves.
   */
  @Test
  void fire_at_ranges_3_and_2_then_the_assault_in_really_simple_napoleonic() {
    After shot =
        (before, it) -> {
          int left = Integer.parseInt(before.split("[ /]")[1]) - number(it, "defenderLosses");
          String state = (String) it.get("defenderState");
          return state.equals("steady") || state.equals("retreating")
              ? "inf " + left + "/6 column" + (state.equals("steady") ? "" : " retreating")
              : "gone";
        };
    String fire = "\"fire\": { \"shooter\": \"Line\", \"target\": \"Column\", \"range\": %d } }";
    String json =
        "{ \"format\": 1, \"system\": \"simple-napoleonic\", \"title\": \"x\", \"units\":"
            + " { \"Column\": \"inf 6/6 column\", \"Line\": \"inf 6/6 line\" }, \"steps\": ["
            + "{ \"name\": \"far\", "
            + String.format(fire, 3)
            + ", { \"name\": \"near\", \"when\": \"not Column.retreating\", "
            + String.format(fire, 2)
            + ", { \"name\": \"assault\", \"when\": \"not Column.retreating\", \"assault\":"
            + " { \"attacker\": \"Column\", \"defender\": \"Line\" } }] }";
    String shots = "simple-napoleonic fire --shooter 'inf 6/6 line' --target '%s' --range ";
    Map<String, Double> column = after(Map.of("inf 6/6 column", 1.0), shots + 3, shot);
    column.keySet().removeIf(it -> !it.endsWith("column"));
    column = after(column, shots + 2, shot);
    column.keySet().removeIf(it -> !it.endsWith("column"));
    double byHand =
        success(column, "simple-napoleonic assault --attacker '%s' --defender 'inf 6/6 line'");
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, json));
    assertThat(PlanFixtures.chance(odds, "success")).isCloseTo(byHand, within(1e-11));
  }

  /** Loose Files: casualties, and D.Points as the recovery of three turns has left them. */
  @Test
  void a_bombardment_over_turns_with_recovery_then_the_combat_in_loose_files() {
    Map<String, Double> enemy =
        after(
            Map.of("inf 6", 1.0),
            "loose-files bombardment --attacker 'art 3' --defender '%s' --range long,long,short"
                + " --commanders 1",
            (before, it) -> {
              int casualties = number(it, "defenderLosses");
              int dp = number(it, "defenderDp");
              return is(it, "defenderEliminated")
                  ? "gone"
                  : "inf "
                      + (6 - casualties)
                      + (dp == 0 ? "" : " dp " + dp)
                      + (casualties == 0 ? "" : "; casualties " + casualties);
            });
    enemy.keySet().removeIf("gone"::equals);
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.example("bombardment-then-combat"));
    assertThat(PlanFixtures.chance(odds, "success"))
        .isCloseTo(
            success(enemy, "loose-files combat --attacker 'inf 8' --defender '%s'"), within(1e-12));
  }

  /**
   * Six Days of Glory: two game turns of battle, a night in which each command regains points, and
   * a third; the dead are not fought, but may come back in the night.
   */
  @Test
  void three_game_turns_with_a_night_between_in_six_days_of_glory() {
    String battle =
        "\"battle\": { \"attacker\": \"A\", \"defender\": \"D; in town\", \"turns\": 2 } }";
    String json =
        "{ \"format\": 1, \"system\": \"six-days\", \"title\": \"x\", \"units\":"
            + " { \"A\": \"inf 5\", \"D\": \"inf 4\" }, \"steps\": ["
            + "{ \"name\": \"day\", \"repeat\": 2, "
            + battle
            + ", { \"name\": \"a-night\", \"reorganize\": { \"command\": \"A\" } }"
            + ", { \"name\": \"d-night\", \"reorganize\": { \"command\": \"D\" } }"
            + ", { \"name\": \"morning\", "
            + battle
            + "] }";
    Map<String, Double> points = new HashMap<>(Map.of("5 4", 1.0));
    points = night(battle(battle(points)));
    succeeds = 0;
    Map<String, Double> end = battle(points);
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, json));
    assertThat(PlanFixtures.chance(odds, "success")).isCloseTo(succeeds, within(1e-12));
    Map<Object, Double> attacker = PlanFixtures.distribution(odds, "A.strength");
    Map<Integer, Double> byHand = new HashMap<>();
    end.forEach((both, p) -> byHand.merge(Integer.parseInt(both.split(" ")[0]), p, Double::sum));
    attacker.forEach(
        (left, p) -> assertThat(p).as("%s", left).isCloseTo(byHand.get(left), within(1e-12)));
  }

  /** Own systems read {@code 3 x guard} as three guards, in a plan's units and beside them. */
  @Test
  void equal_units_that_are_written_together_fight_as_if_they_were_written_one_by_one() {
    Odds.Exact together = ofGuards("3 x guard", "inf x2, Foe");
    Odds.Exact oneByOne = ofGuards("guard, guard, guard", "inf, inf, Foe");
    for (String measure : List.of("Guards", "Foe", "two", "Guards.units", "Foe.strength")) {
      assertThat(PlanFixtures.distribution(together, measure))
          .as(measure)
          .isEqualTo(PlanFixtures.distribution(oneByOne, measure));
    }
    assertThat(PlanFixtures.distribution(together, "Guards.units")).containsKey(3);
  }

  private Odds.Exact ofGuards(String guards, String enemies) {
    String file = Path.of("tables/examples/steps.json").toAbsolutePath().toString();
    return PlanFixtures.odds(
        PlanFixtures.plan(
            dir,
            """
            { "format": 1, "system": "own", "title": "Two rounds",
              "units": { "Guards": "GUARDS", "Foe": "inf" },
              "steps": [
                { "name": "one", "fight": { "table": "FILE", "attacker": "Guards", "defender": "ENEMIES", "turns": 1 } },
                { "name": "two", "fight": { "table": "FILE", "attacker": "Guards", "defender": "Foe", "turns": 1 } }
              ] }
            """
                .replace("FILE", file)
                .replace("GUARDS", guards)
                .replace("ENEMIES", enemies),
            "Guards.units"));
  }

  private Map<String, Double> battle(Map<String, Double> before) {
    Map<String, Double> after = new HashMap<>();
    before.forEach(
        (both, p) -> {
          int attacker = Integer.parseInt(both.split(" ")[0]);
          int defender = Integer.parseInt(both.split(" ")[1]);
          if (attacker == 0 || defender == 0) {
            after.merge(both, p, Double::sum);
            return;
          }
          PlanFixtures.ends(
              "six-days battle --attacker 'inf "
                  + attacker
                  + "/5' --defender 'inf "
                  + defender
                  + "/4; in town' --turns 2",
              (it, q) -> {
                succeeds += is(it, "success") ? p * q : 0;
                int left = attacker - number(it, "attackerLosses");
                int other = defender - number(it, "defenderLosses");
                after.merge(left + " " + other, p * q, Double::sum);
              });
        });
    return after;
  }

  private static Map<String, Double> night(Map<String, Double> before) {
    Map<String, Double> after = new HashMap<>();
    before.forEach(
        (both, p) ->
            regain(
                both.split(" ")[0],
                5,
                (attacker, q) ->
                    regain(
                        both.split(" ")[1],
                        4,
                        (defender, r) ->
                            after.merge(attacker + " " + defender, p * q * r, Double::sum))));
    return after;
  }

  private interface Regained {
    void points(int points, double probability);
  }

  private static void regain(String points, int full, Regained regained) {
    PlanFixtures.ends(
        "six-days reorganize --command 'inf " + points + "/" + full + "'",
        (it, p) -> regained.points(Integer.parseInt(points) + number(it, "pointsRegained"), p));
  }
}

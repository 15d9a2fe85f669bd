package vedette.rules.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;

/**
 * The goal of a plan in its first sentence. A volley of six points of foot destroys the last point
 * of horse on 7 to 10, in 40% (Fire Results Table, column 2); where it misses, the charge drives
 * the horse out in 90%, as in the separate melee.
 */
class GoalTest {
  private static final String FIGHTS =
      "{ \"name\": \"volley\", \"fire\": { \"shooter\": \"Foot\", \"target\": \"Horse\" } },"
          + " { \"name\": \"charge\", \"melee\": { \"attacker\": \"Foot\","
          + " \"defender\": \"Horse\" } }";

  @TempDir Path dir;

  private Engagement<?, ?> plan(String further, String steps, String... questions) {
    return PlanFixtures.plan(
        dir,
        "{ \"format\": 1, \"system\": \"musket-pike\", \"title\": \"x\", \"units\":"
            + " { \"Foot\": \"hi1 6/6 ql6\", \"Horse\": \"cav 1/3 ql10\" }, "
            + further
            + "\"steps\": ["
            + steps
            + "] }",
        questions);
  }

  private static double success(Engagement<?, ?> plan) {
    return PlanFixtures.chance(PlanFixtures.odds(plan), "success");
  }

  @Test
  void who_is_destroyed_before_the_charge_is_beaten() {
    Engagement<?, ?> plan = plan("", FIGHTS, "charge.success");
    Odds.Exact odds = PlanFixtures.odds(plan);
    assertThat(PlanFixtures.chance(odds, "charge.success")).isCloseTo(0.6 * 0.9, within(1e-14));
    assertThat(PlanFixtures.chance(odds, "success")).isCloseTo(0.4 + 0.6 * 0.9, within(1e-14));
    assertThat(plan.story().summary())
        .isEqualTo(
            "the charge by Foot succeeds, or Horse is gone, {+success} of the time;"
                + " it is not fought {charge is not fought}");
  }

  /** The same result for other names of steps and units. */
  @Test
  void names_may_have_a_number_behind_a_hyphen() {
    Engagement<?, ?> plan =
        PlanFixtures.plan(
            dir,
            "{ \"format\": 1, \"system\": \"musket-pike\", \"title\": \"x\", \"units\":"
                + " { \"F-1\": \"hi1 6/6 ql6\", \"H-2\": \"cav 1/3 ql10\" }, \"steps\": ["
                + FIGHTS
                    .replace("Foot", "F-1")
                    .replace("Horse", "H-2")
                    .replace("\"charge\"", "\"charge-2\", \"when\": \"not H-2.eliminated\"")
                + "] }",
            "charge-2.success or H-2.eliminated");
    Odds.Exact odds = PlanFixtures.odds(plan);
    assertThat(PlanFixtures.chance(odds, "success")).isCloseTo(0.4 + 0.6 * 0.9, within(1e-14));
    assertThat(plan.story().summary()).startsWith("the charge-2 by F-1 succeeds, or H-2 is gone,");
  }

  @Test
  void a_charge_that_is_left_out_does_not_succeed() {
    String never = FIGHTS.replace("\"charge\",", "\"charge\", \"when\": \"Horse.eliminated\",");
    Odds.Exact odds = PlanFixtures.odds(plan("", never));
    assertThat(PlanFixtures.distribution(odds, "charge").get("units gone"))
        .isCloseTo(0.4, within(1e-14));
    assertThat(PlanFixtures.chance(odds, "success")).isCloseTo(0.4, within(1e-14));
  }

  @Test
  void fresh_enemies_cannot_be_gone_before_they_are_met() {
    String fresh = FIGHTS.replace("\"defender\": \"Horse\"", "\"defender\": \"cav 1/3 ql10\"");
    Engagement<?, ?> plan = plan("", fresh);
    assertThat(success(plan)).isCloseTo(0.9, within(1e-14));
    assertThat(plan.story().summary()).startsWith("the charge by Foot succeeds {+success}");
  }

  @Test
  void the_first_condition_among_the_measures_of_the_file_is_what_the_plan_is_for() {
    String measures =
        "\"measures\": { \"left\": \"Horse.strength\", \"shot\": \"Horse.eliminated and not"
            + " charge.fought\", \"other\": \"charge.success\" }, ";
    Engagement<?, ?> plan = plan(measures, FIGHTS);
    assertThat(success(plan)).isCloseTo(0.4, within(1e-14));
    assertThat(plan.story().summary()).isEqualTo("the plan succeeds (shot) {+success} of the time");
  }

  @Test
  void a_measure_called_success_is_what_the_plan_is_for() {
    String measures =
        "\"measures\": { \"shot\": \"Horse.eliminated\", \"success\": \"not shot\" }, ";
    Engagement<?, ?> plan = plan(measures, FIGHTS);
    assertThat(success(plan)).isCloseTo(0.6 * 0.1, within(1e-14));
    assertThat(plan.story().summary()).isEmpty();
  }

  @Test
  void a_fight_that_is_repeated_is_told_by_its_last_time() {
    String twice = FIGHTS.replace("\"charge\",", "\"charge\", \"repeat\": 2,");
    assertThat(plan("", twice).story().summary()).startsWith("the last charge by Foot succeeds,");
  }

  /** Two volleys destroy the horse in 1 - 0.6 x 0.6; the last charge is never fought. */
  @Test
  void an_enemy_who_is_gone_at_the_end_of_a_loop_is_beaten() {
    String loop =
        "{ \"name\": \"loop\", \"repeat\": 2, \"until\": \"Horse.eliminated\", \"steps\": [{"
            + " \"name\": \"check\", \"when\": \"Horse.eliminated\", \"melee\": { \"attacker\":"
            + " \"Foot\", \"defender\": \"Horse\" } }, "
            + FIGHTS.substring(0, FIGHTS.indexOf(", { \"name\": \"charge\""))
            + "] }";
    Engagement<?, ?> plan = plan("", loop);
    assertThat(success(plan)).isCloseTo(1 - 0.6 * 0.6, within(1e-14));
    assertThat(plan.story().summary())
        .startsWith("the last check by Foot succeeds, or Horse is gone,");
  }

  @Test
  void a_fight_of_an_alternative_that_is_not_taken_is_not_the_last() {
    String chosen =
        "{ \"name\": \"now\", \"choose\": [{ \"name\": \"one\", \"steps\": ["
            + FIGHTS
            + "] }, { \"name\": \"storm\", \"melee\": { \"attacker\": \"Foot\","
            + " \"defender\": \"Horse\" } }] }";
    assertThat(plan("", chosen).story().summary()).startsWith("the charge by Foot succeeds,");
  }

  /** A volley has no success, because it takes no position. */
  @Test
  void a_plan_without_a_fight_that_can_be_won_has_no_success() {
    String volley = FIGHTS.substring(0, FIGHTS.indexOf(", { \"name\": \"charge\""));
    assertThat(PlanFixtures.odds(plan("", volley)).measure("success")).isNull();
  }

  /**
   * The last fight is followed by a night, in which the enemy may return: the result of that fight
   * counts. Five turns of battle destroy or repulse most; one more is fought with the survivors.
   */
  @Test
  void a_night_after_the_last_fight_brings_no_beaten_enemy_back() {
    String days =
        "{ \"format\": 1, \"system\": \"six-days\", \"title\": \"x\", \"units\":"
            + " { \"X\": \"cav 1\", \"Y\": \"inf 4\" }, \"steps\": ["
            + " { \"name\": \"s0\", \"battle\":"
            + " { \"attacker\": \"Y\", \"defender\": \"X\", \"turns\": 5 } },"
            + " { \"name\": \"s1\", \"battle\":"
            + " { \"attacker\": \"Y\", \"defender\": \"X\", \"turns\": 1 } }";
    String night = ", { \"name\": \"s2\", \"reorganize\": { \"command\": \"X\" } }";
    double without = success(PlanFixtures.plan(dir, days + "] }"));
    Engagement<?, ?> plan = PlanFixtures.plan(dir, days + night + "] }", "X.eliminated");
    Odds.Exact odds = PlanFixtures.odds(plan);
    assertThat(without).isGreaterThan(0.9);
    assertThat(PlanFixtures.chance(odds, "success")).isCloseTo(without, within(1e-12));
    assertThat(PlanFixtures.chance(odds, "X.eliminated")).isLessThan(0.5);
  }

  /** Own troops that were gone before the fight have not won it, even if others return later. */
  @Test
  void a_night_after_the_last_fight_brings_no_own_victory_either() {
    String steps =
        "{ \"format\": 1, \"system\": \"six-days\", \"title\": \"x\", \"units\":"
            + " { \"X\": \"cav 1\", \"Y\": \"cav 1\", \"Z\": \"inf 9\" }, \"steps\": ["
            + " { \"name\": \"s0\", \"battle\":"
            + " { \"attacker\": \"Z\", \"defender\": \"Y\", \"turns\": 5 } },"
            + " { \"name\": \"s1\", \"battle\":"
            + " { \"attacker\": \"Z\", \"defender\": \"X\", \"turns\": 5 } },"
            + " { \"name\": \"s2\", \"battle\":"
            + " { \"attacker\": \"Y\", \"defender\": \"X\", \"turns\": 1 } }";
    String night = ", { \"name\": \"s3\", \"reorganize\": { \"command\": \"Y\" } }";
    double without = success(PlanFixtures.plan(dir, steps + "] }"));
    double with = success(PlanFixtures.plan(dir, steps + night + "] }"));
    assertThat(with).isCloseTo(without, within(1e-12));
  }
}

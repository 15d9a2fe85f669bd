package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;

import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** The worked example of the procedure (11.3), as printed and as odds. */
class WorkedExampleTest {
  private static final String BIG = "big: inf 5, inf 5, cav 2, art 2; turns 2";
  private static final String SMALL = "small: inf 4, inf 4; turns 4";
  private static final String PRUSSIANS = "Kleist: inf 4, inf 4, cav 1, art 1, officer";

  /**
   * Plays the example. The French stop after the obligatory turn: no attack has a differential of
   * 99.
   */
  private static SixDaysFight example(String counterattack) {
    return SixDaysFight.with(
        SixDaysFight.battle(
            ("--attacker '%s' --attacker '%s' --defender '%s' --stop 'below 99'"
                    + " --counterattack '%s'")
                .formatted(BIG, SMALL, PRUSSIANS, counterattack)),
        4,
        8);
  }

  @Test
  void the_big_stack_attacks_at_plus_five_and_the_small_one_at_minus_four() {
    assertThat(example("never").attacks()).containsExactly("big > Kleist", "small > Kleist");
    // 14 - 10 + cavalry + artillery - officer; 8 - 9 - cavalry - artillery - officer.
    assertThat(example("never").differentials()).containsExactly(5, -4);
  }

  @Test
  void the_officer_turns_plus_six_into_plus_five() {
    // 11.3 counts +4 of strength, then cavalry and artillery, before the officer.
    assertThat(
            SixDaysFight.differential("inf 5, inf 5, cav 2, art 2", "inf 4, inf 4, cav 1, art 1"))
        .isEqualTo(6);
    assertThat(
            SixDaysFight.differential(
                "inf 5, inf 5, cav 2, art 2", "inf 4, inf 4, cav 1, art 1, officer"))
        .isEqualTo(5);
  }

  @Test
  void a_four_and_then_an_eight_cost_the_prussians_one_infantry_point_each() {
    SixDaysFight played = example("never");
    assertThat(played.pointsLost()).containsExactly("Kleist inf 4", "Kleist inf 4");
    assertThat(played.value("defenderLosses")).isEqualTo(2);
    assertThat(played.value("attackerLosses")).isEqualTo(0);
    assertThat(played.value("ending")).isEqualTo("attacker stops");
    assertThat(played.value("turns")).isEqualTo(1);
  }

  @Test
  void the_prussians_are_right_not_to_counterattack_both_stacks_at_once() {
    // 8 left against 14 + 8, less cavalry (1 against 2) and artillery (1 against 2), plus Kleist.
    int differential = 8 - 22 - 1 - 1 + 1;
    assertThat(example("at " + (differential + 1)).attacks()).hasSize(2);
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            ("--attacker '%s' --attacker '%s' --defender '%s' --stop 'below 99'"
                    + " --counterattack 'at %s'")
                .formatted(BIG, SMALL, PRUSSIANS, differential));
    SixDaysFight counterattacked = SixDaysFight.with(fight, 4, 8, 5);
    assertThat(counterattacked.attacks()).last().isEqualTo("Kleist > big + small");
    assertThat(counterattacked.differentials()).last().isEqualTo(differential);
  }

  @Test
  void one_turn_of_the_big_stack_in_clear_ground_costs_three_tenths_and_one_point_six() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "attacker", "inf 5, inf 5, cav 2, art 2", "defender", PRUSSIANS, "turns", "1"));
    // +5: A1Rp (one, and one of friction), A1, D1 three times, D2 three times, D2Rp, D3Rp.
    assertThat(mean(odds, "attackerLosses")).isEqualTo(new BigFraction(2 + 1, 10));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(new BigFraction(3 + 6 + 3 + 4, 10));
    assertThat(chance(odds, "attackerRepulsed")).isEqualTo(new BigFraction(1, 10));
    assertThat(chance(odds, "defenderRepulsed")).isEqualTo(new BigFraction(1, 5));
    assertThat(Fights.outOf(10, odds, "attackerLosses")).isEqualTo(Map.of(0, 8, 1, 1, 2, 1));
    assertThat(Fights.outOf(10, odds, "defenderLosses"))
        .isEqualTo(Map.of(0, 2, 1, 3, 2, 3, 3, 1, 4, 1));
    assertThat(Fights.outOf(10, odds, "ending"))
        .isEqualTo(Map.of("attacker repulsed", 1, "defender repulsed", 2, "turns run out", 7));
    assertThat(odds.undecided()).isZero();
    assertThat(odds.error()).isZero();
  }

  @Test
  void the_same_stacks_across_a_stream_lose_a_column() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "--attacker 'inf 5, inf 5, cav 2, art 2' --defender '%s' --terrain stream"
                    .formatted(PRUSSIANS)));
    // +4: A1Rp, A1, A1, D1, D1, D1, D2, D2, D2Rp, D2Rp.
    assertThat(mean(odds, "attackerLosses")).isEqualTo(new BigFraction(2 + 1 + 1, 10));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(new BigFraction(3 + 4 + 6, 10));
    assertThat(List.of(chance(odds, "attackerRepulsed"), chance(odds, "defenderRepulsed")))
        .containsExactly(new BigFraction(1, 10), new BigFraction(1, 5));
  }
}

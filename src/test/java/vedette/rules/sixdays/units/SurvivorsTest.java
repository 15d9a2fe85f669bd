package vedette.rules.sixdays.units;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static vedette.rules.Fights.mean;
import static vedette.rules.Fights.outOf;

import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.sixdays.SixDaysFight;
import vedette.source.TextFault;

/**
 * The survivors of a fight: unit by unit, rearguards, the dead pile, and officers without units.
 */
class SurvivorsTest {
  @Test
  void each_unit_tells_what_it_has_left_and_the_dead_are_counted() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "--attacker 'inf 1, inf 1' --defender 'inf 2, inf 0/3' --survivors by-unit"));
    // At zero: A2Rp; A1Rp; A1 three times; D1 three times; D1Rp twice. Of two like units the first
    // takes the loss; the defender's dead unit was dead before.
    assertThat(outOf(10, odds, "attackerDead")).isEqualTo(Map.of(0, 5, 1, 4, 2, 1));
    assertThat(outOf(10, odds, "attackerLeft[inf 1 (1)]")).isEqualTo(Map.of(0, 5, 1, 5));
    assertThat(outOf(10, odds, "attackerLeft[inf 1 (2)]")).isEqualTo(Map.of(0, 1, 1, 9));
    assertThat(outOf(10, odds, "defenderDead")).isEqualTo(Map.of(1, 10));
    assertThat(outOf(10, odds, "defenderLeft[inf 2]")).isEqualTo(Map.of(1, 5, 2, 5));
    assertThat(outOf(10, odds, "defenderLeft[inf 0/3]")).isEqualTo(Map.of(0, 10));
  }

  @Test
  void of_units_equally_strong_the_one_listed_first_is_hit_first() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "--attacker 'inf 2' --turns 2 --defender 'inf 2/3, inf 2' --survivors by-unit"));
    // By hand (11.3, SD4). First turn at -2: 1 and 2 A2Rp, 3 to 5 A1, 6 to 9 D1, 10 D1Rp. Second
    // turn after an A1 at 1 - 4 = -3: D1 on 8 and 9, D1Rp on 10. After a D1 at 2 - 3 = -1: five in
    // ten again. The first point in 5/10 + 3/10 x 3/10, the second in 4/10 x 5/10.
    assertThat(outOf(100, odds, "defenderLeft[inf 2/3]")).isEqualTo(Map.of(1, 59, 2, 41));
    assertThat(outOf(100, odds, "defenderLeft[inf 2]")).isEqualTo(Map.of(1, 20, 2, 80));
  }

  @Test
  void units_written_alike_are_numbered_as_they_come() {
    // The second comes in battle turn 2 and the third in 3, whatever the order of the request. A D1
    // takes the first of equals, so in battle turn 2 the second, and the third has not come.
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "--attacker 'inf 20' --defender 'inf 4; arrives 3: inf 4; arrives 2: inf 4'"
                    + " --turns 2 --survivors by-unit --stacking ignored"),
            4,
            4);
    assertThat(played.value("defenderLeft[inf 4 (1)]")).isEqualTo(3);
    assertThat(played.value("defenderLeft[inf 4 (2)]")).isEqualTo(3);
    assertThat(played.value("defenderLeft[inf 4 (3)]")).isEqualTo(4);
  }

  @Test
  void a_unit_that_began_stronger_keeps_its_place_among_equals() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "--attacker 'inf 90' --defender 'inf 4, inf 3' --turns 2 --survivors by-unit"),
            3,
            3);
    // Two points, one by one: 4 and 3, then 3 and 3, then that of the one listed first.
    assertThat(played.value("defenderLeft[inf 4]")).isEqualTo(2);
    assertThat(played.value("defenderLeft[inf 3]")).isEqualTo(3);
  }

  @Test
  void units_of_several_stacks_are_called_by_their_stack() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "--attacker 'Ney: inf 5, cav 2' --attacker 'inf 5' --defender 'inf 9'"
                    + " --survivors by-unit"));
    assertThat(odds.measures())
        .extracting(it -> it.name())
        .contains("attackerLeft[Ney inf 5]", "attackerLeft[Ney cav 2]", "attackerLeft[2 inf 5]");
  }

  @Test
  void what_units_have_left_is_what_was_not_lost() {
    String battle =
        "--attacker 'inf 4, inf 3, cav 2; turns 3' --defender 'inf 3, art 2; rearguard 2: inf 2'"
            + " --counterattack always";
    Odds.Exact inAll = Fights.odds(SixDaysFight.battle(battle));
    Odds.Exact byUnit = Fights.odds(SixDaysFight.battle(battle + " --survivors by-unit"));
    assertThat(mean(byUnit, "attackerLosses")).isEqualTo(mean(inAll, "attackerLosses"));
    assertThat(mean(byUnit, "defenderLosses")).isEqualTo(mean(inAll, "defenderLosses"));
    BigFraction left =
        mean(byUnit, "attackerLeft[inf 4]")
            .add(mean(byUnit, "attackerLeft[inf 3]"))
            .add(mean(byUnit, "attackerLeft[cav 2]"));
    assertThat(left.add(mean(inAll, "attackerLosses"))).isEqualTo(new BigFraction(9));
    assertThat(mean(byUnit, "defenderLeft[inf 2]").add(mean(inAll, "defenderRearguardLosses")))
        .isEqualTo(new BigFraction(2));
  }

  @Test
  void what_a_rearguard_loses_is_told_apart() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "--attacker 'inf 6, cav 2; turns 4' --defender 'inf 2; rearguard 2: inf 1'"));
    // At +5 and more: A1Rp, A1, three D1, three D2, D2Rp, D3Rp. The first turn costs inf 2; 4 in 10
    // continue against the rearguard, which is gone on 8 in 10, and 1 in 10 (A1) leads to another
    // turn.
    assertThat(outOf(10, odds, "defenderMainBodyLosses")).isEqualTo(Map.of(0, 2, 1, 3, 2, 5));
    assertThat(mean(odds, "defenderRearguardLosses"))
        .isEqualTo(new BigFraction(4 * 8 * 111, 10 * 10 * 100));
    assertThat(mean(odds, "defenderLosses"))
        .isEqualTo(mean(odds, "defenderMainBodyLosses").add(mean(odds, "defenderRearguardLosses")));
  }

  @Test
  void a_stack_without_a_rearguard_is_no_main_body() {
    // A loses at least a point on every D result; it has no rearguard and cannot leave.
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "--attacker 'inf 9; against A' --attacker 'inf 1; against B'"
                    + " --defender 'A: inf 4' --defender 'B: inf 99; rearguard 1: inf 1'"));
    assertThat(outOf(10, odds, "defenderMainBodyLosses")).isEqualTo(Map.of(0, 10));
    assertThat(mean(odds, "defenderLosses"))
        .isEqualTo(mean(odds, "defenderLosses[A]").add(mean(odds, "defenderRearguardLosses")));
  }

  @Test
  void targets_that_are_never_met_have_all_they_had() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.repulse(
                "--attacker 'inf 3, cav 1' --defender 'inf 2' --defender 'A: inf 2'"
                    + " --movement 2 --survivors by-unit"));
    // +3: A1Rp; A1 twice; D1 three times; D2 twice and D2Rp twice, which eliminate inf 2.
    assertThat(outOf(100, odds, "defenderDead")).isEqualTo(Map.of(0, 60, 1, 24, 2, 16));
    assertThat(outOf(100, odds, "defenderLeft[A inf 2]"))
        .isEqualTo(Map.of(2, 60 + 12, 1, 12, 0, 16));
    assertThat(outOf(100, odds, "attackerLeft[cav 1]")).isEqualTo(Map.of(1, 86, 0, 14));
  }

  @Test
  void an_officer_may_come_alone() {
    SixDaysFight joined =
        SixDaysFight.with(
            SixDaysFight.battle(
                "--attacker 'inf 50; turns 3; joins turns 2: officer'"
                    + " --defender 'inf 60; arrives 3: commander'"),
            5,
            5,
            5);
    // Each turn costs the attacker one; its officer counts in the second, the defender's cancels it
    // in the third.
    assertThat(joined.differentials()).containsExactly(-10, -11 + 1, -12);
  }

  @Test
  void an_officer_alone_does_not_fight() {
    for (String stack : new String[] {"officer", "inf 5; rearguard 2: officer"}) {
      assertThat(catchThrowableOfType(TextFault.class, () -> Stack.parse(stack)))
          .as(stack)
          .hasMessageContaining("an officer cannot fight without units");
    }
    assertThat(Stack.parse("inf 5; joins turns 1: officer; arrives 2: officer"))
        .hasToString("inf 5; joins turns 1: officer; arrives 2: officer");
  }
}

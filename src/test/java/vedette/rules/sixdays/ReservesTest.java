package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Note;
import vedette.fight.OpeningUmpire;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.sixdays.battle.ReinforceChoice;
import vedette.source.TextFault;

/**
 * Reinforcements that their owner holds back (11.3: nonphasing units move at their owner's
 * discretion).
 */
class ReservesTest {
  private static final String BATTLE =
      "--attacker 'inf 5; turns 2' --defender 'inf 5; arrives 2: inf 4'";

  private static List<Integer> differentials(String battle, int... rolls) {
    return SixDaysFight.with(SixDaysFight.battle(battle), rolls).differentials();
  }

  @Test
  void they_come_once_their_stack_has_lost_enough() {
    String battle =
        "--attacker 'inf 50; turns 4' --defender 'inf 50; arrives 1: inf 9, officer'"
            + " --reinforce 'after-losing 2'";
    // D1, D1, then 50 against 48 + 9 with an officer.
    assertThat(differentials(battle, 6, 6, 5, 5)).containsExactly(0, 1, 50 - 57 - 1, 49 - 57 - 1);
    assertThat(differentials(battle, 5, 5, 5, 5)).containsExactly(0, -1, -2, -3);
  }

  @Test
  void they_come_before_an_attack_that_is_strong_enough() {
    String battle =
        "--attacker 'inf 52; turns 3' --defender 'inf 50; arrives 1: inf 9'"
            + " --reinforce 'against +3'";
    // +2, a D1 makes it +3; once the reinforcements are there they stay. A 3 at -6 is an A2.
    assertThat(differentials(battle, 6, 3, 3)).containsExactly(2, 52 - 58, 50 - 58);
  }

  @Test
  void the_first_rolls_are_told_with_who_is_sent_in_and_who_is_still_to_come() {
    assertThat(opening("arrives 1: inf 4", "against 0"))
        .containsExactly("defender is reinforced [SD7, SD-V6]", "attacker attacks defender []");
    assertThat(opening("arrives 2: inf 4", "against 0"))
        .containsExactly("defender awaits arrivals [SD7, SD-V6]", "attacker attacks defender []");
    // 5 against 5, and 5 against 9: the first group comes, the second waits for an attack at zero.
    assertThat(opening("arrives 1: inf 4; arrives 2: art 1", "against 0"))
        .containsExactly(
            "defender is reinforced [SD7, SD-V6, SD-V12]",
            "defender awaits arrivals [SD7, SD-V6]",
            "attacker attacks defender []");
  }

  private static List<String> opening(String reserves, String doctrine) {
    List<String> told = new ArrayList<>();
    OpeningUmpire.of(
        SixDaysFight.battle(
            "attacker", "inf 5", "defender", "inf 5; " + reserves, "reinforce", doctrine),
        note -> {
          if (note instanceof Note.Event event && !event.text().startsWith("differential")) {
            told.add(event.text() + " " + event.readings());
          }
        });
    return told;
  }

  @Test
  void of_two_groups_the_second_is_decided_on_as_the_first_has_come() {
    String battle =
        "--attacker 'inf 9' --defender 'A: inf 2; arrives 1: inf 4'"
            + " --defender 'B: inf 2; arrives 1: inf 4' --reinforce 'against +2'";
    // One attack on both, 9 against 4: A's come, 9 against 8, and B's are held back.
    assertThat(differentials(battle, 3)).containsExactly(9 - 8);
  }

  @Test
  void an_officer_who_comes_alone_is_decided_on_in_his_place_among_the_reserves() {
    // Turn 1 is at +1, and no reinforcements are sent in. It repulses the attacker 1 in 10 and the
    // defender 2 in 10. After an A1 (3 in 10), 4 against 4: none are sent in, A2Rp or A1Rp on a 1
    // or 2. After a D1 (3 in 10), 5 against 3: the officer makes it +1, so the guns stay: A1Rp on
    // a 1. After a D2 (1 in 10), 5 against 2: the officer makes it +2, so the guns come too and
    // make it 5 against 3 less two: a repulse on a 1 or 2. If the guns were decided on first,
    // they would make it 0 after a D1, and +1 after a D2: 23 in 100.
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "--attacker 'inf 5; turns 2' --defender 'inf 4; arrives 1: officer; arrives 2: art"
                    + " 1' --reinforce 'against +2'"));
    assertThat(chance(odds, "attackerRepulsed"))
        .isEqualTo(new BigFraction(10 + 3 * 2 + 3 * 1 + 1 * 2, 100));
  }

  @Test
  void officers_of_several_stacks_are_decided_on_stack_by_stack() {
    String battle =
        "--attacker 'inf 9' --defender 'A: inf 2; arrives 1: officer'"
            + " --defender 'B: inf 2; arrives 1: inf 4' --reinforce 'against +5'";
    // 9 against 4 is +5: A's officer makes it +4, and B's infantry stays.
    assertThat(differentials(battle, 3)).containsExactly(9 - 4 - 1);
  }

  @Test
  void they_do_not_come_before_they_can() {
    String battle =
        "--attacker 'inf 60; turns 3' --defender 'inf 50; arrives 3: inf 9'"
            + " --reinforce 'against 0'";
    assertThat(differentials(battle, 3, 3, 3)).containsExactly(10, 11, 60 - 57);
  }

  @Test
  void the_attack_on_another_stack_does_not_bring_them() {
    String battle =
        "--attacker 'x: inf 60; against A' --attacker 'y: inf 50; against B'"
            + " --defender 'A: inf 50' --defender 'B: inf 50; arrives 1: inf 9'"
            + " --reinforce 'against +3'";
    assertThat(differentials(battle, 3, 3)).containsExactly(10, 0);
  }

  @Test
  void a_battle_with_reserves_as_odds() {
    // Turn 1 at zero: A1 three times, D1 three times; two repulses either way, D1Rp costs one. Turn
    // 2 after an A1: 4 against 5 loses the defender 5 in 10, but 4 against 9 only 2 in 10. After a
    // D1
    // the reserve is there in either case: 5 against 8, 3 in 10.
    assertThat(mean(odds(" --reinforce 'after-losing 1'"), "defenderLosses"))
        .isEqualTo(new BigFraction(50 + 3 * 5 + 3 * 3, 100));
    assertThat(mean(odds(""), "defenderLosses"))
        .isEqualTo(new BigFraction(50 + 3 * 2 + 3 * 3, 100));
  }

  private static Odds.Exact odds(String doctrine) {
    return Fights.odds(SixDaysFight.battle(BATTLE + doctrine));
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --reinforce 'against -99'     | --defender 'inf 5; arrives 2: inf 4'
          --reinforce at-once           | --defender 'inf 5; arrives 2: inf 4'
          --reinforce 'against +99'     | --defender 'inf 5'
          --reinforce 'after-losing 99' | --defender 'inf 5'
          """)
  void who_always_comes_or_never_is_one_who_arrives_or_is_not_there(String doctrine, String like) {
    Odds.Exact odds = odds(" " + doctrine);
    Odds.Exact other = Fights.odds(SixDaysFight.battle("--attacker 'inf 5; turns 2' " + like));
    assertThat(odds.measure("ending").distribution())
        .isEqualTo(other.measure("ending").distribution());
    assertThat(mean(odds, "attackerLosses")).isEqualTo(mean(other, "attackerLosses"));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(mean(other, "defenderLosses"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--attacker 'inf 5' --defender 'inf 5'",
        "--attacker 'inf 5' --defender 'inf 5; arrives 2: inf 4; rearguard 3: inf 1'",
      })
  void where_nobody_can_be_held_back_it_is_refused(String battle) {
    TextFault refused =
        catchThrowableOfType(
            TextFault.class, () -> SixDaysFight.battle(battle + " --reinforce 'against 0'"));
    assertThat(refused.slot()).isEqualTo("reinforce");
    assertThat(refused.help()).isNotBlank();
  }

  @Test
  void what_is_no_doctrine_is_refused() {
    for (String text : new String[] {"", "never", "against", "against x", "after-losing 0"}) {
      assertThat(
              catchThrowableOfType(
                  TextFault.class, () -> ReinforceChoice.ReinforceDoctrine.parse(text)))
          .as(text)
          .isNotNull();
    }
  }
}

package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.rules.Fights;

/**
 * The point of friction that a repulsed stack pays (11.0, SD5), and repulses of stacks without
 * survivors (SD10).
 */
class RepulsePointTest {
  /** Plays a single attack. */
  private static SixDaysFight attack(String attacker, String defender, int die, String... further) {
    String[] all =
        Fights.and(further, "attacker", attacker, "defender", defender, "stacking", "ignored");
    return SixDaysFight.with(SixDaysFight.battle(all), die);
  }

  @Test
  void a_repulse_costs_one_more_point_of_cavalry() {
    // 14 against 14, a 9: D1Rp.
    assertThat(attack("inf 10, cav 2, art 2", "inf 6, cav 2, art 2, inf 4", 9).pointsLost())
        .containsExactly("defender inf 6", "defender cav 2");
  }

  @Test
  void a_repulsed_attacker_pays_it_too() {
    // 5 + 3 - (5 + 3) = 0, a 2: A1Rp.
    assertThat(attack("inf 5, cav 3", "inf 5, cav 3", 2).pointsLost())
        .containsExactly("attacker inf 5", "attacker cav 3");
  }

  @Test
  void it_comes_off_the_strongest_unit_of_the_cavalry() {
    // The D2 takes a point of the infantry and of the strongest cavalry, so friction takes its
    // second.
    assertThat(attack("inf 40", "inf 9, cav 1, cav 3, art 8", 9).pointsLost())
        .containsExactly("defender inf 9", "defender cav 3", "defender cav 2");
  }

  @Test
  void without_cavalry_it_comes_off_the_artillery() {
    assertThat(attack("inf 9, art 2", "inf 9, art 2", 9).pointsLost())
        .containsExactly("defender inf 9", "defender art 2");
  }

  @Test
  void infantry_alone_pays_none() {
    SixDaysFight played = attack("inf 9", "inf 9", 9);
    assertThat(played.pointsLost()).containsExactly("defender inf 9");
    assertThat(played.value("defenderRepulsed")).isEqualTo(true);
  }

  @Test
  void cavalry_that_the_losses_have_eaten_up_pays_none() {
    // D2Rp over inf 5 and cav 1: one each, and no cavalry is left.
    assertThat(attack("inf 40", "inf 5, cav 1", 9).pointsLost())
        .containsExactly("defender inf 5", "defender cav 1");
    // With artillery beside it, the artillery pays: D3Rp costs all three a point, and art 2 has one
    // left.
    assertThat(attack("inf 40", "inf 5, cav 1, art 2", 10).pointsLost())
        .containsExactly("defender inf 5", "defender cav 1", "defender art 2", "defender art 1");
  }

  @Test
  void without_repulse_there_is_no_friction() {
    assertThat(attack("inf 9, cav 2", "inf 9, cav 2", 8).pointsLost())
        .containsExactly("defender inf 9");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "infantry-first,cav 3",
    "cavalry-first,cav 2",
    "artillery-first,art 3",
    "strongest-first,art 4",
    "weakest-first,cav 2",
  })
  void the_owner_chooses_who_pays(String doctrine, String pays) {
    // A D2Rp takes the doctrine's first two; friction then takes a point of the others.
    SixDaysFight played =
        attack("inf 60", "inf 5, inf 5, cav 3, art 4", 9, "defenderLossOrder", doctrine);
    assertThat(played.pointsLost().get(2)).isEqualTo("defender " + pays);
  }

  @Test
  void each_stack_repulsed_pays_its_own() {
    // D2Rp over both: one of A's infantry, one of B's, and a point of cavalry or guns of each.
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "attacker", "inf 90", "defender", "A: inf 5, cav 3", "defender", "B: inf 7, art 2"),
            9);
    assertThat(played.pointsLost()).containsExactly("B inf 7", "A inf 5", "A cav 3", "B art 2");
    assertThat(played.value("defenderRepulsed[A]")).isEqualTo(true);
    assertThat(played.value("defenderRepulsed[B]")).isEqualTo(true);
    assertThat(played.value("defenderLosses")).isEqualTo(4);
    assertThat(played.value("ending")).isEqualTo("all defenders gone");
  }

  @Test
  void a_repulse_can_leave_nothing_and_is_then_both() {
    SixDaysFight played = attack("inf 9", "inf 1", 9);
    assertThat(played.value("defenderRepulsed")).isEqualTo(true);
    assertThat(played.value("defenderEliminated")).isEqualTo(true);
    assertThat(played.value("ending")).isEqualTo("defender eliminated");
  }

  @Test
  void friction_can_take_the_last_point() {
    // 1 + 1 - 3 + cavalry = 0: a 2 is an A1Rp.
    SixDaysFight played = attack("inf 1, cav 1", "inf 3", 2);
    assertThat(played.differentials()).containsExactly(0);
    assertThat(played.pointsLost()).containsExactly("attacker inf 1", "attacker cav 1");
    assertThat(played.value("attackerRepulsed")).isEqualTo(true);
    assertThat(played.value("attackerEliminated")).isEqualTo(true);
    assertThat(played.value("ending")).isEqualTo("attacker eliminated");
  }

  @Test
  void losses_alone_can_leave_nothing_without_a_repulse() {
    SixDaysFight played = attack("inf 9", "inf 1", 8);
    assertThat(played.value("defenderRepulsed")).isEqualTo(false);
    assertThat(played.value("defenderEliminated")).isEqualTo(true);
  }
}

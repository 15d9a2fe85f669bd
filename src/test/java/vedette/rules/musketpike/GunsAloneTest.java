package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Artillery that holds a place without foot or horse is neither eliminated nor a victor. */
class GunsAloneTest {
  @Test
  void guns_destroy_a_lone_musketeer_or_are_captured() {
    // Range 1 is fire value 3, less one for light foot: 8 to 10 is a hit (MP1).
    Odds.Exact odds = MusketPikeFights.assaultOdds("li 1/1 ql1", "art 12lb ql6");
    assertThat(Fights.outOf(10, odds, "ending"))
        .isEqualTo(Map.of("artillery captured", 7, "attacker destroyed by fire", 3));
    assertThat(Fights.chance(odds, "gunsCaptured")).isEqualTo(new BigFraction(7, 10));
    assertThat(Fights.chance(odds, "success")).isEqualTo(new BigFraction(7, 10));
  }

  @Test
  void guns_that_drive_the_attacker_off_are_not_captured() {
    // Of the three hits in ten, nine fail the check at morale 1 less the losses: 1 of 4 is 25%.
    Odds.Exact odds = MusketPikeFights.assaultOdds("li 4/4 ql1 disordered", "art 12lb ql6");
    assertThat(Fights.outOf(10, odds, "ending"))
        .isEqualTo(Map.of("artillery captured", 7, "attacker driven off by fire", 3));
    assertThat(Fights.chance(odds, "gunsCaptured")).isEqualTo(new BigFraction(7, 10));
  }

  @Test
  void a_stack_of_guns_beside_another_is_never_eliminated() {
    Odds.Exact odds =
        MusketPikeFights.assaultOdds("hi2 16/16 ql7", "li 1/1 ql4", "defender", "art 12lb ql6");
    assertThat(Fights.chance(odds, "defenderEliminated[2]")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void guns_are_captured_with_the_last_of_their_unit_even_if_nobody_is_left_to_go_in() {
    // 2 against 2, with the guns' one, is 100%. Morale 7 against 4 adds a column, 125%: A1R on 1
    // and 2, A1-D1 on 3 to 6, which eliminates both sides.
    Odds.Exact odds = MusketPikeFights.meleeOdds("cav 1/1 ql7", "li 1/1 ql4, art 12lb");
    assertThat(Fights.chance(odds, "gunsCaptured")).isEqualTo(new BigFraction(8, 10));
    assertThat(Fights.chance(odds, "success")).isEqualTo(new BigFraction(4, 10));
  }

  @Test
  void guns_in_the_second_hex_add_one_and_name_no_ending() {
    // 12 against 6 and 1, 150%: D1R or D2R on 6 to 10, and the foot names the end.
    Odds.Exact odds =
        MusketPikeFights.meleeOdds("hi2 16/16 ql7", "hi1 8/8 ql6", "defender", "art 12lb ql6");
    assertThat(Fights.outOf(10, odds, "ending"))
        .containsOnly(
            Map.entry("defender retreats", 5),
            Map.entry("attacker retreats", 1),
            Map.entry("both hold", 4));
    assertThat(Fights.chance(odds, "gunsCaptured")).isEqualTo(new BigFraction(5, 10));
    assertThat(odds.readings()).contains("MP-V11");
  }

  /** 12 against 6 is 200%, against 6 and 1 it is 171%; only through the front (comment 16). */
  @Test
  void guns_in_the_second_hex_count_through_their_front() {
    String foot = "hi1 8/8 ql6";
    String[] guns = {"defender", "art 12lb ql6"};
    assertThat(MusketPikeFights.columnOf("hi2 16/16 ql7", foot)).isEqualTo(200);
    assertThat(MusketPikeFights.columnOf("hi2 16/16 ql7", foot, guns)).isEqualTo(150);
    assertThat(MusketPikeFights.columnOf("hi2 16/16 ql7", foot, Fights.and(guns, "from", "flank")))
        .isEqualTo(200);
  }

  @Test
  void the_wall_before_guns_in_the_second_hex_stops_the_attackers_as_well() {
    // 12 against 4 and 1, 200%; over a wall they are disordered, and cover: 125%.
    assertThat(
            MusketPikeFights.columnOf(
                "hi2 16/16 ql7", "hi1 4/4 ql6", "defender", "art 12lb ql6; in wall"))
        .isEqualTo(125);
  }

  @Test
  void who_never_goes_in_leaves_an_emptied_place_alone() {
    Odds.Exact odds = MusketPikeFights.assaultOdds("hi2 16/16 ql7", "li 1/1 ql4", "melee", "never");
    assertThat(Fights.chance(odds, "success")).isEqualTo(BigFraction.ZERO);
    // Fire value 4 on the move less one for light foot hits on 7 to 10, except in 9 of 100, 3/10
    // for the musketeers' hit and 3/10 for the failed check, where disorder reduces it by one.
    assertThat(Fights.outOf(1000, odds, "ending"))
        .containsEntry("defender destroyed by fire", 910 * 4 / 10 + 90 * 3 / 10);
  }
}

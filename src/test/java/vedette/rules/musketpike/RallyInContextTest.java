package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vedette.rules.Fights.chance;
import static vedette.rules.musketpike.MusketPikeFights.any;
import static vedette.rules.musketpike.MusketPikeFights.assault;
import static vedette.rules.musketpike.MusketPikeFights.assaultOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;
import vedette.rules.musketpike.units.Stack;
import vedette.source.TextFault;

/**
 * The units that may rally at the end of an activation (rules proper, Order types; Action
 * specifics, melee and rally; MP-V13).
 */
class RallyInContextTest {
  private static final String[] MARCH = {"contact", "true", "order", "march", "melee", "never"};

  private static Odds.Exact rally(String... options) {
    return Fights.odds(any("rally", options));
  }

  @Test
  void nobody_rallies_on_obstructed_ground() {
    Odds.Exact odds =
        rally(
            "unit", "hi1 8/8 ql6 disordered; in obstructed",
            "unit", "hi1 8/8 ql6 disordered",
            "turns", "2");
    assertThat(chance(odds, "rallied[1]")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(odds, "rallied[2]")).isEqualTo(part(84, 100));
    assertThat(odds.readings()).contains("MP-V13");
  }

  @Test
  void behind_works_it_does() {
    assertThat(chance(rally("unit", "hi1 8/8 ql6 disordered; in wall"), "success"))
        .isEqualTo(part(6, 10));
  }

  @Test
  void who_was_disordered_in_this_activation_waits_for_the_next() {
    String[] unit = {"unit", "hi1 8/8 ql6 disordered; just-disordered"};
    assertThat(chance(rally(unit), "success")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(rally(Fights.and(unit, "turns", "2")), "success")).isEqualTo(part(6, 10));
    assertThat(chance(rally(Fights.and(unit, "turns", "3")), "success")).isEqualTo(part(84, 100));
  }

  @Test
  void the_one_try_of_a_march_goes_to_who_may() {
    Odds.Exact odds =
        rally(
            "unit", "hi1 8/8 ql6 disordered leader; just-disordered",
            "unit", "hi1 8/8 ql5 disordered",
            "order", "march");
    assertThat(chance(odds, "rallied[1]")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(odds, "rallied[2]")).isEqualTo(part(5, 10));
  }

  @Test
  void a_unit_in_good_order_was_not_just_disordered() {
    assertThatThrownBy(() -> Stack.parse("hi1 8/8 ql6; just-disordered"))
        .isInstanceOf(TextFault.class);
  }

  @Test
  void at_the_end_of_a_march_one_who_stays_in_contact_rallies() {
    // Value 3 hits in 4 of 10, 2 of 10 fail and retreat; a unit that stays rallies in 8 of 10.
    Odds.Exact odds = assaultOdds("hi2 30/30 ql8 disordered", "hi1 30/30 ql10", MARCH);
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(part(100 * 100 - 92 * 80, 10_000));
    assertThat(odds.readings()).contains("MP-V13");
    // With a leader of -1, 1 of 10 fails and retreats without him; otherwise there is no roll.
    Odds.Exact led = assaultOdds("hi2 30/30 ql8 disordered leader", "hi1 30/30 ql10", MARCH);
    assertThat(chance(led, "attackerDisordered")).isEqualTo(part(4, 100));
  }

  @Test
  void after_a_charge_nobody_rallies() {
    Odds.Exact odds =
        assaultOdds(
            "hi2 30/30 ql8 disordered", "hi1 30/30 ql10", "contact", "true", "melee", "never");
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(BigFraction.ONE);
  }

  @Test
  void who_is_disordered_in_the_march_does_not_rally_in_it() {
    Odds.Exact odds = assaultOdds("hi2 30/30 ql8", "hi1 30/30 ql10", MARCH);
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(part(4 * 2, 100));
  }

  @Test
  void nor_who_was_forced_back_in_it_or_stands_on_obstructed_ground() {
    // Both shots miss; 75% for disorder: a 2 is A1R, and no roll follows the check.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            assault(
                "hi2 30/30 ql10 disordered", "hi2 30/30 ql10", "contact", "true", "order", "march"),
            1,
            1,
            2,
            1);
    assertThat(playedFight.value("attackerRetreated")).isEqualTo(true);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(true);
    Odds.Exact odds =
        assaultOdds("hi2 30/30 ql10 disordered; in obstructed", "hi1 30/30 ql10", MARCH);
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(BigFraction.ONE);
  }

  @Test
  void who_goes_in_off_obstructed_ground_rallies_as_from_clear_ground() {
    // The light foot of 1 is always gone. Its shot at 1 hits in 2 of 10: one in ten of those fails
    // at 9 and retreats, disordered: 2%. At 200%, less disorder and more morale, 1 to 4 costs a
    // point. Unhurt before, 80%: 40% lose one; 9 of 10 pass at 9 and rally at 9, one that fails
    // loses another and rallies at 8: 80% x 40% x (9 x 1 + 1 x 2) / 100. Hurt and still there, 18%:
    // 60% rally at 9; 40% lose one more and check at 8, and except on a 10, which eliminates, all
    // rally at 8: 9 x 2 / 100.
    BigFraction expected =
        part(2, 100)
            .add(part(80 * 40 * 11, 1_000_000))
            .add(part(18 * 60 * 10, 1_000_000))
            .add(part(18 * 40 * 18, 1_000_000));
    assertThat(expected).isEqualTo(part(7896, 100_000));
    for (String ground : new String[] {"", "; in obstructed"}) {
      Odds.Exact odds =
          assaultOdds(
              "li 4/4 ql10 disordered" + ground, "li 1/1 ql1", "contact", "true", "order", "march");
      assertThat(chance(odds, "attackerDisordered")).isEqualTo(expected);
    }
  }

  @Test
  void who_goes_in_over_works_or_into_obstructed_ground_does_not_rally() {
    for (String ground : new String[] {"obstructed", "redoubt", "down-steep-slope"}) {
      // The fire at the attacker and its own fire miss; at 200% and more a 10 is D2R.
      Odds.Exact odds =
          assaultOdds(
              "hi2 30/30 ql10 disordered",
              "li 1/1 ql1; in " + ground,
              "contact",
              "true",
              "order",
              "march");
      assertThat(chance(odds, "attackerDisordered")).as(ground).isEqualTo(BigFraction.ONE);
    }
  }

  @Test
  void of_two_only_one_rallies() {
    // Horse of 10 that never fails: the first rallies, the second stays disordered.
    Odds.Exact odds =
        assaultOdds(
            "cav 30/30 ql10 disordered",
            "hi2 30/30 ql10",
            Fights.and(MARCH, "attacker", "cav 30/30 ql10 disordered"));
    assertThat(chance(odds, "attackerDisordered[1]")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(odds, "attackerDisordered[2]")).isEqualTo(BigFraction.ONE);
  }

  @Test
  void between_two_activations_nobody_rallies_on_obstructed_ground_either() {
    String[] twice = {"melee", "never", "turns", "2", "rally", "defender"};
    assertThat(
            chance(
                assaultOdds("li 1/1 ql10", "hi1 30/30 ql10 disordered; in obstructed", twice),
                "defenderDisordered"))
        .isEqualTo(BigFraction.ONE);
  }

  @Test
  void a_march_comes_into_no_contact_and_is_one_activation() {
    assertThatThrownBy(() -> assault("hi2 9/9 ql7", "hi1 8/8 ql7", "order", "march"))
        .isInstanceOf(TextFault.class)
        .hasMessageContaining("brings no unit into contact");
    assertThatThrownBy(() -> assault("hi2 9/9 ql7", "hi1 8/8 ql7", Fights.and(MARCH, "turns", "2")))
        .isInstanceOf(TextFault.class)
        .hasMessageContaining("--order march cannot be combined");
  }
}

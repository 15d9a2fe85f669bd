package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.part;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Story;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** Activations of both sides in turn, each by its order (MP9, MP-V17). */
class TurnsTest {

  private static Engagement<?, ?> turns(
      String attacker, String defender, String orders, String... further) {
    return MusketPikeFights.any(
        "turns", Fights.and(further, "attacker", attacker, "defender", defender, "orders", orders));
  }

  @ParameterizedTest(name = "{0} against {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "hi2 16/16 ql7 | hi2 16/16 ql7",
        "cav 3/3 ql7 leader 2 | hi1 8/8 ql6 leader",
        "hi2 12/16 ql5 disordered | li 1/1 ql4, art 12lb ql6; in redoubt",
      })
  void one_charge_is_an_assault(String attacker, String defender) {
    Odds.Exact turns = Fights.odds(turns(attacker, defender, "charge"));
    Odds.Exact assault = MusketPikeFights.assaultOdds(attacker, defender);
    for (String measure : List.of("attackerLosses", "defenderLosses")) {
      assertThat(turns.measure(measure).distribution())
          .isEqualTo(assault.measure(measure).distribution());
    }
    for (String flag :
        List.of(
            "attackerDisordered",
            "defenderDisordered",
            "attackerRetreated",
            "defenderRetreated",
            "attackerEliminated",
            "defenderEliminated")) {
      assertThat(chance(turns, flag)).as(flag).isEqualTo(chance(assault, flag));
    }
  }

  @Test
  void an_approach_is_under_the_guns_of_the_place_before_it_is_stormed() {
    // Eight hexes: the battery is in range, 9 for a 12-pounder, FV 2: 3 of 10 hit; again at four.
    // Light foot has no target yet.
    Odds.Exact odds =
        Fights.odds(
            turns(
                "hi2 16/16 ql7",
                "li 1/1 ql4, art 12lb ql6; in redoubt",
                "march 8, fire, march 4, fire, march 4",
                "distance",
                "10"));
    // It fails at 7 in 3 of 10 of those, and rallies on 7 at the end of its next march. If it is
    // still disordered at the second shot and fails, it retreats and loses another point: 9/100 x
    // 3/10 x 9/100.
    assertThat(chance(odds, "attackerRetreated")).isEqualTo(part(243, 100_000));
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(60_243, 100_000));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(0, 1));
  }

  @Test
  void beyond_its_normal_range_a_gun_hits_less_and_beyond_its_greatest_not_at_all() {
    String target = "hi2 16/16 ql10";
    assertThat(
            mean(
                Fights.odds(turns("art 12lb ql6", target, "fire", "distance", "10")),
                "defenderLosses"))
        .isEqualTo(part(2, 10));
    assertThat(
            mean(
                Fights.odds(turns("art 12lb max 11 ql6", target, "fire", "distance", "12")),
                "defenderLosses"))
        .isEqualTo(part(0, 1));
  }

  @Test
  void who_was_forced_back_comes_on_again_and_moves() {
    // Activation 1: both fires miss, A1R, the check passes: back and disordered. The enemy passes.
    // Activation 3: on the move and disordered, FV 4 - 1: a 6 that would hit at 4 misses. At 75% a
    // 10 is D1R.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            turns("hi2 16/16 ql7", "hi2 16/16 ql7", "charge,pass,charge"), 1, 1, 2, 4, 1, 6, 10, 1);
    assertThat((Object) playedFight.value("defenderLosses")).isEqualTo(1);
    assertThat((Object) playedFight.value("ending")).isEqualTo("attacker prevails");
  }

  @Test
  void who_is_driven_off_by_guns_at_a_distance_is_one_hex_further_away() {
    // At twelve hexes, FV 1: a 9 hits and a 10 fails on 1. It was disordered before, so it retreats
    // to 13. A 12-pounder with a greatest range of 12 then has no target; one without a greatest
    // range has.
    String foot = "hi2 16/16 ql1 disordered";
    String[] first = {"orders", "pass,fire,pass,fire", "distance", "12"};
    assertThat(
            (Object)
                ScriptedDice.play(distant(foot, "art 12lb max 12 ql6", first), 9, 10)
                    .value("attackerLosses"))
        .isEqualTo(2);
    assertThat(
            (Object)
                ScriptedDice.play(distant(foot, "art 12lb ql6", first), 9, 10, 10, 1)
                    .value("attackerLosses"))
        .isEqualTo(3);
    // Nine is its normal range, FV 2: an 8 hits. Back at ten it is FV 1, and an 8 misses.
    String[] nine = {"orders", "pass,fire,pass,fire", "distance", "9"};
    assertThat(
            (Object)
                ScriptedDice.play(distant(foot, "art 12lb ql6", nine), 8, 10, 8)
                    .value("attackerLosses"))
        .isEqualTo(2);
  }

  private static Engagement<?, ?> distant(String attacker, String defender, String... options) {
    return MusketPikeFights.any(
        "turns", Fights.and(options, "attacker", attacker, "defender", defender));
  }

  @Test
  void who_is_driven_out_of_a_redoubt_is_out_of_it() {
    // Defensive fire of light foot in disorder, FV 1, misses. FV 5 less light foot less cover is 3:
    // a 7 hits, a 10 fails on 1: two points lost, and out. Then no unit fires at the attacker on
    // its charge; it enters without a roll, and the works disorder it.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            turns(
                "hi2 16/16 ql7",
                "li 4/4 ql1 disordered; in redoubt",
                "fire,pass,charge",
                "distance",
                "1"),
            1,
            7,
            10);
    assertThat((Object) playedFight.value("defenderLosses")).isEqualTo(2);
    assertThat((Object) playedFight.value("ending")).isEqualTo("attacker prevails");
    assertThat((Object) playedFight.value("attackerDisordered")).isEqualTo(true);
  }

  @Test
  void guns_left_alone_hold_the_place_and_are_taken_with_it() {
    // A battery drives off light foot at range 4, FV 2 less 1: a 9 hits, a 10 fails both. The guns
    // are disordered and do not fire; a charge takes them.
    String[] orders = {
      "attackerBattery", "art 12lb; range 4", "orders", "march,pass,charge", "distance", "4"
    };
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            distant("hi2 16/16 ql7", "li 4/4 ql1 disordered, art 12lb ql6", orders), 9, 10);
    assertThat((Object) playedFight.value("gunsCaptured")).isEqualTo(true);
    assertThat((Object) playedFight.value("defenderRetreated")).isEqualTo(true);
  }

  @Test
  void who_was_driven_out_marches_back_in_while_nobody_is_adjacent() {
    // FV 2 less 2, light foot in cover, hits nothing: a battery at range 1 has 3, less 2 is 1. A 9
    // hits, a 10 fails on 5: out. Back on its march it rallies on a 1; now a charge meets its fire.
    String[] orders = {
      "attackerBattery", "art 12lb; range 1", "orders", "march,march,charge", "distance", "4"
    };
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            distant("hi2 16/16 ql7", "li 4/4 ql5 disordered; in redoubt", orders),
            9,
            10,
            1,
            // The battery misses, so do both fires; at 200% a 6 is D1R, the check only disorders.
            1,
            1,
            1,
            6,
            1);
    assertThat((Object) playedFight.value("defenderLosses")).isEqualTo(3);
    assertThat((Object) playedFight.value("ending")).isEqualTo("attacker prevails");
  }

  @Test
  void who_walks_in_on_those_driven_off_by_fire_is_adjacent_to_them() {
    // Advancing fire at FV 4, a 6 hits, a 10 fails: one hex back, one hex in. Then both are
    // in contact: a miss, and FV 5 less disorder is 4, a 6 hits, the check passes. It rallies on 1.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            turns("hi2 16/16 ql7", "hi2 16/16 ql7 disordered", "charge,fire", "distance", "2"),
            1,
            6,
            10,
            1,
            6,
            1,
            1);
    assertThat((Object) playedFight.value("defenderLosses")).isEqualTo(2);
    assertThat((Object) playedFight.value("attackerLosses")).isEqualTo(1);
    assertThat((Object) playedFight.value("defenderDisordered")).isEqualTo(false);
  }

  @Test
  void who_charges_follows_a_target_that_the_guns_have_driven_off() {
    // A separate script over all dice gives 446,687 of 500,000. A battery of value 2 hits on 8 to
    // 10, and morale 1 fails on 2 to 10: in 27% of the activations the foot forms up four hexes
    // away with 6 points, disordered, and fights there. If the attacker could not follow, it would
    // be 64.71%.
    Odds.Exact odds =
        Fights.odds(
            turns(
                "hi2 16/16 ql7",
                "hi1 8/8 ql1 disordered",
                "attacker charge",
                "distance",
                "3",
                "attackerBattery",
                "art 12lb ql7; range 3"));
    assertThat(chance(odds, "success")).isEqualTo(part(446_687, 500_000));
    assertThat(odds.readings()).contains("MP-V18");
  }

  @Test
  void after_a_march_from_contact_nobody_is_where_the_guns_drove_the_enemy_off() {
    // Value 3: a 7 hits, a 10 fails, and the foot is two hexes away. No fire and no melee follows.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            turns(
                "hi2 16/16 ql7",
                "hi1 8/8 ql1 disordered",
                "march",
                "distance",
                "1",
                "attackerBattery",
                "art 12lb"),
            7,
            10);
    assertThat((Object) playedFight.value("ending")).isEqualTo("neither prevails");
    assertThat((Object) playedFight.value("defenderRetreated")).isEqualTo(true);
  }

  @Test
  void works_that_the_guns_have_cleared_are_taken_by_who_charges() {
    // Value 3 less 2, light foot in cover: a 9 hits, a 10 fails, and it is out of the redoubt.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            turns(
                "hi2 16/16 ql7",
                "li 4/4 ql1 disordered; in redoubt",
                "charge",
                "distance",
                "3",
                "attackerBattery",
                "art 12lb"),
            9,
            10);
    assertThat((Object) playedFight.value("ending")).isEqualTo("attacker prevails");
    assertThat((Object) playedFight.value("attackerDisordered")).isEqualTo(true);
  }

  @Test
  void who_cannot_leave_contact_is_told_that_he_takes_no_part_in_a_rally() {
    String defender = "hi2 16/16 ql7";
    assertThat(rallyOf("hi2 16/16 ql7 disordered; retreat blocked", defender))
        .contains("attacker has no retreat route: in contact it takes no part (MP-V17)");
    assertThat(rallyOf("hi2 16/16 ql7 disordered, art 6lb ql6", defender))
        .contains("attacker holds its place: in contact it takes no part (MP-V17)");
    assertThat(rallyOf("hi2 16/16 ql7 disordered", defender)).isEmpty();
    Odds.Exact odds =
        Fights.odds(
            turns("hi2 16/16 ql7 disordered; retreat blocked", defender, "rally", "distance", "1"));
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(part(1, 1));
    assertThat(odds.readings()).contains("MP-V17");
  }

  private static List<String> rallyOf(String attacker, String defender) {
    return turns(attacker, defender, "rally", "distance", "1").story().situation().stream()
        .filter(fact -> fact.label().equals("rally"))
        .map(Story.Fact::text)
        .toList();
  }

  @Test
  void who_cannot_retreat_stays_in_contact_on_a_march() {
    // Ordered to four hexes it stays, is fired at (a miss), fires (a miss), and goes in: A1-D1.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            turns("hi2 16/16 ql7; retreat blocked", "hi2 16/16 ql7", "march 4", "distance", "1"),
            1,
            1,
            6,
            1);
    assertThat((Object) playedFight.value("attackerLosses")).isEqualTo(1);
    assertThat((Object) playedFight.value("defenderLosses")).isEqualTo(1);
  }

  @Test
  void under_a_rally_order_unit_and_artillery_both_try_under_a_march_one_does() {
    String stack = "hi1 8/8 ql6 disordered, art 12lb ql4 disordered";
    Odds.Exact rally = Fights.odds(turns(stack, "hi1 8/8 ql6", "rally", "distance", "5"));
    assertThat(chance(rally, "attackerDisordered")).isEqualTo(part(4, 10));
    ScriptedDice.PlayedFight both =
        ScriptedDice.play(turns(stack, "hi1 8/8 ql6", "rally", "distance", "5"), 6, 4);
    assertThat((Object) both.value("attackerDisordered")).isEqualTo(false);
    // A rally order rolls two dice, a march one.
    assertThat(
            (Object)
                ScriptedDice.play(turns(stack, "hi1 8/8 ql6", "march", "distance", "5"), 6)
                    .value("attackerDisordered"))
        .isEqualTo(false);
  }

  @Test
  void artillery_keeps_its_try_when_its_unit_is_disordered_in_the_activation() {
    // Defensive fire, FV 3: a 7 hits, a 10 fails. Advancing fire, FV 3 - 1: a miss. The fourth
    // die is that of the guns, which were disordered before.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            turns("hi1 8/8 ql6, art 12lb ql4 disordered", "hi1 8/8 ql6", "fire", "distance", "1"),
            7,
            10,
            1,
            4);
    assertThat((Object) playedFight.value("attackerDisordered")).isEqualTo(true);
  }

  @Test
  void a_rally_leaves_contact_and_takes_the_chance_to_answer() {
    // No unit fires after the first activation: both marches are out of contact.
    Odds.Exact one = Fights.odds(turns("hi2 16/16 ql7", "hi2 16/16 ql7", "charge"));
    Odds.Exact three = Fights.odds(turns("hi2 16/16 ql7", "hi2 16/16 ql7", "charge, rally, march"));
    assertThat(three.measure("attackerLosses").distribution())
        .isEqualTo(one.measure("attackerLosses").distribution());
    assertThat(chance(three, "defenderDisordered").doubleValue())
        .isLessThan(chance(one, "defenderDisordered").doubleValue());
  }
}

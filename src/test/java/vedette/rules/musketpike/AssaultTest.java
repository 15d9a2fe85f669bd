package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.assault;
import static vedette.rules.musketpike.MusketPikeFights.assaultOdds;
import static vedette.rules.musketpike.MusketPikeFights.ending;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** The phases of one activation in their order (rules proper, Action sequence; MP5, MP9). */
class AssaultTest {
  /** Foot with enough points that four hits are less than 20%, and that passes all checks. */
  private static final String SURE = "hi2 30/30 ql10";

  private static final String[] NO_MELEE = {"melee", "never"};

  private static ScriptedDice.PlayedFight play(
      String attacker, String defender, String[] further, int... rolls) {
    return ScriptedDice.play(assault(attacker, defender, further), rolls);
  }

  private static BigFraction lost(String measure, String attacker, String defender, String... by) {
    return mean(assaultOdds(attacker, defender, Fights.and(by, NO_MELEE)), measure);
  }

  @Test
  void guns_then_the_defender_then_the_attacker_then_melee() {
    String[] battery = {"battery", "art 12lb; range 3"};
    ScriptedDice.PlayedFight playedFight =
        play(
            "hi2 16/16 ql7",
            "hi1 8/8 ql7, art 12lb ql6",
            battery,
            // The battery, value 2: a hit, and 8 disorders foot of 7 and guns of 6.
            8,
            8,
            // Defensive fire: the guns are silent, the foot has 2 and misses with a 7.
            7,
            // Advancing fire, value 4: a hit, and the one check has been made.
            6,
            // Five and one of guns, disordered: 200% and a column more; A1-D1.
            2,
            5);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(1);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(3);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(true);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(false);
    assertThat(playedFight.value("ending")).isEqualTo("both hold");
  }

  @Test
  void defending_guns_fire_before_their_foot_and_the_supports_last() {
    // Values 3, 5 and 2 of ten: with the first hit's check passed no other is made.
    String[] support = Fights.and(NO_MELEE, "defenderSupport", "li 2/2");
    ScriptedDice.PlayedFight playedFight =
        play(SURE, "hi2 20/20 ql10, art 12lb ql10", support, 7, 1, 9, 8, 5);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(1 + 2 + 1);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(0);
    assertThat(
            lost(
                "attackerLosses",
                SURE,
                "hi2 20/20 ql10, art 12lb ql10",
                "defenderSupport",
                "li 2/2"))
        .isEqualTo(part(4 + 8 + 3, 10));
  }

  @Test
  void disordered_guns_keep_silent() {
    assertThat(lost("attackerLosses", SURE, "hi1 8/8 ql10, art 12lb ql10"))
        .isEqualTo(part(4 + 4, 10));
    assertThat(lost("attackerLosses", SURE, "hi1 8/8 ql10, art 12lb ql10 disordered"))
        .isEqualTo(part(4, 10));
  }

  /**
   * Rules proper, Action specifics and Infantry facing. A flank reduces the value by one; chances
   * are in tenths.
   */
  @ParameterizedTest(name = "{0} from the {1}: {2}")
  @CsvSource({
    "hi1 7/7 ql10, front, 4",
    "hi1 7/7 ql10, flank, 0",
    "hi1 8/8 ql10, flank, 3",
    "hi1 8/8 ql10, rear, 0",
    "hi2 14/14 ql10, flank, 0",
    "hi2 15/15 ql10, flank, 6",
    "hi2 20/20 ql10, rear, 0",
    "hi2 21/21 ql10, rear, 6",
    "li 4/4 ql10, flank, 3",
    "li 4/4 ql10, rear, 0",
    "cav 3/3 ql10, front, 3",
    "cav 3/3 ql10, flank, 0",
    "'hi1 8/8 ql10, art 12lb ql10', flank, 3",
    "'hi1 8/8 ql10, art 12lb ql10', rear, 0",
  })
  void defenders_fire_through_their_fronts_only(String defender, String from, int tenths) {
    assertThat(lost("attackerLosses", SURE, defender, "from", from)).isEqualTo(part(tenths, 10));
  }

  @Test
  void battalion_guns_fire_in_defence_and_not_on_the_move() {
    // Value 3: five of ten. The attackers have moved.
    String guns = "hi1 30/30 ql10 cannon";
    assertThat(lost("attackerLosses", guns, guns)).isEqualTo(part(5, 10));
    assertThat(lost("defenderLosses", guns, guns)).isEqualTo(part(4, 10));
    assertThat(lost("defenderLosses", guns, guns, "contact", "true")).isEqualTo(part(5, 10));
  }

  @Test
  void those_in_contact_have_not_moved() {
    assertThat(lost("defenderLosses", SURE, SURE)).isEqualTo(part(6, 10));
    assertThat(lost("defenderLosses", SURE, SURE, "contact", "true")).isEqualTo(part(8, 10));
    // Charging horse is hit by 4 of ten less one, 3; standing horse by 4.
    assertThat(lost("attackerLosses", "cav 9/9 ql10", "hi1 8/8 ql10")).isEqualTo(part(3, 10));
    assertThat(lost("attackerLosses", "cav 9/9 ql10", "hi1 8/8 ql10", "contact", "true"))
        .isEqualTo(part(4, 10));
  }

  @Test
  void the_first_attacker_still_there_is_shot_at() {
    String[] two = Fights.and(NO_MELEE, "attacker", "second: hi1 12/12 ql10");
    Odds.Exact odds = assaultOdds("first: hi1 12/12 ql10", "hi2 16/16 ql10", two);
    assertThat(mean(odds, "attackerLosses[first]")).isEqualTo(part(8, 10));
    assertThat(mean(odds, "attackerLosses[second]")).isEqualTo(BigFraction.ZERO);
    // Both fire at the one defender, value 3 each.
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(4 + 4, 10));
  }

  @Test
  void attackers_whom_fire_has_driven_off_neither_fire_nor_fight() {
    // Value 3 less 1 for horse on the move: three of ten; two of three left are morale 6, four
    // fail.
    Odds.Exact odds = assaultOdds("cav 3/3 ql7 disordered", "hi1 8/8 ql10");
    assertThat(ending(odds, "attacker driven off by fire")).isEqualTo(part(3 * 4, 100));
    ScriptedDice.PlayedFight playedFight =
        play("cav 3/3 ql7 disordered", "hi1 8/8 ql10", new String[0], 8, 7);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(2);
    assertThat(playedFight.value("success")).isEqualTo(false);
    assertThat(ending(assaultOdds("cav 1/1 ql7", "hi1 8/8 ql10"), "attacker destroyed by fire"))
        .isEqualTo(part(3, 10));
  }

  @Test
  void into_a_hex_that_fire_has_emptied_the_attackers_walk() {
    // Value 4 less light foot. Four of ten; three of four left are morale 3, seven of ten fail.
    Odds.Exact driven = assaultOdds(SURE, "li 4/4 ql4 disordered");
    assertThat(ending(driven, "defender driven off by fire")).isEqualTo(part(4 * 7, 100));
    Odds.Exact destroyed = assaultOdds(SURE, "li 1/1 ql4");
    assertThat(ending(destroyed, "defender destroyed by fire")).isEqualTo(part(4, 10));
    // In disorder light foot has only value 1, a miss; then a hit, a failed check, and no more.
    ScriptedDice.PlayedFight playedFight =
        play(SURE, "li 4/4 ql4 disordered", new String[0], 1, 7, 4);
    assertThat(playedFight.value("success")).isEqualTo(true);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(2);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(0);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(false);
  }

  @Test
  void guns_left_alone_by_fire_are_taken() {
    // Battery value 2 less light foot: two of ten. The guns keep their hex until it is entered.
    Odds.Exact odds =
        assaultOdds("cav 3/3 ql10", "li 1/1 ql4, art 12lb ql10", "battery", "art 12lb; range 2");
    assertThat(ending(odds, "defender destroyed by fire")).isEqualTo(part(2, 10));
    // The light foot is eliminated by fire or in the melee, unless only the horse is.
    assertThat(chance(odds, "gunsCaptured").add(ending(odds, "attacker eliminated")))
        .isEqualTo(BigFraction.ONE);
    // A 9 of the battery hits, and the guns pass their check; their own fire at the attacker
    // misses.
    ScriptedDice.PlayedFight playedFight =
        play(
            "cav 3/3 ql10",
            "li 1/1 ql4, art 12lb ql10",
            new String[] {"battery", "art 12lb; range 2"},
            9,
            1,
            1);
    assertThat(playedFight.value("gunsCaptured")).isEqualTo(true);
    assertThat(playedFight.value("success")).isEqualTo(true);
  }

  @Test
  void only_one_check_by_fire_in_an_activation() {
    // Morale 1 fails on everything except a 1; 0.4 and 0.3 to hit. In good order it is disordered
    // once and does not retreat.
    String[] support = Fights.and(NO_MELEE, "defenderSupport", "li 2/2");
    Odds.Exact odds = assaultOdds("hi2 30/30 ql1", "hi1 8/8 ql10", support);
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(7, 10));
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(part(58 * 9, 1000));
    assertThat(ending(odds, "attacker driven off by fire")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void the_guns_and_the_advancing_foot_make_one_check_together() {
    // MP5: the battery hits and the check passes, then two hits of the foot cause no check.
    ScriptedDice.PlayedFight playedFight =
        play(SURE, "hi1 12/12 ql4", Fights.and(NO_MELEE, "battery", "art 12lb"), 7, 4, 1, 10);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(3);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(false);
  }

  @Test
  void heavy_foot_in_obstructed_ground_or_going_in_fires_at_three() {
    // MP12: both have value 3, moving or not; in the open they would have 5 and 4.
    assertThat(lost("attackerLosses", SURE, SURE, "terrain", "obstructed")).isEqualTo(part(4, 10));
    Odds.Exact goesIn = assaultOdds(SURE, SURE, "terrain", "obstructed", "melee", "at 300%");
    assertThat(mean(goesIn, "defenderLosses")).isEqualTo(part(4, 10));
  }

  @Test
  void a_defender_may_go_before_the_melee_but_not_before_the_fire() {
    // Defensive 2 against foot, advancing 4 against standing horse: two misses.
    ScriptedDice.PlayedFight playedFight =
        play(SURE, "cav 3/3 ql10", new String[] {"evade", "always"}, 1, 1);
    assertThat(playedFight.value("ending")).isEqualTo("defender retreats before melee");
    assertThat(playedFight.value("success")).isEqualTo(true);
    assertThat(mean(assaultOdds(SURE, "cav 9/9 ql10", "evade", "always"), "defenderLosses"))
        .isEqualTo(part(6, 10));
  }

  @Test
  void the_attacker_may_wait_for_the_column() {
    // Twelve against twelve; after the fire too: 100%.
    Odds.Exact odds = assaultOdds(SURE, SURE, "melee", "at 125%");
    assertThat(ending(odds, "both hold")).isEqualTo(BigFraction.ONE);
    Odds.Exact even = assaultOdds(SURE, SURE, "melee", "at 100%");
    assertThat(chance(even, "attackerRetreated")).isEqualTo(part(3, 10));
  }
}

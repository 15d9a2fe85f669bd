package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.assaultOdds;
import static vedette.rules.musketpike.MusketPikeFights.columnOf;
import static vedette.rules.musketpike.MusketPikeFights.dice;
import static vedette.rules.musketpike.MusketPikeFights.fireOdds;
import static vedette.rules.musketpike.MusketPikeFights.meleeOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** The assaults on the White Mountain redoubts (Tactical examples; MP2, MP9). */
class TacticalExamplesTest {
  private static final String[] WORKS = {"terrain", "redoubt"};
  private static final String MUSKETEERS = "li 1/1 ql4";
  private static final String GARRISON = MUSKETEERS + ", art 12lb ql6";
  private static final String HORSE = "cav 3/3 ql7";

  /** Foot that passes every check and never runs out of points that count. */
  private static final String TERCIO = "hi2 20/20 ql10";

  private static BigFraction hit(String shooter, String target, String... further) {
    return MusketPikeFights.any(fireOdds(shooter, target, further), "hits");
  }

  private static int against(String attacker, String defender, String... further) {
    return columnOf(attacker, defender, Fights.and(further, WORKS));
  }

  @Test
  void horse_goes_in_frontally_at_125_percent() {
    // First paragraph: 3 against 1 and the battery's 1, 150%; to 100% for works and disorder.
    assertThat(against("cav 3/3 ql5", GARRISON)).isEqualTo(100);
    assertThat(against(HORSE, GARRISON)).isEqualTo(125);
    assertThat(against("cav 4/4 ql7", GARRISON)).isEqualTo(125);
  }

  @Test
  void horse_thrown_back_from_the_works_loses_three() {
    // First paragraph. 125%: a 2 is A1R; a natural 1 of the check die passes for every unit.
    assertThat(dice(2, 1, "cav 4/4 ql7", GARRISON, WORKS).value("attackerLosses")).isEqualTo(3);
    assertThat(dice(2, 1, HORSE, GARRISON, WORKS).value("attackerEliminated")).isEqualTo(true);
  }

  @Test
  void guns_and_musketeers_hit_charging_horse_in_three_and_two_of_ten() {
    // Second paragraph.
    assertThat(hit("art 12lb", "cav 3/3 ql7; moving")).isEqualTo(part(3, 10));
    assertThat(hit(MUSKETEERS, "cav 3/3 ql7; moving")).isEqualTo(part(2, 10));
    assertThat(hit("art 12lb", HORSE)).isEqualTo(part(4, 10));
    assertThat(hit(MUSKETEERS, HORSE)).isEqualTo(part(3, 10));
    assertThat(hit("cav 3/3; moving", MUSKETEERS, WORKS)).isEqualTo(BigFraction.ZERO);
    assertThat(hit("cav 3/3", MUSKETEERS, WORKS)).isEqualTo(BigFraction.ZERO);
  }

  private static BigFraction lossToFire(String attacker, String... further) {
    String[] works = Fights.and(further, "terrain", "redoubt", "melee", "never");
    return mean(assaultOdds(attacker, GARRISON, works), "attackerLosses");
  }

  @Test
  void an_assault_of_horse_meets_the_same_shots() {
    // Good-order horse of 3 or more survives two hits: the sum of the chances.
    assertThat(lossToFire("cav 4/4 ql7")).isEqualTo(part(3 + 2, 10));
    assertThat(lossToFire("cav 4/4 ql7", "contact", "true")).isEqualTo(part(4 + 3, 10));
    // From where the guns do not face: fourth and fifth paragraphs.
    assertThat(lossToFire("cav 4/4 ql7", "from", "flank")).isEqualTo(part(2, 10));
    assertThat(lossToFire("cav 4/4 ql7", "from", "flank", "contact", "true"))
        .isEqualTo(part(3, 10));
  }

  @Test
  void two_points_of_horse_left_go_in_at_75_percent() {
    // Second paragraph: 2 against 2. Of three points lost one the morale is 6, still 2 better.
    assertThat(against("cav 2/3 ql7", GARRISON)).isEqualTo(75);
    assertThat(dice(2, 1, "cav 2/3 ql7", GARRISON, WORKS).value("attackerEliminated"))
        .isEqualTo(true);
  }

  @Test
  void horse_on_the_flank_of_the_guns_goes_in_at_200_percent() {
    // Fifth paragraph: 3 against 1, no shift for the flank of light foot.
    assertThat(against(HORSE, GARRISON, "from", "flank")).isEqualTo(200);
    assertThat(against("cav 3/3 ql5", GARRISON, "from", "flank")).isEqualTo(150);
    // Every result of that column costs the last defender.
    Odds.Exact odds = meleeOdds(HORSE, GARRISON, "terrain", "redoubt", "from", "flank");
    assertThat(chance(odds, "defenderEliminated")).isEqualTo(BigFraction.ONE);
    assertThat(Fights.outOf(10, odds, "defenderLosses")).isEqualTo(Map.of(1, 10));
    // Four of ten are A1-D1: two points are left with morale 6, which fail by two and are gone on 8
    // to 10.
    assertThat(chance(odds, "success")).isEqualTo(part(100 - 4 * 3, 100));
  }

  @Test
  void those_who_take_the_works_are_disordered_and_have_the_guns() {
    // Sixth paragraph.
    Odds.Exact odds = meleeOdds(TERCIO, GARRISON, WORKS);
    assertThat(chance(odds, "success")).isEqualTo(BigFraction.ONE);
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(BigFraction.ONE);
    assertThat(chance(odds, "gunsCaptured")).isEqualTo(BigFraction.ONE);
  }

  @Test
  void big_foot_meets_four_and_three_of_ten_and_may_shoot_the_garrison_away() {
    // Seventh paragraph.
    assertThat(hit("art 12lb", "hi2 16/16 ql7; moving")).isEqualTo(part(4, 10));
    assertThat(hit(MUSKETEERS, "hi2 16/16 ql7; moving")).isEqualTo(part(3, 10));
    assertThat(hit("hi2 16/16; moving", MUSKETEERS, WORKS)).isEqualTo(part(3, 10));
    assertThat(lossToFire(TERCIO)).isEqualTo(part(4 + 3, 10));
    Odds.Exact odds = assaultOdds(TERCIO, GARRISON, WORKS);
    assertThat(MusketPikeFights.ending(odds, "defender destroyed by fire")).isEqualTo(part(3, 10));
  }

  @Test
  void big_foot_goes_in_at_200_percent() {
    // Seventh paragraph: 300%, two left, one right.
    assertThat(against("hi2 16/16 ql7", GARRISON)).isEqualTo(200);
    assertThat(against("hi2 14/16 ql7", GARRISON)).isEqualTo(200);
  }

  @Test
  void one_hex_foot_in_the_works_hits_foot_in_four_and_horse_in_three_of_ten() {
    // Ninth paragraph.
    assertThat(hit("hi1 8/8", "hi2 16/16 ql7; moving")).isEqualTo(part(4, 10));
    assertThat(hit("hi1 8/8", "cav 3/3 ql7; moving")).isEqualTo(part(3, 10));
  }

  @Test
  void horse_has_no_hope_against_foot_in_the_works_and_big_foot_goes_in_at_125_percent() {
    // Ninth paragraph.
    assertThat(against(HORSE, "hi1 8/8 ql7")).isEqualTo(50);
    assertThat(against(HORSE, "hi1 6/6 ql7")).isEqualTo(50);
    assertThat(against("hi2 16/16 ql7", "hi1 8/8 ql7")).isEqualTo(125);
    assertThat(against("hi2 16/16 ql7", "hi1 6/6 ql7")).isEqualTo(125);
  }

  @Test
  void the_melee_for_the_works_drives_off_the_defender_in_four_and_the_attacker_in_two_of_ten() {
    Odds.Exact odds = meleeOdds(TERCIO, "hi1 8/8 ql10", WORKS);
    assertThat(chance(odds, "defenderRetreated")).isEqualTo(part(4, 10));
    assertThat(chance(odds, "attackerRetreated")).isEqualTo(part(2, 10));
    // MP2: 0.6 of the table and 0.2 routs of two; 0.9.
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(6 + 4, 10));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(9, 10));
  }

  @Test
  void the_whole_attempt_costs_one_point_four_and_one_point_three() {
    // MP2: by the rules the advancing fire is value 3, hence 1.3 and not the example's 1.2.
    Odds.Exact odds = assaultOdds(TERCIO, "hi1 8/8 ql10", WORKS);
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(4 + 6 + 4, 10));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(4 + 9, 10));
    assertThat(chance(odds, "success")).isEqualTo(part(4, 10));
    assertThat(chance(odds, "attackerRetreated")).isEqualTo(part(2, 10));
  }

  @Test
  void even_odds_cost_both_eight_tenths_and_drive_each_off_in_three_of_ten() {
    // Comments, after the list.
    Odds.Exact odds = meleeOdds(TERCIO, TERCIO);
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(8, 10));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(8, 10));
    assertThat(chance(odds, "attackerRetreated")).isEqualTo(part(3, 10));
    assertThat(chance(odds, "defenderRetreated")).isEqualTo(part(3, 10));
  }

  @Test
  void a_disordered_defender_of_equal_strength_loses_at_least_twice_as_much() {
    // Comments, after the list; MP2.
    for (int quality = 4; quality <= 10; quality++) {
      String foot = "hi2 20/20 ql" + quality;
      Odds.Exact odds = meleeOdds(foot, foot + " disordered");
      assertThat(mean(odds, "defenderLosses"))
          .as("quality " + quality)
          .isGreaterThanOrEqualTo(mean(odds, "attackerLosses").multiply(2));
    }
  }
}

package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.fire;
import static vedette.rules.musketpike.MusketPikeFights.fireOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.ScriptedDice;

/** Grazing fire continues into the hexes behind its first (comments, Grazing fire; MP-V14). */
class GrazingLineTest {
  private static final String FOOT = "hi1 30/30 ql5";
  private static final String GRAZING = "art 12lb; range 4; grazing";

  @Test
  void two_at_the_first_hex_and_one_at_each_behind_it() {
    Odds.Exact odds = fireOdds(GRAZING, FOOT, "behind", "second: " + FOOT, "behind", FOOT);
    assertThat(mean(odds, "hits")).isEqualTo(part(3, 10));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(3, 10));
    assertThat(mean(odds, "behindLosses[second]")).isEqualTo(part(2, 10));
    assertThat(mean(odds, "behindLosses[2]")).isEqualTo(part(2, 10));
    // Half of those that are hit fail.
    assertThat(chance(odds, "behindDisordered[2]")).isEqualTo(part(1, 10));
    assertThat(odds.readings()).contains("MP-V14");
  }

  @Test
  void at_range_1_the_first_shot_is_worth_three() {
    Odds.Exact odds = fireOdds("art 12lb; grazing", FOOT, "behind", FOOT);
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(4, 10));
    assertThat(mean(odds, "behindLosses[1]")).isEqualTo(part(2, 10));
  }

  @Test
  void what_stands_behind_has_its_own_ground_and_formation() {
    // Value 1 at light foot or into cover is no shot.
    Odds.Exact odds =
        fireOdds(GRAZING, FOOT, "behind", "li 4/4 ql7", "behind", "hi1 8/8 ql7; in wall");
    assertThat(mean(odds, "behindLosses[1]")).isEqualTo(BigFraction.ZERO);
    assertThat(mean(odds, "behindLosses[2]")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void leaders_and_guns_behind_the_target_have_figures_of_their_own() {
    // One in five is hit: a 10 costs the leader, 7 to 10 disorders the guns, whose leader adds 1,
    // and 8 to 10 the foot.
    Odds.Exact odds = fireOdds(GRAZING, FOOT, "behind", "hi1 30/30 ql6 leader, art 6lb ql5");
    assertThat(chance(odds, "behindLeaderLost[1]")).isEqualTo(part(2, 100));
    assertThat(chance(odds, "behindGunsDisordered[1]")).isEqualTo(part(8, 100));
    assertThat(chance(odds, "behindDisordered[1]")).isEqualTo(part(6, 100));
    assertThat(odds.measure("defenderLeaderLost")).isNull();
  }

  @Test
  void it_is_a_reading_of_its_own() {
    for (String range : new String[] {"", "; range 4"}) {
      assertThat(fireOdds("art 12lb" + range + "; grazing", FOOT).readings())
          .contains("MP-V14")
          .doesNotContain("MP15");
    }
    assertThat(fireOdds("art 12lb; range 20; grazing", FOOT).readings())
        .contains("MP-V14", "MP-V12");
  }

  @Test
  void other_shots_stay_at_the_target() {
    Odds.Exact odds = fireOdds(GRAZING, FOOT, "shooter", "art 12lb; range 4", "behind", FOOT);
    assertThat(mean(odds, "hits")).isEqualTo(part(6, 10));
    assertThat(mean(odds, "behindLosses[1]")).isEqualTo(part(2, 10));
  }

  @Test
  void the_shot_that_destroys_the_target_goes_on_and_the_next_shooter_is_lost() {
    // A 10 destroys; 9 hits the foot behind, 6 fails; the second battery has no target.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            fire(GRAZING, "li 1/1 ql5", "shooter", GRAZING, "behind", FOOT, "behind", "cav 3 ql5"),
            10,
            9,
            6,
            1);
    assertThat(playedFight.value("defenderEliminated")).isEqualTo(true);
    assertThat(playedFight.value("behindLosses[1]")).isEqualTo(1);
    assertThat(playedFight.value("behindDisordered[1]")).isEqualTo(true);
    assertThat(playedFight.value("behindLosses[2]")).isEqualTo(0);
  }

  @Test
  void of_two_batteries_only_the_first_check_behind_counts() {
    // Two shots at 1, P(at least one hit) 0.36, half of the first checks fail.
    Odds.Exact odds = fireOdds(GRAZING, FOOT, "shooter", GRAZING, "behind", FOOT);
    assertThat(mean(odds, "behindLosses[1]")).isEqualTo(part(4, 10));
    assertThat(chance(odds, "behindDisordered[1]")).isEqualTo(part(18, 100));
  }
}

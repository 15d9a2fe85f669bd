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
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * The effects of hits on their target: losses, checks, disorder, leaders, guns (rules proper,
 * Combat).
 */
class FireTest {
  /** Fire value 3, four in ten to hit. */
  private static final String FOOT = "hi1 8/8";

  @Test
  void a_miss_costs_nothing_and_asks_for_no_check() {
    ScriptedDice.PlayedFight playedFight = ScriptedDice.play(fire(FOOT, "hi1 8/8 ql7"), 6);
    assertThat(playedFight.value("hits")).isEqualTo(0);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(0);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(false);
  }

  @Test
  void a_hit_costs_a_point_and_a_failed_check_the_order() {
    // Morale 7: a 7 passes, an 8 fails (MP4).
    assertThat(ScriptedDice.play(fire(FOOT, "hi1 8/8 ql7"), 7, 7).value("defenderDisordered"))
        .isEqualTo(false);
    ScriptedDice.PlayedFight failed = ScriptedDice.play(fire(FOOT, "hi1 8/8 ql7"), 7, 8);
    assertThat(failed.value("defenderDisordered")).isEqualTo(true);
    assertThat(failed.value("defenderLosses")).isEqualTo(1);
    assertThat(failed.value("defenderRetreated")).isEqualTo(false);
  }

  @Test
  void one_volley_disorders_by_the_chance_to_hit_and_to_fail() {
    Odds.Exact odds = fireOdds(FOOT, "hi1 8/8 ql7");
    assertThat(chance(odds, "defenderDisordered")).isEqualTo(part(4 * 3, 100));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(4, 10));
    assertThat(chance(odds, "defenderRetreated")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(odds, "defenderEliminated")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void a_disordered_unit_that_fails_loses_one_more_and_gives_way() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(fire(FOOT, "hi1 8/8 ql7 disordered"), 10, 8);
    assertThat(playedFight.value("hits")).isEqualTo(1);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(2);
    assertThat(playedFight.value("defenderRetreated")).isEqualTo(true);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(true);
    Odds.Exact odds = fireOdds(FOOT, "hi1 8/8 ql7 disordered");
    assertThat(chance(odds, "defenderRetreated")).isEqualTo(part(12, 100));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(40 + 12, 100));
  }

  @Test
  void the_point_lost_in_flight_may_be_the_last() {
    // Half lost: morale 5, fails by 6 and more.
    Odds.Exact odds = fireOdds(FOOT, "hi1 2/2 ql7 disordered");
    assertThat(chance(odds, "defenderEliminated")).isEqualTo(part(4 * 5, 100));
    assertThat(Fights.outOf(100, odds, "defenderLosses"))
        .containsEntry(0, 60)
        .containsEntry(1, 20)
        .containsEntry(2, 20);
  }

  @Test
  void losses_count_before_the_check() {
    // One of five is 20%: morale 6 (rules proper, Morale effect of losses; MP10).
    assertThat(chance(fireOdds(FOOT, "hi1 5/5 ql7"), "defenderDisordered"))
        .isEqualTo(part(4 * 4, 100));
    assertThat(chance(fireOdds(FOOT, "hi1 6/6 ql7"), "defenderDisordered"))
        .isEqualTo(part(4 * 3, 100));
    // Five of ten is 50%: morale 5.
    assertThat(chance(fireOdds(FOOT, "hi1 6/10 ql7"), "defenderDisordered"))
        .isEqualTo(part(4 * 5, 100));
    assertThat(chance(fireOdds(FOOT, "hi1 7/10 ql7"), "defenderDisordered"))
        .isEqualTo(part(4 * 4, 100));
  }

  @Test
  void only_the_first_check_counts() {
    // A hit and a passed check, then a hit without a check (MP5).
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(fire(FOOT, "hi1 8/8 ql7", "shooter", FOOT, "shooter", FOOT), 7, 1, 7, 10);
    assertThat(playedFight.value("hits")).isEqualTo(3);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(3);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(false);
    Odds.Exact odds = fireOdds(FOOT, "hi1 8/8 ql7", "shooter", FOOT);
    assertThat(chance(odds, "defenderDisordered")).isEqualTo(part(64 * 3, 1000));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(8, 10));
  }

  @Test
  void a_miss_leaves_the_check_to_the_next_shot() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(fire(FOOT, "hi1 8/8 ql7", "shooter", FOOT), 1, 7, 8);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(true);
  }

  @Test
  void disordered_by_the_first_shot_it_does_not_run_from_the_second() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(fire(FOOT, "hi1 8/8 ql7", "shooter", FOOT), 7, 9, 10);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(2);
    assertThat(playedFight.value("defenderRetreated")).isEqualTo(false);
  }

  @Test
  void shots_at_a_target_that_has_gone_are_lost() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(fire(FOOT, "hi1 8/8 ql7 disordered", "shooter", FOOT), 7, 8);
    assertThat(playedFight.value("hits")).isEqualTo(1);
    Odds.Exact odds = fireOdds(FOOT, "hi1 8/8 ql7 disordered", "shooter", FOOT);
    assertThat(chance(odds, "defenderRetreated")).isEqualTo(part(64 * 3, 1000));
    // The second shot is fired unless the first has driven the target off: 0.4 + 0.4 x 0.88.
    assertThat(mean(odds, "hits")).isEqualTo(part(752, 1000));
  }

  @Test
  void a_hit_destroys_the_last_point() {
    // Fire value 3 less light foot: three in ten; the second shot is fired only if the first has
    // missed.
    assertThat(chance(fireOdds(FOOT, "li 1/1 ql4"), "defenderEliminated")).isEqualTo(part(3, 10));
    Odds.Exact twice = fireOdds(FOOT, "li 1/1 ql4", "shooter", FOOT);
    assertThat(chance(twice, "defenderEliminated")).isEqualTo(part(51, 100));
    assertThat(mean(twice, "defenderLosses")).isEqualTo(part(51, 100));
    assertThat(chance(twice, "defenderRetreated")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(twice, "defenderDisordered")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void two_hits_on_one_point_cost_one_point() {
    // Fire value 5 less light foot: a 10 is two hits.
    Odds.Exact odds = fireOdds("hi2 16/16", "li 1/1 ql4");
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(5, 10));
  }

  @Test
  void a_leader_falls_on_a_natural_ten_of_the_check_that_counts() {
    // MP8.
    assertThat(chance(fireOdds(FOOT, "hi1 8/8 ql10 leader"), "defenderLeaderLost"))
        .isEqualTo(part(4, 100));
    assertThat(chance(fireOdds(FOOT, "hi1 8/8 ql7 leader 0"), "defenderLeaderLost"))
        .isEqualTo(part(4, 100));
    assertThat(chance(fireOdds(FOOT, "hi1 8/8 ql7 leader", "shooter", FOOT), "defenderLeaderLost"))
        .isEqualTo(part(64, 1000));
  }

  @Test
  void a_leader_adds_his_rating_to_the_check() {
    // MP4: morale 7 and 7, 8, 9.
    assertThat(chance(fireOdds(FOOT, "hi1 8/8 ql7 leader 0"), "defenderDisordered"))
        .isEqualTo(part(4 * 3, 100));
    assertThat(chance(fireOdds(FOOT, "hi1 8/8 ql7 leader"), "defenderDisordered"))
        .isEqualTo(part(4 * 2, 100));
    assertThat(
            ScriptedDice.play(fire(FOOT, "hi1 8/8 ql7 leader 2"), 7, 9).value("defenderDisordered"))
        .isEqualTo(false);
  }

  @Test
  void without_a_leader_or_guns_nobody_asks_after_them() {
    Odds.Exact odds = fireOdds(FOOT, "hi1 8/8 ql7");
    assertThat(odds.measure("defenderLeaderLost")).isNull();
    assertThat(odds.measure("defenderGunsDisordered")).isNull();
  }

  @Test
  void guns_in_the_target_check_on_the_same_die_and_lose_nothing() {
    // MP16: morale 8 of the guns, 6 of the foot.
    Odds.Exact odds = fireOdds(FOOT, "hi1 8/8 ql6, art 12lb ql8");
    assertThat(chance(odds, "defenderGunsDisordered")).isEqualTo(part(4 * 2, 100));
    assertThat(chance(odds, "defenderDisordered")).isEqualTo(part(4 * 4, 100));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(4, 10));
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(fire(FOOT, "hi1 8/8 ql6, art 12lb ql8"), 7, 8);
    assertThat(playedFight.value("defenderGunsDisordered")).isEqualTo(false);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(true);
  }

  @Test
  void guns_alone_are_never_shot_away() {
    Odds.Exact odds = fireOdds(FOOT, "art 12lb ql6");
    assertThat(chance(odds, "defenderGunsDisordered")).isEqualTo(part(4 * 4, 100));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(BigFraction.ZERO);
    // The second shot always finds the target there.
    Odds.Exact twice = fireOdds(FOOT, "art 12lb ql6 disordered", "shooter", FOOT);
    assertThat(mean(twice, "hits")).isEqualTo(part(4 + 4, 10));
    assertThat(mean(twice, "defenderLosses")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(twice, "defenderGunsDisordered")).isEqualTo(BigFraction.ONE);
  }
}

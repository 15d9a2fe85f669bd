package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.KILLED;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.RUNS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.SPARED;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.STANDS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.assertCameTo;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.binomial;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.chances;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.fire;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.fireOdds;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.part;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** Fire: dice by arm, range and formation, scores, generals and morale (Fire; SN1-SN5). */
class FireTest {
  private static final String[] KILL = {"killGeneral", "always"};

  @ParameterizedTest(name = "{0} at {1}, {2} hexes: {3} dice, {4} in 6")
  @CsvSource({
    // Muskets: 6, 4, 2 in line, half of it in column and square, at any strength (SN1).
    "inf, inf, 1, 6, 2",
    "inf, inf, 2, 4, 2",
    "inf, inf, 3, 2, 2",
    "inf 1/6, inf, 1, 6, 2",
    "inf column, inf, 1, 3, 2",
    "inf column, inf, 2, 2, 2",
    "inf column, inf, 3, 1, 2",
    "inf square, inf, 1, 3, 2",
    "inf square, inf, 2, 2, 2",
    "inf square, inf, 3, 1, 2",
    // Rifles: a die a point, whatever the range and the formations (SN1).
    "rifle, inf, 1, 4, 2",
    "rifle, inf, 4, 4, 2",
    "rifle 3/4, inf, 2, 3, 2",
    "rifle column, inf, 2, 4, 2",
    "rifle 1/4, inf square, 3, 1, 3",
    // Guns: 8, 6, 4, 4, 2, 2; at a square beyond the adjacent hex half of it.
    "art, inf, 1, 8, 2",
    "art, inf, 2, 6, 2",
    "art, inf, 3, 4, 2",
    "art, inf, 4, 4, 2",
    "art, inf, 5, 2, 2",
    "art, inf, 6, 2, 2",
    "art, inf column, 2, 6, 3",
    "art, cav column, 5, 2, 3",
    "art, inf square, 1, 8, 3",
    "art, inf square, 2, 3, 3",
    "art, inf square, 3, 2, 3",
    "art, inf square, 4, 2, 3",
    "art, inf square, 5, 1, 3",
    "art, inf square, 6, 1, 3",
    "art 1/2, art, 4, 4, 2",
    // Column and square lose on 4 and up, line and guns on 5 and up; cavalry by formation (SN2).
    "inf, inf column, 2, 4, 3",
    "inf, inf square, 2, 4, 3",
    "inf, rifle, 2, 4, 2",
    "inf, cav, 2, 4, 2",
    "inf, cav column, 2, 4, 3",
    "inf, art, 2, 4, 2",
    // General +1, cover -1, moved -1, added up (SN2).
    "inf general, inf, 2, 4, 3",
    "inf general, inf column, 2, 4, 4",
    "art general, inf square, 6, 1, 4",
    "inf, inf; in cover, 2, 4, 1",
    "inf moved, inf, 2, 4, 1",
    "rifle moved, inf column, 4, 4, 2",
    "inf moved, inf column; in cover, 2, 4, 1",
    "inf general moved, inf; in cover, 2, 4, 1",
    "inf general, inf; in cover, 2, 4, 2",
    // Cover of the shooter does not affect the target.
    "inf; in cover, inf, 2, 4, 2",
  })
  void each_shot_has_its_dice_and_its_scores(
      String shooter, String target, int range, int dice, int faces) {
    assertThat(chances(fireOdds(shooter, target, range), "hits"))
        .isEqualTo(binomial(dice, faces, dice));
  }

  @Test
  void a_volley_of_six_dice_by_hand() {
    // C(6,k) 2^(6-k) of 729: 5s and 6s, two faces in six.
    Odds.Exact odds = fireOdds("inf", "inf", 1);
    int[] parts = {64, 192, 240, 160, 60, 12, 1};
    for (int hits = 0; hits <= 6; hits++) {
      assertThat(chance(odds, "hits", hits)).isEqualTo(part(parts[hits], 729));
      assertThat(chance(odds, "defenderLosses", hits)).isEqualTo(part(parts[hits], 729));
    }
    // 3 to 5 lost of six leave half or less: (160 + 60 + 12)/729, a third of which runs.
    assertThat(chance(odds, "defenderState", "retreating")).isEqualTo(part(232, 2187));
    assertThat(chance(odds, "defenderState", "destroyed")).isEqualTo(part(1, 729));
    assertThat(chance(odds, "defenderState", "disintegrated")).isEqualTo(part(0, 1));
    assertThat(chance(odds, "defenderState", "steady")).isEqualTo(part(2187 - 232 - 3, 2187));
    assertThat(odds.measure("defenderLeaderLost")).isNull();
  }

  @Test
  void a_line_in_cover_is_safe_from_troops_that_moved() {
    // 5 and up with -2 needs a 7: no dice are thrown.
    assertCameTo(
        ScriptedDice.play(fire("inf moved", "inf; in cover", 1)),
        "hits",
        0,
        "defenderState",
        "steady");
  }

  @Test
  void no_unit_loses_more_than_it_has() {
    assertCameTo(
        ScriptedDice.play(fire("art", "inf 2/6", 1), 5),
        "hits",
        5,
        "defenderLosses",
        2,
        "defenderState",
        "destroyed");
  }

  @Test
  void later_shots_at_a_target_that_has_gone_are_not_fired() {
    String[] second = {"shooter", "rifle"};
    ScriptedDice.PlayedFight destroyed = ScriptedDice.play(fire("inf", "art", 1, second), 2);
    assertCameTo(destroyed, "hits", 2, "defenderLosses", 2, "defenderState", "destroyed");
    ScriptedDice.PlayedFight fled = ScriptedDice.play(fire("inf", "inf", 1, second), 3, RUNS);
    assertCameTo(fled, "defenderLosses", 3, "defenderState", "retreating");
    ScriptedDice.PlayedFight dissolved =
        ScriptedDice.play(fire("inf", "inf square", 1, second), 3, RUNS);
    assertCameTo(dissolved, "defenderLosses", 3, "defenderState", "disintegrated");
  }

  @Test
  void shooters_fire_in_order_and_each_loss_below_half_is_tested() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            fire("inf", "inf", 3, "shooter", "rifle 1/4", "shooter", "art", "shooter", "inf"),
            2, // 4 left, no test
            1,
            STANDS, // 3 left
            0, // no loss, no test
            2,
            RUNS); // 1 left
    assertCameTo(playedFight, "hits", 5, "defenderLosses", 5, "defenderState", "retreating");
  }

  @Test
  void a_general_costs_a_point_less_and_dies_on_eleven() {
    ScriptedDice.PlayedFight spared =
        ScriptedDice.play(fire("inf", "inf general", 1, KILL), 2, SPARED);
    assertCameTo(spared, "hits", 2, "defenderLosses", 1, "defenderLeaderLost", false);
    ScriptedDice.PlayedFight killed =
        ScriptedDice.play(fire("inf", "inf general", 1, KILL), 2, KILLED);
    assertCameTo(killed, "hits", 2, "defenderLosses", 1, "defenderLeaderLost", true);
    // Without a loss or an attempt there is nothing to roll.
    assertCameTo(
        ScriptedDice.play(fire("inf", "inf general", 1, KILL), 0),
        "defenderLosses",
        0,
        "defenderLeaderLost",
        false);
    assertCameTo(ScriptedDice.play(fire("inf", "inf general", 1), 2), "defenderLosses", 2);
    assertCameTo(ScriptedDice.play(fire("inf general", "inf", 1, KILL), 2), "defenderLosses", 2);
  }

  @Test
  void each_shooter_may_have_a_range_of_its_own() {
    // Guns throw 2 at 5 hexes; the muskets with them 4 at 2.
    assertThat(chances(fireOdds("art; range 5", "inf", 1), "hits")).isEqualTo(binomial(2, 2, 2));
    Odds both = fireOdds("art; range 5", "inf", 2, "shooter", "inf");
    // Six dice at a third, and no unit runs before the second shooter: 4 of 6 stand untested.
    assertThat(chance(both, "hits", 0)).isEqualTo(part(64, 729));
  }

  @Test
  void shooters_continue_at_a_retreating_target_on_request_and_in_reach_of_a_hex_farther() {
    String[] goOn = {"atRetreating", "true", "shooter", "inf", "shooter", "rifle"};
    // At 3 hexes; it is then at 4, which the second muskets do not reach.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(fire("inf", "inf 4/6", 3, goOn), 1, RUNS, 2);
    assertCameTo(playedFight, "defenderLosses", 3, "defenderState", "retreating");
    // A shot each at a third; the first leaves 1 of 4, which runs by a third. The second finds it
    // in any case, or only if it stands.
    String[] second = {"shooter", "rifle 1/4"};
    assertThat(
            chance(
                fireOdds("rifle 1/4", "rifle 2/4", 1, Fights.and(second, "atRetreating", "true")),
                "defenderState",
                "destroyed"))
        .isEqualTo(part(1, 9));
    assertThat(chance(fireOdds("rifle 1/4", "rifle 2/4", 1, second), "defenderState", "destroyed"))
        .isEqualTo(part(2, 27));
  }

  @ParameterizedTest(name = "{0} hits on {1} points: tried {2}")
  @CsvSource({"1, 2, false", "2, 2, false", "3, 2, true", "5, 4, true", "4, 4, false"})
  void when_free_tries_to_kill_a_general_only_if_its_unit_is_destroyed_anyway(
      int hits, int left, boolean tried) {
    // The point given back leaves the hits less one: as many as there are points, or more.
    Engagement<?, ?> fight =
        fire("inf", "inf " + left + "/6 general", 1, "killGeneral", "when-free");
    boolean dead = hits >= left;
    ScriptedDice.PlayedFight playedFight =
        tried
            ? ScriptedDice.play(fight, hits, KILLED)
            : dead ? ScriptedDice.play(fight, hits) : ScriptedDice.play(fight, hits, STANDS);
    assertCameTo(playedFight, "defenderLosses", Math.min(hits, left), "defenderLeaderLost", tried);
    assertCameTo(playedFight, "defenderState", dead ? "destroyed" : "steady");
  }

  @Test
  void a_loss_that_a_general_takes_asks_for_no_morale() {
    ScriptedDice.PlayedFight none =
        ScriptedDice.play(fire("inf", "inf 3/6 general", 1, KILL), 1, KILLED);
    assertCameTo(
        none,
        "hits",
        1,
        "defenderLosses",
        0,
        "defenderState",
        "steady",
        "defenderLeaderLost",
        true);
    ScriptedDice.PlayedFight one =
        ScriptedDice.play(fire("inf", "inf 3/6 general", 1, KILL), 2, SPARED, RUNS);
    assertCameTo(
        one, "defenderLosses", 1, "defenderState", "retreating", "defenderLeaderLost", false);
  }

  @Test
  void a_general_dies_once_and_lives_from_shot_to_shot() {
    String[] second = Fights.and(KILL, "shooter", "inf");
    ScriptedDice.PlayedFight dead =
        ScriptedDice.play(fire("inf", "inf general", 1, second), 1, KILLED, 2);
    assertCameTo(dead, "hits", 3, "defenderLosses", 2, "defenderLeaderLost", true);
    ScriptedDice.PlayedFight alive =
        ScriptedDice.play(fire("inf", "inf general", 1, second), 1, SPARED, 2, SPARED);
    assertCameTo(alive, "hits", 3, "defenderLosses", 1, "defenderLeaderLost", false);
  }

  @Test
  void a_general_under_six_dice_by_hand() {
    // One hit or more in 665 of 729; 3 of 36 kill. Four hits or more (73) leave three or fewer.
    Odds.Exact odds = fireOdds("inf", "inf general", 1, KILL);
    assertThat(Fights.chance(odds, "defenderLeaderLost")).isEqualTo(part(665, 729 * 12));
    assertThat(Fights.mean(odds, "defenderLosses")).isEqualTo(part(2 * 729 - 665, 729));
    assertThat(chance(odds, "defenderState", "retreating")).isEqualTo(part(73, 2187));
    assertThat(chance(odds, "defenderState", "destroyed")).isEqualTo(part(0, 1));
  }
}

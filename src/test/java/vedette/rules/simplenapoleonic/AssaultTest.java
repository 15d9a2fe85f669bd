package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static vedette.rules.Fights.chance;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.KILLED;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.RUNS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.SPARED;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.STANDS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.assertCameTo;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.binomial;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.chances;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.part;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.rounds;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;
import vedette.work.Limits;

/**
 * The rounds of an assault without fire: dice and scores, the side that falls back, and the number
 * of rounds (Assaults; SN3-SN6, SN9).
 */
class AssaultTest {
  private static final String[] ONE_TURN = {"turns", "1"};
  private static final String[] ATTACKER_KILLS = {"attackerKills", "always"};

  @ParameterizedTest(name = "{0} against {1}: {2} dice at {3} in 6, {4} at {5}, of {6} and {7}")
  @CsvSource({
    // 3 a musket unit, 1 a rifleman, 4 cavalry, 2 guns, at 4 and up (SN1, SN3).
    "inf, inf, 3, 3, 3, 3, 6, 6",
    "inf, inf column, 3, 3, 3, 3, 6, 6",
    "rifle, inf, 4, 3, 3, 3, 4, 6",
    "rifle 2/4, rifle 3/4 column, 2, 3, 3, 3, 2, 3",
    "cav, art, 4, 3, 2, 3, 4, 2",
    "cav, cav column, 4, 3, 4, 3, 4, 4",
    "inf 2/6, cav 3/4, 3, 3, 4, 3, 2, 3",
    // The attacker in column and the defender in square lose on 5 and up.
    "inf column, inf, 3, 3, 3, 2, 6, 6",
    "cav column, inf, 4, 3, 3, 2, 4, 6",
    "cav column, cav column, 4, 3, 4, 2, 4, 4",
    "inf, inf square, 3, 2, 3, 3, 6, 6",
    "inf column, rifle square, 3, 2, 4, 2, 6, 4",
    "cav, inf 5/6 square, 4, 2, 3, 3, 4, 5",
    // A general adds one to the dice of its own unit.
    "inf general, inf, 3, 4, 3, 3, 6, 6",
    "inf, cav general, 3, 3, 4, 4, 6, 4",
    "inf column general, inf square general, 3, 3, 3, 3, 6, 6",
    // Moving counts in fire only (SN2).
    "inf moved, inf moved, 3, 3, 3, 3, 6, 6",
  })
  void both_sides_throw_simultaneously(
      String attacker, String defender, int dice, int faces, int back, int at, int own, int enemy) {
    Odds odds = Fights.odds(rounds(attacker, defender, ONE_TURN));
    assertThat(chances(odds, "defenderLosses")).isEqualTo(binomial(dice, faces, enemy));
    assertThat(chances(odds, "attackerLosses")).isEqualTo(binomial(back, at, own));
  }

  @Test
  void a_draw_or_a_loser_above_half_continues_the_assault_until_a_side_falls_back() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            rounds("inf", "inf", "turns", "9"),
            0,
            0, // a draw without loss
            2,
            1, // 5 against 4: the loser stays
            1,
            1,
            STANDS, // a draw, 4 against 3, who is tested
            0,
            0, // at half, but nothing lost: no test
            0,
            1,
            STANDS); // 3 against 3: the attacker has lost this turn
    assertCameTo(
        playedFight, "ending", "defender wins", "attackerState", "fallen back", "turns", 5);
    assertCameTo(playedFight, "defenderState", "steady", "attackerLosses", 3, "defenderLosses", 3);
  }

  @Test
  void when_the_turns_run_out_nothing_is_decided() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(rounds("inf", "inf", "turns", "2"), 1, 0, 1, 2);
    assertCameTo(playedFight, "ending", "undecided", "turns", 2);
    assertCameTo(playedFight, "attackerState", "steady", "defenderState", "steady");
  }

  @Test
  void the_loser_at_half_falls_back_and_runs_if_its_morale_fails() {
    ScriptedDice.PlayedFight back = ScriptedDice.play(rounds("inf", "inf"), 3, 0, STANDS);
    assertCameTo(back, "ending", "attacker wins", "attackerState", "steady");
    assertCameTo(back, "defenderState", "fallen back", "defenderLosses", 3);
    ScriptedDice.PlayedFight runs = ScriptedDice.play(rounds("inf", "inf"), 0, 3, RUNS);
    assertCameTo(runs, "ending", "defender wins", "attackerState", "retreating");
    assertCameTo(runs, "defenderState", "steady", "attackerLosses", 3);
  }

  @Test
  void a_winner_at_half_is_tested_too_and_first_if_it_attacks() {
    ScriptedDice.PlayedFight both =
        ScriptedDice.play(rounds("inf 4/6", "inf 4/6"), 2, 1, RUNS, STANDS);
    assertCameTo(both, "ending", "neither stays");
    assertCameTo(both, "attackerState", "retreating", "defenderState", "fallen back");
    ScriptedDice.PlayedFight won =
        ScriptedDice.play(rounds("inf 4/6", "inf 4/6"), 2, 1, STANDS, RUNS);
    assertCameTo(won, "ending", "attacker wins");
    assertCameTo(won, "attackerState", "steady", "defenderState", "retreating");
  }

  @Test
  void a_failed_test_ends_a_drawn_assault() {
    ScriptedDice.PlayedFight left =
        ScriptedDice.play(rounds("inf 4/6", "inf 4/6"), 1, 1, RUNS, STANDS);
    assertCameTo(left, "ending", "defender wins");
    assertCameTo(left, "attackerState", "retreating", "defenderState", "steady");
    ScriptedDice.PlayedFight gone =
        ScriptedDice.play(rounds("inf 4/6", "inf 4/6"), 1, 1, RUNS, RUNS);
    assertCameTo(gone, "ending", "neither stays", "defenderState", "retreating");
  }

  @ParameterizedTest(name = "{0} against {1}, {2} and {3} lost")
  @CsvSource({
    "inf, inf 4/6 square, 1, 0, attacker wins, steady, disintegrated",
    "inf, inf 4/6; blocked, 1, 0, attacker wins, steady, disintegrated",
    "inf 4/6; blocked, inf, 0, 1, defender wins, disintegrated, steady",
  })
  void a_loser_with_no_way_out_dissolves_untested(
      String attacker, String defender, int scored, int against, String end, String a, String d) {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(rounds(attacker, defender), scored, against);
    assertCameTo(playedFight, "ending", end, "attackerState", a, "defenderState", d);
  }

  @Test
  void a_square_above_half_stays_and_one_that_fails_its_morale_dissolves() {
    ScriptedDice.PlayedFight stays = ScriptedDice.play(rounds("inf", "inf square", ONE_TURN), 2, 0);
    assertCameTo(stays, "ending", "undecided", "defenderState", "steady");
    // The square has won, at half: the attacker falls back, the square dissolves.
    ScriptedDice.PlayedFight both =
        ScriptedDice.play(rounds("inf 4/6", "inf 4/6 square"), 1, 2, STANDS, RUNS);
    assertCameTo(both, "ending", "neither stays");
    assertCameTo(both, "attackerState", "fallen back", "defenderState", "disintegrated");
  }

  @Test
  void a_destroyed_unit_is_not_tested_but_its_enemy_is() {
    ScriptedDice.PlayedFight guns = ScriptedDice.play(rounds("cav", "art"), 4, 1);
    assertCameTo(guns, "ending", "attacker wins", "attackerLosses", 1, "defenderLosses", 2);
    assertCameTo(guns, "attackerState", "steady", "defenderState", "destroyed");
    ScriptedDice.PlayedFight runs = ScriptedDice.play(rounds("inf 4/6", "art"), 2, 1, RUNS);
    assertCameTo(runs, "ending", "neither stays", "attackerState", "retreating");
    ScriptedDice.PlayedFight none = ScriptedDice.play(rounds("cav 1/4", "inf 1/6"), 1, 1);
    assertCameTo(none, "ending", "neither stays");
    assertCameTo(none, "attackerState", "destroyed", "defenderState", "destroyed");
  }

  @Test
  void excess_hits_count_and_a_destroyed_unit_drives_no_enemy_back() {
    // The last gunner is hit twice for one hit back: cavalry that would stand at half stays
    // (SN-V2).
    ScriptedDice.PlayedFight gone = ScriptedDice.play(rounds("cav 3/4", "art 1/2"), 2, 1, STANDS);
    assertCameTo(gone, "ending", "attacker wins", "attackerState", "steady");
    // Three hits on two horsemen against four on the infantry: destroyed, so neither side is
    // driven back.
    ScriptedDice.PlayedFight foot = ScriptedDice.play(rounds("cav 2/4", "inf 6/6"), 4, 3, STANDS);
    assertCameTo(foot, "ending", "defender wins", "defenderState", "steady");
    assertCameTo(foot, "attackerState", "destroyed", "defenderLosses", 4);
  }

  @Test
  void a_retreating_unit_is_not_tested_again() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(rounds("cav", "inf 3/6 retreating"), 1, 0);
    assertCameTo(playedFight, "ending", "attacker wins", "defenderLosses", 1);
  }

  @Test
  void assaulted_riflemen_throw_fewer_dice_the_next_turn() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(rounds("inf", "rifle", "turns", "2"), 1, 2, 0, 3, RUNS);
    assertCameTo(playedFight, "attackerLosses", 5, "attackerState", "retreating");
    assertThatThrownBy(() -> ScriptedDice.play(rounds("inf", "rifle", "turns", "2"), 1, 2, 0, 4))
        .hasMessageContaining("no roll");
  }

  @Test
  void a_general_may_turn_a_defeat_into_a_draw() {
    String[] further = Fights.and(ATTACKER_KILLS, ONE_TURN);
    // Two lost less one: one each (SN9), both at half.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            rounds("inf 4/6", "inf 4/6 general", further), 2, 1, SPARED, STANDS, STANDS);
    assertCameTo(playedFight, "ending", "undecided", "attackerLosses", 1, "defenderLosses", 1);
    assertCameTo(playedFight, "defenderLeaderLost", false);
    // One lost less one: the defender has won, and is not tested.
    ScriptedDice.PlayedFight won =
        ScriptedDice.play(rounds("inf 4/6", "inf 3/6 general", further), 1, 1, KILLED, STANDS);
    assertCameTo(won, "ending", "defender wins", "defenderLosses", 0);
    assertCameTo(won, "attackerState", "fallen back", "defenderLeaderLost", true);
  }

  @Test
  void each_side_decides_whether_it_goes_for_the_others_general() {
    String[] both = {"attackerKills", "always", "defenderKills", "always", "turns", "1"};
    // The defender's general first.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(rounds("inf general", "inf general", both), 2, 2, KILLED, SPARED);
    assertCameTo(playedFight, "defenderLeaderLost", true, "attackerLeaderLost", false);
    assertCameTo(playedFight, "defenderLosses", 1, "attackerLosses", 1);
    ScriptedDice.PlayedFight never =
        ScriptedDice.play(rounds("inf general", "inf general", ONE_TURN), 2, 2);
    assertCameTo(never, "defenderLosses", 2, "attackerLosses", 2);
  }

  /**
   * By hand: 3 dice at 4 or more on guns of 2, 2 dice at 4 or more (a general) on a column of 6,
   * which never falls to half. An attempt has a value of 6/12 and costs a hit. With 3 hits: 1
   * without it, 1 + 1/2 with it. With 2: 1 without it; with it, 1 + 1/2 if there is no hit back
   * (driven out), else 1/3 + 1/2 (only the morale test)
   */
  @Test
  void the_best_choice_on_a_general_sees_both_throws() {
    Engagement<?, ?> fight =
        rounds(
            "inf column",
            "art general",
            "turns",
            "1",
            "attackerKills",
            "best",
            "goal",
            "success + 6*defenderLeaderLost");
    assertThat(OptimizedFight.of(fight, Limits.states(10_000)).value().get(0))
        .isCloseTo(27 / 32.0, within(1e-12));
  }

  /** A default doctrine that matters is shown beside the answer (SN4). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "assault --attacker 'inf general' --defender 'inf general' | --defender-kills,"
            + " --attacker-kills",
        "firefight --attacker 'inf general' --defender 'inf' | --defender-kills",
        "advance --attacker 'inf general' --defender 'inf' --start-range 3 | --defender-kills",
        "fire --shooter 'inf' --target 'inf general' | --kill-general",
        "assault --attacker 'inf general' --defender 'inf' --defender-kills always |",
        "fire --shooter 'inf' --target 'inf general' --kill-general best --goal hits |",
        "assault --attacker 'inf' --defender 'inf' |",
      })
  void a_general_without_attempts_is_reported(String command, String options) {
    List<String> told =
        Fights.asked("simple-napoleonic " + command).story().situation().stream()
            .filter(fact -> fact.label().equals("general"))
            .map(fact -> fact.text().substring(fact.text().indexOf("--")))
            .toList();
    assertThat(String.join(", ", told)).isEqualTo(options == null ? "" : options);
  }

  @Test
  void a_general_without_attempts_has_no_measure() {
    // SN4: the side that inflicted the loss may roll; a side that never does kills no general.
    Odds nobody = Fights.odds(rounds("inf general", "inf general", ONE_TURN));
    assertThat(nobody.measures())
        .extracting(Odds.MeasureOdds::name)
        .doesNotContain("attackerLeaderLost", "defenderLeaderLost");
    Odds one =
        Fights.odds(rounds("inf general", "inf general", Fights.and(ATTACKER_KILLS, ONE_TURN)));
    assertThat(one.measures())
        .extracting(Odds.MeasureOdds::name)
        .contains("defenderLeaderLost")
        .doesNotContain("attackerLeaderLost");
  }

  @Test
  void a_dead_general_helps_no_more_by_hand() {
    // One rifleman against one: 1/2 against 2/3. The attacker survives the first turn by 1/3; a
    // hit then costs only the general, by 1/12, so the general is dead by 1/24 and the unit throws
    // 1/2.
    Odds odds =
        Fights.odds(
            rounds("rifle 1/4", "rifle 1/4 general", Fights.and(ATTACKER_KILLS, "turns", "2")));
    assertThat(chance(odds, "defenderState", "destroyed")).isEqualTo(part(1, 3 * 24 * 2));
    // 2/3 + 1/3 (23/24 x 2/3 + 1/24 x 1/2)
    assertThat(chance(odds, "attackerState", "destroyed")).isEqualTo(part(383, 432));
    // 1/24 + 1/3 x 23/24 x 1/24
    assertThat(Fights.chance(odds, "defenderLeaderLost")).isEqualTo(part(95, 1728));
    assertThat(odds.measure("attackerLeaderLost")).isNull();
  }

  @Test
  void until_decided_by_hand() {
    // The last horseman's 4 dice miss by 1/16, the last infantryman's 3 by 1/8; both miss: once
    // more.
    Odds odds = Fights.odds(rounds("cav 1/4", "inf 1/6"));
    assertThat(chance(odds, "ending", "attacker wins")).isEqualTo(part(15, 127));
    assertThat(chance(odds, "ending", "defender wins")).isEqualTo(part(7, 127));
    assertThat(chance(odds, "ending", "neither stays")).isEqualTo(part(105, 127));
    assertThat(odds.undecided()).isZero();
  }

  @Test
  void between_two_lines_the_attacking_side_does_not_matter() {
    Odds odds = Fights.odds(rounds("inf", "inf"));
    assertThat(chance(odds, "ending", "attacker wins"))
        .isEqualTo(chance(odds, "ending", "defender wins"));
    assertThat(chance(odds, "ending", "undecided")).isEqualTo(part(0, 1));
  }
}

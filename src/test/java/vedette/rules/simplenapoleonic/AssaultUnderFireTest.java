package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.KILLED;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.RUNS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.STANDS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.assault;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.assertCameTo;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * The rounds of an assault take place in different turns, and the defender fires in its part
 * (SN-V5).
 */
class AssaultUnderFireTest {
  private static BigFraction attackerWins(String options) {
    return chance(Fights.odds(assault("rifle 1/4", "rifle 1/4", options)), "success");
  }

  /**
   * The last rifleman against the last: a round by 1/4 each is won, lost, the end of both, or
   * nothing; fire on a line hits by 1/3. From the beginning of a later turn the attacker wins by x:
   * moving first 1/4 + 1/4 x 2/3 x, second 2/3 (1/4 + 1/4 x), half each, so x = 1/4.
   */
  @ParameterizedTest(name = "{0}: {1}/{2}")
  @CsvSource({
    // No fire before the first round: 1/2 (1/4 + 1/6 x) + 1/2 (1/4 + 1/4 x).
    "--attacker-kills never, 29, 96",
    // Fire at 3 hexes is as good as adjacent.
    "--start-range 3, 1, 4",
    "--first attacker, 7, 24",
    "--first defender, 5, 16",
    "--first defender --start-range 2, 5, 24",
    // The variant: 1/4 of each round that follows.
    "--variant no-fire-between, 1, 3",
    // It leaves the fire before the first round: 1/2 1/3 + 1/2 2/3 1/3.
    "--variant no-fire-between --start-range 2, 5, 18",
    "--turns 1, 1, 4",
    // The last round by y = 1/2 1/4 + 1/2 2/3 1/4; 1/4 + (1/2 1/6 + 1/2 1/4) y.
    "--turns 2, 169, 576",
  })
  void two_riflemen_by_hand(String options, int numerator, int denominator) {
    assertThat(attackerWins(options)).isEqualTo(part(numerator, denominator));
  }

  @Test
  void the_defender_fires_after_a_round_if_second_and_before_it_if_first() {
    // The attacker moves first, a drawn round; 6 dice at the column, 2 hits; then it moves second:
    // 1 hit, half, stands; a round.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            assault("inf column", "inf", "turns", "2"), 6, 1, 0, 0, 2, 1, 6, 1, STANDS, 0, 0);
    assertCameTo(playedFight, "attackerLosses", 3, "ending", "undecided", "turns", 2);
  }

  @Test
  void the_last_round_ends_it_whoever_moves_first() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(assault("inf column", "inf", "turns", "2"), 1, 6, 0, 0, 6, 1, 0, 0);
    assertCameTo(playedFight, "attackerLosses", 0, "ending", "undecided", "turns", 2);
  }

  @Test
  void an_attacker_driven_off_by_fire_has_lost() {
    ScriptedDice.PlayedFight runs =
        ScriptedDice.play(assault("inf column", "inf", "startRange", "2"), 1, 6, 3, RUNS);
    assertCameTo(runs, "ending", "defender wins", "attackerState", "retreating");
    ScriptedDice.PlayedFight gone =
        ScriptedDice.play(assault("inf column", "inf", "first", "attacker"), 0, 0, 6);
    assertCameTo(gone, "ending", "defender wins", "attackerState", "destroyed");
    ScriptedDice.PlayedFight dissolves =
        ScriptedDice.play(
            assault("inf column; blocked", "inf", "first", "attacker"), 0, 0, 3, RUNS);
    assertCameTo(dissolves, "ending", "defender wins", "attackerState", "disintegrated");
  }

  @Test
  void a_general_under_fire_is_at_risk_as_in_any_fire() {
    String[] further = {"first", "attacker", "defenderKills", "always", "turns", "2"};
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(assault("cav general", "inf", further), 0, 0, 1, KILLED, 6, 1, 0, 0);
    assertCameTo(playedFight, "attackerLosses", 0, "attackerLeaderLost", true);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    // Cavalry and retreating units never fire: no initiative is rolled.
    "cav",
    "cav column",
    "inf 4/6 retreating",
  })
  void a_defender_that_never_fires_is_assaulted_round_by_round(String defender) {
    assertThat(Fights.odds(assault("inf column", defender)).outcomes())
        .isEqualTo(Fights.odds(SimpleNapoleonicFights.rounds("inf column", defender)).outcomes());
  }

  @Test
  void guns_that_moved_do_not_fire_in_the_first_turn() {
    // Neither side fires in the first turn: no initiative. In the second 8 dice, before the round.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            assault("cav column", "art moved", "turns", "2", "startRange", "4"),
            0,
            0,
            1,
            6,
            2,
            STANDS,
            0,
            0);
    assertCameTo(playedFight, "attackerLosses", 2);
  }

  @Test
  void a_defender_that_has_moved_fires_worse_only_in_the_first_turn() {
    // Against a line 5 and up, less one: 6 dice at 1/6 in the first turn, at 1/3 in the second.
    String[] far = {"startRange", "2", "turns", "1", "first", "defender"};
    assertThat(chance(Fights.odds(assault("rifle", "inf moved", far)), "attackerLosses", 4))
        .isLessThan(chance(Fights.odds(assault("rifle", "inf", far)), "attackerLosses", 4));
    // One die of the defender: its fire after the first round, moved, hits by 1/6; before the
    // second, by 1/3. The attacker is destroyed: 1/2 in the round; else by fire or in the second
    // round. First: 1/2 + 1/4 (1/6 + 5/6 (1/2 1/2 + 1/2 (1/3 + 2/3 1/2))).
    String[] two = {"turns", "2", "first", "attacker"};
    assertThat(
            chance(
                Fights.odds(assault("rifle 1/4", "rifle 1/4 moved", two)),
                "attackerState",
                "destroyed"))
        .isEqualTo(
            part(1, 2).add(part(1, 4).multiply(part(1, 6).add(part(5, 6).multiply(part(7, 12))))));
  }

  /**
   * A rifleman each: a round costs either side its last point by 1/2. Only the first attacker is
   * left by 1/4, only the defender by 1/4, neither by 1/4; the second assaults if the defender is
   * still there.
   */
  @Test
  void two_assault_one_after_the_other_by_hand() {
    String[] round = {"turns", "1"};
    Odds odds = Fights.odds(assault("rifle 1/4 + rifle 1/4", "rifle 1/4", round));
    // The defender is destroyed in the first round, 1/2, and the second attacker stays; or in the
    // second, with the first attacker present, 1/4 1/2, or without, 1/4 1/4.
    assertThat(chance(odds, "ending", "attacker wins")).isEqualTo(part(11, 16));
    assertThat(chance(odds, "ending", "neither stays")).isEqualTo(part(1, 16));
    assertThat(chance(odds, "ending", "defender wins")).isEqualTo(part(1, 16));
    assertThat(chance(odds, "ending", "undecided")).isEqualTo(part(3, 16));
    assertThat(chance(odds, "attackerState[1]", "destroyed")).isEqualTo(part(1, 2));
    assertThat(chance(odds, "attackerState[2]", "destroyed")).isEqualTo(part(1, 4));
    // Both are left if the first wins without loss, 1/4, or neither hits and the second survives.
    assertThat(chance(odds, "attackerLeft", 2)).isEqualTo(part(3, 8));
  }

  @Test
  void a_unit_that_has_fallen_back_stops_and_the_others_continue() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            assault("inf column + cav", "inf", "turns", "2", "first", "attacker"),
            0,
            3,
            STANDS, // the column loses and falls back
            0,
            0, // the horse draws
            1, // and is the only one fired at
            6,
            1,
            0,
            0);
    assertCameTo(playedFight, "attackerState[1]", "fallen back", "attackerState[2]", "steady");
    assertCameTo(playedFight, "attackerLosses", 4, "attackerLeft", 1, "ending", "undecided");
  }

  @Test
  void a_destroyed_defender_is_not_assaulted_again() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(assault("inf + cav", "inf 1/6", "first", "attacker"), 1, 0);
    assertCameTo(playedFight, "ending", "attacker wins", "attackerLeft", 2, "attackerLosses", 0);
  }

  @ParameterizedTest(name = "at the {0}")
  @CsvSource({"first, false", "weakest, true", "strongest, false"})
  void the_defender_fires_at_one_of_them(String target, boolean tested) {
    // One hit on four of six is tested, on six of six not.
    String[] further = {"first", "defender", "startRange", "2", "turns", "1", "target", target};
    Engagement<?, ?> fight = assault("inf 6/6 column + inf 4/6 column", "inf", further);
    ScriptedDice.PlayedFight playedFight =
        tested
            ? ScriptedDice.play(fight, 1, STANDS, 0, 0, 0, 0)
            : ScriptedDice.play(fight, 1, 0, 0, 0, 0);
    assertCameTo(playedFight, "attackerLosses", 1, "attackerLeft", 2);
  }
}

package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.RUNS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.STANDS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.assertCameTo;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.binomial;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.chances;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.fight.OpeningUmpire;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** Units come on turn by turn under fire and go in (SN8, SN-V12, SN-V13). */
class AdvanceTest {
  /** Dice of the initiative: the attacker's or the defender's part comes first. */
  private static final int HIGH = 6;

  private static final int LOW = 1;

  private static final String RUNNING = "inf 3/6 column retreating";

  private static Engagement<?, ?> advance(String attacker, String defender, String... further) {
    return SimpleNapoleonicFights.fight("advance", attacker, defender, further);
  }

  @Test
  void a_unit_that_retreats_as_the_turns_run_out_is_driven_off() {
    // A column comes from 4 hexes to 2 and fires two dice at a line, moving: a 6 scores. One hit of
    // two leaves 1 of 6: it fails by 1/3 and the general near does not rally it by 1/2 (SN7).
    Odds odds =
        Fights.odds(
            advance(
                "inf 1/6 column",
                "inf 2/6",
                "--defender-generals 1 --turns 1 --start-range 4 --first attacker"));
    assertThat(chances(odds, "defenderState").get("retreating")).isEqualTo(part(10, 36 * 3 * 2));
    assertThat(Fights.chance(odds, "success")).isEqualTo(part(1, 36).add(part(10, 216)));
    assertThat(odds.readings()).contains("SN-V16").doesNotContain("SN-V15");
  }

  /**
   * A column moves two of three hexes and throws 3 dice there, 5 and 6 less 1; a line that moves
   * first throws 2 at three hexes, 4 to 6 at a column (SN1, SN2).
   */
  @Test
  void the_first_fire_is_told_as_it_comes_about() {
    List<String> told = new ArrayList<>();
    OpeningUmpire.of(
        advance("inf 6 column", "inf 6 line", "startRange", "3"),
        note -> {
          if (note instanceof Note.Event event) {
            told.add(event.text());
          }
        });
    assertThat(told)
        .startsWith("attacker rolls 3 dice, hits on 6", "defender rolls 2 dice, hits on 4 or more");
  }

  @Test
  void whose_general_tries_first_and_who_comes_past_whom_are_readings_of_their_own() {
    String[] further = {"defenderGenerals", "1", "startRange", "3", "turns", "3"};
    assertThat(Fights.odds(advance("rifle 2/4 column", "rifle 2/4 general", further)).readings())
        .contains("SN-V15")
        .doesNotContain("SN-V14");
    assertThat(
            Fights.odds(
                    advance(
                        "rifle 2/4 column",
                        "rifle 2/4",
                        Fights.and(further, "defender", "rifle 1/4")))
                .readings())
        .contains("SN-V14");
  }

  @Test
  void a_column_from_four_hexes_fires_once_on_the_way_and_goes_in_the_turn_after() {
    // Turn 1: it moves two and throws 2 dice at two hexes; the line answers with 4. Turn 2: one
    // hex,
    // one left for the assault: 3 dice each, two lost each, a draw; both at half, both stand. Then
    // the line fires at who is beside it.
    assertCameTo(
        ScriptedDice.play(
            advance("inf column", "inf line", "turns", "2"),
            HIGH,
            LOW,
            1,
            2,
            HIGH,
            LOW,
            2,
            2,
            STANDS,
            STANDS,
            0),
        "attackerLosses",
        4,
        "defenderLosses",
        3,
        "contact",
        true,
        "ending",
        "undecided");
  }

  @Test
  void a_line_walks_a_hex_a_turn_and_goes_in_from_beside_its_enemy() {
    // From two hexes: turn 1 it moves one and fires; turn 2 the assault.
    assertCameTo(
        ScriptedDice.play(
            advance("inf line", "cav line", "startRange", "2", "turns", "2"),
            HIGH,
            LOW,
            0,
            HIGH,
            LOW,
            3,
            0,
            STANDS),
        "contact",
        true,
        "defenderState",
        "fallen back");
  }

  @Test
  void horse_goes_in_from_three_hexes_and_never_fires() {
    assertCameTo(
        ScriptedDice.play(
            advance("cav line", "rifle line", "startRange", "3", "turns", "1"), HIGH, LOW, 4, 0),
        "ending",
        "attacker wins",
        "defenderState",
        "destroyed");
  }

  @Test
  void who_runs_is_rallied_by_a_general_near_and_comes_on_again() {
    // The line fires first at three hexes, 2 dice: one of four points left of six, no; two more.
    // Turn 1: initiative to the defender, 2 hits: 2 of 4 left, at half; the test is 1 or 2: runs.
    // Its part: the general rolls 4 or more. Turn 2: it comes on from four hexes.
    assertCameTo(
        ScriptedDice.play(
            advance(
                "inf 4/6 column",
                "inf line",
                "startRange",
                "3",
                "turns",
                "2",
                "attackerGenerals",
                "1"),
            LOW,
            HIGH,
            2,
            RUNS,
            4,
            HIGH,
            LOW,
            0,
            0),
        "attackerLosses",
        2,
        "attackerState",
        "steady",
        "ending",
        "undecided");
  }

  @Test
  void one_general_rallies_one_of_two_who_run_in_a_turn() {
    // He tries with the first, 4 to 6 of six, and has had his one try whatever it comes to (SN7).
    Odds odds =
        Fights.odds(
            advance(
                RUNNING,
                "cav 4 line",
                "attacker",
                RUNNING,
                "startRange",
                "9",
                "turns",
                "1",
                "attackerGenerals",
                "1"));
    assertThat(chances(odds, "attackerState[1]"))
        .isEqualTo(Map.of("steady", part(1, 2), "retreating", part(1, 2)));
    assertThat(chances(odds, "attackerState[2]")).isEqualTo(Map.of("retreating", part(1, 1)));
  }

  /** Who has lost an assault and run stands two hexes off, at three (SN9). */
  @Test
  void who_loses_an_assault_and_runs_is_fired_at_from_three_hexes() {
    // Turn 1: the assault costs the column one, it falls back and runs; the line misses. Turn 2:
    // its
    // general rallies it, and the line throws its two dice of three hexes, not the four of two.
    assertCameTo(
        ScriptedDice.play(repelledAndRallied(), 0, 1, RUNS, 0, HIGH, LOW, 4, 2, STANDS),
        "attackerLosses",
        3,
        "attackerState",
        "steady");
    assertThatThrownBy(() -> ScriptedDice.play(repelledAndRallied(), 0, 1, RUNS, 3))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(
            () -> ScriptedDice.play(repelledAndRallied(), 0, 1, RUNS, 0, HIGH, LOW, 4, 3, STANDS))
        .isInstanceOf(AssertionError.class);
  }

  private static Engagement<?, ?> repelledAndRallied() {
    return advance(
        "inf 4/6 column general",
        "inf 6 line",
        "startRange",
        "2",
        "turns",
        "2",
        "first",
        "attacker");
  }

  @Test
  void who_runs_is_fired_at_as_long_as_it_may_be_rallied() {
    // Three hexes: two dice, 4 to 6 of six hit a column.
    assertThat(chances(shotRunning("defender"), "attackerLosses"))
        .isEqualTo(Map.of(0, part(1, 4), 1, part(1, 2), 2, part(1, 4)));
    // Its part first: half of the time it rallies where it is, else it is out of reach at four.
    assertThat(chances(shotRunning("attacker"), "attackerLosses"))
        .isEqualTo(Map.of(0, part(5, 8), 1, part(1, 4), 2, part(1, 8)));
  }

  private static Odds shotRunning(String first) {
    return Fights.odds(
        advance(RUNNING + " general", "inf line", "startRange", "3", "turns", "1", "first", first));
  }

  @Test
  void a_defender_who_runs_is_assaulted_and_defends_itself() {
    // It throws its three dice; with its general 3 to 6 of six hit horse in line.
    Odds odds =
        Fights.odds(
            advance(
                "cav line",
                "inf 3/6 line retreating general",
                "startRange",
                "1",
                "turns",
                "1",
                "first",
                "attacker"));
    assertThat(odds.measure("contact").chanceOfTrue().p()).isEqualTo(1);
    assertThat(chances(odds, "attackerLosses")).isEqualTo(binomial(3, 4, 3));
  }

  @Test
  void without_a_general_it_is_over_once_they_run() {
    assertCameTo(
        ScriptedDice.play(
            advance("inf 4/6 column", "inf line", "startRange", "3"), LOW, HIGH, 2, RUNS),
        "attackerState",
        "retreating",
        "ending",
        "defender wins",
        "turns",
        1);
  }

  @Test
  void a_battery_that_stands_fires_over_the_whole_advance() {
    // Five hexes: 2 dice; the column does not reach: it moves to two, 2 dice, moved.
    assertCameTo(
        ScriptedDice.play(
            advance(
                "inf column",
                "inf 4/6 line",
                "attacker",
                "art; range 5",
                "turns",
                "1",
                "first",
                "attacker"),
            0,
            1,
            STANDS,
            0),
        "defenderLosses",
        1,
        "attackerState[2]",
        "steady");
  }

  @Test
  void before_the_turn_of_the_assault_it_stands_at_its_halt() {
    // At three hexes both throw: one die in column, two in line; nobody moves after that.
    assertCameTo(
        ScriptedDice.play(
            advance(
                "inf column",
                "inf line",
                "startRange",
                "3",
                "halt",
                "3",
                "assaultTurn",
                "2",
                "turns",
                "2"),
            HIGH,
            LOW,
            1,
            0,
            HIGH,
            LOW,
            1,
            0),
        "contact",
        false,
        "defenderLosses",
        2);
  }
}

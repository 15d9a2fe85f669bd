package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;
import static vedette.rules.Fights.odds;
import static vedette.rules.Fights.outOf;
import static vedette.rules.own.Attacks.KILLS;
import static vedette.rules.own.Attacks.LOSSES;
import static vedette.rules.own.Attacks.ODDS;
import static vedette.rules.own.Attacks.PERCENT;
import static vedette.rules.own.Attacks.attack;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.odds.answer.Odds;
import vedette.rules.ScriptedDice;
import vedette.source.TextFault;

/** An attack on a table of one's own, against the table's cells and hand calculations. */
class AttackTest {
  private static TextFault refused(String table, int attacker, int defender, String... options) {
    TextFault refusal =
        catchThrowableOfType(TextFault.class, () -> attack(table, attacker, defender, options));
    assertThat(refusal).isNotNull();
    assertThat(refusal.help()).isNotBlank();
    return refusal;
  }

  /** Table, strengths, roll; ending and losses. 12 to 4 is 3:1, 20 to 4 is 5:1, 4 to 12 is 1:3. */
  @ParameterizedTest
  @CsvSource({
    "tables/examples/odds.json, 12, 4, 1, attacker retreats, 0, 0",
    "tables/examples/odds.json, 12, 4, 2, defender eliminated, 4, 4",
    "tables/examples/odds.json, 12, 4, 3, rounds over, 0, 0",
    "tables/examples/odds.json, 12, 4, 6, defender eliminated, 0, 4",
    "tables/examples/odds.json, 4, 12, 1, attacker eliminated, 4, 0",
    "tables/examples/losses.json, 2, 2, 1, attacker eliminated, 2, 0",
    "tables/examples/losses.json, 3, 3, 1, attacker repulsed, 2, 0",
    "tables/examples/losses.json, 1, 1, 3, both eliminated, 1, 1",
    "tables/examples/losses.json, 3, 2, 6, defender eliminated, 0, 2",
    "tables/examples/losses.json, 5, 3, 6, defender retreats, 0, 2",
    "src/test/resources/crt/percent.json, 5, 6, 12, attacker eliminated, 5, 5",
    "src/test/resources/crt/percent.json, 6, 5, 12, defender eliminated, 5, 5",
    "src/test/resources/crt/percent.json, 5, 5, 12, both eliminated, 5, 5",
    "src/test/resources/crt/percent.json, 10, 5, 12, defender eliminated, 0, 5"
  })
  void a_cell_does_what_it_says(
      String table, int a, int d, int roll, String ending, int lossA, int lossD) {
    ScriptedDice.PlayedFight playedFight = ScriptedDice.play(attack(table, a, d), roll);
    assertThat(playedFight.value("ending")).isEqualTo(ending);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(lossA);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(lossD);
  }

  @Test
  void who_has_nothing_left_does_not_retreat() {
    // D2R against 2: eliminated; against 3: retreats.
    assertThat(ScriptedDice.play(attack(LOSSES, 4, 2), 6).value("defenderRetreated"))
        .isEqualTo(false);
    assertThat(ScriptedDice.play(attack(LOSSES, 4, 3), 6).value("defenderRetreated"))
        .isEqualTo(true);
  }

  @Test
  void a_retreat_is_counted_in_hexes_where_the_table_says_them() {
    // D3R2 at +4 and more.
    assertThat(ScriptedDice.play(attack(LOSSES, 9, 5), 6).value("defenderHexes")).isEqualTo(2);
    assertThat(ScriptedDice.play(attack(LOSSES, 9, 3), 6).value("defenderHexes")).isEqualTo(0);
    assertThat(ScriptedDice.play(attack(LOSSES, 7, 5), 6).value("defenderHexes")).isEqualTo(0);
  }

  /** First, shift, column; odds.json stops at 6:1, and allows nothing below 1:3. */
  @ParameterizedTest
  @CsvSource({
    "10, 5, 0, 2:1",
    "10, 5, 1, 3:1",
    "10, 5, 99, 6:1",
    "10, 5, -3, 1:3",
    "99, 1, -1, 5:1"
  })
  void shifts_move_along_the_columns(int attacker, int defender, String shift, String column) {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(attack(ODDS, attacker, defender, "shift", shift), 6);
    assertThat(playedFight.all(Note.Cell.class).get(0).column()).isEqualTo(column);
  }

  @Test
  void a_shift_beyond_an_edge_without_a_column_is_no_attack() {
    assertThat(refused(ODDS, 10, 5, "shift", "-4"))
        .hasMessage("there is no column 4 before `2:1`")
        .extracting(TextFault::slot)
        .isEqualTo("shift");
    assertThat(refused(ODDS, 5, 15, "with", "river").slot()).isEqualTo("with");
    assertThat(refused(KILLS, 5, 5, "column", "town", "shift", "1"))
        .hasMessage("there is no column 1 beyond `town`");
    // A shift that leads off in a later round ends the fight: 3 against 4 is 75%, 2 against 4 50%.
    assertThat(
            ScriptedDice.play(attack(PERCENT, 3, 4, "shift", "-1", "turns", "2"), 5)
                .value("ending"))
        .isEqualTo("off the table");
  }

  @Test
  void strengths_beyond_an_edge_without_a_column_are_no_attack() {
    assertThat(refused(ODDS, 1, 4))
        .hasMessage("ratio 1:4 is beyond the columns of `examples/odds`");
    assertThat(refused(PERCENT, 4, 1)).hasMessageContaining("400% is beyond the columns");
    // A shift does not bring them back: they have no column to move from.
    assertThat(refused(ODDS, 1, 4, "shift", "1").slot()).isEqualTo("attacker");
    attack(ODDS, 999, 1);
  }

  /** Rolls of kills.json in the open: 1 on 3 and less, 2 on 4 and 5, 3 on 6 and more. */
  @ParameterizedTest
  @CsvSource({
    "'', 0, 3, 2, 1",
    "volley, 0, 2, 2, 2",
    "first-volley, 0, 1, 2, 3",
    "'volley,first-volley', 0, 1, 2, 3",
    "'hasty,volley', 0, 3, 2, 1",
    "hasty, 0, 4, 2, 0",
    "hasty, 3, 1, 2, 3",
    "'', 6, 0, 0, 6",
    "'', -999, 6, 0, 0"
  })
  void of_a_group_of_die_modifiers_the_strongest_counts(
      String with, String drm, int one, int two, int three) {
    String[] options = {"column", "open", "drm", drm, "with", with};
    if (with.isEmpty()) {
      options = new String[] {"column", "open", "drm", drm};
    }
    Map<Object, Integer> lost = outOf(6, odds(attack(KILLS, 5, 9, options)), "defenderLosses");
    assertThat(List.of(1, 2, 3))
        .extracting(n -> lost.getOrDefault(n, 0))
        .containsExactly(one, two, three);
  }

  @Test
  void the_modifiers_of_the_table_shift_as_well() {
    Odds odds = odds(attack(KILLS, 5, 9, "column", "open", "with", "wall"));
    // In the woods: 0 three times, 1 twice, 2 once.
    assertThat(outOf(6, odds, "defenderLosses")).isEqualTo(Map.of(0, 3, 1, 2, 2, 1));
  }

  @Test
  void kills_are_points_of_the_stated_side() {
    Odds odds = odds(attack(KILLS, 5, 2, "column", "open"));
    // 1 on 1-3, 2 on 4-5, and on 6 no more than there are.
    assertThat(outOf(2, odds, "defenderLosses")).isEqualTo(Map.of(1, 1, 2, 1));
    assertThat(outOf(1, odds, "attackerLosses")).isEqualTo(Map.of(0, 1));
    assertThat(attack(KILLS, 5, 2, "column", "open").measures())
        .extracting(Measure::name)
        .containsExactly(
            "success", "ending", "attackerLosses", "defenderLosses", "defenderEliminated");
  }

  @Test
  void a_measure_is_there_if_the_table_can_bring_it_about() {
    assertThat(attack(LOSSES, 5, 5, "turns", "3").measures())
        .extracting(Measure::name)
        .containsExactly(
            "success",
            "ending",
            "attackerLosses",
            "defenderLosses",
            "attackerRetreated",
            "attackerEliminated",
            "defenderRetreated",
            "defenderEliminated",
            "defenderHexes",
            "turns");
  }

  /** By hand: the last man in town falls to a 6 and to nothing else, which takes six rounds. */
  @Test
  void a_fight_to_the_finish_tells_how_many_rounds_it_has_on_average() {
    Odds.Exact odds = odds(attack(KILLS, 1, 1, "column", "town", "turns", "until-decided"));
    assertThat(odds.meanTurns()).isCloseTo(6, within(1e-12));
    Odds.Exact limited = odds(attack(KILLS, 1, 1, "column", "town", "turns", "9"));
    assertThat(limited.meanTurns()).isNaN();
  }

  @Test
  void two_fights_of_one_table_end_in_ways_of_one_list() {
    assertThat(attack(LOSSES, 5, 5, "static", "true").measures().get(1).categories())
        .isEqualTo(attack(PERCENT, 5, 5, "turns", "3").measures().get(1).categories())
        .contains("off the table", "rounds over");
  }
}

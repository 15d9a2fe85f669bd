package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.musketpike.MusketPikeFights.fire;
import static vedette.rules.musketpike.MusketPikeFights.fireOdds;
import static vedette.rules.musketpike.MusketPikeFights.fireValueOf;
import static vedette.rules.musketpike.MusketPikeFights.part;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.rules.Catalogue;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;
import vedette.rules.musketpike.fire.FireEngagement;
import vedette.table.Tables;

/**
 * The value of a shot by its shooter, its conditions and its target (rules proper, Combat; MP15).
 */
class FireValueTest {
  /** Foot in the open and in good order, so that no modifier applies. */
  private static final String FOOT = "hi1 8/8 ql7";

  /** Rules proper, Combat; MP15 for two-hex foot of 6 or 7 that moves. */
  @ParameterizedTest(name = "{0} fires at {1}")
  @CsvSource({
    "hi2 16/16, 5",
    "hi2 8/8, 5",
    "hi2 8/20, 5",
    "hi2 7/7, 4",
    "hi2 6/6, 4",
    "hi2 5/5, 3",
    "hi2 16/16; moving, 4",
    "hi2 8/8; moving, 4",
    "hi2 7/7; moving, 3",
    "hi2 6/6; moving, 3",
    "hi2 5/5; moving, 3",
    "hi1 8/8, 3",
    "hi1 12/12, 3",
    "hi1 1/8, 3",
    "hi1 8/8; moving, 3",
    "hi1 8/8 nopikes, 3",
    "li 1/1, 2",
    "li 4/4; moving, 2",
    "cav 3/3, 2",
    "cav 3/3; moving, 1",
  })
  void foot_and_horse_fire_by_formation_strength_and_movement(String shooter, int value) {
    assertThat(fireValueOf(shooter, FOOT)).isEqualTo(value);
  }

  /** Comments, other ranged fire and grazing fire; MP15 for the three-pounder. */
  @ParameterizedTest(name = "{0} fires at {1}")
  @CsvSource({
    "art 3lb, 2",
    "art 3lb; range 2, 2",
    "art 3lb; range 5, 2",
    "art 3lb; range 6, 1",
    "art 4lb, 3",
    "art 4lb; range 2, 2",
    "art 6lb; range 7, 2",
    "art 8lb; range 7, 2",
    "art 8lb; range 8, 1",
    "art 12lb, 3",
    "art 12lb; range 9, 2",
    "art 12lb; range 10, 1",
    "art 24lb; range 1, 3",
    "art 24lb; range 9, 2",
    "art 24lb; range 10, 1",
    "art 12lb; grazing, 3",
    "art 12lb; range 4; grazing, 2",
    "art 12lb; range 2; grazing beyond, 1",
    "art 12lb; range 4; grazing beyond, 1",
  })
  void guns_fire_by_calibre_and_range(String shooter, int value) {
    assertThat(fireValueOf(shooter, FOOT)).isEqualTo(value);
  }

  /** Rules proper, Combat; MP15: flank and disorder together cost one. */
  @ParameterizedTest(name = "{0} fires at {1}")
  @CsvSource({
    "hi2 16/16 disordered, 4",
    "hi2 16/16; flank, 4",
    "hi2 16/16 disordered; flank, 4",
    "hi2 16/16 disordered; moving, 3",
    "hi2 16/16 disordered; moving; flank, 3",
    "hi1 8/8 disordered, 2",
    "hi1 8/8; flank, 2",
    "hi1 8/8 disordered; flank, 2",
    "li 2/2 disordered, 1",
    "cav 3/3 disordered, 1",
    "cav 3/3 disordered; moving, 0",
  })
  void disorder_or_a_flank_costs_the_shooter_one_and_both_no_more(String shooter, int value) {
    assertThat(fireValueOf(shooter, FOOT)).isEqualTo(value);
  }

  /** MP12. */
  @ParameterizedTest(name = "{0} fires at {1}")
  @CsvSource({
    "hi2 16/16; in obstructed, 3",
    "hi2 16/16; moving; in obstructed, 3",
    "hi2 7/7; in obstructed, 3",
    "hi1 8/8; in obstructed, 3",
    "li 2/2; in obstructed, 2",
  })
  void heavy_foot_inside_obstructed_ground_fires_at_three(String shooter, int value) {
    assertThat(fireValueOf(shooter, FOOT)).isEqualTo(value);
  }

  /** Rules proper, Combat: one less for moving horse or light foot, one less for cover. */
  @ParameterizedTest(name = "at {0} in {1}: {2}")
  @CsvSource({
    "hi1 8/8 ql7, clear, 5",
    "hi1 8/8 ql7; moving, clear, 5",
    "cav 3/3 ql7, clear, 5",
    "cav 3/3 ql7; moving, clear, 4",
    "li 4/4 ql7, clear, 4",
    "li 4/4 ql7; moving, clear, 4",
    "hi1 8/8 ql7, wall, 4",
    "hi1 8/8 ql7, redoubt, 4",
    "hi1 8/8 ql7, steep-slope, 4",
    "hi1 8/8 ql7, obstacle, 5",
    "hi1 8/8 ql7, down-steep-slope, 5",
    "li 4/4 ql7, redoubt, 3",
    "cav 3/3 ql7; moving, steep-slope, 3",
  })
  void a_fleeting_thin_or_covered_target_costs_one_each(String target, String ground, int value) {
    assertThat(fireValueOf("hi2 16/16", target, "terrain", ground)).isEqualTo(value);
  }

  @Test
  void a_target_may_say_itself_where_it_stands() {
    assertThat(fireValueOf("hi2 16/16", "li 4/4 ql7; in redoubt")).isEqualTo(3);
  }

  @Test
  void a_charging_horseman_cannot_hit_musketeers_in_a_redoubt_and_throws_no_die() {
    // 1 less light foot, less cover. Tactical examples, second paragraph.
    assertThat(fireValueOf("cav 3/3; moving", "li 1/1 ql4", "terrain", "redoubt")).isZero();
    assertThat(fireValueOf("cav 3/3", "li 1/1 ql4", "terrain", "redoubt")).isZero();
    ScriptedDice.PlayedFight playedFight = ScriptedDice.play(fire("cav 3/3; moving", "li 4/4 ql4"));
    assertThat(playedFight.value("hits")).isEqualTo(0);
  }

  /** MP15: all fire at a chateau has value 1, and needs a value of at least 2 before. */
  @ParameterizedTest(name = "{0} at a chateau: {1}")
  @CsvSource({
    "hi2 16/16, 1",
    "hi1 8/8; moving, 1",
    "li 2/2, 1",
    "cav 3/3, 1",
    "cav 3/3; moving, 0",
    "art 12lb, 1",
    "art 12lb; range 9, 1",
    "art 12lb; range 10, 0",
  })
  void a_chateau_leaves_one_of_every_shot_worth_two(String shooter, int value) {
    assertThat(fireValueOf(shooter, FOOT, "terrain", "chateau")).isEqualTo(value);
  }

  /**
   * Rules proper, Combat: +1 on the die; MP1: a result beyond 10 is read as 10. Chances are in
   * tenths.
   */
  @ParameterizedTest(name = "{0}: none {1}, one {2}, two {3}")
  @CsvSource({
    "hi2 16/16 cannon, 3, 4, 3",
    "hi2 7/7 cannon, 4, 4, 2",
    "hi1 8/8 cannon, 5, 5, 0",
    "hi1 8/8 cannon disordered, 6, 4, 0",
    "hi2 16/16 cannon; moving, 5, 4, 1",
    "hi1 8/8 cannon; moving, 6, 4, 0",
    "hi1 8/8 cannon; flank, 7, 3, 0",
    "hi2 16/16 cannon; flank, 5, 4, 1",
  })
  void battalion_guns_help_those_who_stand_and_fire_to_their_front(
      String shooter, int none, int one, int two) {
    Map<Object, Integer> hits = Fights.outOf(10, fireOdds(shooter, FOOT), "hits");
    assertThat(hits.getOrDefault(0, 0)).isEqualTo(none);
    assertThat(hits.getOrDefault(1, 0)).isEqualTo(one);
    assertThat(hits.getOrDefault(2, 0)).isEqualTo(two);
  }

  /**
   * A table may subtract one from the roll at a target in cover. Foot hits with 4 faces; in cover
   * it hits with one less by its fire value and one less by the roll; battalion guns add one.
   */
  @ParameterizedTest(name = "{0} at foot in {1}: {2} faces")
  @CsvSource({
    "hi1 8/8, clear, 4",
    "hi1 8/8, wall, 2",
    "hi1 8/8 cannon, clear, 5",
    "hi1 8/8 cannon, wall, 3",
    "hi1 8/8 cannon; moving, clear, 4",
    "hi1 8/8 cannon; moving, wall, 2",
  })
  void a_further_modifier_of_the_roll_counts_where_it_holds_and_nowhere_else(
      String shooter, String ground, int faces, @TempDir Path tables) throws IOException {
    Files.writeString(
        tables.resolve("fire-die-modifiers.json"),
        """
        { "format": 1, "id": "musket-pike/fire-die-modifiers", "title": "Modifiers of the roll",
          "kind": "modifiers", "source": { "document": "house rules", "status": "own" },
          "modifiers": [
            { "name": "battalion guns", "when": "battalion guns", "value": 1 },
            { "name": "target in cover", "when": "cover", "value": -1 } ] }
        """);
    Record fire =
        Fights.request(
            "musket-pike", "fire", "shooter", shooter, "target", FOOT, "terrain", ground);
    Tables changed = Tables.overlaid(tables, "house rules", Set.copyOf(Catalogue.tableIds()));
    FireEngagement made = new FireEngagement((FireEngagement.Request) fire, changed);
    assertThat(Fights.mean(Fights.odds(made.engagement()), "hits")).isEqualTo(part(faces, 10));
  }

  /** MP1; expected hits of comment 32. Chances are in tenths. */
  @ParameterizedTest(name = "{0}: none {1}, one {2}, two {3}, expected {4} tenths")
  @CsvSource({
    "cav 3/3; moving, 8, 2, 0, 2",
    "li 2/2, 7, 3, 0, 3",
    "hi1 8/8, 6, 4, 0, 4",
    "hi2 16/16; moving, 5, 4, 1, 6",
    "hi2 16/16, 4, 4, 2, 8",
  })
  void the_five_values_hit_as_reconstructed(
      String shooter, int none, int one, int two, int expected) {
    assertThat(none + one + two).isEqualTo(10);
    Map<Object, Integer> hits = Fights.outOf(10, fireOdds(shooter, FOOT), "hits");
    assertThat(hits.getOrDefault(0, 0)).isEqualTo(none);
    assertThat(hits.getOrDefault(1, 0)).isEqualTo(one);
    assertThat(hits.getOrDefault(2, 0)).isEqualTo(two);
    assertThat(Fights.mean(fireOdds(shooter, FOOT), "hits")).isEqualTo(part(expected, 10));
  }
}

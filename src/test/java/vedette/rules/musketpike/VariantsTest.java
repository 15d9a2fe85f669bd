package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.assault;
import static vedette.rules.musketpike.MusketPikeFights.assaultOdds;
import static vedette.rules.musketpike.MusketPikeFights.columnOf;
import static vedette.rules.musketpike.MusketPikeFights.ending;
import static vedette.rules.musketpike.MusketPikeFights.fireValueOf;
import static vedette.rules.musketpike.MusketPikeFights.meleeOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * Other readings, by the older comments that some tables follow (comments 7, 9, 10, 23; Facing and
 * fire).
 */
class VariantsTest {
  private static final String SURE = "hi2 30/30 ql10";
  private static final String FOOT = "hi1 8/8 ql7";

  /** Strength 6 against 5 of the one-hex foot, 6 or 8 of the two-hex; a flank is a column. */
  @ParameterizedTest(name = "{0} from the {1}: {2}%, by the comment {3}%")
  @CsvSource({
    "hi1 5/5 ql7, flank, 125, 125",
    "hi1 6/6 ql7, flank, 125, 100",
    "hi1 6/6 ql7, rear, 125, 125",
    "hi1 4/8 ql9, flank, 150, 150",
    "hi2 6/13 ql8, flank, 125, 125",
    "hi2 6/14 ql8, flank, 125, 100",
    "hi2 6/14 ql8, rear, 125, 125",
    "hi2 6/21 ql8, rear, 100, 100",
  })
  void heavy_foot_covers_its_flanks_from_6_and_14_points(
      String defender, String from, int column, int byComment) {
    String[] flank = {"from", from};
    String[] comment = Fights.and(flank, "variant", "facing-6-14");
    assertThat(columnOf("cav 3/3 ql7", defender, flank)).isEqualTo(column);
    assertThat(columnOf("cav 3/3 ql7", defender, comment)).isEqualTo(byComment);
  }

  @Test
  void covered_flanks_fire_as_well() {
    // Value 5 less the flank less moving horse, 3: 0.4. Without covered flanks there is no fire.
    String[] flank = {"from", "flank", "melee", "never"};
    assertThat(mean(assaultOdds("cav 9/9 ql10", "hi2 14/14 ql10", flank), "attackerLosses"))
        .isEqualTo(part(0, 10));
    String[] comment = Fights.and(flank, "variant", "facing-6-14");
    assertThat(mean(assaultOdds("cav 9/9 ql10", "hi2 14/14 ql10", comment), "attackerLosses"))
        .isEqualTo(part(4, 10));
  }

  @Test
  void each_phase_of_fire_brings_a_check() {
    // The battery's value 2 hits in 3 of 10, the advancing 4 in 5; each time half of them fail:
    // 0.15 and 0.7 x 0.25, or 1 - 0.85 x 0.75.
    String[] fire = {"battery", "art 12lb; range 3", "melee", "never"};
    Odds.Exact once = assaultOdds(SURE, "hi1 30/30 ql5", fire);
    assertThat(chance(once, "defenderDisordered")).isEqualTo(part(325, 1000));
    Odds.Exact each =
        assaultOdds(SURE, "hi1 30/30 ql5", Fights.and(fire, "variant", "check-per-phase"));
    assertThat(chance(each, "defenderDisordered")).isEqualTo(part(10_000 - 85 * 75, 10_000));
    // If it fails both, it retreats.
    assertThat(ending(each, "defender driven off by fire")).isEqualTo(part(15 * 25, 10_000));
  }

  @Test
  void two_shots_of_one_phase_still_bring_one_check() {
    // The battery hits, 4 passes; the foot misses; two advancing hits, 5 fails at morale 3; the
    // musketeers' hit finds it checked.
    String[] fire = {
      "battery", "art 12lb", "attackerSupport", "li 2/2",
      "melee", "never", "variant", "check-per-phase"
    };
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(assault(SURE, "hi1 12/12 ql4", fire), 7, 4, 1, 10, 5, 8);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(4);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(true);
    assertThat(playedFight.value("defenderRetreated")).isEqualTo(false);
  }

  /** Comments, Facing and fire: other heavy foot is 3; not cumulative with disorder. */
  @ParameterizedTest(name = "{0}: {1}, by the comment {2}")
  @CsvSource({
    "hi2 16/16; flank, 4, 3",
    "hi2 16/16; flank; moving, 3, 3",
    "hi2 16/16 disordered; flank, 4, 2",
    "hi2 5/5; flank, 2, 3",
    "hi1 8/8; flank, 2, 2",
    "hi1 8/8 disordered; flank, 2, 2",
    "hi2 16/16, 5, 5",
  })
  void two_hex_foot_fires_through_a_flank_as_other_heavy_foot(
      String shooter, int value, int byComment) {
    assertThat(fireValueOf(shooter, FOOT)).isEqualTo(value);
    assertThat(fireValueOf(shooter, FOOT, "variant", "flank-fire-as-other")).isEqualTo(byComment);
  }

  @Test
  void defenders_who_cover_their_flanks_fire_so_too() {
    // Foot of 15 attacked on its flank: value 4, by the comment 3.
    String[] flank = {"from", "flank", "melee", "never"};
    assertThat(mean(assaultOdds(SURE, "hi2 15/15 ql10", flank), "attackerLosses"))
        .isEqualTo(part(6, 10));
    String[] comment = Fights.and(flank, "variant", "flank-fire-as-other");
    assertThat(mean(assaultOdds(SURE, "hi2 15/15 ql10", comment), "attackerLosses"))
        .isEqualTo(part(4, 10));
  }

  @Test
  void light_foot_is_routed_by_the_variant() {
    // 6 against 2, 300%: one point on 1 to 6, two on 7 to 10, and forced back on 4 to 10.
    Odds.Exact plain = meleeOdds("cav 3/3 ql9", "li 4/4 ql10");
    assertThat(mean(plain, "defenderLosses")).isEqualTo(part(6 + 4 * 2, 10));
    Odds.Exact variant = meleeOdds("cav 3/3 ql9", "li 4/4 ql10", "variant", "light-foot-rout");
    assertThat(mean(variant, "defenderLosses")).isEqualTo(part(6 + 4 * 2 + 7 * 2, 10));
    assertThat(variant.readings()).contains("MP7");
  }

  /** Every fight of the system takes every variant, so a suite can use one throughout. */
  @Test
  void a_variant_of_another_fight_changes_no_odds_and_is_told() {
    String[] phases = {"variant", "check-per-phase"};
    Odds.Exact plain = meleeOdds("cav 3/3 ql7", "li 4/4 ql7");
    assertThat(meleeOdds("cav 3/3 ql7", "li 4/4 ql7", phases).measures())
        .isEqualTo(plain.measures());
    assertThat(Fights.fight("musket-pike", "arrival", phases).story().situation())
        .anyMatch(fact -> fact.text().startsWith("check-per-phase: "));
  }
}

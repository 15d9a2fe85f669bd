package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.musketpike.MusketPikeFights.columnOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.rules.Fights;

/** Every column shift of a melee, and the sum of several (rules proper, Combat; MP3, MP11). */
class MeleeShiftsTest {
  /** Twelve against twelve, except for the strengths that a case adds. */
  @ParameterizedTest(name = "{0} against {1}: {2}%")
  @CsvSource({
    "hi2 16/16 ql7, hi2 16/16 ql7, 100",
    "hi2 16/16 ql7, hi2 16/16 ql7 disordered, 125",
    "hi2 16/16 ql7 disordered, hi2 16/16 ql7, 75",
    "hi2 16/16 ql7 disordered, hi2 16/16 ql7 disordered, 100",
  })
  void disorder_is_worth_a_column_to_the_other_side(String attacker, String defender, int column) {
    assertThat(columnOf(attacker, defender)).isEqualTo(column);
  }

  @ParameterizedTest(name = "{0} against {1}: {2}%")
  @CsvSource({
    "hi2 16/16 ql8, hi2 16/16 ql7, 100",
    "hi2 16/16 ql9, hi2 16/16 ql7, 125",
    "hi2 16/16 ql10, hi2 16/16 ql4, 125",
    "hi2 16/16 ql6, hi2 16/16 ql7, 100",
    "hi2 16/16 ql5, hi2 16/16 ql7, 75",
    "hi2 16/16 ql4, hi2 16/16 ql10, 75",
    // Losses: 4 of 20 are 20%, 3 of 20 are not; 16 of 32 are half, 15 of 32 are not.
    "hi2 16/20 ql7, hi2 16/16 ql5, 100",
    "hi2 17/20 ql7, hi2 16/16 ql5, 125",
    "hi2 16/16 ql7, hi2 16/20 ql6, 125",
    "hi2 16/16 ql7, hi2 17/20 ql6, 100",
    "hi2 16/16 ql7, hi2 16/32 ql7, 125",
    "hi2 16/16 ql7, hi2 17/32 ql7, 100",
    "hi2 16/32 ql7, hi2 16/16 ql7, 75",
    "hi2 17/32 ql7, hi2 16/16 ql7, 100",
  })
  void morale_two_higher_is_worth_one_column(String attacker, String defender, int column) {
    assertThat(columnOf(attacker, defender)).isEqualTo(column);
  }

  /** MP11: a leader counts 1 here, whatever his rating from 1 on. */
  @ParameterizedTest(name = "{0} against {1}: {2}%")
  @CsvSource({
    "hi2 16/16 ql7 leader, hi2 16/16 ql6, 125",
    "hi2 16/16 ql7 leader 1, hi2 16/16 ql6, 125",
    "hi2 16/16 ql7 leader 2, hi2 16/16 ql6, 125",
    "hi2 16/16 ql7 leader 0, hi2 16/16 ql6, 100",
    "hi2 16/16 ql7 leader 2, hi2 16/16 ql7, 100",
    "hi2 16/16 ql7, hi2 16/16 ql8 leader, 75",
    "hi2 16/16 ql7, hi2 16/16 ql7 leader 2, 100",
    "hi2 16/16 ql8 leader, hi2 16/16 ql6 leader 2, 125",
    "hi2 16/16 ql8 leader, hi2 16/16 ql7 leader, 100",
  })
  void a_leader_lifts_morale_by_one(String attacker, String defender, int column) {
    assertThat(columnOf(attacker, defender)).isEqualTo(column);
  }

  /**
   * Walls, works and the upper side of a slope are cover and disorder the attackers: two left of
   * 300%. An obstacle without cover and obstructed ground only disorder them.
   */
  @ParameterizedTest(name = "{0}: {1}%")
  @CsvSource({
    "clear, 300",
    "obstacle, 200",
    "wall, 150",
    "redoubt, 150",
    "steep-slope, 150",
    "down-steep-slope, 300",
  })
  void ground_favours_the_defender(String terrain, int column) {
    // Twelve against four.
    assertThat(columnOf("hi2 16/16 ql7", "hi1 4/4 ql7", "terrain", terrain)).isEqualTo(column);
  }

  @Test
  void attackers_in_disorder_already_are_not_disordered_twice_by_an_obstacle() {
    assertThat(columnOf("hi2 16/16 ql7 disordered", "hi1 4/4 ql7", "terrain", "obstacle"))
        .isEqualTo(200);
  }

  /** Rules proper, Infantry facing: 8, 15 and 21 of original strength; equal strengths. */
  @ParameterizedTest(name = "{0} against {1} from the {2}: {3}%")
  @CsvSource({
    "cav 3/3 ql7, cav 3/3 ql7, flank, 125",
    "cav 3/3 ql7, cav 3/3 ql7, rear, 125",
    "hi2 2/2 ql7, li 4/4 ql7, flank, 100",
    "hi2 2/2 ql7, li 4/4 ql7, rear, 125",
    "hi1 7/7 ql7, hi1 7/7 ql7, flank, 125",
    "hi1 8/8 ql7, hi1 8/8 ql7, flank, 100",
    "hi1 8/8 ql7, hi1 8/8 ql7, rear, 125",
    "hi1 7/7 ql7, hi1 7/8 ql7, flank, 100",
    "hi2 14/14 ql7, hi2 14/14 ql7, flank, 125",
    "hi2 15/15 ql7, hi2 15/15 ql7, flank, 100",
    "hi2 14/14 ql7, hi2 14/15 ql7, flank, 100",
    "hi2 20/20 ql7, hi2 20/20 ql7, flank, 100",
    "hi2 20/20 ql7, hi2 20/20 ql7, rear, 125",
    "hi2 21/21 ql7, hi2 21/21 ql7, flank, 100",
    "hi2 21/21 ql7, hi2 21/21 ql7, rear, 100",
    "hi2 14/14 ql7, hi2 14/21 ql7, rear, 100",
    "hi2 20/20 ql7, hi2 20/20 ql7, front, 100",
  })
  void a_flank_is_worth_a_column_unless_the_formation_covers_it(
      String attacker, String defender, String from, int column) {
    assertThat(columnOf(attacker, defender, "from", from)).isEqualTo(column);
  }

  /** Rules proper, Infantry facing: foot without pikes against horse and regular heavy foot. */
  @ParameterizedTest(name = "{0} against {1}: {2}%")
  @CsvSource({
    "hi1 8/8 ql7 nopikes, hi1 8/8 ql7, 75",
    "hi1 8/8 ql7 nopikes, hi2 6/6 ql7, 75",
    "hi1 8/8 ql7 nopikes, cav 3/3 ql7, 75",
    "hi1 8/8 ql7, hi1 8/8 ql7 nopikes, 125",
    "cav 3/3 ql7, hi1 8/8 ql7 nopikes, 125",
    "hi1 8/8 ql7 nopikes, hi1 8/8 ql7 nopikes, 100",
    "hi1 2/2 ql7 nopikes, li 4/4 ql7, 100",
    "li 4/4 ql7, hi1 2/2 ql7 nopikes, 100",
  })
  void foot_without_pikes_suffers_a_column(String attacker, String defender, int column) {
    assertThat(columnOf(attacker, defender)).isEqualTo(column);
  }

  /** MP11: all shifts are added before the ends stop them. */
  @ParameterizedTest(name = "{0} against {1}, {2}: {3}%")
  @CsvSource({
    // Disordered by the works and facing cover; the defenders disordered and worse: nothing left.
    "hi2 16/16 ql7, li 1/1 ql4 disordered, redoubt, 300",
    "hi2 16/16 ql7, li 1/1 ql4, redoubt, 200",
    "hi2 16/16 ql7, li 1/1 ql7, redoubt, 150",
    "hi2 16/16 ql7, li 1/1 ql4 disordered, clear, 300",
    // One against twelve.
    "hi2 1/1 ql7, hi2 16/16 ql4 disordered, redoubt, 50",
    "hi2 1/1 ql7, hi2 16/16 ql7 disordered, wall, 50",
    "hi2 1/1 ql7, hi2 16/16 ql4 disordered, obstacle, 75",
    "hi2 1/1 ql7, hi2 16/16 ql4 disordered, clear, 100",
  })
  void shifts_are_netted_before_the_ends_stop_them(
      String attacker, String defender, String terrain, int column) {
    assertThat(columnOf(attacker, defender, "terrain", terrain)).isEqualTo(column);
  }

  @Test
  void all_shifts_to_one_side_add_up() {
    // Disordered, worse by two, and taken from the rear: 100% to 200%.
    assertThat(columnOf("cav 3/3 ql7", "hi1 8/8 ql5 disordered", "from", "rear")).isEqualTo(200);
    // The other way round: 200% across a wall, morale two lower, to 100%.
    assertThat(columnOf("hi2 16/16 ql5", "hi1 8/8 ql7", "terrain", "wall")).isEqualTo(100);
  }

  /**
   * MP13: a disadvantage of attackers counts if any has it, one of defenders only if all have it.
   */
  @ParameterizedTest(name = "{0} and {1} against {2}: {3}%")
  @CsvSource({
    "cav 3/3 ql7, cav 3/3 ql7, hi2 16/16 ql7, 100",
    "cav 3/3 ql7, cav 3/3 ql7 disordered, hi2 16/16 ql7, 75",
    "cav 3/3 ql7 disordered, cav 3/3 ql7 disordered, hi2 16/16 ql7, 75",
    "cav 3/3 ql9, cav 3/3 ql8, hi2 16/16 ql7, 100",
    "cav 3/3 ql9, cav 3/3 ql9, hi2 16/16 ql7, 125",
    "cav 3/3 ql9, cav 3/3 ql5, hi2 16/16 ql7, 75",
    "hi1 8/8 ql7, hi1 8/8 ql7 nopikes, hi2 16/16 ql7, 75",
  })
  void two_attackers_are_as_bad_as_the_worse(
      String one, String other, String defender, int column) {
    assertThat(columnOf(one, defender, "attacker", other)).isEqualTo(column);
  }

  /** MP13. */
  @ParameterizedTest(name = "{0} against {1} and {2}: {3}%")
  @CsvSource({
    "hi2 16/16 ql7, cav 3/3 ql7, cav 3/3 ql7, 100",
    "hi2 16/16 ql7, cav 3/3 ql7, cav 3/3 ql7 disordered, 100",
    "hi2 16/16 ql7, cav 3/3 ql7 disordered, cav 3/3 ql7 disordered, 125",
    "hi2 16/16 ql7, cav 3/3 ql4, cav 3/3 ql6, 100",
    "hi2 16/16 ql7, cav 3/3 ql4, cav 3/3 ql5, 125",
    "hi2 16/16 ql7, cav 3/3 ql4, cav 3/3 ql9, 75",
    "hi2 16/16 ql7, hi1 8/8 ql7 nopikes, cav 3/3 ql7, 100",
    "hi2 16/16 ql7, hi1 8/8 ql7 nopikes, hi1 8/8 ql7, 100",
    "hi2 16/16 ql7, hi1 8/8 ql7 nopikes, hi1 8/8 ql7 nopikes, 125",
  })
  void two_defenders_are_as_good_as_the_better(
      String attacker, String one, String other, int column) {
    assertThat(columnOf(attacker, one, "defender", other)).isEqualTo(column);
  }

  @Test
  void a_flank_counts_against_two_defenders_only_if_neither_covers_it() {
    // MP13: twelve against twelve. Foot of 8 covers its flanks, horse does not.
    String[] flank = {"from", "flank"};
    String tercio = "hi2 16/16 ql7";
    assertThat(columnOf(tercio, "hi1 8/8 ql7", Fights.and(flank, "defender", "cav 3/3 ql7")))
        .isEqualTo(100);
    assertThat(columnOf(tercio, "cav 3/3 ql7", Fights.and(flank, "defender", "cav 3/3 ql7")))
        .isEqualTo(125);
  }
}

package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.musketpike.MusketPikeFights.columnOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The melee strength by formation, strength points and ground, derived from the column it leads to.
 */
class MeleeStrengthTest {
  /**
   * Returns two-hex foot of strength 1 to 12, as its sixteen points count (rules proper, Combat).
   */
  private static String yardstick(int strength) {
    int points = strength <= 8 ? strength : 2 * strength - 8;
    return "hi2 " + points + "/" + points + " ql10";
  }

  /** Returns the greatest defence that a unit attacks at 100% or more. */
  private static int attack(String unit) {
    int strength = 0;
    while (strength < 12 && columnOf(unit, yardstick(strength + 1)) >= 100) {
      strength++;
    }
    return strength;
  }

  /** Returns the least attack that reaches 100% against a unit. */
  private static int defence(String unit) {
    int strength = 1;
    while (strength < 13 && columnOf(yardstick(strength), unit) < 100) {
      strength++;
    }
    return strength;
  }

  /** Rules proper, Combat and Melee notes. */
  @ParameterizedTest(name = "{0} is worth {1}")
  @CsvSource({
    "cav 1/1 ql10, 2",
    "cav 2/2 ql10, 4",
    "cav 3/3 ql10, 6",
    "cav 4/4 ql10, 6",
    "li 1/1 ql10, 1",
    "li 2/2 ql10, 1",
    "li 3/3 ql10, 2",
    "li 4/4 ql10, 2",
    "li 6/6 ql10, 2",
    "hi1 1/1 ql10, 1",
    "hi1 4/4 ql10, 4",
    "hi1 5/5 ql10, 5",
    "hi1 6/6 ql10, 5",
    "hi1 7/7 ql10, 6",
    "hi1 8/8 ql10, 6",
    "hi1 12/12 ql10, 6",
    "hi2 8/8 ql10, 8",
    "hi2 9/9 ql10, 9",
    "hi2 10/10 ql10, 9",
    "hi2 11/11 ql10, 10",
    "hi2 14/14 ql10, 11",
    "hi2 15/15 ql10, 12",
    "hi2 16/16 ql10, 12",
    "hi2 24/24 ql10, 12",
    "hi2 13/16 ql10, 11",
  })
  void in_the_open_attacking_or_defending(String unit, int strength) {
    assertThat(attack(unit)).isEqualTo(strength);
    assertThat(defence(unit)).isEqualTo(strength);
  }

  /** MP3: the greatest column reached; whole strengths of two-hex foot. */
  @ParameterizedTest(name = "{0} against {1}: {2}%")
  @CsvSource({
    "1, 12, 50",
    "2, 4, 50",
    "2, 3, 50",
    "5, 7, 50",
    "3, 4, 75",
    "9, 12, 75",
    "11, 12, 75",
    "5, 5, 100",
    "7, 6, 100",
    "11, 9, 100",
    "5, 4, 125",
    "4, 3, 125",
    "10, 8, 125",
    "10, 7, 125",
    "3, 2, 150",
    "12, 8, 150",
    "9, 5, 150",
    "2, 1, 200",
    "5, 2, 200",
    "11, 4, 200",
    "3, 1, 300",
    "12, 4, 300",
    "12, 1, 300",
  })
  void the_column_is_the_greatest_that_the_attack_reaches(int attack, int defence, int column) {
    assertThat(columnOf(yardstick(attack), yardstick(defence))).isEqualTo(column);
  }

  /**
   * Comments, Melee and obstructed terrain. The attackers are disordered, one column left, except
   * on the way down a slope; a wall, a redoubt and the upper side of a slope also give cover.
   */
  @ParameterizedTest(name = "{0} against {1}, {2}: {3}%")
  @CsvSource({
    // Horse over an obstacle is not doubled: 3 of 3, not 6 of 3.
    "cav 3/3 ql10, hi2 3/3 ql10, obstacle, 75",
    "cav 4/4 ql10, hi2 3/3 ql10, obstacle, 75",
    "cav 3/3 ql10, hi2 1/1 ql10, wall, 150",
    // A slope is no obstacle: 6 of 6, two columns left.
    "cav 3/3 ql10, hi2 6/6 ql10, steep-slope, 50",
    "cav 3/3 ql10, hi2 4/4 ql10, steep-slope, 100",
    "cav 3/3 ql10, hi2 6/6 ql10, down-steep-slope, 100",
    // Light foot behind or across an obstacle is not halved, and four of it count: 6 of 4, 4 of 4.
    "hi2 6/6 ql10, li 4/4 ql10, obstacle, 125",
    "hi2 4/4 ql10, li 6/6 ql10, obstacle, 75",
    "li 4/4 ql10, hi2 4/4 ql10, obstacle, 75",
    "li 3/3 ql10, hi2 3/3 ql10, wall, 50",
    "li 4/4 ql10, hi2 2/2 ql10, wall, 125",
    // Heavy foot across an obstacle keeps its limits: 12 of 6, 6 of 6 (MP12).
    "hi2 16/16 ql10, hi1 8/8 ql10, obstacle, 150",
    "hi2 16/16 ql10, hi1 8/8 ql10, redoubt, 125",
    "hi1 8/8 ql10, hi2 6/6 ql10, obstacle, 75",
  })
  void across_an_obstacle(String attacker, String defender, String terrain, int column) {
    assertThat(columnOf(attacker, defender, "terrain", terrain)).isEqualTo(column);
  }

  /** Comments, Melee and obstructed terrain; MP12. The attackers are disordered: one left. */
  @ParameterizedTest(name = "{0} against {1} inside: {2}%")
  @CsvSource({
    // Light foot inside counts in full, at most 4; two-hex foot going in at most 6.
    "hi2 8/8 ql10, li 4/4 ql10, 125",
    "hi2 16/16 ql10, li 4/4 ql10, 125",
    "hi2 16/16 ql10, li 6/6 ql10, 125",
    "hi2 16/16 ql10, li 3/3 ql10, 150",
    // Two-hex foot: the first four in full, the next four half: 6 points are 5.
    "hi2 6/6 ql10, li 4/4 ql10, 100",
    "hi2 5/5 ql10, li 4/4 ql10, 100",
    "hi2 4/4 ql10, li 4/4 ql10, 75",
    // One-hex foot: two in full, the next two half; at most 3.
    "hi1 8/8 ql10, li 3/3 ql10, 75",
    "hi1 3/3 ql10, li 3/3 ql10, 75",
    "hi1 2/2 ql10, li 2/2 ql10, 75",
    "hi1 8/8 ql10, li 2/2 ql10, 125",
    // Defending inside: 3 and 6.
    "li 4/4 ql10, hi1 8/8 ql10, 100",
    "li 3/3 ql10, hi1 4/4 ql10, 75",
    "hi2 16/16 ql10, hi1 8/8 ql10, 150",
    "hi2 16/16 ql10, hi2 16/16 ql10, 75",
    // Horse going in is not doubled.
    "cav 3/3 ql10, li 3/3 ql10, 75",
    "cav 4/4 ql10, hi1 8/8 ql10, 75",
  })
  void into_obstructed_ground(String attacker, String defender, int column) {
    assertThat(columnOf(attacker, defender, "terrain", "obstructed")).isEqualTo(column);
  }

  @Test
  void wagons_are_an_obstacle_to_horse_and_shelter_light_foot() {
    // Comments, Melee and obstructed terrain: 3 against 2, not 6 against 1; disordered: one left.
    assertThat(columnOf("cav 3/3 ql10 disordered", "li 2/2 ql10", "terrain", "wagons"))
        .isEqualTo(125);
  }

  @Test
  void a_battery_is_worth_one_through_its_front_only() {
    // MP7. Foot of 8 points has no flank of its own, so the column is that of the ratio: 6 to 7, 6
    // to 6.
    String held = "hi1 8/8 ql10, art 12lb ql10";
    assertThat(columnOf("cav 3/3 ql10", held)).isEqualTo(75);
    assertThat(columnOf("cav 3/3 ql10", held, "from", "flank")).isEqualTo(100);
    assertThat(columnOf("hi2 7/7 ql10", held)).isEqualTo(100);
    // From the rear one column right.
    assertThat(columnOf("cav 3/3 ql10", held, "from", "rear")).isEqualTo(125);
  }

  @Test
  void two_squadrons_side_by_side_match_a_tercio() {
    // Melee notes: twelve against twelve.
    assertThat(columnOf("cav 3/3 ql10", "hi2 16/16 ql10", "attacker", "cav 3/3 ql10"))
        .isEqualTo(100);
    assertThat(columnOf("hi1 7/7 ql10", "hi2 15/15 ql10", "attacker", "hi1 7/7 ql10"))
        .isEqualTo(100);
    assertThat(columnOf("cav 3/3 ql10", "hi2 16/16 ql10", "attacker", "cav 2/2 ql10"))
        .isEqualTo(75);
  }
}

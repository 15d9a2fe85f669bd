package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vedette.rules.loosefiles.LooseFilesFights.assertChecked;
import static vedette.rules.loosefiles.LooseFilesFights.assertWays;
import static vedette.rules.loosefiles.LooseFilesFights.odds;
import static vedette.rules.loosefiles.LooseFilesFights.part;

import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.source.TextFault;

/** Losses to commanders and command points that take D.Points off again (LF6, LF7). */
class CommanderAndRecoveryTest {
  private static Odds.Exact recover(String turns, String commanders, String... further) {
    return odds("recover", Fights.and(further, "turns", turns, "commanders", commanders));
  }

  @Test
  void one_check_kills_once_and_wounds_twice_in_36() {
    assertChecked(odds("commander", "checks", "1"), "commander", 1, 1);
    assertChecked(odds("commander"), "commander", 1, 1);
  }

  @Test
  void further_checks_are_only_for_a_commander_still_present() {
    // 11/12 a check; of the commanders that are hit one third dies, the wounded leave the field.
    assertWays(
        odds("commander", "checks", "2"), "commander", "unhurt", 363, "killed", 23, "wounded", 46);
    assertWays(
        odds("commander", "checks", "3"),
        "commander",
        "unhurt",
        3993,
        "killed",
        397,
        "wounded",
        794);
  }

  @Test
  void one_commander_removes_the_points_of_the_roll() {
    Odds.Exact odds = recover("1", "1", "unit", "inf 6 dp 5");
    assertWays(odds, "dpRemoved", 1, 1, 2, 1, 3, 1, 4, 1, 5, 2);
    assertWays(odds, "dp", 0, 2, 1, 1, 2, 1, 3, 1, 4, 1);
    assertWays(odds, "success", true, 2, false, 4);
  }

  @Test
  void points_that_no_unit_needs_are_lost() {
    assertWays(recover("2", "3", "unit", "inf 6 dp 2"), "dpRemoved", 2, 1);
    Odds.Exact nothing = recover("1", "1", "unit", "inf 6");
    assertWays(nothing, "dpRemoved", 0, 1);
    assertWays(nothing, "success", true, 1);
  }

  @Test
  void two_commanders_or_two_turns_roll_two_dice() {
    // 2D6: 1 2 3 4 5 6 5 4 3 of 36 for 2 to 10, the 3 above 10 lost.
    Object[] ways = {2, 1, 3, 2, 4, 3, 5, 4, 6, 5, 7, 6, 8, 5, 9, 4, 10, 6};
    String[] units = {"unit", "inf 6 dp 5", "unit", "cav 3 dp 5"};
    for (Odds.Exact odds : new Odds.Exact[] {recover("1", "2", units), recover("2", "1", units)}) {
      assertWays(odds, "dpRemoved", ways);
      assertWays(odds, "success", true, 6, false, 30);
    }
  }

  @Test
  void the_default_is_one_commander() {
    assertWays(odds("recover", "unit", "inf 6 dp 5", "turns", "1"), "success", true, 2, false, 4);
  }

  @Test
  void an_attached_commander_has_one_more_point_for_its_unit() {
    String[] unit = {"unit", "inf 6 dp 5 commander"};
    assertWays(recover("1", "1", unit), "dp", 0, 3, 1, 1, 2, 1, 3, 1);
    // Two turns: at most 3 left after the first; 2D6 + 2 falls short of 5 with a 2 only.
    assertWays(recover("2", "1", unit), "dp", 0, 35, 1, 1);
  }

  @Test
  void the_free_point_is_only_for_the_commanders_own_unit() {
    String[] other = {"unit", "inf 6 commander", "unit", "inf 6 dp 5"};
    assertWays(recover("1", "1", other), "dp", 0, 2, 1, 1, 2, 1, 3, 1, 4, 1);
    // It is not wasted while the first unit has a point: 1 + 3, so that a 3 is enough.
    String[] both = {"unit", "inf 6 dp 1 commander", "unit", "inf 6 dp 3"};
    assertWays(recover("1", "1", both), "dp", 0, 4, 1, 1, 2, 1);
  }

  @Test
  void points_go_where_most_is_needed() {
    // 3 and 5, the free point off the first: 2 and 5. A roll of 1 to 6 leaves 2-4, 2-3, 2-2, 1-2,
    // 1-1, 0-1; the next free point 5 4 3 2 1 1 for the second roll (to none, 4 3 2 1 are left in
    // 1 2 3 4 of 36). Were the first unit served first, the point would be wasted on a 2 already.
    String[] units = {"unit", "inf 6 dp 3 commander", "unit", "inf 6 dp 5"};
    assertWays(recover("2", "1", units), "dp", 0, 26, 1, 4, 2, 3, 3, 2, 4, 1);
    assertThat(Fights.mean(recover("1", "1", units), "dpRemoved")).isEqualTo(part(9, 2));
  }

  @Test
  void each_unit_with_a_commander_has_its_free_point() {
    // No dice at all: one point off each of the first two a turn.
    String[] units = {"unit", "inf 6 dp 3 commander", "unit", "A: inf 4 dp 1 commander"};
    Odds.Exact odds = recover("2", "0", Fights.and(new String[] {"unit", "inf 6 dp 2"}, units));
    assertWays(odds, "dp", 3, 1);
    assertWays(odds, "dp[1]", 1, 1);
    assertWays(odds, "dp[A]", 0, 1);
    assertWays(odds, "dp[3]", 2, 1);
    assertThatThrownBy(() -> recover("2", "0", "unit", "inf 6 dp 2")).isInstanceOf(TextFault.class);
  }

  @Test
  void it_takes_so_many_turns() {
    // A roll of 5 or 6 clears five points together; 2D6 fall short with 1-1, 1-2, 2-1, 1-3, 2-2,
    // 3-1.
    Odds.Exact odds = recover("3", "1", "unit", "inf 6 dp 5");
    assertWays(odds, "turns", 1, 12, 2, 18, 3, 6);
    assertWays(recover("3", "1", "unit", "inf 6"), "turns", 0, 1);
    assertWays(recover("1", "1", "unit", "inf 6 dp 5"), "turns", 1, 1);
  }
}

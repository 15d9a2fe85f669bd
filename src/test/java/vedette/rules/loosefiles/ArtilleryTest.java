package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.loosefiles.LooseFilesFights.assertCameTo;
import static vedette.rules.loosefiles.LooseFilesFights.assertChecked;
import static vedette.rules.loosefiles.LooseFilesFights.assertWays;
import static vedette.rules.loosefiles.LooseFilesFights.odds;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * Fire of guns: a die each, its modifiers, its effect at either range (Firing - Artillery; LF2,
 * LF4).
 */
class ArtilleryTest {
  private static Engagement<?, ?> guns(int guns, String range, String target, String... further) {
    String[] options = {"guns", String.valueOf(guns), "range", range, "target", target};
    return LooseFilesFights.any("artillery", Fights.and(further, options));
  }

  private static Odds.Exact oneGun(String range, String target, int gunDp, String option) {
    String[] further = {"gunDp", String.valueOf(gunDp)};
    String[] said = option == null ? new String[0] : option.split(" ");
    return Fights.odds(guns(1, range, target, Fights.and(said, further)));
  }

  // Hand calculation: totals 2-3 one D.Point, 4-5 two, 6 and up one and a casualty.
  @ParameterizedTest(name = "{0}, gun dp {1}, {2}: {3} {4} {5} of six, {6} casualties")
  @CsvSource({
    "inf 9, 0, , 1, 3, 2, 1",
    "cav 9, 0, , 1, 3, 2, 1",
    "art 9, 0, , 1, 3, 2, 1",
    // In works, new target, a D.Point on the gun: one less each.
    "inf 9; in fort, 0, , 2, 2, 2, 0",
    "inf 9, 0, targetBefore new, 2, 2, 2, 0",
    "inf 9, 1, , 2, 2, 2, 0",
    "inf 9, 2, , 3, 2, 1, 0",
    "inf 9, 3, , 4, 2, 0, 0",
    "inf 9, 4, , 5, 1, 0, 0",
    "inf 9, 5, , 6, 0, 0, 0",
    "inf 9 skirmish, 0, , 3, 2, 1, 0",
    // Column, enfilade true, both of them, same target: one more each.
    "inf 9 column, 0, , 0, 4, 2, 2",
    "inf 9, 0, enfilade true, 0, 4, 2, 2",
    "inf 9 column, 0, enfilade true, 0, 4, 2, 2",
    "inf 9, 0, targetBefore same, 0, 4, 2, 2",
    "inf 9 column, 0, targetBefore same, 0, 4, 2, 3",
    // They add up: +1 -1, -2 -1, +1 -2 -1, -1 +1 -1.
    "inf 9 column; in fort, 0, , 1, 3, 2, 1",
    "inf 9 skirmish, 0, targetBefore new, 4, 2, 0, 0",
    "inf 9 skirmish; in fort, 0, targetBefore same, 3, 2, 1, 0",
    "inf 9; in fort, 1, enfilade true, 2, 2, 2, 0",
    // D.Points and commanders of the target do not affect the gun.
    "inf 9 dp 1 commander, 0, , 1, 3, 2, 1",
    "inf 9; in fieldwork, 0, , 2, 2, 2, 0",
  })
  void a_gun_at_short_range(
      String target, int gunDp, String flags, int none, int one, int two, int casualty) {
    Odds.Exact odds = oneGun("short", target, gunDp, flags);
    assertWays(odds, "defenderDpTaken", 0, none, 1, one, 2, two);
    assertWays(odds, "defenderLosses", 0, 6 - casualty, 1, casualty);
  }

  // 4 and up one D.Point; no roll does more.
  @ParameterizedTest(name = "{0}, gun dp {1}, {2}: {3} of six")
  @CsvSource({
    "inf 9, 0, , 3",
    "inf 9 column, 0, , 4",
    "inf 9 column, 0, targetBefore same, 5",
    "inf 9; in fort, 0, , 2",
    "inf 9 skirmish, 0, , 1",
    "inf 9 skirmish; in fort, 0, , 0",
    "inf 9, 2, targetBefore new, 0",
    "inf 9, 2, targetBefore same, 2",
  })
  void a_gun_at_long_range(String target, int gunDp, String flags, int hits) {
    Odds.Exact odds = oneGun("long", target, gunDp, flags);
    assertWays(odds, "defenderDpTaken", 0, 6 - hits, 1, hits);
    assertWays(odds, "defenderLosses", 0, 1);
  }

  @Test
  void guns_add_up() {
    assertCameTo(
        ScriptedDice.play(guns(4, "short", "inf 9"), 1, 2, 5, 6),
        "defenderDpTaken",
        4,
        "defenderLosses",
        1,
        "defenderDp",
        4,
        "defenderEliminated",
        false);
    // Of 36 rolls of two: 1, 3, 2 of six for none, one, two D.Points, multiplied out.
    Odds.Exact odds = Fights.odds(guns(2, "short", "inf 9"));
    assertWays(odds, "defenderDpTaken", 0, 1, 1, 6, 2, 13, 3, 12, 4, 4);
    assertWays(odds, "defenderLosses", 0, 25, 1, 10, 2, 1);
  }

  @Test
  void each_point_above_five_costs_a_base() {
    // 36 rolls: none, one, two points, one and a casualty fall in 1, 2, 2, 1 of six.
    Odds.Exact odds = Fights.odds(guns(2, "short", "inf 9 dp 4"));
    assertWays(odds, "defenderDpTaken", 0, 1, 1, 6, 2, 13, 3, 12, 4, 4);
    assertWays(odds, "defenderLosses", 0, 5, 1, 10, 2, 12, 3, 9);
    assertWays(odds, "defenderDp", 4, 1, 5, 35);
    assertThat(Fights.chance(odds, "defenderEliminated").intValue()).isZero();
  }

  @Test
  void a_unit_without_bases_is_destroyed() {
    // Only the casualty of a 6 takes the last base, or any D.Point if there are five.
    assertWays(oneGun("short", "inf 1", 0, null), "defenderEliminated", true, 1, false, 5);
    assertWays(oneGun("short", "inf 1 dp 5", 0, null), "defenderEliminated", true, 5, false, 1);
    assertWays(oneGun("short", "inf 2 dp 5", 0, null), "defenderEliminated", true, 3, false, 3);
    // A destroyed unit has no D.Points: 1, 2-3, 4-5, 6.
    assertWays(oneGun("short", "inf 1", 0, null), "defenderDp", 0, 2, 1, 2, 2, 2);
    // There are no more bases to lose than there were.
    assertWays(oneGun("short", "inf 1 dp 5", 0, null), "defenderLosses", 0, 1, 1, 5);
  }

  @Test
  void a_commander_is_checked_once_after_all_guns() {
    assertChecked(
        odds("artillery", "guns", "1", "range", "short", "target", "inf 9 commander"),
        "defenderCommander",
        5,
        6);
    // Three guns at long range, half of them hit: 7 of 8.
    assertChecked(Fights.odds(guns(3, "long", "cav 9 commander")), "defenderCommander", 7, 8);
    // A D.Point that becomes a casualty counts as well.
    assertChecked(Fights.odds(guns(1, "long", "inf 9 dp 5 commander")), "defenderCommander", 1, 2);
    assertThat(Fights.odds(guns(1, "long", "inf 9")).measure("defenderCommander")).isNull();
  }
}

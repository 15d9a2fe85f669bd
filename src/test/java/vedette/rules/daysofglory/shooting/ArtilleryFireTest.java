package vedette.rules.daysofglory.shooting;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.of;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.daysofglory.PrintedSheet;

/** Artillery: shot, shell, fires and bounce-through (Artillery shooting; DG2, DG3, DG7). */
class ArtilleryFireTest {
  private static final String[] SHELL = {"shell", "true"};

  private static String guns(int guns, String calibre, int range, String target) {
    return "--guns %d --calibre %s --range %d --target %s".formatted(guns, calibre, range, target);
  }

  private static Odds.Exact shot(
      int guns, String calibre, int range, String target, String... further) {
    return odds("bombard", Fights.and(further, guns(guns, calibre, range, target)));
  }

  static Stream<Arguments> cells() {
    List<Arguments> cells = new ArrayList<>();
    for (String calibre : PrintedSheet.CALIBRES) {
      for (int band = 0; band < 4; band++) {
        for (String target : PrintedSheet.TARGETS) {
          int range = PrintedSheet.artilleryRange(calibre, band);
          cells.add(Arguments.of(calibre, band, range, target));
        }
      }
    }
    return cells.stream();
  }

  private static void assertFaces(Odds odds, int band, String target) {
    int[] faces = PrintedSheet.faces(PrintedSheet.artillery(band, target));
    assertThat(Fights.outOf(6, odds, "defenderLosses"))
        .isEqualTo(of(0, faces[0], 1, faces[1], 2, faces[2]));
  }

  @ParameterizedTest(name = "{0} at {2} inches, {3}")
  @MethodSource("cells")
  void each_cell_of_shot_has_the_faces_of_the_sheet(
      String calibre, int band, int range, String target) {
    Odds.Exact odds = shot(1, calibre, range, target);
    assertFaces(odds, band, target);
    assertThat(Fights.mean(odds, "fires")).isEqualTo(part(0, 1));
    if (band < 3) {
      assertFaces(shot(1, calibre, range + 1, target), band + 1, target);
    }
  }

  @ParameterizedTest(name = "{0} at {1}")
  @CsvSource({"smoothbore, 8", "smoothbore, 36", "rifled, 12", "rifled, 50"})
  void each_cell_of_shell_has_the_faces_of_the_sheet(String calibre, int range) {
    for (String target : PrintedSheet.TARGETS) {
      assertFaces(shot(1, calibre, range, target, SHELL), 4, target);
    }
  }

  @Test
  void each_gun_is_one_die() {
    // DG2. Close, line: 3456H, 4 of 6.
    assertThat(Fights.outOf(9, shot(2, "rifled", 16, "line"), "defenderLosses"))
        .isEqualTo(of(0, 1, 1, 4, 2, 4));
    // Point blank, dense: 234H 56HH, 7 sixths a gun.
    assertThat(Fights.mean(shot(6, "siege", 8, "dense"), "defenderLosses")).isEqualTo(part(42, 6));
    // Close, dense: 45H 6HH; of two guns none 9, one 12, two 4 + 6, three 4, four 1 of 36.
    assertThat(Fights.outOf(36, shot(2, "smoothbore", 12, "dense"), "defenderLosses"))
        .isEqualTo(of(0, 9, 1, 12, 2, 10, 3, 4, 4, 1));
  }

  @Test
  void a_shell_on_cover_may_start_a_fire() {
    // 6F, and a 6 again: 1 of 36 for each gun.
    for (String cover : List.of("light-cover", "heavy-cover")) {
      assertThat(Fights.outOf(36, shot(1, "smoothbore", 20, cover, SHELL), "fires"))
          .isEqualTo(of(0, 35, 1, 1));
      assertThat(Fights.outOf(1296, shot(2, "rifled", 20, cover, SHELL), "fires"))
          .isEqualTo(of(0, 35 * 35, 1, 70, 2, 1));
    }
    // 5H 6FH and 45H 6FHH.
    assertThat(Fights.outOf(9, shot(2, "rifled", 20, "heavy-cover", SHELL), "defenderLosses"))
        .isEqualTo(of(0, 4, 1, 4, 2, 1));
    assertThat(Fights.mean(shot(3, "rifled", 20, "light-cover", SHELL), "defenderLosses"))
        .isEqualTo(part(3 * 4, 6));
  }

  @Test
  void nothing_else_burns() {
    for (String target : List.of("dispersed", "dense", "line", "fast")) {
      assertThat(Fights.mean(shot(4, "rifled", 20, target, SHELL), "fires")).isEqualTo(part(0, 1));
    }
    assertThat(Fights.mean(shot(4, "rifled", 16, "light-cover"), "fires")).isEqualTo(part(0, 1));
  }

  @Test
  void a_hitting_die_is_read_again_for_the_unit_behind() {
    // DG7. Point blank, heavy cover 6H; behind it dense 234H 56HH: the 6 brings two.
    Odds.Exact odds = shot(1, "smoothbore", 6, "heavy-cover", "behind", "dense 4");
    assertThat(Fights.outOf(6, odds, "defenderLosses")).isEqualTo(of(0, 5, 1, 1));
    assertThat(Fights.outOf(6, odds, "behindLosses[1]")).isEqualTo(of(0, 5, 2, 1));
    // Line 23456H; behind it heavy cover 6H: a 6; light cover 456H: half.
    Odds.Exact two =
        shot(1, "siege", 8, "line", "behind", "heavy-cover 3", "behind", "light-cover 8");
    assertThat(Fights.outOf(6, two, "defenderLosses")).isEqualTo(of(0, 1, 1, 5));
    assertThat(Fights.outOf(6, two, "behindLosses[1]")).isEqualTo(of(0, 5, 1, 1));
    assertThat(Fights.outOf(6, two, "behindLosses[2]")).isEqualTo(of(0, 3, 1, 3));
  }

  @Test
  void units_behind_are_numbered_as_they_are_given() {
    // Line 23456H; dense 7 sixths, heavy cover one; a 1 misses the target in front.
    Odds.Exact odds =
        shot(1, "smoothbore", 6, "line", "behind", "dense 6", "behind", "heavy-cover 3");
    assertThat(Fights.mean(odds, "behindLosses[1]")).isEqualTo(part(7, 6));
    assertThat(Fights.mean(odds, "behindLosses[2]")).isEqualTo(part(1, 6));
    Odds.Exact far =
        shot(1, "smoothbore", 6, "line", "behind", "dense 7", "behind", "heavy-cover 3");
    assertThat(Fights.mean(far, "behindLosses[1]")).isEqualTo(part(0, 1));
    assertThat(Fights.mean(far, "behindLosses[2]")).isEqualTo(part(1, 6));
  }

  @Test
  void units_behind_are_hit_at_the_range_of_the_target() {
    // Close: line 3456H, dense 45H 6HH; a 3 hits in front only. Two guns: 4 sixths each.
    Odds.Exact odds = shot(2, "smoothbore", 12, "line", "behind", "dense 6");
    assertThat(Fights.outOf(36, odds, "behindLosses[1]"))
        .isEqualTo(of(0, 9, 1, 12, 2, 10, 3, 4, 4, 1));
    // Medium: fast 6H, dense 56H: a 5 that misses in front does not continue.
    assertThat(
            Fights.outOf(
                6, shot(1, "smoothbore", 20, "fast", "behind", "dense 1"), "behindLosses[1]"))
        .isEqualTo(of(0, 5, 1, 1));
    // Close, dispersed is no effect: nothing bounces.
    assertThat(
            Fights.outOf(
                1, shot(1, "smoothbore", 12, "dispersed", "behind", "dense 1"), "behindLosses[1]"))
        .isEqualTo(of(0, 1));
  }

  @ParameterizedTest(name = "{0} at {1}: {2}")
  @CsvSource({
    // Bounce-through distances 6, none, 8; point blank, both lines 23456H.
    "smoothbore, 6, 5", "smoothbore, 7, 0",
    "siege, 8, 5", "siege, 9, 0",
    "rifled, 1, 0",
  })
  void shot_bounces_so_far_and_rifled_not_at_all(String calibre, int distance, int sixths) {
    Odds.Exact odds = shot(1, calibre, 6, "line", "behind", "line " + distance);
    assertThat(Fights.outOf(6, odds, "behindLosses[1]")).isEqualTo(of(0, 6 - sixths, 1, sixths));
    assertThat(Fights.outOf(6, odds, "defenderLosses")).isEqualTo(of(0, 1, 1, 5));
  }

  @Test
  void shells_do_not_bounce() {
    Odds.Exact odds = shot(1, "smoothbore", 20, "line", Fights.and(SHELL, "behind", "dense 2"));
    assertThat(Fights.outOf(1, odds, "behindLosses[1]")).isEqualTo(of(0, 1));
  }
}

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

/** Small arms: dice by stands, faces by range and target (Small arms shooting; DG1, DG3). */
class SmallArmsFireTest {
  private static Odds.Exact shots(String target, String... shooters) {
    List<String> options = new ArrayList<>(List.of("target", target));
    for (String shooter : shooters) {
      options.addAll(List.of("shooter", shooter));
    }
    return odds("shoot", options.toArray(String[]::new));
  }

  static Stream<Arguments> cells() {
    List<Arguments> cells = new ArrayList<>();
    for (String musket : PrintedSheet.MUSKETS) {
      for (int stands = 1; stands <= 4; stands++) {
        for (int band = 0; band < 3; band++) {
          for (String target : PrintedSheet.TARGETS) {
            int range = PrintedSheet.range(musket, band);
            cells.add(Arguments.of(stands, musket, band, range, target));
          }
        }
      }
    }
    return cells.stream();
  }

  @ParameterizedTest(name = "{0} {1} stands at {3} inches, {4}")
  @MethodSource("cells")
  void each_cell_has_the_faces_of_the_sheet(
      int stands, String musket, int band, int range, String target) {
    int[] faces = PrintedSheet.faces(PrintedSheet.smallArms(stands, band, target));
    String shooter = stands + " " + musket + "; range " + range;
    assertThat(Fights.outOf(6, shots(target, shooter), "defenderLosses"))
        .isEqualTo(of(0, faces[0], 1, faces[1], 2, faces[2]));
  }

  /** The first band whose distance is not below the range (DG3); a line at 4 stands. */
  @ParameterizedTest(name = "{0} at {1}: {2}, {3}, {4}")
  @CsvSource({
    // 234H 56HH up to 2 and 3, 3456H up to 4 and 6, 456H up to 8 and 12.
    "smoothbore, 1, 1, 3, 2",
    "smoothbore, 2, 1, 3, 2",
    "smoothbore, 3, 2, 4, 0",
    "smoothbore, 4, 2, 4, 0",
    "smoothbore, 5, 3, 3, 0",
    "smoothbore, 8, 3, 3, 0",
    "rifled, 3, 1, 3, 2",
    "rifled, 4, 2, 4, 0",
    "rifled, 6, 2, 4, 0",
    "rifled, 7, 3, 3, 0",
    "rifled, 12, 3, 3, 0",
  })
  void a_range_between_two_bands_is_of_the_longer(
      String musket, int range, int none, int one, int two) {
    assertThat(Fights.outOf(6, shots("line", "4 " + musket + "; range " + range), "defenderLosses"))
        .isEqualTo(of(0, none, 1, one, 2, two));
  }

  @Test
  void eight_stands_are_two_dice() {
    // DG1; range 6 of a smoothbore is long, 456H: 1, 2, 1 of 4.
    assertThat(Fights.outOf(4, shots("line", "8 smoothbore; range 6"), "defenderLosses"))
        .isEqualTo(of(0, 1, 1, 2, 2, 1));
  }

  @ParameterizedTest(name = "{0} stands: {1} of 6")
  @CsvSource({
    // Rifled at 3 inches, dense, hits in sixths: 7 a four, and 5, 3, 2 for three, two and one.
    "1, 2",
    "2, 3",
    "3, 5",
    "4, 7",
    "5, 9",
    "6, 10",
    "7, 12",
    "8, 14",
    "11, 19",
    "16, 28"
  })
  void the_remainder_rolls_on_its_own_row(int stands, int sixths) {
    assertThat(Fights.mean(shots("dense", stands + " rifled; range 3"), "defenderLosses"))
        .isEqualTo(part(sixths, 6));
  }

  @Test
  void seven_stands_roll_a_four_and_a_three() {
    // Smoothbore at 4 inches, line: 3456H and 456H; none 2/6 x 3/6, two 4/6 x 3/6.
    assertThat(Fights.outOf(6, shots("line", "7 smoothbore; range 4"), "defenderLosses"))
        .isEqualTo(of(0, 1, 1, 3, 2, 2));
  }

  @Test
  void several_units_fire_at_one_target_each_at_its_own_range() {
    // 4 rifled at 6, light cover: 56H. 3 smoothbore at 2: 456H. None 4/6 x 3/6, two 2/6 x 3/6.
    Odds.Exact odds = shots("light-cover", "4 rifled; range 6", "3 smoothbore; range 2");
    assertThat(Fights.outOf(6, odds, "defenderLosses")).isEqualTo(of(0, 2, 1, 3, 2, 1));
    // Two units of two do not roll as one of four: 56H twice, and not 3456H.
    Odds.Exact twos = shots("line", "2 smoothbore; range 4", "2 smoothbore; range 4");
    assertThat(Fights.outOf(9, twos, "defenderLosses")).isEqualTo(of(0, 4, 1, 4, 2, 1));
  }

  @Test
  void no_unit_loses_more_figures_than_it_has() {
    // Three dice of 234H 56HH: none 1 of 216, one 3 x 3 of 216.
    String[] shot = {"shooter", "12 rifled; range 2", "target", "dense"};
    assertThat(Fights.outOf(216, odds("shoot", Fights.and(shot, "figures", "2")), "defenderLosses"))
        .isEqualTo(of(0, 1, 1, 9, 2, 206));
    assertThat(Fights.outOf(216, odds("shoot", Fights.and(shot, "figures", "1")), "defenderLosses"))
        .isEqualTo(of(0, 1, 1, 215));
    // Six at most: 2/6 cubed.
    assertThat(Fights.outOf(216, odds("shoot", shot), "defenderLosses")).containsEntry(6, 8);
  }

  @Test
  void a_shot_may_be_of_no_effect() {
    // One stand at long range cannot hit; nor can four in cover (DG1).
    assertThat(Fights.outOf(1, shots("line", "1 rifled; range 12"), "defenderLosses"))
        .isEqualTo(of(0, 1));
    assertThat(Fights.outOf(1, shots("heavy-cover", "4 rifled; range 12"), "defenderLosses"))
        .isEqualTo(of(0, 1));
  }
}

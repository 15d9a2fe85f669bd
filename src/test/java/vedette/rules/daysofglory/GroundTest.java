package vedette.rules.daysofglory;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.any;
import static vedette.rules.daysofglory.DaysOfGloryFights.assault;
import static vedette.rules.daysofglory.DaysOfGloryFights.charge;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;
import static vedette.rules.daysofglory.DaysOfGloryFights.refused;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Story;
import vedette.json.EnumWords;
import vedette.odds.answer.Odds;
import vedette.rules.daysofglory.units.Ground;

/** What each ground counts for, row by row of the sheet, wherever a fight asks for a ground. */
class GroundTest {
  /**
   * The rows of the sheet. Close assault: "defending fortifications" 4; "a heavy urban area or
   * heavy cover", not cavalry, 2; "a light urban area, light cover or heavy woods", not cavalry, 1;
   * "infantry or artillery defending higher ground or light woods" 1; numbers "not in urban
   * areas/woods"; skirmishers "in open". Morale: "an obstacle, urban area or higher ground" -1;
   * target "behind fortification or on higher ground" 1; charged by cavalry "in the open" 2.
   * Shooting: the column (DG-V11).
   */
  private static final String SHEET =
      """
      # ground       | infantry | cavalry | numbers | obstacle | above | open | looks
      open           | 0        | 0       | yes     | no       | no    | yes  | line
      higher-ground  | 1        | 0       | yes     | yes      | yes   | yes  | line
      light-woods    | 1        | 0       | no      | no       | no    | no   | light cover
      heavy-woods    | 1        | 0       | no      | no       | no    | no   | light cover
      light-urban    | 1        | 0       | no      | yes      | no    | no   | light cover
      heavy-urban    | 2        | 0       | no      | yes      | no    | no   | heavy cover
      light-cover    | 1        | 0       | yes     | yes      | no    | no   | light cover
      heavy-cover    | 2        | 0       | yes     | yes      | no    | no   | heavy cover
      fortifications | 4        | 4       | yes     | yes      | yes   | no   | heavy cover
      """;

  /** A line of the sheet. */
  record Row(
      String ground,
      int infantry,
      int cavalry,
      boolean numbers,
      boolean obstacle,
      boolean above,
      boolean open,
      String looks) {
    static Row of(String line) {
      String[] cells = line.strip().split("\\s*\\|\\s*");
      return new Row(
          cells[0],
          Integer.parseInt(cells[1]),
          Integer.parseInt(cells[2]),
          cells[3].equals("yes"),
          cells[4].equals("yes"),
          cells[5].equals("yes"),
          cells[6].equals("yes"),
          cells[7]);
    }

    /** Faces of a D6 on which a test fails: one less behind an obstacle. */
    private BigFraction fails(int score) {
      return part(Math.max(0, obstacle ? score - 1 : score), 6);
    }
  }

  static Stream<Row> sheet() {
    return SHEET.lines().filter(line -> !line.startsWith("#")).map(Row::of);
  }

  @Test
  void each_ground_has_its_line() {
    assertThat(sheet().map(Row::ground)).containsExactlyElementsOf(EnumWords.words(Ground.class));
  }

  /**
   * Two dice differ by d in 6-|d| of 36 ways; half of the ties are the attacker's.
   *
   * @param lead of the attacker before the dice
   */
  private static BigFraction wins(int lead) {
    int halves = 0;
    for (int d = -5; d <= 5; d++) {
      halves += (d + lead > 0 ? 2 : d + lead == 0 ? 1 : 0) * (6 - Math.abs(d));
    }
    return part(halves, 72);
  }

  private static BigFraction wins(Odds odds) {
    return chance(odds, "winner", "attacker");
  }

  /** Charging adds 2; twice the stands add 2 where numbers count. */
  @ParameterizedTest
  @MethodSource("sheet")
  void defenders_add_their_ground_in_close_assault(Row row) {
    String[] ground = {"ground", row.ground};
    assertThat(wins(assault("inf 8", "inf 8", ground))).isEqualTo(wins(2 - row.infantry));
    assertThat(wins(assault("inf 8", "cav 8 class 4", ground)))
        .as("class 4 against 2, and 4 for cavalry that fights infantry")
        .isEqualTo(wins(2 - 2 - 4 - row.cavalry));
    assertThat(wins(assault("inf 16", "inf 8 class 4", ground)))
        .isEqualTo(wins((row.numbers ? 2 : 0) - row.infantry));
  }

  @ParameterizedTest
  @MethodSource("sheet")
  void skirmishers_are_lost_without_dice_in_the_open_only(Row row) {
    boolean sure = wins(assault("inf 8", "skirm 8", "ground", row.ground)).equals(BigFraction.ONE);
    assertThat(sure).isEqualTo(row.open);
  }

  /** Class 1, surprised: 2 to exceed; skirmishers that charge skirmishers bring no factor. */
  @ParameterizedTest
  @MethodSource("sheet")
  void a_target_stands_the_better_for_an_obstacle(Row row) {
    String target = "skirm 4 class 1; with surprised";
    Odds odds = charge("skirm 4 class 4 general other", target, "ground", row.ground);
    assertThat(chance(odds, "ending", "target runs")).isEqualTo(row.fails(2));
    Odds test = odds("morale", "test", "being-charged", "unit", target, "ground", row.ground);
    assertThat(chance(test, "effect", "runs")).isEqualTo(row.fails(2));
  }

  /** Class 1: 1 to exceed in the to-charge test. */
  @ParameterizedTest
  @MethodSource("sheet")
  void works_and_slopes_hamper_the_attempt_to_charge(Row row) {
    Odds odds = charge("skirm 4 class 1", "skirm 4", "ground", row.ground);
    assertThat(chance(odds, "ending", "does not charge")).isEqualTo(part(row.above ? 2 : 1, 6));
  }

  /**
   * Infantry charged by cavalry in the open has 2 to exceed, on a slope 1; the charger has 1 to
   * exceed before that if the target stands above it.
   */
  @ParameterizedTest
  @MethodSource("sheet")
  void cavalry_frightens_infantry_in_the_open(Row row) {
    if (row.ground.equals("heavy-woods")) {
      return; // Cavalry does not charge into them: see below.
    }
    Odds odds = charge("cav 8 class 4 general other", "inf 8", "ground", row.ground);
    assertThat(chance(odds, "ending", "target runs"))
        .isEqualTo(row.fails(row.open ? 2 : 0).multiply(part(row.above ? 5 : 6, 6)));
  }

  /**
   * A rifled gun at 6 inches hits a line, light cover and heavy cover in 5, 3 and 1 of 6, once. Of
   * class 1 and surprised it then has 3 to exceed. Who advances does not defend.
   */
  @ParameterizedTest
  @MethodSource("sheet")
  void a_unit_under_fire_defends_its_ground_unless_it_advances(Row row) {
    BigFraction hit =
        part(row.looks.equals("line") ? 5 : row.looks.equals("light cover") ? 3 : 1, 6);
    String target = "inf 1 class 1; with surprised";
    String[] fire = {
      "target", target, "ground", row.ground, "battery", "1 rifled; range 6", "advancing", "false"
    };
    assertThat(any("fire", fire).story().situation()).contains(new Story.Fact("looks", row.looks));
    assertThat(chance(odds("fire", fire), "defenderState", "shaken"))
        .isEqualTo(hit.multiply(row.fails(3)));
    fire[7] = "true";
    assertThat(chance(odds("fire", fire), "defenderState", "disordered"))
        .isEqualTo(hit.multiply(part(3, 6)));
    // In a firefight either side stands in its ground; the gun is not hit.
    String guns = "art 1";
    for (String side : List.of("defender", "attacker")) {
      boolean defends = side.equals("defender");
      Odds odds =
          odds(
              "firefight",
              side,
              target,
              defends ? "attacker" : "defender",
              guns,
              side + "Musket",
              "none",
              defends ? "ground" : "attackerGround",
              row.ground,
              "range",
              "6",
              "turns",
              "1");
      assertThat(chance(odds, side + "State", "shaken"))
          .as(side)
          .isEqualTo(hit.multiply(row.fails(3)));
    }
    Odds test = odds("morale", "test", "shooting", "unit", target, "ground", row.ground);
    assertThat(chance(test, "effect", "shaken, falls back")).isEqualTo(row.fails(2));
  }

  /**
   * By hand: two dice at light cover hit on 4 to 6 at two inches, each in 3 of 6: none, one, two
   * hits in 1, 2, 1 of 4. Of 1 and 2 hits, less 1 for the cover, 0 and 1 are to be exceeded: 2/4 +
   * 1/4 x 5/6 = 17/24 go on.
   */
  @Test
  void eight_stands_behind_a_hedge_go_on_under_fire_in_seventeen_of_twenty_four() {
    Odds odds =
        odds("fire", "--target 'inf 8' --ground light-cover --shooter '8 smoothbore; range 2'");
    assertThat(chance(odds, "effect", "continues")).isEqualTo(part(17, 24));
    // In woods nothing is taken off: 2/4 x 5/6 + 1/4 x 4/6 = 14/24.
    Odds woods =
        odds("fire", "--target 'inf 8' --ground heavy-woods --shooter '8 smoothbore; range 2'");
    assertThat(chance(woods, "effect", "continues")).isEqualTo(part(14, 24));
  }

  /** Crews at their guns take 2 off: of class 1, surprised and hit once, 1 is to be exceeded. */
  @Test
  void crews_defend_their_guns_under_fire_too() {
    String guns = "art 4 class 1; with surprised";
    Odds odds = odds("fire", "target", guns, "battery", "1 smoothbore; range 6");
    // A gun at point blank hits what is dispersed in 4 of 6.
    assertThat(chance(odds, "defenderState", "shaken")).isEqualTo(part(4, 6).multiply(part(1, 6)));
    Odds test = odds("morale", "test", "shooting", "unit", "art 4 class 1; with surprised, hit");
    assertThat(chance(test, "effect", "shaken, falls back")).isEqualTo(part(1, 6));
    Odds charged = odds("morale", "test", "being-charged", "unit", "art 4; with hit 3");
    assertThat(chance(charged, "effect", "runs")).isEqualTo(part(1, 6));
    // A rally is no defence: shaken counts 2.
    Odds rally = odds("morale", "test", "rally", "unit", "art 4 shaken", "ground", "open");
    assertThat(chance(rally, "effect", "not rallied")).isEqualTo(part(2, 6));
  }

  @Test
  void cavalry_charges_neither_into_heavy_woods_nor_out_of_them() {
    String[] into = {"charger", "cav 6", "target", "inf 6", "ground", "heavy-woods"};
    assertThat(refused("charge", into).getMessage()).contains("heavy-woods");
    refused("close-assault", "attacker", "lcav 6", "defender", "inf 6", "ground", "heavy-woods");
    String out = "--charger 'inf 6' --target 'cav 6' --countercharge always --ground ";
    assertThat(any("charge", out + "heavy-woods").story().situation())
        .contains(new Story.Fact("countercharge", "always, but this target cannot"));
    assertThat(any("charge", out + "light-woods").story().situation())
        .contains(new Story.Fact("countercharge", "always"));
  }

  @Test
  void ground_is_refused_in_tests_of_units_that_do_not_defend_it() {
    for (String test : List.of("charge", "charge-home", "rally")) {
      refused("morale", "test", test, "unit", "inf 6", "ground", "light-cover");
    }
    refused("morale", "--test shooting --unit 'inf 6' --ground light-cover --advancing true");
  }

  @Test
  void the_old_words_of_ground_are_gone() {
    Set<String> words = Set.copyOf(EnumWords.words(Ground.class));
    assertThat(words).doesNotContainAnyElementsOf(Arrays.asList("higher", "fortified"));
  }
}

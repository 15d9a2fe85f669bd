package vedette.rules.daysofglory.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.of;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.daysofglory.DaysOfGloryFights;
import vedette.source.TextFault;

/** The morale tests: what each of the 38 factors adds, and what a die above the sum means (DG4). */
class MoraleFactorTableTest {
  /**
   * A test of foot of eight stands: what is said of it, {@code class 3; with hit 2 + surprised}.
   */
  private static Odds.Exact morale(String test, String unit, String... further) {
    String said = (unit.startsWith("3/8") ? "inf " : "inf 8 ") + unit.replace(" + ", ", ");
    return odds("morale", Fights.and(further, "test", test, "unit", said));
  }

  /** A test under fire of a unit that may be advancing. */
  private static Odds.Exact underFire(boolean advancing, String unit) {
    return morale("shooting", unit, "advancing", String.valueOf(advancing));
  }

  private static BigFraction passes(String test, String unit) {
    return Fights.chance(morale(test, unit), "success");
  }

  /**
   * Morale tests, both columns. With three friends routing (3) the rest of the faces above 3 + the
   * factor pass, so that every factor from -3 to 3 has a chance of its own.
   */
  @ParameterizedTest(name = "{0}: {1} is {2}, {3} of 6")
  @CsvSource({
    "being-charged, class 1, 1, 2",
    "being-charged, class 3, -1, 4",
    "being-charged, class 4, -2, 5",
    "rally, routing, 3, 0",
    "rally, shaken, 2, 1",
    "charge, disordered, 1, 2",
    "being-charged, 3/8, 2, 1",
    "charge, ; with fought-before, 1, 2",
    "charge, ; with pushed-back, 1, 2",
    "rally, ; with routed-before, 1, 2",
    "charge, ; with target-fortified, 1, 2",
    "shooting, ; with hit, 1, 2",
    "being-charged, ; with surprised, 1, 2",
    "charge-home, ; with target-passed, 2, 1",
    "charge, ; with disordering-terrain, 2, 1",
    "being-charged, ; with charged-in-rear, 3, 0",
    "being-charged, ; with charged-in-flank, 2, 1",
    "shooting, ; with fire, 1, 2",
    "being-charged, ; with skirmishers-charged, 2, 1",
    "charge, ; with out-of-command, 1, 2",
    "rally, ; with routing-general, 1, 2",
    "charge, ; with cavalry-charges-formed, 2, 1",
    "charge, ; with light-cavalry-pursues, 1, 2",
    "being-charged, ; with infantry-charged-by-cavalry, 2, 1",
    "charge, ; with infantry-charges-formed, 2, 1",
    "shooting, ; with march-column, 2, 1",
    "being-charged, general capable, -2, 5",
    "rally, ; with exceptional-general-rallies, -3, 6",
    "rally, ; with general-rallies, -2, 5",
    "charge, ; with charging-behind, -3, 6",
    "being-charged, ; with flanks-secure, -2, 5",
    "being-charged, ; with crew-defends-guns, -2, 5",
    "charge, ; with charging-pushed-back, -1, 4",
    "charge, ; with charging-shaken, -2, 5",
    "being-charged, ; with defending-obstacle, -1, 4",
    "charge, ; with charging-skirmishers, -1, 4",
  })
  void each_factor_moves_the_sum_by_what_the_sheet_says(
      String test, String option, int value, int faces) {
    assertThat(faces).isEqualTo(6 - 3 - value);
    String more = (option.contains("; with") ? " + " : "; with ") + "friend-routing 3";
    assertThat(passes(test, option + more)).isEqualTo(part(faces, 6));
    assertThat(passes(test, "; with friend-routing 3")).isEqualTo(part(3, 6));
  }

  /** The last factors: class 3 and 4 count +2 in a to-charge test by themselves. */
  @ParameterizedTest(name = "class {1}, {0}: {2}")
  @CsvSource({
    "charge, 1, 1", "charge, 2, 0", "charge, 3, 1", "charge, 4, 0",
    "charge-home, 3, -1", "charge-home, 4, -2", "shooting, 3, -1", "rally, 4, -2",
  })
  void low_classes_are_slow_to_charge_and_steady_otherwise(String test, int grade, int sum) {
    assertThat(passes(test, "class " + grade + "; with friend-routing 3"))
        .isEqualTo(part(6 - 3 - sum, 6));
  }

  @Test
  void class_two_without_any_factor_always_passes() {
    // DG4: every face is above 0.
    for (String test : List.of("charge", "being-charged", "shooting", "charge-home", "rally")) {
      assertThat(passes(test, "")).as(test).isEqualTo(BigFraction.ONE);
      assertThat(passes(test, "class 2")).as(test).isEqualTo(BigFraction.ONE);
    }
  }

  @Test
  void hits_and_routing_friends_count_each() {
    for (int times = 1; times <= 6; times++) {
      BigFraction faces = part(6 - times, 6);
      assertThat(passes("shooting", "; with hit " + times)).isEqualTo(faces);
      assertThat(passes("shooting", "; with friend-routing " + times)).isEqualTo(faces);
    }
    // 2 + 3.
    assertThat(passes("shooting", "; with hit 2 + friend-routing 3")).isEqualTo(part(1, 6));
  }

  @ParameterizedTest
  @ValueSource(strings = {"surprised", "target-fortified", "pushed-back", "fire"})
  void what_the_sheet_does_not_count_each_counts_once(String word) {
    // DG4. It may be refused, but not counted twice.
    TextFault refusal =
        catchThrowableOfType(TextFault.class, () -> passes("shooting", "; with " + word + " 2"));
    if (refusal == null) {
      assertThat(passes("shooting", "; with " + word + " 2")).isEqualTo(part(5, 6));
    } else {
      assertThat(refusal.slot()).isEqualTo("unit");
    }
  }

  @ParameterizedTest
  @CsvSource({
    // 5 hits: only a 6; 6 and more: none.
    "class 2, 5, 1",
    "class 2, 6, 0",
    "class 2, 9, 0",
    "class 1, 5, 0",
    "class 4, 7, 1",
    "class 4, 8, 0",
    // -2 + 2 = 0 and below: all.
    "class 4, 2, 6",
    "class 4, 1, 6",
    "class 3, 1, 6",
  })
  void there_is_no_automatic_pass_or_fail(String grade, int hits, int faces) {
    assertThat(passes("shooting", grade + "; with hit " + hits)).isEqualTo(part(faces, 6));
  }

  @ParameterizedTest(name = "{0}: {1}, {2} of 6")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # 1 + 1 + 2
          charge        | class 1 disordered; with infantry-charges-formed                   | 2
          # 2 + 2 + 1
          rally         | 3/8 shaken; with fought-before                                     | 1
          # DG9, an attached general who rallies counts as both: 3 + 2 - 2 - 3 and 3 + 2 - 2 - 2
          rally         | routing general exceptional; with hit 2                            | 6
          rally         | routing general other; with hit 2                                  | 5
          # -1, 2 in a to-charge test, 2 - 3 + 1
          charge        | class 3 disordered; with cavalry-charges-formed + charging-behind  | 5
          # 1 - 2 + 2 + 2
          being-charged | class 1 general other; with skirmishers-charged + infantry-charged-by-cavalry     | 3
          # 2 + 2 + 3 - 2 - 1
          charge-home   | 3/8; with target-passed + hit 3 + flanks-secure + charging-pushed-back       | 2
          """)
  void all_factors_that_apply_are_added(String test, String options, int faces) {
    assertThat(passes(test, options)).isEqualTo(part(faces, 6));
  }

  @Test
  void a_routing_general_is_no_help_to_those_he_is_attached_to() {
    // The sheet's condition of all three generals; the attempt itself costs one: 3 + 1.
    for (String general : List.of("capable", "exceptional", "other")) {
      assertThat(passes("rally", "routing general " + general + "; with routing-general"))
          .as(general)
          .isEqualTo(part(2, 6));
    }
  }

  @ParameterizedTest(name = "{0} {1}: {2} or {3}")
  @CsvSource({
    "charge, '', charges, stays",
    "being-charged, '', stands, runs",
    "shooting, '', continues, 'shaken, falls back'",
    "shooting, fell-back, continues, routs",
    "charge-home, '', charges home, 'halts short, disordered'",
    "rally, '', rallies, not rallied",
  })
  void each_test_has_its_own_effects(String test, String how, String pass, String fail) {
    String options = how + "; with friend-routing ";
    // Two of six faces fail.
    assertThat(Fights.outOf(6, morale(test, options + 2), "effect"))
        .isEqualTo(of(pass, 4, fail, 2));
    assertThat(Fights.outOf(6, morale(test, options + 7), "effect")).isEqualTo(of(fail, 6));
  }

  /** What is behind `with` in a charge counts in its own tests only: under fire there is no -3. */
  @Test
  void a_condition_said_of_a_unit_in_a_charge_counts_in_its_own_tests() {
    String[] hit = {"fireAtCharger", "8 smoothbore; range 2"};
    assertThat(
            Fights.chance(
                DaysOfGloryFights.charge("inf 6; with charging-behind", "inf 6", hit),
                "ending",
                "halted by fire"))
        .isEqualTo(
            Fights.chance(
                DaysOfGloryFights.charge("inf 6", "inf 6", Fights.and(hit, "from", "flank")),
                "ending",
                "halted by fire"));
  }

  /** Who fell back the turn before routs, advancing or not; who is routing goes on (DG-V5). */
  @ParameterizedTest(name = "advancing {0}, {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          true  |                   | halted, disordered
          false | fell-back         | routs
          true  | fell-back         | routs
          false | routing           | continues to rout
          false | routing fell-back | continues to rout
          """)
  void what_fire_does_to_a_unit_that_fails(boolean advancing, String unit, String effect) {
    String said = (unit == null ? "" : unit) + "; with friend-routing 6";
    Odds odds = underFire(advancing, said);
    assertThat(Fights.chance(odds, "effect", effect)).isEqualTo(BigFraction.ONE);
  }
}

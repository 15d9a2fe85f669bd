package vedette.rules.daysofglory.charge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.cli.CapturedRun;
import vedette.fight.OpeningUmpire;
import vedette.rules.daysofglory.DaysOfGloryFights;

/** The explanation of a charge before any roll. */
class ChargeExplainedTest {
  private static final String CAVALRY = "--charger 'cav 6' --target 'cav 6";

  private static List<String> told(String options) {
    List<String> told = new ArrayList<>();
    OpeningUmpire.of(DaysOfGloryFights.any("charge", options), note -> told.add(note.text()));
    return told;
  }

  /** Class 2 and 2 for charging: the same for both (DG6). */
  @Test
  void both_charge_where_a_target_countercharges() {
    assertThat(told(CAVALRY + "' --countercharge always"))
        .contains("attacker: class 2, factors +2", "defender: class 2, factors +2");
    assertThat(told(CAVALRY + "' --countercharge never"))
        .contains("attacker: class 2, factors +2", "defender: class 2, factors 0")
        .doesNotContain("the target countercharges");
  }

  @ParameterizedTest(name = "{0}: the last is {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "--charger 'inf 6 routing' --target 'inf 6'                | to charge",
        // Class 1, disordered, below half and against formed infantry: 1 + 1 + 2 + 2 is never
        // beaten.
        "--charger 'inf 2/6 class 1 disordered' --target 'inf 6'   | to charge",
        // Charged in the rear by cavalry, shaken: 3 + 2 + 2.
        "--charger 'cav 6' --target 'inf 6 shaken' --from rear     | being charged",
        "--charger 'inf 6' --target 'inf 6'                        | close assault",
      })
  void tests_that_never_happen_are_not_shown(String options, String last) {
    List<String> headings =
        told(options).stream().filter(text -> text.startsWith("Turn ")).toList();
    assertThat(headings.get(headings.size() - 1)).isEqualTo("Turn 1, " + last);
  }

  @Test
  void a_routing_unit_is_reported_not_to_charge() {
    assertThat(told("--charger 'inf 6 routing' --target 'inf 6' --turns 2"))
        .contains("a routing unit does not charge");
  }

  @Test
  void a_shaken_target_that_would_countercharge_names_the_reading_that_forbids_it() {
    String shaken = "days-of-glory charge " + CAVALRY + " shaken'";
    String always = " --countercharge always";
    assertThat(CapturedRun.vedette(shaken + always).out())
        .contains("always, but not while the target is shaken")
        .contains("DG-V3");
    assertThat(CapturedRun.vedette(shaken).out()).doesNotContain("DG-V3");
    // Where a variant is in force, the reading that it replaces in part says so.
    String variant = shaken + always + " --variant shaken-countercharge --explain";
    assertThat(CapturedRun.vedette(variant).out().replaceAll("\\s+", " "))
        .contains("In force instead, by the variant shaken-countercharge: Horse and irregulars");
    assertThat(CapturedRun.vedette(shaken + always + " --explain").out())
        .doesNotContain("In force");
  }
}

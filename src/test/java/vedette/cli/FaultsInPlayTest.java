package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import vedette.cli.console.ExitCode;

/** What a system's file does only when a fight is played: faults that have a place, large rolls. */
class FaultsInPlayTest {
  private static final double ROUNDING = 1e-12;

  @TempDir Path dir;

  /** A fight under a system that has these members. */
  private CapturedRun fight(String members, String options) {
    new OwnTables(dir)
        .with(
            "mine.json",
            "{ \"format\": 1, \"id\": \"mine/system\", \"title\": \"Mine\", \"kind\": \"system\",\n"
                + members
                + " }");
    return CapturedRun.vedette("own '" + dir.resolve("mine.json") + "' " + options);
  }

  /** A table with but one result, which says this. */
  private static String always(String result, String more) {
    return "  \"results\": { \"X\": "
        + result
        + " },\n  \"tables\": { \"blow\": { \"rows\": { \"die\": \"d6\", \"list\":"
        + " [{ \"at\": \"..6\", \"cells\": [\"X\"] }] }"
        + more
        + " } }";
  }

  private double chance(CapturedRun fight, String measure) {
    return fight.json().at("/measures/" + measure + "/p").asDouble();
  }

  @Test
  void to_divide_by_what_is_0_is_an_error_of_the_file_at_its_place() {
    String fire =
        "  \"fire\": { \"f\": { \"dice\": \"3 x strength / losses, rounded up\","
            + " \"die\": \"d6\", \"atLeast\": 5 } }";
    assertThat(fight(fire, "--attacker 9 --defender 9").complaint(ExitCode.WRONG_FILE))
        // The slash stands 15 characters behind the quote of the amount.
        .contains("error[Y006]: " + dir + "/mine.json:2:42: this divides by 0")
        .contains("help: make the divisor never 0");
  }

  @Test
  void to_divide_by_0_in_a_condition_of_the_file_is_the_same() {
    String when =
        "  \"fire\": { \"f\": { \"dice\": \"strength\", \"die\": \"d6\", \"atLeast\": 5,\n"
            + "    \"modifiers\": [{ \"name\": \"odd\","
            + " \"when\": \"own strength / own losses > 2\", \"drm\": 1 }] } }";
    assertThat(fight(when, "--attacker 9 --defender 9").complaint(ExitCode.WRONG_FILE))
        .contains("mine.json:3:58: this divides by 0");
  }

  @Test
  void to_divide_by_0_on_the_command_line_is_an_error_of_the_command_line() {
    String mayRetreat =
        "  \"fire\": { \"f\": { \"dice\": \"strength\", \"die\": \"d6\", \"atLeast\": 5 } },\n"
            + "  \"round\": [{ \"mayRetreat\": \"attacker\" }, { \"fire\": \"f\", \"by\": \"both\""
            + " }]";
    assertThat(
            fight(
                    mayRetreat,
                    "--attacker 9 --defender 9 --attacker-retreat 'strength / losses > 2'")
                .misuse())
        .contains("this divides by 0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--method simulate --trials 1000"})
  void so_many_dice_that_a_step_explodes_are_an_error_of_the_file(String method) {
    // Of each of three units six dice for being hurt again: 6^18 ways.
    String again =
        "  \"units\": { \"inf\": {} },\n  \"states\": { \"hurt\": { \"again\": [\"lose 1d6\","
            + " \"lose 1d6\", \"lose 1d6\", \"lose 1d6\", \"lose 1d6\", \"lose 1d6\"] } },\n"
            + always("{ \"attacker\": [\"hurt\", \"hurt\"] }", "");
    CapturedRun fight =
        fight(again, "--attacker 'inf 90, inf 80, inf 70' --defender 'inf 90' " + method);
    assertThat(fight.complaint(ExitCode.WRONG_FILE))
        .contains("error[Y022]: " + dir + "/mine.json:5:15: this part of the round has ")
        .contains("help: throw fewer dice together");
  }

  @Test
  void dice_that_say_losses_are_looked_at_as_far_as_there_is_something_to_lose() {
    // 2D6 against 5 points: gone on 5 and more, 30 of 36.
    String both = always("{ \"both\": \"lose 2d6\" }", "");
    CapturedRun small = fight(both, "--attacker 5 --defender 5 --turns 1 --format json");
    assertThat(chance(small, "attackerEliminated")).isCloseTo(30.0 / 36, within(ROUNDING));
    assertThat(chance(small, "defenderEliminated")).isCloseTo(30.0 / 36, within(ROUNDING));
  }

  @Test
  void both_sides_may_lose_five_dice_of_a_hundred_faces() {
    // 5 x 50.5 on average, and never all.
    String both = always("{ \"both\": \"lose 5d100\" }", "");
    JsonNode large = fight(both, "--attacker 501 --defender 501 --turns 1 --format json").json();
    for (String loss : new String[] {"attackerLosses", "defenderLosses"}) {
      assertThat(large.at("/measures/" + loss + "/mean").asDouble()).isCloseTo(252.5, within(1e-9));
    }
  }

  @Test
  void losses_beyond_what_is_there_count_where_units_may_be_saved_from_each() {
    // D6 losses against 2 points, each saved on 4+: of n losses two get through in 1 - (n+1)/2^n,
    // so (0 + 1/4 + 1/2 + 11/16 + 13/16 + 57/64) / 6.
    String saved =
        always(
            "{ \"defender\": \"lose 1d6\" }", ", \"saves\": { \"die\": \"d6\", \"atLeast\": 4 }");
    CapturedRun fight = fight(saved, "--attacker 2 --defender 2 --turns 1 --format json");
    double through = (0.25 + 0.5 + 11 / 16.0 + 13 / 16.0 + 57 / 64.0) / 6;
    assertThat(chance(fight, "defenderEliminated")).isCloseTo(through, within(ROUNDING));
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.vedette;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Loose Files as a player types it, and with a designer's tables. */
class LooseFilesCommandsTest {
  private static final String COMBAT =
      "loose-files combat --attacker 'inf 6 commander' --defender 'inf 6 commander'";

  @TempDir Path dir;

  private OwnTables own(String table, String passage, String replacement) throws Exception {
    String text = Files.readString(Path.of("tables/loose-files/" + table + ".json"));
    assertThat(text).contains(passage);
    return new OwnTables(dir).with(table + ".json", text.replace(passage, replacement));
  }

  @Test
  void capitals_are_read_as_small_letters() {
    assertThat(
            vedette("loose-files volley --shooter 'INF 3' --target 'Inf 6 DP 1; In Fort'").answer())
        .contains("inf 6 dp 1; in fort");
  }

  @Test
  void the_halving_of_two_units_is_shown() {
    assertThat(
            vedette(
                    "loose-files combat --attacker 'Guard: inf 6 commander; with terrain'"
                        + " --attacker 'inf 2 dp 1; with grade 1' --defender 'inf 9' --explain")
                .answer())
        .contains(
            "attacker, Guard  inf 6 commander; with terrain",
            "+2  commander attached, Guard",
            "-2  D.Points, attacker 2",
            "factors +1, halved and rounded up: +1 [LF5]",
            "-1  outnumbered, attacker [LF-V2]",
            "+1  training grade, attacker [LF8, LF-V6]",
            "attacker adds +1");
  }

  @Test
  void one_of_a_thing_is_not_many() {
    assertThat(
            vedette("loose-files artillery --gun-dp 1 --range short --target 'inf 9' --play")
                .answer())
        .contains("1 with 1 D.Point,");
    assertThat(vedette("loose-files volley --shooter 'inf 1' --target 'inf 9' --explain").answer())
        .contains("shooter throws 1 die, a D.Point in 1 of 6 cases");
  }

  @Test
  void eighteen_dice_at_five_in_twelve_are_no_bug() throws Exception {
    // 18 dice at 5/12: 7.5 D.Points on average.
    JsonNode json =
        own("infantry-scores", "[2]", "[5]")
            .vedette("loose-files volley --shooter 'inf 18' --target 'inf 6' --format json")
            .json();
    assertThat(json.at("/measures/defenderDpTaken/mean").asDouble()).isCloseTo(7.5, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          combat-results    | "1 facing foot" | "1 facing horse" | `unless spared` or `facing foot`
          combat-results    | ["4", "2"]      | ["4", "100"]     | write a number up to 99
          limits            | [5]             | [100]            | numbers from 0 to 99
          commander-checks  | "roll again"    | "roll twice"     | write roll again, unhurt
          commander-losses  | "killed"        | "roll again"     | write unhurt, wounded or killed
          """)
  void a_table_that_the_rules_cannot_use_is_refused(
      String table, String passage, String replacement, String help) throws Exception {
    Captured run = own(table, passage, replacement).vedette(COMBAT);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains(help);
  }

  @Test
  void an_infantry_die_cannot_be_surer_than_twelve_in_twelve() throws Exception {
    Captured run =
        own("infantry-scores", "[2]", "[13]")
            .vedette("loose-files volley --shooter 'inf 6' --target 'inf 6'");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains("numbers from 0 to 12");
  }

  @Test
  void a_commander_rolls_no_die_of_a_thousand_faces() throws Exception {
    String text = Files.readString(Path.of("tables/loose-files/commander-checks.json"));
    Captured run =
        new OwnTables(dir)
            .with("commander-checks.json", text.replace("d6", "d1000").replace("2-6", "2-1000"))
            .vedette(COMBAT);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains("D1000 has 1000 outcomes", "at most 100 outcomes");
  }

  @Test
  void commanders_of_a_designer_roll_his_dice() throws Exception {
    // 1 to 10 of 100 wound at once. All roll: no difference of even sides is beyond 3.
    String text = Files.readString(Path.of("tables/loose-files/commander-checks.json"));
    JsonNode json =
        new OwnTables(dir)
            .with(
                "commander-checks.json",
                text.replace("d6", "d100")
                    .replace("2-6", "11-100")
                    .replace("\"at\": 1", "\"at\": \"1-10\"")
                    .replace("roll again", "wounded"))
            .vedette(COMBAT + " --format json")
            .json();
    assertThat(json.at("/measures/attackerCommander/distribution/1/p").asDouble())
        .isCloseTo(0.1, within(1e-12));
  }

  @Test
  void a_lower_limit_holds_for_what_is_typed_too() throws Exception {
    OwnTables own = own("limits", "[5]", "[3]");
    Captured run = own.vedette("loose-files recover --unit 'inf 6 dp 5'");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("at most 3 D.Points");
    assertThat(own.vedette("loose-files recover --unit 'inf 6 dp 3'").code()).isZero();
  }

  @Test
  void a_designer_may_spare_d_points_as_well() throws Exception {
    // At 0 the defender's fort spares it both; of 36 differences 26 are a stand off, 5 a success.
    JsonNode json =
        own(
                "combat-results",
                "\"1\", \"1 unless spared\"",
                "\"1 unless spared\", \"1 unless spared\"")
            .vedette(
                "loose-files combat --attacker 'inf 6; with grade 3' --defender 'inf 6; in fort'"
                    + " --format json")
            .json();
    assertThat(json.at("/measures/defenderDpTaken/distribution/0/p").asDouble())
        .isCloseTo(26 / 36.0, within(1e-12));
  }

  @Test
  void a_large_firefight_is_still_exact() {
    JsonNode json =
        vedette(
                "loose-files firefight --attacker 'inf 12' --attacker 'inf 12' --defender 'inf 12'"
                    + " --defender 'inf 12' --turns 6 --format json")
            .json();
    assertThat(json.get("method").asString()).isEqualTo("exact");
    // Nobody is told from the other side.
    assertThat(json.at("/measures/attackerCasualties/mean").asDouble())
        .isCloseTo(json.at("/measures/defenderCasualties/mean").asDouble(), within(1e-9));
  }
}

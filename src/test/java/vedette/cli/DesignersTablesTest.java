package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.vedette;
import static vedette.cli.OwnTables.COMBAT_RESULTS;
import static vedette.cli.OwnTables.changed;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A designer's own tables are used in the place of the built-in ones, and the answer says so. */
class DesignersTablesTest {
  @TempDir Path dir;
  private OwnTables own;

  @BeforeEach
  void ownTables() {
    own = new OwnTables(dir);
  }

  @Test
  void a_changed_cell_changes_the_odds() {
    // 7 against 4 is +3, the officer -1, the cavalry +1: column `3 or 4`, where only a roll of 1
    // repulses the attacker. Now a roll of 2 does, too.
    own.with("crt.json", changed("\"A1Rp\", \"A1\", \"A1\", \"A1\"]", allRepulsed()));
    assertThat(repulsed(vedette(BATTLE + " --format json").json())).isEqualTo(0.1);
    assertThat(repulsed(own.vedette(BATTLE + " --format json").json())).isEqualTo(0.2);
  }

  private static String allRepulsed() {
    return "\"A1Rp\", \"A1Rp\", \"A1Rp\", \"A1Rp\"]";
  }

  private static double repulsed(JsonNode json) {
    return json.at("/measures/attackerRepulsed/p").asDouble();
  }

  @Test
  void the_answer_names_the_file() {
    own.with("deep/er/crt.json", COMBAT_RESULTS);
    assertThat(own.vedette(BATTLE).answer().replaceAll("\\s+", " "))
        .contains("six-days/combat-results from " + own.named("deep/er/crt.json"));
    assertThat(vedette(BATTLE).answer()).doesNotContain("from ");
    assertThat(own.vedette("list").answer()).contains(own.named("deep/er/crt.json"));
    assertThat(own.vedette("show six-days/combat-results").answer().replaceAll("\\s+", " "))
        .contains(" from " + own.named("deep/er/crt.json"));
  }

  @Test
  void json_names_the_file_and_its_hash() {
    own.with("crt.json", changed("\"A1\", \"A1\", \"A1\"]", "\"A1\", \"A1\", \"A1Rp\"]"));
    JsonNode mine = own.vedette("list six-days --format json").json().at("/0/tables");
    JsonNode theirs = vedette("list six-days --format json").json().at("/0/tables");
    assertThat(mine).hasSameSizeAs(theirs);
    assertThat(mine.at("/0/file").asString()).isEqualTo(own.named("crt.json"));
    assertThat(theirs.at("/0/file").asString()).isEqualTo("built-in");
    assertThat(mine.at("/0/sha256")).isNotEqualTo(theirs.at("/0/sha256"));
    assertThat(mine.at("/1")).isEqualTo(theirs.at("/1"));
    assertThat(own.vedette(BATTLE + " --format json").json().at("/tables/0/sha256"))
        .isEqualTo(mine.at("/0/sha256"));
  }

  @Test
  void the_table_drawn_is_the_designers() {
    own.with("crt.json", changed("\"A3Rp\"", "\"A4Rp\""));
    assertThat(own.vedette("show six-days/combat-results").answer()).contains("A4Rp");
    assertThat(vedette("show six-days/combat-results").answer()).doesNotContain("A4Rp");
  }

  @Test
  void a_copy_written_in_another_way_is_the_same_table() {
    String otherEnds = "\ufeff" + COMBAT_RESULTS.replace("\n", "\r\n").replace("  ", "\t");
    own.with("crt.json", otherEnds);
    assertThat(withoutItsName()).isEqualTo(vedette(BATTLE + " --format json").answer());
    own.with("crt.json", COMBAT_RESULTS.replace('\n', '\r'));
    assertThat(withoutItsName()).isEqualTo(vedette(BATTLE + " --format json").answer());
  }

  private String withoutItsName() {
    return own.vedette(BATTLE + " --format json")
        .answer()
        .replace(own.named("crt.json"), "built-in");
  }

  @Test
  void whole_numbers_may_be_written_with_a_point() {
    own.with("crt.json", changed("\"format\": 1", "\"format\": 1.0"));
    own.vedette(BATTLE).answer();
  }

  @Test
  void keys_of_the_designers_own_begin_with_x() {
    own.with(
        "crt.json",
        changed("\"cells\": \"combat\"", "\"x-tried\": [{}, 3], \"cells\": \"combat\""));
    own.vedette(BATTLE).answer();
  }

  @Test
  void only_json_files_are_read_and_no_schemas() {
    own.with("crt.json", COMBAT_RESULTS).with("notes.txt", "?").with("table.schema.json", "?");
    own.vedette(BATTLE).answer();
  }

  @Test
  void a_link_is_as_good_as_its_file() throws IOException {
    own.with("real/crt.txt", COMBAT_RESULTS);
    Files.createSymbolicLink(dir.resolve("link.json"), Path.of("real/crt.txt"));
    assertThat(own.vedette("list").answer()).contains(own.named("link.json"));
  }

  @Test
  void a_row_that_no_roll_reaches_is_warned_of_beside_the_answer() {
    own.with("crt.json", changed("\"at\": 1, ", "\"at\": 0, ").replace("d10", "d9+1"));
    Captured run = own.vedette(BATTLE);
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .startsWith("warning[T022]: " + own.named("crt.json") + ":")
        .contains("\nhelp: ");
    assertThat(run.out()).contains("\n\nsix-days battle: exact");
  }

  @Test
  void what_a_title_hides_is_shown_as_an_escape() {
    own.with("crt.json", changed("Combat results table", "Red\\u001b[31m \\u202eelbat"));
    assertThat(own.vedette("show six-days/combat-results").answer())
        .contains("Red\\u001b[31m \\u202eelbat")
        .doesNotContain("\u001b", "\u202e");
    assertThat(own.vedette("list").answer()).doesNotContain("\u001b", "\u202e");
  }

  @Test
  void columns_named_in_any_script_stay_aligned() {
    own.with("crt.json", changed("\"1 or 2\"", "\"一至二\""));
    String table = own.vedette("show six-days/combat-results").answer();
    // The cell ends where its heading ends, which is 6 columns wide in 3 characters.
    String heading = table.lines().filter(line -> line.contains("一至二")).findFirst().orElse("");
    String row = table.lines().filter(line -> line.startsWith("  10 ")).findFirst().orElse("");
    int end = heading.indexOf("一至二") + 6;
    assertThat(row.substring(0, end)).endsWith("  D2Rp");
  }

  @Test
  void nothing_that_was_there_is_written_to() throws IOException {
    own.with("crt.json", COMBAT_RESULTS).with("bad.json", "{");
    own.vedette(BATTLE).complaint(ExitCode.WRONG_FILE);
    assertThat(Files.readAllBytes(dir.resolve("crt.json")))
        .isEqualTo(COMBAT_RESULTS.getBytes(StandardCharsets.UTF_8));
    try (var files = Files.list(dir)) {
      assertThat(files).hasSize(2);
    }
  }
}

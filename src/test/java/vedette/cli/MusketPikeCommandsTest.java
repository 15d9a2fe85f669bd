package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Musket &amp; Pike on the command line, and with a designer's tables. */
class MusketPikeCommandsTest {
  @TempDir Path dir;

  private OwnTables own(String table, String passage, String replacement) throws Exception {
    String text = Files.readString(Path.of("tables/musket-pike/" + table + ".json"));
    assertThat(text).contains(passage);
    return new OwnTables(dir).with(table + ".json", text.replace(passage, replacement));
  }

  @Test
  void a_single_unit_rallies() {
    // 7 of 20 points lost take one from quality 5.
    assertThat(vedette("musket-pike rally --unit 'hi2 13/20 ql5 disordered'").answer())
        .contains("1   40.00%");
  }

  @Test
  void a_repulse_has_no_meaning_in_the_melee_table() throws Exception {
    CapturedRun run =
        own("melee-results", "\"A2R\", \"A2R\", \"A2R\"", "\"A2Rp\", \"A2R\", \"A2R\"")
            .vedette("musket-pike melee --attacker 'hi1 6 ql6' --defender 'li 1 ql4'");
    assertThat(run.code()).isEqualTo(4);
    assertThat(run.err()).contains("row \"1\" has A2Rp", "write R for a side that is forced back");
  }

  @Test
  void foot_that_counts_nothing_is_met_at_the_best_column() throws Exception {
    CapturedRun run =
        own(
                "melee-strength",
                "\"light foot\", \"cells\": [4, 1",
                "\"light foot\", \"cells\": [4, 0")
            .vedette("musket-pike melee --attacker 'hi1 6 ql6' --defender 'li 1 ql6' --explain");
    assertThat(run.answer()).contains("melee strength 5 against 0, column 300%");
  }

  @Test
  void of_shifts_in_one_group_only_the_strongest_counts() throws Exception {
    CapturedRun run =
        own(
                "melee-shifts",
                "\"disordered attacker\", \"value\": -1",
                "\"disordered attacker\", \"value\": -1, \"group\": \"works\"")
            .with(
                "melee-shifts.json",
                Files.readString(dir.resolve("melee-shifts.json"))
                    .replace(
                        "\"cover\", \"value\": -1",
                        "\"cover\", \"value\": -1, \"group\": \"works\""))
            .vedette(
                "musket-pike melee --attacker 'hi1 8 ql6' --defender 'hi1 8 ql6; in wall'"
                    + " --explain");
    assertThat(run.answer()).contains("shifted -1, column 75%");
  }
}

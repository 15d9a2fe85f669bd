package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Musket &amp; Pike as a player types it, and with a designer's tables. */
class MusketPikeCommandsTest {
  @TempDir Path dir;

  private OwnTables own(String table, String passage, String replacement) throws Exception {
    String text = Files.readString(Path.of("tables/musket-pike/" + table + ".json"));
    assertThat(text).contains(passage);
    return new OwnTables(dir).with(table + ".json", text.replace(passage, replacement));
  }

  @Test
  void one_unit_alone_rallies() {
    // 7 of 20 points lost take one from quality 5.
    assertThat(vedette("musket-pike rally --unit 'hi2 13/20 ql5 disordered'").answer())
        .contains("1   40.00%");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          melee --attacker 'hi1 6/8 ql 6' --defender 'li 1 ql4' | write it in one word, as in `ql6`
          melee --attacker 'hi1 6 ql6, in wall' --defender 'li 1 ql4' | write `hi1 6 ql6; in wall`
          melee --attacker 'hi1 6 ql6 ql7' --defender 'li 1 ql4' | say it once
          melee --attacker 'hi1 6 ql6' --defender 'li 1 ql4; wall' | known here: in, moving
          melee --attacker 'hi2 6 ql6' --defender 'li 1 ql4' --evade 'at 110%' | known here: 50%
          melee --attacker 'hi1 6 ql6; in wall; in wall' --defender 'li 1 ql4' | say it once
          melee --attacker 'hi1 6 ql6, hi1 5 ql6' --defender 'li 1 ql4' | a stack of its own
          fire --target 'li 1 ql4 nopikes' --shooter 'li 1' | write `hi1` or `hi2`
          fire --target 'li 1 ql4' --shooter 'art 12lb; moving' | leave the clause out
          fire --target 'li 1 ql4' --shooter 'li 1; flank' | only heavy foot fires through a flank
          fire --target 'li 1 ql4' --shooter 'li 1; range 3' | only artillery has a range
          assault --attacker 'hi1 6 ql6' --defender 'li 1 ql4' --rally both | --activations 2 or more
          assault --attacker 'cav 3 ql6' --defender 'li 1 ql4; in chateau' | horse cannot attack
          """)
  void a_slip_is_answered_with_what_to_write(String commandLine, String answer) {
    Captured run = vedette("musket-pike " + commandLine);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(answer);
  }

  @Test
  void a_repulse_has_no_meaning_in_the_melee_table() throws Exception {
    Captured run =
        own("melee-results", "\"A2R\", \"A2R\", \"A2R\"", "\"A2Rp\", \"A2R\", \"A2R\"")
            .vedette("musket-pike melee --attacker 'hi1 6 ql6' --defender 'li 1 ql4'");
    assertThat(run.code()).isEqualTo(4);
    assertThat(run.err()).contains("row \"1\" has A2Rp", "write R for a side that is forced back");
  }

  @Test
  void foot_that_counts_nothing_is_met_at_the_best_column() throws Exception {
    Captured run =
        own(
                "melee-strength",
                "\"light foot\", \"cells\": [4, 1",
                "\"light foot\", \"cells\": [4, 0")
            .vedette("musket-pike melee --attacker 'hi1 6 ql6' --defender 'li 1 ql6' --explain");
    assertThat(run.answer()).contains("melee strength 5 against 0, column 300%");
  }

  @Test
  void of_shifts_in_one_group_only_the_strongest_counts() throws Exception {
    Captured run =
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
                "musket-pike melee --attacker 'hi1 8 ql6' --defender 'hi1 8 ql6; in wall' --explain");
    assertThat(run.answer()).contains("shifted -1, column 75%");
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A designer gives the order of a table's results, and every command respects it. */
class LadderTest {
  private static final String LADDER =
      "\"ladder\": [\"AE\", \"AR\", \"EX\", \"-\", \"DR\", \"DE\"]";

  @TempDir Path dir;

  private static String example(String name) {
    try {
      return Files.readString(Path.of("tables/examples/" + name));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private String odds(String file, String ladder) {
    String text = example("odds.json").replace("\"columns\"", ladder + ", \"columns\"");
    new OwnTables(dir).with(file, text);
    return dir + "/" + file;
  }

  private String exchanges(String ladder) {
    String text = example("exchanges.json").replace("\"crt\": {", "\"crt\": { " + ladder + ",");
    new OwnTables(dir).with("exchanges.json", text);
    return dir + "/exchanges.json";
  }

  @Test
  void influence_takes_the_neighbors_on_the_ladder_instead_of_equally_good_results() {
    String fight = " --attacker 12 --defender 5 --influence --measure success --format csv";
    // In column 2:1, row 3 has no effect. By balance the next worse result is AR, beyond EX.
    String without = CapturedRun.vedette("own tables/examples/odds.json" + fight).answer();
    assertThat(without).contains(",3,2:1,-,").containsPattern(",3,2:1,-,[^\n]*,down,AR,");
    String with = CapturedRun.vedette("own '" + odds("odds.json", LADDER) + "'" + fight).answer();
    assertThat(with).containsPattern(",3,2:1,-,[^\n]*,down,EX,");
  }

  @Test
  void influence_says_that_a_step_is_one_of_the_ladder() {
    String fight = " --attacker 12 --defender 5 --influence --measure success";
    assertThat(CapturedRun.vedette("own '" + odds("odds.json", LADDER) + "'" + fight).answer())
        .containsPattern("becomes the next / previous result on the\\s+table's ladder");
    String ladder =
        "\"ladder\": [\"AE\", \"AR\", \"AX\", \"C\", \"EX\", \"1/2EX\", \"DX\", \"DR\", \"DE\"]";
    String system =
        CapturedRun.vedette(
                "own '" + exchanges(ladder) + "' --attacker 'inf 6' --defender 'inf 3' --influence")
            .answer();
    assertThat(system)
        .containsPattern("table crt row 6\\+ column 2:1 +DR +DE: 0 +DX: -16.67 pp\n")
        .contains("a cell\n  becomes the next or previous result on its ladder.");
  }

  @Test
  void show_prints_the_ladder_of_a_table_and_of_a_system() {
    assertThat(CapturedRun.vedette("show '" + odds("odds.json", LADDER) + "'").answer())
        .containsPattern("ladder +AE, AR, EX, -, DR, DE\n");
    String ladder =
        "\"ladder\": [\"AE\", \"AR\", \"AX\", \"C\", \"EX\", \"1/2EX\", \"DX\", \"DR\", \"DE\"]";
    assertThat(CapturedRun.vedette("show '" + exchanges(ladder) + "'").answer())
        .containsPattern("Table crt\n +ladder +AE, AR, AX, C, EX, 1/2EX, DX, DR, DE\n");
  }

  @Test
  void diff_names_a_changed_ladder_and_finds_no_odds_that_change() {
    String old = odds("old.json", LADDER);
    String now = odds("new.json", LADDER.replace("\"EX\", \"-\"", "\"-\", \"EX\""));
    String answer = CapturedRun.vedette("diff '" + old + "' '" + now + "'").answer();
    assertThat(answer)
        .contains("1 part changed. No effect on the odds of a reference fight.")
        .contains("ladder: AE, AR, EX, -, DR, DE -> AE, AR, -, EX, DR, DE, at ");
  }

  @Test
  void a_built_in_table_of_ones_own_may_have_a_ladder() {
    String ladder =
        "\"ladder\": [\"A3Rp\", \"A2Rp\", \"A2\", \"A1Rp\", \"A1\", \"D1\", \"D1Rp\", \"D2\","
            + " \"D2Rp\", \"D3Rp\"]";
    OwnTables own =
        new OwnTables(dir)
            .with(
                "crt.json",
                OwnTables.changed("\"cells\": \"combat\"", "\"cells\": \"combat\", " + ladder));
    String fight = "six-days battle --attacker 'inf 5' --defender 'inf 5'";
    assertThat(own.vedette(fight + " --format csv").answer())
        .isEqualTo(CapturedRun.vedette(fight + " --format csv").answer());
    assertThat(own.vedette(fight + " --influence --format csv").answer())
        .containsPattern(",7,zero,D1,[^\n]*,up,D1Rp,");
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.OwnTables.COMBAT_RESULTS;
import static vedette.cli.OwnTables.changed;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.cli.console.ExitCode;

/**
 * A broken table is reported with its file, line and column, and no odds are given. What else can
 * be wrong with one is held by JsonReaderTest, SourceTest and WrongGridTest.
 */
class BrokenTablesTest {
  @TempDir Path dir;
  private OwnTables own;

  @BeforeEach
  void ownTables() {
    own = new OwnTables(dir);
  }

  private void assertWrong(String code, String at, String message) {
    assertThat(own.vedette(BATTLE).complaint(ExitCode.WRONG_FILE))
        .contains("error[" + code + "]: " + own.named("crt.json") + ":" + at + ": ")
        .contains(message);
  }

  /** Lines and columns counted by hand in the built-in table. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"format\": 1,     | // mine                  | J021 | 2:3   | comment",
        "\"columns\"        | \"colums\"               | J101 | 14:3  | did you mean `columns`?",
        "\"die\": \"d10\"   | \"x-die\": \"d10\"       | T024 | 28:11 | die",
        "\"format\": 1,     | \"format\": 1e1000000000, | N004 | 2:13 | out of range",
        "\"at\": 7,         | \"at\": 7.5,             | T015 | 37:15 | whole number",
        "\"A3Rp\"           | \"XX\"                   | T033 | 31:28 | write one of",
        "\"A3Rp\"           | \"AE\"                   | T006 | 3:9   | no AE, DE or EX",
        "\"A3Rp\"           | \"EX\"                   | T006 | 3:9   | row \"1\" has EX",
        "\"A3Rp\"           | \"AR2\"                  | T006 | 3:9   | write Rp",
        "\"cells\": \"combat\" | \"modifiers\": [{\"name\": \"w\", \"shift\": 1}], \"cells\":"
            + " \"combat\" | T006 | 3:9 | or \"modifiers\"",
        "\"by\": \"differential\" | \"compare\": \"differential\" | T006 | 3:9 | takes no"
            + " \"compare\"",
        "\"at\": 7,         | \"at\": 13,              | T021 | 28:11 | rolls not covered: 7"
            + " (probability 1/10)",
        "\"at\": \"3-4\"    | \"at\": 4                | T013 | 24:7  | no column for 3"
      })
  void the_place_of_a_mistake(
      String passage, String replacement, String code, String at, String message) {
    own.with("crt.json", changed(passage, replacement == null ? "" : replacement));
    assertWrong(code, at, message);
  }

  @Test
  void twenty_mistakes_are_shown_and_the_others_counted() {
    // 7 columns of 10 cells, all wrong: 20 and 50.
    own.with("crt.json", COMBAT_RESULTS.replaceAll("\"[AD](\\d(Rp)?)\"", "\"Q$1\""));
    String complaint = own.vedette(BATTLE).complaint(ExitCode.WRONG_FILE);
    assertThat(complaint.lines().filter(line -> line.startsWith("error["))).hasSize(20);
    assertThat(complaint).startsWith("error[T033]: " + own.named("crt.json") + ":31:28: ");
    assertThat(complaint).endsWith("\n… and 50 more in " + own.named("crt.json") + "\n");
  }

  @Test
  void an_id_of_a_table_of_another_kind_is_refused_by_every_command() {
    own.with("crt.json", changed("six-days/combat-results", "six-days/modifiers"));
    for (String command : new String[] {BATTLE, "list", "show six-days/stacking"}) {
      assertThat(own.vedette(command).complaint(ExitCode.WRONG_FILE))
          .startsWith("error[T006]: " + own.named("crt.json") + ":3:9: ");
    }
  }
}

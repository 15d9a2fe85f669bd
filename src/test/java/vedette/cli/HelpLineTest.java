package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong, a line of help says what to write instead. */
class HelpLineTest {
  private static final String ODDS = "tables/examples/odds.json";

  @TempDir Path dir;

  private CapturedRun lint(String table) {
    OwnTables own = new OwnTables(dir).with("own.json", table);
    return vedette("lint '" + own.named("own.json") + "'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(?s)\"list\": \\[.*?\\]\\s*} | \"list\": [] } | J106 | write 1 or more",
        "\"AE\", \"AE\", \"AR\" | \"AE\", 3, \"AR\" | T032 | write a result in quotes",
        "\"EX\", \"DR\", \"DR\" | \"EX\", \"DR\", \"DR0\" | T036 | write a number from 1 to 99"
      })
  void a_table_that_is_wrong(String passage, String replacement, String code, String help)
      throws IOException {
    String changed = Files.readString(Path.of(ODDS)).replaceFirst(passage, replacement);
    assertThat(lint(changed).out())
        .contains("error[" + code + "]: ")
        .containsPattern("\nhelp: " + help);
  }

  @Test
  void hexes_are_not_called_losses() throws IOException {
    String odds = Files.readString(Path.of(ODDS));
    assertThat(lint(odds.replaceFirst("\"DR\"", "\"DR-1\"")).out().replaceAll("\\s+", " "))
        .contains("hexes in \"DR-1\" are out of range");
    assertThat(lint(odds.replaceFirst("\"DR\"", "\"D100\"")).out().replaceAll("\\s+", " "))
        .contains("losses in \"D100\" are out of range");
  }
}

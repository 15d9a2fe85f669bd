package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A designer begins with a file that the program writes, or with his spreadsheet. */
class NewAndImportTest {
  private static final String ODDS = "roll,1:2,1:1,2:1\n1-2,A2,A1,-\n3-4,A1,-,D1\n5-6,-,D1,DE\n";

  @TempDir Path dir;

  private String named(String file) {
    return dir + "/" + file;
  }

  private String text(String file) {
    try {
      return Files.readString(dir.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Captured vedette(String first, String... words) {
    List<String> all = new ArrayList<>(List.of(first.split(" ")));
    all.addAll(List.of(words));
    return Captured.of(all.toArray(String[]::new));
  }

  /** What is written is shown, linted without a finding, and fought as the answer says. */
  @ParameterizedTest
  @CsvSource({"system, ''", "system, --minimal", "table, ''", "table, --minimal"})
  void the_written_file_is_read_linted_and_fought(String what, String minimal) {
    String file = named("My 1st rules.json");
    Captured written =
        minimal.isEmpty() ? vedette("new " + what, file) : vedette("new " + what, minimal, file);
    assertThat(written.answer()).startsWith("wrote " + file + "\n\nNext:\n");
    assertThat(text("My 1st rules.json"))
        .contains("\"id\": \"mine/my-1st-rules\"", "\"title\": \"My 1st rules\"");
    assertThat(vedette("show", file).answer()).startsWith("My 1st rules\n");
    assertThat(vedette("lint --strict", file).answer()).contains("nothing found");
    String last = written.out().lines().reduce((one, other) -> other).orElseThrow();
    String fight = last.strip().substring("vedette ".length());
    assertThat(fight).as("for a shell").contains(" \"" + file + "\" ");
    assertThat(Captured.vedette(fight).answer()).contains("exact");
  }

  @Test
  void a_file_that_is_there_is_never_written_over() {
    new OwnTables(dir).with("mine.json", "precious");
    assertThat(vedette("new system", named("mine.json")).complaint(ExitCode.UNREADABLE))
        .contains("is there already, and nothing was written");
    assertThat(
            vedette("import --die d6 --to", named("mine.json"), named("not-there.csv"))
                .complaint(ExitCode.UNREADABLE))
        .contains("is there already");
    assertThat(text("mine.json")).isEqualTo("precious");
  }

  @Test
  void a_directory_that_is_not_there_is_said() {
    assertThat(vedette("new table", named("no/mine.json")).complaint(ExitCode.UNREADABLE))
        .contains("there is no such directory");
  }

  private Captured imported(String csv, String options) {
    new OwnTables(dir).with("sheet.csv", csv);
    return vedette("import " + options + " --to", named("odds.json"), named("sheet.csv"));
  }

  @Test
  void a_spreadsheet_becomes_a_table_that_is_fought() {
    Captured answer = imported(ODDS, "--die d6 --compare ratio");
    assertThat(answer.answer())
        .startsWith("wrote " + named("odds.json") + ": 3 rows and 3 columns\n")
        .contains(
            "between two columns the lower counts", "beyond the columns the outermost counts");
    // 6 against 3 is 2:1: nothing on 1 and 2, D1 on 3 and 4, gone on 5 and 6.
    assertThat(
            Captured.of(
                    "own",
                    named("odds.json"),
                    "--attacker",
                    "6",
                    "--defender",
                    "3",
                    "--format",
                    "json")
                .json()
                .get("measures")
                .get("defenderEliminated")
                .get("p")
                .asDouble())
        .isEqualTo(1 / 3.0);
  }

  /** Separators, a byte order mark, Windows' line ends, quotes, dashes and words of ranges. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      delimiter = '|',
      value = {
        "roll;1:2;1:1;2:1\\n1–2;A2;A1;-\\n3–4;A1;-;D1\\n≥5;-;D1;DE",
        "roll\\t1:2\\t1:1\\t2:1\\n1 to 2\\tA2\\tA1\\t\\n3-4\\tA1\\t-\\tD1\\n5 or more\\t-\\tD1\\tDE",
        "\"roll\",\"1 : 2\",\"1:1\",\"2:1\"\\r\\n\"1-2\",A2,A1,-\\r\\n\\r\\n3..4,A1,-,D1\\r\\n5+,-,D1,DE",
      })
  void spreadsheets_of_all_countries_are_read(String csv) {
    String text = csv.replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t");
    imported(text, "--die d6 --compare ratio").answer();
    assertThat(vedette("show --format csv", named("odds.json")).answer())
        .contains("1:2,A2", "2:1,DE", "2:1,D1", "1:1,A1", "2:1,-");
  }

  @Test
  void differentials_below_nothing_are_ranges() {
    imported("roll,−3–−1,0,1 or more\n1-6,A1,-,D1\n", "--die d6 --compare differential").answer();
    assertThat(text("odds.json")).contains("\"at\": \"-3..-1\"", "\"at\": 0", "\"at\": \"1+\"");
  }

  @Test
  void numbers_are_losses_of_the_side_that_is_said() {
    imported("roll,open,woods\n1-3,0,0\n4-6,2,1\n", "--die d6 --loses defender").answer();
    assertThat(text("odds.json")).contains("\"cells\": \"number\"", "\"loses\": \"defender\"");
    assertThat(
            Captured.of(
                    "own",
                    named("odds.json"),
                    "--attacker",
                    "6",
                    "--defender",
                    "3",
                    "--column",
                    "open",
                    "--format",
                    "json")
                .json()
                .get("measures")
                .get("defenderLoss")
                .get("mean")
                .asDouble())
        .isEqualTo(1.0);
  }

  @Test
  void results_are_read_in_any_case_and_ratios_in_words() {
    assertThat(
            imported("roll,1 to 1,2 to 1,\n1-3,Ar,d1,\n4-6,De,Ex,,\n", "--die d6 --compare ratio")
                .answer())
        .contains("\"Ar\" is read as AR", "\"1 to 1\" is read as 1:1");
    assertThat(text("odds.json"))
        .contains("{ \"name\": \"2:1\" }", "[\"AR\", \"D1\"]", "[\"DE\", \"EX\"]");
  }

  @Test
  void a_word_that_is_no_result_is_reported_where_it_first_stands() {
    assertThat(
            imported("roll,1:1,2:1\n1-3,q,A1\n4-6,q,q\n", "--die d6 --compare ratio")
                .complaint(ExitCode.WRONG_FILE))
        .containsOnlyOnce("error[")
        .contains("2:5: unknown result \"q\"", "vedette new system")
        // Losing a mark would silently lose a loss.
        .doesNotContain("did you mean");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      delimiter = '|',
      value = {
        "roll,1:2\\n1-6,AX | sheet.csv:2:5: unknown result \"AX\"",
        "roll,1:2,1:1\\n1-6,A1 | sheet.csv:2:1: row \"1-6\" has 1 cells for 2 columns",
        "roll,1:2\\n1-5,A1 | rolls not covered: 6",
        "roll,1:2\\nfoo,A1 | sheet.csv:2:1: `foo` is no range",
        "roll,strong\\n1-6,A1 | sheet.csv:1:6: ",
        "roll\\n1-6 | a table needs a header with columns and at least one row",
        "~~ | 1:1: the file is empty",
        "~\n \n~ | 1:1: the file is empty",
        "~roll,1:1,2:1\n1,\"A1,D1\n2,-,D1~ | 2:3: the quotation mark opened here is never closed",
        "~roll;1:1\n1;\"D\"\"1~ | 2:3: the quotation mark opened here is never closed",
      })
  void what_is_wrong_is_said_by_its_place_in_the_spreadsheet(String csv, String message) {
    String text = csv == null ? "" : csv.replace("\\n", "\n");
    assertThat(imported(text, "--die d6 --compare ratio").complaint(ExitCode.WRONG_FILE))
        .contains(message)
        .contains("help: ");
    assertThat(dir.resolve("odds.json")).doesNotExist();
  }
}

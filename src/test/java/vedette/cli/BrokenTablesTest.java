package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.OwnTables.COMBAT_RESULTS;
import static vedette.cli.OwnTables.changed;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A broken table is reported with its file, line and column, and no odds are given. */
class BrokenTablesTest {
  /** Row 1 of the table, on line 31; its first cell is in column 28. */
  private static final String ROW_1 = "{ \"at\": 1, \"cells\": [\"A3Rp\"";

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
        // the JSON
        "\"format\": 1,     | // mine                  | J021 | 2:3   | no comments",
        "\"at\": -5 }       | \"at\": -5, }            | J023 | 19:31 | comma",
        "\"zero\", \"at\"   | \"zero\" \"at\"          | J024 | 22:23 | comma",
        "\"A3Rp\"           | 'A3Rp'                   | J022 | 31:28 | quote",
        "\"A3Rp\"           | A3Rp                     | J026 | 31:28 | A3Rp",
        "\"A3Rp\"           | \"A3\\x\"                | J033 | 31:31 | \\x",
        "Combat results     | Combat \\ud800            | J034 | 4:20  | \\ud800",
        "\"format\": 1      | \"format\": 1, \"format\": 1 | J035 | 2:16 | first at 2:3",
        // its structure
        "\"columns\"        | \"colums\"               | J101 | 14:3  | did you mean `columns`?",
        "\"die\": \"d10\"   | \"x-die\": \"d10\"       | T024 | 28:11 | die",
        "\"format\": 1,     | \"format\": \"1\",       | N007 | 2:13  | quotes",
        "\"format\": 1,     | \"format\": 2,           | T001 | 2:13  | needs format 2",
        "\"A3Rp\"           | null                     | T031 | 31:28 | empty cell",
        "\"A3Rp\"           | {}                       | T032 | 31:28 | string",
        // its numbers
        "\"format\": 1,     | \"format\": NaN,         | N002 | 2:13  | NaN",
        "\"format\": 1,     | \"format\": 1e999,       | N004 | 2:13  | out of range",
        "\"format\": 1,     | \"format\": 1e1000000000, | N004 | 2:13 | out of range",
        "\"format\": 1,     | \"format\": 01,          | N001 | 2:13  | 0",
        "\"at\": 7,         | \"at\": 7.5,             | T015 | 37:15 | whole number",
        // its meaning
        "\"A3Rp\"           | \"XX\"                   | T033 | 31:28 | known forms",
        "\"A3Rp\"           | \"a3rp\"                 | T034 | 31:28 | A3Rp",
        "\"A3Rp\"           | \"А3Rp\"                 | T035 | 31:28 | U+0410",
        "\"A3Rp\"           | \"A99999Rp\"             | T036 | 31:28 | loss",
        "\"A3Rp\"           | \"ex\"                   | T034 | 31:28 | EX",
        "\"A3Rp\"           | \"AЕ\"                   | T035 | 31:28 | U+0415",
        "\"A3Rp\"           | \"AE\"                   | T006 | 3:9   | no AE, DE or EX",
        "\"A3Rp\"           | \"EX\"                   | T006 | 3:9   | row \"1\" has EX",
        "\"A3Rp\"           | \"AR2\"                  | T006 | 3:9   | write Rp",
        "\"cells\": \"combat\" | \"modifiers\": [{\"name\": \"w\", \"shift\": 1}], \"cells\": \"combat\" | T006 | 3:9 | \"modifiers\" of a table",
        "\"by\": \"differential\" | \"compare\": \"differential\" | T006 | 3:9 | use no \"compare\"",
        "\"A3Rp\",          |                          | T030 | 31:27 | expected 7",
        "\"at\": 7          | \"at\": 6                | T012 | 37:7  | at 36:7",
        "\"at\": 7,         | \"at\": 13,              | T021 | 28:11 | rolls not covered: 7 (probability 1/10)",
        "\"at\": \"1-2\"    | \"at\": \"2-1\"          | T015 | 23:33 | 2-1",
        "\"at\": \"1-2\"    | \"at\": \"1-3\"          | T012 | 24:7  | at 23:7",
        "\"at\": \"3-4\"    | \"at\": 4                | T013 | 24:7  | no column for 3",
        "\"d10\"            | \"d1O\"                  | T020 | 29:15 | d1O",
        "\"combat\"         | \"combt\"                | J104 | 13:12 | combat"
      })
  void the_place_of_a_mistake(
      String passage, String replacement, String code, String at, String message) {
    own.with("crt.json", changed(passage, replacement == null ? "" : replacement));
    assertWrong(code, at, message);
  }

  @Test
  void a_file_without_content() {
    own.with("crt.json", "");
    assertWrong("J010", "1:1", "file is empty; expected a JSON object");
    own.with("crt.json", "\n \r\n\t");
    assertWrong("J010", "1:1", "file is empty");
    own.with("crt.json", "\ufeff");
    assertWrong("J010", "1:1", "file is empty");
  }

  @Test
  void a_file_that_is_no_utf_8() {
    Charset latin = StandardCharsets.ISO_8859_1;
    own.with("crt.json", changed("Combat results", "Café results").getBytes(latin));
    assertWrong("J013", "4:16", "0xE9");
    own.with("crt.json", COMBAT_RESULTS.getBytes(StandardCharsets.UTF_16));
    assertWrong("J012", "1:1", "UTF-16");
    own.with("crt.json", changed("Combat results", "\u00c0\u00af").getBytes(latin));
    assertWrong("J013", "4:13", "0xC0");
    own.with("crt.json", new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0});
    assertWrong("J011", "1:1", "gzip");
    own.with("crt.json", changed("Combat", "\0"));
    assertWrong("J015", "4:13", "NUL");
  }

  @Test
  void a_file_of_another_format() {
    own.with("crt.json", "---\nformat: 1\nid: six-days/combat-results\n");
    assertWrong("J016", "1:1", "YAML");
    own.with("crt.json", "[1, 2]");
    assertWrong("J103", "1:1", "object");
  }

  @Test
  void a_file_that_goes_on_or_stops_short() {
    own.with("crt.json", COMBAT_RESULTS + "}");
    assertWrong("J028", "44:1", "");
    own.with("crt.json", COMBAT_RESULTS + "{}");
    assertWrong("J030", "44:1", "second document");
    own.with("crt.json", COMBAT_RESULTS.substring(0, COMBAT_RESULTS.indexOf("\"1 or 2\"")));
    assertWrong("J027", "23:7", "");
  }

  @Test
  void a_file_nested_without_end() {
    own.with("crt.json", "[".repeat(100_000));
    assertWrong("J031", "1:65", "64");
  }

  @Test
  void columns_are_counted_behind_a_byte_order_mark_and_other_line_ends_alike() {
    String wrong = changed(ROW_1, ROW_1.replace("A3Rp", "XX"));
    for (String ends : new String[] {"\n", "\r\n", "\r"}) {
      own.with("crt.json", "\ufeff" + wrong.replace("\n", ends));
      assertWrong("T033", "31:28", "");
    }
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
  void every_broken_file_is_reported_and_good_ones_do_not_matter() {
    own.with("a.json", COMBAT_RESULTS).with("b.json", "{").with("c.json", "[]").with("d.json", "");
    String complaint = own.vedette(BATTLE).complaint(ExitCode.WRONG_FILE);
    assertThat(complaint)
        .contains(own.named("b.json") + ":1:", own.named("c.json") + ":1:1", "d.json:1:1")
        .doesNotContain(own.named("a.json"));
  }

  @Test
  void two_files_with_one_id_are_both_named() {
    own.with("a.json", COMBAT_RESULTS).with("b.json", COMBAT_RESULTS);
    assertThat(own.vedette(BATTLE).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[T004]: " + own.named("b.json") + ":3:9: ")
        .contains(own.named("a.json"), "\nhelp: ");
  }

  @Test
  void an_id_that_no_rules_ask_for_brings_the_nearest() {
    own.with("crt.json", changed("six-days/combat-results", "six-days/combat-result"));
    assertWrong("T003", "3:9", "\nhelp: did you mean `six-days/combat-results`?");
  }

  @Test
  void an_id_of_a_table_of_another_kind_is_refused_by_every_command() {
    own.with("crt.json", changed("six-days/combat-results", "six-days/modifiers"));
    for (String command : new String[] {BATTLE, "list", "show six-days/stacking"}) {
      assertThat(own.vedette(command).complaint(ExitCode.WRONG_FILE))
          .startsWith("error[T006]: " + own.named("crt.json") + ":3:9: ");
    }
  }

  @Test
  void a_file_larger_than_the_limit_is_refused() {
    own.with("crt.json", " ".repeat(17 << 20));
    assertThat(own.vedette(BATTLE).complaint(ExitCode.REFUSED))
        .startsWith("error[J006]: " + own.named("crt.json") + ": ")
        .contains("16 MiB", "\nhelp: ");
  }

  @Test
  void a_die_of_more_faces_than_the_limit_is_refused() {
    own.with("crt.json", changed("\"d10\"", "\"100000d6\""));
    assertThat(own.vedette(BATTLE).complaint(ExitCode.REFUSED))
        .startsWith("error[T023]: " + own.named("crt.json") + ":29:13: ");
  }

  @Test
  void a_directory_that_is_not_there_brings_the_nearest() throws IOException {
    Files.createDirectory(dir.resolve("tables"));
    assertThat(Captured.of("list", "--tables", dir + "/tabels").complaint(5))
        .startsWith("error[J001]: " + dir + "/tabels: cannot read: no such file")
        .contains("\nhelp: did you mean `" + dir + "/tables`?");
  }

  @Test
  void a_directory_must_hold_tables() throws IOException {
    assertThat(own.vedette("list").complaint(5)).contains(dir + ": contains no table (*.json)");
    Path file = Files.writeString(dir.resolve("crt.json"), COMBAT_RESULTS);
    assertThat(Captured.of("list", "--tables", file.toString()).complaint(5))
        .contains(file + ": is a file")
        .contains("\nhelp: give the directory that it is in");
  }

  @Test
  void a_link_that_leads_back_to_itself_cannot_be_read() throws IOException {
    Files.createSymbolicLink(dir.resolve("crt.json"), Path.of("crt.json"));
    assertThat(own.vedette(BATTLE).complaint(ExitCode.UNREADABLE))
        .startsWith("error[J004]: " + own.named("crt.json") + ": ")
        .contains("too many levels of symbolic links");
  }
}

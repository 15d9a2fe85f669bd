package vedette.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.source.Expected;
import vedette.source.Position;
import vedette.source.Problem;
import vedette.source.Problems;

class JsonReaderTest {

  @Test
  void every_value_knows_where_it_stands() {
    Json.Obj object = (Json.Obj) Reading.json("{\n  \"é😀\": [1, \"b\"],\r\n  \"c\": null }");
    assertThat(object.at()).isEqualTo(new Position(1, 1));
    Json.Member first = object.members().get(0);
    assertThat(first.at()).isEqualTo(new Position(2, 3));
    Json.Arr array = (Json.Arr) first.value();
    assertThat(array.at()).isEqualTo(new Position(2, 9)); // columns are code points
    assertThat(array.values().get(1)).isEqualTo(new Json.Str("b", new Position(2, 13)));
    assertThat(object.get("c")).isEqualTo(new Json.Null(new Position(3, 8)));
    assertThat(object.get("d")).isNull();
  }

  @Test
  void line_ends_of_a_carriage_return_alone_are_counted() {
    Json.Obj object = (Json.Obj) Reading.json("{\r\"a\":\r 1}");
    assertThat(object.get("a").at()).isEqualTo(new Position(3, 2));
  }

  /**
   * Text, code, place, parts of the message and of the help. A backquote stands for a double quote.
   */
  @ParameterizedTest(name = "{0} is {1} at {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{ `a`: 1, // no ⏎ `b`: 2 } | J021 | 1:11 | maybe a (non-standard) comment | no comments",
        "{ `a`: 1 # x ⏎} | J021 | 1:10 | unexpected character ('#') | no comments",
        "{ 'a': 1 } | J022 | 1:3 | expecting double-quote to start | straight double quotes",
        "{ `a`: 'b' } | J022 | 1:8 | expected a valid value | straight double quotes",
        "{ “a”: 1 } | J022 | 1:3 | expecting double-quote to start | straight double quotes",
        "{ `a`: 1, } | J023 | 1:11 | expecting double-quote to start | remove the comma before }",
        "[1, 2,] | J023 | 1:7 | expected a valid value | remove the comma before ]",
        "{ a: 1 } | J026 | 1:3 | expecting double-quote to start | write the key in double",
        "{ `a`: 1 `b`: 2 } | J020 | 1:10 | was expecting comma to separate | a comma between",
        "{ `a` 1 } | J020 | 1:7 | was expecting a colon | double quotes",
        "{ `a`: yes } | J020 | 1:8 | unrecognized token 'yes' | text into double quotes",
        "{ `a`: [1, 2 | J020 | 1:13 | expected close marker for Array | ends too early",
        "{ `a`: `b | J020 | 1:10 | expecting closing quote | ends too early",
        "{ `a`: [1, 2} } | J020 | 1:13 | unexpected close marker '}' | double quotes",
        "{ `a`: 1 } x | J020 | 1:12 | unrecognized token 'x' | double quotes",
        "{ `a`: NaN } | J020 | 1:11 | non-standard token 'NaN' | double quotes",
        "[01] | J020 | 1:3 | leading zeroes not allowed | double quotes",
        "[`a\\xb`] | J020 | 1:5 | unrecognized character escape 'x' | double quotes",
        "{} ⏎{} | J030 | 2:1 | second document at 2:1 | in a file",
        "[1e999] | N004 | 1:2 | out of range | about 1e308",
        "[-1e309] | N004 | 1:2 | out of range | about 1e308",
        "[1e-999] | N005 | 1:2 | underflows to 0 | write 0",
        "[1e-350] | N005 | 1:2 | underflows to 0 | write 0",
        "[1e1000000000] | N004 | 1:2 | out of range | about 1e308",
        "[`ab\\ud800`] | J034 | 1:2 | half a character | both halves",
        "[`\\udc00\\ud800`] | J034 | 1:2 | half a character | both halves",
        "{`\\ud800`: 1} | J020 | 1:9 | broken surrogate pair | double quotes",
        "format: 1 | J016 | 1:1 | looks like YAML | one JSON object",
        "--- ⏎a: &a [x, x] | J016 | 1:1 | looks like YAML | one JSON object",
        "# hello ⏎a: &a [x, x] ⏎b: &b [*a, *a] | J016 | 2:1 | looks like YAML | one JSON object",
        "- a ⏎- b | J016 | 1:1 | looks like YAML | one JSON object",
        "[table] ⏎format = 1 | J016 | 1:1 | looks like TOML | one JSON object",
        "format = 1 | J016 | 1:1 | looks like TOML | one JSON object",
        "<xml/> | J016 | 1:1 | looks like XML | one JSON object",
        "<<<<<<< HEAD ⏎{} | J016 | 1:1 | conflict | resolve it",
        "hello | J016 | 1:1 | this is not JSON | one JSON object",
        "root:x:0:0:root ⏎more | J016 | 1:1 | this is not JSON | one JSON object"
      })
  void what_is_not_json_is_explained_where_it_stands(
      String text, String code, String place, String part, String help) {
    Problem problem = Reading.onlyProblem(text.replace('`', '"').replace(" ⏎", "\n"));
    assertThat(problem.code()).as(problem.text()).isEqualTo(code);
    assertThat(problem.at()).as(problem.text()).hasToString(place);
    assertThat(problem.message()).containsIgnoringCase(part);
    assertThat(problem.help()).contains(help);
    assertThat(problem.text()).doesNotContainIgnoringCase("jackson").doesNotContain("Source:");
  }

  @Test
  void a_duplicate_key_is_an_error_that_shows_both_lines() {
    Problem problem = Reading.onlyProblem("{\n  \"7\": 1,\n  \"8\": 2,\n  \"7\": 3\n}");
    assertThat(problem.text())
        .isEqualTo(
            """
            error[J035]: x.json:4:3: key "7" appears twice in one object, first at 2:3
              4 |   "7": 3
                |   ^
            help: remove one of them; line 2 is: "7": 1,\
            """);
  }

  @Test
  void a_key_spelled_with_an_escape_is_the_same_key() {
    assertThat(Reading.onlyProblem("{\"a\": 1, \"\\u0061\": 2}").code()).isEqualTo("J035");
  }

  @Test
  void one_key_in_two_objects_is_no_duplicate() {
    assertThat(Reading.json("[{\"a\": 1}, {\"a\": {\"a\": 2}}]")).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(ints = {65, 1_000, 100_000})
  void nesting_deeper_than_64_is_an_error_and_no_crash(int depth) {
    Problem problem = Reading.onlyProblem("[".repeat(depth));
    assertThat(problem.message()).isEqualTo("nested deeper than 64 levels");
    assertThat(problem.at()).isEqualTo(new Position(1, 65));
  }

  @Test
  void nesting_of_64_is_read() {
    assertThat(Reading.json("[".repeat(64) + "]".repeat(64))).isNotNull();
  }

  @Test
  void escape_sequences_in_names_are_data_but_never_printed_raw() {
    Json.Obj object = (Json.Obj) Reading.json("{\"\\u001b[31mred\\u202e\": 1}");
    assertThat(object.members().get(0).name()).isEqualTo("\u001b[31mred\u202e");
    String text = Reading.onlyProblem("{\"\\u001b\": 1, \"\\u001b\": \"\u202e\"}").text();
    assertThat(text).contains("\\u001b").contains("\\u202e");
    assertThat(text).doesNotContain("\u001b").doesNotContain("\u202e");
  }

  @Test
  void keys_and_strings_without_end_are_errors() {
    assertThat(Reading.onlyProblem("{\"" + "a".repeat(10 << 20) + "\": 1}").code())
        .isEqualTo("J036");
    assertThat(Reading.onlyProblem("[\"" + "a".repeat(10 << 20) + "\"]").code()).isEqualTo("J037");
  }

  @Test
  void numbers_keep_their_text_and_their_exact_value() {
    Json.Num number = (Json.Num) ((Json.Arr) Reading.json("[0.10]")).values().get(0);
    assertThat(number.text()).isEqualTo("0.10");
    assertThat(number.value()).isEqualTo(new BigDecimal("0.10"));
  }

  @Test
  void a_number_of_a_million_digits_is_refused_at_once() {
    Problem problem = Reading.onlyProblem("[" + "9".repeat(1_000_001) + "]");
    assertThat(problem.message()).isEqualTo("number longer than 40 digits");
    Json.Arr array = (Json.Arr) Reading.json("[" + "9".repeat(40) + "]");
    assertThat(((Json.Num) array.values().get(0)).value()).isEqualTo("9".repeat(40));
  }

  @Test
  void zero_stays_zero_however_it_is_written() {
    Json.Arr array = (Json.Arr) Reading.json("[-0, 0e5, -0.0e-9]");
    for (Json value : array.values()) {
      assertThat(((Json.Num) value).value()).isEqualByComparingTo("0");
    }
  }

  @Test
  void duplicates_and_numbers_before_a_fault_are_reported_with_it() {
    Problems problems = new Problems();
    Json json = JsonReader.read(Expected.source("{\"a\": 1, \"a\": 1e999, \"b\": x}"), problems);
    assertThat(json).isNull();
    assertThat(problems.list()).extracting(Problem::code).containsExactly("J035", "N004", "J020");
  }

  @Test
  void half_a_character_is_told_once_and_the_fault_behind_it_too() {
    Problems problems = new Problems();
    assertThat(JsonReader.read(Expected.source("{\"a\": \"\\ud800\", \"b\": x}"), problems))
        .isNull();
    assertThat(problems.list()).extracting(Problem::code).containsExactly("J034", "J020");
  }

  /** A suite may name any file, and an error of it ends up in a log that others read. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "root:x:0:0:secret:/root",
        "KEY=secret",
        "12 secret",
        "\"secret\" secret",
        "[core]\n\tsecret = secret",
        "// secret",
        "-----BEGIN secret-----\nsecret",
        "secret: secret",
        "'secret'",
        "\u00e9secret",
        "#!secret"
      })
  void of_a_file_that_is_no_json_at_all_no_word_is_quoted(String text) {
    Problem problem = Reading.onlyProblem(text);
    assertThat(problem.text()).doesNotContain("secret", "core", "root");
    assertThat(problem.help()).isNotEmpty();
  }

  /** Whatever the parser refuses, the walk that explains it must find; seed fixed. */
  @Test
  void every_damaged_text_is_explained_and_never_by_a_guess() {
    String good = "{\"a\": [1, -2.5e3, true, null], \"b\": {\"c\": \"d\\n\\u00e9\"}, \"e\": []}";
    String bits = "{}[]\",:'\\\n\t/#x0-+.eEtu \u00e9\ud83d\ude00";
    Random random = new Random(20_260_101);
    for (int n = 0; n < 10_000; n++) {
      StringBuilder text = new StringBuilder(good);
      for (int k = random.nextInt(3); k >= 0; k--) {
        int at = random.nextInt(text.length());
        char bit = bits.charAt(random.nextInt(bits.length() - 2));
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, bit);
          default -> text.setCharAt(at, bit);
        }
      }
      Problems problems = new Problems();
      Json json = JsonReader.read(Expected.source(text.toString()), problems);
      assertThat(json != null || problems.hasErrors()).as(text.toString()).isTrue();
      for (Problem problem : problems.list()) {
        boolean unexplained = problem.message().equals("this is not JSON");
        assertThat(unexplained && text.toString().startsWith("{")).as(text.toString()).isFalse();
      }
    }
  }
}

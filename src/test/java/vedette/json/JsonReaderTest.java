package vedette.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.CpuTime;
import vedette.problem.Expected;
import vedette.problem.Position;
import vedette.problem.Problem;
import vedette.problem.Problems;

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

  /** Text, code, place, part of the message. A backquote stands for a double quote. */
  @ParameterizedTest(name = "{0} is {1} at {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{ `a`: 1, // no ⏎ `b`: 2 } | J021 | 1:11 | no comments",
        "{ `a`: /* x */ 1 } | J021 | 1:8 | no comments",
        "// first ⏎ {} | J021 | 1:1 | no comments",
        "{ 'a': 1 } | J022 | 1:3 | single quote",
        "{ `a`: 'b' } | J022 | 1:8 | single quote",
        "{ “a”: 1 } | J022 | 1:3 | quotation mark",
        "{ `a`: 1, } | J023 | 1:9 | comma before",
        "[1, 2,] | J023 | 1:6 | comma before",
        "[1,, 2] | J023 | 1:4 | missing before this comma",
        "[,1] | J023 | 1:2 | missing before this comma",
        "{ `a`: 1 `b`: 2 } | J024 | 1:9 | before `b`",
        "[[1] [2]] | J024 | 1:5 | a comma is missing",
        "[1 2] | J024 | 1:3 | a comma is missing",
        "{ `a` 1 } | J025 | 1:6 | `:`",
        "{ a: 1 } | J026 | 1:3 | key in double quotes",
        "{ `a`: yes } | J026 | 1:8 | unknown word",
        "{ `a`: True } | J026 | 1:8 | unknown word",
        "{ `a`: [1, 2 | J027 | 1:8 | never closed; the file ends at 1:13",
        "{ `a`: { | J027 | 1:8 | never closed",
        "{ `a`: `b | J027 | 1:8 | string opened here is never closed",
        "{ `a`: [1, 2} } | J028 | 1:13 | opened at 1:8",
        "[1}] | J028 | 1:3 | does not close",
        "{} } | J028 | 1:4 | closes nothing",
        "{ `a`: 1 } x | J029 | 1:12 | after the end of the JSON",
        "{} ⏎{} | J030 | 2:1 | second document at 2:1",
        "[1;2] | J020 | 1:3 | found `;`",
        "{ `a`: } | J020 | 1:8 | value is missing",
        "{ `a` = 1 } | J025 | 1:6 | `:`",
        "{ `a`: NaN } | N002 | 1:8 | NaN",
        "[-Infinity] | N002 | 1:2 | -Infinity",
        "{ `a`: Infinity } | N002 | 1:8 | Infinity",
        "[01] | N001 | 1:2 | `01`",
        "[-01] | N001 | 1:2 | `-01`",
        "{ `a`: +1 } | N001 | 1:8 | `+1`",
        "{ `a`: .5 } | N001 | 1:8 | `.5`",
        "[5.] | N001 | 1:2 | `5.`",
        "[0x10] | N001 | 1:2 | `0x10`",
        "[1_000] | N001 | 1:2 | `1_000`",
        "{ `a`: １ } | N001 | 1:8 | `１`",
        "[-] | N001 | 1:2 | `-`",
        "[1e] | N001 | 1:2 | `1e`",
        "[1.5.2] | N001 | 1:2 | `1.5.2`",
        "[1e999] | N004 | 1:2 | out of range",
        "[-1e309] | N004 | 1:2 | out of range",
        "[1e-999] | N005 | 1:2 | underflows to 0",
        "[1e-350] | N005 | 1:2 | underflows to 0",
        "[1e1000000000] | N004 | 1:2 | out of range",
        "[`a\\xb`] | J033 | 1:4 | unknown escape",
        "[`\\u12`] | J033 | 1:3 | four hexadecimal digits",
        "[`ab\\ud800`] | J034 | 1:5 | half a character",
        "[`\\udc00\\ud800`] | J034 | 1:3 | half a character",
        "{`\\ud800`: 1} | J034 | 1:3 | half a character",
        "format: 1 | J016 | 1:1 | looks like YAML",
        "--- ⏎a: &a [x, x] | J016 | 1:1 | looks like YAML",
        "# hello ⏎a: &a [x, x] ⏎b: &b [*a, *a] | J016 | 2:1 | looks like YAML",
        "- a ⏎- b | J016 | 1:1 | looks like YAML",
        "[table] ⏎format = 1 | J016 | 1:1 | looks like TOML",
        "format = 1 | J016 | 1:1 | looks like TOML",
        "<xml/> | J016 | 1:1 | looks like XML",
        "<<<<<<< HEAD ⏎{} | J016 | 1:1 | conflict",
        "hello | J016 | 1:1 | this is not JSON",
        "root:x:0:0:root ⏎more | J016 | 1:1 | this is not JSON"
      })
  void what_is_not_json_is_explained_where_it_stands(
      String text, String code, String place, String part) {
    Problem problem = Reading.onlyProblem(text.replace('`', '"').replace(" ⏎", "\n"));
    assertThat(problem.code()).as(problem.text()).isEqualTo(code);
    assertThat(problem.at()).as(problem.text()).hasToString(place);
    assertThat(problem.message()).contains(part.replace('`', '"'));
    assertThat(problem.text()).doesNotContainIgnoringCase("jackson").doesNotContain("Source:");
  }

  @Test
  void a_raw_tab_or_line_end_in_a_string_is_named_by_its_number() {
    Problem tab = Reading.onlyProblem("[\"a\tb\"]");
    assertThat(tab.message()).contains("U+0009");
    assertThat(tab.at()).isEqualTo(new Position(1, 4));
    assertThat(tab.help()).isEqualTo("write \\t");
    Problem line = Reading.onlyProblem("[\"a\nb\"]");
    assertThat(line.message()).contains("U+000A");
    assertThat(Reading.onlyProblem("[\"\u001b\"]").help()).isEqualTo("write \\u001B");
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
            help: line 2 is: "7": 1,""");
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
    assertThat(problem.message()).isEqualTo("nested deeper than 64");
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

  /** The keys are pairs of "Aa" and "BB", which have one hash: 2^15 of them collide all. */
  @Test
  @Tag("slow")
  void thousands_of_keys_with_one_hash_take_no_longer_than_others() {
    String alike = keys("Aa", "BB");
    String others = keys("Aa", "CC");
    // As each looked at all before it, it would be some thousand times.
    assertThat(CpuTime.ratio(() -> Reading.json(alike), () -> Reading.json(others)))
        .isLessThan(100);
  }

  /** All words of fifteen syllables, of which there are two. */
  private static String keys(String one, String other) {
    StringBuilder text = new StringBuilder("{");
    for (int n = 0; n < 1 << 15; n++) {
      text.append(n == 0 ? "\"" : ",\"");
      for (int bit = 0; bit < 15; bit++) {
        text.append((n >> bit & 1) == 0 ? one : other);
      }
      text.append("\":1");
    }
    return text.append('}').toString();
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
    assertThat(problems.list()).extracting(Problem::code).containsExactly("J035", "N004", "J026");
  }

  @Test
  void half_a_character_is_told_once_and_the_fault_behind_it_too() {
    Problems problems = new Problems();
    assertThat(JsonReader.read(Expected.source("{\"a\": \"\\ud800\", \"b\": x}"), problems))
        .isNull();
    assertThat(problems.list()).extracting(Problem::code).containsExactly("J034", "J026");
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

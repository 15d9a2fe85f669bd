package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Severity;
import vedette.table.read.TableReader;

class WrongGridTest {

  private static void assertOnly(
      String text, String code, String place, String message, String help) {
    List<Problem> problems = Fixture.problems(text);
    assertThat(problems).as(text).hasSize(1);
    Problem problem = problems.get(0);
    assertThat(problem.code()).as(problem.text()).isEqualTo(code);
    assertThat(problem.at()).as(problem.text()).hasToString(place);
    assertThat(problem.message()).contains(message.replace('`', '"'));
    if (help != null) {
      assertThat(problem.help()).as(problem.text()).contains(help.replace('`', '"'));
    }
  }

  /** Columns: passage, replacement, code, place, message, help. A backquote is a double quote. */
  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`format`: 1 | `format`: 3 | T001 | 1:13 | needs format 3; this program reads 1 | newer",
        "`format`: 1 | `format`: `1` | N007 | 1:13 | the string `1` | remove the quotes: 1",
        "`format`: 1, | ~~ | J102 | 1:1 | key `format` is missing | add `format`: 1,",
        "own/crt | Own CRT | T002 | 2:9 | is not a system, a slash and a table | small letters",
        "own/crt | ../etc/passwd | T002 | 2:9 | `../etc/passwd` | ",
        "`grid` | `gird` | J104 | 2:44 | unknown word `gird` | did you mean",
        "`combat` | `odds` | J104 | 4:12 | unknown word `odds` | ",
        "`id`: `own/crt`, | ~~ | J102 | 1:1 | key `id` is missing | add `id`: `mine/own`,",
        "`columns`: | `colums`: | J102 | 1:1 | key `columns` is missing | ~~",
        "`printed` | `guessed` | J104 | 3:45 | unknown word `guessed` | printed",
        "`below`: `first` | `below`: `last` | J104 | 6:47 | unknown word `last` | first",
        "`at`: 0 | `at`: 1 | T012 | 9:5 | column `plus` and column `even` at 8:5 both include 1 |"
            + " each",
        "`at`: 0 | `at`: `-1..0` | T012 | 8:5 | column `even` and column `minus` at 7:5 both"
            + " include -1 | ",
        "`at`: `1-3` | `at`: `2-3` | T013 | 9:5 | no column for 1, before column `plus` | ",
        "`at`: `1-3` | `at`: `5-9` | T013 | 9:5 | no column for 1-4, before column `plus` | ",
        "`above`: `last`, | ~~ | T016 | 6:14 | no column above 3 | add `above`: `last` (or `none`),"
            + " or let the last",
        "`name`: `even`, `at`: 0 | `at`: `3-1` | T015 | 8:13 | runs backwards | smaller",
        "`at`: `1-3` | `at`: `6-` | T015 | 9:29 | is not a range | write 7, `2-4`",
        "`at`: `1-3` | `at`: `-` | T015 | 9:29 | is not a range | ",
        "`at`: `1-3` | `at`: `–1` | T015 | 9:29 | begins with U+2013, which is not a minus sign |"
            + " `-1`",
        "`at`: `1-3` | `at`: `-4-3` | T015 | 9:29 | is not a range | two dots",
        "`at`: `1-3` | `at`: `1,3` | T015 | 9:29 | is not a range | ",
        "`at`: `1-3` | `at`: 1.5 | T015 | 9:29 | whole number, found 1.5 | ",
        "`at`: `1-3` | `at`: null | T015 | 9:29 | found null | ",
        "`at`: `1-3` | `at`: 99999999999 | T015 | 9:29 | beyond the limits of ±1000000 | ",
        "`at`: `1-3` | `at`: `1-99999999999` | T015 | 9:29 | beyond the limits of ±1000000 | ",
        "`name`: `plus`, `at`: `1-3` | ~~ | T010 | 9:5 | needs an `at` or a `name` | ",
        "`name`: `plus`, `at`: `1-3` | `name`: `plus` | T011 | 9:5 | others only a name | ",
        "`name`: `plus` | `name`: `even` | T018 | 9:5 | `even` appears twice, first at 8:5 | own"
            + " name",
        "`d3` | `d4` | T021 | 10:11 | rolls not covered: 4 (probability 1/4) | add a row",
        "`d3` | `0d6` | T020 | 10:21 | `0d6`: a roll needs at least one die | ",
        "`d3` | `2d0` | T020 | 10:23 | `2d0`: a die needs at least one face | ",
        "`d3` | `-1d6` | T020 | 10:21 | `-1d6` | write d10",
        "`d3` | `d` | T020 | 10:22 | `d`: expected a number for faces | ",
        "`d3` | `2d6+` | T020 | 10:25 | `2d6+` | ",
        "`d3` | `2d6x` | T020 | 10:24 | `2d6x` | ",
        "`d3` | `6` | T020 | 10:22 | `6`: expected | ",
        "`d3` | `100000d6` | T023 | 10:21 | too large | ",
        "`d3` | `1d2147483647` | T023 | 10:21 | too large | ",
        "`die`: `d3`, | ~~ | T024 | 10:11 | either a `die` or a `by` | add `die`",
        "`die`: `d3`, | `die`: `d3`, `by`: `x`, | T024 | 10:11 | either a `die` or a `by` |"
            + " remove",
        "`-`, `D1`] | `D1`] | T030 | 11:25 | row 1 has 2 cells, expected 3 | ",
        "`-`, `D1`] | `-`, `D1`, `D1`] | T030 | 11:25 | row 1 has 4 cells, expected 3 | ",
        "`D1`] | null] | T031 | 11:37 | empty cell: row 1, column `plus` | write `-` for no effect",
        "`D1`] | 3] | T032 | 11:37 | expected a string, found a number | ",
        "`D1`] | `XX`] | T033 | 11:37 | unknown result `XX` | write one of -, A1",
        "`D1`] | `D1P`] | T033 | 11:37 | unknown result `D1P` | did you mean",
        "`D1`] | `step2`] | T033 | 11:37 | unknown result `step2` | write one of -, A1",
        "`D1`] | `d1`] | T034 | 11:37 | misspelt result | write `D1`",
        "`D1`] | `D1 `] | T034 | 11:37 | misspelt result | write `D1`",
        "`D1`] | `D1RP`] | T034 | 11:37 | misspelt result | write `D1Rp`",
        "`D1`] | `Ｄ１`] | T034 | 11:37 | misspelt result | write `D1`",
        "`D1`] | `D1/A1`] | T034 | 11:37 | misspelt result | write `A1/D1`",
        "`D1`] | `NE`] | T034 | 11:37 | misspelt result | write `-`",
        "`D1`] | ``] | T034 | 11:37 | misspelt result | write `-`",
        "`D1`] | `А1`] | T035 | 11:37 | U+0410 (CYRILLIC CAPITAL LETTER A) | write `A1`",
        "`D1`] | `D1é`] | T035 | 11:37 | U+00E9 | write one of",
        "`D1`] | `D-1`] | T036 | 11:37 | losses in `D-1` are out of range | 1 to 99",
        "`D1`] | `D0`] | T036 | 11:37 | out of range | ",
        "`D1`] | `D100`] | T036 | 11:37 | out of range | ",
        "`D1`] | `D99999999999`] | T036 | 11:37 | out of range | ",
        "`combat` | `combat`, `ladder`: `A1` | J103 | 4:32 | expected an array | brackets",
        "`combat` | `combat`, `ladder`: null | J103 | 4:32 | expected an array | leave the key out",
        "`combat` | `combat`, `ladder`: [] | J106 | 4:32 | at least 2 entries, found an empty array"
            + " | 2 or more",
        "`combat` | `combat`, `ladder`: [`A1`] | J106 | 4:32 | at least 2 entries, found 1 entry |"
            + " 2 or more",
        "`combat` | `combat`, `ladder`: [`A1`, null] | T031 | 4:39 | empty entry of the ladder |"
            + " write `-`",
        "`combat` | `combat`, `ladder`: [`A1`, 1] | T032 | 4:39 | found a number | in quotes",
        "`combat` | `combat`, `ladder`: [`A1`, `XX`] | T033 | 4:39 | unknown result `XX` | -, A1",
        "`combat` | `combat`, `ladder`: [`A1`, `d1`] | T034 | 4:39 | misspelt result | `D1`",
        "`combat` | `combat`, `ladder`: [`A1`, `-`, `A1`] | T060 | 4:44 | `A1` is on the ladder"
            + " twice, first at 4:33 | remove",
        "`combat` | `combat`, `ladder`: [`A1/D1`, `A1-D1`] | T060 | 4:42 | `A1-D1` is on the ladder"
            + " twice, first as `A1/D1` at 4:33 | remove",
        "`combat` | `combat`, `ladder`: [`A2`, `A1Rp`, `A1`, `A1-D1`, `-`, `D1`, `DRp`, `D2Rp`] |"
            + " T061 | 13:40 | row 3, column `plus` has `D3`, which is not on the ladder | add `D3`"
            + " to `ladder` in its place",
        "`combat` | `combat`, `lader`: [`A1`, `D1`] | J101 | 4:22 | unknown key `lader` | did you"
            + " mean"
      })
  void one_mistake_brings_one_problem(
      String passage, String replacement, String code, String place, String message, String help) {
    String with = replacement == null ? "" : replacement.replace('`', '"');
    String text = Fixture.broken(passage.replace('`', '"'), with);
    if (code.equals("J102") && with.startsWith("\"colums")) {
      List<Problem> problems = Fixture.problems(text);
      assertThat(problems).extracting(Problem::code).containsExactly("J101");
      assertThat(problems.get(0).help()).isEqualTo("did you mean `columns`?");
      return;
    }
    assertOnly(text, code, place, message, help);
  }

  @Test
  void a_ladder_has_every_result_of_the_table_and_may_have_more() {
    String all = "\"A2\", \"A1Rp\", \"A1\", \"A1-D1\", \"-\", \"D1\", \"DRp\", \"D2Rp\", \"D3\"";
    assertThat(Fixture.problems(ladder("[" + all + ", \"DE\"]"))).isEmpty();
    // Each missing result is reported once, at its first cell.
    List<Problem> problems = Fixture.problems(ladder("[\"A2\", \"A1\", \"-\", \"D1\", \"D3\"]"));
    assertThat(problems).extracting(Problem::code).containsOnly("T061");
    assertThat(problems)
        .extracting(it -> it.at() + " " + it.help())
        .containsExactly(
            "12:26 add \"A1Rp\" to \"ladder\" in its place",
            "12:34 add \"A1/D1\" to \"ladder\" in its place",
            "12:43 add \"DRp\" to \"ladder\" in its place",
            "13:32 add \"D2Rp\" to \"ladder\" in its place");
  }

  private static String ladder(String ladder) {
    return Fixture.broken("\"combat\",", "\"combat\", \"ladder\": " + ladder + ",");
  }

  @Test
  void ladders_of_numbers_and_of_words_are_in_the_designers_order() {
    String numbers = Fixture.GRID.replaceAll("\"cells\": \\[.*?]", "\"cells\": [1, 2, 0]");
    String ofNumbers = numbers.replace("\"combat\",", "\"number\", \"ladder\": [0, 2, 1, -7],");
    assertThat(Fixture.grid(ofNumbers).usage().ladder().texts())
        .containsExactly("0", "2", "1", "-7");
    assertOnly(
        ofNumbers.replace("[0, 2, 1, -7]", "[0, `2`, 1]".replace('`', '"')),
        "T032",
        "4:36",
        "expected a number, found a string",
        "without quotes");
    assertOnly(
        ofNumbers.replace("[0, 2, 1, -7]", "[0, 1, 0.0, 2]"),
        "T060",
        "4:39",
        "0 is on the ladder twice, first at 4:33",
        "remove");
    assertOnly(
        ofNumbers.replace("[0, 2, 1, -7]", "[0, 1]"),
        "T061",
        "11:29",
        "row 1, column `even` has 2, which is not on the ladder",
        "add 2 to `ladder`");

    String words =
        Fixture.GRID.replaceAll("\"cells\": \\[.*?]", "\"cells\": [\"lo\", \"hi\", \"-\"]");
    String ofWords =
        words.replace("\"combat\",", "\"text\", \"ladder\": [\"lo\", \"-\", \"mid\", \"hi\"],");
    assertThat(Fixture.grid(ofWords).usage().ladder().texts())
        .containsExactly("lo", "-", "mid", "hi");
    assertOnly(
        ofWords.replace("\"mid\", \"hi\"", "\"mid\""),
        "T061",
        "11:32",
        "row 1, column `even` has `hi`, which is not on the ladder",
        "add `hi` to `ladder`");
  }

  @Test
  void a_list_of_modifiers_takes_no_ladder() {
    String text =
        Fixture.MODIFIERS.replace("\"modifiers\": [", "\"ladder\": [1, 2], \"modifiers\": [");
    assertThat(Fixture.problems(text)).extracting(Problem::code).containsExactly("J101");
  }

  @Test
  void a_missing_row_names_the_roll_and_its_probability() {
    StringBuilder rows = new StringBuilder();
    for (int roll = 2; roll <= 12; roll++) {
      if (roll != 7) {
        rows.append(roll == 2 ? "" : ",\n");
        rows.append("{ \"at\": ").append(roll).append(", \"cells\": [\"-\", \"-\", \"-\"] }");
      }
    }
    assertOnly(
        rows("2d6", rows.toString()),
        "T021",
        "10:11",
        "rolls not covered: 7 (probability 6/36)",
        "add a row");
  }

  @Test
  void a_d66_knows_which_numbers_it_has() {
    String cells = ", \"cells\": [\"-\", \"-\", \"DE\"] }";
    String low = "{ \"at\": \"11-26\"" + cells + ",\n";
    assertThat(Fixture.problems(rows("d66", low + "{ \"at\": \"31-66\"" + cells))).isEmpty();
    assertOnly(
        rows("d66", low + "{ \"at\": \"33-66\"" + cells),
        "T021",
        "10:11",
        "rolls not covered: 31 (probability 1/36), 32 (probability 1/36)",
        "add a row");
    assertOnly(
        rows("d66", low + "{ \"at\": \"27-30\"" + cells + ",\n{ \"at\": \"31-66\"" + cells),
        "T022",
        "12:1",
        "no roll of D66 (11 to 66) reaches row \"27-30\"",
        null);
    assertOnly(
        Fixture.broken("\"d3\"", "\"d66+1\""),
        "T020",
        "10:21",
        "tens and units",
        "d66, d666 or average");
  }

  @Test
  void rows_that_overlap_are_shown_with_the_roll_that_they_share() {
    String rows =
        """
        { "at": 1, "cells": ["-", "-", "-"] },
        { "at": "2-4", "cells": ["-", "-", "-"] },
        { "at": "4-6", "cells": ["-", "-", "-"] }\
        """;
    assertOnly(
        rows("d6", rows), "T012", "13:1", "row `4-6` and row `2-4` at 12:1 both include 4", "");
  }

  @Test
  void a_row_that_stands_twice_shows_both_places() {
    String rows =
        """
        { "at": "1-2", "cells": ["-", "-", "-"] },
        { "at": "1-2", "cells": ["-", "-", "-"] }\
        """;
    assertOnly(rows("d2", rows), "T012", "12:1", "row `1-2` at 11:1 both include 1-2", "");
  }

  @Test
  void a_row_inside_a_wide_one_is_found_even_behind_another() {
    String rows =
        """
        { "at": "1-9", "cells": ["-", "-", "-"] },
        { "at": "2", "cells": ["-", "-", "-"] },
        { "at": "8", "cells": ["-", "-", "-"] }\
        """;
    assertThat(Fixture.problems(rows("d9", rows)))
        .extracting(Problem::message)
        .containsExactly(
            "row \"2\" and row \"1-9\" at 11:1 both include 2",
            "row \"8\" and row \"1-9\" at 11:1 both include 8");
  }

  /** A D2 and a row 5: a +3 reaches it, but then a 1 has no row, so the attack is refused. */
  @Test
  void a_row_that_no_roll_reaches_is_a_warning() {
    List<Problem> problems = Fixture.problems(d2WithRow5());
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).severity()).isEqualTo(Severity.WARNING);
    assertThat(problems.get(0).at()).hasToString("13:5");
    assertThat(problems.get(0).message())
        .isEqualTo("no roll of D2 (1 to 2) reaches row \"5\", whatever the modifiers");
    assertThat(problems.get(0).help()).isEqualTo("correct its \"at\", or add the rows between");
  }

  /** {@code --drm} is an option of every attack: a D2 with +1 rolls 2 and 3. */
  @Test
  void a_row_that_a_drm_of_the_player_reaches_is_not_warned_of() {
    assertThat(Fixture.problems(Fixture.broken("\"d3\"", "\"d2\""))).isEmpty();
  }

  /** An attack may add 999, so a D2 rolls up to 1001. */
  @Test
  void a_row_beyond_the_largest_drm_is_reached_by_no_attack() {
    String rows =
        """
        { "at": "1-1001", "cells": ["-", "-", "-"] },
        { "at": 1002, "cells": ["-", "D1", "D1"] }\
        """;
    assertOnly(
        rows("d2", rows), "T022", "12:1", "reaches row `1002`, whatever the modifiers", "correct");
    assertThat(Fixture.problems(rows("d2", rows.replace("1002", "1001").replace("-1001", "-1000"))))
        .isEmpty();
  }

  /** Such tables have no attacks, so a player adds nothing to the roll. */
  @ParameterizedTest
  @ValueSource(strings = {"number", "text"})
  void a_table_that_no_attack_is_fought_on_knows_no_drm(String cells) {
    String text =
        Fixture.broken("\"d3\"", "\"d2\"")
            .replace("\"combat\"", '"' + cells + '"')
            .replaceAll(
                "\"cells\": \\[\"[^]]*\\]", cells.equals("number") ? "\"cells\": [1, 2, 3]" : "$0");
    assertOnly(
        text, "T022", "13:5", "no roll of D2 (1 to 2) reaches row `3`", "that the rules modify");
  }

  @Test
  void rows_by_number_may_not_leave_a_gap() {
    String text =
        Fixture.broken("\"die\": \"d3\"", "\"by\": \"movement points\"")
            .replace("\"at\": 3", "\"at\": \"5+\"");
    assertOnly(text, "T013", "13:5", "no row for 3-4, before row `5+`", "");
  }

  @Test
  void a_table_without_columns_or_rows_is_an_error() {
    assertOnly(rows("d3", ""), "J106", "10:34", "at least 1 entries, found an empty array", null);
    int from = Fixture.GRID.indexOf("    { \"name\": \"minus\"");
    int to = Fixture.GRID.indexOf(" ] },");
    String text = Fixture.GRID.substring(0, from) + Fixture.GRID.substring(to);
    assertOnly(text, "J106", "6:81", "found an empty array", null);
  }

  @Test
  void columns_stand_in_the_order_of_their_numbers() {
    String text = Fixture.broken("\"at\": 0", "\"at\": \"1-3\"");
    assertOnly(
        text.replace("\"plus\", \"at\": \"1-3\"", "\"plus\", \"at\": 0"),
        "T014",
        "9:5",
        "column `plus` comes after the higher column `even`",
        "rising");
  }

  @Test
  void a_number_cell_must_be_a_whole_number() {
    String text =
        Fixture.GRID
            .replace("\"combat\"", "\"number\"")
            .replaceAll("\\[\"[^]]*\\]", "[\"5\", 2.5, 1e9]");
    assertThat(Fixture.problems(text))
        .extracting(Problem::message)
        .startsWith(
            "expected a number, found a string",
            "expected a whole number within ±1000000, found 2.5",
            "expected a whole number within ±1000000, found 1e9");
  }

  @Test
  void a_file_that_is_no_object_is_told_which_keys_one_would_have() {
    assertOnly(
        "[]",
        "J103",
        "1:1",
        "expected an object with `kind`, `format`, `id`, `title`, `source`, …, found an array",
        null);
  }

  @Test
  void all_mistakes_of_a_table_come_in_one_run() {
    String text =
        Fixture.GRID
            .replace("\"D1\"]", "\"X\"]")
            .replace("\"d3\"", "\"d4\"")
            .replace("\"D3\"]", "null]")
            .replace("own/crt", "own");
    assertThat(Fixture.problems(text))
        .extracting(Problem::code)
        .containsExactly("T002", "T021", "T033", "T031");
  }

  @Test
  void forty_wrong_cells_show_twenty_and_count_the_rest() {
    StringBuilder rows = new StringBuilder();
    for (int roll = 1; roll <= 40; roll++) {
      rows.append(roll == 1 ? "" : ",\n");
      rows.append("{ \"at\": ").append(roll).append(", \"cells\": [\"-\", \"?\", \"-\"] }");
    }
    Problems problems = new Problems();
    String text = rows("d40", rows.toString());
    assertThat(TableReader.read(Fixture.source(text), "own.json", problems)).isNull();
    assertThat(problems.text()).endsWith("… and 20 more in own.json");
    assertThat(problems.text()).startsWith("error[T033]: own.json:11:27: unknown result \"?\"");
  }

  private static String d2WithRow5() {
    return Fixture.broken("\"d3\"", "\"d2\"").replace("\"at\": 3", "\"at\": 5");
  }

  private static String rows(String die, String rows) {
    int from = Fixture.GRID.indexOf("    { \"at\": 1, ");
    String head = Fixture.GRID.substring(0, from).replace("\"d3\"", '"' + die + '"');
    return head + rows + " ] } }";
  }
}

package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.source.Problem;
import vedette.source.Severity;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;

/** Each mistake in a designer's own combat table causes one problem, at its place. */
class WrongAttackTableTest {

  /** A table with columns from line 6, rows from line 10 and modifiers from line 14. */
  static final String RATIOS =
      """
      { "format": 1,
        "id": "own/crt", "title": "CRT", "kind": "grid",
        "source": { "document": "mine", "status": "printed" },
        "cells": "combat",

        "columns": { "compare": "ratio", "rounding": "down", "below": "none", "above": "last", "list": [
          { "name": "1:2" },
          { "name": "1:1" },
          { "name": "3:2" } ] },
        "rows": { "die": "d3", "list": [
          { "at": "..1", "cells": ["A1", "-", "D1"] },
          { "at": 2, "cells": ["AE", "EX", "DR2"] },
          { "at": 3, "cells": ["A2", "D2", "DE"] } ] },
        "modifiers": [
          { "name": "woods", "drm": -1 },
          { "name": "river", "shift": -1, "group": "terrain" } ] }
      """;

  private static List<Problem> problems(String passage, String replacement) {
    String quoted = passage.replace('`', '"');
    assertThat(RATIOS).contains(quoted);
    String with = replacement == null ? "" : replacement.replace('`', '"');
    return Fixture.problems(RATIOS.replace(quoted, with));
  }

  @Test
  void the_table_that_is_broken_here_is_right() {
    Grid grid = Fixture.grid(RATIOS);
    assertThat(grid.usage().modifiers())
        .extracting(Modifier::name)
        .containsExactly("woods", "river");
    assertThat(grid.columns().quantity()).isEqualTo("ratio");
  }

  /** Columns: passage, replacement, code, place, message, help. A backquote is a double quote. */
  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`ratio` | `ratios` | J104 | 6:27 | unknown word `ratios` | ratio",
        "`rounding`: `down`, | ~~ | T050 | 6:27 | the rounding of a ratio is missing |"
            + " add `rounding`",
        "`rounding`: `down` | `rounding`: `half` | J104 | 6:48 | unknown word `half` | ",
        "`compare`: `ratio`, | ~~ | T050 | 6:29 | nothing to round | `compare` by `ratio`",
        "`below`: `none`, | ~~ | T016 | 6:14 | no column below 1:2 | add `below`: `first` (or"
            + " `none`)",
        "`above`: `last`, | ~~ | T016 | 6:14 | no column above 3:2 | add `above`: `last` (or"
            + " `none`)",
        "`3:2` | `1.5:1` | T051 | 9:5 | `1.5:1` is not named by a ratio | 5:2 for 2.5:1",
        "`3:2` | `0:1` | T051 | 9:5 | `0:1` is not named by a ratio | ",
        "`3:2` | `3:99999` | T051 | 9:5 | is not named by a ratio | up to 9999",
        "`3:2` | `3` | T051 | 9:5 | `3` is not named by a ratio | 3:1 or 1-2",
        "`3:2` | `2-2` | T014 | 9:5 | column `2-2` comes after column `1:1` | rising",
        "`3:2` | `1:3` | T014 | 9:5 | not a lower ratio | rising",
        "`3:2` | `1:1` | T018 | 9:5 | appears twice, first at 8:5 | own name",
        "`combat` | `text`, `loses`: `attacker` | T038 | 4:29 | applies only to cells that are"
            + " numbers | number"
      })
  void a_mistake_in_the_columns(
      String passage, String replacement, String code, String place, String message, String help) {
    assertOne(problems(passage, replacement), code, place, message, help);
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`drm`: -1 | `drm`: 0 | T062 | 15:5 | modifier `woods` adds 0 | remove the modifier",
        "`name`: `woods`, `drm`: -1 | `name`: `woods` | T042 | 15:5 | either a `drm` or a `shift` |"
            + " `shift`: -1",
        "`drm`: -1 | `drm`: -1, `shift`: 1 | T042 | 15:5 | either a `drm` or a `shift` | ",
        "`drm`: -1 | `drm`: 100 | N008 | 15:31 | 100 is not between -99 and 99 | ",
        "`drm`: -1 | `dmr`: -1 | J101 | 15:24 | unknown key `dmr` | did you mean",
        "`drm`: -1 | `drm`: 1 | T026 | 15:5 | modifier `woods` leads to rolls without a row: 4"
            + " (probability 1/3) | 6+",
        "`woods` | `river` | T040 | 16:15 | `river` appears twice, first at 15:5 | own name",
        "`woods` | `deep woods` | T043 | 15:15 | `deep woods` needs a name of one word | hyphens",
        "`woods` | `woods,town` | T043 | 15:15 | needs a name of one word | ",
        "`woods` | `` | J105 | 15:15 | empty | "
      })
  void a_mistake_in_the_modifiers(
      String passage, String replacement, String code, String place, String message, String help) {
    assertOne(problems(passage, replacement), code, place, message, help);
  }

  private static void assertOne(
      List<Problem> problems, String code, String place, String message, String help) {
    assertThat(problems).hasSize(1);
    Problem problem = problems.get(0);
    assertThat(problem.code()).as(problem.text()).isEqualTo(code);
    assertThat(problem.at()).as(problem.text()).hasToString(place);
    assertThat(problem.message()).contains(message.replace('`', '"'));
    if (help != null) {
      assertThat(problem.help()).contains(help.replace('`', '"'));
    }
  }

  @Test
  void a_comparison_needs_columns_that_it_can_find() {
    List<Problem> byName =
        Fixture.problems(
            RATIOS
                .replace(
                    "\"compare\": \"ratio\", \"rounding\": \"down\"",
                    "\"compare\": \"differential\"")
                .replace("\"below\": \"none\", \"above\": \"last\", ", ""));
    assertOne(byName, "T019", "6:27", "a differential cannot find columns by name", "`at`");
    List<Problem> numbered =
        Fixture.problems(
            Fixture.broken("\"by\"", "\"compare\": \"ratio\", \"rounding\": \"up\", \"by\""));
    assertOne(
        numbered, "T019", "7:5", "a column found by ratio takes a name, not an `at`", "`3:1`");
    List<Problem> rounded =
        Fixture.problems(
            Fixture.broken(
                "\"by\"", "\"compare\": \"differential\", \"rounding\": \"up\", \"by\""));
    assertOne(rounded, "T050", "6:55", "nothing to round", "remove it");
  }

  @Test
  void a_row_that_is_missing_is_no_fault_of_the_modifiers() {
    List<Problem> problems = problems("`at`: `..1`", "`at`: `..0`");
    assertThat(problems).extracting(Problem::code).containsExactly("T021");
  }

  @Test
  void a_row_for_modified_rolls_is_not_warned_of() {
    assertThat(problems("`at`: `..1`", "`at`: `0-1`")).isEmpty();
    List<Problem> far = problems("`at`: `..1`", "`at`: 1, `cells`: [`-`, `-`, `-`] }, { `at`: -1");
    assertThat(far).extracting(Problem::code).containsExactly("T022", "T026");
    assertThat(far).extracting(Problem::severity).contains(Severity.WARNING);
  }
}

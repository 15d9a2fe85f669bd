package vedette.study.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.study.lint.LintFindings.DIFFERENTIAL;
import static vedette.study.lint.LintFindings.KILLS;
import static vedette.study.lint.LintFindings.rows;

import org.junit.jupiter.api.Test;

/** Lint finds columns and rolls that go against the others, and says where, with figures. */
class LintTest {
  @Test
  void a_table_in_order_has_nothing_to_find() {
    assertThat(LintFindings.in(DIFFERENTIAL)).isEmpty();
    assertThat(LintFindings.in(KILLS)).isEmpty();
  }

  @Test
  void a_column_that_is_better_on_average_may_still_be_worse_in_part() {
    // The defender loses 2/3 at 0 and 1 at +1 on average, but any points on two rolls of three at
    // 0 and on one at +1. Nobody reads it off the means.
    String table = rows(DIFFERENTIAL, "'A2', 'A1', 'A1'", "'-', 'D1', '-'", "'D1', 'D1', 'D3'");
    assertThat(LintFindings.in(quoted(table)))
        .contains(
            "warning L101 7:5 the defender loses 1 or more on 33.3% of rolls in"
                + " column \"1\" but on 66.7% in column \"0\", although columns get"
                + " better for the attacker to the right");
  }

  @Test
  void the_widest_gap_is_the_one_that_is_named() {
    // Against 0: a point or more on 2 rolls of 4, then 3; two points or more on 2, then 0.
    String table =
        rows(
            DIFFERENTIAL.replace("d3", "d4"),
            "'A9', '-', '-'",
            "'A9', '-', 'D1'",
            "'A9', 'D2', 'D1'",
            "'A9', 'D2', 'D1'");
    assertThat(LintFindings.in(quoted(table)))
        .filteredOn(found -> found.contains("L101"))
        .containsExactly(
            "warning L101 7:5 the defender loses 2 or more on 0% of rolls in"
                + " column \"1\" but on 50% in column \"0\", although columns get better"
                + " for the attacker to the right");
  }

  @Test
  void each_respect_is_looked_at_alone() {
    // At +1 the attacker loses less, but is forced back on a 1, which at 0 he is not.
    String table = rows(DIFFERENTIAL, "'A2R', 'A1', 'AR'", "'A1R', '-', 'D1'", "'D1', 'D1', 'D2'");
    assertThat(LintFindings.in(quoted(table)))
        .filteredOn(found -> found.contains("L101"))
        .containsExactly(
            "warning L101 7:5 the attacker is forced back on 33.3% of rolls in"
                + " column \"1\" but on 0% in column \"0\", although columns get better"
                + " for the attacker to the right");
  }

  @Test
  void a_narrower_gap_of_ground_is_found_behind_a_wider_one_of_eliminations() {
    // Back or gone: 3 rolls of 4 at 0, 2 at +1. Gone: 2 and none, the wider gap, which is told of
    // losses.
    String table =
        rows(
            DIFFERENTIAL.replace("d3", "d4"),
            "'A9', '-', 'D9'",
            "'A9', 'DR', 'D9'",
            "'A9', 'DE', 'D9R'",
            "'A9', 'DE', 'D9R'");
    assertThat(LintFindings.in(quoted(table)))
        .anyMatch(
            found -> found.contains("the defender is eliminated on 0% of rolls in column \"1\""))
        .contains(
            "warning L101 7:5 the defender is forced back or eliminated on 50% of"
                + " rolls in column \"1\" but on 75% in column \"0\", although columns"
                + " get better for the attacker to the right");
  }

  @Test
  void a_row_that_no_roll_reaches_goes_against_nothing() {
    String table = rows(DIFFERENTIAL, "'A2', 'A1', 'A1'", "'A1', '-', 'D1'", "'D1', 'D1', 'D2'");
    String more =
        quoted(table)
            .replace("\"D2\"] }", "\"D2\"] },\n{ \"at\": 9, \"cells\": [\"A9\", \"A9\", \"A9\"] }");
    assertThat(LintFindings.in(more)).isEmpty();
    assertThat(LintFindings.in(more.replace("\"at\": 9", "\"at\": \"4+\"")))
        .isNotEmpty()
        .allMatch(found -> found.startsWith("warning L102"));
  }

  @Test
  void a_table_may_get_worse_to_the_right_as_a_whole() {
    String table = rows(DIFFERENTIAL, "'A1', 'A1', 'A2'", "'D1', '-', 'A1'", "'D2', 'D1', 'D1'");
    assertThat(LintFindings.in(quoted(table))).isEmpty();
    String against = quoted(table).replace("\"D1\", \"D1\"] }", "\"D1\", \"D3\"] }");
    // The points come up on as many rolls as at 0, but three of them.
    assertThat(LintFindings.in(against))
        .filteredOn(found -> found.contains("L101"))
        .containsExactly(
            "warning L101 7:5 the defender loses 3 or more on 33.3% of rolls in"
                + " column \"1\" but on 0% in column \"0\", although columns get worse"
                + " for the attacker to the right");
  }

  @Test
  void columns_by_name_are_in_no_order() {
    String table =
        quoted(rows(DIFFERENTIAL, "'A2', 'D1', 'A1'", "'A1', 'D2', 'D1'", "'D1', 'D3', 'D2'"));
    assertThat(LintFindings.in(table)).anyMatch(found -> found.contains("L101"));
    String named =
        table
            .replace(", \"below\": \"first\", \"above\": \"last\"", "")
            .replace("{ \"at\": -1 }", "{ \"name\": \"flank\" }")
            .replace("{ \"at\": 0 }", "{ \"name\": \"rear\" }")
            .replace("{ \"at\": 1 }", "{ \"name\": \"front\" }");
    assertThat(LintFindings.in(named)).isEmpty();
  }

  @Test
  void columns_with_the_same_outcomes_on_other_rolls_come_to_the_same() {
    String table = rows(KILLS, "0, 0, 1", "0, 1, 1", "1, 0, 2");
    assertThat(LintFindings.in(table))
        .contains("note L103 6:5 columns \"1\" and \"2\" have the same results")
        .noneMatch(found -> found.contains("L101"));
  }

  @Test
  void kills_that_fall_from_column_to_column() {
    String table = rows(KILLS, "0, 0, 0", "0, 1, 0", "1, 1, 2");
    assertThat(LintFindings.in(table))
        .containsExactly(
            "warning L101 7:5 the number is 1 or more on 33.3% of rolls in column"
                + " \"3\" but on 66.7% in column \"2\", although columns rise from left"
                + " to right");
  }

  @Test
  void a_roll_that_is_worse_than_the_one_before_is_shown_in_its_cell() {
    String table = DIFFERENTIAL.replace("\"-\", \"D1\"] }", "\"D2\", \"D1\"] }");
    assertThat(LintFindings.in(table))
        .contains(
            "warning L102 11:32 roll 3 is worse for the attacker than roll 2 in column \"0\":"
                + " D1 after D2");
    assertThat(LintFindings.in(rows(KILLS, "0, 1, 1", "0, 0, 1", "1, 1, 2")))
        .contains("warning L102 10:29 roll 2 is less than roll 1 in column \"2\": 0 after 1");
  }

  @Test
  void low_rolls_may_be_the_good_ones() {
    String table = rows(DIFFERENTIAL, "'D1', 'D1', 'D2'", "'A1', '-', 'D1'", "'A2', 'A1', 'A1'");
    assertThat(LintFindings.in(quoted(table))).isEmpty();
    assertThat(LintFindings.in(quoted(table).replace("\"A2\"", "\"-\"")))
        .contains(
            "warning L102 11:26 roll 3 is better for the attacker than roll 2 in column \"-1\":"
                + " - after A1");
  }

  @Test
  void rolls_are_compared_by_number_wherever_their_rows_stand() {
    String table =
        """
        { "format": 1, "id": "own/kills", "title": "Kills", "kind": "grid",
          "source": { "document": "mine", "status": "printed" },
          "cells": "number",
          "columns": { "list": [ { "name": "kills" } ] },
          "rows": { "die": "2d6", "list": [
            { "at": "10+", "cells": [2] },
            { "at": "2-4", "cells": [0] },
            { "at": "5-9", "cells": [1] } ] } }
        """;
    assertThat(LintFindings.in(table)).isEmpty();
  }

  @Test
  void results_of_which_neither_is_worse_in_all_are_no_finding() {
    // A2 costs more than A1R but holds the ground; A1/D1 costs both sides more than nothing.
    String table =
        """
        { "format": 1, "id": "own/crt", "title": "CRT", "kind": "grid",
          "source": { "document": "mine", "status": "printed" },
          "cells": "combat",
          "columns": { "list": [ { "name": "all" } ] },
          "rows": { "die": "d5", "list": [
            { "at": 1, "cells": ["A1R"] },
            { "at": 2, "cells": ["A2"] },
            { "at": 3, "cells": ["-"] },
            { "at": 4, "cells": ["A1/D1"] },
            { "at": 5, "cells": ["D2"] } ] } }
        """;
    assertThat(LintFindings.in(table)).isEmpty();
  }

  @Test
  void words_and_schedules_have_no_order() {
    String schedule = KILLS.replace("\"die\": \"d3\"", "\"by\": \"ground\"");
    assertThat(LintFindings.in(schedule.replace("[0, 0, 1]", "[9, 0, 1]"))).isEmpty();
    String words =
        KILLS
            .replace("\"number\"", "\"text\"")
            .replace("[0, 0, 1]", "[\"a\", \"b\", \"c\"]")
            .replace("[0, 1, 1]", "[\"a\", \"b\", \"c\"]")
            .replace("[1, 1, 2]", "[\"a\", \"b\", \"c\"]");
    assertThat(LintFindings.in(words)).isEmpty();
  }

  /** JSON is hard to read with escaped quotes. */
  private static String quoted(String table) {
    return table.replace('\'', '"');
  }
}

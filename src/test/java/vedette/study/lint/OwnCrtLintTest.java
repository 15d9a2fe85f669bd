package vedette.study.lint;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Lint knows the results and the columns of a designer's own combat table. */
class OwnCrtLintTest {
  /** Columns in lines 5 to 7, rows in 9 to 11, with their first cell in column 26. */
  private static final String RATIOS =
      """
      { "format": 1, "id": "own/crt", "title": "CRT", "kind": "grid",
        "source": { "document": "mine", "status": "printed" },
        "cells": "combat",
        "columns": { "compare": "ratio", "rounding": "down", "below": "none", "above": "last", "list": [
          { "name": "1:2" },
          { "name": "1:1" },
          { "name": "2:1" } ] },
        "rows": { "die": "d3", "list": [
          { "at": 1, "cells": ["AE", "AR", "EX"] },
          { "at": 2, "cells": ["AR", "-", "DR"] },
          { "at": 3, "cells": ["-", "DR2", "DE"] } ] } }
      """;

  @Test
  void an_odds_table_in_the_classic_manner_is_in_order() {
    // An exchange comes after a retreat of the attacker, and may cost him more: that is not known.
    assertThat(LintFindings.in(RATIOS)).isEmpty();
  }

  @Test
  void the_rolls_of_a_d66_are_weighed_like_any() {
    String table =
        RATIOS
            .replace("\"d3\"", "\"d66\"")
            .replace("\"at\": 1,", "\"at\": \"11-26\",")
            .replace("\"at\": 2,", "\"at\": \"31-65\",")
            .replace("\"at\": 3,", "\"at\": 66,");
    assertThat(LintFindings.in(table)).isEmpty();
    // A DE on one of 36 rolls in the middle, and nowhere to its right.
    assertThat(
            LintFindings.in(
                table.replace("\"EX\"", "\"-\"").replace("\"DE\"", "\"D9\"").replace("DR2", "DE")))
        .containsExactly(
            "warning L101 7:5 the defender is eliminated on 0% of rolls in column"
                + " \"2:1\" but on 2.8% in column \"1:1\", although columns get better"
                + " for the attacker to the right");
  }

  @Test
  void ratios_are_an_order_and_elimination_is_more_than_any_loss() {
    String table =
        RATIOS.replace("\"EX\"", "\"-\"").replace("\"DE\"", "\"D9\"").replace("DR2", "DE");
    assertThat(LintFindings.in(table))
        .containsExactly(
            "warning L101 7:5 the defender is eliminated on 0% of rolls in column"
                + " \"2:1\" but on 33.3% in column \"1:1\", although columns get better"
                + " for the attacker to the right");
  }

  @Test
  void a_longer_retreat_is_worse_than_a_short_one() {
    assertThat(LintFindings.in(RATIOS.replace("\"DE\"", "\"DR\"").replace("\"EX\"", "\"-\"")))
        .contains(
            "warning L101 7:5 the defender is forced back 2 hexes or eliminated on"
                + " 0% of rolls in column \"2:1\" but on 33.3% in column \"1:1\","
                + " although columns get better for the attacker to the right");
  }

  @Test
  void an_exchange_is_counted_in_favour_of_the_order_and_that_is_said() {
    // At 2:1 now EX, A9, -: even if the exchange costs the attacker nothing, a 2 costs him 9.
    String table = RATIOS.replace("\"DR\"]", "\"A9\"]").replace("\"DE\"", "\"DR\"");
    assertThat(LintFindings.in(table))
        .contains(
            "warning L101 7:5 the attacker loses 9 or more on 33.3% of rolls in"
                + " column \"2:1\" but on 0% in column \"1:1\", regardless of what an"
                + " exchange costs, although columns get better for the attacker to the"
                + " right");
  }

  @Test
  void an_exchange_is_neither_better_nor_worse_than_another_result() {
    assertThat(
            LintFindings.in(
                RATIOS.replace("\"DR\", \"", "\"EX\", \"").replace("\"DR2\"", "\"EX\"")))
        .isEmpty();
  }

  @Test
  void an_elimination_after_a_retreat_goes_against_the_rolls() {
    assertThat(LintFindings.in(RATIOS.replace("\"-\", \"DR2\"", "\"AE\", \"DR2\"")))
        .containsExactly(
            "warning L102 11:26 roll 3 is worse for the attacker than roll 2 in column \"1:2\": AE"
                + " after AR");
  }

  @Test
  void columns_beyond_what_strengths_can_come_to() {
    // 9,999 against 1 is the most there is: 999,900 percent; the least, 1 against 9,999, is 0.
    String percents =
        RATIOS
            .replace("\"ratio\"", "\"percent\"")
            .replace("\"below\": \"none\", ", "")
            .replace("\"above\": \"last\", ", "")
            .replace("{ \"name\": \"1:2\" }", "{ \"at\": \"..-1\" }")
            .replace("{ \"name\": \"1:1\" }", "{ \"at\": \"0-999900\" }")
            .replace("{ \"name\": \"2:1\" }", "{ \"at\": \"999901+\" }");
    assertThat(LintFindings.in(percents))
        .containsExactly(
            "warning L105 5:5 column \"..-1\" cannot be reached: 1 against 9999 is 0%, rounded"
                + " down",
            "warning L105 7:5 column \"999901+\" cannot be reached: 9999 against 1 is 999900%");
    String shifted =
        percents.replace("] } }", "] }, \"modifiers\": [ { \"name\": \"hill\", \"shift\": 1 } ] }");
    assertThat(LintFindings.in(shifted)).isEmpty();
  }
}

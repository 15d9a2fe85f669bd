package vedette.study.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.CombatGrammar;
import vedette.table.grid.Grid;
import vedette.table.read.TableReader;

/** What "one step better" is for a cell, with and without a ladder in the table's file. */
class ResultOrderingTest {
  private static final String COMBAT =
      """
      { "format": 1, "id": "mine/crt", "title": "CRT", "kind": "grid",
        "source": { "document": "mine", "status": "own" }, "cells": "combat",
        "columns": { "by": "odds", "list": [ { "name": "1:1" }, { "name": "2:1" } ] },
        "rows": { "die": "d3", "list": [
          { "at": 1, "cells": ["AE", "A1"] },
          { "at": 2, "cells": ["A1", "A1-D1"] },
          { "at": 3, "cells": ["DRp", "D1"] } ] } }
      """;

  private static Grid grid(String text) {
    Problems problems = new Problems();
    Source source = Source.of("crt.json", text.getBytes(StandardCharsets.UTF_8));
    Grid grid = (Grid) TableReader.read(source, "crt.json", problems);
    assertThat(problems.text()).isEmpty();
    return grid;
  }

  /** Returns the table with a ladder. */
  private static Grid withLadder(String text, String ladder) {
    return grid(text.replace("\"columns\"", "\"ladder\": [" + ladder + "], \"columns\""));
  }

  private static String rungs(Grid grid, int row, int column) {
    return words(new ResultOrdering(grid).rungs(row, column));
  }

  private static String words(List<Rung> rungs) {
    return rungs.stream().map(it -> it.steps() + " " + it.text()).collect(Collectors.joining(", "));
  }

  @Test
  void without_a_ladder_combat_results_are_ordered_by_what_they_cost_the_sides() {
    // A1 is a step worse than A1-D1. DRp and D1 are equally good for the attacker; D1 is more like
    // A1-D1, and neither is a step from the other.
    Grid crt = grid(COMBAT);
    assertThat(new ResultOrdering(crt).hasLadder()).isTrue();
    assertThat(rungs(crt, 1, 1)).isEqualTo("-2 AE, -1 A1, 1 D1");
    assertThat(rungs(crt, 0, 0)).isEqualTo("1 A1, 2 A1-D1, 3 D1");
    assertThat(rungs(crt, 2, 0)).isEqualTo("-3 AE, -2 A1, -1 A1-D1");
  }

  @Test
  void on_a_ladder_every_result_is_as_many_steps_away_as_it_has_rungs_between() {
    Grid crt = withLadder(COMBAT, "\"AE\", \"A1\", \"A1/D1\", \"DRp\", \"D1\", \"DE\"");
    ResultOrdering ordering = new ResultOrdering(crt);
    assertThat(ordering.hasLadder()).isTrue();
    assertThat(words(ordering.rungs(2, 0))).isEqualTo("-3 AE, -2 A1, -1 A1/D1, 1 D1, 2 DE");
    // The cell is A1-D1, which the ladder writes as A1/D1.
    assertThat(words(ordering.rungs(1, 1))).isEqualTo("-2 AE, -1 A1, 1 DRp, 2 D1, 3 DE");
    assertThat(words(ordering.rungs(0, 0))).startsWith("1 A1, 2 A1/D1,").endsWith("5 DE");
  }

  @Test
  void a_step_leads_to_the_next_rung_even_where_no_cell_has_it() {
    Grid crt = withLadder(COMBAT, "\"DE\", \"D1\", \"DRp\", \"A1/D1\", \"A2\", \"A1\", \"AE\"");
    assertThat(rungs(crt, 1, 1)).endsWith("1 A2, 2 A1, 3 AE");
    assertThat(rungs(crt, 0, 0)).endsWith("-1 A1");
  }

  @Test
  void numbers_go_up_and_down_by_size_or_as_their_ladder_has_them() {
    String numbers =
        COMBAT
            .replace("\"combat\"", "\"number\"")
            .replace("\"AE\", \"A1\"", "3, 1")
            .replace("\"A1\", \"A1-D1\"", "0, 3")
            .replace("\"DRp\", \"D1\"", "-2, 0");
    assertThat(rungs(grid(numbers), 1, 0)).isEqualTo("-1 -2, 1 1, 2 3");
    Grid designed = withLadder(numbers, "3, 1, 0, -1, -2");
    assertThat(rungs(designed, 1, 0)).isEqualTo("-2 3, -1 1, 1 -1, 2 -2");
  }

  @Test
  void words_have_an_order_only_on_a_ladder() {
    String words =
        COMBAT
            .replace("\"combat\"", "\"text\"")
            .replace("\"AE\", \"A1\"", "\"rout\", \"rout\"")
            .replace("\"A1\", \"A1-D1\"", "\"hold\", \"rout\"")
            .replace("\"DRp\", \"D1\"", "\"rally\", \"hold\"");
    ResultOrdering unordered = new ResultOrdering(grid(words));
    assertThat(unordered.hasLadder()).isFalse();
    // A step leads to the words of the neighboring rows.
    assertThat(words(unordered.rungs(1, 0))).isEqualTo("-1 rout, 1 rally");
    assertThat(words(unordered.rungs(2, 1))).isEqualTo("-1 rout");

    ResultOrdering ordered =
        new ResultOrdering(withLadder(words, "\"rout\", \"waver\", \"hold\", \"rally\""));
    assertThat(ordered.hasLadder()).isTrue();
    assertThat(words(ordered.rungs(1, 0))).isEqualTo("-2 rout, -1 waver, 1 rally");
  }

  @Test
  void each_rung_above_a_cell_is_better_for_the_attacker_and_each_below_is_worse() {
    Grid crt = Tables.builtIn().grid("six-days/combat-results", CellKind.COMBAT);
    ResultOrdering ordering = new ResultOrdering(crt);
    for (int row = 0; row < crt.rows().size(); row++) {
      for (int column = 0; column < crt.columns().size(); column++) {
        int here = ResultOrdering.balance(crt.result(row, column));
        int before = Integer.MIN_VALUE;
        for (Rung rung : ordering.rungs(row, column)) {
          int there = ResultOrdering.balance(CombatGrammar.parse(rung.text()));
          assertThat(there).isGreaterThan(before);
          assertThat(Integer.signum(rung.steps())).isEqualTo(Integer.compare(there, here));
          before = there;
        }
      }
    }
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A designer sweeps over a table of his own, into its corners. */
class SweepOfOwnTableTest {
  private static final String ATTACK = "own tables/examples/odds.json";

  /** Of its sixteen cells 2 against 8 is below the first column, 1:3, where nothing is allowed. */
  private static final String CORNER =
      ATTACK + " --attacker 2..20..6 --defender 2..8..2 --measure attackerLoss";

  private static final String SAMPLED = " --method simulate --trials 2k";

  @TempDir Path dir;

  /** One column that does nothing for ever, and one that kills at once. */
  private String stuck() throws IOException {
    String table =
        """
        { "format": 1, "id": "mine/stuck", "title": "Stuck", "kind": "grid",
          "source": { "document": "mine", "status": "reconstructed" },
          "cells": "combat",
          "columns": { "by": "ground", "list": [{ "name": "swamp" }, { "name": "clear" }] },
          "rows": { "die": "d2", "list": [
            { "at": 1, "cells": ["-", "A1"] },
            { "at": 2, "cells": ["-", "DE"] } ] } }
        """;
    String file = Files.writeString(dir.resolve("stuck.json"), table).toString();
    return "own '" + file + "' --attacker 1 --defender 5 --column {swamp,clear}";
  }

  @Test
  void a_corner_where_no_attack_is_allowed_leaves_the_rest_of_the_grid() {
    assertThat(vedette(CORNER).answer())
        .containsPattern("\n  2 .* -\n  8 ")
        .contains("\n  No attack at 2, 8: ratio 2:8 is below the first column,");
    JsonNode cells = vedette(CORNER + " --format json").json().get("cells");
    assertThat(cells).hasSize(16);
    assertThat(cells.at("/3/values").toString()).isEqualTo("[\"2\",\"8\"]");
    assertThat(cells.at("/3/figures/attackerLoss").isNull()).isTrue();
    assertThat(cells.at("/3/undecided").isNull()).isTrue();
    assertThat(cells.at("/3/reason").asString()).startsWith("ratio 2:8 is below the first column");
    // 2 against 6 is 1:3: AE on 1, 2 and 3, so half of two points.
    assertThat(cells.at("/2/figures/attackerLoss").asDouble()).isEqualTo(1);
    assertThat(vedette(CORNER + " --format csv").answer())
        .contains("\n2,6,1.0,0.0,\n2,8,,,\"ratio 2:8 is below");
  }

  @Test
  void cells_that_are_empty_for_one_reason_are_named_together() {
    // 1:6 and 1:7 are below 1:3, and so are further ones; each ratio is a reason of its own.
    assertThat(vedette(ATTACK + " --attacker 1 --defender {6..9} --with {,woods}").misuse())
        .contains("with defender `6`, with ``: ");
    assertThat(
            vedette(ATTACK + " --attacker 3 --defender 9 --with {,river} --rounds 1..9").answer())
        .contains("  No attack at river, 1; river, 2; river, 3; river, 4; river, 5; river, 6 and 3")
        .contains("there is no column 1 before `1:3`.");
  }

  @Test
  void one_place_says_below_why_there_is_no_attack() {
    assertThat(vedette(ATTACK + " --attacker 2..4 --defender 9").answer())
        .containsPattern("\n  2 +- +- +- +-\n  3 ")
        .contains("  No attack at 2: ratio 2:9 is below the first column, ");
  }

  @Test
  void a_shift_off_the_table_is_no_attack_either() {
    String row =
        vedette(ATTACK + " --attacker 3 --defender 9 --with {,river}" + " --measure attackerLoss")
            .answer();
    assertThat(row)
        .containsPattern("\n  river +-\n")
        .contains("  No attack at river: there is no column 1 before `1:3`.\n");
  }

  @Test
  void a_mean_of_fights_that_never_end_is_a_dash() throws IOException {
    String sweep = stuck() + " --rounds until-decided --measure attackerLoss";
    assertThat(vedette(sweep).answer())
        .containsPattern("\n  swamp +- +100%\n")
        .containsPattern("\n  clear +0.5000 +0%\n");
    assertThat(vedette(sweep + " --format csv").answer()).contains("\nswamp,,1.0\nclear,0.5,0.0\n");
  }

  @Test
  void a_mean_that_only_some_cells_have_is_not_the_same_in_every_cell() throws IOException {
    // On one roll of two a point is lost in the open; in the swamp no fight ends.
    assertThat(vedette(stuck() + " --rounds until-decided").answer())
        .containsPattern("\n  column .*attackerLoss")
        .doesNotContainPattern("The same in every cell: [^.]*attackerLoss");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"--with {,woods} | woods", "--shift {,1} | 1"})
  void an_empty_item_means_that_none_is_given(String swept, String value) {
    String attack = ATTACK + " --attacker 9 --defender 4 ";
    JsonNode cells = vedette(attack + swept + " --format json").json().get("cells");
    assertThat(cells).hasSize(2);
    String plain = attack;
    String option = swept.substring(0, swept.indexOf(' '));
    for (String given : List.of("", option + " " + value)) {
      double loss = cells.at((given.isEmpty() ? "/0" : "/1") + "/figures/defenderLoss").asDouble();
      assertThat(loss)
          .isEqualTo(
              vedette(plain + given + " --format json")
                  .json()
                  .at("/measures/defenderLoss/mean")
                  .asDouble());
    }
    assertThat(cells.at("/0/figures")).isNotEqualTo(cells.at("/1/figures"));
    assertThat(vedette(attack + swept).answer()).containsPattern("\n  none .*\n  " + value + " ");
  }

  @Test
  void several_words_can_be_one_value() {
    JsonNode cells =
        vedette(
                ATTACK
                    + " --attacker 9 --defender 4 --with '{flank woods,flank}' --format json"
                    + " --measure defenderLoss")
            .json()
            .get("cells");
    assertThat(cells.at("/0/figures/defenderLoss").asDouble())
        .isEqualTo(
            vedette(
                    "own tables/examples/odds.json --attacker 9 --defender 4"
                        + " --with flank --with woods --format json")
                .json()
                .at("/measures/defenderLoss/mean")
                .asDouble());
    assertThat(vedette("own --help").answer()).contains("{hill air,hill}", "{,hill}");
  }

  @Test
  void a_range_of_rounds_needs_no_braces() {
    String attack = ATTACK + " --attacker 9 --defender 4 --measure defenderLoss --format json";
    JsonNode range = vedette(attack + " --rounds 1..3").json();
    assertThat(range.get("cells"))
        .isEqualTo(vedette(attack + " --rounds {1..3}").json().get("cells"));
    JsonNode list = vedette(attack + " --rounds {1,2,until-decided}").json();
    assertThat(list.at("/swept/0/values").toString()).isEqualTo("[\"1\",\"2\",\"until-decided\"]");
  }
}

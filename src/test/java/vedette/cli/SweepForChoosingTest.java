package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A sweep shows which option to take, and an option that cannot be does not hide the others. */
class SweepForChoosingTest {
  private static final String TWO =
      "six-days battle --attacker 'inf {3..5}, cav 2' --defender 'inf 4' --turns 2"
          + " --terrain '{clear,woods}'";

  private static JsonNode json(String sweep) {
    return vedette(sweep + " --format json").json();
  }

  private static List<String> firstWords(String text) {
    return text.lines()
        .filter(line -> line.matches("  [0-9].*"))
        .map(l -> l.split(" +")[1])
        .toList();
  }

  @Test
  void the_best_options_can_be_had_alone_and_sorted() {
    String sweep = "six-days battle --attacker 'inf {3..8}, cav 2' --defender 'inf 4' --turns 2";
    // By hand from the sweep as it stands: 36, 40, 40, 43, 43 and 43 of a hundred.
    assertThat(firstWords(vedette(sweep + " --sort success").answer()))
        .containsExactly("6", "7", "8", "4", "5", "3");
    assertThat(firstWords(vedette(sweep + " --sort success --reverse").answer()))
        .containsExactly("3", "4", "5", "6", "7", "8");
    assertThat(vedette(sweep + " --best 2").answer())
        .satisfies(text -> assertThat(firstWords(text)).containsExactly("6", "7"))
        .contains("  The first 2 of 6 by success, most first.\n");
    // Of a loss less is better: 0.51 twice, then 0.52.
    assertThat(firstWords(vedette(sweep + " --sort attackerLoss --best 3").answer()))
        .containsExactly("7", "8", "6");
    assertThat(vedette(sweep + " --sort attackerLoss --best 1 --format csv").answer().lines())
        .hasSize(2)
        .anyMatch(line -> line.startsWith("7,"));
    assertThat(vedette(sweep + " --best 1 --format json").answer())
        .isEqualTo(vedette(sweep + " --format json").answer());
  }

  @Test
  void the_best_of_two_places_are_rows_that_name_both() {
    assertThat(vedette(TWO + " --sort success --best 1").answer())
        .containsPattern("\n  attacker inf, terrain +success .*\n  [345], (clear|woods) ")
        .doesNotContain("down, terrain across");
  }

  @Test
  void an_item_keeps_the_space_that_parts_it_from_a_word() {
    JsonNode sweep =
        json("loose-files combat --attacker 'inf 8 dp 2{, skirmish}' --defender 'inf 6'");
    assertThat(sweep.at("/swept/0/values").toString()).isEqualTo("[\"\",\"skirmish\"]");
    for (int cell = 0; cell < 2; cell++) {
      assertThat(sweep.at("/cells/" + cell + "/figures/success").asDouble())
          .isEqualTo(
              json("loose-files combat --defender 'inf 6' --attacker "
                      + (cell == 0 ? "'inf 8 dp 2'" : "'inf 8 dp 2 skirmish'"))
                  .at("/measures/success/p")
                  .asDouble());
    }
    // A space behind a comma is none of the item where no word stands before the braces.
    assertThat(json(TWO.replace("{clear,woods}", "{clear, woods}")).findValues("figures"))
        .isEqualTo(json(TWO).findValues("figures"));
  }

  /** Two stacks, of which the first is called a in one cell and b in the other. */
  private static final String NAMED =
      "six-days battle --attacker '{a,b}: inf 5' --attacker 'c: inf 4' --defender 'inf 4'";

  @ParameterizedTest
  @ValueSource(strings = {"", " --method simulate --trials 1k"})
  void what_only_some_cells_are_measured_by_is_shown_there_whatever_the_order(String method) {
    String sweep =
        NAMED + method + " --measure 'success,attackerLoss[b]' --value '0 - attackerLoss[b]'";
    for (String order : List.of("{a,b}", "{b,a}")) {
      String here = sweep.replace("{a,b}", order);
      assertThat(vedette(here).answer())
          .containsPattern("\n  attacker +success +attackerLoss\\[b\\] +0 - attackerLoss\\[b\\]\n")
          .containsPattern("\n  a +[0-9.]+% +- +-\n")
          .containsPattern("\n  b +[0-9.]+% +0\\.[0-9]+ +-0\\.[0-9]+\n")
          .contains("A dash beside other figures: that fight is not measured by it");
      assertThat(
              json(here)
                  .at("/cells")
                  .valueStream()
                  .map(it -> it.at("/figures/attackerLoss[b]").isNull()))
          .containsExactly(order.equals("{a,b}"), order.equals("{b,a}"));
    }
    assertThat(vedette(NAMED + " --value 'attackerLoss[x]'").misuse())
        .contains("`attackerLoss[a]`?");
  }

  @Test
  void a_question_may_have_a_negative_mean() {
    JsonNode sweep = json(NAMED + " --value '0 - attackerLoss'");
    assertThat(sweep.at("/cells/0/figures/0 - attackerLoss").asDouble()).isNegative();
  }

  /** Each cell is a fight of its own, the second of several hundred states. */
  private static final String LARGE =
      "own tables/examples/losses.json --static --attacker {2,9} --defender {2,9}"
          + " --rounds until-decided --method exact --max-states ";

  @Test
  void a_cell_too_large_leaves_the_others_and_the_exit_code_says_so() {
    Captured run = vedette(LARGE + 20);
    assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.err())
        .startsWith("warning[L010]: ")
        .contains("empty: 1 of 4 cells\n", "help: raise --max-states");
    assertThat(run.out())
        .contains("  Too large at ", ": the fight has more than 20 states, too many");
    String json = LARGE + 20 + " --format json";
    JsonNode cells = new Captured(0, vedette(json).out(), "").json().get("cells");
    long tooLarge = cells.valueStream().filter(cell -> cell.has("tooLarge")).count();
    assertThat(tooLarge).isBetween(1L, 3L);
    assertThat(cells.valueStream().filter(cell -> cell.has("reason"))).hasSize((int) tooLarge);
  }

  /** What is left of 9 and 9 are 81 pairs of strengths, and of 2 and 9 are 18. */
  @Test
  void a_cell_too_large_is_simulated_and_named_beside_the_exact_ones() {
    String auto = LARGE.replace("--method exact", "--method auto --trials 5k") + 20;
    assertThat(vedette(auto).answer().replaceAll("\\s+", " "))
        .contains("sweep of 4 cells, exact, error below ")
        .contains("; 1 cell simulated, 5,000 battles each, seed 1, 95% within")
        .contains("Simulated, as too large for an exact answer: 9, 9.");
    String json = auto + " --format json";
    JsonNode sweep = vedette(json).json();
    assertThat(sweep.get("method").asString()).isEqualTo("auto");
    assertThat(sweep.get("cells").valueStream().map(cell -> cell.get("method").asString()))
        .containsExactly("exact", "exact", "exact", "simulate");
    assertThat(sweep.at("/cells/0").has("low")).isFalse();
    assertThat(sweep.at("/cells/3/trials").asInt()).isEqualTo(5_000);
    assertThat(sweep.at("/cells/3").has("low")).isTrue();
    List<String> rows = vedette(auto + " --format csv").answer().lines().toList();
    assertThat(rows.get(0)).contains(",success,success low,success high,").endsWith(",method");
    assertThat(rows.get(1)).endsWith(",exact");
    assertThat(rows.get(4)).endsWith(",simulate");
    String whole = vedette(json).answer();
    assertThat(vedette(json + " --threads 1").answer()).isEqualTo(whole);
  }

  @Test
  void a_word_that_nothing_knows_is_an_error_and_a_fight_that_cannot_be_is_an_empty_cell() {
    String attack = "own tables/examples/odds.json --defender 9 --attacker {2,9} --with ";
    assertThat(vedette(attack + "{,wods}").misuse())
        .contains("with attacker `2`, with `wods`: the table has no modifier `wods`", "`woods`?");
    // 2 against 9 is no attack, with or without the woods.
    JsonNode cells = json(attack + "{,woods}").get("cells");
    assertThat(cells.valueStream().map(cell -> cell.has("reason")))
        .containsExactly(true, true, false, false);
    assertThat(vedette(attack + "{,woods} --max-states 1 --trials 2k").answer())
        .contains("sweep of 4 cells, 2,000 battles a cell simulated")
        .doesNotContain("exact");
    // Only who is under fire is tested as advancing, whatever the order.
    String test = "days-of-glory morale --unit 'inf 8' --advancing={false,true} --test ";
    assertThat(vedette(test + "{charge,shooting}").answer())
        .contains("  No morale at charge, true: --advancing belongs to the shooting test.");
    assertThat(
            json(test + "{shooting,charge}").get("cells").valueStream().map(it -> it.has("reason")))
        .containsExactly(false, false, false, true);
  }
}

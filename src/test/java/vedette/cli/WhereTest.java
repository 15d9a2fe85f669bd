package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** `--where` shows the cells of a sweep that meet a condition. */
class WhereTest {
  /** 36, 40, 40, 43, 43 and 43 of a hundred are won, for 0.81 to 0.51 points (the manual's). */
  private static final String SWEEP =
      "six-days battle --attacker 'inf {3..8}, cav 2' --defender 'inf 4' --turns 2";

  @TempDir Path dir;

  private static List<String> shown(String commandLine) {
    return vedette(commandLine + " --format csv")
        .answer()
        .lines()
        .skip(1)
        .map(line -> line.substring(0, line.indexOf(',')))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "success >= 40% | 4 5 6 7 8",
        "success > 0.4 | 6 7 8",
        "success >= 40% and attackerLoss > 0.52 | 4 5",
        "not success >= 40% or attackerLoss = 0.52 | 3 6",
        "defenderLoss / attackerLoss > 4 | 6 7 8",
        // A figure counts as it is shown; what does not fit into any number is no cell's.
        "success = 43.00% | 6 7 8",
        "1 / (success - 43%) < 0 | 3 4 5",
        "attackerStrength <= 6 | 3 4",
        "attackerStrength > 2 * defenderStrength | 7 8",
        "undecided = 0 and success < 40% | 3",
      })
  void figures_count_as_they_are_shown(String where, String cells) {
    assertThat(shown(SWEEP + " --where '" + where + "'")).containsExactly(cells.split(" "));
  }

  @Test
  void a_list_leaves_other_cells_out_and_says_of_how_many() {
    String answer = vedette(SWEEP + " --where 'success > 40%' --best 2").answer();
    assertThat(answer)
        .contains("\n  6 ", "\n  7 ", "  Where success > 40%: 3 of 6 cells.\n")
        .contains("  The first 2 of 3 by success, most first.\n")
        .doesNotContain("\n  8 ", "\n  3 ", "~");
    assertThat(vedette(SWEEP + " --where 'success > 90%'").answer())
        .contains("  Where success > 90%: none of 6 cells.\n")
        .doesNotContain("\n  3 ");
    String json = SWEEP + " --format json";
    assertThat(vedette(json + " --where 'success > 40%'").answer())
        .isEqualTo(vedette(json).answer());
  }

  @Test
  void a_map_leaves_the_places_of_other_cells_empty() {
    // By one turn each of 3 and 8 wins 20 of a hundred.
    assertThat(
            vedette(
                    "six-days battle --attacker 'inf {3,8}, cav 2' --defender 'inf 4'"
                        + " --turns 1..2 --measure success --where 'success >= 40%'")
                .answer())
        .containsPattern("\n  3 *\n  8 +43.00%\n")
        .contains("  Where success >= 40%: 1 of 4 cells.\n");
  }

  @Test
  void a_question_goes_by_its_text_in_single_quotes() {
    String question = "success and  attackerLoss <= 1";
    assertThat(
            Captured.of(
                    Captured.words(
                        SWEEP
                            + " --chance '"
                            + question
                            + "' --where \"'"
                            + question
                            + "' < 40%\""))
                .answer())
        .contains("\n  3 ", ": 1 of 6 cells.\n");
    assertThat(vedette(SWEEP + " --where \"'success and attackerLoss <= 1' < 40%\"").misuse())
        .contains("no figure `success and attackerLoss <= 1`", "ask it with --chance");
    assertThat(
            vedette(SWEEP + " --measure ending --where \"'ending: defender repulsed' < 30%\"")
                .answer())
        .contains(" of 6 cells.\n");
  }

  @Test
  void a_sampled_cell_counts_by_its_value_and_is_marked() {
    String sampled = SWEEP + " --method simulate --trials 20k --where 'success < 38%'";
    assertThat(vedette(sampled).answer())
        .contains("\n  3 ~ ", "~ sampled: it counts by its value", ": 1 of 6 cells.\n");
  }

  /** The strengths are the sums of what is written. */
  @Test
  void the_smallest_attack_that_does_is_found_with_units_that_may_be_none() {
    String need =
        "six-days battle --attacker 'inf {3,4}, cav {0..2}' --defender 'inf 4' --turns 2"
            + " --sort attackerStrength";
    assertThat(vedette(need).answer().lines().filter(it -> it.matches("  [34], .*")))
        .extracting(line -> line.substring(0, 6) + line.substring(line.lastIndexOf(' ')))
        .containsExactly("  3, 0 3", "  3, 1 4", "  4, 0 4", "  3, 2 5", "  4, 1 5", "  4, 2 6");
    String alone = "six-days battle --attacker 'inf 3' --defender 'inf 4' --turns 2 --format json";
    assertThat(vedette(need + " --format json").json().at("/cells/0/figures/success").asDouble())
        .isEqualTo(vedette(alone).json().at("/measures/success/p").asDouble());
    // A number that no unit has is no unit of none: nobody has 0 battle turns.
    assertThat(
            vedette("six-days battle --attacker 'inf 3; turns {0..2}' --defender 'inf 4'").misuse())
        .contains("nobody has 0 battle turns");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Stands of four figures, of which casualties are counted.
        "days-of-glory close-assault --attacker 'inf 6 class 2' --defender 'inf 5 class {2,3}' | 24 20",
        "loose-files combat --attacker 'inf 8 dp {1,2}' --defender 'inf 6' | 8 6",
        "musket-pike melee --attacker 'hi2 {7,8}/9 ql6' --defender 'hi1 6 ql6' | 7 6",
        "simple-napoleonic assault --attacker 'inf 3/6 column' --defender 'inf {4,5}/6 line' | 3 4",
        "own tables/examples/losses.json --attacker 7 --defender 4..5 | 7 4",
        "own tables/examples/axis.json --attacker 'inf 3' --defender 'inf {2,3}' | 3 2",
      })
  void every_system_knows_what_the_sides_begin_with(String fight, String strengths) {
    var cell =
        vedette(fight + " --measure attackerStrength,defenderStrength --format json")
            .json()
            .at("/cells/0/figures");
    assertThat(cell.toString())
        .isEqualTo(
            "{\"attackerStrength\":%s,\"defenderStrength\":%s}"
                .formatted(strengths.split(" ")[0] + ".0", strengths.split(" ")[1] + ".0"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "success >= 70 | no chance is above 1 | write 70%",
        "1.5 > undecided | no chance is above 1 | write 1.5%",
        "success | this is a number and not a condition | compare it, as in success >= 70%",
        "not attackerLoss | this is a number | compare it, as in attackerLoss <= 1",
        "succes > 0 | no figure `succes` | did you mean `success`? Or name it with --measure as well",
        "routs > 0 | no figure `routs` | undecided; or name it with --measure as well",
      })
  void a_slip_is_told_before_anything_is_computed(String where, String message, String help) {
    assertThat(vedette(SWEEP + " --where '" + where + "'").misuse()).contains(message, help);
  }

  @Test
  void what_cannot_be_calculated_ends_the_command_and_leaves_no_cell_out() {
    String product = "attackerLoss * defenderLoss * attackerLoss < 100";
    String guns =
        "six-days battle --attacker 'inf 5, cav 2' --defender 'inf {4..6}, art 1' --turns 3";
    assertThat(vedette(guns + " --where '" + product + "'").misuse())
        .contains("the number is too large here", "ask with smaller numbers");
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Sides that decide best, and advice to one of them, as a user asks for them. */
class BestCommandTest {
  private static final String FIGHT =
      "six-days battle --attacker 'inf 4, cav 2' --defender 'inf 6, officer' --turns 4 ";

  private static final String GOAL = "--goal '3*success + defenderLoss - attackerLoss' ";

  @Test
  void the_answer_is_the_whole_distribution_and_says_what_was_best_for_whom() {
    Captured answer = vedette(FIGHT + GOAL + "--stop best");

    assertThat(answer.answer())
        .contains(
            "The attacker takes the position 39.3%",
            "attacker stops       15.30%",
            "best for attacker  --stop\n",
            "goal               3*success + defenderLoss - attackerLoss: 0.9447");
  }

  @Test
  void a_fight_of_one_side_names_no_side() {
    assertThat(
            vedette(
                    "six-days reorganize --command 'inf 3/5, inf 3/5' --order best"
                        + " --goal pointsRegained")
                .answer())
        .containsPattern("\n  best +--order\n")
        .doesNotContain("attacker");
  }

  @Test
  void an_allocation_says_what_the_attacker_sees_and_takes() {
    String advice =
        vedette(
                "six-days battle --attacker 'x: inf 6' --attacker 'y: inf 4' --defender 'A: inf 5'"
                    + " --defender 'B: inf 3' --turns 3 --advise attacker")
            .answer();
    // y comes after x, which has attacked A and cost it a point.
    assertThat(advice)
        .contains("x: A at +1; B at +3\n", "y: A at 0, attacked before; B at +1\n")
        .contains("--targets as-written ", "--targets highest-differential ");
  }

  @Test
  void json_has_the_goal_and_what_it_is_worth() {
    JsonNode json = vedette(FIGHT + GOAL + "--best both --format json").json();

    assertThat(json.get("request").get("best").asString()).isEqualTo("both");
    assertThat(json.get("best").get("goal").asString()).startsWith("3*success");
    assertThat(json.get("best").get("decided").get("stop").toString()).contains("attacker");
    assertThat(json.get("best").get("decided").get("counterattack").toString())
        .contains("defender");
    assertThat(vedette(FIGHT + "--format json").json().has("best")).isFalse();
  }

  /**
   * Axis & Allies with armour at 6: what a value iteration of its own found for the attacker who
   * may retreat after each round, and wants the enemy's cost less his own.
   */
  @Test
  void an_attacker_retreats_where_a_solver_of_its_own_does_so(@TempDir Path directory)
      throws IOException {
    String file = Files.readString(Path.of("tables/examples/axis.json"));
    Path dearer = directory.resolve("axis.json");
    Files.writeString(dearer, file.replace("\"cost\": 5", "\"cost\": 6"));
    JsonNode measures =
        vedette(
                "own '"
                    + dearer
                    + "' --attacker 'inf 10, arm 3' --defender 'inf 10' --attacker-retreat best"
                    + " --goal 'defenderCost - attackerCost' --format json")
            .json()
            .get("measures");

    assertThat(measures.get("success").get("p").asDouble())
        .isCloseTo(0.750499485800, within(1e-11));
    assertThat(measures.get("attackerCost").get("mean").asDouble())
        .isCloseTo(21.380349536, within(1e-8));
    assertThat(measures.get("defenderCost").get("mean").asDouble())
        .isCloseTo(25.392811750, within(1e-8));
  }

  @Test
  void sweeps_and_comparisons_take_it_and_so_does_the_number_of_cells_that_are_shown() {
    assertThat(vedette(FIGHT.replace("cav 2", "cav {1..3}") + "--stop best --best 2").answer())
        .contains("The first 2 of 3 by success");
    assertThat(vedette(FIGHT.replace("cav 2", "cav {1..3}") + "--best attacker").answer())
        .contains("sweep of 3 cells");
  }

  @Test
  void each_weight_of_a_goal_in_braces_is_decided_as_in_the_fight_with_this_weight_alone() {
    String fight = FIGHT + "--best attacker --format json --goal ";
    JsonNode cells = vedette(fight + "'{1,4,8}*success - attackerLoss'").json().get("cells");

    assertThat(cells).hasSize(3);
    List<Double> successes = new ArrayList<>();
    for (JsonNode cell : cells) {
      String weight = cell.get("values").get(0).asString();
      JsonNode alone = vedette(fight + "'" + weight + "*success - attackerLoss'").json();
      double success = cell.get("figures").get("success").asDouble();
      assertThat(success)
          .isCloseTo(alone.get("measures").get("success").get("p").asDouble(), within(1e-12));
      successes.add(success);
    }
    // The more success counts, the longer the attacker goes on.
    assertThat(successes).isSorted().doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--stop best --goal sucess | 2 | there is no measure `sucess` here",
        "--stop best --goal 3 | 2 | the goal names no measure",
        "--stop best --goal 1/attackerLoss | 2 | this divides by 0",
        "--goal success | 2 | nobody decides best",
        "--best attackr | 2 | attackr",
        "--best both --max-states 2 | 6 | more than 2 states",
        "--advise --play | 2 | cannot be combined",
      })
  void what_cannot_be_best_is_refused_by_name(String options, int code, String said) {
    Captured run = vedette(FIGHT + options);

    assertThat(run.code()).isEqualTo(code);
    assertThat(run.err()).contains(said);
  }

  @Test
  void a_side_that_decides_nothing_is_told_what_would_give_it_a_choice() {
    Captured run =
        vedette("days-of-glory charge --charger 'cav 6 class 3' --target 'inf 12' --best defender");

    assertThat(run.code()).isEqualTo(6);
    assertThat(run.err()).contains("the defender has nothing to decide", "--countercharge");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "loose-files combat --attacker 'inf 6' --defender 'inf 6' --best attacker | loose-files combat",
        "loose-files combat --attacker 'inf 6' --defender 'inf {5,6}' --best both | loose-files combat",
        "days-of-glory shoot --shooter '8 smoothbore' --target inf --best both | days-of-glory shoot",
      })
  void where_nobody_ever_decides_best_is_refused_by_the_name_of_the_fight(
      String line, String fight) {
    Captured run = vedette(line);

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("nobody decides anything in `vedette " + fight + "`", "--best 5");
  }

  /** In one battle turn nobody breaks off: of such a cell that is said, and it is not refused. */
  @Test
  void a_choice_that_does_not_come_up_is_no_fault_of_a_cell_nor_of_one_doctrine() {
    String turns = FIGHT.replace("inf 4, cav 2", "inf 4").replace("--turns 4", "--turns ");

    assertThat(vedette(turns + "1 --best attacker").err())
        .contains("the attacker has nothing to decide in this fight", "--stop", "--attacker-losses")
        .doesNotContain("--defender-losses");
    assertThat(vedette(turns + "{1,2} --best attacker").code()).isZero();
    assertThat(vedette(turns + "1 --stop best").answer())
        .contains("nothing that is left free comes up");
  }

  @Test
  void advice_says_first_what_to_do_and_then_what_all_else_costs() {
    String fight = FIGHT.replace("inf 4, cav 2", "inf 4") + GOAL;
    Captured advice = vedette(fight + "--advise");

    // By hand: what `--stop` says is all that this attacker decides.
    assertThat(advice.answer())
        .containsSubsequence(
            "advice to the attacker", "Instead", "--stop", "What is best for --stop");
    JsonNode json = vedette(fight + "--advise --format json").json();
    double best = json.get("best").get("worth").get(0).asDouble();
    for (JsonNode instead : json.get("instead")) {
      assertThat(instead.get("costs").asDouble()).isGreaterThan(-1e-9);
      // The same by the plain odds of the fight as it is named.
      String named = fight.replace(GOAL, "") + "--stop '" + instead.get("said").asString() + "'";
      JsonNode measures = vedette(named + " --format json").json().get("measures");
      double worth =
          3 * measures.get("success").get("p").asDouble()
              + measures.get("defenderLoss").get("mean").asDouble()
              - measures.get("attackerLoss").get("mean").asDouble();
      assertThat(worth).isCloseTo(best - instead.get("costs").asDouble(), within(1e-9));
    }
  }

  private static final String FIGHTS =
      "six-days battle --attacker 'inf {4..6}' --defender 'inf 6; in {clear,town}' --turns 4 ";

  private static final String DEAR = "3*success + defenderLoss - 2*attackerLoss";

  @Test
  void a_sweep_sorted_by_the_goal_has_the_fights_in_the_order_of_their_worth() {
    String sorted =
        vedette(FIGHTS + ("--best attacker --goal 'G' --value 'G' --sort 'G'").replace("G", DEAR))
            .answer();

    // What advice in each fight alone says that it is worth, the town being as good as a point.
    assertThat(sorted)
        .containsSubsequence("6, clear", "5, clear", "6, town", "4, clear", "5, town", "4, town");
    for (String fight : List.of("6; clear; 0.3161", "5; town; -0.6000", "4; town; -1.2000")) {
      String[] parts = fight.split("; ");
      String alone = FIGHTS.replace("{4..6}", parts[0]).replace("{clear,town}", parts[1]);
      assertThat(vedette(alone + "--advise --goal '" + DEAR + "'").answer())
          .contains("Worth " + parts[2]);
      assertThat(sorted).containsPattern("\n  " + parts[0] + ", " + parts[1] + " .* " + parts[2]);
    }
  }

  @Test
  void advice_is_for_one_fight_and_says_how_to_find_the_best_of_several() {
    Captured run = vedette(FIGHTS + "--advise defender");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("--advise cannot be combined with braces", "--best defender --sort success");
  }

  @Test
  void where_a_fight_costs_more_than_it_brings_it_is_better_not_to_fight() {
    String weak = FIGHTS.replace("{4..6}", "3").replace("{clear,town}", "town");

    assertThat(vedette(weak + "--advise --goal '" + DEAR + "'").answer())
        .startsWith("Better not to fight.");
  }

  /** Nobody loses anything where nobody fights; how much is left then the goal does not know. */
  @Test
  void what_no_fight_is_worth_is_not_told_where_the_goal_names_what_is_left() {
    String fire =
        "simple-napoleonic firefight --attacker 'inf 2/6 line' --attacker 'inf line'"
            + " --defender 'inf line' --defender 'inf line; in cover' --range 2 --advise --goal ";

    assertThat(vedette(fire + "'defenderLosses - attackerLosses'").answer())
        .containsPattern("not\\sto\\sfight\\s0\\.");
    assertThat(vedette(fire + "'attackerLeft - defenderLeft'").answer())
        .doesNotContainPattern("not\\s(to\\s)?fight");
    assertThat(
            vedette(fire + "'defenderLosses - attackerLosses' --format json")
                .json()
                .get("unfought")
                .asDouble())
        .isZero();
    assertThat(vedette(fire + "'attackerLeft - defenderLeft' --format json").json().has("unfought"))
        .isFalse();
  }

  @Test
  void a_map_tells_what_is_best_by_what_both_have_left() {
    List<String> lines =
        vedette(
                "own tables/examples/axis.json --attacker 'inf 4, arm 2' --defender 'inf 5' --advise"
                    + " --goal 'defenderCost - attackerCost'")
            .answer()
            .lines()
            .toList();
    int head = index(lines, "     against") + 1;

    assertThat(lines.subList(head, head + 7))
        .containsExactly(
            "       1    2    3    4    5",
            "  6   no   no   no   no   no",
            "  5   no   no   no   no   no",
            "  4   no   no   no   no  yes",
            "  3   no   no   no  yes  yes",
            "  2   no  yes  yes  yes  yes",
            "  1  yes  yes  yes  yes  yes");
  }

  private static int index(List<String> lines, String begin) {
    return IntStream.range(0, lines.size())
        .filter(line -> lines.get(line).startsWith(begin))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_unit_that_is_on_both_sides_of_a_plan_is_not_asked_what_is_best() {
    Captured plan =
        vedette("plan tables/examples/plans/ranges-then-assault.json --best both --goal success");

    assertThat(plan.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(plan.err())
        .contains("Line decides for the attacker in one fight and for the defender in another");
  }

  @Test
  void advice_says_what_the_other_side_does_and_who_has_nothing_to_decide_is_told_his_options() {
    assertThat(vedette(FIGHT + GOAL + "--advise").answer())
        .contains("defender plays", "--counterattack never");
    assertThat(
            vedette("six-days battle --attacker 'inf 4' --defender 'inf 6' --best attacker").err())
        .contains("--stop, --attacker-losses;");
  }

  /** What a file measures may hold without a fight, as nobody knows. */
  @Test
  void not_to_fight_is_not_weighed_by_what_a_file_measures(@TempDir Path directory)
      throws IOException {
    Path file = directory.resolve("holds.json");
    Files.writeString(
        file,
        """
        { "format": 1, "id": "test/holds", "title": "Holds", "kind": "system",
          "fire": { "melee": { "dice": "strength", "die": "d6", "atLeast": 5 } }, "rounds": 3,
          "round": [{ "fire": "melee", "by": "both" }, { "mayRetreat": "attacker" }],
          "measures": { "holds": "not defenderEliminated" } }
        """);
    Captured advice =
        vedette("own " + file + " --attacker 4 --defender 4 --advise --goal '0-holds'");

    assertThat(advice.answer()).contains("Worth -0.68").doesNotContain("not to fight");
  }
}

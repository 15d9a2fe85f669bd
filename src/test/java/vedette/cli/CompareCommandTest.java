package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.vedette;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whole ways to attack side by side. */
class CompareCommandTest {
  /** At +3: a 1 repulses the attacker, 9 and 10 the defender. */
  private static final String PLAIN =
      "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4'";

  private static final String TWO_TURNS =
      "six-days battle --attacker 'inf 7' --defender 'inf 4' --turns 2";

  private static final String MELEE =
      "musket-pike melee --attacker 'hi2 16/16 ql7' --defender 'hi2 19/20 ql5 disordered'";

  private static JsonNode json(String options) {
    return vedette("compare --format json " + options).json();
  }

  private static JsonNode figure(JsonNode answer, String measure) {
    for (JsonNode figure : answer.get("figures")) {
      if (figure.get("measure").asString().equals(measure)) {
        return figure;
      }
    }
    throw new AssertionError("no " + measure);
  }

  /** Of bars eight columns long 1.6 and 3.2 are full, in eighths 13 and 26. */
  @Test
  void each_figure_has_a_bar_on_a_terminal_and_on_a_page() {
    String ways = PLAIN + " vs " + PLAIN + " --turns 2";
    Captured.Around terminal =
        new Captured.Around(Map.of("NO_COLOR", "1", "LC_ALL", "C.UTF-8"), true, 80);
    assertThat(terminal.vedette("compare " + ways).answer())
        .containsPattern("\n  success +20.00% +40.00% \\*\n +█▋ +███▎\n");
    assertThat(vedette("compare " + ways).answer()).doesNotContain("█", "#");
    assertThat(vedette("compare --format html " + ways).answer())
        .contains("style=\"width:20.00%\"", "style=\"width:40.00%\"");
  }

  @Test
  void each_way_has_the_figures_of_its_own_command() {
    JsonNode answer = json(PLAIN + " vs " + TWO_TURNS);
    JsonNode success = figure(answer, "success").get("ways");
    assertThat(success.get(0).get("estimate").asDouble()).isCloseTo(0.2, within(1e-12));
    double alone =
        vedette(TWO_TURNS + " --format json").json().at("/measures/success/p").asDouble();
    assertThat(success.get(1).get("estimate").asDouble()).isEqualTo(alone);
    assertThat(success.get(1).get("more").asDouble()).isCloseTo(alone - 0.2, within(1e-12));
    assertThat(figure(answer, "success").get("best").asString()).isEqualTo("2");
    // Less of its own loss is better for the attacker, more of the other's.
    assertThat(figure(answer, "attackerLoss").get("best").asString()).isEqualTo("1");
    assertThat(figure(answer, "defenderLoss").get("best").asString()).isEqualTo("2");
  }

  @Test
  void plans_are_compared_by_the_measures_that_their_files_name() {
    String redoubt = "plan tables/examples/plans/redoubt.json";
    JsonNode answer = json(redoubt + " vs " + redoubt + " --unit 'Tercio: hi2 12/16 ql7'");
    for (String measure : new String[] {"success", "held"}) {
      double alone =
          vedette(redoubt + " --format json").json().at("/measures/" + measure + "/p").asDouble();
      assertThat(figure(answer, measure).get("ways").get(0).get("estimate").asDouble())
          .isEqualTo(alone);
    }
    assertThat(figure(answer, "held").get("best").isNull())
        .as("nobody says what is better")
        .isTrue();
  }

  @Test
  void ways_of_two_systems_are_sorted_by_what_they_have_in_common() {
    JsonNode answer = json("--by success " + PLAIN + " vs " + TWO_TURNS + " vs " + MELEE);
    assertThat(answer.get("ways").get(0).get("name").asString()).isEqualTo("3");
    assertThat(answer.get("ways").get(2).get("name").asString()).isEqualTo("1");
    JsonNode retreats = figure(answer, "attackerRetreats");
    assertThat(retreats.get("ways").get(0).get("estimate").asDouble())
        .isCloseTo(0.1, within(1e-12));
    assertThat(retreats.get("ways").get(1).get("estimate").isNull()).isTrue();
    assertThat(retreats.get("best").isNull()).isTrue();
  }

  @Test
  void a_fight_that_nobody_can_retreat_from_is_asked_for_a_chance() {
    // Each point hits on 5 or more, one round, both at once. One against one: 1/3 x 2/3 = 2/9. Two
    // against one: one of them stays in any case, 1 - (2/3)^2 = 5/9. Nobody loses more than one.
    String bash = "own tables/examples/bash.json --defender 1 --attacker ";
    JsonNode answer =
        json("--chance 'success and attackerLoss = 0' " + bash + "1 vs " + bash + "2");
    JsonNode success = figure(answer, "success").get("ways");
    assertThat(success.get(0).get("estimate").asDouble()).isCloseTo(2 / 9.0, within(1e-15));
    assertThat(success.get(1).get("estimate").asDouble()).isCloseTo(5 / 9.0, within(1e-15));
    // The one point of the defender misses with 2/3: 2/9, and 5/9 x 2/3 = 10/27.
    JsonNode unhurt = figure(answer, "success and attackerLoss = 0").get("ways");
    assertThat(unhurt.get(0).get("estimate").asDouble()).isCloseTo(2 / 9.0, within(1e-15));
    assertThat(unhurt.get(1).get("estimate").asDouble()).isCloseTo(10 / 27.0, within(1e-15));
  }

  @Test
  void a_question_sorts_them_too() {
    JsonNode answer = json("--by 'defenderLoss - attackerLoss' " + PLAIN + " vs " + TWO_TURNS);
    JsonNode worth = figure(answer, "defenderLoss - attackerLoss");
    assertThat(worth.get("mean").asBoolean()).isTrue();
    assertThat(worth.get("ways").get(0).get("estimate").asDouble())
        .isGreaterThan(worth.get("ways").get(1).get("estimate").asDouble());
  }

  @Test
  void the_answer_says_in_which_order_the_ways_are() {
    String ways = PLAIN + " vs " + TWO_TURNS;
    assertThat(words(ways)).contains("The ways\n");
    assertThat(words("--by success " + ways))
        .contains("The ways, sorted by success, the greatest first\n");
    assertThat(words("--by attackerLoss " + ways))
        .contains("The ways, sorted by attackerLoss, the least first\n");
    // Nothing decides on a battle by its turns.
    assertThat(words("--by turnsFought " + ways))
        .contains(
            "The ways, sorted by turnsFought, the greatest first: nothing says what is better\n");
    JsonNode sorted = json("--by turnsFought " + ways).get("sorted");
    assertThat(sorted.get("by").asString()).isEqualTo("turnsFought");
    assertThat(sorted.get("first").asString()).isEqualTo("greatest");
    assertThat(sorted.get("best").asBoolean()).isFalse();
    assertThat(json(ways).has("sorted")).isFalse();
  }

  private static String words(String options) {
    return vedette("compare " + options).answer();
  }

  @Test
  void a_way_against_itself_is_never_best_and_differs_by_nothing() {
    JsonNode exact = figure(json(PLAIN + " vs " + PLAIN), "success");
    assertThat(exact.get("best").isNull()).isTrue();
    assertThat(exact.get("ways").get(1).get("more").asDouble()).isZero();
    JsonNode sampled =
        figure(json("--method simulate --trials 1000 " + PLAIN + " vs " + PLAIN), "success");
    assertThat(sampled.get("best").isNull()).isTrue();
    assertThat(sampled.get("ways").get(1).get("moreLow").asDouble()).isNegative();
    assertThat(sampled.get("ways").get(1).get("moreHigh").asDouble()).isPositive();
  }

  /** Of 3 and 3 there are 9 states and of 9 and 9 there are 81. */
  @Test
  void a_way_too_large_is_simulated_beside_an_exact_one() {
    String attack = "own tables/examples/losses.json --rounds until-decided";
    String ways =
        "--method auto --trials 10k --max-states 9 "
            + (attack + " --attacker 3 --defender 3 vs ")
            + (attack + " --attacker 9 --defender 9");
    JsonNode answer = json(ways);
    assertThat(answer.get("method").asString()).isEqualTo("auto");
    assertThat(answer.at("/ways/0/method").asString()).isEqualTo("exact");
    assertThat(answer.at("/ways/1/method").asString()).isEqualTo("simulate");
    assertThat(answer.at("/ways/1/why").asString()).isEqualTo("more than 9 states");
    JsonNode large = figure(answer, "success").at("/ways/1");
    assertThat(large.get("moreLow").asDouble()).isLessThan(large.get("more").asDouble());
    assertThat(large.get("moreHigh").asDouble()).isGreaterThan(large.get("more").asDouble());
    assertThat(vedette("compare " + ways).answer().replaceAll("\\s+", " "))
        .contains("; 1 by 10,000 battles simulated, seed 1: 2 has more than 9 states");
  }

  @Test
  void an_option_in_the_wrong_place_is_told_its_own() {
    assertThat(vedette("compare " + PLAIN + " --explain vs " + TWO_TURNS).misuse())
        .contains("error[C004]: --explain is for one fight, and not for ways side by side");
    assertThat(vedette("compare --only bridge suite.json").misuse())
        .contains("unknown option `--only`")
        .contains("help: write the options of a fight behind its own name");
    assertThat(vedette("compare reports/suite.json vs " + PLAIN).misuse())
        .contains("`reports/suite.json` is not the command of a fight");
  }

  @Test
  void battles_are_told_once_and_a_precision_that_is_not_reached_is_no_success() {
    String ways =
        "six-days battle --attacker 'inf 5' --defender 'inf 4' vs six-days battle --attacker"
            + " 'inf 6' --defender 'inf 4'";
    assertThat(vedette("compare --trials 2000 " + ways).answer())
        .startsWith("2 ways side by side: 2,000 battles each simulated, seed 1\n");
    Captured imprecise = vedette("compare --precision 0.1% --trials 2000 " + ways);
    assertThat(imprecise.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(imprecise.err()).startsWith("warning[L003]: not every way reached the precision");
  }

  /** Of 400 seeds the difference's interval misses the true one in at most 1 in 20. */
  @Test
  void the_interval_of_a_difference_holds_the_true_one() {
    double truth =
        figure(json(PLAIN + " vs " + TWO_TURNS), "success").at("/ways/1/more").asDouble();
    int missed = 0;
    for (int seed = 1; seed <= 400; seed++) {
      JsonNode more =
          figure(
                  json(
                      "--method direct --trials 200 --threads 1 --seed "
                          + seed
                          + " "
                          + PLAIN
                          + " vs "
                          + TWO_TURNS),
                  "success")
              .at("/ways/1");
      boolean held =
          more.get("moreLow").asDouble() <= truth && truth <= more.get("moreHigh").asDouble();
      missed += held ? 0 : 1;
    }
    assertThat(missed).isLessThanOrEqualTo(20);
  }

  @Test
  void a_way_is_printed_so_that_a_shell_reads_the_same_words() {
    String battle = "six-days battle --attacker 'inf 5' --defender 'inf 4; in town'";
    assertThat(json(battle + " vs " + TWO_TURNS).at("/ways/0/words").asString())
        .isEqualTo("six-days battle --attacker \"inf 5\" --defender \"inf 4; in town\"");
  }

  @Test
  void every_format_is_had() {
    for (String format : new String[] {"text", "csv", "markdown", "html"}) {
      Captured run = vedette("compare --format " + format + " " + PLAIN + " vs " + TWO_TURNS);
      assertThat(run.code()).isEqualTo(ExitCode.DONE);
      assertThat(run.out()).contains("attackerLoss");
    }
  }
}

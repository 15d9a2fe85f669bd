package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Plans of attack side by side: bars on a terminal, and intervals of differences. */
class CompareCommandTest {
  /** At +3: a 1 repulses the attacker, 9 and 10 the defender. */
  private static final String PLAIN =
      "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4'";

  private static final String TWO_TURNS =
      "six-days battle --attacker 'inf 7' --defender 'inf 4' --turns 2";

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
    CapturedRun.RunEnvironment terminal =
        new CapturedRun.RunEnvironment(Map.of("NO_COLOR", "1", "LC_ALL", "C.UTF-8"), true, 80);
    assertThat(terminal.vedette("compare " + ways).answer())
        .containsPattern("\n  success +20.00% +40.00% \\*\n +█▋ +███▎\n");
    assertThat(vedette("compare " + ways).answer()).doesNotContain("█", "#");
    assertThat(vedette("compare --format html " + ways).answer())
        .contains("style=\"width:20.00%\"", "style=\"width:40.00%\"");
  }

  /** In 400 seeds the difference's interval misses the true one in at most 1 of 20. */
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
}

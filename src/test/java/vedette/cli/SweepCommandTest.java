package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Each cell of braces has the figures that the command states for its fight. */
class SweepCommandTest {
  private static final String ALL = " --measure all";
  private static final String ONE =
      "six-days battle --attacker 'inf {3..8}, cav 2' --defender 'inf 4' --turns 2" + ALL;
  private static final String TWO =
      "six-days battle --attacker 'inf {3..5}, cav 2' --defender 'inf 4' --turns 2"
          + " --terrain '{clear,woods}'";
  private static final String SAMPLED = " --method simulate --trials 20k --seed 5";

  private static JsonNode json(String sweep) {
    return vedette(sweep + " --format json").json();
  }

  @Test
  void every_cell_is_what_the_odds_command_says() {
    JsonNode sweep = json(ONE);
    assertThat(sweep.get("cells")).hasSize(6);
    for (JsonNode cell : sweep.get("cells")) {
      String strength = cell.at("/values/0").asString();
      JsonNode odds = json(ONE.replace(ALL, "").replace("{3..8}", strength));
      assertCell(cell, odds);
      assertThat(cell.get("error").asDouble()).isEqualTo(odds.get("error").asDouble());
    }
  }

  /** Asserts that every figure of a cell is the measure's mean or chance. */
  private static void assertCell(JsonNode cell, JsonNode odds) {
    JsonNode measures = odds.get("measures");
    // Success, eight endings, and seven more.
    assertThat(cell.get("figures")).hasSize(1 + 10 + 7);
    for (Map.Entry<String, JsonNode> figure : cell.get("figures").properties()) {
      String[] name = figure.getKey().split(": ");
      JsonNode measure = measures.get(name[0]);
      JsonNode expected =
          name.length == 2
              ? chance(measure, name[1])
              : measure.has("mean") ? measure.get("mean") : measure.get("p");
      assertThat(figure.getValue().asDouble())
          .as(figure.getKey())
          .isEqualTo(expected == null ? 0 : expected.asDouble());
    }
  }

  private static JsonNode chance(JsonNode category, String value) {
    for (JsonNode chance : category.get("distribution")) {
      if (chance.get("value").asString().equals(value)) {
        return chance.get("p");
      }
    }
    return null;
  }

  @Test
  void a_sampled_cell_is_what_the_odds_command_says_for_its_seed() {
    for (String method : List.of("simulate", "direct")) {
      String how = " --method " + method + " --trials 20k";
      JsonNode sweep = json(ONE + how + " --seed 5");
      for (JsonNode cell : sweep.get("cells")) {
        String fight = ONE.replace(ALL, "").replace("{3..8}", cell.at("/values/0").asString());

        JsonNode odds = json(fight + how + " --seed " + cell.get("seed").asString());
        assertCell(cell, odds);
        assertThat(cell.at("/low/defenderRepulsed").asDouble())
            .isEqualTo(odds.at("/measures/defenderRepulsed/low").asDouble());
        assertThat(cell.at("/high/defenderLosses").asDouble())
            .isEqualTo(odds.at("/measures/defenderLosses/meanInterval/1").asDouble());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", SAMPLED, " --method direct --trials 2k"})
  void any_number_of_threads_gives_the_same_bytes(String method) {
    for (String format : List.of("text", "json", "csv")) {
      String sweep = TWO + method + " --format " + format + " --threads ";
      String one = vedette(sweep + 1).answer();
      assertThat(vedette(sweep + 5).answer()).isEqualTo(one);
    }
  }

  @Test
  void a_map_has_colour_where_colour_is_on() {
    String map = TWO + " --measure success --color ";
    assertThat(vedette(map + "never").answer()).doesNotContain("\u001b");
    assertThat(vedette(map + "always").answer()).containsPattern("\u001b\\[38;5;16;48;5;[0-9]+m");
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.vedette;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Advice for every weight of a goal, as a user asks for it. */
class WeightsCommandTest {
  private static final String FIGHT =
      "six-days battle --attacker 'inf 4' --defender 'inf 4' --turns 4 ";

  private static final String GOAL = "--goal 'W*success + defenderLoss - attackerLoss' ";

  /** What the weight counts and what is added, of a doctrine. */
  private record Line(double success, double rest) {
    /** By the ordinary odds of the fight. */
    static Line of(String stop) {
      JsonNode measures =
          vedette(FIGHT + "--stop '" + stop + "' --format json").json().get("measures");
      return new Line(
          measures.get("success").get("p").asDouble(),
          measures.get("defenderLoss").get("mean").asDouble()
              - measures.get("attackerLoss").get("mean").asDouble());
    }

    double at(double weight) {
      return weight * success + rest;
    }
  }

  private static Map<String, Line> doctrines() {
    Map<String, Line> lines = new LinkedHashMap<>();
    lines.put("never", Line.of("never"));
    IntStream.rangeClosed(1, 5).forEach(n -> lines.put("after-losing " + n, null));
    IntStream.rangeClosed(-4, 4).forEach(n -> lines.put("below " + n, null));
    lines.replaceAll((stop, unknown) -> Line.of(stop));
    return lines;
  }

  /** The most that the lines of all doctrines come to, by their ordinary odds. */
  @Test
  void no_doctrine_does_better_for_any_weight_and_the_one_that_is_named_does_as_well() {
    Map<String, Line> lines = doctrines();
    JsonNode weights = vedette(FIGHT + GOAL + "--advise --format json").json().get("weights");

    double end = 0;
    for (JsonNode range : weights) {
      double from = range.get("from").asDouble();
      double to = range.get("to").isNull() ? 1_000 : range.get("to").asDouble();
      Line best = new Line(range.get("weighted").asDouble(), range.get("rest").asDouble());
      assertThat(from).isEqualTo(end);
      end = to;
      lines.values().forEach(it -> assertThat(it.at(from)).isLessThan(best.at(from) + 1e-9));
      lines.values().forEach(it -> assertThat(it.at(to)).isLessThan(best.at(to) + 1e-9));
      Line named = lines.get(range.get("said").get("stop").asString());
      assertThat(named.success()).isCloseTo(best.success(), within(1e-9));
      assertThat(named.rest()).isCloseTo(best.rest(), within(1e-9));
    }
    assertThat(weights.size()).isEqualTo(4);
    assertThat(end).isEqualTo(1_000);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0", "1.5, 1", "3, 2", "7.25, 3"})
  void a_number_in_the_place_of_the_letter_is_worth_what_its_range_says(double weight, int range) {
    JsonNode ranges = vedette(FIGHT + GOAL + "--advise --format json").json().get("weights");
    JsonNode best =
        vedette(FIGHT + GOAL.replace("W", "" + weight) + "--best attacker --format json")
            .json()
            .get("best");
    JsonNode its = ranges.get(range);

    assertThat(its.get("from").asDouble()).isLessThan(weight);
    assertThat(weight * its.get("weighted").asDouble() + its.get("rest").asDouble())
        .isCloseTo(best.get("worth").get(0).asDouble(), within(1e-9));
  }

  @Test
  void the_answer_begins_with_what_to_say_up_to_which_weight() {
    assertThat(vedette(FIGHT + GOAL + "--advise").out())
        .startsWith("Best: --stop \"below 0\" up to W = 0.8333, then")
        .containsSubsequence(
            "advice to the attacker for every weight",
            "goal               W*success + defenderLoss - attackerLoss\n",
            "from W",
            "4.0000  --stop never             0.4511   0.0344");
    assertThat(vedette(FIGHT + GOAL + "--advise --format csv").out().lines())
        .first()
        .isEqualTo("from,to,said,weighted,rest");
  }

  /** By hand: nothing but a win counts, and to break off never wins. */
  @Test
  void what_nothing_else_stands_against_is_best_for_every_weight() {
    assertThat(vedette(FIGHT + "--advise --goal 'W*success'").out())
        .startsWith("The same is best for every weight: --stop never.");
  }

  @Test
  void where_no_doctrine_says_it_the_choices_are_told_that_change() {
    String fight = FIGHT.replace("inf 4' --d", "inf 4, cav 2' --d").replace("'inf 4'", "'inf 6'");
    Captured answer = vedette(fight + GOAL + "--advise");

    assertThat(answer.out()).contains(" and more  ", "What is taken more often from");
    JsonNode json = vedette(fight + GOAL + "--advise --format json").json();
    List<Double> ends =
        json.get("weights").findValues("from").stream().map(JsonNode::asDouble).toList();
    for (JsonNode change : json.get("changes")) {
      assertThat(ends).contains(change.get("weight").asDouble());
      assertThat(
              change.get("below").isNull()
                  || change.get("below").asDouble() < change.get("above").asDouble())
          .isTrue();
    }
    assertThat(json.get("weightsLeftOut").asBoolean()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--best attacker --goal 'W*success' | 2 | stands for any weight",
        "--stop best --counterattack {never,always} --goal 'W*success' | 2 | ask --advise",
        "--advise --counterattack {never,always} --goal 'W*success' | 2 | --advise of one fight",
        "--advise --goal 'W*W*success' | 2 | `W` is multiplied by itself",
        "--advise --goal '(2 - W)*(W + success)' | 2 | `W` is multiplied by itself",
        "--advise --goal 'success/(1 + W)' | 2 | nothing is divided by `W`",
        "--advise --goal '(attackerLoss < W) - attackerLoss' | 2 | cannot stand in a condition",
        "--advise --goal 'attackerLoss in [1, W]' | 2 | cannot stand in a condition",
        "--advise --goal 'W*3' | 2 | the goal names no measure",
        "--advise --goal 'W*success +' | 2 | ends too early",
        "--advise --goal 'W*success' --best both | 6 | the defender decides best as well",
        "--advise --goal 'W*success' --counterattack best | 6 | the defender decides best as well",
      })
  void a_weight_is_refused_where_it_has_no_answer(String options, int code, String said) {
    Captured run = vedette(FIGHT + options);

    assertThat(run.err()).contains(said);
    assertThat(run.code()).isEqualTo(code);
  }
}

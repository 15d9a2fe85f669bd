package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.CapturedRun.LONG_BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import vedette.form.FightName;
import vedette.json.Version;

/** The JSON answer keeps its contract: always the same keys, and probabilities that add up. */
class JsonAnswerTest {
  /** The rounding of sums of a few hundred doubles. */
  private static final double ROUNDING = 1e-12;

  /** The maximum number of outcomes; the least likely ones are left out. */
  private static final int MOST_OUTCOMES = 1000;

  private static final String SIMULATED = " --method simulate --trials 20k";

  @ParameterizedTest
  @ValueSource(strings = {"", SIMULATED, " --method direct --trials 2k", " --fractions"})
  void an_answer_keeps_its_contract(String method) {
    assertContract(LONG_BATTLE + method, vedette(LONG_BATTLE + method + " --format json").json());
  }

  /** Asserts the contract of every answer about a fight. */
  static void assertContract(String commandLine, JsonNode json) {
    assertKeys(commandLine, json);
    assertSums(json);
    assertMargins(json);
  }

  /** Asserts that the keys are always the same. */
  private static void assertKeys(String commandLine, JsonNode json) {
    assertThat(json.propertyNames())
        .containsExactly(
            "vedette",
            "system",
            "engagement",
            "request",
            "tables",
            "summary",
            "readings",
            "method",
            "trials",
            "seed",
            "states",
            "meanTurns",
            "meanTurnsError",
            "meanTurnsFraction",
            "undecided",
            "undecidedFraction",
            "cutOff",
            "error",
            "measures",
            "outcomes",
            "outcomesLeftOut");
    FightName name = new FightName(text(json, "system"), text(json, "engagement"));
    assertThat(json.get("vedette").asString()).isEqualTo(Version.NUMBER);
    assertThat(commandLine).startsWith(name + " ");
    if (json.get("outcomesLeftOut").asInt() != 0) {
      assertThat(json.get("outcomesLeftOut").asInt()).isPositive();
      assertThat(json.get("outcomes")).hasSize(MOST_OUTCOMES);
    }
    for (JsonNode table : json.get("tables")) {
      assertThat(table.propertyNames()).containsExactly("id", "title", "status", "file", "sha256");
      assertThat(table.get("sha256").asString()).matches("[0-9a-f]{64}");
    }
    // Only dice decide the initiative, and drawn markers the turn: no table is consulted.
    assertThat(json.get("tables").isEmpty())
        .isEqualTo(List.of("initiative", "chits").contains(name.engagement()));
  }

  private static String text(JsonNode json, String key) {
    return json.get(key).asString();
  }

  /** Asserts that the probabilities of every measure and of all outcomes add up. */
  private static void assertSums(JsonNode json) {
    double decided = 1 - json.get("undecided").asDouble();
    double listed = sum(json.get("outcomes"));
    assertThat(listed).isLessThanOrEqualTo(decided + ROUNDING);
    assertThat(listed + mostLeftOut(json)).isGreaterThanOrEqualTo(decided - ROUNDING);
    for (Map.Entry<String, JsonNode> measure : json.get("measures").properties()) {
      if (!measure.getValue().get("kind").asString().equals("flag")) {
        assertThat(sum(measure.getValue().get("distribution")))
            .as(measure.getKey())
            .isCloseTo(decided, within(ROUNDING));
      }
    }
  }

  /**
   * Returns the maximum probability of the outcomes left out: none is likelier than the last one
   * listed.
   */
  private static double mostLeftOut(JsonNode json) {
    JsonNode outcomes = json.get("outcomes");
    double least = outcomes.get(outcomes.size() - 1).get("p").asDouble();
    return json.get("outcomesLeftOut").asInt() * least;
  }

  private static double sum(JsonNode chances) {
    double sum = 0;
    for (JsonNode chance : chances) {
      assertThat(chance.get("p").asDouble()).isBetween(0.0, 1.0);
      sum += chance.get("p").asDouble();
    }
    return sum;
  }

  /** Asserts that measures are the margins of the outcomes. */
  private static void assertMargins(JsonNode json) {
    JsonNode first = json.at("/outcomes/0");
    double leftOut =
        json.get("outcomesLeftOut").asInt() == 0
            ? 0
            : 1 - json.get("undecided").asDouble() - sum(json.get("outcomes"));
    for (String name : first.propertyNames()) {
      if (!List.of("p", "low", "high").contains(name)) {
        Map<JsonNode, Double> margin = new LinkedHashMap<>();
        for (JsonNode outcome : json.get("outcomes")) {
          margin.merge(outcome.get(name), outcome.get("p").asDouble(), Double::sum);
        }
        assertMargin(json.at("/measures/" + name), margin, leftOut);
      }
    }
  }

  /**
   * Asserts that a margin of the listed outcomes lacks exactly the probability of those left out.
   */
  private static void assertMargin(JsonNode measure, Map<JsonNode, Double> margin, double leftOut) {
    if (measure.get("kind").asString().equals("flag")) {
      double set = 0;
      for (Map.Entry<JsonNode, Double> entry : margin.entrySet()) {
        set += entry.getKey().asBoolean() ? entry.getValue() : 0;
      }
      assertThat(measure.get("p").asDouble()).isBetween(set - ROUNDING, set + leftOut + ROUNDING);
      return;
    }
    double mean = 0;
    double lacking = 0;
    int unseen = 0;
    for (JsonNode chance : measure.get("distribution")) {
      double p = chance.get("p").asDouble();
      Double seen = margin.get(chance.get("value"));
      unseen += seen == null ? 1 : 0;
      double lacks = p - (seen == null ? 0 : seen);
      assertThat(lacks).isBetween(-ROUNDING, leftOut + ROUNDING);
      lacking += lacks;
      mean += p * chance.get("value").asDouble(0);
    }
    assertThat(measure.get("distribution")).hasSize(margin.size() + unseen);
    assertThat(leftOut > 0 || unseen == 0).isTrue();
    assertThat(lacking).isCloseTo(leftOut, within(ROUNDING));
    if (measure.get("kind").asString().equals("count")) {
      assertThat(measure.get("mean").asDouble()).isCloseTo(mean, within(100 * ROUNDING));
    }
  }

  @Test
  void the_odds_of_one_attack_are_those_on_the_table() {
    // Column `3 or 4` by hand: 1 A1Rp; 2, 3 A1; 4-6 D1; 7, 8 D2; 9, 10 D2Rp. A repulse with a loss
    // costs an additional point of cavalry if there is any: A1Rp costs 2, D2Rp of infantry costs 2.
    JsonNode json = vedette(BATTLE + " --format json").json();
    assertThat(json.at("/measures/attackerLosses/mean").asDouble()).isCloseTo(0.4, within(1e-15));
    assertThat(json.at("/measures/defenderLosses/mean").asDouble()).isCloseTo(1.1, within(1e-15));
    assertThat(json.at("/measures/attackerRepulsed/p").asDouble()).isEqualTo(0.1);
    assertThat(json.at("/measures/defenderRepulsed/p").asDouble()).isEqualTo(0.2);
    assertThat(json.at("/states").asInt()).isEqualTo(1);
  }

  @Test
  void the_request_is_echoed_with_its_defaults() {
    JsonNode request = vedette(BATTLE + " --turns 3 --format json").json().get("request");
    assertThat(request.at("/attacker/0").asString()).isEqualTo("inf 5, cav 2");
    assertThat(request.get("turns").asInt()).isEqualTo(3);
    assertThat(request.get("spent").isNull()).isTrue();
    assertThat(request.get("counterattack").asString()).isEqualTo("never");
    assertThat(request.get("attackerLossOrder").asString()).isEqualTo("infantry-first");
  }

  @Test
  void an_exact_answer_bounds_its_error() {
    JsonNode json = vedette(LONG_BATTLE + " --format json").json();
    assertThat(json.get("method").asString()).isEqualTo("exact");
    assertThat(json.get("trials").isNull()).isTrue();
    assertThat(json.get("seed").isNull()).isTrue();
    // One attack is one state.
    JsonNode attack = vedette(BATTLE + " --format json").json();
    assertThat(attack.get("states").asInt()).isEqualTo(1);
    assertThat(json.get("error").asDouble()).isBetween(Double.MIN_VALUE, 1e-10);
    JsonNode chance = json.at("/measures/attackerLosses/distribution/0");
    assertThat(chance.propertyNames()).containsExactly("value", "p", "low", "high", "fraction");
    assertThat(chance.get("low").isNull()).isTrue();
    assertThat(chance.get("high").isNull()).isTrue();
    assertThat(chance.get("fraction").isNull()).isTrue();
  }

  @Test
  void a_simulated_answer_gives_every_probability_its_interval() {
    JsonNode json = vedette(LONG_BATTLE + SIMULATED + " --seed 7 --format json").json();
    assertThat(json.get("method").asString()).isEqualTo("simulate");
    assertThat(json.get("trials").asLong()).isEqualTo(20_000);
    assertThat(json.get("seed").asLong()).isEqualTo(7);
    assertThat(json.get("states").isNull()).isTrue();
    assertThat(json.get("error").isNull()).isTrue();
    for (JsonNode measure : json.get("measures")) {
      if (measure.has("mean")) {
        JsonNode interval = measure.get("meanInterval");
        assertThat(measure.get("mean").asDouble())
            .isBetween(interval.get(0).asDouble(), interval.get(1).asDouble());
      }
      Iterable<JsonNode> chances =
          measure.has("distribution") ? measure.get("distribution") : List.of(measure);
      for (JsonNode chance : chances) {
        double p = chance.get("p").asDouble();
        assertThat(chance.get("low").asDouble()).isBetween(0.0, p);
        assertThat(chance.get("high").asDouble()).isBetween(p, 1.0);
        assertThat(chance.get("high").asDouble()).isGreaterThan(chance.get("low").asDouble());
      }
    }
  }

  @Test
  void fractions_add_up_to_one_without_any_rounding() {
    JsonNode json = vedette(LONG_BATTLE + " --fractions --format json").json();
    assertThat(json.get("error").asDouble()).isZero();
    for (JsonNode measure : json.get("measures")) {
      if (measure.has("distribution")) {
        BigFraction sum = BigFraction.ZERO;
        for (JsonNode chance : measure.get("distribution")) {
          BigFraction fraction = fraction(chance.get("fraction").asString());
          assertThat(chance.get("p").asDouble()).isEqualTo(fraction.doubleValue());
          sum = sum.add(fraction);
        }
        assertThat(sum).isEqualTo(BigFraction.ONE);
      }
    }
  }

  private static BigFraction fraction(String text) {
    String[] parts = text.split("/");
    return new BigFraction(new BigInteger(parts[0]), new BigInteger(parts[1]));
  }

  @Test
  void tables_can_be_had_as_json() {
    JsonNode list = vedette("list --format json").json();
    for (JsonNode table :
        list.findValues("tables").stream().flatMap(JsonNode::valueStream).toList()) {
      String id = table.get("id").asString();
      JsonNode shown = vedette("show " + id + " --format json").json();
      for (String key : table.propertyNames()) {
        assertThat(shown.get(key)).isEqualTo(table.get(key));
      }
    }
    JsonNode combat = vedette("show six-days/combat-results --format json").json();
    assertThat(combat.at("/parts/0/part").asString()).isEqualTo("die");
    assertThat(combat.at("/parts/0/text").asString()).isEqualTo("D10");
    assertThat(combat.at("/tables/0/columns/5/name").asString()).isEqualTo("3 or 4");
    assertThat(combat.at("/tables/0/columns/5/cells/8").asString()).isEqualTo("D2Rp");
  }

  @Test
  void a_table_of_numbers_by_a_die_has_the_mean_of_each_column() {
    // The expected hits that the rules state.
    List<Double> means = new ArrayList<>();
    for (JsonNode column :
        vedette("show musket-pike/fire-results --format json").json().at("/tables/0/columns")) {
      means.add(column.at("/mean").asDouble());
    }
    assertThat(means).containsExactly(0.2, 0.3, 0.4, 0.6, 0.8);
    assertThat(vedette("show musket-pike/fire-results").answer())
        .endsWith("\n\n  mean  0.20  0.30  0.40  0.60  0.80\n");
    assertThat(vedette("show six-days/stacking").answer()).doesNotContain("mean");
  }
}

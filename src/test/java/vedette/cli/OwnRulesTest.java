package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The words for the rules of a user's own system; PhrasesTest tests their figures. */
class OwnRulesTest {
  @TempDir Path dir;

  private Path system(String rules) throws IOException {
    Path file = dir.resolve("mine.json");
    Files.writeString(
        file,
        "{ \"format\": 1, \"id\": \"mine/rules\", \"title\": \"Mine\", \"kind\": \"system\", "
            + rules
            + " }");
    return file;
  }

  /** Asserts that a mean equals a fraction. */
  private static void comesTo(String fraction, String measure, CapturedRun run) {
    String[] parts = fraction.split("/");
    double expected =
        Double.parseDouble(parts[0]) / (parts.length > 1 ? Integer.parseInt(parts[1]) : 1);
    JsonNode figure = run.json().get("measures").get(measure);
    assertThat(figure.get(figure.has("mean") ? "mean" : "p").asDouble())
        .as(measure)
        .isCloseTo(expected, within(1e-13));
  }

  private CapturedRun fight(String rules, String sides) throws IOException {
    return vedette("own " + system(rules) + " " + sides + " --format json");
  }

  private static String melee(String more) {
    return "\"fire\": { \"melee\": { \"dice\": \"strength\", \"die\": \"d6\", \"atLeast\": 4, "
        + more
        + " } }, \"round\": [ { \"fire\": \"melee\", \"by\": \"attacker\" } ]";
  }

  /** Dice against a side have the same words in play as in the computation. */
  @Test
  void a_face_of_a_wound_is_named_when_it_is_played() throws IOException {
    String wounds =
        "\"wounds\": { \"die\": \"d6\", \"atLeast\": 7, \"faces\": { \"1-6\": \"lose 2\" } }";
    Path file = system(melee("\"faces\": { \"1-6\": \"hit\" }, " + wounds));
    String told = vedette("own " + file + " --attacker 1 --defender 3 --play").out();
    assertThat(told).contains("the defender loses 2, 1 left");
  }

  /** A state that ends with the round is not part of the end; one that lasts longer is. */
  @Test
  void a_state_of_one_round_is_no_figure_of_the_end() throws IOException {
    CapturedRun run =
        fight(
            "\"units\": { \"inf\": {} }, \"states\": { \"rattled\": { \"lasts\": \"round\" },"
                + " \"worn\": {} }, "
                + melee("\"hit\": [\"lose 1\", \"rattled\", \"worn\"]"),
            "--attacker 'inf 1' --defender 'inf 2, inf 1 rattled'");
    JsonNode measures = run.json().get("measures");
    assertThat(measures.has("defenderWorn")).isTrue();
    assertThat(measures.has("defenderRattled")).isFalse();
    assertThat(measures.get("defenderState[1]").toString())
        .contains("worn")
        .doesNotContain("rattled");
  }

  /** A damaged capital ship has as many steps left as an undamaged fighter, and is listed first. */
  @Test
  void of_equals_the_first_listed_loses_and_the_answer_says_so() throws IOException {
    String rules =
        "\"units\": { \"capital\": { \"steps\": 3 }, \"fighter\": { \"steps\": 1 } }, "
            + melee("\"faces\": { \"1-6\": \"hit\" }").replace("strength", "1");
    String sides =
        "--attacker fighter --defender 'capital 1/3, fighter' --defender-loss-order"
            + " strongest-first";
    comesTo("1", "defenderLosses[1]", fight(rules, sides));
    assertThat(vedette("own " + system(rules) + " " + sides).out().replaceAll("\\s+", " "))
        .contains("strongest-first by what they have left, of equals the first listed");
    assertThat(
            Files.readString(Manual.PAGES.resolve("own-systems-reference.md"))
                .replaceAll("\\s+", " "))
        .contains(
            "Of equals the first listed loses: with `strongest-first`, a damaged unit listed first"
                + " loses before an intact one with as many steps.");
  }

  @Test
  void the_explanation_says_which_modifier_bounds_the_column() {
    CapturedRun run =
        vedette(
            "own tables/examples/supply.json --attacker 'inf 9, art 3' --defender 'inf 3'"
                + " --with fortress --explain");
    assertThat(run.out()).contains("fortress: column 2:1 instead of 4:1 [OWN3]");
  }
}

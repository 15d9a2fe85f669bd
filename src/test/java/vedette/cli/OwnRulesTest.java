package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What a rule of a system of one's own comes to, worked out by hand. */
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

  /** A mean comes to a fraction. */
  private static void comesTo(String fraction, String measure, Captured run) {
    String[] parts = fraction.split("/");
    double expected =
        Double.parseDouble(parts[0]) / (parts.length > 1 ? Integer.parseInt(parts[1]) : 1);
    JsonNode figure = run.json().get("measures").get(measure);
    assertThat(figure.get(figure.has("mean") ? "mean" : "p").asDouble())
        .as(measure)
        .isCloseTo(expected, within(1e-13));
  }

  private Captured fight(String rules, String sides) throws IOException {
    return vedette("own " + system(rules) + " " + sides + " --format json");
  }

  private static String melee(String more) {
    return "\"fire\": { \"melee\": { \"dice\": \"strength\", \"die\": \"d6\", \"atLeast\": 4, "
        + more
        + " } }, \"round\": [ { \"fire\": \"melee\", \"by\": \"attacker\" } ]";
  }

  /**
   * One die hits at 1/2. To wound: 4 and 5 wound for one point (1/3), a 6 costs two (1/6): 1/2 x
   * (1/3 + 2/6) = 1/3. To save: 1 to 3 let one through (1/2), a 6 costs two: 1/2 x (1/2 + 2/6) =
   * 5/12. Two wounds of a 6: 1/2 x (1/3 + 2/6) = 1/3; with a save at 1/2 behind them 1/6.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'wounds': { 'die': 'd6', 'atLeast': 4, 'faces': { '6': 'lose 2' } } | 2 | 1/3",
        "'saves': { 'die': 'd6', 'atLeast': 4, 'faces': { '6': 'lose 2' } } | 2 | 5/12",
        "'wounds': { 'die': 'd6', 'atLeast': 4, 'faces': { '6': ['wound', 'wound'] } } | 3 | 1/3",
        "'wounds': { 'die': 'd6', 'atLeast': 4, 'faces': { '6': ['wound', 'wound'] } },"
            + " 'saves': { 'die': 'd6', 'atLeast': 4 } | 3 | 1/6"
      })
  void a_face_of_a_wound_or_a_save_does_what_it_says(String rules, String defender, String lost)
      throws IOException {
    comesTo(
        lost,
        "defenderLoss",
        fight(melee(rules.replace('\'', '"')), "--attacker 1 --defender " + defender));
  }

  /** A 1 lets the hit through whatever is added, a 2 saves: 1/2 x 3/6, without faces 1/2 x 1/3. */
  @Test
  void a_save_fails_on_what_does_nothing_and_passes_on_what_says_save() throws IOException {
    String faces = ", \"faces\": { \"2\": \"save\", \"5-6\": \"nothing\" }";
    String saves = "\"saves\": { \"die\": \"d6\", \"atLeast\": 3";
    String sides = "--attacker 1 --defender 2";
    comesTo("1/6", "defenderLoss", fight(melee(saves + " }"), sides));
    comesTo("1/4", "defenderLoss", fight(melee(saves + faces + " }"), sides));
  }

  /** Two wounds on units of one point are the loss of two units, the second of the next. */
  @Test
  void the_second_wound_of_a_hit_falls_on_the_next_unit() throws IOException {
    String wounds =
        "\"wounds\": { \"die\": \"d6\", \"atLeast\": 7, \"faces\": { \"6\": [\"wound\", \"wound\"] } }";
    String rules = "\"units\": { \"orc\": {} }, " + melee(wounds);
    comesTo(
        "1/6", "defenderUnitsLost", fight(rules, "--attacker 'orc 1' --defender 'orc 1, orc 1'"));
  }

  /**
   * Units of one step: one hit at 1/2 loses one unit, whatever else its face says of it, in fire
   * and by a table. Nobody who is left is pinned.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "'saves': { 'die': 'd6', 'atLeast': 7, 'faces': { '1-6': ['lose 1', 'lose 1', 'pinned'] } }",
        "'wounds': { 'die': 'd6', 'atLeast': 7, 'faces': { '1-6': ['wound', 'pinned', 'lose 1'] } }"
      })
  void a_face_of_a_wound_or_a_save_befalls_the_unit_that_it_is_rolled_for(String face)
      throws IOException {
    String units =
        "\"units\": { \"m\": { \"steps\": 1, \"n\": 1 } }, \"states\": { \"pinned\": { \"n\": 1 } }, ";
    String fire = melee(face.replace('\'', '"')).replace("\"strength\"", "1");
    comesTo("1/2", "defenderUnitsLost", fight(units + fire, "--attacker m --defender 'm, m'"));
    comesTo("0", "defenderPinned", fight(units + fire, "--attacker m --defender 'm, m'"));
    if (face.startsWith("'saves")) {
      String rows = "\"rows\": { \"die\": \"d2\", \"list\": [ { \"at\": 1, \"cells\": [\"-\"] },";
      String table =
          units
              + "\"tables\": { \"t\": { "
              + rows
              + " { \"at\": 2, \"cells\": [\"D1\"] } ] }, "
              + face.replace('\'', '"')
              + " } }";
      comesTo("1/2", "defenderUnitsLost", fight(table, "--attacker m --defender 'm, m'"));
    }
  }

  /**
   * A wound is impossible by its number: of a die only a natural 6 wounds, at 1/6, and the save
   * lets it through at 1/2. Two dice: 1 - (11/12)^2 = 23/144.
   */
  @Test
  void a_hit_that_cannot_wound_leaves_the_wounds_of_faces() throws IOException {
    String rules =
        "\"units\": { \"m\": { \"strength\": 1, \"steps\": 1, \"tough\": 7 } }, "
            + melee(
                "\"faces\": { \"6\": \"wound\" }, \"wounds\": { \"die\": \"d6\", \"atLeast\": \"target tough\" },"
                    + " \"saves\": { \"die\": \"d6\", \"atLeast\": 4, \"faces\": { \"1\": \"lose 1\" } }");
    comesTo("23/144", "defenderEliminated", fight(rules, "--attacker 'm, m' --defender m"));
  }

  /** What a word is hung on counts it as its name does: 4 and more with -2 is a 6, at 1/6. */
  @ParameterizedTest
  @ValueSource(strings = {"room", "own with room"})
  void each_counts_how_often_a_word_is_said(String when) throws IOException {
    String modifier =
        "{ \"name\": \"m\", \"when\": \"" + when + "\", \"each\": true, \"drm\": -1 }";
    String rules = "\"words\": [\"room\"], " + melee("\"modifiers\": [ " + modifier + " ]");
    comesTo("1/6", "defenderLoss", fight(rules, "--attacker '1; with room 2' --defender 2"));
  }

  /** The side that dice are thrown at is played as it is worked out. */
  @Test
  void a_face_of_a_wound_is_told_when_it_is_played() throws IOException {
    String wounds =
        "\"wounds\": { \"die\": \"d6\", \"atLeast\": 7, \"faces\": { \"1-6\": \"lose 2\" } }";
    Path file = system(melee("\"faces\": { \"1-6\": \"hit\" }, " + wounds));
    String told = vedette("own " + file + " --attacker 1 --defender 3 --play").out();
    assertThat(told).contains("the defender loses 2, 1 left");
  }

  /** Three dice hit on 4 and more, and what misses is thrown again: 3 x (1/2 + 1/4). */
  @Test
  void a_face_whose_condition_fails_is_a_miss() throws IOException {
    String rules =
        "\"units\": { \"x\": {} }, \"states\": { \"focus\": {} }, "
            + melee(
                "\"faces\": { \"3\": \"hit if own with focus\" },"
                    + " \"modifiers\": [ { \"name\": \"aim\", \"when\": \"always\", \"reroll\": \"misses\" } ]");
    comesTo("9/4", "defenderLoss", fight(rules, "--attacker 'x 3' --defender 'x 9'"));
    // With focus a 3 hits as well: 3 x (2/3 + 1/3 x 2/3).
    comesTo("8/3", "defenderLoss", fight(rules, "--attacker 'x 3 focus' --defender 'x 9'"));
  }

  /** Who has the word fires, at 1/2, and nobody else does. */
  @ParameterizedTest
  @CsvSource({
    "'1; with w', 1, 0, 1/2",
    "1, '1; with w', 1/2, 0",
    "'1; with w', '1; with w', 1/2, 1/2",
    "1, 1, 0, 0"
  })
  void own_is_who_acts_each_side_for_itself(
      String attacker, String defender, String attackerLoses, String defenderLoses)
      throws IOException {
    for (String by : new String[] {"both", "initiative"}) {
      String rules =
          "\"words\": [\"w\"], \"units\": { \"inf\": { \"initiative\": 1 } }, \"fire\": { \"melee\": {"
              + " \"dice\": \"strength\", \"die\": \"d6\", \"atLeast\": 4 } }, \"round\": [ {"
              + " \"fire\": \"melee\", \"first\": \"together\", \"by\": \""
              + by
              + "\", \"when\": \"own with w\" } ]";
      String written = by.equals("both") ? rules.replace("\"first\": \"together\", ", "") : rules;
      String sides = "--attacker 'inf " + attacker + "' --defender 'inf " + defender + "'";
      comesTo(attackerLoses, "attackerLoss", fight(written, sides));
      comesTo(defenderLoses, "defenderLoss", fight(written, sides));
    }
  }

  /** Who is worn goes, and the other stays; of a result by both sides each is `own` in turn. */
  @ParameterizedTest
  @CsvSource({"worn, '', 1, 0, 1", "'', worn, 0, 1, 1", "worn, worn, 1, 1, 1", "'', '', 0, 0, 1"})
  void what_both_suffer_each_suffers_for_himself(
      String attacker, String defender, String attackerGoes, String defenderGoes, String lost)
      throws IOException {
    String sides = "--attacker 'inf 2 %s' --defender 'inf 2 %s'".formatted(attacker, defender);
    String units = "\"units\": { \"inf\": {} }, \"states\": { \"worn\": {} }, ";
    String table =
        "\"results\": { \"break\": { \"both\": [\"lose 1\", \"retreat if own is worn\"] } },"
            + " \"tables\": { \"t\": { \"rows\": { \"die\": \"d6\", \"list\": ["
            + " { \"at\": \"1-6\", \"cells\": [\"break\"] } ] } } }";
    String step =
        "\"results\": { \"break\": { \"both\": \"lose 1\", \"own\": \"retreat if own is worn\" } },"
            + " \"round\": [ { \"result\": \"break\", \"by\": \"both\" } ]";
    for (String rules : new String[] {table, step}) {
      Captured run = fight(units + rules, sides);
      comesTo(attackerGoes, "attackerForcedBack", run);
      comesTo(defenderGoes, "defenderForcedBack", run);
      comesTo(lost, "attackerLoss", run);
    }
  }

  /**
   * A fortress: never better than 2:1, whose cells are A2, A1, A1, A1/D1, D1R and D2R. A round
   * drives the defender back at 1/3, so two do at 1 - (2/3)^2 = 5/9. The attacker loses 5/6 in a
   * round: 5/6 and 2/3 of 5/6 = 25/18. The defender loses 4/6 in one: 2/3 and 2/3 of 2/3 = 10/9.
   */
  @Test
  void a_greatest_column_bounds_what_the_ratio_finds() {
    Captured run =
        vedette(
            "own tables/examples/supply.json --attacker 'inf 9, art 3' --defender 'inf 3'"
                + " --with 'fortress, air 3' --rounds 2 --format json");
    comesTo("5/9", "success", run);
    comesTo("25/18", "attackerLoss", run);
    comesTo("10/9", "defenderLoss", run);
  }

  /** What is over with the round says nothing of the end; what lasts longer does. */
  @Test
  void a_state_of_one_round_is_no_figure_of_the_end() throws IOException {
    Captured run =
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

  /** A hurt capital ship has as many steps left as a whole fighter, and stands first. */
  @Test
  void of_equals_the_first_listed_loses_and_the_answer_says_so() throws IOException {
    String rules =
        "\"units\": { \"capital\": { \"steps\": 3 }, \"fighter\": { \"steps\": 1 } }, "
            + melee("\"faces\": { \"1-6\": \"hit\" }").replace("strength", "1");
    String sides =
        "--attacker fighter --defender 'capital 1/3, fighter' --defender-losses strongest-first";
    comesTo("1", "defenderLoss[1]", fight(rules, sides));
    assertThat(vedette("own " + system(rules) + " " + sides).out().replaceAll("\\s+", " "))
        .contains("strongest-first by what they have left, of equals the first listed");
    assertThat(vedette("own " + system(rules) + " --help").out().replaceAll("\\s+", " "))
        .contains("of equals the first listed, a hurt unit before whole ones");
  }

  @Test
  void the_explanation_says_which_modifier_bounds_the_column() {
    Captured run =
        vedette(
            "own tables/examples/supply.json --attacker 'inf 9, art 3' --defender 'inf 3'"
                + " --with fortress --explain");
    assertThat(run.out()).contains("fortress: column 2:1 instead of 4:1 [OWN3]");
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** {@code show} prints a whole rule system as a player's aid. */
class ShowSystemTest {
  @TempDir Path dir;

  private static String shown(String example) {
    return Captured.vedette("show tables/examples/" + example + ".json").answer();
  }

  @Test
  void the_aid_has_units_states_tables_results_checks_and_the_round() {
    assertThat(shown("steps"))
        .startsWith("Differential table with steps, morale, disruption and pinning\n")
        .contains(
            "  unit   attack  defence  morale\n",
            "  guard   7/5/3    8/6/4       8\n",
            "  pinned     cannot attack; lasts to the end of the next round\n",
            "  columns  the attacker's attack less the defender's defence\n",
            "  10+      M      D1   D1/M   D2/M   D2/M   D2/M\n",
            "  hill         1 column to the left when said\n",
            "  guards lead  +1 to the roll, if attacker has guard\n",
            "  M      the defender checks morale\n",
            "  A2R    the attacker loses 2, retreats\n",
            "  fail by 1-3  is disrupted\n",
            "  1.  The attacker rolls on `crt`.\n",
            "  rounds           at most 2 rounds\n");
  }

  @Test
  void fire_with_wounds_and_saves_is_said_in_words() {
    assertThat(shown("wounds"))
        .contains(
            "  dice     figures x attacks, each unit\n",
            "  hits on  skill or more\n",
            "  6        is hit twice\n",
            "  a hit    the target loses damage of one figure\n",
            "Wounds of attack\n",
            "  saves on  save + shooter piercing, at least 2; that or more\n",
            "  3.  `break` comes about without a roll.\n");
    assertThat(shown("blocks"))
        .contains("By initiative, in each class the defender first, units fire `battle`; a\n")
        .contains("after them  the attacker retreats\n", "always strongest-first");
    assertThat(shown("risk").replaceAll("\\s+", " "))
        .contains("attacker: strength, at most 3; defender: strength, at most 2, a side as one")
        .contains("highest against highest; the lower is hit; ties go to defender");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "axis",
        "blocks",
        "buckets",
        "exchanges",
        "firepower",
        "opposed",
        "percentile",
        "risk",
        "steps",
        "supply",
        "symbols",
        "wounds"
      })
  void each_example_fits_a_narrow_terminal_and_has_every_format(String example) {
    String file = "tables/examples/" + example + ".json";
    Captured narrow =
        new Captured.Around(Map.of("COLUMNS", "40"), false, 0).vedette("show " + file);
    assertThat(narrow.answer().lines()).allMatch(line -> line.length() <= 40);
    assertThat(Captured.vedette("show --format markdown " + file).answer())
        .startsWith("# ")
        .contains("\n## The round\n");
    assertThat(Captured.vedette("show --format html " + file).answer())
        .contains("<h2>The round</h2>");
    assertThat(Captured.vedette("show --format csv " + file).answer())
        .startsWith("part,name,column,text\n")
        .contains("\nround,1.,,");
    JsonNode json = Captured.vedette("show --format json " + file).json();
    assertThat(json.get("id").asString()).isEqualTo("examples/" + example);
    assertThat(json.get("roundInWords").size()).isPositive();
  }

  @Test
  void results_in_words_stand_in_the_json() {
    JsonNode json = Captured.vedette("show --format json tables/examples/firepower.json").json();
    assertThat(json.get("resultsInWords").get("K").asString())
        .isEqualTo("the enemy loses 1 step, checks morale at +1");
    assertThat(json.get("units").get("squad").get("firepower").asString()).isEqualTo("4/2");
  }

  @Test
  void a_system_with_a_mistake_is_not_drawn() {
    new OwnTables(dir)
        .with(
            "mine.json",
            "{ \"format\": 1, \"id\": \"mine/x\", \"title\": \"X\", \"kind\": \"system\","
                + " \"fire\": { \"f\": { \"dice\": \"strenth\", \"die\": \"d6\", \"atLeast\": 5 } } }");
    assertThat(Captured.of("show", dir + "/mine.json").complaint(ExitCode.WRONG_FILE))
        .contains("error[Y", "mine.json:1:", "did you mean `strength`?");
  }
}

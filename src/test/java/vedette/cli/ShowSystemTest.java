package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import vedette.cli.console.ExitCode;

/** {@code show} prints a whole rule system as a player's aid. */
class ShowSystemTest {
  @TempDir Path dir;

  private static String shown(String example) {
    return CapturedRun.vedette("show tables/examples/" + example + ".json").answer();
  }

  @Test
  void the_aid_has_units_states_tables_results_checks_and_the_round() {
    assertThat(shown("steps"))
        .startsWith("Differential table with steps, morale, disruption and pinning\n")
        .contains(
            "  unit   attack  defence  morale\n",
            "  guard   7/5/3    8/6/4       8\n",
            "  10+      M      D1   D1/M   D2/M   D2/M   D2/M\n",
            "  guards lead  when attacker has guard; drm 1\n",
            "  M  defender check morale\n",
            "Check morale\n",
            "The round\n",
            "  1.      attacker: table crt\n",
            "  rounds  2\n");
  }

  @Test
  void fire_is_listed_with_its_wounds_and_saves() {
    assertThat(shown("wounds"))
        .contains(
            "Fire attack\n",
            "  dice        figures x attacks\n",
            "Fire attack: wounds\n",
            "Fire attack: saves\n",
            "  3.      result break\n");
    assertThat(shown("risk")).contains("  pairs  highest-first\n", "  ties   defender\n");
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
    CapturedRun narrow =
        new CapturedRun.RunEnvironment(Map.of("COLUMNS", "40"), false, 0).vedette("show " + file);
    assertThat(narrow.answer().lines()).allMatch(line -> line.length() <= 40);
    assertThat(CapturedRun.vedette("show --format markdown " + file).answer())
        .startsWith("# ")
        .contains("\n## The round\n");
    assertThat(CapturedRun.vedette("show --format html " + file).answer())
        .contains("<h2>The round</h2>");
    assertThat(CapturedRun.vedette("show --format csv " + file).answer())
        .startsWith("part,row,column,text\n");
    JsonNode json = CapturedRun.vedette("show --format json " + file).json();
    assertThat(json.get("id").asString()).isEqualTo("examples/" + example);
  }

  @Test
  void the_json_has_all_that_the_file_says() {
    JsonNode json = CapturedRun.vedette("show --format json tables/examples/firepower.json").json();
    assertThat(json.get("parts"))
        .anyMatch(
            it ->
                it.get("part").asString().equals("unit squad firepower")
                    && it.get("text").asString().equals("4/2"));
    assertThat(CapturedRun.vedette("show --format csv tables/examples/steps.json").answer())
        .contains(
            "\nunit guard attack,,,7/5/3\n",
            "\ntable crt row 10+ column 7+,10+,7+,D2/M\n",
            "\nrounds,,,2\n");
  }

  @Test
  void a_system_with_a_mistake_is_not_drawn() {
    new OwnTables(dir)
        .with(
            "mine.json",
            "{ \"format\": 1, \"id\": \"mine/x\", \"title\": \"X\", \"kind\": \"system\", \"fire\":"
                + " { \"f\": { \"dice\": \"strenth\", \"die\": \"d6\", \"atLeast\": 5 } } }");
    assertThat(CapturedRun.of("show", dir + "/mine.json").complaint(ExitCode.WRONG_FILE))
        .contains("error[Y", "mine.json:1:", "did you mean `strength`?");
  }
}

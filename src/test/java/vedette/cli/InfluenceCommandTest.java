package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.LONG_BATTLE;
import static vedette.cli.Captured.vedette;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import vedette.rules.EngagementType;

/** `--influence` says what hangs on a table cell. */
class InfluenceCommandTest {
  private static final double ROUNDING = 1e-12;

  @TempDir Path dir;

  static List<EngagementType<?>> engagements() {
    return HelpTest.engagements();
  }

  private static JsonNode cell(JsonNode influence, String row, String column) {
    for (JsonNode cell : influence.at("/influence/0/cells")) {
      if (cell.get("row").asString().equals(row) && cell.get("column").asString().equals(column)) {
        return cell;
      }
    }
    throw new AssertionError("row " + row + ", column " + column + " is not consulted");
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void it_answers_for_every_engagement(EngagementType<?> type) {
    // The smallest fight of a rule system of one's own has no number that could be changed.
    boolean own = type.system().equals("own");
    String fight =
        (own ? type.called() + " " + type.examples().get(0) : HelpTest.smallestFight(type))
            + " --influence";
    JsonNode json = vedette(fight + " --format json").json();
    List<String> fields =
        List.of(
            "vedette",
            "system",
            "engagement",
            "request",
            "tables",
            "method",
            "states",
            "undecided",
            "error",
            "figures",
            "influence");
    assertThat(json.propertyNames()).containsSubsequence(fields);
    if (own) {
      // Of a rule system each number and each cell stands for itself.
      assertThat(json.get("influence")).isNotEmpty().allMatch(it -> it.has("what"));
      return;
    }
    for (JsonNode table : json.get("influence")) {
      for (JsonNode cell : table.get("cells")) {
        assertThat(cell.get("times").asDouble()).isPositive();
      }
    }
  }

  @Test
  void a_combat_results_table_is_consulted_once_an_attack() {
    // Without counterattacks an attack is a battle turn, and has one roll.
    String fight = BATTLE + " --turns 4";
    JsonNode influence = vedette(fight + " --influence --format json").json();
    double turns =
        vedette(fight + " --format json").json().at("/measures/turnsFought/mean").asDouble();
    assertThat(influence.at("/influence/0/times").asDouble()).isCloseTo(turns, within(ROUNDING));
    assertThat(influence.at("/figures/turnsFought").asDouble()).isEqualTo(turns);
  }

  @Test
  void the_text_is_a_map_of_how_often_and_one_of_how_far() {
    String text = vedette(BATTLE + " --influence --measure defenderLoss").answer();
    assertThat(text)
        .contains("times consulted in one fight")
        .contains("effect of each cell on defenderLoss, mean")
        .containsPattern("\n  4 +0\\.100\n")
        // D1 on one roll of ten: D2 is one point more, A1 one less.
        .containsPattern("\n  4 +\\+0\\.100 / -0\\.100\n");
  }

  @Test
  void without_a_measure_success_and_the_mean_that_changes_most_are_shown() {
    String text = vedette(LONG_BATTLE + " --influence").answer();
    assertThat(text.replaceAll("\\s+", " "))
        .contains("next worse result for the attacker; --measure NAME for another")
        .contains("of all means the one that changes most, --measure NAME for another");
    assertThat(text.lines().filter(line -> line.contains("effect of each cell"))).hasSize(2);
    String three =
        " --measure defenderLoss --measure defenderRepulsed --measure attackerEliminated";
    assertThat(vedette(LONG_BATTLE + " --influence" + three).answer().lines())
        .filteredOn(line -> line.contains("effect of each cell"))
        .hasSize(3);
  }

  @Test
  void cells_are_shown_as_they_are_before_their_effect() {
    assertThat(vedette(BATTLE + " --influence").answer())
        .containsPattern("Combat results table: cells consulted\n  D10 +3 or 4\n  1 +A1Rp\n")
        .containsPattern("\n  4 +D1\n");
  }

  @Test
  void what_rounding_alone_would_move_does_not_move() {
    // A move is a sum of products of tenths, or none at all: nothing of the order of 10^-17.
    String fight = "six-days battle --attacker \"inf 5, cav 2\" --defender \"inf 4, officer\"";
    JsonNode json =
        vedette(fight + " --influence --turns 3 --measure defenderRepulsed --format json").json();
    int still = 0;
    for (JsonNode cell : json.at("/influence/0/cells")) {
      for (String step : List.of("up", "down")) {
        double move = cell.at("/" + step + "/moves/defenderRepulsed").asDouble();
        assertThat(move)
            .satisfiesAnyOf(
                m -> assertThat(m).isZero(), m -> assertThat(Math.abs(m)).isGreaterThan(1e-6));
        still += move == 0 ? 1 : 0;
      }
    }
    assertThat(still).isPositive();
  }

  @Test
  void where_no_fight_ends_a_mean_has_no_value_to_move_to() {
    // Only a 6 takes the town, for a point: with 0 in its place nobody ever does.
    String siege =
        "own src/test/resources/crt/kills.json --influence --attacker 4 --defender 2 --column"
            + " town --rounds until-decided";
    JsonNode down = cell(vedette(siege + " --format json").json(), "6+", "town").get("down");
    assertThat(down.get("becomes").asString()).isEqualTo("0");
    assertThat(down.at("/moves/defenderLoss").isNull()).isTrue();
    assertThat(down.at("/moves/defenderEliminated").asDouble()).isEqualTo(-1);
    vedette(siege + " --measure defenderLoss").answer();
    vedette(siege + " --format csv").answer();
  }

  @Test
  void of_cells_that_are_words_it_is_said_which_words_they_take() {
    String fight =
        "days-of-glory close-assault --attacker 'inf 12 class 3 column' --defender 'inf 10'";
    assertThat(vedette(fight + " --influence").answer().replaceAll("\\s+", " "))
        .contains("if the cell says what the next other column / the one before says")
        .contains("Effect of each modifier on success")
        .containsPattern("charging \\+2 \\+3: \\+[0-9.]+ pp \\+1: -[0-9.]+ pp");
  }

  @Test
  void any_number_of_threads_gives_the_same_bytes() {
    String fight = LONG_BATTLE + " --influence --format json --threads ";
    assertThat(vedette(fight + 7).answer()).isEqualTo(vedette(fight + 1).answer());
  }

  @Test
  void csv_has_a_row_for_each_cell_step_and_figure() {
    String csv = vedette(BATTLE + " --influence --measure defenderLoss --format csv").answer();
    // Ten cells, up and down; modifiers besides.
    assertThat(csv.lines().filter(line -> line.contains("combat-results"))).hasSize(20);
    assertThat(csv.lines().filter(line -> line.endsWith(",cavalry superiority"))).hasSize(2);
    assertThat(csv)
        .startsWith("table,row,column,cell,times,step,becomes,measure,moves,modifier\n")
        .contains(
            "six-days/combat-results,4,3 or 4,D1,0.1,up,D2,defenderLoss,0.09999999999999987,\n");
  }

  @Test
  void it_keeps_to_a_narrow_terminal() {
    String text =
        new Captured.Around(Map.of("COLUMNS", "40", "NO_COLOR", "1"), true, 0)
            .vedette(LONG_BATTLE + " --influence")
            .answer();
    assertThat(text.lines().mapToInt(String::length).max().orElse(0)).isLessThanOrEqualTo(40);
  }

  @Test
  void too_large_a_fight_is_refused() {
    assertThat(vedette(LONG_BATTLE + " --influence --max-states 3").complaint(ExitCode.REFUSED))
        .contains("3 states");
  }
}

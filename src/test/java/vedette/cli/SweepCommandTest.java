package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Braces give of each cell what the command says of its fight. */
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

  /** Every figure of a cell is the measure's mean or chance. */
  private static void assertCell(JsonNode cell, JsonNode odds) {
    JsonNode measures = odds.get("measures");
    // Success, eight ways to end, and seven more.
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
        assertThat(cell.at("/high/defenderLoss").asDouble())
            .isEqualTo(odds.at("/measures/defenderLoss/meanInterval/1").asDouble());
      }
    }
  }

  @Test
  void the_first_place_goes_slowest() {
    JsonNode sweep = json(TWO);
    assertThat(sweep.at("/swept/0/name").asString()).isEqualTo("attacker inf");
    assertThat(sweep.at("/swept/1/name").asString()).isEqualTo("terrain");
    assertThat(sweep.get("cells").valueStream().map(cell -> cell.get("values").toString()))
        .containsExactly(
            "[\"3\",\"clear\"]",
            "[\"3\",\"woods\"]",
            "[\"4\",\"clear\"]",
            "[\"4\",\"woods\"]",
            "[\"5\",\"clear\"]",
            "[\"5\",\"woods\"]");
    assertCell(
        json(TWO + ALL).at("/cells/3"),
        json(
            "six-days battle --attacker 'inf 4, cav 2' --defender 'inf 4' --turns 2"
                + " --terrain woods"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 | --turns 1..3 | --turns {1..3}",
        "3 | --turns 1..5..2 | --turns {1,3,5}",
        "2 | --turns 1..2 --terrain woods,stream"
            + " | --turns {1,2} --terrain woods --terrain stream",
      })
  void plain_numbers_need_no_braces_and_a_comma_means_together(
      int size, String plain, String braced) {
    String fight = "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4' ";
    List<JsonNode> figures = json(fight + plain).get("cells").findValues("figures");
    assertThat(figures).isEqualTo(json(fight + braced).get("cells").findValues("figures"));
    assertThat(figures).hasSize(size);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inf 5, inf 4{, officer} | inf 5, inf 4 | inf 5, inf 4, officer",
        "inf 5, {officer,} | inf 5, officer | inf 5",
        "{officer,}, inf 5 | officer, inf 5 | inf 5",
        "inf 5, {,cav 2}, inf 4; against 1 | inf 5, inf 4; against 1 | inf 5, cav 2, inf 4; against 1",
        "inf 5{, corps} | inf 5 | inf 5 corps"
      })
  void a_unit_may_be_there_or_not_and_a_word_behind_a_unit_too(
      String swept, String first, String second) {
    String battle = "six-days battle --defender 'inf 4, officer' --turns 2 --attacker ";
    JsonNode cells = json(battle + "'" + swept + "'" + ALL).get("cells");
    assertThat(cells).hasSize(2);
    assertCell(cells.get(0), json(battle + "'" + first + "'"));
    assertCell(cells.get(1), json(battle + "'" + second + "'"));
  }

  @Test
  void a_unit_of_a_system_of_ones_own_may_be_there_or_not() {
    String fight = "own tables/examples/axis.json --defender 'inf 3' --attacker ";
    JsonNode cells = json(fight + "'inf 3{, fighter 1}' --measure success").get("cells");
    for (int i = 0; i < 2; i++) {
      JsonNode alone = json(fight + List.of("'inf 3'", "'inf 3, fighter 1'").get(i));
      assertThat(cells.get(i).at("/figures/success").asDouble())
          .isEqualTo(alone.at("/measures/success/p").asDouble());
    }
  }

  @Test
  void even_a_flag_may_be_swept() {
    String fight = "own tables/examples/losses.json --attacker 6 --defender 4 --rounds 3";
    JsonNode cells = json(fight + " --static={false,true} --measure defenderLoss").get("cells");
    assertThat(cells).hasSize(2);
    assertThat(cells.at("/0/figures/defenderLoss").asDouble())
        .isEqualTo(
            vedette(fight + " --format json").json().at("/measures/defenderLoss/mean").asDouble());
    assertThat(cells.at("/1/figures/defenderLoss").asDouble())
        .isEqualTo(
            vedette(fight + " --static --format json")
                .json()
                .at("/measures/defenderLoss/mean")
                .asDouble())
        .isNotEqualTo(cells.at("/0/figures/defenderLoss").asDouble());
  }

  @Test
  void a_flag_without_values_holds_in_every_cell() {
    String sweep = "own tables/examples/losses.json --static --attacker 5..6 --defender 4";
    assertThat(json(sweep).at("/request/static/0").asString()).isEqualTo("true");
  }

  @Test
  void two_places_of_one_stack_have_two_names() {
    JsonNode sweep =
        json(
            "six-days battle --attacker 'inf {4,5}, cav {1,2}'"
                + " --defender 'inf 4' --measure attackerLoss");
    assertThat(sweep.at("/swept/0/name").asString()).isEqualTo("attacker inf");
    assertThat(sweep.at("/swept/1/name").asString()).isEqualTo("attacker cav");
    sweep =
        json("six-days battle --attacker 'inf {4,5}' --attacker 'inf {3,4}' --defender 'inf 4'");
    assertThat(sweep.at("/swept/1/name").asString()).isEqualTo("attacker inf 2");
  }

  @Test
  void measures_can_be_named() {
    String one = ONE.replace(ALL, "");
    JsonNode cell = json(one + " --measure ending,defenderLoss").at("/cells/0/figures");
    assertThat(cell.propertyNames()).contains("ending: defender repulsed", "defenderLoss");
    assertThat(cell.propertyNames()).doesNotContain("attackerLoss");
    assertThat(json(one + " --measure ending --measure defenderLoss").at("/cells/0/figures"))
        .isEqualTo(cell);
    assertThat(json(one + " --measure 'ending: turns run out'").at("/cells/0/figures").size())
        .isOne();
    assertThat(vedette(one + " --measure defenderloss").misuse()).contains("`defenderLoss`?");
  }

  @Test
  void without_a_word_the_figures_are_those_of_the_summary_and_of_what_is_asked() {
    String one = ONE.replace(ALL, "");
    assertThat(json(one).at("/cells/0/figures").propertyNames())
        .containsExactly("success", "attackerRepulsed", "attackerLoss", "defenderLoss");
    assertThat(json(one + " --chance 'attackerLoss <= 1'").at("/cells/0/figures").propertyNames())
        .containsExactly(
            "success", "attackerRepulsed", "attackerLoss", "defenderLoss", "attackerLoss <= 1");
    assertThat(
            json(one + " --measure success --chance 'attackerLoss <= 1'")
                .at("/cells/0/figures")
                .propertyNames())
        .containsExactly("success", "attackerLoss <= 1");
  }

  @Test
  void an_option_is_a_row_with_all_its_figures() {
    String text = vedette(ONE.replace(ALL, "")).answer();
    assertThat(text)
        .containsPattern(
            "\n  attacker inf +success +attackerRepulsed +attackerLoss +defenderLoss\n  3 +36.00%");
    assertThat(text.lines().filter(line -> line.matches("  [3-8] .*"))).hasSize(6);
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
  void the_text_of_one_place_is_a_table_of_what_moves() {
    String text = vedette(ONE).answer();
    assertThat(text)
        .startsWith("six-days battle: sweep of 6 cells, exact, error below ")
        .contains("attacker  inf {3..8}, cav 2\n")
        .containsPattern("\n  attacker inf +success .* Loss +Loss\n")
        .containsPattern("\n  8 .* [0-9.]+\n")
        .contains("The same in every cell: ")
        .contains("attackerEliminated 0%");
  }

  @Test
  void the_text_of_two_places_maps_each_figure() {
    String text = vedette(TWO).answer();
    assertThat(text)
        .contains("\n  game      Six Days of Glory, ", "\nsuccess\n", "\nattackerLoss, mean\n")
        .containsPattern("\n {16}terrain\n  attacker inf +clear +woods\n");
    assertThat(text.lines().filter(line -> line.matches(" +terrain"))).hasSize(4);
    assertThat(vedette(TWO + " --measure attackerLoss").answer())
        .contains("\nattackerLoss, mean\n")
        .doesNotContain("\nsuccess\n");
  }

  @Test
  void a_figure_that_nothing_moves_needs_no_map() {
    assertThat(vedette(TWO + " --measure defenderRepulsed --measure defenderLoss").answer())
        .doesNotContain("\ndefenderRepulsed\n")
        .contains("\n  The same in every cell: defenderRepulsed 34.00%.\n");
  }

  /** As the answer about one volley says it: with 2,000 battles 8 figures cost 2 at most. */
  @Test
  void an_interval_that_holds_only_for_what_was_seen_says_so() {
    String volley =
        "days-of-glory shoot --shooter '%s smoothbore; range 4' --method simulate --trials 2k";
    assertThat(vedette(String.format(volley, "8")).answer()).contains("if never more than 2)");
    String sweep = String.format(volley, "{8,12}");
    assertThat(vedette(sweep).answer())
        .contains("The interval of casualties holds if no fight counts more than was seen");
    assertThat(vedette(sweep + " --format csv").answer())
        .startsWith(
            "shooter,casualties,casualties low,casualties high,casualties if at most,undecided\n8,")
        .containsPattern("\n8,[^\n]*,2.0,0.0\n12,[^\n]*,3.0,0.0\n");
    String exact = sweep.replace(" --method simulate --trials 2k", "");
    assertThat(vedette(exact).answer()).doesNotContain("holds if");
  }

  @Test
  void csv_has_a_row_for_each_cell() {
    String csv = vedette(TWO + " --measure defenderLoss --format csv").answer();
    assertThat(csv.lines()).hasSize(7);
    assertThat(csv).startsWith("attacker inf,terrain,defenderLoss,undecided\n3,clear,");
    String sampled = vedette(TWO + SAMPLED + " --measure defenderLoss --format csv").answer();
    assertThat(sampled)
        .startsWith("attacker inf,terrain,defenderLoss,defenderLoss low,defenderLoss high,");
  }

  @Test
  void it_can_be_had_as_markdown_and_on_a_narrow_terminal() {
    assertThat(vedette(TWO + " --format markdown").answer())
        .contains("| attacker inf / terrain | clear | woods |\n| --- | ---: | ---: |\n| 3 |");
    for (String sweep : List.of(ONE, TWO)) {
      String narrow =
          new Captured.Around(Map.of("COLUMNS", "40", "NO_COLOR", "1"), true, 0)
              .vedette(sweep + " --measure defenderLoss --measure ending")
              .answer();
      assertThat(narrow.lines().mapToInt(String::length).max().orElse(0)).isLessThanOrEqualTo(40);
    }
  }

  /** One turn at +3 or +4 is won by 9 and 10 alone, two are won 40.00%: no half, no mark. */
  @Test
  void a_map_marks_what_is_as_likely_as_not() {
    String map =
        "six-days battle --attacker 'inf {5,9}, cav 2' --defender 'inf 4' --turns {1,3}"
            + " --measure success";
    assertThat(vedette(map).answer()).containsPattern("%\\*\n").contains("\n  * 50% or more\n");
    assertThat(vedette(map + " --format html").answer()).contains("swatch edge");
    assertThat(vedette(TWO + " --measure success").answer()).doesNotContain("*", "50% or more");
  }

  @Test
  void a_difference_is_shown_in_two_hues_from_0_on() {
    String map =
        "six-days battle --attacker 'inf {3..5}' --defender 'inf {3..5}'"
            + " --value 'defenderLoss - attackerLoss' --format html";
    assertThat(vedette(map).answer()).contains("<td class=\"good-8\"", "<td class=\"bad-");
    assertThat(vedette(map.replace(" - attackerLoss", "")).answer())
        .doesNotContain("<td class=\"bad-");
  }

  @Test
  void a_map_has_colour_where_colour_is_on() {
    String map = TWO + " --measure success --color ";
    assertThat(vedette(map + "never").answer()).doesNotContain("\u001b");
    assertThat(vedette(map + "always").answer()).containsPattern("\u001b\\[38;5;16;48;5;[0-9]+m");
  }

  @Test
  void a_precision_that_some_cell_misses_is_told() {
    Captured run = vedette(ONE + " --method simulate --trials 20k --precision 0.001 --format json");
    assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.err()).startsWith("warning[L003]: not every cell");
    // The answer is given nevertheless.
    assertThat(new Captured(0, run.out(), "").json().get("cells")).hasSize(6);
  }

  @Test
  void a_fight_too_large_is_refused_by_its_values() {
    assertThat(vedette(ONE + " --method exact --max-states 1").complaint(ExitCode.REFUSED))
        .contains("with attacker inf `3`: ");
  }

  @Test
  void a_table_of_ones_own_is_named_with_its_hash() {
    JsonNode sweep = json("own tables/examples/odds.json --attacker 4..6 --defender 4");
    assertThat(sweep.at("/tables/0/file").asString()).isEqualTo("tables/examples/odds.json");
    assertThat(sweep.at("/tables/0/sha256").asString()).matches("[0-9a-f]{64}");
    // The name of a file is a name, whatever stands in it.
    assertThat(
            vedette("own 'tables/{odds,losses}.json' --attacker 4..6 --defender 4")
                .complaint(ExitCode.UNREADABLE))
        .contains("{odds,losses}.json");
  }
}

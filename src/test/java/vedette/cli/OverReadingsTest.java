package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.vedette;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import vedette.report.Format;
import vedette.request.Parameter;
import vedette.request.RequestForm;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;

/** `--over-readings` says how far a figure hangs on what nobody knows of the lost melee table. */
class OverReadingsTest {
  private static final double ROUNDING = 1e-12;
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** The source's worked example: column 150%. */
  private static final String EXAMPLE =
      "musket-pike melee --attacker 'hi2 16/16 ql7' --defender 'hi2 19/20 ql5 disordered'";

  /** Fire first, so that the melee comes at one of four columns. */
  private static final String ASSAULT =
      "musket-pike assault --attacker 'hi2 16/16 ql7' --defender 'hi2 19/20 ql5'";

  private static final String OVER = " --over-readings";

  @TempDir Path dir;

  private static JsonNode answer(String commandLine) {
    return vedette(commandLine + " --format json").json();
  }

  /**
   * Of the twelve columns that 150% may be, four to six rolls of ten drive the Saxons off. On a die
   * of 6 to 10 they fail, and lose 1 to 5: 1.5 on average. A1-D1 costs them 2.5, D1R with the rout
   * 4.5, D2R 5.5; on 4, 2 and 2 rolls that is 3.0, on 4, 5 and 1 it is 3.8.
   */
  @Test
  void the_worked_example_is_taken_by_40_to_60_percent() {
    JsonNode json = answer(EXAMPLE + OVER);
    assertThat(json.propertyNames())
        .containsExactly(
            "vedette",
            "system",
            "engagement",
            "request",
            "tables",
            "rules",
            "method",
            "seed",
            "error",
            "lost",
            "figures",
            "readings",
            "leftOut");
    assertThat(json.get("method").asString()).isEqualTo("exact");
    assertThat(json.at("/lost/tables").asInt()).isEqualTo(57_330);
    JsonNode reading = json.at("/readings/0");
    assertThat(reading.get("columns")).hasSize(1);
    assertThat(reading.at("/columns/0").asString()).isEqualTo("150%");
    assertThat(reading.get("choices").asInt()).isEqualTo(12);
    assertThat(reading.get("played").asInt()).isEqualTo(12);
    range(reading, "success", 0.5, 0.4, 0.6);
    range(reading, "defenderLoss", 3.45, 3.0, 3.8);
    // A1R stands on none to two rolls; on 125% it is two, and those of 150% are no more.
    range(reading, "attackerRetreats", 0.1, 0, 0.2);
  }

  private static void range(
      JsonNode reading, String figure, double value, double low, double high) {
    JsonNode range = reading.get("figures").get(figure);
    assertThat(range.get("value").asDouble()).isCloseTo(value, within(ROUNDING));
    assertThat(range.at("/low/value").asDouble()).isCloseTo(low, within(ROUNDING));
    assertThat(range.at("/high/value").asDouble()).isCloseTo(high, within(ROUNDING));
  }

  @Test
  void without_the_option_the_middle_figure_is_the_odds() {
    JsonNode odds = answer(ASSAULT);
    JsonNode figures = answer(ASSAULT + OVER).at("/readings/0/figures");
    for (String flag : List.of("success", "defenderDisordered", "attackerRetreats")) {
      assertThat(figures.get(flag).get("value").asDouble())
          .isEqualTo(odds.at("/measures/" + flag + "/p").asDouble());
    }
    assertThat(figures.at("/defenderLoss/value").asDouble())
        .isEqualTo(odds.at("/measures/defenderLoss/mean").asDouble());
  }

  /** The columns of each end, written into a file of our own, are fought with like any other. */
  @Test
  void a_table_with_the_columns_of_an_end_leads_there() throws Exception {
    JsonNode figures = answer(ASSAULT + OVER).at("/readings/0/figures");
    for (String end : List.of("low", "high")) {
      for (Map.Entry<String, String> figure :
          Map.of("success", "p", "attackerLoss", "mean").entrySet()) {
        JsonNode told = figures.get(figure.getKey()).get(end);
        assertThat(told.get("columns")).isNotEmpty();
        JsonNode odds = own(told.get("columns")).vedette(ASSAULT + " --format json").json();
        assertThat(odds.at("/measures/" + figure.getKey() + "/" + figure.getValue()).asDouble())
            .isCloseTo(told.get("value").asDouble(), within(ROUNDING));
      }
    }
  }

  private OwnTables own(JsonNode columns) throws Exception {
    JsonNode table =
        JSON.readTree(Files.readString(Path.of("tables/musket-pike/melee-results.json")));
    List<String> names = new ArrayList<>();
    table.at("/columns/list").forEach(column -> names.add(column.get("name").asString()));
    for (int row = 0; row < 10; row++) {
      ArrayNode cells = (ArrayNode) table.at("/rows/list/" + row + "/cells");
      for (String column : columns.propertyNames()) {
        cells.set(names.indexOf(column), columns.get(column).get(row));
      }
    }
    ((ObjectNode) table).put("title", "One of them");
    return new OwnTables(dir).with("melee-results.json", JSON.writeValueAsString(table));
  }

  @Test
  void of_too_many_tables_some_are_drawn_and_it_says_so() {
    String few = ASSAULT + OVER + " --max-tables 40";
    JsonNode all = answer(ASSAULT + OVER);
    assertThat(all.at("/readings/0/choices").asInt()).isGreaterThan(40);
    JsonNode drawn = answer(few);
    assertThat(drawn.get("method").asString()).isEqualTo("sampled");
    assertThat(drawn.get("seed").asInt()).isEqualTo(1);
    assertThat(drawn.at("/readings/0/choices").asInt()).isEqualTo(57_330);
    assertThat(drawn.at("/readings/0/played").asInt()).isEqualTo(40);
    for (String figure : all.get("figures").propertyNames()) {
      JsonNode wide = all.get("figures").get(figure);
      JsonNode narrow = drawn.get("figures").get(figure);
      assertThat(narrow.get("low").asDouble())
          .isBetween(wide.get("low").asDouble() - ROUNDING, narrow.get("value").asDouble());
      assertThat(narrow.get("high").asDouble())
          .isBetween(narrow.get("value").asDouble(), wide.get("high").asDouble() + ROUNDING);
    }
    assertThat(drawn.at("/figures/success/high").asDouble())
        .isGreaterThan(drawn.at("/figures/success/low").asDouble());
    assertThat(vedette(few).answer().replaceAll("\\s+", " "))
        .contains("over tables drawn with seed 1")
        .contains("; 40 of 57,330 tables drawn")
        .contains("a range may be wider; --max-tables 57330 plays all of them");
    String answer = vedette(few + " --format json --threads 1").answer();
    assertThat(vedette(few + " --format json --threads 2").answer()).isEqualTo(answer);
    assertThat(vedette(few + " --format json --seed 2").answer()).isNotEqualTo(answer);
  }

  @Test
  void a_fight_that_never_comes_to_melee_rests_on_no_column() {
    String fire = ASSAULT + " --melee never" + OVER;
    assertThat(vedette(fire).answer()).contains("no column");
    JsonNode json = answer(fire);
    assertThat(json.at("/readings/0/choices").asInt()).isEqualTo(1);
    for (JsonNode figure : json.get("figures")) {
      assertThat(figure.get("low").asDouble()).isEqualTo(figure.get("high").asDouble());
    }
  }

  @Test
  void even_odds_in_one_melee_are_those_that_the_text_fixes() {
    String even = "musket-pike melee --attacker 'hi2 16/16 ql6' --defender 'hi2 16/16 ql6'" + OVER;
    JsonNode reading = answer(even).at("/readings/0");
    assertThat(reading.at("/columns/0").asString()).isEqualTo("100%");
    assertThat(reading.get("choices").asInt()).isEqualTo(1);
    range(reading, "defenderRetreats", 0.3, 0.3, 0.3);
  }

  @Test
  void each_variant_that_the_engagement_takes_is_played_alone_besides() {
    for (String name : List.of("melee", "assault")) {
      EngagementType<?> type =
          Catalogue.system("musket-pike").engagements().stream()
              .filter(it -> it.name().equals(name))
              .findFirst()
              .orElseThrow();
      List<String> variants = new ArrayList<>();
      for (Parameter parameter : RequestForm.of(type.request()).parameters()) {
        if (parameter.name().equals("variant")) {
          variants.addAll(parameter.words());
        }
      }
      JsonNode json = answer("musket-pike " + name + " " + type.examples().get(0) + OVER);
      List<String> played = new ArrayList<>();
      json.get("readings").forEach(it -> played.add(it.get("variant").asString("")));
      json.get("leftOut").forEach(it -> played.add(it.get("variant").asString()));
      assertThat(played.get(0)).isEmpty();
      assertThat(played.subList(1, played.size())).containsExactlyInAnyOrderElementsOf(variants);
    }
  }

  @Test
  void it_answers_in_every_format() {
    for (String format : Format.words()) {
      assertThat(vedette(EXAMPLE + OVER + " --format " + format).answer()).contains("defender");
    }
    assertThat(vedette(EXAMPLE + OVER + " --format csv").answer().lines())
        .startsWith("figure,kind,reading,value,low,high,method,choices,played")
        .anyMatch(line -> line.matches("defenderLoss,mean,all,3.4[0-9]+,3.0,3.8,exact,,"))
        .anyMatch(line -> line.matches("defenderLoss,mean,as asked,3.4[0-9]+,3.0,3.8,exact,12,12"));
  }

  @Test
  void a_table_of_ones_own_is_not_lost() throws Exception {
    String text = Files.readString(Path.of("tables/musket-pike/melee-results.json"));
    Captured run = new OwnTables(dir).with("melee.json", text).vedette(EXAMPLE + OVER);
    assertThat(run.misuse())
        .startsWith("error[C004]: --over-readings: musket-pike/melee-results is given in ")
        .contains("melee.json, not lost", "take that table out of the directory");
    // Another table of one's own is no hindrance.
    String shifts = Files.readString(Path.of("tables/musket-pike/melee-shifts.json"));
    Files.delete(dir.resolve("melee.json"));
    new OwnTables(dir).with("shifts.json", shifts).vedette(EXAMPLE + OVER).answer();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --play              | --over-readings cannot be combined with --play
          --method simulate   | --method cannot be combined with --over-readings
          --trials 5          | --trials cannot be combined with --over-readings
          --fractions         | --fractions cannot be combined with --over-readings
          --explain           | --explain cannot be combined with --over-readings
          --save-scenario x.json | --save-scenario cannot be combined with --over-readings
          --max-tables 0      | --max-tables: `0` is out of range
          --max-tables -3     | --max-tables: `-3` is out of range
          """)
  void what_does_not_go_with_it_is_refused(String option, String message) {
    assertThat(vedette(EXAMPLE + OVER + " " + option).misuse()).contains(message);
  }

  @Test
  void a_number_of_tables_alone_asks_for_nothing() {
    assertThat(vedette(EXAMPLE + " --max-tables 5").misuse())
        .contains("--max-tables needs --over-readings", "help: add --over-readings");
  }

  @Test
  void any_other_command_names_those_that_have_it() {
    for (String command :
        List.of(
            BATTLE,
            "musket-pike rally --unit 'hi2 13/20 ql5 disordered'",
            "sweep " + EXAMPLE,
            "influence " + EXAMPLE)) {
      assertThat(vedette(command + OVER).misuse())
          .startsWith("error[C001]: unknown option `--over-readings`\n")
          .contains("help: leave it out; `vedette musket-pike melee`")
          .contains("`vedette musket-pike assault`");
    }
  }

  @Test
  void it_stops_at_the_time_limit() {
    String wars =
        "musket-pike assault --attacker 'hi2 16/16 ql7 leader' --defender 'hi2 16/16 ql6'"
            + " --activations 3 --rally both";
    assertThat(vedette(wars + OVER + " --time-limit 10ms").complaint(ExitCode.REFUSED))
        .startsWith("error[L008]: stopped at the time limit of 10ms");
  }

  @Test
  void a_fight_with_too_many_states_is_refused_with_what_to_do() {
    assertThat(vedette(ASSAULT + OVER + " --max-states 2").complaint(ExitCode.REFUSED))
        .startsWith("error[L001]")
        .contains("help: raise --max-states, or simulate it without --over-readings");
  }
}

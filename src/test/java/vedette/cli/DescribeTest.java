package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.ITERABLE;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import vedette.cli.console.ExitCode;
import vedette.form.RequestForm;
import vedette.form.line.NotationForm;
import vedette.form.line.StackParts;
import vedette.form.line.StackParts.Item;
import vedette.form.line.StackParts.Unit;
import vedette.form.model.Slot;
import vedette.json.PublishedSchema;
import vedette.rules.EngagementType;
import vedette.source.TextFault;
import vedette.table.Tables;

/** Another program finds in the description all that it needs to ask for any fight. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DescribeTest {
  /** What rules refuse of foot, the first unit of the notations; other units may have it. */
  private static final List<String> OF_RULES =
      List.of(
          "hi2 cannot be without pikes",
          "a unit and its artillery fire one after the other",
          "only artillery takes a range: other units fire at adjacent hexes",
          "only artillery can give grazing fire",
          "`chain` needs `displaces`",
          "`just-disordered` needs `disordered`",
          "infantry has no guns to be suppressed");

  private CapturedRun all;

  @BeforeAll
  void describe() {
    all = vedette("describe");
  }

  static Stream<EngagementType<?>> engagements() {
    return HelpTest.engagements().stream();
  }

  /** Tables, rule systems and plans. */
  static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String dir :
        List.of("tables/examples", "tables/examples/games", "tables/examples/plans")) {
      try (Stream<Path> here = Files.list(Path.of(dir))) {
        here.filter(it -> it.toString().endsWith(".json")).forEach(files::add);
      }
    }
    return files;
  }

  @Test
  void the_schema_allows_no_other_kind_of_value() {
    PublishedSchema schema = AnswerSchemas.ALL.get("describe");
    assertThat(schema.errors(all.answer().replaceFirst("\"kind\": \"stack\"", "\"kind\": \"?\"")))
        .isNotEmpty();
  }

  private JsonNode fight(EngagementType<?> type) {
    for (JsonNode system : all.json().get("systems")) {
      for (JsonNode fight : system.get("fights")) {
        if (system.get("id").asString().equals(type.system())
            && fight.get("name").asString().equals(type.name())) {
          return fight;
        }
      }
    }
    throw new AssertionError(type + " is not described");
  }

  /** Each is asked as it is read there: words of the command, then the example's text. */
  private static void assertAsked(JsonNode fight) {
    assertThat(fight.get("examples").size()).isPositive();
    for (JsonNode example : fight.get("examples")) {
      String asked = fight.get("command").asString() + " " + example.asString();
      assertThat(vedette(asked + " --method simulate --trials 1 --format csv").code())
          .as(asked)
          .isZero();
    }
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void an_option_is_what_the_request_says_of_it(EngagementType<?> type) {
    JsonNode fight = fight(type);
    assertAsked(fight);
    Map<String, ?> words = type.words().byComponent(Tables.builtIn());
    List<Slot> slots = type.form().slots();
    assertThat(fight.get("options").size()).isEqualTo(slots.size());
    for (int i = 0; i < slots.size(); i++) {
      Slot slot = slots.get(i);
      JsonNode option = fight.get("options").get(i);
      assertThat(option.get("option").asString()).isEqualTo(slot.option());
      assertThat(option.path("default").asString("")).isEqualTo(slot.fallback());
      assertThat(option.path("required").asBoolean(false)).isEqualTo(slot.required());
      assertThat(option.path("example").asString("")).isEqualTo(slot.example());
      List<String> known = new ArrayList<>();
      option.path("words").forEach(word -> known.add(word.asString()));
      assertThat(words.containsKey(slot.name()) ? words.get(slot.name()) : slot.words())
          .as("%s %s", type.fightName(), slot.option())
          .asInstanceOf(ITERABLE)
          .containsExactlyElementsOf(known);
    }
  }

  /** A page offers the parts of a unit one by one; each that it offers is taken. */
  @ParameterizedTest
  @MethodSource("engagements")
  void a_unit_that_is_put_together_of_its_parts_is_understood(EngagementType<?> type) {
    RequestForm<?> form = type.form();
    List<String> refused = new ArrayList<>();
    for (Slot slot : form.slots()) {
      if (!slot.isInNotation()) {
        continue;
      }
      StackParts parts =
          StackParts.of(NotationForm.of(slot), type.words().byComponent(Tables.builtIn()));
      List<String> texts = new ArrayList<>();
      String first = written(parts.units().get(0));
      String needed =
          parts.clauses().stream()
              .filter(Item::required)
              .map(it -> "; " + written(it))
              .collect(Collectors.joining());
      for (Unit unit : parts.units()) {
        boolean alone = unit == parts.units().get(0) && !unit.repeatable();
        String before = alone ? first : first + ", " + written(unit);
        texts.add(before + needed);
        unit.others().forEach(it -> texts.add((before + " " + written(it)).strip() + needed));
      }
      parts.clauses().stream()
          .filter(it -> !it.required())
          .forEach(clause -> texts.add(first + needed + "; " + written(clause)));
      for (String text : texts) {
        try {
          form.parse(slot, text);
        } catch (TextFault e) {
          if (!OF_RULES.contains(e.getMessage())) {
            refused.add(slot.option() + " \"" + text + "\": " + e.getMessage());
          }
        }
      }
    }
    assertThat(refused).isEmpty();
  }

  /** What stands first; of a value that has nothing such, one of its words. */
  private static String written(Unit unit) {
    return unit.leading().isEmpty() && !unit.others().isEmpty()
        ? written(unit.others().get(0))
        : String.join(" ", unit.leading().stream().map(DescribeTest::written).toList());
  }

  private static String written(Item item) {
    String value =
        switch (item.kind()) {
          case FLAG -> "";
          case WORD -> item.words().get(0);
          case NUMBER, PART ->
              item.example().isEmpty() ? String.valueOf(item.range().max()) : item.example();
          case UNIT -> written(item.value());
          case STACK ->
              (item.value() == null ? "" : written(item.value()))
                  + ": "
                  + written(item.units().get(0));
          default -> item.example();
        };
    return item.keyword().endsWith("#")
        ? item.keyword().replace("#", value)
        : (item.keyword() + " " + value).strip();
  }

  @ParameterizedTest
  @MethodSource("files")
  void a_file_is_described_in_its_words_with_an_example_that_can_be_fought(Path file) {
    CapturedRun described = vedette("describe " + file);
    JsonNode fight = described.json().at("/systems/0/fights/0");
    assertAsked(fight);
    assertThat(fight.get("measures").size()).isPositive();
    for (JsonNode option : fight.get("options")) {
      if (option.path("required").asBoolean(false)) {
        assertThat(fight.at("/examples/0").asString()).contains(option.get("example").asString());
      }
    }
  }

  /** The file's own words, by hand from it. */
  @Test
  void a_system_has_the_units_of_its_file_and_a_table_its_columns() {
    assertThat(vedette("describe tables/examples/buckets.json").answer())
        .contains("\"written\": \"guard 5\"", "\"written\": \"cover\"")
        .contains("\"words\": [\"line\", \"guard\", \"militia\"]");
    assertThat(vedette("describe tables/examples/odds.json").answer())
        .contains("\"words\": [\"1:3\", \"1:2\", ");
  }

  @Test
  void where_a_file_leaves_its_last_round_open_the_example_has_one(@TempDir Path dir)
      throws IOException {
    String buckets = Files.readString(Path.of("tables/examples/buckets.json"));
    String open =
        buckets
            .replaceFirst("\"rounds\": 3", "\"rounds\": \"until-decided\"")
            .replace("round = 1", "strength < round");
    assertThat(open).isNotEqualTo(buckets);
    Path file = Files.writeString(dir.resolve("open.json"), open);
    JsonNode fight = vedette("describe " + file).json().at("/systems/0/fights/0");
    assertThat(fight.at("/examples/0").asString()).endsWith(" --turns 20");
    assertAsked(fight);
  }

  @Test
  void a_file_that_is_none_or_that_no_fight_is_fought_on_is_refused() {
    assertThat(vedette("describe tables/none.json").code()).isEqualTo(ExitCode.UNREADABLE);
    CapturedRun suite = vedette("describe reports/suite.json");
    assertThat(suite.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(suite.err()).contains("this is a suite of scenarios");
    assertThat(vedette("describe tables/six-days/modifiers.json").err())
        .contains("a list of modifiers is not a rule system");
  }
}

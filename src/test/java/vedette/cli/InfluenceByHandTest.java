package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import vedette.rules.EngagementType;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** `--influence` agrees with a table that is edited by hand. */
class InfluenceByHandTest {
  private static final double ROUNDING = 1e-9;
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path dir;

  static Stream<EngagementType<?>> engagements() {
    return HelpTest.engagements().stream().filter(type -> !type.system().equals("own"));
  }

  /** Returns the odds with a built-in table changed as in a designer's directory. */
  private JsonNode odds(String fight, String table, Consumer<ObjectNode> change)
      throws IOException {
    Path file = Path.of("tables", table + ".json");
    ObjectNode text = (ObjectNode) JSON.readTree(Files.readString(file));
    change.accept(text);
    return new OwnTables(dir)
        .with("changed.json", text.toString())
        .vedette(fight + " --format json")
        .json();
  }

  private static void put(ObjectNode table, JsonNode cell, String becomes) {
    Grid grid = (Grid) Tables.builtIn().table(table.get("id").asString());
    int row = grid.rows().indexOf(cell.get("row").asString());
    int column = grid.columns().indexOf(cell.get("column").asString());
    ((ArrayNode) table.at("/rows/list/" + row + "/cells")).set(column, becomes);
  }

  /** Returns the modifiers of an answer by their names. */
  private static Map<String, JsonNode> modifiers(JsonNode influence) {
    Map<String, JsonNode> modifiers = new LinkedHashMap<>();
    for (JsonNode it : influence.get("influence")) {
      String part = it.get("part").asString();
      if (part.startsWith("modifier ")) {
        modifiers.put(part.replaceFirst("^modifier (.*?)( drm| shift)?$", "$1"), it);
      }
    }
    return modifiers;
  }

  private static void add(ObjectNode table, String modifier, int by) {
    for (JsonNode each : table.get("modifiers")) {
      if (each.get("name").asString().equals(modifier)) {
        ((ObjectNode) each).put("value", each.get("value").asInt() + by);
      }
    }
  }

  /** Returns a figure of influence as the odds have it: a chance, a mean, or one of a category. */
  private static double figure(JsonNode odds, String name) {
    JsonNode measures = odds.get("measures");
    if (!measures.has(name)) {
      int colon = name.indexOf(": ");
      for (JsonNode value : measures.get(name.substring(0, colon)).get("distribution")) {
        if (value.get("value").asString().equals(name.substring(colon + 2))) {
          return value.get("p").asDouble();
        }
      }
      return 0;
    }
    JsonNode measure = measures.get(name);
    return measure.get(measure.has("mean") ? "mean" : "p").asDouble();
  }

  private static void assertMoves(JsonNode change, JsonNode before, JsonNode after) {
    assertThat(change.get("moves").propertyNames()).isNotEmpty();
    for (Map.Entry<String, JsonNode> move : change.get("moves").properties()) {
      String name = move.getKey();
      assertThat(move.getValue().asDouble())
          .as(name)
          .isCloseTo(figure(after, name) - figure(before, name), within(ROUNDING));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "days-of-glory close-assault --attacker 'inf 12 class 3 column' --defender 'inf 10 shaken'",
        "days-of-glory charge --charger 'cav 6 class 3' --target 'inf 12'",
        "loose-files combat --attacker 'inf 8 commander; with bayonet' --defender 'inf 6 dp 1'",
        "loose-files commander --checks 4"
      })
  void every_cell_of_words_moves_the_odds_as_the_edited_table_does(String fight)
      throws IOException {
    JsonNode influence = vedette(fight + " --influence --format json").json();
    JsonNode before = vedette(fight + " --format json").json();
    int changed = 0;
    for (JsonNode cell : influence.get("influence")) {
      String table = cell.get("table").asString();
      boolean words =
          Tables.builtIn().table(table) instanceof Grid grid && grid.cells() == CellKind.TEXT;
      for (String step : words ? List.of("up", "down") : List.<String>of()) {
        JsonNode change = cell.get(step);
        if (change.isObject()) {
          String becomes = change.get("becomes").asString();
          assertMoves(change, before, odds(fight, table, it -> put(it, cell, becomes)));
          changed++;
        }
      }
    }
    assertThat(changed).isPositive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "days-of-glory morale --test charge --unit 'inf 8 class 3 disordered general capable'",
        "days-of-glory close-assault --attacker 'inf 12 class 3 column' --defender 'inf 10 shaken'",
        "loose-files combat --attacker 'inf 8 commander; with bayonet' --defender 'inf 6 dp 1'",
        "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4, officer; in woods' --turns 2"
      })
  void every_modifier_moves_the_odds_as_the_edited_table_does(String fight) throws IOException {
    Map<String, JsonNode> modifiers =
        modifiers(vedette(fight + " --influence --format json").json());
    JsonNode before = vedette(fight + " --format json").json();
    assertThat(modifiers).isNotEmpty();
    for (Map.Entry<String, JsonNode> each : modifiers.entrySet()) {
      String name = each.getKey();
      String table = each.getValue().get("table").asString();
      assertMoves(each.getValue().get("up"), before, odds(fight, table, it -> add(it, name, 1)));
      assertMoves(each.getValue().get("down"), before, odds(fight, table, it -> add(it, name, -1)));
    }
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void a_modifier_that_is_left_out_moves_nothing(EngagementType<?> type) throws IOException {
    String fight = HelpTest.smallestFight(type);
    Set<String> weighed = modifiers(vedette(fight + " --influence --format json").json()).keySet();
    JsonNode before = vedette(fight + " --format json").json();
    for (String table : type.tables()) {
      if (Tables.builtIn().table(table) instanceof vedette.table.grid.Modifiers list) {
        // All modifiers that are left out at the same time, each of which would add seven.
        JsonNode after =
            odds(
                fight,
                table,
                it ->
                    list.list().stream()
                        .filter(modifier -> !weighed.contains(modifier.name()))
                        .forEach(modifier -> add(it, modifier.name(), 7)));
        assertThat(after.get("measures")).as(table).isEqualTo(before.get("measures"));
      }
    }
  }

  @Test
  void the_modifiers_of_a_table_of_ones_own_move_its_attack() {
    // In woods the roll is one less; one more or less there equals an additional --drm.
    String fight = "own tables/examples/odds.json --attacker 12 --defender 5 --with woods";
    JsonNode woods = modifiers(vedette(fight + " --influence --format json").json()).get("woods");
    JsonNode before = vedette(fight + " --format json").json();
    JsonNode more = vedette(fight + " --drm 1 --format json").json();
    JsonNode less = vedette(fight + " --drm -1 --format json").json();
    assertMoves(woods.get("up"), before, more);
    assertMoves(woods.get("down"), before, less);
  }
}

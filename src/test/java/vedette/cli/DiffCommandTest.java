package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;
import static vedette.cli.OwnTables.COMBAT_RESULTS;
import static vedette.cli.OwnTables.changed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code diff} says which cells differ, and what columns and fights make of it. */
class DiffCommandTest {
  private static final String BUILT_IN = "six-days/combat-results ";

  /** Roll 1 in column `-4 or -3` costs the attacker 1 and not 2: line 31, column 36. */
  private static final String MILDER = changed("\"A3Rp\", \"A2Rp\"", "\"A3Rp\", \"A1Rp\"");

  @TempDir Path dir;
  private OwnTables own;

  @BeforeEach
  void ownTables() {
    own = new OwnTables(dir);
  }

  private String file(String name, String text) {
    own.with(name, text);
    return own.named(name);
  }

  private Captured compare(String tables) {
    return vedette("diff " + tables);
  }

  private JsonNode json(String tables) {
    return compare(tables + " --format json").json();
  }

  @Test
  void equal_tables_are_said_to_be_the_same() {
    String copy = file("crt.json", COMBAT_RESULTS.replace("  ", "\t"));
    assertThat(compare(BUILT_IN + copy).answer()).endsWith("\n  the tables are the same\n");
    assertThat(json(BUILT_IN + copy).at("/same").asBoolean()).isTrue();
  }

  @Test
  void a_changed_cell_is_shown_with_its_place_and_what_it_is_for_the_attacker() {
    String file = file("crt.json", MILDER);
    assertThat(compare(BUILT_IN + file).answer())
        .contains("\nCells: 1 of 70 differ\n")
        .contains("\n  1     .  A2Rp -> A1Rp  ")
        .contains("\n  row 1  -4 or -3  A2Rp -> A1Rp  better  at 31:36\n");
    JsonNode cell = json(file + " " + BUILT_IN).at("/cells/0");
    assertThat(cell.at("/old").asString()).isEqualTo("A1Rp");
    assertThat(cell.at("/verdict").asString()).isEqualTo("worse");
    assertThat(cell.at("/at").asString()).isEqualTo("31:36");
  }

  @Test
  void a_cell_may_be_better_in_one_respect_and_worse_in_another() {
    String file = file("crt.json", changed("\"A3Rp\"", "\"A9\""));
    assertThat(json(BUILT_IN + file).at("/cells/0/verdict").asString()).isEqualTo("mixed");
  }

  @Test
  void a_column_that_comes_to_something_else_is_shown_before_and_after() {
    // Column `-4 or -3`: 2 + 2 + 1 + 1 + 1 + 1 + 1 = 9 tenths of a point, now 8.
    String file = file("crt.json", MILDER);
    assertThat(compare(BUILT_IN + file).answer())
        .contains("\n  -4 or -3: attacker loses  0.900  0.800  -0.100\n");
    JsonNode columns = json(BUILT_IN + file).at("/columns");
    assertThat(columns).hasSize(1);
    assertThat(columns.at("/0/figures")).hasSize(1);
    assertThat(columns.at("/0/figures/0/new").asDouble()).isEqualTo(0.8);
  }

  @Test
  void reference_fights_have_the_odds_that_their_commands_give() {
    // The best column made the worst, which reaches every fight.
    own.with("crt.json", changed("\"A1\", \"A1\", \"D1\"]", "\"A1\", \"A1\", \"A9\"]"));
    JsonNode fights = json(BUILT_IN + own.named("crt.json")).at("/fights");
    assertThat(fights).hasSize(3);
    for (JsonNode fight : fights) {
      String command =
          fight.at("/fight").asString() + " " + fight.at("/options").asString() + " --format json";
      JsonNode old = vedette(command).json();
      JsonNode now = own.vedette(command).json();
      List<String> moved = new ArrayList<>();
      for (JsonNode figure : fight.at("/figures")) {
        String name = figure.at("/name").asString();
        moved.add(name);
        if (!name.contains(": ")) {
          String path =
              "/measures/" + name + (figure.at("/kind").asString().equals("mean") ? "/mean" : "/p");
          assertThat(figure.at("/old").asDouble()).isEqualTo(old.at(path).asDouble());
          assertThat(figure.at("/new").asDouble()).isEqualTo(now.at(path).asDouble());
        }
      }
      assertThat(moved).contains("attackerLoss", "defenderLoss");
    }
  }

  @Test
  void only_figures_that_move_are_shown() {
    // Nobody in the examples begins at -5.
    String file = file("crt.json", changed("\"A3Rp\"", "\"A9Rp\""));
    JsonNode repulse = json(BUILT_IN + file).at("/fights/2");
    assertThat(repulse.at("/fight").asString()).isEqualTo("six-days repulse");
    assertThat(repulse.at("/figures")).isEmpty();
    assertThat(compare(BUILT_IN + file).answer())
        .contains("\n  no change in\n", "\n  six-days repulse ");
  }

  @Test
  void a_fight_that_the_new_table_does_not_allow_has_no_odds_but_the_tables_are_compared() {
    String file = file("crt.json", changed("\"A3Rp\"", "\"AE\""));
    assertThat(compare(BUILT_IN + file).answer())
        .contains("\n  row 1  -5  A3Rp -> AE  ", "\n  no odds: ");
    String misfit =
        file(
            "names.json",
            COMBAT_RESULTS
                .replaceAll(", \"at\": [^}]*}", " }")
                .replaceAll("    \"(below|above)\": \"[a-z]*\",\n", ""));
    assertThat(compare(BUILT_IN + misfit).answer().replaceAll("\\s+", " "))
        .contains("column \"zero\": 0 -> by name")
        .contains("no odds: " + misfit + ": the rules find the columns of this table by number");
  }

  @Test
  void another_die_another_row_another_column_and_another_edge() {
    String file =
        file(
            "crt.json",
            changed("\"name\": \"zero\"", "\"name\": \"even\"")
                .replace("\"at\": 10, \"cells\"", "\"at\": \"10-12\", \"cells\"")
                .replace("\"d10\"", "\"d12\"")
                .replace("\"at\": \"5+\"", "\"at\": \"5-9\"")
                .replace("\"above\": \"last\"", "\"above\": \"none\""));
    assertThat(compare(BUILT_IN + file).answer())
        .contains("\n  die: D10 -> D12\n")
        .contains("\n  column \"zero\" removed: 0\n")
        .contains("\n  column \"even\" added: 0\n")
        .contains("\n  column \"5 or more\": 5+ -> 5-9\n")
        .contains("\n  above the highest column: that one -> none\n")
        .contains("\n  row \"10\" removed: 10\n")
        .contains("\n  row \"10-12\" added: 10-12\n");
  }

  @Test
  void modifiers_are_compared_by_name() throws IOException {
    String text = Files.readString(Path.of("tables/six-days/modifiers.json"));
    String file =
        file(
            "modifiers.json",
            text.replace("\"officer\", \"value\": 1", "\"officer\", \"value\": 2")
                .replace("\"chateau\"", "\"castle\""));
    assertThat(compare("six-days/modifiers " + file).answer())
        .contains("\n  modifier \"officer\": +1 for officer -> +2 for officer\n")
        .contains("\n  modifier \"chateau\" removed: -2 for terrain, one of works\n")
        .contains("\n  modifier \"castle\" added: -2 for terrain, one of works\n");
    JsonNode json = json("six-days/modifiers " + file);
    assertThat(json.at("/edits/1/at").asString()).isEqualTo("18:5");
    // The defender of the first example has an officer: as if a chateau (2) were the stream (1).
    JsonNode first = json.at("/fights/0");
    String asIf = first.at("/options").asString().replace("terrain stream", "terrain chateau");
    JsonNode measures =
        vedette("six-days battle " + asIf + " --format json").json().get("measures");
    assertThat(first.at("/figures/6/name").asString()).isEqualTo("defenderLoss");
    assertThat(first.at("/figures/6/new").asDouble())
        .isEqualTo(measures.at("/defenderLoss/mean").asDouble());
  }

  @Test
  void a_table_of_no_system_is_fought_on_alone_for_a_round_and_to_the_finish() throws IOException {
    // Column `even`: 1 A1, 2 and 3 nothing, 4 D1. Now a 3 is D1, too: a round costs the defender
    // 1/2 and not 1/4. To the finish it is what the new table says alone.
    String text = Files.readString(Path.of("src/test/resources/crt/even.json"));
    String old = file("old.json", text);
    String now =
        file("new.json", text.replace("[\"A1\", \"-\", \"D1\"]", "[\"A1\", \"D1\", \"D1\"]"));
    JsonNode fights = json(old + " " + now).at("/fights");
    assertThat(fights.at("/0/fight").asString()).isEqualTo("own");
    JsonNode loss = figure(fought(fights, ""), "defenderLoss");
    assertThat(loss.at("/old").asDouble()).isEqualTo(0.25);
    assertThat(loss.at("/new").asDouble()).isEqualTo(0.5);
    String finish = " --rounds until-decided";
    JsonNode ruin = figure(fought(fights, finish), "attackerEliminated");
    String alone = "own " + now + " --attacker 10 --defender 10 --format json" + finish;
    assertThat(ruin.at("/new").asDouble())
        .isEqualTo(vedette(alone).json().at("/measures/attackerEliminated/p").asDouble());
  }

  private static JsonNode fought(JsonNode fights, String options) {
    for (JsonNode fight : fights) {
      if (fight.at("/options").asString().equals("--attacker 10 --defender 10" + options)) {
        return fight;
      }
    }
    throw new AssertionError("no " + options + " in " + fights);
  }

  private static JsonNode figure(JsonNode fight, String name) {
    for (JsonNode figure : fight.at("/figures")) {
      if (figure.at("/name").asString().equals(name)) {
        return figure;
      }
    }
    throw new AssertionError("no " + name + " in " + fight);
  }

  @Test
  void both_files_are_read_before_one_is_complained_of() {
    String bad = file("a.json", "{");
    String complaint = compare(bad + " " + file("b.json", "[]")).complaint(ExitCode.WRONG_FILE);
    assertThat(complaint).contains(bad + ":1:", own.named("b.json") + ":1:1");
    compare(BUILT_IN + own.named("none.json")).complaint(ExitCode.UNREADABLE);
  }

  @Test
  void csv_and_markdown() {
    String file = file("crt.json", MILDER);
    assertThat(compare(BUILT_IN + file + " --format csv").answer())
        .startsWith("what,where,figure,old,new,change,at\n")
        .contains("\ncell,\"row 1, column -4 or -3\",,A2Rp,A1Rp,better," + file + ":31:36\n");
    assertThat(compare(BUILT_IN + file + " --format markdown").answer())
        .startsWith("# Comparison of Combat results table\n")
        .contains("\n## Cells: 1 of 70 differ\n", "| 1 | . | A2Rp -\\> A1Rp | . |");
  }

  @Test
  void nothing_is_wider_than_a_narrow_terminal() {
    own.with("c.json", MILDER);
    // But for the file, whose name is one word.
    String answer =
        new Captured.Around(Map.of("COLUMNS", "40"), false, 0)
            .vedette("diff " + BUILT_IN + own.named("c.json"))
            .answer()
            .replace(own.named("c.json"), "c.json");
    assertThat(answer.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(40));
  }
}

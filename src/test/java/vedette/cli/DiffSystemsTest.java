package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Two versions of a rule system: what one says otherwise, and what that does to fights. */
class DiffSystemsTest {
  private static final String STEPS = "tables/examples/steps.json";

  @TempDir Path dir;

  private static String text(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String changed(String file, String... passages) {
    String text = text(file);
    for (int i = 0; i < passages.length; i += 2) {
      assertThat(text).contains(passages[i]);
      text = text.replace(passages[i], passages[i + 1]);
    }
    new OwnTables(dir).with("new.json", text);
    return dir + "/new.json";
  }

  private static JsonNode compared(String old, String now) {
    return Captured.of("diff", "--format", "json", old, now).json();
  }

  private static List<String> edits(JsonNode answer) {
    List<String> edits = new ArrayList<>();
    for (JsonNode it : answer.get("edits")) {
      String at = it.get("at").isNull() ? "" : " at " + it.get("at").asString();
      edits.add(
          it.get("what").asString()
              + ": "
              + it.get("old").asString("nothing")
              + " -> "
              + it.get("new").asString("nothing")
              + at);
    }
    return edits;
  }

  @Test
  void the_same_system_is_the_same() {
    assertThat(Captured.vedette("diff " + STEPS + " " + STEPS).answer())
        .contains("the tables are the same");
  }

  @Test
  void values_cells_results_modifiers_and_rounds_are_named() {
    String now =
        changed(
            STEPS,
            "\"7/5/3\"",
            "\"8/5/3\"",
            "\"M\", \"D1\", \"D1/M\", \"D2/M\", \"D2/M\", \"D2/M\"",
            "\"M\", \"D1\", \"D1/M\", \"D2/M\", \"D2/M\", \"DE\"",
            "\"P\": { \"attacker\": \"pinned\" }",
            "\"P\": { \"attacker\": \"disrupted\" }",
            "{ \"name\": \"hill\", \"shift\": -1 }",
            "{ \"name\": \"ridge\", \"shift\": -1 }",
            "\"rounds\": 2",
            "\"rounds\": 3");
    JsonNode answer = compared(STEPS, now);
    assertThat(edits(answer))
        .containsExactly(
            "unit guard attack: 7/5/3 -> 8/5/3 at 9:26",
            "table crt row 10+ column 7+: D2/M -> DE at 36:71",
            "table crt modifier ridge shift: nothing -> -1 at 40:37",
            "result P attacker: pinned -> disrupted at 47:24",
            "rounds: 2 -> 3 at 53:13",
            "table crt modifier hill shift: -1 -> nothing");
    assertThat(answer.get("fights").size()).isGreaterThan(10);
  }

  @Test
  void a_column_more_is_named_with_its_cells() {
    String now =
        text("tables/examples/supply.json")
            .replace("\"5:1\"]", "\"5:1\", \"6:1\"]")
            .replaceAll("(\"cells\": \\[.*)\\]", "$1, \"DE\"]");
    new OwnTables(dir).with("new.json", now);
    List<String> edits = edits(compared("tables/examples/supply.json", dir + "/new.json"));
    assertThat(edits).anyMatch(it -> it.contains("columns list: ") && it.contains(", 6:1"));
    assertThat(edits).anyMatch(it -> it.contains("column 6:1: nothing -> DE"));
  }

  @Test
  void the_odds_of_a_fight_move_as_a_hand_calculation_says() {
    // A die of one point hits on 6, then on 5 or more; one round, both at once, one point each: the
    // attacker stands alone if he hits and is not hit: 1/6 x 5/6 = 5/36, then 1/3 x 2/3 = 2/9.
    String bash =
        """
        { "format": 1, "id": "mine/bash", "title": "Bash", "kind": "system",
          "units": { "inf": {} },
          "fire": { "melee": { "dice": "strength, at most 1", "die": "d6", "atLeast": 6 } } }
        """;
    new OwnTables(dir).with("old.json", bash).with("new.json", bash.replace("6 } }", "5 } }"));
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    assertThat(edits(answer)).containsExactly("fire melee atLeast: 6 -> 5 at 3:79");
    JsonNode oneToTen = fight(answer, "--attacker inf 10 --defender inf 1");
    // Ten points throw but one die: he takes the only point with 1/6, then with 1/3.
    JsonNode success = oneToTen.get("figures").get(0);
    assertThat(success.get("name").asString()).isEqualTo("success");
    assertThat(success.get("old").asDouble()).isCloseTo(1 / 6.0, within(1e-15));
    assertThat(success.get("new").asDouble()).isCloseTo(1 / 3.0, within(1e-15));
  }

  private static JsonNode fight(JsonNode answer, String options) {
    return StreamSupport.stream(answer.get("fights").spliterator(), false)
        .filter(it -> it.get("options").asString().replaceAll("[\"']", "").equals(options))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + options + " in " + answer.get("fights")));
  }

  private static JsonNode figure(JsonNode fight, String name) {
    return StreamSupport.stream(fight.get("figures").spliterator(), false)
        .filter(it -> it.get("name").asString().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + name + " in " + fight));
  }

  /** A ratio table that goes to 12:1, of units with strength points. */
  private static final String FAR =
      """
      { "format": 1, "id": "mine/far", "title": "Far", "kind": "system",
        "units": { "inf": {} },
        "tables": { "crt": {
          "columns": { "compare": "ratio", "rounding": "down", "below": "first", "above": "last",
            "list": ["1:1", "10:1", "12:1"] },
          "rows": { "die": "d6", "list": [
            { "at": "..3", "cells": ["-", "-", "-"] }, { "at": "4+", "cells": ["-", "DR", "DE"] }
          ] } } } }
      """;

  @Test
  void a_column_beyond_all_usual_odds_is_fought_on_between_strengths_that_find_it() {
    // 12 against 1 is 12:1, where half of the rolls eliminate, then all of them.
    new OwnTables(dir)
        .with("old.json", FAR)
        .with("new.json", FAR.replace("[\"-\", \"-\", \"-\"]", "[\"-\", \"-\", \"DE\"]"));
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    JsonNode gone =
        figure(fight(answer, "--attacker inf 12 --defender inf 1"), "ending: defender eliminated");
    assertThat(gone.get("old").asDouble()).isEqualTo(0.5);
    assertThat(gone.get("new").asDouble()).isEqualTo(1);
    assertThat(fight(answer, "--attacker inf 10 --defender inf 1").get("figures")).isEmpty();
  }

  @Test
  void a_loss_on_a_far_column_is_told_from_elimination() {
    // One point is gone by a D2 as by a DE. With three of them a D2 leaves one.
    String old = FAR.replace("[\"-\", \"-\", \"-\"]", "[\"-\", \"-\", \"D2\"]");
    new OwnTables(dir)
        .with("old.json", old)
        .with("new.json", FAR.replace("[\"-\", \"-\", \"-\"]", "[\"-\", \"-\", \"DE\"]"));
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    JsonNode fight = fight(answer, "--attacker inf 36 --defender inf 3");
    JsonNode gone = figure(fight, "ending: defender eliminated");
    assertThat(gone.get("old").asDouble()).isEqualTo(0.5);
    assertThat(gone.get("new").asDouble()).isEqualTo(1);
  }

  @Test
  void of_units_with_steps_as_many_are_sent_as_a_loss_does_not_take_at_once() {
    // 6:1 is found by six units against one, of whose two steps a D2 leaves none; 12 find it as
    // well against two, which keep two of their four.
    String old =
        FAR.replace("\"inf\": {}", "\"inf\": { \"steps\": 2, \"factor\": 1 }")
            .replace(
                "\"compare\": \"ratio\",",
                "\"compare\": \"ratio\", \"attacker\": \"factor\", \"defender\": \"factor\",")
            .replace("10:1", "4:1")
            .replace("12:1", "6:1")
            .replace("[\"-\", \"-\", \"-\"]", "[\"-\", \"-\", \"D2\"]");
    new OwnTables(dir)
        .with("old.json", old)
        .with("new.json", old.replace("[\"-\", \"-\", \"D2\"]", "[\"-\", \"-\", \"DE\"]"));
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    JsonNode fight = fight(answer, "--attacker " + units(12) + " --defender " + units(2));
    JsonNode gone = figure(fight, "ending: defender eliminated");
    assertThat(gone.get("old").asDouble()).isEqualTo(0.5);
    assertThat(gone.get("new").asDouble()).isEqualTo(1);
  }

  private static String units(int count) {
    return String.join(", ", Collections.nCopies(count, "inf"));
  }

  /** A table whose column has to be said, which does nothing, and one that goes to 20:1. */
  private static final String TWO_TABLES =
      """
      { "format": 1, "id": "mine/two", "title": "Two", "kind": "system",
        "units": { "inf": {} },
        "tables": {
          "cover": { "columns": { "list": ["open", "woods"] },
            "rows": { "die": "d6", "list": [ { "at": "1+", "cells": ["-", "-"] } ] } },
          "crt": { "columns": { "compare": "ratio", "rounding": "down", "below": "first",
              "above": "last", "list": ["1:1", "10:1", "20:1"] },
            "rows": { "die": "d6", "list": [
              { "at": "..3", "cells": ["-", "-", "-"] },
              { "at": "4+", "cells": ["-", "DR", "DE"] } ] } } },
        "round": [ { "table": "cover" }, { "table": "crt" } ] }
      """;

  @Test
  void strengths_are_looked_for_also_where_another_table_has_to_be_told_its_column() {
    // 20 against 1 is 20:1, where half of the rolls eliminate, then all of them.
    new OwnTables(dir)
        .with("old.json", TWO_TABLES)
        .with("new.json", TWO_TABLES.replace("[\"-\", \"-\", \"-\"]", "[\"-\", \"-\", \"DE\"]"));
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    JsonNode fight = fight(answer, "--attacker inf 20 --defender inf 1 --column open");
    JsonNode gone = figure(fight, "ending: defender eliminated");
    assertThat(gone.get("old").asDouble()).isEqualTo(0.5);
    assertThat(gone.get("new").asDouble()).isEqualTo(1);
  }

  @Test
  void tables_that_have_to_be_told_different_columns_can_be_compared() {
    // The first roll is on the second table. On `near` half of the rolls eliminate, then all.
    String old =
        TWO_TABLES
            .replaceAll("\"compare\": \"ratio\".*\\s*\"above\": \"last\", ", "")
            .replace("[\"1:1\", \"10:1\", \"20:1\"]", "[\"far\", \"near\", \"close\"]")
            .replace("[\"-\", \"DR\", \"DE\"]", "[\"-\", \"DE\", \"DE\"]")
            .replace(
                "{ \"table\": \"cover\" }, { \"table\": \"crt\" }",
                "{ \"table\": \"crt\" }, { \"table\": \"cover\", \"when\": \"never\" }");
    new OwnTables(dir)
        .with("old.json", old)
        .with("new.json", old.replace("[\"-\", \"-\", \"-\"]", "[\"-\", \"DE\", \"-\"]"));
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    JsonNode near = fight(answer, "--attacker inf 4 --defender inf 4 --column near");
    JsonNode gone = figure(near, "ending: defender eliminated");
    assertThat(gone.get("old").asDouble()).isEqualTo(0.5);
    assertThat(gone.get("new").asDouble()).isEqualTo(1);
    assertThat(fight(answer, "--attacker inf 4 --defender inf 4 --column far").get("figures"))
        .isEmpty();
  }

  @Test
  void a_column_that_was_taken_away_is_fought_on_with_both() {
    // Without 12:1, 12 against 1 is the last column there is: the defender goes back instead.
    String now =
        FAR.replace(", \"12:1\"]", "]")
            .replace("\"-\", \"-\", \"-\"", "\"-\", \"-\"")
            .replace(", \"DE\"]", "]");
    new OwnTables(dir).with("old.json", FAR).with("new.json", now);
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    JsonNode fight = fight(answer, "--attacker inf 12 --defender inf 1");
    assertThat(figure(fight, "defenderForcedBack").get("new").asDouble()).isEqualTo(0.5);
    assertThat(figure(fight, "ending: defender eliminated").get("old").asDouble()).isEqualTo(0.5);
  }

  @Test
  void columns_by_a_value_are_found_by_so_many_units() {
    // Of 5 against 6 a unit: 7 and more is found by four against two, 20 - 12 = +8; one unit has no
    // more steps than a D2 takes, and three against two are but +3. On a 5, one roll of ten, the
    // cell eliminates instead of asking for a check.
    String once = text(STEPS).replace("\"rounds\": 2", "\"rounds\": 1");
    String row = "\"A1\", \"P\", \"P\", \"A1/D1\", \"M\", ";
    assertThat(once).contains(row + "\"M\"");
    new OwnTables(dir)
        .with("old.json", once)
        .with("new.json", once.replace(row + "\"M\"", row + "\"DE\""));
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    JsonNode fight = fight(answer, "--attacker inf, inf, inf, inf --defender inf, inf");
    assertThat(figure(fight, "ending: defender eliminated").get("change").asDouble())
        .isCloseTo(0.1, within(1e-14));
  }

  @Test
  void a_column_that_no_strengths_are_looked_for_is_fought_on_by_its_name() {
    // One side alone finds the columns of firepower.
    String file = "tables/examples/firepower.json";
    String row = "\"MC\", \"MC\", \"2MC\", \"K\", \"K\", ";
    JsonNode answer = compared(file, changed(file, row + "\"KIA\"", row + "\"K\""));
    assertThat(answer.get("fights"))
        .extracting(it -> it.get("options").asString())
        .anyMatch(it -> it.contains("--column 16+"))
        .anyMatch(it -> it.contains("--column 1-2"));
  }

  @Test
  void a_unit_that_only_one_version_has_is_no_reason_to_stop() {
    String now =
        changed(
            STEPS,
            "\"cav\": {",
            "\"lancers\": { \"attack\": 1, \"defence\": 1, \"morale\": 1 },\n    \"cav\": {");
    JsonNode answer = compared(STEPS, now);
    assertThat(edits(answer)).contains("unit lancers attack: nothing -> 1 at 10:28");
    assertThat(answer.get("fights"))
        .anyMatch(it -> it.get("unanswered").asString("").contains("with the old table"));
  }

  @Test
  void a_system_and_a_table_are_of_different_kinds() {
    assertThat(Captured.vedette("diff tables/examples/odds.json " + STEPS).misuse())
        .contains("of different kinds");
  }

  @Test
  void a_baseline_names_what_changed_in_a_system() {
    OwnTables own = new OwnTables(dir).with("steps.json", text(STEPS));
    own.with(
        "suite.json",
        """
        { "format": 1, "scenarios": [ { "name": "a", "system": "own", "engagement": "fight",
          "request": { "table": "steps.json", "attacker": "inf", "defender": "inf" } } ] }
        """);
    String check = "check '" + dir + "/suite.json' --baseline '" + dir + "/b.json'";
    Captured.vedette(check + " --update-baseline").answer();
    assertThat(Captured.vedette(check).answer()).contains("1 same");
    own.with("steps.json", text(STEPS).replace("\"5/3\"", "\"6/3\""));
    Captured changed = Captured.vedette(check);
    assertThat(changed.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(changed.out())
        .contains(
            "steps.json:8:24", "unit inf attack  5/3  6/3", "unit inf attack: 5/3 is now 6/3");
  }

  /** Tanks that count by the unit, on a ratio table; five arms. */
  private static final String TANKS =
      """
      { "format": 1, "id": "mine/tanks", "title": "Tanks", "kind": "system",
        "units": { "infantry": { "attack": 3, "defence": 8 }, "truck": { "attack": 0, "defence": 1 },
          "gun": { "attack": 6, "defence": 2 }, "sherman": { "attack": 11, "defence": 7 },
          "pziv": { "attack": 12, "defence": 8 } },
        "tables": { "crt": {
          "columns": { "compare": "ratio", "rounding": "down", "attacker": "attack",
            "defender": "defence", "below": "first", "above": "last",
            "list": ["1:2", "1:1", "2:1", "3:1", "4:1"] },
          "rows": { "die": "d6", "list": [
            { "at": "1", "cells": ["DE", "DE", "DE", "DE", "DE"] },
            { "at": "2", "cells": ["-", "DE", "DE", "DE", "DE"] },
            { "at": "3", "cells": ["-", "-", "DE", "DE", "DE"] },
            { "at": "4", "cells": ["-", "-", "-", "DE", "DE"] },
            { "at": "5+", "cells": ["-", "-", "-", "-", "DE"] } ] } } },
        "rounds": 3 }
      """;

  @Test
  void two_tanks_together_reach_the_column_that_one_alone_does_not() {
    // 11 and 12 against 8 are both 1:1. Two are 22, 2:1 and out on 1-3, then 24, 3:1 and out on
    // 1-4.
    new OwnTables(dir)
        .with("old.json", TANKS)
        .with("new.json", TANKS.replace("\"attack\": 11", "\"attack\": 12"));
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    JsonNode two = fight(answer, "--attacker sherman 4, sherman 4 --defender pziv 4 --rounds 1");
    assertThat(figure(two, "success").get("old").asDouble()).isEqualTo(0.5);
    assertThat(figure(two, "success").get("new").asDouble()).isCloseTo(2 / 3.0, within(1e-15));
    assertThat(fight(answer, "--attacker sherman 4 --defender pziv 4").get("figures")).isEmpty();
  }

  @Test
  void of_many_fights_those_that_move_most_are_shown_and_the_others_counted() {
    // All 1:1 and more: each of the 5 x 5 x 9 fights of these arms succeeds more often.
    new OwnTables(dir)
        .with("old.json", TANKS)
        .with(
            "new.json",
            TANKS.replace(
                "\"at\": \"4\", \"cells\": [\"-\", \"-\", \"-\"",
                "\"at\": \"4\", \"cells\": [\"DE\", \"DE\", \"DE\""));
    String pair = "diff " + dir + "/old.json " + dir + "/new.json";
    String text = Captured.vedette(pair).answer();
    int moved = 0;
    for (JsonNode it : Captured.vedette(pair + " --format json").json().get("fights")) {
      moved += it.get("figures").isEmpty() ? 0 : 1;
    }
    assertThat(moved).isGreaterThan(100);
    assertThat(text).contains((moved - 20) + " more move less: --format csv has them");
    assertThat(text.split("the attacker is in the fight", -1)).hasSize(21);
  }

  @Test
  void a_fight_too_large_for_either_version_is_said_not_to_be_compared() {
    String two = text("tables/examples/symbols.json").replaceAll("\"(line|battery)\": .*", "");
    two = two.replace("\"attack\": 3 },", "\"attack\": 3 }");
    new OwnTables(dir)
        .with("old.json", two)
        .with("new.json", two.replace("\"attack\": 4", "\"attack\": 5"));
    JsonNode answer = compared(dir + "/old.json", dir + "/new.json");
    String three = "grenadiers 4, grenadiers 4, grenadiers 4";
    assertThat(
            fight(answer, "--attacker " + three + " --defender " + three)
                .get("unanswered")
                .asString())
        .isEqualTo(
            "with both tables the fight has more than 10,000 states, too many for an exact answer");
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A designer's two versions of a table that no rules look up are told apart by fights on them. */
class DiffOwnTablesTest {
  private static final String ODDS = "tables/examples/odds.json";

  @TempDir Path dir;
  private String odds;

  @BeforeEach
  void exampleTable() throws IOException {
    odds = Files.readString(Path.of(ODDS));
  }

  private Captured compared(String old, String now, String options) {
    OwnTables own = new OwnTables(dir).with("old.json", old).with("new.json", now);
    String files = "'" + own.named("old.json") + "' '" + own.named("new.json") + "'";
    return vedette("diff " + files + options);
  }

  private JsonNode json(String old, String now) {
    return compared(old, now, " --format json").json();
  }

  private static JsonNode fight(JsonNode json, String options) {
    for (JsonNode fight : json.at("/fights")) {
      if (fight.at("/options").asString().equals(options)) {
        return fight;
      }
    }
    throw new AssertionError("no " + options + " in " + json.at("/fights"));
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
  void what_lies_below_columns_by_ratio_is_part_of_the_table() {
    String now = odds.replace("\"below\": \"none\"", "\"below\": \"first\"");
    assertThat(compared(odds, now, "").answer())
        .contains("\n  below the lowest column: none -> that one\n")
        .doesNotContain("the tables are the same");
    assertThat(compared(odds, odds.replace("\"last\"", "\"none\""), "").answer())
        .contains("\n  above the highest column: that one -> none\n");
    assertThat(json(odds, now).at("/same").asBoolean()).isFalse();
  }

  @Test
  void rounding_up_gives_the_attacker_a_better_column() {
    // 10 against 8 is 1:1 rounded down and 2:1 rounded up. The defender is eliminated on no roll of
    // the column 1:1 and on a 6 of the column 2:1; 10 against 10 is 1:1 either way.
    JsonNode json = json(odds, odds.replace("\"down\"", "\"up\""));
    JsonNode gone =
        figure(fight(json, "--attacker 10 --defender 8"), "ending: defender eliminated");
    assertThat(gone.at("/old").asDouble()).isZero();
    assertThat(gone.at("/new").asDouble()).isCloseTo(1 / 6.0, within(1e-15));
    assertThat(fight(json, "--attacker 10 --defender 10").at("/figures")).isEmpty();
  }

  @Test
  void each_modifier_is_fought_with_once() {
    // Column 1:1, where 5 and 6 force the defender back: with -2 nobody does, with -1 a 6 does.
    JsonNode json = json(odds, odds.replace("\"drm\": -2", "\"drm\": -1"));
    JsonNode town = fight(json, "--attacker 4 --defender 4 --with town");
    JsonNode back = figure(town, "defenderForcedBack");
    assertThat(back.at("/old").asDouble()).isZero();
    assertThat(back.at("/new").asDouble()).isCloseTo(1 / 6.0, within(1e-15));
    assertThat(fight(json, "--attacker 4 --defender 4 --with woods").at("/figures")).isEmpty();
    assertThat(fight(json, "--attacker 4 --defender 4 --with flank").at("/figures")).isEmpty();
  }

  @Test
  void a_modifier_or_an_edge_that_one_table_lacks_leaves_a_fight_without_odds() {
    String now = odds.replace("\"town\"", "\"city\"").replace("{ \"name\": \"1:3\" }, ", "");
    now = now.replaceAll("\"cells\": \\[\"[A-Z-]+\", ", "\"cells\": [");
    JsonNode json = json(odds, now);
    assertThat(fight(json, "--attacker 4 --defender 4 --with town").at("/unanswered").asString())
        .isEqualTo("with the new table the table has no modifier `town`");
    assertThat(fight(json, "--attacker 4 --defender 4 --with city").at("/unanswered").asString())
        .isEqualTo("with the old table the table has no modifier `city`");
    assertThat(fight(json, "--attacker 10 --defender 30").at("/unanswered").asString())
        .startsWith("with the new table ratio 10:30 is below the first column");
  }

  @Test
  void a_fight_that_neither_table_allows_is_left_out() {
    // 10 against 30 is below 1:2.
    String old = odds.replace("\"1:3\"", "\"2:5\"");
    assertThat(compared(old, old.replace("\"down\"", "\"up\""), "").answer())
        .contains("--defender 15")
        .doesNotContain("--defender 30");
  }

  @Test
  void where_a_column_begins_moves_the_fights_between_the_old_place_and_the_new() {
    String old =
        """
        { "format": 1, "id": "own/two", "title": "Two columns", "kind": "grid",
          "source": { "document": "a test", "status": "reconstructed" }, "cells": "combat",
          "columns": { "compare": "differential", "below": "first", "above": "last",
            "list": [{ "name": "low", "at": "..0" }, { "name": "high", "at": "1+" }] },
          "rows": { "die": "d6", "list": [
            { "at": "1-3", "cells": ["D1", "DR"] }, { "at": "4-6", "cells": ["A1", "DE"] }] } }
        """;
    // 10 against 8 is +2: `high` eliminates on a half, `low` on nothing.
    JsonNode json = json(old, old.replace("..0", "..2").replace("1+", "3+"));
    JsonNode gone =
        figure(fight(json, "--attacker 10 --defender 8"), "ending: defender eliminated");
    assertThat(gone.at("/old").asDouble()).isEqualTo(0.5);
    assertThat(gone.at("/new").asDouble()).isZero();
  }

  @Test
  void every_column_is_fought_on_between_strengths_that_find_it() {
    // Rounded down 10 against 2 is 5:1. Beyond that a side must have more than one result can take:
    // two points where a D1 is the worst, three where the new table has a D2. 7:1 is found by 21
    // against 3, 10:1 by 20 against 2, 12:1 by 24 against 2 and 40:1 by 80 against 2.
    String old =
        """
        { "format": 1, "id": "own/far", "title": "Far", "kind": "grid",
          "source": { "document": "a test", "status": "reconstructed" }, "cells": "combat",
          "columns": { "compare": "ratio", "rounding": "down", "below": "first", "above": "last",
            "list": [{ "name": "5:1" }, { "name": "7:1" }, { "name": "10-1" }, { "name": "12:1" },
              { "name": "40:1" }] },
          "rows": { "die": "d6", "list": [
            { "at": "1-3", "cells": ["D1", "D1", "D1", "D1", "D1"] },
            { "at": "4-6", "cells": ["DR", "DR", "DR", "DR", "DR"] }] } }
        """;
    JsonNode json = json(old, old.replace("[\"DR\", \"DR\", ", "[\"DR\", \"D2\", "));
    assertThat(json.at("/fights"))
        .extracting(it -> it.at("/options").asString())
        .contains(
            "--attacker 20 --defender 2",
            "--attacker 24 --defender 2",
            "--attacker 21 --defender 3",
            "--attacker 80 --defender 2");
    JsonNode seven = fight(json, "--attacker 21 --defender 3");
    // One point on a half of the rolls, then two on the other half as well: 0.5 and 1.5.
    assertThat(figure(seven, "defenderLoss").at("/change").asDouble()).isCloseTo(1, within(1e-14));
    assertThat(fight(json, "--attacker 24 --defender 2").at("/figures")).isEmpty();
  }

  @Test
  void a_far_column_is_fought_on_so_that_a_loss_and_elimination_differ() {
    // Only a ratio of 200 finds the column 200:1, and 300 points are the most that are tried: the
    // defender has but one. On 8:1 he has three, of which a D2 leaves one.
    String old =
        """
        { "format": 1, "id": "own/far", "title": "Far", "kind": "grid",
          "source": { "document": "a test", "status": "reconstructed" }, "cells": "combat",
          "columns": { "compare": "ratio", "rounding": "down", "below": "first", "above": "last",
            "list": [{ "name": "1:1" }, { "name": "8:1" }, { "name": "11:1" },
              { "name": "200:1" }] },
          "rows": { "die": "d6", "list": [
            { "at": "1-3", "cells": ["D1", "D2", "-", "D2"] },
            { "at": "4-6", "cells": ["DR", "DR", "DR", "DR"] }] } }
        """;
    JsonNode json = json(old, old.replace("[\"D1\", \"D2\"", "[\"D1\", \"DE\""));
    JsonNode eight = fight(json, "--attacker 24 --defender 3");
    JsonNode gone = figure(eight, "ending: defender eliminated");
    assertThat(gone.at("/old").asDouble()).isZero();
    assertThat(gone.at("/new").asDouble()).isEqualTo(0.5);
    assertThat(json.at("/fights"))
        .extracting(it -> it.at("/options").asString())
        .contains("--attacker 200 --defender 1");
  }

  @Test
  void columns_far_below_even_odds_are_fought_on() {
    // 10 against 300 is 1:30, and no more than 300 are tried: 1:40 is found by fewer than ten. The
    // least with more than a point is 2 against 61, rounded down. A point is lost on half of the
    // rolls, then on all.
    String old =
        """
        { "format": 1, "id": "own/low", "title": "Low", "kind": "grid",
          "source": { "document": "a test", "status": "reconstructed" }, "cells": "combat",
          "columns": { "compare": "ratio", "rounding": "down", "below": "first", "above": "last",
            "list": [{ "name": "1:50" }, { "name": "1:40" }, { "name": "1:30" },
              { "name": "1:1" }] },
          "rows": { "die": "d6", "list": [
            { "at": "1-3", "cells": ["A1", "A1", "A1", "D1"] },
            { "at": "4-6", "cells": ["AR", "AR", "AR", "DR"] }] } }
        """;
    JsonNode json = json(old, old.replace("[\"AR\", \"AR\",", "[\"AR\", \"A1\","));
    JsonNode forty = fight(json, "--attacker 2 --defender 61");
    JsonNode lost = figure(forty, "attackerLoss");
    assertThat(lost.at("/old").asDouble()).isEqualTo(0.5);
    assertThat(lost.at("/new").asDouble()).isEqualTo(1);
    assertThat(json.at("/fights"))
        .extracting(it -> it.at("/options").asString())
        .contains("--attacker 2 --defender 81"); // 1:50
  }

  @Test
  void a_column_that_only_the_old_table_has_is_fought_on_as_well() {
    // 60 against 2 is 30:1, and 10:1 where there is no such column: back on a half, then never.
    String old =
        """
        { "format": 1, "id": "own/far", "title": "Far", "kind": "grid",
          "source": { "document": "a test", "status": "reconstructed" }, "cells": "combat",
          "columns": { "compare": "ratio", "rounding": "down", "below": "first", "above": "last",
            "list": [{ "name": "10:1" }, { "name": "30:1" }] },
          "rows": { "die": "d6", "list": [
            { "at": "1-3", "cells": ["D1", "D1"] }, { "at": "4-6", "cells": ["D1", "DR"] }] } }
        """;
    String now =
        old.replace(", { \"name\": \"30:1\" }", "")
            .replace("[\"D1\", \"D1\"]", "[\"D1\"]")
            .replace("[\"D1\", \"DR\"]", "[\"D1\"]");
    JsonNode fight = fight(json(old, now), "--attacker 60 --defender 2");
    JsonNode back = figure(fight, "defenderForcedBack");
    assertThat(back.at("/old").asDouble()).isEqualTo(0.5);
    assertThat(back.at("/new").asDouble()).isZero();
  }

  @Test
  void an_exchange_is_fought_between_unequal_strengths_also_on_a_named_column() {
    // On a 4 both lose 10, or as many as the weaker has: against 5 the attacker keeps 5.
    String old =
        odds.replaceAll("    \"(compare|rounding|below|above)\": \"[a-z]*\",\n", "")
            .replaceAll("(?s),\n  \"modifiers\".*]\n}", "}");
    String now = old.replace("[\"AR\", \"AR\", \"-\", \"-\",", "[\"EX\", \"AR\", \"-\", \"-\",");
    JsonNode json = json(old, now);
    JsonNode loss = figure(fight(json, "--attacker 10 --defender 5 --column 1:3"), "attackerLoss");
    assertThat(loss.at("/change").asDouble()).isCloseTo(5 / 6.0, within(1e-14));
  }

  @Test
  void a_column_may_be_called_anything() {
    // Column 3 takes D1 for nothing on a 4.
    String old =
        odds.replaceAll("    \"(compare|rounding|below|above)\": \"[a-z]*\",\n", "")
            .replace("\"2:1\"", "\"so \\\"called\\\" $x\"");
    String now = old.replace("\"-\", \"-\", \"DR\"", "\"-\", \"DE\", \"DR\"");
    String answer = compared(old, now, "").answer();
    assertThat(answer)
        .contains("\n  own --attacker 4 --defender 4 --column 'so \"called\" $x'\n")
        .doesNotContain("no odds");
  }

  @Test
  void a_table_that_no_attack_can_be_fought_on_has_no_fights() {
    String old =
        """
        { "format": 1, "id": "own/points", "title": "Points", "kind": "grid",
          "source": { "document": "a test", "status": "reconstructed" }, "cells": "number",
          "columns": { "compare": "differential", "below": "first", "above": "last",
            "list": [{ "at": 0 }, { "at": 1 }] },
          "rows": { "die": "d2", "list": [
            { "at": 1, "cells": [0, 1] }, { "at": 2, "cells": [1, 2] }] } }
        """;
    assertThat(json(old, old.replace("[1, 2]", "[1, 3]")).at("/fights")).isEmpty();
  }

  @Test
  void losses_on_a_column_are_marked_where_somebody_is_eliminated() {
    // On 3:1 a 4 takes two points where it sent the defender back: 2/6. A 6 eliminates him besides.
    String two = odds.replace("\"-\", \"-\", \"DR\"", "\"-\", \"-\", \"D2\"");
    assertThat(compared(odds, two, "").answer())
        .contains("\n  3:1: defender loses        0.000+  0.333+     +0.333\n")
        .contains("\n  +: and all where a side is eliminated, or what an exchange costs\n");
    // A D1 on half of the rolls and elimination on the others, then elimination on all.
    String half = oneColumn("d6", "1-3", "D1", "4+", "DE");
    assertThat(compared(half, half.replace("D1", "DE"), "").answer())
        .contains("\n  only: defender loses       0.500+   all          -\n");
  }

  /** A table of one column and two rows. */
  private static String oneColumn(String die, String... rows) {
    return """
        { "format": 1, "id": "own/one", "title": "One column", "kind": "grid",
          "source": { "document": "a test", "status": "reconstructed" }, "cells": "combat",
          "columns": { "list": [{ "name": "only" }] },
          "rows": { "die": "%s", "list": [
            { "at": "%s", "cells": ["%s"] }, { "at": "%s", "cells": ["%s"] }] } }
        """
        .formatted(die, rows[0], rows[1], rows[2], rows[3]);
  }

  @Test
  void where_nobody_is_eliminated_losses_are_not_marked() {
    String old = odds.replaceAll("\"AE\"|\"EX\"", "\"A1\"").replace("\"DE\"", "\"D1\"");
    String now = old.replace("\"-\", \"-\", \"DR\"", "\"-\", \"-\", \"D2\"");
    assertThat(compared(old, now, "").answer()).contains(": defender loses").doesNotContain("+:");
  }

  @Test
  void what_moves_too_little_to_be_seen_is_counted() {
    // Eight ones of eight dice, one roll of 1,679,616, take a point now besides: 0.0000006 points.
    String old = oneColumn("8d6", "..8", "DR", "9+", "D1");
    String now = old.replace("DR", "D1R");
    String answer = compared(old, now, "").answer();
    assertThat(answer).contains("\n  1 by less than 0.0005\n");
  }

  @Test
  void what_becomes_possible_is_shown_however_rare_it_is() {
    // Six sixes, one roll of 46,656.
    String old = oneColumn("6d6", "6-35", "-", "36", "D1");
    String now = oneColumn("6d6", "6-35", "-", "36", "AE");
    assertThat(compared(old, now, "").answer())
        .containsPattern("the attacker is eliminated +0% +<0.01% ")
        .containsPattern("rounds over +100% +>99.99% ");
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code influence} changes each number and each consulted cell of a system by one step. */
class SystemInfluenceTest {
  private static final String DUEL =
      """
      { "format": 1, "id": "mine/duel", "title": "Duel", "kind": "system",
        "units": { "inf": { "hits": 5 } },
        "fire": { "shot": { "dice": "strength, at most 1", "die": "d6", "atLeast": "hits",
          "modifiers": [{ "name": "fog", "drm": -1 }] } },
        "tables": { "push": { "rows": { "die": "d6", "list": [
          { "at": "..3", "cells": ["-"] }, { "at": "4+", "cells": ["DR"] } ] } } },
        "round": [ROUND] }
      """;

  @TempDir Path dir;

  private JsonNode part(String step, String what, String... options) {
    new OwnTables(dir).with("duel.json", DUEL.replace("ROUND", step));
    List<String> words =
        new ArrayList<>(
            List.of(
                "own",
                dir + "/duel.json",
                "--influence",
                "--attacker",
                "inf 1",
                "--defender",
                "inf 1",
                "--format",
                "json"));
    words.addAll(List.of(options));
    for (JsonNode it : CapturedRun.of(words.toArray(String[]::new)).json().get("influence")) {
      if (it.get("part").asString().equals(what)) {
        return it;
      }
    }
    throw new AssertionError("no part " + what);
  }

  private static double success(JsonNode change) {
    return change.get("moves").get("success").asDouble();
  }

  @Test
  void a_number_to_hit_one_higher_and_one_lower() {
    // One shot that hits on 5 or more: 2/6; on 6: 1/6; on 4 or more: 3/6.
    JsonNode hits = part("{ \"fire\": \"shot\", \"by\": \"attacker\" }", "unit inf hits");
    assertThat(hits.get("is").asString()).isEqualTo("5");
    assertThat(success(hits.get("up"))).isCloseTo(-1 / 6.0, within(1e-12));
    assertThat(success(hits.get("down"))).isCloseTo(1 / 6.0, within(1e-12));
  }

  @Test
  void a_modifier_one_more_and_one_less() {
    // With fog a 6 hits: 1/6; at -0 also a 5: 2/6; at -2 no roll does.
    JsonNode fog =
        part(
            "{ \"fire\": \"shot\", \"by\": \"attacker\" }",
            "fire shot modifier fog drm",
            "--with",
            "fog");
    assertThat(fog.get("up").get("becomes").asString()).isEqualTo("0");
    assertThat(success(fog.get("up"))).isCloseTo(1 / 6.0, within(1e-12));
    assertThat(success(fog.get("down"))).isCloseTo(-1 / 6.0, within(1e-12));
  }

  @Test
  void a_cell_becomes_the_next_better_or_worse_result_of_its_table() {
    // 4, 5 and 6 drive the defender back: 1/2; if 1 to 3 do so too, always.
    String round = "{ \"table\": \"push\" }";
    JsonNode low = part(round, "table push row ..3 result");
    assertThat(low.get("up").get("becomes").asString()).isEqualTo("DR");
    assertThat(success(low.get("up"))).isCloseTo(0.5, within(1e-12));
    assertThat(low.get("down").isNull()).isTrue();
    assertThat(success(part(round, "table push row 4+ result").get("down")))
        .isCloseTo(-0.5, within(1e-12));
  }

  @Test
  void cells_that_the_fight_never_consults_are_left_out() {
    new OwnTables(dir)
        .with("duel.json", DUEL.replace("ROUND", "{ \"fire\": \"shot\", \"by\": \"attacker\" }"));
    String file = dir + "/duel.json";
    CapturedRun answer =
        CapturedRun.of("own", file, "--influence", "--attacker", "inf 1", "--defender", "inf 1");
    assertThat(answer.answer())
        .contains("unit inf hits  5    6: -16.67 pp   4: +16.67 pp")
        .doesNotContain("push");
  }

  @Test
  void what_one_way_does_not_move_at_all_is_0() {
    // Three results, two faces of six each. One point lost of two keeps the attacker in the fight,
    // as no loss does; a retreat of the defender on two more faces is 1/3 more success. In the
    // order of results no loss lies between the two, whatever the rows.
    String duel =
        DUEL.replace(
                "\"..3\", \"cells\": [\"-\"] }",
                "\"..2\", \"cells\": [\"-\"] }, { \"at\": \"3-4\", \"cells\": [\"A1\"] }")
            .replace("\"4+\"", "\"5+\"")
            .replace("ROUND", "{ \"table\": \"push\" }");
    new OwnTables(dir).with("duel.json", duel);
    String fight = "own '" + dir + "/duel.json' --attacker 'inf 2' --defender 'inf 2'";
    assertThat(CapturedRun.vedette(fight + " --influence").answer())
        .containsPattern("table push row ..2 result +- +DR: \\+33.33 pp +A1: 0\n");
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A name that nothing in the file of a system uses is found, whichever section declares it. */
class UnusedNamesTest {
  private static final String SOUND =
      """
      { "format": 1, "id": "mine/sound", "title": "Sound", "kind": "system",
        "units": { "inf": { "morale": 7, "class": "foot" } },
        "states": { "shaken": { "morale": -1 } },
        "words": ["fog"],
        "customDice": { "skull": ["hit", "miss"] },
        "tables": { "crt": { "rows": { "die": "d2", "list": [
          { "at": 1, "cells": ["-"] }, { "at": 2, "cells": ["K"] } ] } } },
        "results": { "K": { "enemy": "check nerve" } },
        "fire": { "volley": { "dice": "strength", "die": "skull", "faces": { "hit": "hit", "miss": "nothing" },
          "targets": "foot" } },
        "checks": { "nerve": { "die": "2d6", "atMost": "morale", "fail": "shaken",
          "modifiers": [{ "name": "in fog", "when": "own in fog", "drm": 1 }] } },
        "rounds": 2,
        "round": [ { "table": "crt", "by": "both" }, { "fire": "volley", "by": "both" } ] }
      """;

  /** By section: what declares a further name there, and the code of the finding. */
  private static final Map<String, List<String>> UNUSED =
      Map.of(
          "units", List.of("\"morale\": 7", "\"morale\": 7, \"moral\": 7", "L137"),
          "states",
              List.of("\"states\": {", "\"states\": { \"dazed\": { \"morale\": -2 },", "L123"),
          "words", List.of("\"words\": [", "\"words\": [\"mud\", ", "L121"),
          "customDice",
              List.of("\"skull\": [", "\"bone\": [\"hit\", \"miss\"], \"skull\": [", "L139"),
          "tables",
              List.of(
                  "\"tables\": {",
                  "\"tables\": { \"old\": { \"rows\": { \"die\": \"d2\", \"list\": [{ \"at\":"
                      + " \"1-2\", \"cells\": [\"K\"] }] } },",
                  "L125"),
          "results",
              List.of("\"results\": {", "\"results\": { \"Q\": { \"own\": \"retreat\" },", "L124"),
          "fire",
              List.of(
                  "\"fire\": {",
                  "\"fire\": { \"salvo\": { \"dice\": 1, \"die\": \"d6\", \"atLeast\": 6 },",
                  "L125"),
          "checks",
              List.of(
                  "\"checks\": {",
                  "\"checks\": { \"rally\": { \"die\": \"2d6\", \"atMost\": 7, \"fail\":"
                      + " \"retreat\" },",
                  "L125"));

  /** Sections that declare no name, or names that a command line uses. */
  private static final Set<String> WITHOUT_NAMES =
      Set.of(
          "format",
          "id",
          "title",
          "kind",
          "source",
          "allow",
          "losses",
          "doctrine",
          "rounds",
          "round",
          "after",
          "measures");

  private static final Pattern FOUND = Pattern.compile("(?m)^(?:warning|note)\\[([A-Z0-9]+)\\]");

  @TempDir Path dir;

  private List<String> found(String text) {
    OwnTables files = new OwnTables(dir).with("mine.json", text);
    String out = CapturedRun.vedette("lint '" + files.named("mine.json") + "'").out();
    assertThat(out).contains("Lint of 1 table\n").doesNotContain("cannot be used");
    return FOUND.matcher(out).results().map((MatchResult it) -> it.group(1)).toList();
  }

  @Test
  void each_section_declares_names_or_none() {
    Set<String> sections = new TreeSet<>();
    CapturedRun.vedette("show --schema system")
        .json()
        .get("properties")
        .propertyNames()
        .forEach(sections::add);
    Set<String> known = new TreeSet<>(UNUSED.keySet());
    known.addAll(WITHOUT_NAMES);
    assertThat(known).containsAll(sections);
  }

  @Test
  void a_file_that_uses_all_its_names_has_nothing_to_find() {
    assertThat(found(SOUND)).isEmpty();
  }

  @Test
  void a_name_that_nothing_uses_is_found_in_each_section() {
    UNUSED.forEach(
        (section, change) -> {
          String text = SOUND.replace(change.get(0), change.get(1));
          assertThat(text).as(section).isNotEqualTo(SOUND);
          assertThat(found(text)).as(section).containsExactly(change.get(2));
        });
  }

  /** Where a class is asked for; each text stands in the place of what asks for `foot` above. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          own in fog                              | own is foot
          own in fog                              | own is only foot
          own in fog                              | own foot >= 2
          "by": "both" }, { "fire"                | "by": "both", "when": "own is foot" }, { "fire"
          { "fire": "volley", "by": "both" }      | { "check": "nerve", "by": "both", \
          "units": "not foot" }, { "fire": "volley", "by": "both" }
          "rounds": 2                             | "rounds": 2, "after": { "both": ["gain 1 of foot"] }
          "dice": "strength"                      | "dice": "strength, at most own foot"
          """)
  void every_way_of_asking_for_a_class_is_a_use(String before, String now) {
    String unused = SOUND.replaceFirst(",\\s+\"targets\": \"foot\"", "");
    assertThat(found(unused)).containsExactly("L138");
    assertThat(unused).contains(before);
    assertThat(found(unused.replace(before, now))).doesNotContain("L138");
  }

  /** A check `nerve` that is made, and an effect `check nerve`, use no die and no class. */
  @Test
  void a_word_in_a_text_is_a_use_only_where_it_means_the_thing() {
    assertThat(found(SOUND.replace("\"skull\": [", "\"nerve\": [\"hit\", \"miss\"], \"skull\": [")))
        .containsExactly("L139");
    assertThat(found(SOUND.replace("\"class\": \"foot\"", "\"class\": [\"foot\", \"check\"]")))
        .containsExactly("L138");
  }

  @Test
  void a_finding_that_is_meant_is_allowed_with_its_reason() {
    String unused = SOUND.replace("\"class\": \"foot\"", "\"class\": [\"foot\", \"royal\"]");
    assertThat(found(unused)).containsExactly("L138");
    String allowed = "\"kind\": \"system\", \"allow\": { \"L138\": \"of the order of battle\" },";
    assertThat(found(unused.replace("\"kind\": \"system\",", allowed))).isEmpty();
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What somebody writes who does not know the format yet: where it is wrong, and what to write. */
class OwnMessagesTest {
  private static final String SYSTEM =
      """
      { "format": 1, "id": "mine/words", "title": "Words", "kind": "system",
      "units": { "inf": { "class": "foot", "leadership": 3 }, "fighter": { "leadership": 2 } },
      "words": ["woods", "room"], "states": { "shaken": {} },
      "customDice": { "block": ["sword", "blank"] }, "checks": { "morale": { "die": "d6", "atLeast": 4 } },
      "fire": { "melee": { "dice": "strength", "die": "d6", "atLeast": 4,
      "modifiers": [ { "name": "cover", "when": "own in woods", "drm": -1 } ],
      "hit": "lose 1" } },
      "rounds": 3, "round": [ { "fire": "melee", "by": "both" } ] }
      """;

  @TempDir Path dir;

  private Path written(String passage, String instead) throws IOException {
    assertThat(SYSTEM).contains(passage);
    Path file = dir.resolve("mine.json");
    Files.writeString(file, SYSTEM.replace(passage, instead));
    return file;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`strength`, | `strength, at most leadership + 1`, | 5:49: only a number or a value may follow"
            + " `at most` | `strength, at most 3`",
        "`strength`, | `strength, at least`, | 5:41: only a number or a value may follow `at least`"
            + " | `strength, at least 3`",
        "`strength`, | `strength, at most discipline`, | 5:49: no unit has a `discipline` | strength,"
            + " steps, figures, losses, units, leadership, or a value that you give units:"
            + " `discipline`: 1",
        "`drm`: -1 | `dice`: `x0/2` | 6:67: `x0/2` is no change | `x0` leaves nothing",
        "`drm`: -1 | `shift`: 1 | 6:59: `shift` does nothing here: there are no columns"
            + " | `drm` adds to each die, `dice` to their number",
        "`drm`: -1 | `drm`: -1, `of`: `inf` | 6:70: `of` does nothing here: there are no columns"
            + " | `drm` adds to each die, `dice` to their number",
        "`d6`, `atLeast`: 4 } } | `d6`, `atLeast`: 4, `modifiers`: [ { `name`: `cold`, `dice`: 1 } ] } }"
            + " | 4:132: `dice` does nothing here: it is one roll, without columns"
            + " | `drm` adds to the roll",
        "own in woods`, `drm` | own in woods and room`, `each`: true, `drm` | 6:68: `each` counts one"
            + " thing, and `own in woods and room` is none | hang it on what it counts, as `when`:"
            + " `own has guns`, or leave it out",
        "`d6`, `atLeast`: 4,\\n`modifiers`: [ { `name`: `cover`, `when`: `own in woods`, `drm`: -1 }"
            + " | `block`, `faces`: { `sword`: `hit`, `blank`: `nothing` },\\n`modifiers`: [ {"
            + " `name`: `cover`, `reroll`: `blank` } | 6:45: `blank` is a face, and `reroll` takes"
            + " natural numbers or misses | `misses`: dice whose face does nothing",
        "own in woods | target shaken < 2 | 6:51: `shaken` is a state and no number | a state that"
            + " `counts` is a number; `target is shaken` asks for a state",
        "own in woods | target size < 2 | 6:51: no unit has a `size` | strength, steps, figures,"
            + " losses, units, leadership, or a value that you give units: `size`: 1",
        "`strength`, | `guns`, | 5:31: no unit has a `guns` | strength, steps, figures, losses, units,"
            + " leadership, or a value that you give units: `guns`: 1",
        "`strength`, | `fighter`, | 5:31: `fighter` is an arm and no number | strength, steps,"
            + " figures, losses, units, leadership; which units act is said by `units` of the step",
        "own in woods | terrain = woods | 6:44: neither `terrain` nor `woods` is a number, and only"
            + " numbers are compared | `woods` holds when it is said",
        "own in woods | terrain = hill | 6:44: neither `terrain` nor `hill` is a number, and only"
            + " numbers are compared | `hill` holds when it is said; add it to `words`",
        "own in woods | woods defender | 6:44: `defender` stands before what it is or has"
            + " | `defender in woods`",
        "`strength`, | `best attacker score`, | 5:36: the side stands before `best`"
            + " | `attacker best score`",
        "`lose 1` | `stunned` | 7:9: `stunned` is no effect | add it to `states` if units get it; else"
            + " lose 1, lose all, gain 1, retreat, repulsed, check or nothing",
        "`lose 1` | `shakes` | 7:9: `shakes` is no effect | add it to `states`, or did you mean the"
            + " state `shaken`?",
        "`lose 1` | `not stunned` | 7:13: there is no state `stunned` | add it to `states`",
        "own in woods | own in wood | 6:51: `wood` is no arm, class, state or word of this file"
            + " | add it to `words`, or did you mean `woods`?",
        "own in woods | own is broken | 6:51: `broken` is no arm, class, state or word of this file"
            + " | add it to `states` or `words`",
        "own in woods | fog | 6:44: `fog` is no arm, class, state or word of this file | add it to"
            + " `words`",
        "`lose 1` | [`lose 1`, `if target is foot check morale`] | 7:20: a condition stands behind"
            + " what hangs on it | `check morale if target is foot`",
        "`lose 1` | `unless own in woods then not shaken` | 7:9: a condition stands behind what hangs"
            + " on it | `not shaken unless own in woods`",
        "`lose 1` | `lose 1 fighter` | 7:16: `fighter` cannot say who loses | `lose 1`; who loses"
            + " first is an order: `losses`: { `order`: `fighter` }",
        "`rounds`: 3, `round`: [ | `results`: { `x`: { `defender`: `lose 1` } }, `round`: [ {"
            + " `result`: `x`, `by`: `initiative` }, | 8:81: `initiative` is nobody who is `own` in a"
            + " result | attacker, defender or both",
        "`rounds`: 3, `round`: [ | `results`: { `x`: { `defender`: `lose 1` } }, `round`: [ {"
            + " `result`: `x`, `units`: `inf` }, | 8:75: `units` does nothing here: a result befalls"
            + " sides | remove it; a check with `units` befalls those that fail or pass it",
        "`strength`, | `strength at most 3`, | 5:40: a comma stands before `at most`"
            + " | `strength, at most 3`",
        "`lose 1` | `lose a step` | 7:14: `a` is no number | `lose 1 step`",
        "`atLeast`: 4 } } | `atLeast`: 4, `fail`: { `-2`: `lose 1` } } } | 4:109: nobody fails by -2"
            + " | margins of failing begin with 1: `2+`",
        "`drm`: -1 | `reroll`: `miss` | 6:69: `miss` is no range | did you mean `misses`?",
        "`lose 1` | `retreat 1 space` | 7:19: `space` cannot follow `retreat 1` | `retreat 1`: a"
            + " number is hexes",
        "`lose 1` | `retreat 1 or lose 1` | 7:19: a loss stands before the retreat that may be"
            + " chosen instead | `lose 1 or retreat 1`",
        "own in woods | own has no inf | 6:52: `no` cannot follow `has` | `not own has inf`",
        "`strength`, | `4 - rooms`, | 5:35: no unit has a `rooms` | did you mean `room`?",
        "`strength`, | `own wods`, | 5:35: no unit has a `wods` | did you mean `woods`?",
        "own in woods | own strength > own units x leaderships x 2 | 6:71: no unit has a "
            + "`leaderships` | did you mean `leadership`?",
        "`class`: `foot` | `class`: `hard ap` | 2:30: `hard ap` is no class | several classes "
            + "are a list: [`hard`, `ap`]",
        "`class`: `foot` | `class`: `fighter` | 2:30: `fighter` is an arm and a class | one "
            + "name for one thing: rename one of them",
        "`shaken`: {} | `shaken`: { `leadership`: `x.5 down` } | 3:67: `x.5` is no factor | "
            + "`x1/2 down`",
        "`shaken`: {} | `shaken`: { `leadership`: `half down` } | 3:67: `half down` is no "
            + "change | `x1/2 down`",
        "`shaken`: {} | `shaken`: { `counts`: 2 }, `led`: { `again`: `shaken 2` } | 3:94: "
            + "nothing may follow here: `2` | `2 shaken`",
        "`lose 1` | `shaken 2` | 7:16: `shaken` does not count: a unit is in it or not | "
            + "leave the number out, or let the state have `counts`: 9",
        "`lose 1` | `shaken of random unit` | 7:16: nothing may follow here: `of` | only "
            + "losses can be `of random unit`",
        "`lose 1` | `gain -1` | 7:14: `-1` is below 0, and does nothing | a number from 1",
        "`lose 1` | `gains 1` | 7:9: `gains` is no effect | did you mean `gain`?",
        "`lose 1` | `gain all` | 7:14: `all` is no number, and only `lose all` goes without "
            + "one | a number; what is more than there is counts as all",
        "`lose 1` | `gain 1 step of random unit` | 7:16: `step` is not said of what comes "
            + "back: it is points or steps, as a unit has | `gain 1`",
        "own in woods | own in room 2 | 6:44: expected a comparison | `own room >= 2`",
        "own in woods | room 2 | 6:44: expected a comparison | `room = 2`",
        "`rounds`: 3 | `results`: { `x`: { `defender`: `lose 1, lose 2 or retreat 2` } }, "
            + "`rounds`: 3 | 8:40: several effects stand in brackets | [`lose 1`, `lose 2 or "
            + "retreat 2`]",
        "`rounds`: 3 | `results`: { `x`: { `defender`: [`retreat 1`, `lose 1`] } }, `rounds`: "
            + "3 | 8:48: `lose 1` finds nobody behind a retreat of the whole side | write it before "
            + "the retreat",
        "`rounds`: 3 | `results`: { `x`: { `defender`: `lose leadership x 2` } }, `rounds`: 3 "
            + "| 8:39: whose `leadership` is not said | `own leadership` of the side that rolls, or "
            + "`defender leadership`",
        "`rounds`: 3 | `results`: { `x`: { `enemy`: `lose 1 if leadership > 2` } }, `rounds`: "
            + "3 | 8:41: whose `leadership` is not said | `own leadership` of the side that rolls, "
            + "or `enemy leadership`",
        "`hit`: `lose 1` | `hit`: `lose 1`, `targets`: [`inf`, `fighter`] | 7:29: expected a "
            + "string, found an array | write a string in double quotes, and no list of them",
        "`hit`: `lose 1` | `hit`: `lose 1`, `targets`: `inf or fighter` | 7:30: `inf or "
            + "fighter` is no arm, class or state of this file | several of them need a class of "
            + "their own: `class`: `afloat`",
        "`hit`: `lose 1` | `hit`: `lose 1`, `targets`: `target is foot` | 7:30: `target is "
            + "foot` is no arm, class or state of this file | `foot`",
        "`rounds`: 3 | `losses`: { `order`: `damaged, inf` }, `rounds`: 3 | 8:23: `damaged` "
            + "is no arm of this file | did you mean `damage`?",
        "`rounds`: 3 | `losses`: { `order`: `fighter, inf, damage` }, `rounds`: 3 | 8:37: "
            + "`damage` stands before all others | `damage, fighter, inf`",
        "`leadership`: 3 | `leadership`: `5/3/` | 2:52: `5/3/` is no number | `leadership`: "
            + "`5/3`, or one more number",
        "`drm`: -1 | `reroll`: `misses`, `most`: 0 | 6:79: `most` 0 lets nothing be rolled "
            + "again | a number from 1",
        "`rounds`: 3 | `rounds`: `3` | 8:11: ``3`` is a text and no number | remove the quotes:"
            + " `rounds`: 3"
      })
  void what_a_newcomer_writes_has_a_place_a_reason_and_a_cure(
      String passage, String instead, String message, String help) throws IOException {
    Path file = written(json(passage), json(instead));
    Captured run = Captured.of("lint", "--format", "json", file.toString());
    JsonNode problem =
        JsonMapper.builder().build().readTree(run.out()).get(0).get("findings").get(0);
    String at = problem.get("line").asInt() + ":" + problem.get("column").asInt();
    assertThat(at + ": " + problem.get("message").asString().replace('"', '`')).isEqualTo(message);
    assertThat(problem.get("help").asString().replace('"', '`')).isEqualTo(help);
  }

  private static String json(String text) {
    return text.replace('`', '"').replace("\\n", "\n");
  }

  /** Many a rulebook writes D6. */
  @Test
  void a_missing_stack_is_shown_in_the_words_of_the_file() {
    assertThat(Captured.of("own", "tables/examples/axis.json").misuse())
        .contains("error[R001]: --attacker is missing")
        .contains("help: for example --attacker \"inf 5\"");
    assertThat(
            Captured.of("own", "tables/examples/axis.json", "--attacker", "{inf,arm} 2").misuse())
        .contains("help: for example --defender \"inf 5\"");
  }

  @Test
  void dice_may_be_written_with_a_capital_letter() throws IOException {
    Path file = written("\"die\": \"d6\", \"atLeast\": 4,", "\"die\": \"2D6\", \"atLeast\": 8,");
    Captured run = vedette("own " + file + " --attacker 'inf 1' --defender 'inf 1' --rounds 1");
    assertThat(run.out()).contains("the defender is eliminated  41.67%"); // 15 of 36
  }

  @Test
  void a_unit_without_strength_or_steps_is_written_with_its_points() throws IOException {
    Path file = written("", "");
    Captured run = vedette("own " + file + " --attacker fighter --defender 'inf 1'");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains(
            "`fighter` has neither a strength nor steps",
            "write fighter 5 for so many points, or give it \"steps\": 1 in the file");
  }

  /** Five times as much room is as much room: nothing counts how often it is said. */
  @ParameterizedTest
  @CsvSource({"'inf 1; with room 5', ''", "inf 1, ' --with room\\ 5'"})
  void a_word_that_does_not_count_takes_no_number(String attacker, String with) throws IOException {
    String sides = "own " + written("", "") + " --defender 'inf 1' --attacker '" + attacker + "'";
    Captured run = vedette(sides + with.replace("room\\ 5", "'room 5'"));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains(
            "`room` does not count: no modifier or amount asks how often it is said",
            "write room alone; a modifier with \"each\": true counts its word");
  }

  /** Two units are two, and words have one `in` or `with` before them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--attacker '2 gun' | `2` is not a unit of this file | write gun, gun for 2 of them",
        "--attacker 'gun x3' | `x3` cannot follow here | write gun, gun, … for 3 of them",
        "--attacker 'gun shaken 2' | `shaken` does not count: a unit is in it or not"
            + " | leave the number out",
        "--attacker 'gun; in woods, with room' | `with` is not a word of this file"
            + " | leave it out: `in` is said once, before all words",
        "--attacker gun --with 'woods 2' | nothing asks for `woods` of the whole fight"
            + " | say it of a stack, as --defender \"…; with woods 2\""
      })
  void a_stack_is_corrected_too(String said, String message, String help) throws IOException {
    Path file =
        written(
            "\"units\": {",
            "\"units\": { \"gun\": { \"steps\": 2, \"strength\": 1, \"leadership\": 0 },");
    assertThat(vedette("own " + file + " --defender 'inf 1' " + said).err())
        .contains(message, "help: " + help);
  }

  @Test
  void what_a_retreat_has_no_use_for_is_refused() throws IOException {
    Path file =
        written(
            "{ \"fire\": \"melee\", \"by\": \"both\" }",
            "{ \"fire\": \"melee\", \"by\": \"both\" }, { \"mayRetreat\": \"attacker\", \"by\": \"both\" }");
    assertThat(vedette("own " + file + " --attacker 'inf 1' --defender 'inf 1'").err())
        .contains(":8:88: `by` does nothing where a side may retreat");
  }
}

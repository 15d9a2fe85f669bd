package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Really Simple Napoleonic as a player types it, and with a designer's tables. */
class SimpleNapoleonicCommandsTest {
  private static final String ASSAULT = "simple-napoleonic assault --attacker cav --defender inf";

  @TempDir Path dir;

  private OwnTables own(String table, String passage, String replacement) throws Exception {
    String text = Files.readString(Path.of("tables/simple-napoleonic/" + table + ".json"));
    assertThat(text).contains(passage);
    return new OwnTables(dir).with(table + ".json", text.replace(passage, replacement));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          morale --unit 'inf 4 line' | --unit: no morale test is due
          morale --unit 'inf 3 retreating' | who retreats is not tested
          morale --unit 'inf 3 line line' | say it once
          morale --unit 'inf 3; blocked; blocked' | say it once
          morale --unit 'inf 3; square' | without a semicolon
          morale --unit 'inf 3 in cover' | write `inf 3; in cover`
          morale --unit 'inf 3 square retreating' | a square does not retreat
          assault --attacker 'A: inf' --defender 'A: inf' | two stacks are called A
          fire --shooter 'A: inf' --target 'A: inf' | two units are called A
          firefight --attacker 'A: inf' --defender 'A: inf' | two stacks are called A
          firefight --attacker inf --defender cav --range 4 | --range: no unit can fire that far
          assault --attacker inf --defender 'inf line; in cover' | `in` is not used here
          assault --attacker 'cav; in cover' --defender inf | help: leave it out
          assault --attacker 'A: inf' --attacker 'B: art' --defender inf | B cannot assault
          assault --attacker inf --attacker 'inf column' --defender inf --start-range 2 | attacker 1 moves 1 hex
          assault --attacker 'inf line' --defender inf --start-range 2 | attacker moves 1 hex, and
          assault --attacker 'inf column' --defender inf --start-range 3 | help: write 2
          assault --attacker 'cav line' --defender inf --start-range 4 | help: write 2 to 3
          assault --attacker cav --defender inf --start-range 1 | a whole number from 2 to 99
          firefight --attacker inf --defender inf --closing attacker | not said where it starts
          firefight --attacker inf --defender inf --start-range 4 | not said who closes in
          firefight --attacker 'inf moved' --defender inf --closing attacker --start-range 2 | leave out moved
          firefight --attacker inf --defender inf --closing attacker --start-range 3 | from 3 hexes to 1 in a turn
          firefight --attacker 'inf square' --defender inf --closing attacker --start-range 2 | in square nobody moves
          firefight --attacker art --defender inf --closing attacker --start-range 3 --range 4 | nobody closes in
          firefight --attacker 'inf; range 2' --defender inf --closing attacker --start-range 2 | stays where it is
          firefight --attacker 'inf; at 3' --defender inf | there is no defender `3`
          firefight --attacker 'inf; at Guard' --defender 'Gard: inf' | did you mean
          firefight --attacker 'art; range 7' --defender inf | no unit can fire that far
          firefight --attacker inf --defender inf --range 3,2 --at-retreating | one range for all turns
          fire --shooter 'inf; range 4' --target inf | --shooter: shooter 1 does not reach that far
          fire --shooter inf --target 'inf; at 1' | `at` is not used here
          assault --attacker 'inf; range 2' --defender inf | `range` is not used here
          morale --unit 'inf 3; at 2' | `at` is not used here
          firefight --attacker 'inf retreating' --defender cav | attacker has left the fight
          """)
  void a_slip_is_answered_with_what_to_write(String commandLine, String answer) {
    Captured run = vedette("simple-napoleonic " + commandLine);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(answer);
  }

  @Test
  void a_unit_of_three_has_lost_the_other_three_of_its_six() {
    assertThat(vedette("simple-napoleonic morale --unit 'inf 3'").answer())
        .contains("inf 3 line (of 6)")
        .contains("retreating  33.33%");
  }

  @Test
  void capitals_are_read_as_small_letters() {
    assertThat(vedette("simple-napoleonic morale --unit 'Inf 3 Column; In cover'").answer())
        .contains("inf 3 column; in cover");
  }

  @Test
  void both_generals_are_in_danger_in_the_longest_assault() {
    assertThat(
            vedette(
                    "simple-napoleonic assault --attacker 'rifle 9 general' --defender 'rifle 9"
                        + " general' --attacker-kills always --defender-kills always --turns 2")
                .answer())
        .contains("the attacker's general is killed");
  }

  @Test
  void an_assault_that_nobody_can_win_is_never_decided() throws Exception {
    Captured run =
        own("assault-scores", "\"cells\": [4]", "\"cells\": [7]")
            .vedette(ASSAULT + " --variant no-fire-between");
    assertThat(run.answer())
        .contains("How it ends: never decided")
        .contains("Points the attacker loses: never decided")
        .contains("Undecided: 100%");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          assault-dice   | "cells": [3]  | "cells": [21] | numbers from 0 to 20
          assault-scores | "cells": [5]  | "cells": [0]  | numbers from 1 to 99
          strengths      | "cells": [6]  | "cells": [0]  | numbers from 1 to 20
          morale         | "cells": [1]  | "cells": [2]  | numbers from 0 to 1
          """)
  void a_table_that_the_rules_cannot_use_is_refused(
      String table, String passage, String replacement, String help) throws Exception {
    Captured run = own(table, passage, replacement).vedette(ASSAULT);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains(help);
  }

  @Test
  void a_die_of_a_thousand_faces_is_too_much_for_a_morale_test() throws Exception {
    String text = Files.readString(Path.of("tables/simple-napoleonic/morale.json"));
    Captured run =
        new OwnTables(dir)
            .with("morale.json", text.replace("d6", "d1000").replace("3-6", "3-1000"))
            .vedette(ASSAULT);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains("D1000 has 1000 outcomes", "at most 100 outcomes");
  }

  @Test
  void guns_that_reach_farther_need_dice_for_it() throws Exception {
    Captured run =
        own("ranges", "\"cells\": [6]", "\"cells\": [7]")
            .vedette("simple-napoleonic fire --shooter art --target inf --range 7");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains("row \"artillery\" has 7", "has no row for some range");
  }
}

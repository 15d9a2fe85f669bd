package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.cli.console.ExitCode;

/** Really Simple Napoleonic as a player types it, and with a designer's tables. */
class SimpleNapoleonicCommandsTest {
  private static final String ASSAULT = "simple-napoleonic assault --attacker cav --defender inf";

  @TempDir Path dir;

  private OwnTables own(String table, String passage, String replacement) throws Exception {
    String text = Files.readString(Path.of("tables/simple-napoleonic/" + table + ".json"));
    assertThat(text).contains(passage);
    return new OwnTables(dir).with(table + ".json", text.replace(passage, replacement));
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
    CapturedRun run =
        own("assault-scores", "\"cells\": [4]", "\"cells\": [7]")
            .vedette(ASSAULT + " --variant no-fire-between");
    assertThat(run.answer())
        .contains("Outcome: no fight ends")
        .contains("Strength points the attacker loses: no fight ends")
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
    CapturedRun run = own(table, passage, replacement).vedette(ASSAULT);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains(help);
  }

  @Test
  void a_die_of_a_thousand_faces_is_too_much_for_a_morale_test() throws Exception {
    String text = Files.readString(Path.of("tables/simple-napoleonic/morale.json"));
    CapturedRun run =
        new OwnTables(dir)
            .with("morale.json", text.replace("d6", "d1000").replace("3-6", "3-1000"))
            .vedette(ASSAULT);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains("D1000 has 1000 outcomes", "at most 100 outcomes");
  }

  @Test
  void guns_that_reach_farther_need_dice_for_it() throws Exception {
    CapturedRun run =
        own("ranges", "\"cells\": [6]", "\"cells\": [7]")
            .vedette("simple-napoleonic fire --shooter art --target inf --range 7");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains("row \"artillery\" has 7", "every table of dice has a row");
  }
}

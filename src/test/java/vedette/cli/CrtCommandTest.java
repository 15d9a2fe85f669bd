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
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A designer's own table on the command line: what it answers, and what it complains of. */
class CrtCommandTest {
  private static final String STRENGTHS = " --attacker 12 --defender 5";
  private static final String ODDS = "own tables/examples/odds.json";
  private static final String KILLS = "own src/test/resources/crt/kills.json";

  @TempDir Path dir;

  /** The classic table with one passage replaced, in a file of its own. */
  private Path changed(String passage, String replacement) throws IOException {
    String text = Files.readString(Path.of("tables/examples/odds.json"));
    assertThat(text).contains(passage);
    return Files.writeString(dir.resolve("own.json"), text.replace(passage, replacement));
  }

  private Captured attack(Path table, String options) {
    return vedette("own '" + table + "'" + STRENGTHS + options);
  }

  @Test
  void an_attack_is_answered_with_its_table() {
    // 12 to 5 is 2:1; woods: rolls 0 to 5. AR on three of them, DR on one.
    assertThat(vedette(ODDS + STRENGTHS + " --with woods").answer())
        .contains("\n\nown: exact, 1 state")
        .contains("attacker retreats  50.00%", "defender retreats  16.67%", "rounds over  ")
        .contains("examples/odds (reconstructed) from tables/examples/odds.json");
  }

  @Test
  void explain_names_strengths_rounding_shifts_and_die_modifiers() {
    assertThat(
            vedette(ODDS + STRENGTHS + " --with town,woods,river --shift 2 --drm 1 --explain")
                .answer())
        .containsSubsequence(
            "12 against 5\n",
            "-1  river, column shift",
            "+2  --shift, column shift",
            "ratio 12:5, rounded down: column 3:1",
            "-2  town, on the roll",
            "+1  --drm, on the roll")
        .doesNotContain("-1  woods");
  }

  @Test
  void json_holds_the_request_and_the_file() {
    JsonNode json = vedette(ODDS + STRENGTHS + " --rounds until-decided --format json").json();
    assertThat(json.at("/request/table").asString()).isEqualTo("tables/examples/odds.json");
    assertThat(json.at("/request/rounds").asString()).isEqualTo("until-decided");
    assertThat(json.at("/request/static").asBoolean()).isFalse();
    assertThat(json.at("/tables/0/id").asString()).isEqualTo("examples/odds");
    assertThat(json.at("/tables/0/sha256").asString()).hasSize(64);
  }

  @Test
  void a_built_in_table_is_a_file_like_any_other() {
    // Column zero: D1Rp on 9 and 10, A2Rp on 1 which is all the attacker has.
    assertThat(
            vedette(
                    "own tables/six-days/combat-results.json --attacker 2 --defender 2"
                        + " --column zero")
                .answer())
        .contains("attacker eliminated  10.00%", "defender repulsed    20.00%");
  }

  @Test
  void a_stalemate_is_a_result() {
    assertThat(
            vedette(KILLS + STRENGTHS + " --column town --with hasty --rounds until-decided")
                .answer())
        .contains("How the fight ends: never decided", "Undecided: 100%");
  }

  @Test
  void a_battle_that_was_only_cut_off_is_not_called_undecidable() {
    // One roll in 1,679,616 ends it; seed 1 does not roll it in a million.
    String rare =
        "own src/test/resources/crt/rare.json --attacker 3 --defender 3 --rounds"
            + " until-decided --seed 1";
    assertThat(vedette(rare + " --method direct --trials 1").answer())
        .contains("How the fight ends: no battle had ended when it was cut off")
        .doesNotContain("never decided");
    assertThat(vedette(rare + " --play").answer())
        .endsWith("none in sight: stopped in turn 1,000,001, after a million steps\n");
  }

  @Test
  void a_told_stalemate_says_where_it_was_stopped() {
    // Looked at first after 64 steps, each a round.
    String endless = KILLS + STRENGTHS + " --column town --with hasty --rounds until-decided";
    assertThat(vedette(endless + " --play").answer())
        .endsWith("The end\n  none: stopped in turn 65, from where these rules reach no end\n");
  }

  @Test
  void a_table_that_can_end_no_fight_is_wrong() throws IOException {
    String text = Files.readString(Path.of("tables/examples/odds.json"));
    Path own =
        Files.writeString(
            dir.resolve("own.json"), text.replaceAll("\"(AE|AR|DE|DR|EX)\"", "\"-\""));
    assertThat(attack(own, "").complaint(ExitCode.WRONG_FILE))
        .startsWith("error[T037]: " + own + ":3:9: no cell of this table has an effect")
        .contains("\nhelp: ");
    String kills = Files.readString(Path.of("src/test/resources/crt/kills.json"));
    Files.writeString(
        own, kills.replaceAll("\"cells\": \\[\\d, \\d, \\d]", "\"cells\": [0, 0, 0]"));
    assertThat(attack(own, " --column open").complaint(ExitCode.WRONG_FILE)).contains("[T037]");
  }

  /** What is replaced by what, the code, the place, and what is said. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"rounding\": \"down\", | ~~ | T050 | 9:16 | rounding",
        "\"below\": \"none\", | ~~ | T016 | 8:14 | no column below 1:3",
        "\"1:2\" | \"1:4\" | T014 | 14:26 | rising ratios",
        "\"1:2\" | \"1.5:3\" | T051 | 14:26 | not named by a ratio",
        "\"die\": \"d6\" | \"die\": \"2d\" | T020 | 19:15 | 2d",
        "\"die\": \"d6\" | \"die\": \"d6+d\" | T020 | 19:17 | d6+d",
        "\"drm\": -1, | \"drm\": -1, \"shift\": 1, | T042 | 30:5 | drm",
        "\"name\": \"town\" | \"name\": \"woods\" | T040 | 31:15 | twice",
        "\"..1\" | \"1\" | T026 | 31:5 | no row for 0 (probability 1/6)",
        "\"die\": \"d6\" | \"by\": \"roll\" | T006 | 3:9 | this table has no die",
        "\"cells\": \"combat\" | \"cells\": \"text\" | T006 | 3:9 | cells of text",
        "examples/odds | odds | T002 | 3:9 | small letters",
        "\"-\", \"-\", \"DR\", \"DR\", \"DE\"] | \"-\", \"-\", \"DR\", \"DR\"] | T030 | 23:27 | 7 cells"
      })
  void the_place_of_a_mistake(
      String passage, String replacement, String code, String at, String message)
      throws IOException {
    Path own = changed(passage, replacement == null ? "" : replacement);
    assertThat(attack(own, "").complaint(ExitCode.WRONG_FILE))
        .contains("error[" + code + "]: " + own + ":" + at + ": ")
        .contains(message);
  }

  @Test
  void a_die_too_large_to_be_weighed_is_refused() throws IOException {
    Path own = changed("\"die\": \"d6\"", "\"die\": \"100000d6\"");
    assertThat(attack(own, "").complaint(ExitCode.REFUSED)).contains("[T023]", own + ":19:13: ");
  }

  @Test
  void points_need_a_side_that_loses_them() throws IOException {
    String kills = Files.readString(Path.of("src/test/resources/crt/kills.json"));
    Path own = dir.resolve("own.json");
    Files.writeString(own, kills.replace("\"loses\": \"defender\",", ""));
    assertThat(attack(own, " --column open").complaint(ExitCode.WRONG_FILE))
        .contains("[T006]", "add \"loses\": \"defender\"");
    Files.writeString(own, kills.replace("[1, 0, 0]", "[-1, 0, 0]"));
    assertThat(attack(own, " --column open").complaint(ExitCode.WRONG_FILE))
        .contains("[T006]", "numbers from 0");
    Files.writeString(own, kills.replace("\"loses\": \"defender\"", "\"loses\": \"attacker\""));
    assertThat(attack(own, " --column open").answer()).contains("attacker loses: mean 1.6667");
  }

  @Test
  void a_file_that_is_not_there_brings_the_nearest() {
    assertThat(vedette("own tables/examples/oods.json" + STRENGTHS).complaint(5))
        .startsWith("error[J001]: tables/examples/oods.json: cannot read: no such file")
        .contains("did you mean `tables/examples/odds.json`?");
    assertThat(vedette("own tables/examples" + STRENGTHS).complaint(5))
        .startsWith("error[J002]: tables/examples: is a directory");
    for (String name : new String[] {"", "a\0b"}) {
      assertThat(Captured.of("own", name, "--attacker", "1", "--defender", "1").complaint(5))
          .contains("[T008]", "is not a valid file name");
    }
  }

  @Test
  void a_pipe_is_not_waited_for() throws Exception {
    Path pipe = dir.resolve("pipe.json");
    Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
    assertThat(made.waitFor()).isZero();
    assertThat(attack(pipe, "").complaint(ExitCode.REFUSED)).contains("[J007]");
  }

  @Test
  void warnings_of_the_file_stand_beside_the_answer() throws IOException {
    Path own =
        changed(
            "{ \"at\": 2,",
            "{ \"at\": -9, \"cells\": [\"-\", \"-\", \"-\", \"-\", \"-\", \"-\", \"-\", \"-\"] }, { \"at\": 2,");
    Files.writeString(own, Files.readString(own).replace("..1", "-4..1"));
    Captured run = attack(own, "");
    assertThat(run.code()).isZero();
    assertThat(run.err()).startsWith("warning[T022]: " + own + ":22:7: ");
  }

  @Test
  void a_table_may_be_called_like_an_option_behind_its_directory() throws IOException {
    Path own = changed("Odds table", "Odd table");
    String dashed = own.resolveSibling("--odd.json").toString();
    Files.move(own, Path.of(dashed));
    assertThat(Captured.of("own", dashed, "--attacker", "1", "--defender", "1").answer())
        .contains("Odd table");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--rounds 1 | 2:1, by ratio",
        "--rounds 1 --with flank | 3:1, by ratio",
        "--rounds 3 | by ratio: 2:1 at first",
        "--rounds until-decided --shift -1 | by ratio: 1:1 at first",
        "--rounds 3 --static | 2:1, whatever is lost"
      })
  void the_head_names_the_column_of_the_first_round(String options, String column) {
    // 12 to 5 is 2:1.
    assertThat(vedette(ODDS + STRENGTHS + " " + options).answer())
        .containsPattern("\n  column +" + column + "\n");
  }

  @Test
  void an_attack_may_be_rolled_for_with_a_d66() throws IOException {
    String text = Files.readString(Path.of("tables/examples/odds.json"));
    String d66 =
        text.substring(0, text.indexOf("    \"die\""))
            + """
                "die": "d66",
                "list": [
                  { "at": "11-26", "cells": ["-", "-", "-", "-", "-", "-", "-", "-"] },
                  { "at": "31-65", "cells": ["-", "-", "-", "AE", "-", "-", "-", "-"] },
                  { "at": 66, "cells": ["-", "-", "-", "DE", "-", "-", "-", "-"] }
                ]
              }
            }
            """;
    Path table = Files.writeString(dir.resolve("own.json"), d66);
    // At 2:1 the defender goes on one of 36 rolls, the attacker on 23: four sixes of them but one.
    assertThat(
            attack(table, " --format json").json().at("/measures/defenderEliminated/p").asDouble())
        .isEqualTo(1 / 36.0);
    assertThat(
            attack(table, " --format json").json().at("/measures/attackerEliminated/p").asDouble())
        .isEqualTo(23 / 36.0);
  }

  @ParameterizedTest
  @ValueSource(strings = {" --method simulate --trials 20k", " --method direct --trials 2k"})
  void it_can_be_simulated(String method) {
    assertThat(
            vedette("own tables/examples/losses.json" + STRENGTHS + " --rounds 5" + method)
                .answer())
        .contains("rounds over");
  }

  @Test
  void until_decided_the_mean_of_the_rounds_is_a_fraction_too() {
    // At 1:1 five rolls of six decide: 6/5 rounds on average, and none goes on for ever.
    String attack = "own tables/examples/odds.json --attacker 5 --defender 5";
    String forever = attack + " --rounds until-decided --fractions";
    assertThat(Captured.vedette(forever).answer()).contains("Rounds fought: mean 1.2000 = 6/5\n");
    JsonNode json = Captured.vedette(forever + " --format json").json();
    assertThat(json.get("meanTurnsFraction").asString()).isEqualTo("6/5");
    assertThat(json.get("undecidedFraction").asString()).isEqualTo("0/1");
    assertThat(Captured.vedette(attack + " --format json").json().get("undecidedFraction").isNull())
        .isTrue();
  }
}

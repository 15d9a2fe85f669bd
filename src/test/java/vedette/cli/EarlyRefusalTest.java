package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What asks for too much is told so at once, with how much it is and what to do instead. */
class EarlyRefusalTest {
  private static final String ATTACK = "own tables/examples/losses.json --rounds until-decided";

  /** What both sides can have left: 2000 x 2000. */
  @Test
  void two_thousand_against_two_thousand() {
    assertThat(vedette(ATTACK + " --attacker 2000 --defender 2000").complaint(ExitCode.REFUSED))
        .startsWith("error[L001]: the fight has some 4000000 states, over the limit of 1000000")
        .containsPattern(": 1000[0-9] found in [0-9.]+ seconds, [0-9]+ a second\n")
        .contains("--method simulate", "--max-states");
  }

  @Test
  void as_many_states_as_are_allowed_are_computed() {
    String fight = ATTACK + " --attacker 120 --defender 120 --max-states ";
    assertThat(vedette(fight + "14400").code()).isZero();
    assertThat(vedette(fight + "12k").complaint(ExitCode.REFUSED)).contains("some 14400 states");
  }

  /** Ten points at a time, until decided: 110 by 110 strengths are left, not 1100 by 1100. */
  @Test
  void a_fight_of_large_losses_that_fits_is_not_refused(@TempDir Path dir) throws IOException {
    String ones = Files.readString(Path.of("tables/examples/losses.json"));
    Path tens = dir.resolve("tens.json");
    Files.writeString(tens, ones.replaceAll("([AD])[123](?=[\"R/])", "$110"));
    String fight = " --attacker 1100 --defender 1100 --rounds until-decided";
    assertThat(vedette("own '" + tens + "'" + fight).code()).isZero();
  }

  /** Of 145 hits each rolls for up to 595 losses, on what 900 points have left by then. */
  @Test
  void a_fight_of_few_states_with_many_ways_on(@TempDir Path dir) throws IOException {
    Path blast = dir.resolve("blast.json");
    Files.writeString(
        blast,
        """
        { "format": 1, "id": "mine/blast", "title": "Blast", "kind": "system",
          "fire": { "shot": { "dice": "strength", "die": "d6", "atLeast": 5, "hit": "lose 6d100" } } }
        """);
    String refused =
        vedette("own '" + blast + "' --attacker 145 --defender 900").complaint(ExitCode.REFUSED);
    assertThat(refused)
        .containsPattern(
            "the fight has [1-9][0-9]{5} states and more with some [1-9][0-9]{2} ways on")
        .contains("from each, on average, over the limit of 100000000 ways", "help: sample it");
    assertThat(vedette("own '" + blast + "' --attacker 9 --defender 90").code()).isZero();
  }

  @Test
  void a_firefight_of_many_units() {
    String units = "--attacker 'inf 12' --defender 'inf 12' ".repeat(12);
    assertThat(vedette("simple-napoleonic firefight " + units).complaint(ExitCode.REFUSED))
        .startsWith("error[L001]: the fight has more than 1000000 states")
        .contains(" a second, and a sample of its battles tells of more", "--method simulate");
  }

  @Test
  void fractions_of_hundreds_of_digits() {
    assertThat(
            vedette(ATTACK + " --attacker 400 --defender 400 --fractions")
                .complaint(ExitCode.REFUSED))
        .startsWith("error[L001]: the fractions of this fight have ")
        .contains("help: leave out --fractions");
  }

  /** By hand: 1.96 sqrt(p (1 - p) / 2e9) is 0.0021% for a p of 40 to 60%. */
  @Test
  void a_precision_that_no_sample_reaches() {
    assertThat(
            vedette(BATTLE + " --method simulate --precision 0.0001%").complaint(ExitCode.REFUSED))
        .startsWith("error[L001]: the precision of 0.0001% cannot be reached: 2G battles")
        .containsPattern("come to 0.00(1[0-9]|2[01]?)%\nhelp: .*--method exact");
  }

  @Test
  void a_rare_result_is_told_by_its_first_and_last_turns(@TempDir Path dir) throws Exception {
    Path rare = dir.resolve("rare.json");
    Files.writeString(
        rare,
        """
        { "format": 1, "id": "own/rare", "title": "Rare", "kind": "grid",
          "source": { "document": "a test", "status": "reconstructed" }, "cells": "combat",
          "columns": { "compare": "ratio", "rounding": "down", "below": "first", "above": "last",
            "list": [ { "name": "1:1" } ] },
          "rows": { "die": "8d6",
            "list": [ { "at": "..47", "cells": ["-"] }, { "at": 48, "cells": ["DE"] } ] } }
        """);
    String told =
        vedette("own '" + rare + "' --attacker 3 --defender 3 --rounds until-decided --play")
            .answer();
    assertThat(told).contains(" turns are left out: 101 to ");
    assertThat(told.lines().count()).isLessThan(1_000);
  }
}

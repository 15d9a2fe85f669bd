package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.cli.console.ExitCode;

/** What is too large to be computed is sampled, unless whoever asks insists: then he is told. */
class TooLargeTest {
  private static final String ATTACK = "own tables/examples/losses.json --turns until-decided";

  /** What both sides can have left: 60 x 60. */
  private static final String OF_3600 = ATTACK + " --attacker 60 --defender 60";

  @Test
  void as_many_states_as_are_allowed_are_computed() {
    String exactly = OF_3600 + " --method exact --max-states ";
    assertThat(vedette(exactly + "3600").answer()).contains(": exact, 3,600 states");
    assertThat(vedette(exactly + "3k").complaint(ExitCode.REFUSED))
        .startsWith("error[L001]: the fight has more than 3,000 states, too many for an exact")
        .contains("--method simulate", "--max-states");
  }

  @Test
  void who_does_not_say_how_gets_an_answer_that_says_how_and_why() {
    assertThat(vedette(OF_3600 + " --max-states 3600").answer()).contains(": exact, 3,600");
    String few = OF_3600 + " --max-states 3k";
    assertThat(vedette(few).answer())
        .contains(": 1,000,000 battles simulated, seed 1, 95% within ")
        .containsPattern("\n  simulated +more than 3,000 states\n");
    assertThat(vedette(few + " --method auto --trials 9k --format markdown").answer())
        .contains("more than 3,000 states");
    assertThat(vedette(few + " --method auto --trials 9k --format html").answer())
        .contains("more than 3,000 states");
    String asked = vedette(few + " --trials 40k --method simulate --format json").answer();
    assertThat(vedette(few + " --trials 40k --method auto --format json").answer())
        .isEqualTo(
            asked.replace(
                "\"method\": \"simulate\",",
                "\"method\": \"simulate\",\n  \"why\": \"more than 3,000 states\","));
  }

  @Test
  void any_number_of_threads_and_any_seed_go_with_it() {
    String few = OF_3600 + " --max-states 3k --trials 40k --seed 4 --format json --threads ";
    assertThat(vedette(few + 1).answer()).isEqualTo(vedette(few + 2).answer());
    assertThat(vedette(ATTACK + " --attacker 3 --defender 3 --seed 4 --threads 2").answer())
        .isEqualTo(vedette(ATTACK + " --attacker 3 --defender 3").answer());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--trials 2000 | 2,000 battles simulated",
        "--precision 2% | battles simulated",
        "--method auto --trials 2000 | exact, 9 states",
        "--fractions | exact, 9 states, no rounding"
      })
  void what_is_asked_of_an_answer_says_how_it_is_found(String options, String heading) {
    String small = ATTACK + " --attacker 3 --defender 3 ";
    assertThat(vedette(small + options).answer()).contains(heading);
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
    String large = "own '" + blast + "' --attacker 145 --defender 900";
    assertThat(vedette(large + " --method exact --max-states 200k").complaint(ExitCode.REFUSED))
        .containsPattern(
            "the fight has [1-9][0-9],[0-9]{3} states with about [1-9][0-9]{2} transitions")
        .contains(" each, more than 20,000,000 transitions, too many", "help: simulate");
    assertThat(vedette(large + " --method auto --trials 10 --max-states 200k").answer())
        .contains("10 battles simulated")
        .containsPattern(" each, more than 20,000,000\\s+transitions");
    assertThat(vedette("own '" + blast + "' --attacker 9 --defender 90").code()).isZero();
  }

  @Test
  void a_firefight_of_many_units() {
    String units = "--attacker 'inf 12' --defender 'inf 12' ".repeat(12);
    String fight = "simple-napoleonic firefight --method auto --trials 10 --max-states 9k " + units;
    assertThat(vedette(fight).answer()).containsPattern("simulated +more than 9,000 states\n");
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
        .startsWith(
            "error[L001]: the precision of 0.0001% cannot be reached: the limit of 2G battles")
        .containsPattern("gives 0.00(1[0-9]|2[01]?)%\nhelp: .*--method exact");
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
          "rows": { "die": "6d6",
            "list": [ { "at": "..35", "cells": ["-"] }, { "at": 36, "cells": ["DE"] } ] } }
        """);
    String told =
        vedette("own '" + rare + "' --attacker 3 --defender 3 --turns until-decided --play")
            .answer();
    assertThat(told).contains(" turns are left out: 101 to ");
    assertThat(told.lines().count()).isLessThan(1_000);
  }
}

package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.cli.console.ExitCode;

/** A shell completes commands, options and their known words. */
class CompletionTest {
  private static final Path BASH = Path.of("/bin/bash");

  @TempDir static Path dir;

  private static Path script;

  /** Once, since it takes longer than to complete a word. */
  @BeforeAll
  static void write() throws IOException {
    script = Files.writeString(dir.resolve("vedette"), vedette("completion bash").out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The text typed so far, with its last word unfinished | the completions of bash.
        "vedette s | show simple-napoleonic six-days",
        "vedette six-days b | battle",
        "vedette six-days battle --ter | --terrain",
        "vedette six-days battle --terrain w | woods",
        "vedette musket-pike melee --terrain r | redoubt",
        "vedette six-days battle --attacker-loss-order s | strongest-first",
        "vedette six-days battle --stacking i | ignored",
        "vedette six-days battle --measure attackerL | attackerLosses",
        "vedette six-days battle --chance succ | success",
        "vedette days-of-glory fire --ground fort | fortifications",
        "vedette show six-days/c | six-days/combat-results",
        "vedette show six-days/s | six-days/stacking",
        "vedette list mu | musket-pike",
        "vedette lint loose-files/l | loose-files/limits",
        "vedette completion z | zsh",
        "vedette check --format j | json junit",
        "vedette check --format g | github",
        "vedette six-days battle --format j | json",
        "vedette diff six-days/c | six-days/combat-results",
      })
  void the_shell_offers_what_may_follow(String typed, String offered)
      throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(BASH));
    assertThat(completed(typed)).containsExactlyInAnyOrder(offered.split(" "));
  }

  /** Where the program offers no words, the shell offers files. */
  @Test
  void a_fight_on_ones_own_table_is_offered_files_and_no_built_in_tables()
      throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(BASH));
    assertThat(completed("vedette own s")).isEmpty();
  }

  private static List<String> completed(String typed) throws IOException, InterruptedException {
    String[] words = typed.split(" ");
    List<String> command = new ArrayList<>(List.of(BASH.toString(), "-c"));
    command.add(
        "source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMP_LINE=\"$*\""
            + "; COMP_POINT=${#COMP_LINE}; _complete_vedette; printf '%s\\n' \"${COMPREPLY[@]}\"");
    command.addAll(List.of("bash", script.toString()));
    command.addAll(List.of(words));
    // Outside of a completion bash warns that there is nothing to set options of.
    Process bash =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    bash.waitFor();
    return out.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }

  @Test
  void zsh_reads_the_same_script() {
    assertThat(vedette("completion zsh").code()).isEqualTo(ExitCode.DONE);
    assertThat(vedette("completion zsh").out())
        .isEqualTo(vedette("completion bash").out())
        .contains("autoload -U +X bashcompinit");
  }
}

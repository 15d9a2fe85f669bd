package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.CapturedRun.LONG_BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.cli.console.ExitCode;

/** A job that must end can set a time limit. */
class TimeLimitTest {
  /** Two billion battles, die by die: no machine finishes them in a hundredth of a second. */
  private static final String ENDLESS = " --method direct --trials 2G --threads 1";

  private static final String STOPPED = "error[L008]: stopped at the time limit of 10ms";

  @TempDir private Path dir;

  @Test
  void enough_time_leads_to_the_same_answer() {
    assertThat(vedette(BATTLE + " --time-limit 1h").answer()).isEqualTo(vedette(BATTLE).answer());
  }

  @Test
  void at_the_limit_there_is_no_answer_but_exit_code_6() {
    assertThat(vedette(LONG_BATTLE + ENDLESS + " --time-limit 10ms").complaint(ExitCode.REFUSED))
        .startsWith(STOPPED)
        .contains("\nhelp: raise --time-limit");
  }

  @Test
  void a_sweep_stops() {
    String sweep = "six-days battle --attacker 'inf {4..9}' --defender 'inf 4' --turns 4";
    assertThat(vedette(sweep + ENDLESS + " --time-limit 10ms").complaint(ExitCode.REFUSED))
        .startsWith(STOPPED);
  }

  @Test
  void a_check_names_the_scenarios_that_it_did_not_reach() throws Exception {
    String suite = suite(2_000_000_000L);
    String baseline = dir.resolve("baseline.json").toString();
    assertThat(
            vedette("check '" + suite(100) + "' --update-baseline --baseline " + baseline).code())
        .isZero();
    CapturedRun check =
        vedette(
            "check '" + suite + "' --baseline " + baseline + " --time-limit 10ms --format json");
    assertThat(check.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(check.out()).contains("stopped at the time limit of 10ms");
    CapturedRun run = vedette("check --odds '" + suite + "' --time-limit 10ms");
    assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.out()).contains("stopped at the time limit of 10ms");
  }

  @Test
  void a_baseline_is_written_whole_or_not_at_all() throws Exception {
    Path baseline = dir.resolve("baseline.json");
    assertThat(
            vedette(
                    "check '"
                        + suite(2_000_000_000L)
                        + "' --update-baseline --time-limit 10ms --baseline "
                        + baseline)
                .complaint(ExitCode.REFUSED))
        .startsWith(STOPPED);
    assertThat(baseline).doesNotExist();
  }

  private String suite(long trials) throws Exception {
    Path suite = dir.resolve("suite-" + trials + ".json");
    Files.writeString(
        suite,
        """
        { "format": 1, "scenarios": [
          { "name": "long", "system": "six-days", "engagement": "battle",
            "request": { "attacker": "inf 9", "defender": "inf 9", "turns": 5 },
            "method": "direct", "trials": %d } ] }
        """
            .formatted(trials));
    return suite.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"six-days battle", "own", "compare", "check", "diff", "tune"})
  void every_command_that_computes_has_a_limit(String command) {
    assertThat(vedette(command + " --help").out()).contains("--time-limit TIME");
  }
}

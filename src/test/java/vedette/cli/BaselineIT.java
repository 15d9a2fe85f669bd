package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Guarded.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The packed program while it writes a baseline: killed, twice at once, into a pipe.
 *
 * <p>{@code KeptFileTest} dies at every one of a thousand calls that change the disk; here the
 * system does the killing, at moments that it may choose.
 */
@EnabledOnOs(OS.LINUX)
class BaselineIT {
  private static final int KILLS = 20;
  private static final String UPDATE =
      "exec \"$vedette\" check suite.json --baseline baseline.json --update-baseline";

  /** So many scenarios that the baseline is written for a while. */
  private static final int SCENARIOS = 300;

  /** Whatever is set around the tests: no job moves its own goal. */
  private static final Map<String, String> NO_CI = Map.of("CI", "");

  @TempDir Path dir;
  private Guarded guarded;

  @BeforeEach
  void guard() {
    guarded = new Guarded(dir);
  }

  private void suite(String attacker) {
    List<String> scenarios = new ArrayList<>();
    for (int i = 0; i < SCENARIOS; i++) {
      scenarios.add(scenario("battle " + i, attacker, ""));
    }
    guarded.suite(scenarios.toArray(String[]::new));
  }

  private String updated() {
    Run run = Run.of(dir, NO_CI, UPDATE);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo("wrote baseline.json: " + SCENARIOS + " scenarios\n");
    return guarded.read("baseline.json");
  }

  private List<String> leftovers() throws IOException {
    try (Stream<Path> files = Files.list(dir)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".tmp") || name.endsWith(".lock"))
          .toList();
    }
  }

  @Test
  void killed_at_any_moment_it_leaves_the_old_baseline_or_the_new_one() throws Exception {
    suite("inf 6");
    String now = updated();
    suite("inf 5");
    long start = System.nanoTime();
    String old = updated();
    long whole = System.nanoTime() - start;
    suite("inf 6");
    // A fixed seed picks the moments as shares of a whole run, most of them near its end.
    Random moments = new Random(1);
    for (int i = 0; i < KILLS; i++) {
      guarded.write("baseline.json", old);
      Process update = Run.start(dir, NO_CI, UPDATE);
      update.waitFor((long) (whole * Math.sqrt(moments.nextDouble())), TimeUnit.NANOSECONDS);
      update.destroyForcibly().waitFor();
      assertThat(guarded.read("baseline.json")).isIn(old, now);
    }
    assertThat(updated()).isEqualTo(now);
    assertThat(leftovers()).isEmpty();
  }

  @Test
  void two_at_once_are_both_right() throws Exception {
    suite("inf 6");
    String both = "(" + UPDATE + ") & (" + UPDATE + ") & wait";
    Run run = Run.of(dir, NO_CI, both);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(("wrote baseline.json: " + SCENARIOS + " scenarios\n").repeat(2));
    assertThat(leftovers()).isEmpty();
    assertThat(Run.of(dir, "\"$vedette\" check suite.json --baseline baseline.json").code())
        .isZero();
  }

  @Test
  void a_closed_pipe_hides_no_regression() {
    suite("inf 6");
    updated();
    suite("inf 5");
    Run run =
        Run.of(
            dir,
            "\"$vedette\" check suite.json --baseline baseline.json | head -1;"
                + " echo ${PIPESTATUS[0]}");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo("suite.json against baseline.json\n1\n");
  }
}

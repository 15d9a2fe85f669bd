package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Guarded.scenario;

import java.io.IOException;
import java.net.URISyntaxException;
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
import vedette.file.KeptFile;

/**
 * The program while it writes a baseline: killed, twice at once, into a pipe.
 *
 * <p>{@code KeptFileTest} stops at every one of a thousand calls that change the disk; here the
 * system kills a process that does nothing but write.
 */
@EnabledOnOs(OS.LINUX)
class BaselineIT {
  private static final int KILLS = 40;

  /** As baselines begin: nothing else would be written anew in the end. */
  private static final String BEGINNING = "{ \"format\": 1, \"vedette\": \"0\", \"tables\": ";

  /** Large enough that most of the time goes into writing them. */
  private static final String OLD = BEGINNING + "old ".repeat(1 << 20);

  private static final String NEW = BEGINNING + "new! ".repeat(1 << 20);

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

  /** Writes one text and another in turn until it is killed. */
  static final class Rewriter {
    private Rewriter() {}

    /** The file's name. */
    public static void main(String[] args) {
      try (KeptFile kept = KeptFile.hold(Path.of(args[0]), args[0])) {
        System.out.write('.');
        System.out.flush();
        while (true) {
          kept.replace(NEW);
          kept.replace(OLD);
        }
      }
    }
  }

  private static Path classes(Class<?> of) throws URISyntaxException {
    return Path.of(of.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  @Test
  void killed_at_any_moment_it_leaves_the_old_baseline_or_the_new_one() throws Exception {
    guarded.write("baseline.json", OLD);
    String classPath = classes(KeptFile.class) + ":" + classes(Rewriter.class);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    // A fixed seed picks the moments; a round of both texts takes some ten milliseconds.
    Random moments = new Random(1);
    int old = 0;
    int halfWritten = 0;
    for (int i = 0; i < KILLS; i++) {
      Process writer =
          new ProcessBuilder(
                  java, "-cp", classPath, Rewriter.class.getName(), dir + "/baseline.json")
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      assertThat(writer.getInputStream().read()).as("it has begun").isEqualTo('.');
      writer.waitFor(10_000 + moments.nextInt(90_000), TimeUnit.MICROSECONDS);
      writer.destroyForcibly().waitFor();
      String left = guarded.read("baseline.json");
      assertThat(left.equals(OLD) || left.equals(NEW)).as("the text is whole").isTrue();
      old += left.equals(OLD) ? 1 : 0;
      halfWritten += leftovers().stream().anyMatch(name -> name.endsWith(".tmp")) ? 1 : 0;
    }
    assertThat(old).isBetween(1, KILLS - 1);
    assertThat(halfWritten).as("kills in the middle of a write").isPositive();
    suite("inf 6");
    updated();
    assertThat(leftovers()).isEmpty();
  }

  @Test
  void two_at_once_are_both_right() throws Exception {
    suite("inf 6");
    String both = "(" + UPDATE + ") & (" + UPDATE + ") & wait";
    Run run = Run.of(dir, NO_CI, both);
    assertThat(run.err()).isEmpty();
    // The second finds what the first has written.
    String wrote = "wrote baseline.json: " + SCENARIOS + " scenarios\n";
    assertThat(run.out()).isEqualTo(wrote + wrote + "  " + SCENARIOS + " same\n");
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

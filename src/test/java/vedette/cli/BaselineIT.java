package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.GuardedSuite.scenario;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import vedette.file.KeptFile;

/** The program while it writes a baseline: killed, on a full disk, into a pipe. */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class BaselineIT {
  /** The beginning of a baseline: without it the file would not be updated in the end. */
  private static final String BEGINNING = "{ \"format\": 1, \"vedette\": \"0\", \"tables\": ";

  /** Large enough to be written in many pieces. */
  private static final String OLD = BEGINNING + "old ".repeat(1 << 20);

  private static final String NEW = BEGINNING + "new! ".repeat(1 << 20);

  private static final String UPDATE =
      "exec \"$vedette\" check suite.json --baseline baseline.json --update-baseline";

  /** Enough scenarios for a write that takes a while. */
  private static final int SCENARIOS = 300;

  /** Overrides the environment of the tests: a CI job refuses to update its own baseline. */
  private static final Map<String, String> NO_CI = Map.of("CI", "");

  @TempDir Path dir;
  private GuardedSuite guardedSuite;

  @BeforeEach
  void guard() {
    guardedSuite = new GuardedSuite(dir);
  }

  private void suite(String attacker) {
    List<String> scenarios = new ArrayList<>();
    for (int i = 0; i < SCENARIOS; i++) {
      scenarios.add(scenario("battle " + i, attacker, ""));
    }
    guardedSuite.suite(scenarios.toArray(String[]::new));
  }

  private String updated() {
    Run run = Run.of(dir, NO_CI, UPDATE);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo("wrote baseline.json: " + SCENARIOS + " scenarios\n");
    return guardedSuite.read("baseline.json");
  }

  private List<String> leftovers() throws IOException {
    try (Stream<Path> files = Files.list(dir)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".tmp"))
          .toList();
    }
  }

  /**
   * Writes two texts in turn until it is killed, and passes a moment before, at the beginning, in
   * the middle and at the end of each write.
   */
  static final class Rewriter {
    private final int last;
    private final boolean waits;
    private int moment;

    private Rewriter(int last, boolean waits) {
      this.last = last;
      this.waits = waits;
    }

    /**
     * Takes the file's name, the number of a moment from 1, and whether it waits there to be
     * killed.
     */
    public static void main(String[] args) throws IOException {
      Rewriter rewriter = new Rewriter(Integer.parseInt(args[1]), Boolean.parseBoolean(args[2]));
      KeptFile kept = KeptFile.of(Path.of(args[0]), args[0]);
      while (true) {
        rewriter.write(NEW, kept);
        rewriter.write(OLD, kept);
      }
    }

    private void write(String text, KeptFile kept) throws IOException {
      pass();
      byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
      kept.replace(
          out -> {
            pass();
            out.write(bytes, 0, bytes.length / 2);
            pass();
            out.write(bytes, bytes.length / 2, bytes.length - bytes.length / 2);
            pass();
          });
    }

    /** Reports that the moment is reached; the waiting test kills this process. */
    private void pass() throws IOException {
      if (++moment == last) {
        System.out.write('.');
        System.out.flush();
        while (waits && System.in.read() >= 0) {
          // Nothing is ever sent.
        }
      }
    }
  }

  private static Path classes(Class<?> of) throws URISyntaxException {
    return Path.of(of.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** Kills a writer at a moment, or while it continues from there to an unknown point. */
  private void killAt(int moment, boolean waits) throws Exception {
    String classPath = classes(KeptFile.class) + ":" + classes(Rewriter.class);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String file = dir + "/baseline.json";
    Process writer =
        new ProcessBuilder(
                java, "-cp", classPath, Rewriter.class.getName(), file, "" + moment, "" + waits)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(writer.getInputStream().read()).as("the moment is there").isEqualTo('.');
    writer.destroyForcibly().waitFor();
  }

  @Test
  void killed_at_any_moment_it_leaves_the_old_baseline_or_the_new_one() throws Exception {
    int old = 0;
    int halfWritten = 0;
    for (int moment = 1; moment <= 8; moment++) {
      guardedSuite.write("baseline.json", OLD);
      killAt(moment, true);
      // Four moments of the first write, while the old text is in the file, and four of the second.
      String left = guardedSuite.read("baseline.json");
      assertThat(left.equals(moment <= 4 ? OLD : NEW)).as("moment %d", moment).isTrue();
      old += left.equals(OLD) ? 1 : 0;
      for (String leftover : leftovers()) {
        Files.delete(dir.resolve(leftover));
        halfWritten++;
      }
      killAt(moment, false);
      left = guardedSuite.read("baseline.json");
      assertThat(left.equals(OLD) || left.equals(NEW)).as("the text is whole").isTrue();
    }
    assertThat(old).as("kills before the new text is there").isEqualTo(4);
    assertThat(halfWritten).as("kills in the middle of a write").isGreaterThanOrEqualTo(6);
  }

  /** A limit on the size of files, here 100 KiB, stands for a full disk. */
  @Test
  void a_full_disk_leaves_the_old_baseline_and_nothing_else() throws IOException {
    suite("inf 6");
    String old = updated();
    suite("inf 5");
    Run run = Run.of(dir, NO_CI, "ulimit -f 100; " + UPDATE);
    assertThat(run.code()).isEqualTo(5);
    assertThat(run.err()).startsWith("error[S032]: baseline.json: cannot write: file too large");
    assertThat(guardedSuite.read("baseline.json")).isEqualTo(old);
    assertThat(leftovers()).isEmpty();
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
    assertThat(run.out()).isEqualTo("Check failed: 300 of 300 scenarios changed.\n1\n");
  }
}

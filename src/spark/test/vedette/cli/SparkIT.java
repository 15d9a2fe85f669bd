package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;

/**
 * The packed program under spark-submit, on a cluster of two executors in processes of their own:
 * its output equals that of one machine, whatever happens to an executor.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class SparkIT {
  /** A hundred cells that take about 8 s on one core. */
  private static final String SWEEP =
      "six-days battle --attacker 'inf {3..12}, cav 2' --defender 'inf {3..12}, art 1'"
          + " --turns 5 --method direct --trials 80k --seed 7 --format json";

  private static final String EXECUTOR = "CoarseGrainedExecutorBackend";

  /** Only a run that hangs takes as long. */
  private static final long PATIENCE_SECONDS = TimeUnit.MINUTES.toSeconds(30);

  @TempDir Path dir;

  private static final String SUBMIT =
      "exec '"
          + Path.of("target/spark/bin/spark-submit").toAbsolutePath()
          + "' --master 'local-cluster[2,1,1024]' --conf spark.ui.enabled=false '"
          + Path.of("target/vedette-spark.jar").toAbsolutePath()
          + "' ";

  private Process submitted(Path from, String commandLine) {
    return Run.start(
        dir, Map.of(), "cd '" + from.toAbsolutePath() + "' && " + SUBMIT + commandLine);
  }

  private Run ended(Process process) throws InterruptedException {
    process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    return Run.end(dir, process);
  }

  private void assertSame(Run onSpark, CapturedRun here) {
    assertThat(onSpark.out()).as(onSpark.err()).isEqualTo(here.out());
    assertThat(onSpark.code()).isEqualTo(here.code());
  }

  @Test
  void a_check_finds_what_it_finds_on_one_machine_and_its_files_are_sent_along()
      throws InterruptedException {
    String check =
        "check reports/suite.json --baseline reports/baseline.json --allow-outside"
            + " --tables tables/examples/milder --only 'six days*'";
    CapturedRun here = CapturedRun.vedette(check);
    assertThat(here.code()).isEqualTo(ExitCode.FINDINGS);
    assertSame(ended(submitted(Path.of(""), check)), here);
  }

  @Test
  void an_executor_may_be_killed_in_the_middle() throws InterruptedException, IOException {
    Process process = submitted(dir, SWEEP);
    awaitShards(process);
    executor(process).orElseThrow().destroyForcibly();
    Run run = ended(process);
    assertSame(run, CapturedRun.vedette(SWEEP));
    assertThat(run.err()).contains(" is lost; its shards are done again\n");
  }

  /** Waits until some shards are complete, but not all. */
  private void awaitShards(Process process) throws InterruptedException, IOException {
    long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!Files.readString(dir.resolve("stderr")).contains(" of 64 shards done")) {
      assertThat(process.isAlive()).isTrue();
      assertThat(System.nanoTime()).isLessThan(patience);
      Thread.sleep(100);
    }
    assertThat(Files.readString(dir.resolve("stderr"))).doesNotContain("64 of 64 shards done");
  }

  private static Optional<ProcessHandle> executor(Process process) {
    return process
        .descendants()
        .filter(it -> it.info().commandLine().orElse("").contains(EXECUTOR))
        .findFirst();
  }

  @Test
  void a_broken_request_fails_before_anything_is_sent() throws InterruptedException {
    String broken = SWEEP.replace("{3..12}", "{3..12");
    CapturedRun here = CapturedRun.vedette(broken);
    Run run = ended(submitted(dir, broken));
    assertSame(run, here);
    assertThat(run.err()).endsWith(here.err()).doesNotContain("Running Spark", "shards");
  }
}

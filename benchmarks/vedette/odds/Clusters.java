package vedette.odds;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The comparison of the same work on one machine and on Spark, in {@code reports/clusters.md}; with
 * the argument {@code quick} too little work for a useful result, into {@code target/}. It runs the
 * output of {@code mvn -Pspark package}.
 */
public final class Clusters {
  private static final Path REPORT = Path.of("reports", "clusters.md");
  private static final Path TRIED = Path.of("target", "clusters.md");
  private static final Path SPARK_JAR = Path.of("target", "vedette-spark.jar");
  private static final String ONE_MACHINE = "one machine, 2 threads";

  private static final double MILLIS = 1e6;
  private static final double GOAL = 0.85;

  private final Path dir;
  private final Page page = new Page();

  /**
   * Work that is measured in several set-ups.
   *
   * @param command the program's command line, as a shell reads it
   * @param unit the name of the counted units
   * @param units the number of units
   */
  private record Task(String title, String command, String unit, long units) {}

  /**
   * A set-up.
   *
   * @param script of bash, in which COMMAND stands for the command line; prints the answer
   */
  private record Way(String name, String script) {}

  private static final List<Way> WAYS =
      List.of(
          new Way(ONE_MACHINE, "\"$vedette\" COMMAND --threads 2"),
          new Way("Spark 4.1, local[2]", spark("local[2]")),
          new Way("Spark 4.1, local-cluster[2,1,1024]", spark("local-cluster[2,1,1024]")));

  private Clusters(Path dir) {
    this.dir = dir;
  }

  private static String spark(String master) {
    return "\"$submit\" --master '" + master + "' --conf spark.ui.enabled=false \"$jar\" COMMAND";
  }

  /** Runs all measurements. */
  public static void main(String[] args) throws IOException, InterruptedException {
    boolean quick = List.of(args).contains("quick");
    if (!Files.exists(SPARK_JAR)) {
      throw new IOException("first: mvn -q -Pspark package -Dmaven.test.skip");
    }
    Clusters clusters = new Clusters(Files.createTempDirectory("clusters"));
    clusters.head(Processes.commit(REPORT), quick);
    for (Task task : tasks(quick)) {
      clusters.time(task);
    }
    Files.writeString(quick ? TRIED : REPORT, clusters.page.toString());
  }

  private static List<Task> tasks(boolean quick) {
    String battle =
        " --attacker \"inf 5, inf 5, cav 2, art 2\""
            + " --defender \"inf 4, inf 4, cav 1, art 1, officer\" --turns 5 --format json";
    String twoStacks =
        "six-days battle --attacker \"inf {1..MOST}, inf 8, cav 5, art 4\" --attacker \"inf 6, cav"
            + " 2\" --defender \"inf {1..MOST}, inf 7, cav 4, art 3, officer\" --turns 5"
            + " --counterattack always --format json";
    long trials = quick ? 4_000_000 : 200_000_000;
    int most = quick ? 5 : 46;
    return List.of(
        new Task(
            "Two cells, to see what beginning takes",
            "six-days battle" + battle.replace("\"inf 5,", "\"inf {5,6},"),
            "cell",
            2),
        new Task(
            "A sweep of " + most * most + " exact cells",
            twoStacks.replace("MOST", String.valueOf(most)),
            "cell",
            (long) most * most),
        new Task(
            String.format(Locale.ROOT, "%,d battles of one fight, die by die", trials),
            "six-days battle" + battle + " --method direct --seed 1 --trials " + trials,
            "million battles",
            trials / 1_000_000));
  }

  private void head(String commit, boolean quick) {
    page.heading(1, "Many machines");
    page.say(
        "The same work on one machine and on Spark, on the same two cores. The overhead is what a"
            + " way takes longer than one machine does, for each"
            + " cell or million battles; the goal is "
            + Math.round(100 * GOAL)
            + "% of one machine's speed for work of a minute.");
    page.say(
        "Made by `mvn -q -Pspark package -Dmaven.test.skip`, then `mvn -q test-compile"
            + " exec:exec@clusters`, all of it in one run, each line once:");
    if (quick) {
      page.say(
          "This run was a quick one, of too little work to mean anything: beginning is most of"
              + " it.");
    }
    page.list(
        List.of(
            "commit " + commit + ", seed 1",
            System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"),
            System.getProperty("os.name")
                + " "
                + System.getProperty("os.version")
                + " "
                + System.getProperty("os.arch"),
            Runtime.getRuntime().availableProcessors() + " cores"));
  }

  private void time(Task task) throws IOException, InterruptedException {
    page.heading(2, task.title());
    page.say("`vedette " + task.command() + "`");
    List<List<String>> rows = new ArrayList<>();
    Path expected = dir.resolve("expected");
    double alone = 0;
    for (Way way : WAYS) {
      long begin = System.nanoTime();
      run(way.script().replace("COMMAND", task.command()));
      double nanos = System.nanoTime() - begin;
      Path answer = dir.resolve("answer");
      if (way.name().equals(ONE_MACHINE)) {
        alone = nanos;
        Files.copy(answer, expected, StandardCopyOption.REPLACE_EXISTING);
      }
      boolean same = Files.mismatch(answer, expected) < 0;
      rows.add(
          List.of(
              way.name(),
              String.format(Locale.ROOT, "%.1f s", nanos / 1e9),
              Math.round(100 * alone / nanos) + "%",
              overhead((nanos - alone) / task.units()),
              same ? "equal" : "**not equal**"));
    }
    page.table(List.of("way", "time", "of its speed", "overhead a " + task.unit(), "bytes"), rows);
    page.say(String.format(Locale.ROOT, "The answer has %,d bytes.", Files.size(expected)));
  }

  private static String overhead(double nanos) {
    return String.format(Locale.ROOT, "%.2f ms", nanos / MILLIS);
  }

  private void run(String script) throws IOException, InterruptedException {
    if (start(script).waitFor() != 0) {
      throw new IOException(script + "\n" + Files.readString(dir.resolve("errors")));
    }
  }

  private Process start(String script) throws IOException {
    ProcessBuilder process = new ProcessBuilder("bash", "-c", script);
    process.directory(dir.toFile());
    process.environment().put("vedette", Processes.PROGRAM.toAbsolutePath().toString());
    process.environment().put("jar", SPARK_JAR.toAbsolutePath().toString());
    Path submit = Path.of("target", "spark", "bin", "spark-submit");
    process.environment().put("submit", submit.toAbsolutePath().toString());
    process.redirectOutput(dir.resolve("answer").toFile());
    process.redirectError(dir.resolve("errors").toFile());
    return process.start();
  }
}

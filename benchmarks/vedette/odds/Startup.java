package vedette.odds;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The part of the report on whole processes. */
final class Startup {
  private static final int RUNS = 10;
  private static final int SWEEPS = 3;

  private Startup() {}

  /** Measures start-up and a sweep. */
  static void measure(Page page, Goals goals) throws IOException, InterruptedException {
    page.heading(2, "Start-up and sweeps");
    if (!Files.isExecutable(Processes.PROGRAM)) {
      page.say(
          "Not measured: there was no `target/vedette`. `mvn -q package -Dmaven.test.skip` makes"
              + " it.");
      return;
    }
    boolean archived = Files.exists(Processes.ARCHIVE);
    page.say(
        "Whole processes of `target/vedette`, medians of "
            + RUNS
            + " runs, "
            + (archived
                ? "with the archive of loaded classes that the build leaves beside it, and alone in"
                    + " another place."
                : "without an archive of loaded classes, since the build has left none."));
    Path alone = Processes.alone();
    List<List<String>> rows = new ArrayList<>();
    rows.add(row(goals, "the README's battle", Processes.BATTLE, 250e6, archived, alone));
    rows.add(row(goals, "`--help`", List.of("--help"), 170e6, archived, alone));
    page.table(List.of("command", "with the archive", "goal", "without"), rows);
    Files.delete(alone);
    Files.delete(alone.getParent());

    double sweep = Processes.median(SWEEPS, Processes.PROGRAM, Processes.SWEEP);
    page.say(
        "A sweep of 10,000 cells of the README's battle, the first units of both sides being foot"
            + " or horse of 1 to 50 points: "
            + Page.time(sweep)
            + ", the median of "
            + SWEEPS
            + " processes (goal "
            + goals.atMost("the sweep", sweep, 2e9, Page::time)
            + ").");
  }

  private static List<String> row(
      Goals goals, String what, List<String> command, double limit, boolean archived, Path alone)
      throws IOException, InterruptedException {
    double without = Processes.median(RUNS, alone, command);
    double with = archived ? Processes.median(RUNS, Processes.PROGRAM, command) : without;
    return List.of(
        what,
        archived ? Page.time(with) : "",
        goals.atMost(what + " as a process", with, limit, Page::time),
        Page.time(without));
  }
}

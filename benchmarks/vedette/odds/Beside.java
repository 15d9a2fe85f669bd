package vedette.odds;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The part of the report on the same fights with the version before. */
final class Beside {
  private static final int FORKS = 2;
  private static final String ROUNDS = "exact: 40 against 40 on a CRT, 40 rounds";
  private static final String LARGE = "exact: 200 against 200 on a CRT, 130 rounds";

  private Beside() {}

  /**
   * Times both versions in turns.
   *
   * @param before the jar of the version before
   */
  static void measure(Page page, Goals goals, String before)
      throws IOException, InterruptedException {
    Map<String, Double> then = new LinkedHashMap<>();
    Map<String, Double> now = new LinkedHashMap<>();
    String own = System.getProperty("java.class.path");
    for (int fork = 0; fork < FORKS; fork++) {
      run(before + File.pathSeparator + own, then);
      run(own, now);
    }
    page.heading(2, "Beside the version before");
    page.say(
        "The same fights in processes of their own, the version before and this one in turns, "
            + FORKS
            + " forks each, of which the quicker counts: all fights one after the other in one"
            + " process, so that each is timed amid the others' work.");
    List<List<String>> rows = new ArrayList<>();
    double logs = 0;
    double worst = 0;
    int others = 0;
    for (Map.Entry<String, Double> each : now.entrySet()) {
      double ratio = each.getValue() / then.get(each.getKey());
      String goal = "";
      if (each.getKey().equals(ROUNDS)) {
        goal = goals.atLeast(ROUNDS + ", times as fast as before", 1 / ratio, 10);
      } else if (each.getKey().equals(LARGE)) {
        goal = goals.atLeast(LARGE + ", times as fast as before", 1 / ratio, 15);
      } else {
        logs += Math.log(ratio);
        worst = Math.max(worst, ratio);
        others++;
      }
      rows.add(
          List.of(
              each.getKey(),
              Page.time(then.get(each.getKey())),
              Page.time(each.getValue()),
              Page.number(ratio),
              goal));
    }
    page.table(List.of("what", "before", "now", "now / before", "times as fast"), rows);
    double mean = Math.exp(logs / others);
    page.say(
        "But for those two the geometric mean of now / before is "
            + Page.number(mean)
            + " (goal "
            + goals.atMost("all other times beside the version before", mean, 1.15)
            + "), the greatest "
            + Page.number(worst)
            + " (goal "
            + goals.atMost("the time that grew most", worst, 1.5)
            + ").");
  }

  private static void run(String classPath, Map<String, Double> times)
      throws IOException, InterruptedException {
    String java = System.getProperty("java.home") + "/bin/java";
    Process process =
        new ProcessBuilder(java, "-cp", classPath, Yardstick.class.getName())
            .redirectError(Redirect.INHERIT)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("the yardstick failed");
    }
    for (String line : output.lines().toList()) {
      String[] parts = line.split("\t");
      times.merge(parts[0], Double.parseDouble(parts[1]), Math::min);
    }
  }
}

package vedette.odds;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vedette.cli.Vedette;

/** The time of searches for changes of a table. */
final class TuningRuns {
  /** Three battles on the six-days table, with wishes that no change of one cell meets. */
  private static final String WISHES =
      """
      { "format": 1, "scenarios": [
        { "name": "at the bridge", "system": "six-days", "engagement": "battle",
          "request": { "attacker": "inf 5, cav 2", "defender": "inf 4", "turns": 3 },
          "expect": { "success": { "target": 0.6 } } },
        { "name": "against the hill", "system": "six-days", "engagement": "battle",
          "request": { "attacker": "inf 8, art 2", "defender": "inf 8, officer", "turns": 3 },
          "expect": { "success": { "target": 0.2 } } },
        { "name": "even", "system": "six-days", "engagement": "battle",
          "request": { "attacker": "inf 6", "defender": "inf 6", "turns": 2 },
          "expect": { "attackerLosses": { "target": 1.7 } } } ] }
      """;

  private static final int RUNS = 3;
  private static final int UNITS = 40;
  private static final int VALUES = 10;
  private static final int FIGHTS = 5;
  private static final double OF_CELLS = 10e9;
  private static final double OF_NUMBERS = 5e9;

  private TuningRuns() {}

  /** Adds the part of the report on tuning. */
  static void measure(Page page, Goals goals) throws IOException {
    Path dir = Files.createTempDirectory("tuning");
    Path wishes = Files.writeString(dir.resolve("wishes.json"), WISHES);
    Files.writeString(dir.resolve("large.json"), system());
    Path many = Files.writeString(dir.resolve("many.json"), wishesOfSystem());
    page.heading(2, "Tuning");
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        row(
            "two of 70 cells of the six-days table, three battles",
            List.of("tune", "six-days/combat-results", "--want", wishes.toString()),
            OF_CELLS,
            goals));
    rows.add(
        row(
            "one of " + UNITS * VALUES + " numbers of a system, five fights",
            List.of(
                "tune",
                dir.resolve("large.json").toString(),
                "--want",
                many.toString(),
                "--parts",
                "1",
                "--steps",
                "1"),
            OF_NUMBERS,
            goals));
    page.say("Searches to the end, the best of " + RUNS + ", on two threads:");
    page.table(List.of("search", "time", "goal"), rows);
  }

  private static List<String> row(String title, List<String> command, double limit, Goals goals) {
    double time = Double.POSITIVE_INFINITY;
    for (int run = 0; run < RUNS; run++) {
      long begin = System.nanoTime();
      Vedette.Answer answer = Vedette.run(command, Map.of(), false, false, 0);
      time = Math.min(time, System.nanoTime() - begin);
      if (!answer.out().contains("proved")) {
        throw new IllegalStateException(answer.err());
      }
    }
    return List.of(title, Page.time(time), goals.atMost(title, time, limit, Page::time));
  }

  /** Returns a system of many units with many values each. */
  private static String system() {
    List<String> units = new ArrayList<>();
    for (int unit = 0; unit < UNITS; unit++) {
      List<String> values = new ArrayList<>();
      values.add("\"attack\": " + (1 + unit % 4));
      values.add("\"defence\": " + (1 + unit % 3));
      for (int value = 2; value < VALUES; value++) {
        values.add("\"v" + value + "\": " + value);
      }
      units.add("\"u" + unit + "\": { " + String.join(", ", values) + " }");
    }
    return """
    { "format": 1, "id": "mine/large", "title": "Large", "kind": "system",
      "units": { %s },
      "fire": { "combat": { "dice": "strength", "die": "d6",
        "atMost": { "attacker": "attack", "defender": "defence" } } },
      "losses": { "chosenBy": "owner" },
      "doctrine": { "attackerRetreat": "never" },
      "rounds": "until-decided",
      "round": [{ "fire": "combat", "by": "both" }] }
    """
        .formatted(String.join(", ", units));
  }

  private static String wishesOfSystem() {
    List<String> scenarios = new ArrayList<>();
    for (int i = 0; i < FIGHTS; i++) {
      scenarios.add(
          """
          { "name": "fight %d", "system": "own", "engagement": "fight",
            "request": { "table": "large.json", "attacker": "u%d 6", "defender": "u%d 6" },
            "expect": { "success": { "target": 0.5 } } }
          """
              .formatted(i, i, i + 5));
    }
    return "{ \"format\": 1, \"scenarios\": [ " + String.join(", ", scenarios) + " ] }";
  }
}

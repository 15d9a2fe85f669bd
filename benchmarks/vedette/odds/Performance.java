package vedette.odds;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.util.Version;

/**
 * All measurements, in {@code reports/performance.md}; with the argument {@code quick} too short
 * for a useful result, into {@code target/}.
 */
public final class Performance {
  private static final Path REPORT = Path.of("reports", "performance.md");
  private static final Path TRIED = Path.of("target", "performance.md");

  private static final List<Fight> FIGHTS =
      List.of(
          Fight.SIX_DAYS,
          Fight.MUSKET_PIKE,
          Fight.DAYS_OF_GLORY,
          Fight.SIMPLE_NAPOLEONIC,
          Fight.LOOSE_FILES,
          Fight.CRT);

  /** By fight the benchmark of its hand-written version. */
  private static final Map<Fight, String> PLAIN =
      Map.of(
          Fight.SIX_DAYS, "PlainBenchmark.sixDays",
          Fight.MUSKET_PIKE, "PlainBenchmark.musketPike",
          Fight.DAYS_OF_GLORY, "PlainBenchmark.daysOfGlory",
          Fight.SIMPLE_NAPOLEONIC, "PlainBenchmark.simpleNapoleonic",
          Fight.LOOSE_FILES, "PlainBenchmark.looseFiles",
          Fight.CRT, "PlainBenchmark.crt");

  /** The maximum time of an exact answer in nanoseconds. */
  private static final Map<Fight, Double> EXACT_GOALS =
      Map.of(
          Fight.SIX_DAYS, 60e3,
          Fight.MUSKET_PIKE, 0.2e6,
          Fight.DAYS_OF_GLORY, 0.2e6,
          Fight.SIMPLE_NAPOLEONIC, 1e6,
          Fight.LOOSE_FILES, 0.1e6,
          Fight.CRT, 10e6,
          Fight.CRT_TO_THE_FINISH, 2e6,
          Fight.TWO_STACKS, 5e6,
          Fight.OWN_PAIRS, 0.2e6,
          Fight.OWN_ARMIES, 0.6e6);

  private final Measurements measurements;
  private final double roll;
  private final Goals goals = new Goals();
  private final Page page = new Page();

  private Performance(Measurements measurements) {
    this.measurements = measurements;
    roll = measurements.of("DiceBenchmark.ownD10").nanos();
  }

  /** Runs all measurements. */
  public static void main(String[] args) throws RunnerException, IOException, InterruptedException {
    boolean quick = List.of(args).contains("quick");
    String commit = Processes.commit(REPORT);
    Page report = new Performance(new Measurements(quick).run()).report(commit);
    Files.writeString(quick ? TRIED : REPORT, report.toString());
  }

  private Page report(String commit) throws IOException, InterruptedException {
    dice();
    walk();
    threads();
    LargeChains.measure(page, goals, measurements, roll);
    exact();
    QuestionCosts.measure(page, goals, measurements);
    OwnSystems.measure(page, goals);
    TuningRuns.measure(page, goals);
    FightsInARow.measure(page, goals);
    Startup.measure(page, goals);
    Page report = new Page();
    head(report, commit);
    report.append(page);
    return report;
  }

  private void head(Page report, String commit) {
    double walked = measurements.of("BattleBenchmark.walked", Fight.SIX_DAYS).nanos();
    double direct = measurements.of("BattleBenchmark.direct", Fight.SIX_DAYS).nanos();
    double plain = measurements.of(PLAIN.get(Fight.SIX_DAYS)).nanos();
    double exact = measurements.of("BattleBenchmark.exact", Fight.SIX_DAYS).nanos();
    report.heading(1, "Performance");
    report.say(
        "How long an answer takes. The exact odds of the README's battle take "
            + Page.time(exact)
            + ", from the rules to every measure, once the program is warm. Simulated, that battle"
            + " takes "
            + Page.time(walked)
            + ": as long as "
            + Page.number(walked / roll)
            + " rolls of a D10. Played by the rules with every die rolled it takes "
            + Page.time(direct)
            + ", and "
            + Page.time(plain)
            + " in a plain version as one would first write it, which is "
            + Page.number(plain / walked)
            + " times the simulated one.");
    report.say(goals.summary());
    report.say("Made by `mvn -q test-compile exec:exec@performance`, all of it in one run:");
    report.list(
        List.of(
            "commit " + commit + ", seed 1",
            "JMH " + Version.getPlainVersion() + ", " + measurements.how(),
            property("java.vm.name") + " " + property("java.runtime.version"),
            property("os.name") + " " + property("os.version") + " " + property("os.arch"),
            Runtime.getRuntime().availableProcessors() + " cores"));
    report.say(
        "Behind ± stands half the 99.9% interval over the iterations. A roll, where times are"
            + " counted in rolls, is one D10 by the program's own generator: a random word for each"
            + " roll, cut to ten by Lemire's bound. Goals are for a quiet machine with two cores.");
  }

  private static String property(String name) {
    return System.getProperty(name);
  }

  private void dice() {
    page.heading(2, "Dice");
    Map<String, String> dice =
        Map.of(
            "ownD10", "a D10, the generator alone",
            "oneDie", "a D10, as rules roll it",
            "twoDice", "the sum of two D10",
            "averageDie", "an average die",
            "poolOfEight", "a pool of 8 D6, those of 5 and 6",
            "poolOfTwelve", "a pool of 12 D6, those of 5 and 6");
    List<List<String>> rows = new ArrayList<>();
    for (String die :
        List.of("ownD10", "oneDie", "twoDice", "averageDie", "poolOfEight", "poolOfTwelve")) {
      Measurements.Time time = measurements.of("DiceBenchmark." + die);
      rows.add(List.of(dice.get(die), text(time), Page.number(time.nanos() / roll)));
    }
    page.table(List.of("what", "time", "in rolls"), rows);
  }

  private void walk() {
    page.heading(2, "Simulating");
    page.say(
        "`--method simulate` walks battles through the chain of their states; `--method direct`"
            + " plays each by the rules' own code. Bytes are what a walked battle allocates, to a"
            + " tenth: a little is made for thousands of battles together.");
    List<List<String>> rows = new ArrayList<>();
    List<List<String>> slower = new ArrayList<>();
    for (Fight fight : FIGHTS) {
      double steps = fight.steps();
      Measurements.Time walked = measurements.of("BattleBenchmark.walked", fight);
      double step = walked.nanos() / steps;
      rows.add(
          List.of(
              fight.title(),
              Page.number(steps),
              text(walked),
              Page.time(step),
              Page.number(step / roll),
              goals.atMost("a step of " + fight.title(), step / roll, 1.5),
              Page.number(bytes(fight))));
      slower.add(compared(fight, steps, walked.nanos()));
    }
    page.table(
        List.of(
            "fight", "steps a battle", "a battle", "a step", "in rolls", "goal", "bytes a battle"),
        rows);
    sampleBattle();
    page.say(
        "The same battles played directly, and by plain versions as one would first write them:");
    page.table(
        List.of("fight", "direct", "a step in rolls", "direct / walked", "plain", "plain / walked"),
        slower);
  }

  private List<String> compared(Fight fight, double steps, double walked) {
    Measurements.Time direct = measurements.of("BattleBenchmark.direct", fight);
    Measurements.Time plain = measurements.of(PLAIN.get(fight));
    return List.of(
        fight.title(),
        text(direct),
        Page.number(direct.nanos() / steps / roll),
        Page.number(direct.nanos() / walked),
        text(plain),
        Page.number(plain.nanos() / walked));
  }

  private void sampleBattle() {
    Fight fight = Fight.SIX_DAYS;
    double turns = fight.steps();
    double walked = measurements.of("BattleBenchmark.walked", fight).nanos();
    double direct = measurements.of("BattleBenchmark.direct", fight).nanos();
    double plain = measurements.of(PLAIN.get(fight)).nanos();
    double turn = walked / turns / roll;
    double directTurn = direct / turns / roll;
    double bytes = bytes(fight);
    page.say(
        "In the README's battle a step is a battle turn, and turns are counted that were really"
            + " fought:");
    page.table(
        List.of("the README's battle", "measured", "goal"),
        List.of(
            goal("a walked turn, in rolls", turn, goals.atMost("a walked turn", turn, 1.5)),
            goal("a turn played directly, in rolls", directTurn, ""),
            goal(
                "plain / walked",
                plain / walked,
                goals.atLeast("times the plain version", plain / walked, 500)),
            goal("bytes a battle", bytes, goals.atMost("bytes a battle", bytes, 0))));
  }

  private static List<String> goal(String what, double value, String goal) {
    return List.of(what, Page.number(value), goal);
  }

  private double bytes(Fight fight) {
    return Math.round(10 * measurements.bytes("BattleBenchmark.walked", fight)) / 10.0;
  }

  private void threads() {
    page.heading(2, "Two threads");
    double one = measurements.of("BattleBenchmark.walked", Fight.SIX_DAYS).nanos();
    double two = measurements.of("BattleBenchmark.walked", Fight.SIX_DAYS, 2).nanos() / 2;
    page.table(
        List.of("the README's battle, walked", "a battle", "times as fast", "goal"),
        List.of(
            List.of("on one thread", Page.time(one), "1", ""),
            List.of(
                "on two",
                Page.time(two),
                Page.number(one / two),
                goals.atLeast("two threads", one / two, 1.8))));
  }

  private void exact() {
    page.heading(2, "Exact");
    page.say("From the rules to the distribution of every measure, warm.");
    List<List<String>> rows = new ArrayList<>();
    for (Fight fight : Fight.values()) {
      if (EXACT_GOALS.containsKey(fight)) {
        Measurements.Time time = measurements.of("BattleBenchmark.exact", fight);
        double limit = EXACT_GOALS.get(fight);
        String goal = goals.atMost(fight.title() + " exactly", time.nanos(), limit, Page::time);
        rows.add(List.of(fight.title(), text(time), goal));
      }
    }
    page.table(List.of("fight", "time", "goal"), rows);
  }

  private static String text(Measurements.Time time) {
    return Page.time(time.nanos(), time.error());
  }
}

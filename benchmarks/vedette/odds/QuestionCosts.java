package vedette.odds;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import vedette.cli.CapturedRun;
import vedette.fight.Engagement;
import vedette.question.Question;
import vedette.question.QuestionMeasures;

/** The costs of questions: in one fight, and in each cell of a sweep. */
final class QuestionCosts {
  private static final int RUNS = 7;
  private static final List<String> SWEEP =
      List.of(
          "six-days",
          "battle",
          "--attacker",
          "inf {1..100}, cav 2",
          "--defender",
          "inf {1..100}",
          "--turns",
          "2",
          "--format",
          "csv");
  private static final List<String> QUESTIONS =
      List.of(
          "--chance", "success and attackerLosses <= 1",
          "--value", "3*defenderLosses - 2*attackerLosses");

  private QuestionCosts() {}

  /**
   * Returns a fight with two questions about the losses, which most fights have; the fight itself
   * if it has none.
   */
  static Engagement<?, ?> asked(Engagement<?, ?> fight) {
    boolean loses = fight.measures().stream().anyMatch(it -> it.name().equals("attackerLosses"));
    return loses
        ? QuestionMeasures.of(
            fight,
            List.of(
                new Question(Question.Kind.CHANCE, "success and attackerLosses <= 1"),
                new Question(Question.Kind.VALUE, "3*defenderLosses - 2*attackerLosses")))
        : fight;
  }

  /** Adds the part of the report on questions. */
  static void measure(Page page, Goals goals, Measurements measurements) {
    double plain = measurements.of("BattleBenchmark.exact", Fight.SIX_DAYS).nanos();
    double asked = measurements.of("BattleBenchmark.asked", Fight.SIX_DAYS).nanos();
    double question = (asked - plain) / 2;
    page.heading(2, "Questions");
    page.say(
        "The README's battle asked two questions takes "
            + Page.time(asked)
            + " exactly, and "
            + Page.time(plain)
            + " without: a question costs "
            + Page.time(Math.max(0, question))
            + " (goal "
            + goals.atMost("a question", question, 20e3, Page::time)
            + ").");
    double without = median(SWEEP);
    double with = median(Stream.concat(SWEEP.stream(), QUESTIONS.stream()).toList());
    page.say(
        "A sweep of 10,000 small six-days battles takes "
            + Page.time(without)
            + ", and with two questions "
            + Page.time(with)
            + ", medians of "
            + RUNS
            + ": "
            + Page.number(with / without)
            + " times as long (goal "
            + goals.atMost("a sweep with two questions", with / without, 1.2)
            + ").");
  }

  private static double median(List<String> command) {
    double[] times = new double[RUNS];
    for (int run = 0; run < RUNS; run++) {
      CapturedRun.of(command.toArray(String[]::new)); // Warm-up.
    }
    for (int run = 0; run < RUNS; run++) {
      long begin = System.nanoTime();
      CapturedRun.of(command.toArray(String[]::new));
      times[run] = System.nanoTime() - begin;
    }
    Arrays.sort(times);
    return times[RUNS / 2];
  }
}

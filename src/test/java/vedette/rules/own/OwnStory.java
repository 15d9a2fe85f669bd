package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import vedette.cli.CapturedRun;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.problem.Problem;
import vedette.problem.WrongFile;
import vedette.rules.Fights;
import vedette.system.RuleSystem;
import vedette.table.Tables;
import vedette.work.Deadline;
import vedette.work.Progress;

/** A rule system that a test writes, and the fights under it. */
final class OwnStory {
  private static final int WALKED = 10_000;
  private static final int PLAYED = 2_000;

  /** Of a figure that was sampled with fixed seeds. */
  private static final double DEVIATIONS = 5;

  private final Path file;

  /**
   * Writes the file.
   *
   * @param members of the file besides its head
   */
  OwnStory(Path dir, String members) {
    file = dir.resolve("mine.json");
    try {
      Files.writeString(
          file,
          "{ \"format\": 1, \"id\": \"mine/story\", \"title\": \"A story\", \"kind\": \"system\",\n"
              + members
              + "}");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The odds of a fight as fractions, which its walk and its play by dice are held to. */
  Odds.Exact odds(String fight) {
    Engagement<?, ?> engagement =
        Fights.fight("own", "fight", Fights.and(new String[] {fight}, "table", file.toString()));
    Odds.Exact exact = Fights.odds(engagement);
    Odds.Exact rounded = ExactOdds.of(engagement, 1_000_000, false);
    Odds walked = sampled(engagement, WALKED, false);
    Odds played = sampled(engagement, PLAYED, true);
    for (Odds.MeasureOdds measure : exact.measures()) {
      for (Odds.Chance chance : measure.distribution()) {
        String figure = measure.name() + " " + chance.value();
        assertThat(p(rounded, measure, chance))
            .as(figure)
            .isCloseTo(chance.p(), within(rounded.error()));
        agrees(figure, chance.p(), p(walked, measure, chance), WALKED);
        agrees(figure, chance.p(), p(played, measure, chance), PLAYED);
      }
    }
    return exact;
  }

  private static Odds sampled(Engagement<?, ?> fight, int trials, boolean direct) {
    return SampledOdds.of(
        fight, new Trials(trials, 17, 2, 0, direct, 1_000_000), Deadline.NONE, Progress.NONE);
  }

  private static double p(Odds odds, Odds.MeasureOdds measure, Odds.Chance chance) {
    return odds.measure(measure.name()).distribution().stream()
        .filter(it -> it.value().equals(chance.value()))
        .mapToDouble(Odds.Chance::p)
        .sum();
  }

  private static void agrees(String figure, double exact, double sampled, int trials) {
    double deviation = Math.sqrt(exact * (1 - exact) / trials);
    assertThat(sampled)
        .as(figure)
        .isCloseTo(exact, within(DEVIATIONS * deviation + DEVIATIONS / trials));
  }

  /** What an answer tells before the fight of how its rolls come about. */
  String told(String fight) {
    return CapturedRun.vedette("own " + file + " " + fight + " --explain").out();
  }

  /** The rules of the file. */
  RuleSystem rules() {
    return Own.rulesOf(file.toString(), Tables.builtIn());
  }

  /** The first mistake of the file. */
  void isRefused(String message, String help) {
    assertThatThrownBy(this::rules)
        .isInstanceOfSatisfying(
            WrongFile.class,
            refused -> {
              Problem first = refused.problems().list().get(0);
              assertThat(first.message()).as(refused.problems().text()).isEqualTo(message);
              assertThat(first.help()).isEqualTo(help);
            });
  }
}

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
import vedette.rules.Fights;
import vedette.source.Problem;
import vedette.source.WrongFile;
import vedette.system.RuleSystem;
import vedette.table.Tables;
import vedette.work.Deadline;
import vedette.work.Progress;

/** A rule system written by a test, and the fights under it. */
final class OwnStory {
  private static final int WALKED = 10_000;
  private static final int PLAYED = 2_000;

  /** The tolerance for a sampled figure with fixed seeds, in standard deviations. */
  private static final double DEVIATIONS = 5;

  private final Path file;

  /**
   * Writes the file.
   *
   * @param members the members of the file after its head
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

  /**
   * Returns the odds of a fight as fractions, after comparing its walk and its play by dice with
   * them.
   */
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

  /** Returns the explanation of the first rolls of a fight. */
  String told(String fight) {
    return CapturedRun.vedette("own " + file + " " + fight + " --explain").out();
  }

  /** Returns the rules of the file. */
  RuleSystem rules() {
    return Own.rulesOf(file.toString(), Tables.builtIn());
  }

  /** Asserts the first fault of the file. */
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

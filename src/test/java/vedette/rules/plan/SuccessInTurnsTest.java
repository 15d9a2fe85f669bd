package vedette.rules.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.rules.Fights;
import vedette.work.Deadline;
import vedette.work.Progress;

/**
 * A fight that counts as won only in its first round: six dice against a strength of four, a hit
 * with 5 or 6. Four hits or more occur in 15 x 4 + 6 x 2 + 1 = 73 of 3^6 = 729 rolls, since each
 * miss occurs in two ways of three.
 */
class SuccessInTurnsTest {
  private static final double IN_THE_FIRST_ROUND = 73.0 / 729;

  @TempDir Path dir;

  @BeforeEach
  void the_rules() throws IOException {
    Files.writeString(
        dir.resolve("rounds.json"),
        "{ \"format\": 1, \"id\": \"mine/rounds\", \"title\": \"Rounds\", \"kind\": \"system\","
            + " \"rounds\": 3, \"fire\": { \"melee\": { \"dice\": \"strength\", \"die\": \"d6\","
            + " \"atLeast\": 5 } }, \"measures\": { \"success\": \"turns <= 1 and"
            + " defenderEliminated\" } }");
  }

  private Engagement<?, ?> plan() {
    return PlanFixtures.plan(
        dir,
        "{ \"format\": 1, \"title\": \"One step\", \"system\": \"own\","
            + " \"units\": { \"a\": \"6\", \"b\": \"4\" }, \"steps\": [{ \"name\": \"one\","
            + " \"fight\": { \"table\": \"rounds.json\","
            + " \"attacker\": \"a\", \"defender\": \"b\" } }] }");
  }

  @Test
  void a_plan_of_one_fight_succeeds_as_often_as_the_fight() {
    Engagement<?, ?> alone =
        Fights.fight(
            "own",
            "fight",
            "table",
            dir.resolve("rounds.json").toString(),
            "attacker",
            "6",
            "defender",
            "4");
    double success = PlanFixtures.chance(PlanFixtures.odds(alone), Measure.SUCCESS);
    assertThat(success).isCloseTo(IN_THE_FIRST_ROUND, within(1e-14));
    assertThat(PlanFixtures.chance(PlanFixtures.odds(plan()), Measure.SUCCESS))
        .isCloseTo(success, within(1e-14));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void played_in_its_states_or_with_every_die_it_is_the_same(boolean direct) {
    // 40,000 battles: a standard error of 0.15%, and a bound of four of them.
    Trials trials = new Trials(40_000, 1, 1, 0, direct, 1_000_000);
    assertThat(PlanFixtures.chance(sampled(plan(), trials), Measure.SUCCESS))
        .isCloseTo(IN_THE_FIRST_ROUND, within(0.006));
  }

  private static <S, R> Odds sampled(Engagement<S, R> plan, Trials trials) {
    return SampledOdds.of(plan, trials, Deadline.NONE, Progress.NONE);
  }
}

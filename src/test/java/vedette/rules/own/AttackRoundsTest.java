package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;
import static org.assertj.core.api.Assertions.tuple;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.Fights.odds;
import static vedette.rules.Fights.outOf;
import static vedette.rules.own.Attacks.EVEN;
import static vedette.rules.own.Attacks.KILLS;
import static vedette.rules.own.Attacks.LOSSES;
import static vedette.rules.own.Attacks.PERCENT;
import static vedette.rules.own.Attacks.attack;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.fight.SurvivingStack;
import vedette.odds.Agreement;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.NarratedBattle;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;
import vedette.work.Deadline;
import vedette.work.Progress;
import vedette.work.Refusal;

/**
 * Fights of several rounds, or until decided, on a user's table, compared with hand calculations.
 */
class AttackRoundsTest {
  private static BigFraction part(int numerator, int denominator) {
    return new BigFraction(numerator, denominator);
  }

  /**
   * Hand calculation from 2 against 2 (even.json): at even each side loses a point in half the
   * decided rolls. 1 against 2 then loses on 3 of 4, else it is 1 against 1; 2 against 1 cannot
   * lose. So the attacker goes with 1/2 (3/4 + 1/4 1/2) = 7/16.
   */
  @Test
  void a_fight_to_the_finish_by_hand() {
    Odds.Exact odds = odds(attack(EVEN, 2, 2, "turns", "until-decided"));
    assertThat(outOf(16, odds, "ending"))
        .isEqualTo(Map.of("attacker eliminated", 7, "defender eliminated", 9));
    // Lost before the defender goes: nothing on 2-2, 2-1, 2-0 (1/2 of all), 1 by 1-1.
    assertThat(outOf(16, odds, "attackerLosses")).isEqualTo(Map.of(0, 8, 1, 1, 2, 7));
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(15, 16));
    assertThat(odds.undecided()).isZero();
    // 2-2, 1-2, 2-1, 1-1
    assertThat(odds.states()).isEqualTo(4);
  }

  /** With the column of the first round for all, both sides lose alike: 1/2 each. */
  @Test
  void a_static_column_makes_another_fight() {
    Odds odds = odds(attack(EVEN, 2, 2, "turns", "until-decided", "static", "true"));
    assertThat(outOf(2, odds, "ending"))
        .isEqualTo(Map.of("attacker eliminated", 1, "defender eliminated", 1));
    Odds named = odds(attack(EVEN, 2, 2, "turns", "until-decided", "column", "more"));
    assertThat(chance(named, "defenderEliminated")).isEqualTo(BigFraction.ONE);
    // 1 against 2 at "less" whatever is lost: two of D1 at 1/4 before one A1 at 3/4.
    Odds weak = odds(attack(EVEN, 1, 2, "turns", "until-decided", "static", "true"));
    assertThat(chance(weak, "defenderEliminated")).isEqualTo(part(1, 16));
  }

  private static Engagement<?, ?> counted(Engagement<?, ?> fight) {
    return QuestionMeasures.of(
        fight, List.of(new Question(Question.Kind.CHANCE, "turns in [1, 2, 3]")));
  }

  /**
   * A table of losses of which 1 roll in 6 ends the fight: so it ends in round n with 5/6 to the
   * power of n - 1, times 1/6, as long as 20 points cannot be lost.
   */
  @Test
  void the_rounds_of_a_fight_to_the_finish_are_counted_where_somebody_asks() {
    Engagement<?, ?> fight = attack(LOSSES, 20, 20, "turns", "until-decided");
    assertThat(odds(fight).measure("turns")).isNull();
    Odds.Exact odds = odds(counted(fight));
    assertThat(odds.measure("turns").distribution())
        .extracting(Odds.Chance::value, Odds.Chance::fraction)
        .startsWith(tuple(1, part(1, 6)), tuple(2, part(5, 36)), tuple(3, part(25, 216)));
    assertThat(chance(odds, "turns in [1, 2, 3]")).isEqualTo(part(36 + 30 + 25, 216));
    assertThat(odds.measure("turns").mean().value())
        .isCloseTo(odds(fight).meanTurns(), offset(1e-12));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void its_rounds_are_the_same_walked_and_played(boolean direct) {
    Engagement<?, ?> fight = counted(attack(LOSSES, 20, 20, "turns", "until-decided"));
    Trials trials = new Trials(40_000, 7, 1, 0, direct, 100_000);
    Agreement.assertAgree(
        ExactOdds.of(fight, 100_000, false),
        SampledOdds.of(fight, trials, Deadline.NONE, Progress.NONE));
  }

  /**
   * A round of steps.json may change nothing, so there is no last one: it can be sampled only. Its
   * first rounds are those of a fight with a limit, and within its interval.
   */
  @Test
  void rounds_without_end_are_sampled() {
    String fight =
        "--table tables/examples/steps.json --attacker 'guard 2/3' --defender 'inf disrupted'"
            + " --turns ";
    Engagement<?, ?> endless = counted(Fights.fight("own", "fight", fight + "until-decided"));
    assertThatThrownBy(() -> ExactOdds.of(endless, 100_000, false))
        .isInstanceOf(Refusal.TooLarge.class)
        .hasMessageContaining("more than 100,000 turns");
    Engagement<?, ?> limited = counted(Fights.fight("own", "fight", fight + "4"));
    Trials trials = new Trials(40_000, 7, 1, 0, false, 100_000);
    var sampled = SampledOdds.of(endless, trials, Deadline.NONE, Progress.NONE);
    var asked = sampled.measure("turns in [1, 2, 3]").chanceOfTrue().interval();
    assertThat(
            ExactOdds.of(limited, 100_000, false).measure("turns in [1, 2, 3]").chanceOfTrue().p())
        .isBetween(asked.low(), asked.high());
  }

  @Test
  void what_its_rounds_leave_of_the_units_is_the_same_whoever_asks() {
    Engagement<?, ?> fight = attack(LOSSES, 20, 20, "turns", "until-decided");
    assertThat(left(counted(fight))).isEqualTo(left(fight)).isNotEmpty();
  }

  private static <S, R> List<SurvivingStack> left(Engagement<S, R> fight) {
    return fight.survivors(NarratedBattle.play(fight, 3, line -> {}, Deadline.NONE).result());
  }

  @Test
  void rounds_end_a_fight_that_is_not_decided() {
    Odds odds = odds(attack(EVEN, 2, 2, "turns", "2"));
    // Undecided: not 2-2, 1-2 then A1 (1/4 3/4), and not 2-2, 2-1, then D1 (1/4 1/2).
    assertThat(outOf(16, odds, "ending"))
        .isEqualTo(Map.of("attacker eliminated", 3, "defender eliminated", 2, "rounds over", 11));
    assertThat(outOf(1, odds, "turns")).isEqualTo(Map.of(2, 1));
  }

  /** 3 against 4 are 75%; after a loss 2 against 4 are 50%. */
  @Test
  void a_round_reads_its_column_from_what_is_left() {
    List<String> columns =
        ScriptedDice.play(attack(PERCENT, 3, 4, "turns", "2"), 2, 8).all(Note.Cell.class).stream()
            .map(Note.Cell::column)
            .toList();
    assertThat(columns).containsExactly("about even", "weak");
  }

  @Test
  void losses_can_lead_off_the_table() {
    // 2 against 4 are 50%; a loss leaves 25%, below 40.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(attack(PERCENT, 2, 4, "turns", "3"), 5);
    assertThat(playedFight.value("ending")).isEqualTo("off the table");
    assertThat(playedFight.value("turns")).isEqualTo(1);
  }

  @Test
  void a_column_in_which_nothing_happens_is_a_stalemate() {
    // The town holds out except against a 6; without sixes, forever.
    Odds odds =
        odds(attack(KILLS, 5, 2, "column", "town", "with", "hasty", "turns", "until-decided"));
    assertThat(odds.undecided()).isEqualTo(1);
    Odds storming = odds(attack(KILLS, 5, 2, "column", "town", "turns", "until-decided"));
    assertThat(storming.undecided()).isZero();
    assertThat(chance(storming, "defenderEliminated")).isEqualTo(BigFraction.ONE);
  }

  @Test
  void two_large_sides_fight_to_the_finish_exactly() {
    Odds.Exact odds =
        ExactOdds.of(attack(LOSSES, 40, 40, "turns", "until-decided"), 1_000_000, false);
    assertThat(odds.undecided()).isZero();
    assertThat(odds.error()).isLessThan(1e-11);
    assertThat(odds.states()).isEqualTo(reachable(40, 40).size());
  }

  /**
   * The losses of attacker and defender for each roll on a column of losses.json if the fight
   * continues. The columns are differentials: to -4, -1, 0, 3, and from 4.
   */
  private static final int[][][] LOSSES_OF_BOTH = {
    {{2, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 1}},
    {{1, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 1}},
    {{1, 0}, {1, 1}, {1, 1}, {0, 1}, {0, 2}},
    {{1, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 1}},
    {{1, 0}, {1, 1}, {0, 1}, {0, 1}, {0, 2}}
  };

  /** Returns the strengths that a fight on losses.json can reach. */
  private static Set<List<Integer>> reachable(int attacker, int defender) {
    Set<List<Integer>> reached = new HashSet<>();
    Deque<List<Integer>> open = new ArrayDeque<>(List.of(List.of(attacker, defender)));
    while (!open.isEmpty()) {
      List<Integer> here = open.pop();
      if (here.get(0) > 0 && here.get(1) > 0 && reached.add(here)) {
        int ahead = here.get(0) - here.get(1);
        int column = ahead <= -4 ? 0 : ahead < 0 ? 1 : ahead == 0 ? 2 : ahead <= 3 ? 3 : 4;
        for (int[] losses : LOSSES_OF_BOTH[column]) {
          open.push(List.of(here.get(0) - losses[0], here.get(1) - losses[1]));
        }
      }
    }
    return reached;
  }

  /** The probability left after that many rounds is below the tolerance. */
  @Test
  void a_fight_to_the_finish_is_the_limit_of_many_rounds() {
    int rounds = 400;
    double[][][] reached = new double[rounds + 1][4][4];
    reached[0][3][3] = 1;
    double attackerGone = 0;
    for (int round = 0; round < rounds; round++) {
      for (int a = 1; a <= 3; a++) {
        for (int d = 1; d <= 3; d++) {
          double half = reached[round][a][d];
          // The table even.json: the quarters in which each side loses a point.
          double attackerLoses = (a < d ? 3 : a == d ? 1 : 0) / 4.0;
          double defenderLoses = (a < d ? 1 : a == d ? 1 : 2) / 4.0;
          reached[round + 1][a - 1][d] += half * attackerLoses;
          reached[round + 1][a][d - 1] += half * defenderLoses;
          reached[round + 1][a][d] += half * (1 - attackerLoses - defenderLoses);
        }
      }
      for (int d = 1; d <= 3; d++) {
        attackerGone += reached[round + 1][0][d];
      }
    }
    Odds odds =
        Fights.odds(
            Fights.fight(
                "own",
                "fight",
                "--table src/test/resources/crt/even.json --attacker 3 --defender 3"
                    + " --turns until-decided"));
    assertThat(odds.measure("attackerEliminated").chanceOfTrue().p())
        .isCloseTo(attackerGone, offset(1e-12));
  }
}

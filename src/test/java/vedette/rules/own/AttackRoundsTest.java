package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;
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
import vedette.fight.Note;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.rules.Fights;
import vedette.rules.ToldDice;

/** Several rounds on a table of one's own, or until it is decided, worked out by hand. */
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
    Odds.Exact odds = odds(attack(EVEN, 2, 2, "rounds", "until-decided"));
    assertThat(outOf(16, odds, "ending"))
        .isEqualTo(Map.of("attacker eliminated", 7, "defender eliminated", 9));
    // Lost before the defender goes: nothing on 2-2, 2-1, 2-0 (1/2 of all), 1 by 1-1.
    assertThat(outOf(16, odds, "attackerLoss")).isEqualTo(Map.of(0, 8, 1, 1, 2, 7));
    assertThat(mean(odds, "attackerLoss")).isEqualTo(part(15, 16));
    assertThat(odds.undecided()).isZero();
    // 2-2, 1-2, 2-1, 1-1
    assertThat(odds.states()).isEqualTo(4);
  }

  /** With the column of the first round for all, both sides lose alike: 1/2 each. */
  @Test
  void a_static_column_makes_another_fight() {
    Odds odds = odds(attack(EVEN, 2, 2, "rounds", "until-decided", "static", "true"));
    assertThat(outOf(2, odds, "ending"))
        .isEqualTo(Map.of("attacker eliminated", 1, "defender eliminated", 1));
    Odds named = odds(attack(EVEN, 2, 2, "rounds", "until-decided", "column", "more"));
    assertThat(chance(named, "defenderEliminated")).isEqualTo(BigFraction.ONE);
    // 1 against 2 at "less" whatever is lost: two of D1 at 1/4 before one A1 at 3/4.
    Odds weak = odds(attack(EVEN, 1, 2, "rounds", "until-decided", "static", "true"));
    assertThat(chance(weak, "defenderEliminated")).isEqualTo(part(1, 16));
  }

  @Test
  void rounds_end_a_fight_that_is_not_decided() {
    Odds odds = odds(attack(EVEN, 2, 2, "rounds", "2"));
    // Undecided: not 2-2, 1-2 then A1 (1/4 3/4), and not 2-2, 2-1, then D1 (1/4 1/2).
    assertThat(outOf(16, odds, "ending"))
        .isEqualTo(Map.of("attacker eliminated", 3, "defender eliminated", 2, "rounds over", 11));
    assertThat(outOf(1, odds, "roundsFought")).isEqualTo(Map.of(2, 1));
  }

  /** 3 against 4 are 75%; after a loss 2 against 4 are 50%. */
  @Test
  void a_round_reads_its_column_from_what_is_left() {
    List<String> columns =
        ToldDice.play(attack(PERCENT, 3, 4, "rounds", "2"), 2, 8).all(Note.Cell.class).stream()
            .map(Note.Cell::column)
            .toList();
    assertThat(columns).containsExactly("about even", "weak");
  }

  @Test
  void losses_can_lead_off_the_table() {
    // 2 against 4 are 50%; a loss leaves 25%, below 40.
    ToldDice.Played played = ToldDice.play(attack(PERCENT, 2, 4, "rounds", "3"), 5);
    assertThat(played.value("ending")).isEqualTo("off the table");
    assertThat(played.value("roundsFought")).isEqualTo(1);
  }

  @Test
  void a_column_in_which_nothing_happens_is_a_stalemate() {
    // The town holds out but for a 6; without sixes for ever.
    Odds odds =
        odds(attack(KILLS, 5, 2, "column", "town", "with", "hasty", "rounds", "until-decided"));
    assertThat(odds.undecided()).isEqualTo(1);
    Odds storming = odds(attack(KILLS, 5, 2, "column", "town", "rounds", "until-decided"));
    assertThat(storming.undecided()).isZero();
    assertThat(chance(storming, "defenderEliminated")).isEqualTo(BigFraction.ONE);
  }

  @Test
  void two_large_sides_fight_to_the_finish_exactly() {
    Odds.Exact odds =
        ExactOdds.of(attack(LOSSES, 40, 40, "rounds", "until-decided"), 1_000_000, false);
    assertThat(odds.undecided()).isZero();
    assertThat(odds.error()).isLessThan(1e-11);
    assertThat(odds.states()).isEqualTo(reachable(40, 40).size());
  }

  /**
   * What each roll on a column of losses.json costs attacker and defender if the fight goes on, the
   * columns by differential: to -4, -1, 0, 3, and from 4.
   */
  private static final int[][][] LOSSES_OF_BOTH = {
    {{2, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 1}},
    {{1, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 1}},
    {{1, 0}, {1, 1}, {1, 1}, {0, 1}, {0, 2}},
    {{1, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 1}},
    {{1, 0}, {1, 1}, {0, 1}, {0, 1}, {0, 2}}
  };

  /** The strengths that a fight on losses.json can come to. */
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

  /** Whatever is left after so many rounds is less than the difference allowed. */
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
          // The table even.json: by what part of 4 each side loses a point.
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
                    + " --rounds until-decided"));
    assertThat(odds.measure("attackerEliminated").yes().p()).isCloseTo(attackerGone, offset(1e-12));
  }
}

package vedette.rules.crt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import org.apache.commons.math3.fraction.BigFraction;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.Odds;
import vedette.rules.Fights;

/** Attacks agree, outcome by outcome, with a second implementation of plain recursion. */
class PlainAttackTest {
  private static final Offset<Double> ROUNDING = offset(1e-14);
  private static final int[] D6 = {1, 1, 1, 1, 1, 1};
  private static final int[] TWO_D6 = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

  private static final String[][] LOSSES = {
    {"A3Rp", "A2Rp", "A2Rp", "A1", "A1"},
    {"A2", "A1", "A1", "A1", "A1/D1"},
    {"A1", "A1", "A1/D1", "A1/D1", "D1"},
    {"A1/D1", "A1/D1", "A1/D1", "D1", "D1"},
    {"D1", "D1", "D1", "D1", "D2"},
    {"D1", "D1", "D2", "D2R", "D3R2"}
  };

  private static final String[][] ODDS = {
    {"AE", "AE", "AE", "AR", "AR", "EX", "EX", "DR"},
    {"AE", "AE", "AR", "AR", "EX", "EX", "DR", "DR"},
    {"AE", "AR", "AR", "-", "-", "DR", "DR", "DE"},
    {"AR", "AR", "-", "-", "DR", "DR", "DE", "DE"},
    {"AR", "-", "DR", "DR", "DR", "DE", "DE", "DE"},
    {"-", "DR", "DR", "DE", "DE", "DE", "DE", "DE"}
  };

  private static int differential(int a, int d) {
    int x = a - d;
    return x <= -4 ? 0 : x < 0 ? 1 : x == 0 ? 2 : x <= 3 ? 3 : 4;
  }

  /** Below 1:3 there is none, above 6:1 the last; all between rounded down. */
  private static int odds(int a, int d) {
    if (a >= d) {
      return 1 + Math.min(6, a / d);
    }
    return 2 * a >= d ? 1 : 3 * a >= d ? 0 : -1;
  }

  /** To the nearest percent, from the middle down. */
  private static int percent(int a, int d) {
    int percent = (int) Math.ceil(100.0 * a / d - 0.5);
    return percent < 40 || percent > 300 ? -1 : percent < 75 ? 0 : percent <= 125 ? 1 : 2;
  }

  private static String[][] percentTable() {
    String[][] rows = new String[11][];
    for (int roll = 2; roll <= 12; roll++) {
      rows[roll - 2] =
          roll <= 4
              ? new String[] {"A2", "A1", "-"}
              : roll <= 7
                  ? new String[] {"A1", "A1/D1", "D1"}
                  : roll <= 11 ? new String[] {"-", "D1", "D2"} : new String[] {"D1", "EX", "DE"};
    }
    return rows;
  }

  private static Map<String, Double> program(String file, int a, int d, int rounds) {
    Odds.Exact odds =
        Fights.odds(
            Fights.fight(
                "crt",
                "attack",
                "table",
                file,
                "attacker",
                "" + a,
                "defender",
                "" + d,
                "rounds",
                "" + rounds));
    Map<String, Double> chances = new TreeMap<>();
    for (Odds.Outcome outcome : odds.outcomes()) {
      // The first joint measures are success, the ending and the losses of both sides.
      List<Comparable<?>> values = outcome.values();
      String key = values.get(1) + " " + values.get(2) + " " + values.get(3);
      assertThat(values.get(0)).as(key).isEqualTo(key.startsWith("defender "));
      chances.merge(key, outcome.p(), Double::sum);
    }
    assertThat(odds.outcomesLeftOut()).isZero();
    return chances;
  }

  private static void agree(
      String file, String[][] cells, int[] weights, IntBinaryOperator column, int a, int d) {
    for (int rounds = 1; rounds <= 4; rounds++) {
      Map<String, BigFraction> plain = new PlainAttack(cells, weights, column, a, d).after(rounds);
      Map<String, Double> program = program(file, a, d, rounds);
      assertThat(program.keySet()).as("%d rounds", rounds).isEqualTo(plain.keySet());
      plain.forEach(
          (key, chance) ->
              assertThat(program.get(key)).as(key).isCloseTo(chance.doubleValue(), ROUNDING));
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 5", "6, 5", "5, 5", "9, 4"})
  void a_table_of_losses_by_differential(int attacker, int defender) {
    agree(
        "tables/examples/losses.json",
        LOSSES,
        D6,
        PlainAttackTest::differential,
        attacker,
        defender);
  }

  @ParameterizedTest
  @CsvSource({"1, 3", "1, 2", "3, 4", "12, 5", "9, 3", "20, 4", "29, 5", "99, 1"})
  void the_classic_table_of_odds(int attacker, int defender) {
    agree("tables/examples/odds.json", ODDS, D6, PlainAttackTest::odds, attacker, defender);
  }

  @ParameterizedTest
  @CsvSource({"2, 5", "3, 4", "5, 4", "7, 3", "149, 200"})
  void a_table_of_percents_that_can_be_left(int attacker, int defender) {
    agree(
        "src/test/resources/crt/percent.json",
        percentTable(),
        TWO_D6,
        PlainAttackTest::percent,
        attacker,
        defender);
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
                "crt",
                "attack",
                "table",
                "src/test/resources/crt/even.json",
                "attacker",
                "3",
                "defender",
                "3",
                "rounds",
                "until-decided"));
    assertThat(odds.measure("attackerEliminated").yes().p()).isCloseTo(attackerGone, offset(1e-12));
  }
}

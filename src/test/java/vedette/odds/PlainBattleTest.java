package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import vedette.odds.Odds.Chance;

/** Whether the plain versions that the benchmarks compare with fight the same battles. */
class PlainBattleTest {
  private static final int BATTLES = 200_000;

  /** What is expected less often is not near normally distributed: such values count together. */
  private static final int RARE = 10;

  @Test
  void the_plain_sample_battle_has_the_exact_odds() {
    PlainBattle battle = new PlainBattle(new Random(1));
    assertAgree(
        Fight.SIX_DAYS,
        battle::fight,
        Map.of(
            "attackerLoss", PlainBattle.Result::attackerLoss,
            "defenderLoss", PlainBattle.Result::defenderLoss,
            "attackerRepulsed", PlainBattle.Result::attackerRepulsed,
            "defenderRepulsed", PlainBattle.Result::defenderRepulsed,
            "turnsFought", PlainBattle.Result::turns));
  }

  @Test
  void the_plain_attack_on_the_loss_table_has_the_exact_odds() {
    PlainAttack attack = new PlainAttack(new Random(1));
    assertAgree(
        Fight.CRT,
        attack::fight,
        Map.of(
            "attackerLoss", PlainAttack.Result::attackerLoss,
            "defenderLoss", PlainAttack.Result::defenderLoss,
            "roundsFought", PlainAttack.Result::rounds));
  }

  @Test
  void the_plain_combat_has_the_exact_odds() {
    PlainCombat combat = new PlainCombat(new Random(1));
    assertAgree(
        Fight.LOOSE_FILES,
        combat::fight,
        Map.of(
            "attackerResult", PlainCombat.Result::attackerResult,
            "defenderResult", PlainCombat.Result::defenderResult,
            "defenderCasualties", PlainCombat.Result::defenderCasualties));
  }

  @Test
  void the_plain_firefight_has_the_exact_odds() {
    PlainFirefight firefight = new PlainFirefight(new Random(1));
    assertAgree(
        Fight.SIMPLE_NAPOLEONIC,
        firefight::fight,
        Map.of(
            "attackerLosses", PlainFirefight.Result::attackerLosses,
            "defenderLosses", PlainFirefight.Result::defenderLosses,
            "turns", PlainFirefight.Result::turns));
  }

  /** Every probability at the exact one within four standard errors. */
  private static <T> void assertAgree(
      Fight fight, Supplier<T> plain, Map<String, Function<T, Comparable<?>>> measures) {
    Map<String, Map<Comparable<?>, Integer>> seen = new HashMap<>();
    measures.keySet().forEach(measure -> seen.put(measure, new HashMap<>()));
    for (int i = 0; i < BATTLES; i++) {
      T result = plain.get();
      measures.forEach(
          (measure, value) -> seen.get(measure).merge(value.apply(result), 1, Integer::sum));
    }
    Odds.Exact exact = ExactOdds.of(fight.engagement(), ExactOdds.DEFAULT_MAX_STATES, false);
    seen.forEach(
        (measure, counts) -> {
          double rare = 0;
          int rareCount = 0;
          for (Chance chance : exact.measure(measure).distribution()) {
            Integer found = counts.remove(chance.value());
            int count = found == null ? 0 : found;
            if (chance.p() * BATTLES < RARE) {
              rare += chance.p();
              rareCount += count;
            } else {
              assertNear(measure + " " + chance.value(), count, chance.p());
            }
          }
          assertNear(measure + ", all rare values", rareCount, rare);
          assertThat(counts).as(measure + " that cannot be").isEmpty();
        });
  }

  private static void assertNear(String what, int count, double chance) {
    double expected = chance * BATTLES;
    double standardError = Math.sqrt(expected * Math.max(0, 1 - chance));
    // The last term: a certainty is a sum of rounded numbers.
    assertThat(Math.abs(count - expected))
        .as("%s: %s for %s", what, count, expected)
        .isLessThanOrEqualTo(4 * standardError + 1e-6);
  }
}

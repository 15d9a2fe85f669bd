package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.rules.PlainDice;
import vedette.rules.crt.PlainAttack;
import vedette.rules.daysofglory.PlainCharge;
import vedette.rules.loosefiles.PlainCombat;
import vedette.rules.musketpike.PlainAssault;
import vedette.rules.simplenapoleonic.PlainFirefight;
import vedette.rules.sixdays.PlainBattle;
import vedette.work.Limits;

/** Whether the plain fights that the benchmarks time are the fights that they are timed beside. */
class PlainFightsTest {
  private static final int BATTLES = 50_000;

  /** What is expected less often is not near normally distributed: such values count together. */
  private static final int RARE = 10;

  private final PlainDice dice = PlainDice.random(1);

  @Test
  void the_plain_sample_battle_has_the_exact_odds() {
    PlainBattle battle = PlainBattle.sample();
    assertAgree(
        Fight.SIX_DAYS,
        () -> battle.fight(dice),
        Map.of(
            "attackerLoss", PlainBattle.Result::attackerLoss,
            "defenderLoss", PlainBattle.Result::defenderLoss,
            "attackerRepulsed", PlainBattle.Result::attackerRepulsed,
            "defenderRepulsed", PlainBattle.Result::defenderRepulsed,
            "turnsFought", PlainBattle.Result::turns));
  }

  @Test
  void the_plain_attack_on_the_loss_table_has_the_exact_odds() {
    PlainAttack attack = PlainAttack.onLossTable(40, 40);
    assertAgree(
        Fight.CRT,
        () -> attack.fight(40, dice),
        Map.of(
            "ending", PlainAttack.Result::ending,
            "attackerLoss", PlainAttack.Result::attackerLoss,
            "defenderLoss", PlainAttack.Result::defenderLoss,
            "roundsFought", PlainAttack.Result::rounds));
  }

  @Test
  void the_plain_combat_has_the_exact_odds() {
    PlainCombat combat = PlainCombat.sample();
    assertAgree(
        Fight.LOOSE_FILES,
        () -> combat.fight(dice),
        Map.of(
            "attackerResult", result -> result.attacker().result(),
            "attackerCommander", result -> result.attacker().commander(),
            "defenderResult", result -> result.defender().result(),
            "defenderCasualties", result -> result.defender().casualties()));
  }

  @Test
  void the_plain_firefight_has_the_exact_odds() {
    assertAgree(
        Fight.SIMPLE_NAPOLEONIC,
        () -> PlainFirefight.fight(dice),
        Map.of(
            "attackerLosses", PlainFirefight.Result::attackerLosses,
            "defenderLosses", PlainFirefight.Result::defenderLosses,
            "turns", PlainFirefight.Result::turns));
  }

  @Test
  void the_plain_assault_has_the_exact_odds() {
    assertAgree(
        Fight.MUSKET_PIKE,
        () -> PlainAssault.fight(dice),
        Map.of(
            "ending", PlainAssault.Result::ending,
            "attackerLoss", PlainAssault.Result::attackerLoss,
            "defenderLoss", PlainAssault.Result::defenderLoss,
            "attackerDisordered", PlainAssault.Result::attackerDisordered,
            "defenderGunsDisordered", PlainAssault.Result::gunDisordered));
  }

  @Test
  void the_plain_charge_has_the_exact_odds() {
    assertAgree(
        Fight.DAYS_OF_GLORY,
        () -> PlainCharge.fight(dice),
        Map.of(
            "ending", PlainCharge.Result::ending,
            "attackerCasualties", PlainCharge.Result::attackerCasualties,
            "defenderCasualties", PlainCharge.Result::defenderCasualties,
            "attackerState", PlainCharge.Result::attackerState,
            "defenderState", PlainCharge.Result::defenderState,
            "contact", PlainCharge.Result::contact));
  }

  /** Every measure has the exact odds, and so have all together. */
  private static <T> void assertAgree(
      Fight fight, Supplier<T> plain, Map<String, Function<T, Comparable<?>>> measures) {
    List<String> names = List.copyOf(measures.keySet());
    Map<List<Comparable<?>>, Integer> seen = new HashMap<>();
    for (int i = 0; i < BATTLES; i++) {
      T result = plain.get();
      List<Comparable<?>> values = new ArrayList<>();
      names.forEach(name -> values.add(measures.get(name).apply(result)));
      seen.merge(values, 1, Integer::sum);
    }
    Engagement<?, ?> engagement = fight.engagement();
    Odds.Exact exact = ExactOdds.of(engagement, Limits.STATES, false);
    for (int i = 0; i < names.size(); i++) {
      int measure = i;
      Map<Object, Integer> counts = new HashMap<>();
      seen.forEach((values, count) -> counts.merge(values.get(measure), count, Integer::sum));
      Map<Object, Double> chances = new HashMap<>();
      exact
          .measure(names.get(i))
          .distribution()
          .forEach(chance -> chances.put(chance.value(), chance.p()));
      assertAgree(names.get(i), counts, chances);
    }
    // Of very many outcomes not all are listed.
    Odds.Exact byTurn = ExactOdds.of(TurnInState.of(engagement), Limits.STATES, false);
    if (byTurn.outcomesLeftOut() == 0) {
      assertAgree("all together", seen, together(byTurn, engagement.measures(), names));
    }
  }

  /** The joint distribution of some of the measures. */
  private static Map<List<Comparable<?>>, Double> together(
      Odds.Exact exact, List<? extends Measure<?>> measures, List<String> names) {
    List<String> all = measures.stream().filter(Measure::joint).map(Measure::name).toList();
    Map<List<Comparable<?>>, Double> chances = new HashMap<>();
    for (Odds.Outcome outcome : exact.outcomes()) {
      List<Comparable<?>> values = new ArrayList<>();
      names.forEach(name -> values.add(outcome.values().get(all.indexOf(name))));
      chances.merge(values, outcome.p(), Double::sum);
    }
    return chances;
  }

  /** Every probability at the exact one within four standard errors. */
  private static void assertAgree(String what, Map<?, Integer> seen, Map<?, Double> chances) {
    Map<Object, Integer> counts = new HashMap<>(seen);
    double rare = 0;
    int rareCount = 0;
    for (Map.Entry<?, Double> chance : chances.entrySet()) {
      Integer found = counts.remove(chance.getKey());
      int count = found == null ? 0 : found;
      if (chance.getValue() * BATTLES < RARE) {
        rare += chance.getValue();
        rareCount += count;
      } else {
        assertNear(what + " " + chance.getKey(), count, chance.getValue());
      }
    }
    assertNear(what + ", all rare values", rareCount, rare);
    assertThat(counts).as(what + " that cannot be").isEmpty();
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

package vedette.odds.answer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.Agreement;
import vedette.odds.Fight;
import vedette.odds.TurnInState;
import vedette.odds.exact.ExactOdds;
import vedette.rules.PlainDice;
import vedette.rules.daysofglory.PlainCharge;
import vedette.rules.loosefiles.PlainCombat;
import vedette.rules.musketpike.PlainAssault;
import vedette.rules.own.PlainAttack;
import vedette.rules.simplenapoleonic.PlainFirefight;
import vedette.rules.sixdays.PlainBattle;
import vedette.work.Limits;

/**
 * The hand-written fights of the benchmarks have the odds of the fights with which they are
 * compared.
 */
class PlainFightsTest {
  private static final int BATTLES = 20_000;

  private final PlainDice dice = PlainDice.random(1);

  @Test
  void the_plain_sample_battle_has_the_exact_odds() {
    PlainBattle battle = PlainBattle.sample();
    assertAgree(
        Fight.SIX_DAYS,
        () -> battle.fight(dice),
        Map.of(
            "attackerLosses", PlainBattle.Result::attackerLosses,
            "defenderLosses", PlainBattle.Result::defenderLosses,
            "attackerRepulsed", PlainBattle.Result::attackerRepulsed,
            "defenderRepulsed", PlainBattle.Result::defenderRepulsed,
            "turns", PlainBattle.Result::turns));
  }

  @Test
  void the_plain_attack_on_the_loss_table_has_the_exact_odds() {
    PlainAttack attack = PlainAttack.onLossTable(40, 40);
    assertAgree(
        Fight.CRT,
        () -> attack.fight(40, dice),
        Map.of(
            "ending", PlainAttack.Result::ending,
            "attackerLosses", PlainAttack.Result::attackerLosses,
            "defenderLosses", PlainAttack.Result::defenderLosses,
            "turns", PlainAttack.Result::rounds));
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
            "defenderLosses", result -> result.defender().casualties()));
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
            "attackerLosses", PlainAssault.Result::attackerLosses,
            "defenderLosses", PlainAssault.Result::defenderLosses,
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
            "attackerLosses", PlainCharge.Result::attackerLosses,
            "defenderLosses", PlainCharge.Result::defenderLosses,
            "attackerState", PlainCharge.Result::attackerState,
            "defenderState", PlainCharge.Result::defenderState,
            "contact", PlainCharge.Result::contact));
  }

  /** Every measure has the exact odds, and so has the joint distribution. */
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
    for (String name : names) {
      Map<Object, Double> shares = new HashMap<>();
      seen.forEach(
          (values, count) ->
              shares.merge(values.get(names.indexOf(name)), share(count), Double::sum));
      Agreement.assertAgree(name, Agreement.values(exact.measure(name)), shares, BATTLES);
    }
    // The list of outcomes is cut off if there are very many.
    Odds.Exact byTurn = ExactOdds.of(TurnInState.of(engagement), Limits.STATES, false);
    if (byTurn.outcomesLeftOut() == 0) {
      Map<Object, Double> shares = new HashMap<>();
      seen.forEach((values, count) -> shares.put(values, share(count)));
      Agreement.assertAgree(
          "all together", together(byTurn, engagement.measures(), names), shares, BATTLES);
    }
  }

  /** Returns the joint distribution of some of the measures. */
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

  private static double share(int count) {
    return (double) count / BATTLES;
  }
}

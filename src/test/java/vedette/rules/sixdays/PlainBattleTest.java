package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.Odds;
import vedette.odds.TurnInState;
import vedette.rules.AllRolls;
import vedette.rules.Fights;

/** The exact odds of battles between two stacks against a plain one over all rolls. */
class PlainBattleTest {
  /** Losses of both sides and so on, as {@link PlainBattle.Result} writes them. */
  private static final String[] MEASURES = {
    "attackerLoss",
    "defenderLoss",
    "attackerRepulsed",
    "defenderRepulsed",
    "attackerEliminated",
    "defenderEliminated",
    "turnsFought",
  };

  /** Attacker, defender, turns, cost of the defender's ground, counterattacks, loss doctrines. */
  @ParameterizedTest(name = "{0} against {1}, {2} turns, {3}, {4}, {5}, {6}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inf 4                       | inf 4                              | 4 | clear   | never  | infantry-first | infantry-first
          inf 5, inf 5, cav 2, art 2  | inf 4, inf 4, cav 1, art 1, officer | 4 | stream  | never  | infantry-first | infantry-first
          inf 3, cav 2                | inf 3, cav 2                       | 2 | clear   | always | infantry-first | infantry-first
          cav 3, cav 1                | inf 2, art 2, officer              | 2 | clear   | at 0   | horse-first    | guns-first
          inf 2, inf 1, art 1         | inf 5                              | 4 | clear   | never  | guns-first     | infantry-first
          inf 6, officer              | inf 2, cav 1                       | 2 | chateau | at 2   | infantry-first | horse-first
          inf 1                       | inf 1                              | 3 | woods   | always | infantry-first | infantry-first
          art 2, cav 2                | art 2, cav 2                       | 2 | clear   | at 1   | guns-first     | horse-first
          inf 4, cav 4, officer       | inf 6, cav 1, art 2                | 4 | town    | never  | horse-first    | guns-first
          inf 2, inf 2, inf 2         | inf 3, inf 3                       | 2 | stream  | always | infantry-first | infantry-first
          inf 9                       | inf 2, cav 2, art 2                | 2 | chateau | at -2  | infantry-first | infantry-first
          inf 3, cav 1, art 1         | inf 7, officer                     | 4 | woods   | never  | infantry-first | infantry-first
          cav 5                       | cav 2, cav 2                       | 2 | clear   | always | horse-first    | horse-first
          inf 1, cav 1, art 1         | inf 1, cav 1, art 1                | 2 | clear   | at -3  | infantry-first | guns-first
          """)
  void the_odds_are_those_of_a_plain_battle_over_all_rolls(
      String attacker,
      String defender,
      int turns,
      String terrain,
      String counterattack,
      String attackerLosses,
      String defenderLosses) {
    int cost = terrain.equals("clear") ? 0 : terrain.equals("chateau") ? 2 : 1;
    int from =
        switch (counterattack) {
          case "never" -> PlainBattle.NEVER;
          case "always" -> -PlainBattle.NEVER;
          default -> Integer.parseInt(counterattack.substring(3));
        };
    // Only a stream is in a counterattack's way as well.
    PlainBattle battle =
        new PlainBattle(
            PlainBattle.Stack.of(attacker, attackerLosses),
            PlainBattle.Stack.of(defender, defenderLosses),
            turns,
            cost,
            terrain.equals("stream") ? 1 : 0,
            from);
    long whole = (long) Math.pow(PrintedResults.DIE, battle.rolls());
    Map<String, Long> ends = AllRolls.ends(whole, dice -> battle.fight(dice).toString());
    assertThat(ends.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(whole);
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            ("--attacker '%s' --defender '%s' --turns '%s' --terrain '%s' --counterattack '%s'"
                    + " --attacker-losses '%s' --defender-losses '%s' --stacking ignored")
                .formatted(
                    attacker,
                    defender,
                    turns,
                    terrain,
                    counterattack,
                    attackerLosses,
                    defenderLosses));
    Odds.Exact odds = Fights.odds(fight);
    for (int i = 0; i < MEASURES.length; i++) {
      assertThat(exact(odds, MEASURES[i])).as(MEASURES[i]).isEqualTo(plain(ends, i, whole));
    }
    assertThat(odds.undecided()).isZero();
    jointly(Fights.odds(TurnInState.of(fight)), ends, whole);
  }

  private static Map<String, BigFraction> exact(Odds odds, String measure) {
    Map<String, BigFraction> exact = new TreeMap<>();
    for (Odds.Chance chance : odds.measure(measure).distribution()) {
      if (!chance.fraction().equals(BigFraction.ZERO)) {
        exact.put(chance.value().toString(), chance.fraction());
      }
    }
    return exact;
  }

  private static Map<String, BigFraction> plain(Map<String, Long> ends, int part, long whole) {
    Map<String, BigFraction> plain = new TreeMap<>();
    ends.forEach(
        (end, weight) ->
            plain.merge(end.split(" ")[part], new BigFraction(weight, whole), BigFraction::add));
    return plain;
  }

  /** The joint distribution comes as doubles; success and "how it ends" follow from the rest. */
  private static void jointly(Odds odds, Map<String, Long> ends, long whole) {
    Map<String, Double> joint = new TreeMap<>();
    assertThat(odds.outcomesLeftOut()).isZero();
    for (Odds.Outcome outcome : odds.outcomes()) {
      StringBuilder end = new StringBuilder();
      for (Comparable<?> value : outcome.values().subList(2, outcome.values().size())) {
        end.append(end.isEmpty() ? "" : " ").append(value);
      }
      // Losses, repulses and eliminations of both; whoever is repulsed or eliminated has gone.
      String[] parts = end.toString().split(" ");
      boolean attackerGone = parts[2].equals("true") || parts[4].equals("true");
      boolean defenderGone = parts[3].equals("true") || parts[5].equals("true");
      assertThat(outcome.values().get(0)).isEqualTo(defenderGone && !attackerGone);
      joint.merge(end.toString().toLowerCase(Locale.ROOT), outcome.p(), Double::sum);
    }
    assertThat(joint).containsOnlyKeys(ends.keySet());
    // Two roundings of one fraction.
    ends.forEach(
        (end, weight) ->
            assertThat(joint.get(end)).isCloseTo((double) weight / whole, within(1e-15)));
  }
}

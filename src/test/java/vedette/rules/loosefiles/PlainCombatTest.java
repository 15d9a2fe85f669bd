package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.rules.loosefiles.LooseFilesFights.chances;
import static vedette.rules.loosefiles.LooseFilesFights.combat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.Odds;
import vedette.rules.AllRolls;
import vedette.rules.Fights;

/** The exact odds of a combat, against a plain one over all rolls. */
class PlainCombatTest {
  /** In the order in which {@link PlainCombat.Result} writes an end. */
  private static final List<String> MEASURES =
      List.of(
          "attackerResult",
          "attackerDpTaken",
          "attackerDp",
          "attackerCasualties",
          "attackerDestroyed",
          "attackerCommander",
          "defenderResult",
          "defenderDpTaken",
          "defenderDp",
          "defenderCasualties",
          "defenderDestroyed",
          "defenderCommander");

  @ParameterizedTest(name = "{0} against {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inf 6                              | inf 6
          inf 8 commander; with bayonet      | inf 6 dp 1; in fieldwork
          cav 4; with flank                  | inf 9 dp 1 commander
          inf 6 skirmish                     | inf 5; with grade -1
          art 4                              | cav 4 commander; with terrain; casualties 1
          inf 2 dp 5; with grade 5           | inf 1 dp 4 commander
          inf 4; with terrain + inf 4        | inf 8; in fort
          inf 3 dp 1 + inf 3 skirmish        | inf 4
          cav 9 dp 2; casualties 1           | inf 3
          inf 6 commander; with grade 2      | inf 6 commander; with grade 1
          inf 1 dp 5                         | cav 3
          inf 7                              | inf 4 commander + inf 4; with grade 1
          inf 5; with bayonet                | cav 5 commander
          inf 5; with bayonet                | art 5
          inf 5; with bayonet + cav 3        | inf 8; with grade 1
          inf 5; with bayonet + inf 3        | inf 8 commander
          inf 4 + inf 2; with bayonet        | art 6; in fieldwork
          cav 4 dp 1 + inf 4; with bayonet   | inf 6 commander
          """)
  void the_odds_are_those_of_a_plain_combat_over_all_rolls(String attackers, String defenders) {
    PlainCombat plain = new PlainCombat(attackers, defenders);
    Map<String, Long> ends = AllRolls.ends(PlainCombat.WHOLE, dice -> plain.fight(dice).toString());
    Engagement<?, ?> combat = combat(attackers, defenders);
    Odds.Exact odds = Fights.odds(combat);
    List<String> names = combat.measures().stream().map(Measure::name).toList();
    for (String measure : MEASURES) {
      Map<String, BigFraction> expected = plain(ends, MEASURES.indexOf(measure));
      List<String> here =
          names.stream().filter(n -> n.equals(measure) || n.startsWith(measure + "[")).toList();
      if (here.isEmpty()) {
        assertThat(expected).as(measure).containsOnlyKeys("none");
      } else {
        assertThat(chances(odds, here.get(0))).as(measure).isEqualTo(expected);
      }
    }
    assertThat(odds.outcomesLeftOut()).isZero();
    joint(joint(combat), odds, ends);
  }

  private static Map<String, BigFraction> plain(Map<String, Long> ends, int index) {
    Map<String, BigFraction> plain = new TreeMap<>();
    ends.forEach(
        (end, ways) ->
            plain.merge(
                end.split(" ")[index].replace('_', ' '),
                new BigFraction(ways).divide(PlainCombat.WHOLE),
                BigFraction::add));
    return plain;
  }

  private static List<String> joint(Engagement<?, ?> combat) {
    return combat.measures().stream().filter(Measure::joint).map(Measure::name).toList();
  }

  /** All measures of whole sides together, as doubles. */
  private static void joint(List<String> names, Odds odds, Map<String, Long> ends) {
    Map<String, Double> joint = new TreeMap<>();
    for (Odds.Outcome outcome : odds.outcomes()) {
      List<String> words =
          MEASURES.stream()
              .map(
                  name -> names.contains(name) ? outcome.values().get(names.indexOf(name)) : "none")
              .map(value -> value.toString().replace(' ', '_'))
              .toList();
      joint.merge(String.join(" ", words), outcome.p(), Double::sum);
    }
    Map<String, Long> plain = new TreeMap<>();
    ends.forEach((end, ways) -> plain.merge(known(names, end), ways, Long::sum));
    assertThat(joint).containsOnlyKeys(plain.keySet());
    plain.forEach(
        (end, ways) ->
            assertThat(joint.get(end))
                .as(end)
                .isCloseTo((double) ways / PlainCombat.WHOLE, within(1e-12)));
  }

  /** An end without what is measured of single units only. */
  private static String known(List<String> names, String end) {
    String[] words = end.split(" ");
    for (int i = 0; i < words.length; i++) {
      words[i] = names.contains(MEASURES.get(i)) ? words[i] : "none";
    }
    return String.join(" ", words);
  }
}

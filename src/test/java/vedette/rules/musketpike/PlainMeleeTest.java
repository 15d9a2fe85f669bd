package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
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

/** The exact odds of melees of one stack against one, against a plain one over all rolls. */
class PlainMeleeTest {
  /** In the order in which {@link PlainMelee.Result} writes an end. */
  private static final List<String> MEASURES =
      List.of(
          "attackerLoss",
          "defenderLoss",
          "attackerRetreats",
          "defenderRetreats",
          "attackerDisordered",
          "defenderDisordered",
          "attackerEliminated",
          "defenderEliminated",
          "hexTaken");

  /** Attacker, defender, ground, where from. */
  @ParameterizedTest(name = "{0} against {1}, {2}, {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hi2 16/16 ql7            | hi2 19/20 ql5 disordered        | clear            | front
          hi2 16/16 ql7            | hi2 16/16 ql7                   | clear            | front
          hi2 20/20 ql6 disordered | hi2 16/20 ql6                   | clear            | front
          hi2 10/10 ql6            | hi2 14/14 ql5                   | clear            | flank
          hi2 10/16 ql8            | hi2 24/24 ql6 disordered        | clear            | rear
          hi2 7/7 ql5 disordered   | hi2 8/16 ql5 disordered         | wall             | front
          hi1 8/8 ql7              | hi1 8/8 ql5                     | clear            | front
          hi1 5/5 ql4 disordered   | hi1 6/6 ql4 disordered          | clear            | flank
          hi1 3/6 ql6              | hi1 2/8 ql7 disordered          | steep-slope      | front
          hi1 7/8 ql6              | cav 3/3 ql6                     | clear            | front
          cav 3/3 ql7              | li 1/1 ql4, art 12lb ql6        | redoubt          | front
          cav 3/3 ql7              | li 1/1 ql4, art 12lb ql6        | redoubt          | flank
          cav 2/3 ql7              | li 1/1 ql4, art 12lb ql6        | redoubt          | front
          hi2 16/16 ql7            | li 1/1 ql4, art 12lb ql6        | redoubt          | front
          hi2 16/16 ql7            | hi1 8/8 ql7                     | redoubt          | front
          hi2 15/16 ql6 disordered | hi1 6/8 ql8                     | redoubt          | rear
          cav 3/3 ql8              | cav 4/4 ql6                     | clear            | rear
          cav 4/4 ql5 disordered   | cav 2/4 ql7                     | clear            | front
          cav 3/3 ql3 disordered   | hi1 8/8 ql8 disordered          | down-steep-slope | front
          hi2 12/12 ql7            | hi2 12/12 ql7                   | down-steep-slope | front
          cav 4/4 ql7              | hi1 4/4 ql5                     | obstacle         | flank
          li 4/4 ql5               | li 3/4 ql5                      | clear            | front
          li 4/4 ql5               | li 4/4 ql6                      | wall             | front
          li 2/4 ql5 disordered    | hi1 2/6 ql3 disordered          | clear            | rear
          hi1 8/8 ql6              | li 4/4 ql6                      | obstructed       | front
          hi2 14/14 ql6 disordered | hi2 11/12 ql6 disordered        | obstructed       | front
          cav 3/3 ql6              | hi1 7/7 ql6                     | obstructed       | flank
          hi1 8/8 ql7 nopikes      | hi1 7/8 ql7                     | clear            | front
          cav 3/3 ql6 disordered   | hi1 8/8 ql6 nopikes             | clear            | front
          hi1 8/8 ql7 nopikes      | hi1 7/8 ql6 nopikes disordered  | clear            | flank
          hi1 8/8 ql7              | hi1 8/8 ql6; retreat past-fronts| clear            | front
          hi1 6/6 ql4 disordered; retreat past-fronts | hi1 6/6 ql5 disordered; retreat past-fronts | clear | front
          hi1 6/6 ql6; retreat blocked | cav 3/3 ql6; retreat blocked | clear           | rear
          cav 2/2 ql6 disordered; retreat blocked | hi1 3/3 ql5 disordered; retreat past-fronts | obstacle | front
          hi1 1/1 ql5              | li 2/2 ql5                      | clear            | front
          hi2 30/30 ql2 disordered | hi2 40/40 ql1 disordered        | clear            | front
          hi2 16/16 ql5 leader     | hi1 8/8 ql5 leader 2            | clear            | front
          cav 3/3 ql5 disordered leader 2 | cav 3/4 ql6 leader 0     | clear            | front
          hi2 9/10 ql4 leader      | hi2 9/9 ql3 disordered leader 3 | wall             | front
          hi2 16/32 ql7            | hi2 17/32 ql7                   | clear            | front
          """)
  void the_odds_are_those_of_a_plain_melee_over_all_rolls(
      String attacker, String defender, String terrain, String from) {
    PlainMelee plain = new PlainMelee(attacker, defender, terrain, from);
    Map<String, Long> ends = AllRolls.ends(100, dice -> plain.fight(dice).toString());
    assertThat(ends.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(100);
    Engagement<?, ?> melee =
        MusketPikeFights.melee(attacker, defender, "terrain", terrain, "from", from);
    Odds.Exact odds = Fights.odds(melee);
    for (int i = 0; i < MEASURES.size(); i++) {
      assertThat(exact(odds, MEASURES.get(i))).as(MEASURES.get(i)).isEqualTo(plain(ends, i));
    }
    assertThat(odds.outcomesLeftOut()).isZero();
    assertThat(odds.undecided()).isZero();
    assertThat(joint(melee, odds)).isEqualTo(ends);
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

  private static Map<String, BigFraction> plain(Map<String, Long> ends, int part) {
    Map<String, BigFraction> plain = new TreeMap<>();
    ends.forEach(
        (end, rolls) ->
            plain.merge(
                end.split(" ")[part], new BigFraction(rolls).divide(100), BigFraction::add));
    return plain;
  }

  /** In hundredths: the joint distribution comes as doubles, each of a whole number of rolls. */
  private static Map<String, Long> joint(Engagement<?, ?> melee, Odds odds) {
    List<String> names =
        melee.measures().stream().filter(Measure::joint).map(Measure::name).toList();
    Map<String, Double> joint = new TreeMap<>();
    for (Odds.Outcome outcome : odds.outcomes()) {
      List<String> end = new ArrayList<>();
      for (String measure : MEASURES) {
        end.add(outcome.values().get(names.indexOf(measure)).toString());
      }
      joint.merge(String.join(" ", end), outcome.p(), Double::sum);
    }
    Map<String, Long> rolls = new TreeMap<>();
    joint.forEach(
        (end, p) -> {
          assertThat(100 * p).isCloseTo(Math.rint(100 * p), within(1e-12));
          rolls.put(end, (long) Math.rint(100 * p));
        });
    return rolls;
  }
}

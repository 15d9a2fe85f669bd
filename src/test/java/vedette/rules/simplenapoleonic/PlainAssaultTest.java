package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.Odds;
import vedette.rules.Fights;

/** The exact odds of one turn of assault, against a plain one written a second time. */
class PlainAssaultTest {
  /** In the order in which {@link PlainAssault} writes an end. */
  private static final List<String> MEASURES =
      List.of(
          "ending",
          "attackerLosses",
          "defenderLosses",
          "attackerState",
          "defenderState",
          "attackerGeneralKilled",
          "defenderGeneralKilled");

  /** Attacker, defender, whether each goes for the other's general. */
  @ParameterizedTest(name = "{0} against {1}, {2}, {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inf 6/6                    | inf 6/6                     | never  | never
          inf 4/6 column             | inf 5/6 square              | never  | never
          inf 4/6                    | inf 4/6 column; blocked     | never  | never
          cav 4/4                    | art 2/2                     | never  | never
          cav 3/4 column general     | inf 6/6 square general      | always | always
          rifle 4/4                  | rifle 3/4 column            | never  | never
          rifle 2/4 general; blocked | cav 4/4                     | always | always
          inf 5/6 general            | inf 3/6 general             | always | never
          inf 3/6 general            | cav 2/4 column general      | never  | always
          inf 6/6 column             | rifle 4/4 square            | never  | never
          inf 1/6                    | inf 1/6                     | never  | never
          cav 2/4                    | inf 2/6 general             | always | never
          inf 2/6 column; blocked    | art 1/2 general             | always | always
          """)
  void the_odds_are_those_of_a_plain_assault_over_all_rolls(
      String attacker, String defender, String attackerKills, String defenderKills) {
    Map<String, Long> ends =
        PlainAssault.ends(
            attacker, defender, attackerKills.equals("always"), defenderKills.equals("always"));
    long whole = ends.values().stream().mapToLong(Long::longValue).sum();
    Engagement<?, ?> assault =
        SimpleNapoleonicFights.assault(
            attacker,
            defender,
            "--turns 1 --attacker-kills '%s' --defender-kills '%s'"
                .formatted(attackerKills, defenderKills));
    Odds.Exact odds = Fights.odds(assault);
    List<String> names = assault.measures().stream().map(Measure::name).toList();
    for (int i = 0; i < MEASURES.size(); i++) {
      String measure = MEASURES.get(i);
      int part = i;
      if (names.contains(measure)) {
        assertThat(said(odds, measure))
            .as(measure)
            .isEqualTo(plain(ends, whole, end -> end.split(" ")[part]));
      } else {
        assertThat(plain(ends, whole, end -> end.split(" ")[part]))
            .as(measure)
            .containsOnlyKeys("false");
      }
    }
    assertThat(odds.outcomesLeftOut()).isZero();
    joint(assault, odds, ends, whole);
  }

  private static Map<String, BigFraction> said(Odds odds, String measure) {
    Map<String, BigFraction> said = new TreeMap<>();
    SimpleNapoleonicFights.chances(odds, measure)
        .forEach((value, chance) -> said.put(word(value), chance));
    return said;
  }

  private static Map<String, BigFraction> plain(
      Map<String, Long> ends, long whole, Function<String, String> of) {
    Map<String, BigFraction> plain = new TreeMap<>();
    ends.forEach(
        (end, parts) ->
            plain.merge(of.apply(end), new BigFraction(parts).divide(whole), BigFraction::add));
    return plain;
  }

  private static String word(Object value) {
    return value.toString().replace(' ', '_');
  }

  /** All measures together, as doubles. */
  private static void joint(
      Engagement<?, ?> assault, Odds odds, Map<String, Long> ends, long whole) {
    List<String> names =
        assault.measures().stream().filter(Measure::joint).map(Measure::name).toList();
    Map<String, Double> joint = new TreeMap<>();
    for (Odds.Outcome outcome : odds.outcomes()) {
      String end =
          MEASURES.stream()
              .map(name -> names.contains(name) ? outcome.values().get(names.indexOf(name)) : false)
              .map(PlainAssaultTest::word)
              .collect(Collectors.joining(" "));
      joint.merge(end, outcome.p(), Double::sum);
    }
    assertThat(joint).containsOnlyKeys(ends.keySet());
    ends.forEach(
        (end, parts) ->
            assertThat(joint.get(end)).as(end).isCloseTo((double) parts / whole, within(1e-12)));
  }
}

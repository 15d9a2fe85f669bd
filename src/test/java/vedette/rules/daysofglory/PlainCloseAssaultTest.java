package vedette.rules.daysofglory;

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

/** The exact odds of close assaults, against a plain one over all rolls. */
class PlainCloseAssaultTest {
  /** In the order in which {@link PlainCloseAssault.Result} writes an end. */
  private static final List<String> MEASURES =
      List.of(
          "winner",
          "result",
          "attackerCasualties",
          "defenderCasualties",
          "attackerState",
          "defenderState");

  /** Attacker, defender, ground, where from. */
  @ParameterizedTest(name = "{0} against {1}, {2}, {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inf 8                    | inf 8                           | open        | front
          inf 12 class 3 column    | inf 8/12 class 1                | open        | front
          inf 12 column            | inf 8 class 4 column            | higher-ground    | front
          inf 5/12 class 4         | inf 9 class 2 disordered        | open        | front
          inf 8 disordered         | inf 6 class 3 shaken            | open        | flank
          inf 8; with overlap, fought-before | inf 8; with charging  | open        | front
          inf 8 general capable    | inf 8 general exceptional       | heavy-cover | front
          inf 16 class 1           | inf 4/9 class 3                 | light-woods | front
          inf 16 class 1           | inf 4/9 class 3                 | heavy-woods | front
          inf 16 class 1           | inf 4/9 class 3                 | light-cover | front
          inf 16 class 1           | inf 8/9 class 3                 | light-urban | front
          inf 16 class 1           | inf 8/9 class 3                 | heavy-urban | front
          inf 12 class 1           | cav 4 class 3                   | heavy-cover | front
          inf 9; with charges-downhill | skirm 3 class 4             | light-woods | front
          inf 8                    | skirm 8                         | open        | front
          skirm 8 class 3          | skirm 4                         | open        | front
          skirm 8                  | inf 8 disordered                | light-cover | front
          skirm 8                  | inf 8                           | open        | front
          cav 6                    | inf 8 class 3                   | open        | front
          cav 6                    | inf 8 class 3                   | open        | flank
          cav 6 class 1            | inf 8 class 4                   | fortifications   | flank
          cav 9 class 4            | skirm 4                         | light-woods | front
          inf 8 class 1            | cav 6 class 3                   | open        | front
          inf 8 class 3            | cav 8 shaken                    | higher-ground    | front
          cav 8 class 3            | lcav 4/9 class 2; with charging | open        | front
          lcav 6 class 2 general capable | cav 6 class 4             | heavy-cover | rear
          inf 8                    | inf 8 shaken                    | open        | rear
          inf 8                    | cav 4 routing                   | open        | front
          inf 1                    | inf 1 class 4                   | open        | front
          cav 1 class 1            | inf 1 class 4                   | heavy-cover | front
          inf 8; with fights-routers | inf 8; with fights-routers    | open        | front
          """)
  void the_odds_are_those_of_a_plain_assault_over_all_rolls(
      String attacker, String defender, String ground, String from) {
    PlainCloseAssault plain = new PlainCloseAssault(attacker, defender, ground, from);
    Map<String, Long> ends =
        AllRolls.ends(PlainCloseAssault.WHOLE, dice -> plain.fight(dice).toString());
    assertThat(ends.values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(PlainCloseAssault.WHOLE);
    String[] options = {"attacker", attacker, "defender", defender, "ground", ground, "from", from};
    Engagement<?, ?> assault = DaysOfGloryFights.any("close-assault", options);
    Odds.Exact odds = Fights.odds(assault);
    for (int i = 0; i < MEASURES.size(); i++) {
      assertThat(exact(odds, ends, i)).as(MEASURES.get(i)).isEqualTo(plain(ends, i));
    }
    assertThat(odds.outcomesLeftOut()).isZero();
    assertThat(odds.undecided()).isZero();
    assertThat(joint(assault, odds, ends)).isEqualTo(ends);
  }

  /** What the program says, as the plain assault writes it. */
  private static String said(Object value, Map<String, Long> ends, int part) {
    String text = value.toString();
    if (MEASURES.get(part).equals("result")) {
      return text.substring(0, 1);
    }
    boolean open = ends.keySet().stream().anyMatch(end -> end.split(" ")[part].equals("?"));
    return open && !text.equals("destroyed") ? "?" : text;
  }

  private static Map<String, BigFraction> exact(Odds odds, Map<String, Long> ends, int part) {
    Map<String, BigFraction> exact = new TreeMap<>();
    for (Odds.Chance chance : odds.measure(MEASURES.get(part)).distribution()) {
      if (!chance.fraction().equals(BigFraction.ZERO)) {
        exact.merge(said(chance.value(), ends, part), chance.fraction(), BigFraction::add);
      }
    }
    return exact;
  }

  private static Map<String, BigFraction> plain(Map<String, Long> ends, int part) {
    Map<String, BigFraction> plain = new TreeMap<>();
    ends.forEach(
        (end, parts) ->
            plain.merge(
                end.split(" ")[part],
                new BigFraction(parts).divide(PlainCloseAssault.WHOLE),
                BigFraction::add));
    return plain;
  }

  /** In parts of the whole: the joint distribution comes as doubles. */
  private static Map<String, Long> joint(
      Engagement<?, ?> assault, Odds odds, Map<String, Long> ends) {
    List<String> names =
        assault.measures().stream().filter(Measure::joint).map(Measure::name).toList();
    Map<String, Double> joint = new TreeMap<>();
    for (Odds.Outcome outcome : odds.outcomes()) {
      List<String> end = new ArrayList<>();
      for (int i = 0; i < MEASURES.size(); i++) {
        end.add(said(outcome.values().get(names.indexOf(MEASURES.get(i))), ends, i));
      }
      joint.merge(String.join(" ", end), outcome.p(), Double::sum);
    }
    Map<String, Long> parts = new TreeMap<>();
    joint.forEach(
        (end, p) -> {
          double exact = PlainCloseAssault.WHOLE * p;
          assertThat(exact).isCloseTo(Math.rint(exact), within(1e-9));
          parts.put(end, (long) Math.rint(exact));
        });
    return parts;
  }
}

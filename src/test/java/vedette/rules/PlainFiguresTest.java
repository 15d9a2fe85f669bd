package vedette.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;

/**
 * The program's figures equal those of plain versions of its fights, run separately and together.
 */
class PlainFiguresTest {
  /** A fight, and below each list of measures the probabilities of their values. */
  private record Fight(String asked, Map<String, Map<String, Double>> figures) {
    static Fight of(Fights.CommandLineFight commandLineFight) {
      Map<String, Map<String, Double>> figures = new HashMap<>();
      for (String line : commandLineFight.below()) {
        String[] sides = line.split(": ", 2);
        figures.put(sides[0], Fights.numbers(sides[1], " \\| "));
      }
      return new Fight(commandLineFight.fight(), figures);
    }

    @Override
    public String toString() {
      return asked;
    }
  }

  static List<Fight> fights() {
    List<Fight> fights = Fights.listed("plain.txt").stream().map(Fight::of).toList();
    assertThat(fights).hasSizeGreaterThan(100);
    return fights;
  }

  @ParameterizedTest
  @MethodSource("fights")
  void a_fight_has_the_figures_of_its_plain_version(Fight fight) {
    Engagement<?, ?> engagement = Fights.asked(fight.asked());
    Odds.Exact odds = ExactOdds.of(engagement, 1_000_000, false);
    fight
        .figures()
        .forEach(
            (measures, expected) -> {
              Map<String, Double> found =
                  measures.contains(" / ")
                      ? together(engagement, odds, measures)
                      : alone(odds, measures);
              assertThat(found).as(measures).containsOnlyKeys(expected.keySet());
              found.forEach(
                  (value, p) ->
                      assertThat(p)
                          .as(measures + ": " + value)
                          .isCloseTo(expected.get(value), within(1e-12)));
            });
  }

  private static Map<String, Double> alone(Odds odds, String measure) {
    return odds.measure(measure).distribution().stream()
        .filter(it -> it.p() > 0)
        .collect(Collectors.toMap(it -> it.value().toString(), Odds.Chance::p));
  }

  private static Map<String, Double> together(
      Engagement<?, ?> engagement, Odds odds, String measures) {
    assertThat(odds.outcomesLeftOut()).isZero();
    List<String> names =
        engagement.measures().stream().filter(Measure::joint).map(Measure::name).toList();
    Map<String, Double> together = new HashMap<>();
    for (Odds.Outcome outcome : odds.outcomes()) {
      List<String> values = new ArrayList<>();
      for (String measure : measures.split(" / ")) {
        values.add(outcome.values().get(names.indexOf(measure)).toString());
      }
      together.merge(String.join(" / ", values), outcome.p(), Double::sum);
    }
    return together;
  }
}

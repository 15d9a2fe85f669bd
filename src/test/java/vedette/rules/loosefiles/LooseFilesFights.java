package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** Engagements of Loose Files, created as a user creates them, and assertions on them. */
final class LooseFilesFights {
  private LooseFilesFights() {}

  /** Returns any engagement of the system. */
  static Engagement<?, ?> any(String kind, String... options) {
    return Fights.fight("loose-files", kind, options);
  }

  static Odds.Exact odds(String kind, String... options) {
    return Fights.odds(any(kind, options));
  }

  /** Returns a combat; two units of a side have a {@code +} between them. */
  static Engagement<?, ?> combat(String attackers, String defenders) {
    List<String> options = new ArrayList<>();
    for (String unit : attackers.split("[+]")) {
      options.addAll(List.of("attacker", unit.strip()));
    }
    for (String unit : defenders.split("[+]")) {
      options.addAll(List.of("defender", unit.strip()));
    }
    return any("combat", options.toArray(String[]::new));
  }

  static BigFraction part(long numerator, long denominator) {
    return new BigFraction(numerator).divide(denominator);
  }

  /**
   * Returns a measure's probabilities by the text of its values, without values of probability 0.
   */
  static Map<String, BigFraction> chances(Odds odds, String measure) {
    Map<String, BigFraction> chances = new TreeMap<>();
    for (Odds.Chance chance : odds.measure(measure).distribution()) {
      if (!chance.fraction().equals(BigFraction.ZERO)) {
        chances.put(chance.value().toString(), chance.fraction());
      }
    }
    return chances;
  }

  /** Asserts the ways to each value of a measure, out of all of them: {@code "0", 5, "1", 1}. */
  static void assertWays(Odds odds, String measure, Object... valuesAndWays) {
    Map<String, Integer> ways = new LinkedHashMap<>();
    for (int i = 0; i < valuesAndWays.length; i += 2) {
      ways.merge(valuesAndWays[i].toString(), (Integer) valuesAndWays[i + 1], Integer::sum);
    }
    int whole = ways.values().stream().mapToInt(Integer::intValue).sum();
    Map<String, BigFraction> chances = new TreeMap<>();
    ways.forEach(
        (value, number) -> {
          if (number > 0) {
            chances.put(value, part(number, whole));
          }
        });
    assertThat(chances(odds, measure)).as(measure).isEqualTo(chances);
  }

  /**
   * Asserts the fate of a commander that is checked a number of times out of another: of 36 rolls 1
   * kills, 2 wound.
   */
  static void assertChecked(Odds odds, String measure, int checked, int of) {
    assertWays(
        odds, measure, "killed", checked, "wounded", 2 * checked, "unhurt", 36 * of - 3 * checked);
  }

  /** Asserts the values of measures: measures and values in turn. */
  static void assertCameTo(ScriptedDice.PlayedFight playedFight, Object... measuresAndValues) {
    for (int i = 0; i < measuresAndValues.length; i += 2) {
      String measure = (String) measuresAndValues[i];
      assertThat((Object) playedFight.value(measure))
          .as(measure)
          .isEqualTo(measuresAndValues[i + 1]);
    }
  }
}

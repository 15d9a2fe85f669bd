package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;
import vedette.source.TextFault;

/**
 * Engagements of Really Simple Napoleonic, created as a user creates them, and assertions on them.
 */
final class SimpleNapoleonicFights {
  /** Morale: 3 and up stands, 1 and 2 runs (Morale; SN5). */
  static final int STANDS = 3;

  static final int RUNS = 2;

  /** A general's life: 11 and 12 kill (Generals; SN4). */
  static final int KILLED = 11;

  static final int SPARED = 10;

  private SimpleNapoleonicFights() {}

  /** Returns any engagement of the system. */
  static Engagement<?, ?> any(String kind, String... options) {
    return Fights.fight("simple-napoleonic", kind, options);
  }

  static Odds.Exact odds(String kind, String... options) {
    return Fights.odds(any(kind, options));
  }

  /** Returns one shot. */
  static Engagement<?, ?> fire(String shooter, String target, int range, String... further) {
    String[] options = {"shooter", shooter, "target", target, "range", String.valueOf(range)};
    return any("fire", Fights.and(further, options));
  }

  static Odds.Exact fireOdds(String shooter, String target, int range, String... further) {
    return Fights.odds(fire(shooter, target, range, further));
  }

  /** Returns a fight of two sides; units of a side have a plus between them. */
  static Engagement<?, ?> fight(
      String kind, String attackers, String defenders, String... further) {
    List<String> options = new ArrayList<>();
    for (String unit : attackers.split(" \\+ ")) {
      options.addAll(List.of("attacker", unit));
    }
    for (String unit : defenders.split(" \\+ ")) {
      options.addAll(List.of("defender", unit));
    }
    return any(kind, Fights.and(further, options.toArray(String[]::new)));
  }

  static Engagement<?, ?> assault(String attackers, String defender, String... further) {
    return fight("assault", attackers, defender, further);
  }

  /** Returns an assault without fire between its rounds. */
  static Engagement<?, ?> rounds(String attacker, String defender, String... further) {
    return assault(attacker, defender, Fights.and(further, "variant", "no-fire-between"));
  }

  static BigFraction part(int numerator, int denominator) {
    return new BigFraction(numerator, denominator);
  }

  /** Returns a measure's probabilities, without values of probability 0. */
  static Map<Object, BigFraction> chances(Odds odds, String measure) {
    Map<Object, BigFraction> chances = new LinkedHashMap<>();
    for (Odds.Chance chance : odds.measure(measure).distribution()) {
      if (!chance.fraction().equals(BigFraction.ZERO)) {
        chances.put(chance.value(), chance.fraction());
      }
    }
    return chances;
  }

  /**
   * Returns the distribution of the number of dice that score on a number of their six faces, cut
   * at a maximum.
   */
  static Map<Object, BigFraction> binomial(int dice, int faces, int most) {
    BigFraction[] chances = {BigFraction.ONE};
    for (int i = 0; i < dice; i++) {
      BigFraction[] next = new BigFraction[chances.length + 1];
      for (int k = 0; k < next.length; k++) {
        BigFraction miss = k < chances.length ? chances[k] : BigFraction.ZERO;
        BigFraction hit = k > 0 ? chances[k - 1] : BigFraction.ZERO;
        next[k] = miss.multiply(part(6 - faces, 6)).add(hit.multiply(part(faces, 6)));
      }
      chances = next;
    }
    Map<Object, BigFraction> counts = new LinkedHashMap<>();
    for (int k = 0; k <= dice; k++) {
      if (!chances[k].equals(BigFraction.ZERO)) {
        counts.merge(Math.min(k, most), chances[k], BigFraction::add);
      }
    }
    return counts;
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

  /** Returns the error for a request; it has to say what to write instead. */
  static TextFault refused(String kind, String... options) {
    TextFault refusal = catchThrowableOfType(TextFault.class, () -> any(kind, options));
    assertThat(refusal).as("%s %s is accepted", kind, List.of(options)).isNotNull();
    assertThat(refusal.getMessage()).isNotBlank();
    assertThat(refusal.help()).isNotBlank();
    return refusal;
  }
}

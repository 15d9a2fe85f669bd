package vedette.suite.figures;

import java.io.Serializable;
import java.util.Locale;
import vedette.form.Field;
import vedette.odds.OddsCalculator;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;

/**
 * The calculation of a scenario's odds: exact, or from sampled battles. Equal calculations give
 * equal numbers, except with the method {@code auto}.
 *
 * @param method the method
 * @param trials the battles to sample; 0 if exact
 * @param seed the seed of the dice; 0 if exact
 */
public record Calculation(
    @Field(
            text = "How the odds were found.",
            only = {"exact", "simulate", "direct"})
        Method method,
    @Field(text = "The battles sampled; none if computed.", optional = true, min = 1) long trials,
    @Field(text = "The seed of the dice.", optional = true) long seed)
    implements Serializable {
  public static final Calculation EXACTLY = new Calculation(Method.EXACT, 0, 0);

  /** Returns the calculation that a calculator performs. */
  public static Calculation of(OddsCalculator oddsCalculator) {
    Trials trials = oddsCalculator.trials();
    return new Calculation(Method.AUTO, trials.count(), trials.seed()).by(oddsCalculator.method());
  }

  /** Returns this calculation by another method, with the same battles unless that is exact. */
  public Calculation by(Method other) {
    return other == Method.EXACT ? EXACTLY : new Calculation(other, trials, seed);
  }

  /** Returns {@code exact}, or words like {@code simulate, 20,000 battles, seed 3}. */
  public String words() {
    return isExact()
        ? "exact"
        : String.format(
            Locale.ROOT,
            "%s, %,d %s, seed %d",
            method.word(),
            trials,
            trials == 1 ? "battle" : "battles",
            seed);
  }

  public boolean isExact() {
    return method == Method.EXACT;
  }
}

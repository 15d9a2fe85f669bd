package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.Mean;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.Odds.Outcome;
import vedette.odds.Odds.Outcomes;

/** Computes the odds of an engagement: explores its chain and pushes probability through it. */
public final class ExactOdds {
  /** The default limit on states: some hundred megabytes and seconds. */
  public static final int DEFAULT_MAX_STATES = 1_000_000;

  private ExactOdds() {}

  /**
   * The exact odds.
   *
   * @param maxStates how many states the chain may have
   * @param progress hears how many states have been looked at
   * @param fractions whether to compute with fractions, slower and without any rounding
   * @throws Refusal if the chain has more states
   */
  public static <S, R> Odds.Exact of(
      Engagement<S, R> fight, int maxStates, boolean fractions, IntConsumer progress) {
    Readings readings = new Readings();
    fight.opening(readings);
    BattleChain<S, R> chain = new BattleChain<>(fight, readings).explore(maxStates, progress);
    return fractions
        ? odds(fight, chain, readings.ids(), Fraction.ZERO, Fraction.ONE)
        : odds(fight, chain, readings.ids(), Rounded.ZERO, Rounded.ONE);
  }

  /** The exact odds, with nobody waiting for them. */
  public static <S, R> Odds.Exact of(Engagement<S, R> fight, int maxStates, boolean fractions) {
    return of(fight, maxStates, fractions, states -> {});
  }

  private static <S, R, M extends Mass<M>> Odds.Exact odds(
      Engagement<S, R> fight, BattleChain<S, R> chain, List<String> readings, M zero, M one) {
    Propagation<M> propagation = Propagation.through(chain, zero, one);
    List<Measure<R>> measures = fight.measures();
    Tally<R, M> tally = new Tally<>(measures, M::plus);
    M decided = zero;
    Masses<M> ends = propagation.ends();
    Numbering<R> results = chain.numberedResults();
    for (int result = 0; result < results.size(); result++) {
      M mass = ends.get(result);
      if (!mass.isZero()) {
        tally.addAlone(results.value(result), mass);
        decided = decided.plus(mass);
      }
    }
    boolean allEnd = propagation.undecided().isZero();
    // A long sum, which would widen the error bound of fights that have a measure for it.
    boolean stepsTell = allEnd && !fight.steps().isEmpty();
    M steps = zero;
    for (int state = 0; stepsTell && state < chain.states(); state++) {
      steps = steps.plus(propagation.visits(state));
    }
    double error = Math.max(error(propagation.undecided()), error(steps));
    List<MeasureOdds> odds = new ArrayList<>();
    for (int i = 0; i < measures.size(); i++) {
      Measure<R> measure = measures.get(i);
      List<Chance> distribution = new ArrayList<>();
      M mean = zero;
      List<Map.Entry<Comparable<?>, M>> masses = tally.distribution(i, zero);
      // What alone can happen is certain, whatever rounding made of the sum of its ways.
      boolean certain =
          allEnd && masses.stream().filter(entry -> !entry.getValue().isZero()).count() == 1;
      for (Map.Entry<Comparable<?>, M> entry : masses) {
        M mass = certain && !entry.getValue().isZero() ? one : entry.getValue();
        error = Math.max(error, error(mass));
        distribution.add(new Chance(entry.getKey(), mass.value(), null, fraction(mass)));
        if (entry.getKey() instanceof Integer value && value > 0) {
          mean = mean.plus(mass.share(value, 1));
        }
      }
      if (decided.isZero()) {
        odds.add(MeasureOdds.of(measure, distribution, null));
        continue;
      }
      M average = allEnd ? mean : mean.over(decided);
      error = Math.max(error, error(average));
      Mean known = new Mean(average.value(), null, fraction(average));
      odds.add(MeasureOdds.of(measure, distribution, known));
    }
    return new Odds.Exact(
        odds,
        new Joint(outcomes(measures, results, ends, allEnd)),
        readings,
        chain.states(),
        stepsTell ? steps.value() : Double.NaN,
        propagation.undecided().value(),
        error);
  }

  /** Works out the joint distribution when asked; holds no more of the chain than that takes. */
  private static <R, M extends Mass<M>> Supplier<Outcomes> outcomes(
      List<Measure<R>> measures, Numbering<R> results, Masses<M> ends, boolean allEnd) {
    return () -> {
      JointTally<R, M> tally = new JointTally<>(measures, M::plus);
      for (int result = 0; result < results.size(); result++) {
        M mass = ends.get(result);
        if (!mass.isZero()) {
          tally.add(results.value(result), mass);
        }
      }
      Outcomes outcomes = tally.outcomes(Mass::value, mass -> null);
      // What alone can happen is certain here too.
      return allEnd && outcomes.likeliest().size() == 1
          ? new Outcomes(List.of(new Outcome(outcomes.likeliest().get(0).values(), 1, null)), 0)
          : outcomes;
    };
  }

  private static double error(Mass<?> mass) {
    return mass instanceof Rounded rounded ? rounded.error() : 0;
  }

  private static BigFraction fraction(Mass<?> mass) {
    return mass instanceof Fraction exact ? exact.fraction() : null;
  }
}

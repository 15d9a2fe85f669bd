package vedette.odds.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.OpeningUmpire;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.Exact.Fractions;
import vedette.odds.answer.Odds.Mean;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.answer.Odds.Outcome;
import vedette.odds.answer.Odds.Outcomes;
import vedette.odds.answer.Readings;
import vedette.odds.chain.Graph;
import vedette.odds.chain.Numbering;
import vedette.odds.chain.PathEnumerator;
import vedette.odds.chain.Row;
import vedette.odds.chain.RowBuilder;
import vedette.question.Estimate;
import vedette.question.MissingValue;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/**
 * A computation of exact odds: explores the chain of an engagement and propagates probability
 * through it.
 */
public final class ExactOdds<S, R, M extends Probability<M>> {
  /**
   * The maximum error of a probability in an answer that is called exact: half of the last digit of
   * a printed percentage.
   */
  public static final double USELESS = 0.000_05;

  private final Engagement<S, R> fight;
  private final List<Measure<R>> measures;
  private final Limits limits;
  private final M zero;
  private final M one;

  private ExactOdds(Engagement<S, R> fight, Limits limits, M zero, M one) {
    this.fight = fight;
    this.limits = limits;
    this.zero = zero;
    this.one = one;
    measures = fight.measures();
  }

  /**
   * Returns the exact odds.
   *
   * @param progress receives the progress
   * @param fractions whether to compute with fractions, slower and without any rounding
   * @throws Refusal if this exceeds the limits
   */
  public static <S, R> Odds.Exact of(
      Engagement<S, R> fight, Limits limits, boolean fractions, Progress progress) {
    Readings readings = new Readings();
    OpeningUmpire.of(fight, readings);
    if (!fractions) {
      return rounded(fight, limits, readings, readings, progress);
    }
    RowBuilder<S, R> rows = new RowBuilder<>();
    Graph<S, R, Row> graph = new Graph<>(PathEnumerator.merged(fight, readings), rows);
    // The rounded pass comes first: it is fast, and tells how much there is to compute with
    // fractions.
    Propagation<RoundedProbability> rounded =
        Propagation.through(
            graph,
            fight,
            RoundedProbability.ZERO,
            RoundedProbability.ONE,
            (turn, row, probability) -> {},
            limits,
            new Progress() {
              @Override
              public void explored(int states, int turns) {
                refuseRounded(rows);
                progress.explored(states, turns);
              }
            });
    Fraction.Budget budget = new Fraction.Budget(rounded.ways());
    Odds.Exact odds =
        new ExactOdds<>(fight, limits, Fraction.zero(budget), Fraction.one(budget))
            .odds(graph, new SolvedFights(limits, readings), readings, progress);
    budget.removeLimit();
    return odds;
  }

  private static void refuseRounded(RowBuilder<?, ?> rows) {
    if (rows.anyRounded()) {
      throw new Refusal(
          "a roll of this fight has too many dice for exact fractions", Remedy.NO_FRACTIONS);
    }
  }

  /** Returns the exact odds, without reports of progress. */
  public static <S, R> Odds.Exact of(Engagement<S, R> fight, Limits limits, boolean fractions) {
    return of(fight, limits, fractions, Progress.NONE);
  }

  /**
   * Returns the exact odds, with a listener in place of their readings.
   *
   * @param listener hears the notes of every step and the cells that it consulted, each at least
   *     once
   */
  public static <S, R> Odds.Exact of(Engagement<S, R> fight, Limits limits, Listener listener) {
    return rounded(fight, limits, listener, new Readings(), Progress.NONE);
  }

  /**
   * Returns the exact odds of a fight with at most {@code maxStates} states, without a time limit.
   */
  public static <S, R> Odds.Exact of(Engagement<S, R> fight, int maxStates, boolean fractions) {
    return of(fight, Limits.states(maxStates), fractions);
  }

  private static <S, R> Odds.Exact rounded(
      Engagement<S, R> fight,
      Limits limits,
      Listener listener,
      Readings readings,
      Progress progress) {
    SolvedFights within = new SolvedFights(limits, listener);
    Graph<S, R, Row> graph =
        new Graph<>(PathEnumerator.merged(fight, listener, within), new RowBuilder<>());
    return new ExactOdds<>(fight, limits, RoundedProbability.ZERO, RoundedProbability.ONE)
        .odds(graph, within, readings, progress);
  }

  private Odds.Exact odds(
      Graph<S, R, Row> graph, SolvedFights within, Readings readings, Progress progress) {
    TurnTally<R, M> byTurn = new TurnTally<>(measures, graph, zero);
    Propagation<M> propagation =
        Propagation.through(graph, fight, zero, one, byTurn::add, limits, progress);
    Tally<R, M> tally = new Tally<>(measures, () -> zero.zeros(2));
    byTurn.addTo(tally);
    Numbering<R> results = graph.results();
    Probability.Vector<M> ends = propagation.ends();
    M decided = zero;
    List<M> probabilities = new ArrayList<>(results.size());
    for (int result = 0; result < results.size(); result++) {
      probabilities.add(ends.get(result));
      decided = decided.plus(probabilities.get(result));
    }
    tally.addResults(results, probabilities);
    boolean allEnd = propagation.undecided().isZero();
    boolean turnsTell = allEnd && !fight.turns().isEmpty();
    double turns = Double.NaN;
    double turnsError = 0;
    BigFraction exactTurns = null;
    if (turnsTell) {
      M mean = propagation.meanTurns();
      turns = mean.value();
      turnsError = boundOf(mean);
      exactTurns = fraction(mean);
    }
    BigFraction exactlyUndecided = fraction(propagation.undecided());
    List<MeasureOdds> odds = new ArrayList<>();
    for (int i = 0; i < measures.size(); i++) {
      odds.add(measured(measures.get(i), tally.distribution(i, zero), decided, allEnd));
    }
    Odds.Exact exact =
        new Odds.Exact(
            odds,
            new Odds.LazyOutcomes(() -> outcomes(results, probabilities, allEnd)),
            readings.ids(),
            graph.states().size() + within.states(),
            turns,
            turnsError,
            propagation.undecided().value(),
            boundOf(propagation.undecided()),
            exactlyUndecided == null ? null : new Fractions(exactTurns, exactlyUndecided));
    if (exact.error() > USELESS || hasInfiniteError(exact)) {
      throw new TooLarge(
          "rounding errors that could exceed 0.005% of a probability",
          Remedy.LIMIT_TURNS, Remedy.SAMPLE);
    }
    return exact;
  }

  private static boolean hasInfiniteError(Odds.Exact exact) {
    return Double.isInfinite(exact.meanTurnsError())
        || exact.measures().stream()
            .anyMatch(it -> it.mean() != null && Double.isInfinite(it.mean().error()));
  }

  private MeasureOdds measured(
      Measure<R> measure,
      List<Map.Entry<Comparable<?>, M>> probabilities,
      M decided,
      boolean allEnd) {
    if (measure.isConditional()) {
      return conditionalOdds(measure, probabilities);
    }
    return measured(measure, probabilities, decided, allEnd, null);
  }

  /** Divides the probabilities of a conditional measure by that of its condition. */
  private MeasureOdds conditionalOdds(
      Measure<R> measure, List<Map.Entry<Comparable<?>, M>> probabilities) {
    M holds = zero;
    for (Map.Entry<Comparable<?>, M> entry : probabilities) {
      holds = holds.plus(entry.getValue());
    }
    Chance given = new Chance(true, estimate(holds), fraction(holds));
    if (holds.isZero()) {
      return MeasureOdds.none(measure, given, new MissingValue(MissingValue.Reason.CONDITION, 0));
    }
    List<Map.Entry<Comparable<?>, M>> shares = new ArrayList<>();
    for (Map.Entry<Comparable<?>, M> entry : probabilities) {
      M share = entry.getValue();
      shares.add(Map.entry(entry.getKey(), share.isZero() ? share : share.dividedBy(holds)));
    }
    return measured(measure, shares, one, true, given);
  }

  private MeasureOdds measured(
      Measure<R> measure,
      List<Map.Entry<Comparable<?>, M>> probabilities,
      M decided,
      boolean allEnd,
      Chance given) {
    if (probabilities.isEmpty()) {
      return MeasureOdds.none(measure, given, new MissingValue(MissingValue.Reason.END, 0));
    }
    List<Chance> distribution = new ArrayList<>();
    // A single possible value is certain, whatever the rounding of its sum.
    boolean certain =
        allEnd && probabilities.stream().filter(entry -> !entry.getValue().isZero()).count() == 1;
    List<Map.Entry<Comparable<?>, M>> known = new ArrayList<>();
    for (Map.Entry<Comparable<?>, M> entry : probabilities) {
      M probability = certain && !entry.getValue().isZero() ? one : entry.getValue();
      distribution.add(new Chance(entry.getKey(), estimate(probability), fraction(probability)));
      known.add(Map.entry(entry.getKey(), probability));
    }
    Mean mean =
        decided.isZero()
            ? null
            : switch (measure.kind()) {
              case COUNT -> meanOfCount(known, decided, allEnd);
              case NUMBER -> meanOfNumber(known, decided, allEnd);
              case FLAG, CATEGORY -> null;
            };
    return MeasureOdds.of(measure, distribution, mean, given);
  }

  private Mean meanOfCount(
      List<Map.Entry<Comparable<?>, M>> distribution, M decided, boolean allEnd) {
    M sum = zero;
    for (Map.Entry<Comparable<?>, M> entry : distribution) {
      int value = (Integer) entry.getKey();
      sum = value > 0 ? sum.plus(entry.getValue().share(value, 1)) : sum;
    }
    M mean = allEnd ? sum : sum.dividedBy(decided);
    return new Mean(estimate(mean), fraction(mean), null);
  }

  /** Sums are taken from the least number, since a probability is never negative. */
  private Mean meanOfNumber(
      List<Map.Entry<Comparable<?>, M>> distribution, M decided, boolean allEnd) {
    var least = number(distribution.get(0).getKey());
    M sum = zero;
    for (Map.Entry<Comparable<?>, M> entry : distribution) {
      var number = number(entry.getKey());
      long of = (long) number.getDenominator() * least.getDenominator();
      long further =
          (long) number.getNumerator() * least.getDenominator()
              - (long) least.getNumerator() * number.getDenominator();
      sum = further > 0 ? sum.plus(entry.getValue().share(further, of)) : sum;
    }
    M above = allEnd ? sum : sum.dividedBy(decided);
    double from = least.doubleValue();
    double mean = from + above.value();
    BigFraction exactly = fraction(above);
    if (exactly == null) {
      double error = boundOf(above) + Math.ulp(from) + Math.ulp(mean);
      return new Mean(Estimate.exact(mean, error), null, null);
    }
    return new Mean(
        Estimate.exact(mean, 0),
        exactly.add(new BigFraction(least.getNumerator(), least.getDenominator())),
        null);
  }

  /** Returns the number of a question, which is no probability. */
  private static org.apache.commons.math3.fraction.Fraction number(Comparable<?> value) {
    return (org.apache.commons.math3.fraction.Fraction) value;
  }

  /**
   * Returns the joint distribution, evaluated on demand; holds no more of the chain than that
   * needs.
   */
  private Outcomes outcomes(Numbering<R> results, List<M> probabilities, boolean allEnd) {
    JointTally<R, M> tally = new JointTally<>(measures, M::plus);
    for (int result = 0; result < results.size(); result++) {
      if (!probabilities.get(result).isZero()) {
        tally.add(results.value(result), probabilities.get(result));
      }
    }
    Outcomes outcomes = tally.outcomes(Probability::value, this::estimate);
    // A single possible outcome is certain here too.
    return allEnd && outcomes.likeliest().size() == 1
        ? new Outcomes(
            List.of(new Outcome(outcomes.likeliest().get(0).values(), Estimate.exact(1, 0))), 0)
        : outcomes;
  }

  private Estimate estimate(M number) {
    return Estimate.exact(number.value(), boundOf(number));
  }

  private double boundOf(M probability) {
    return probability instanceof RoundedProbability rounded ? rounded.error() : 0;
  }

  private BigFraction fraction(M probability) {
    return probability instanceof Fraction exact ? exact.fraction() : null;
  }
}

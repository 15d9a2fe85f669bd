package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.odds.Trials;

/**
 * Whether figures of which one side at least is sampled are the same as before.
 *
 * <p>Further battles are looked at after a quarter of what the scenario asks for, a half, and so on
 * up to sixteen times as many. At each look every probability's difference has an interval; the
 * chance of a false alarm is split evenly over all looks and probabilities. The scenario is
 * different as soon as one interval lies beyond the tolerance, and the same as soon as all of them
 * lie within it, or within half a percent if that is more.
 */
final class SequentialTest {
  /** The chance that figures which are the same are called different, for a whole scenario. */
  private static final double ERROR_RATE = 0.001;

  /** A smaller difference than this need not be ruled out. */
  private static final double RESOLUTION = 0.005;

  private static final int LOOKS = 7;
  private static final int FIRST_LOOK_IN = 4;

  private final List<? extends Measure<?>> measures;
  private final Figures before;
  private final double tolerance;

  /**
   * What a test comes to.
   *
   * @param moves what moved; if that is left open, what may have
   */
  record Result(Verdict verdict, Moves moves) {}

  SequentialTest(List<? extends Measure<?>> measures, Figures before, double tolerance) {
    this.measures = measures;
    this.before = before;
    this.tolerance = tolerance;
  }

  /**
   * Compares with computed figures, which do not get any better: one look.
   *
   * @param after the figures now
   */
  Result against(Figures after) {
    return look(after, 1);
  }

  /**
   * Compares with samples that grow from look to look.
   *
   * @param asked how the scenario is sampled
   * @param sample plays so many battles, always with other dice than the baseline's
   */
  Result against(How asked, Function<How, Figures> sample) {
    // A sample with the baseline's own dice would not be independent of it.
    long seed = asked.seed() == before.how().seed() ? ~asked.seed() : asked.seed();
    long trials = Math.max(1, asked.trials() / FIRST_LOOK_IN);
    for (int look = 1; ; look++) {
      How how = new How(asked.method(), Math.min(trials, Trials.MAX), seed);
      Result result = look(sample.apply(how), LOOKS);
      if (result.verdict() != Verdict.INCONCLUSIVE || look == LOOKS || trials > Trials.MAX) {
        return result;
      }
      trials *= 2;
    }
  }

  private Result look(Figures after, int looks) {
    List<Move> differences = new ArrayList<>();
    int probabilities = 0;
    for (Measure<?> measure : measures) {
      if (Moves.isInBoth(measure, before, after)) {
        probabilities += Moves.values(measure, before, after).size();
      }
    }
    double errorRate = ERROR_RATE / looks / Math.max(1, probabilities);
    for (Measure<?> measure : measures) {
      if (Moves.isInBoth(measure, before, after)) {
        for (String value : Moves.values(measure, before, after)) {
          differences.add(difference(measure, value, after, errorRate));
        }
      }
    }
    return result(differences, after);
  }

  private Result result(List<Move> differences, Figures after) {
    double same = Math.max(tolerance, RESOLUTION);
    List<Move> different = new ArrayList<>();
    List<Move> open = new ArrayList<>();
    double ignored = 0;
    for (Move move : differences) {
      if (move.low() > tolerance || move.high() < -tolerance || isCertain(move, after)) {
        different.add(move);
      } else if (move.low() < -same || move.high() > same) {
        open.add(move);
      } else if (move.low() > 0 || move.high() < 0) {
        ignored = Math.max(ignored, move.size());
      }
    }
    List<String> unmatched = Moves.unmatched(measures, before, after);
    if (!different.isEmpty() || !unmatched.isEmpty()) {
      return new Result(Verdict.CHANGED, Moves.of(different, ignored, unmatched));
    }
    Verdict verdict = open.isEmpty() ? Verdict.SAME : Verdict.INCONCLUSIVE;
    return new Result(verdict, Moves.of(open, ignored, unmatched));
  }

  /** What was computed to be impossible, and came up. */
  private boolean isCertain(Move move, Figures after) {
    return before.how().isExact() && move.before() == 0 && move.after() > 0
        || after.how().isExact() && move.after() == 0 && move.before() > 0;
  }

  private Move difference(Measure<?> measure, String value, Figures after, double errorRate) {
    Span was = span(before, measure.name(), value, errorRate);
    Span is = span(after, measure.name(), value, errorRate);
    Span difference = is.minus(was);
    return Move.of(measure, value, was.value(), is.value(), difference.low(), difference.high());
  }

  private static Span span(Figures figures, String measure, String value, double errorRate) {
    return figures.how().isExact()
        ? Span.exact(figures.p(measure, value), figures.error() + Figures.ROUNDING)
        : Span.sampled(
            figures.weights(measure).getOrDefault(value, 0.0), figures.whole(), errorRate);
  }
}

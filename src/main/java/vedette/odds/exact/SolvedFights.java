package vedette.odds.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.odds.chain.Graph;
import vedette.odds.chain.InnerFights;
import vedette.odds.chain.Row;
import vedette.work.Limits;
import vedette.work.Refusal.TooLarge;

/**
 * Fights within another one, each solved once and memoized: in the other one it is a roll with an
 * answer for each result.
 */
final class SolvedFights implements InnerFights {
  /**
   * The maximum number of results of a fight that becomes a roll, since the other fight continues
   * from each; one with more is played step by step.
   */
  private static final int MOST_RESULTS = 5_000;

  private final Limits limits;
  private final Listener listener;
  private final Map<Engagement<?, ?>, SolvedFight<?>> known = new IdentityHashMap<>();
  private int states;

  /**
   * Creates an empty memo.
   *
   * @param listener hears the notes of all their steps
   */
  SolvedFights(Limits limits, Listener listener) {
    this.limits = limits;
    this.listener = listener;
  }

  /** Returns the total number of states of all solved fights. */
  int states() {
    return states;
  }

  @Override
  @SuppressWarnings("unchecked") // the solution stored for a fight has the fight's results
  public <R> SolvedFight<R> of(Engagement<?, R> fight) {
    SolvedFight<?> solvedFight = known.get(fight);
    if (solvedFight == null) {
      solvedFight = solve(fight);
      known.put(fight, solvedFight);
    }
    return solvedFight.results() == null ? null : (SolvedFight<R>) solvedFight;
  }

  private <S, R> SolvedFight<R> solve(Engagement<S, R> fight) {
    Graph<S, R, Row> graph = Graph.ofRows(fight, listener);
    Propagation<RoundedProbability> solved;
    try {
      solved =
          Propagation.through(
              graph, fight, RoundedProbability.ZERO, RoundedProbability.ONE, limits);
    } catch (TooLarge e) {
      return new SolvedFight<>(null, null);
    }
    if (!solved.undecided().isZero() || graph.results().size() > MOST_RESULTS) {
      return new SolvedFight<>(null, null);
    }
    states += graph.states().size();
    return whole(graph, solved.ends());
  }

  private static <R> SolvedFight<R> whole(
      Graph<?, R, Row> graph, Probability.Vector<RoundedProbability> ends) {
    List<R> results = new ArrayList<>();
    double[] chances = new double[graph.results().size()];
    long roundings = 0;
    for (int result = 0; result < graph.results().size(); result++) {
      RoundedProbability probability = ends.get(result);
      if (!probability.isZero()) {
        chances[results.size()] = probability.value();
        roundings = Math.max(roundings, probability.roundings());
        results.add(graph.results().value(result));
      }
    }
    int[] answers = new int[results.size()];
    Arrays.setAll(answers, i -> i);
    Die die = Die.computed("a fight", answers, Arrays.copyOf(chances, answers.length), roundings);
    return new SolvedFight<>(List.copyOf(results), die);
  }
}

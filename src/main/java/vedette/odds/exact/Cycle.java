package vedette.odds.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import vedette.odds.chain.ExactBudget;
import vedette.odds.chain.NumberSet;
import vedette.odds.chain.Row;
import vedette.odds.chain.TurnStates;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/**
 * The linear equations of a strongly connected component: visits = entered + visits x moves.
 *
 * <p>A state of a component can lead back to itself, so its expected visits are solved for ({@link
 * Elimination}).
 */
final class Cycle<M extends Probability<M>> {
  private final int n;

  /** By state the probability of leaving the component, then that of a transition to each state. */
  private final Probability.Matrix<M> rows;

  private final List<M> entered = new ArrayList<>();
  private boolean hasExit;
  private long shareRoundings;
  private long enteredRoundings;

  /**
   * Sets up the equations.
   *
   * @param component its states
   * @param visits by state the expected number of entries from outside
   * @throws TooLarge if there are too many states
   */
  @SuppressWarnings("unchecked")
  Cycle(NumberSet component, TurnStates<Row> turn, Probability.Vector<M> visits, M zero, M one) {
    n = component.size();
    Elimination.checkSize(n, Remedy.LIMIT_TURNS, Remedy.SAMPLE);
    rows = zero.matrix(n, n + 1);
    M[] shares = (M[]) new Probability<?>[n + 1];
    for (int i = 0; i < n; i++) {
      Arrays.fill(shares, zero);
      Row row = turn.node(component.get(i));
      entered.add(visits.get(component.get(i)));
      enteredRoundings = Math.max(enteredRoundings, entered.get(i).roundings());
      for (int entry = 0; entry < row.size(); entry++) {
        int to = entry < turn.turn().within(row) ? component.indexOf(row.target(entry)) : -1;
        shares[to + 1] = shares[to + 1].plus(one.shareAlong(row, entry));
        hasExit |= to < 0;
      }
      for (int column = 0; column <= n; column++) {
        shareRoundings = Math.max(shareRoundings, shares[column].roundings());
        rows.set(i, column, shares[column]);
      }
    }
  }

  /**
   * Returns whether a path leads out; without one, a fight that enters the component never ends.
   */
  boolean hasExit() {
    return hasExit;
  }

  /** Returns the expected visits of each state. */
  List<M> visits(ExactBudget exactBudget) {
    long roundings = roundings();
    return new Elimination<>(rows, n, n + 1, () -> exactBudget.look(0))
        .visits(entered).stream().map(visits -> visits.withRoundings(roundings)).toList();
  }

  /**
   * Returns a bound for the roundings of the visits. To count them operation by operation would
   * double them with every eliminated state. By the matrix tree theorem a visit is a ratio of sums
   * of products of n - 1 and of n shares, so shares off by c roundings put it off by (2n - 1) c.
   * Eliminating state k costs its shares and entries k + 3 roundings, hence the visits of the k
   * states before it 2k (k + 3); its own visits are 2k + 2 roundings from theirs.
   */
  private long roundings() {
    long eliminated = 0;
    for (long k = 0; k < n; k++) {
      eliminated += 2 * k * (k + 3) + 2 * k + 2;
    }
    return enteredRoundings + (2L * n - 1) * shareRoundings + eliminated;
  }
}

package vedette.odds.exact;

import java.util.List;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/**
 * The equations of states that lead back to each other, solved by eliminating one state after the
 * other.
 *
 * <p>As Grassmann, Taksar and Heyman do it, transitions into an eliminated state continue along its
 * own, and the probability of leaving a state is summed from its other transitions, never computed
 * as 1 - p(stay): nothing is subtracted.
 *
 * @param <M> the kind of number
 */
public final class Elimination<M extends Probability<M>> {
  /** The most states that are solved together: elimination takes the cube of their number. */
  static final int MOST_STATES = 2_000;

  /**
   * By state a row: the probability of leaving all of them, then what is weighted by where it
   * leaves, then the probability of going to each state.
   */
  private final Probability.Matrix<M> rows;

  private final int n;

  /** The column of the first state. */
  private final int first;

  /** By state the probability of leaving it for one that was eliminated later, or for good. */
  private final M[] leaving;

  /**
   * Eliminates the states, the last first.
   *
   * @param rows of n states, which are changed
   * @param columns of a row
   * @param look is called before each state
   */
  @SuppressWarnings("unchecked")
  public Elimination(Probability.Matrix<M> rows, int n, int columns, Runnable look) {
    this.rows = rows;
    this.n = n;
    first = columns - n;
    leaving = (M[]) new Probability<?>[n];
    for (int k = n - 1; k >= 0; k--) {
      look.run();
      leaving[k] = rows.get(k, 0);
      for (int j = 0; j < k; j++) {
        leaving[k] = leaving[k].plus(rows.get(k, first + j));
      }
      for (int i = 0; i < k; i++) {
        M into = rows.get(i, first + k);
        if (!into.isZero()) {
          rows.add(i, k, into.dividedBy(leaving[k]), first + k);
        }
      }
    }
  }

  /**
   * Refuses too many states.
   *
   * @throws TooLarge if they are
   */
  public static void checkSize(int states, Remedy... remedies) {
    if (states > MOST_STATES) {
      throw new TooLarge("a cycle of " + states + " states, more than " + MOST_STATES, remedies);
    }
  }

  /** Returns whether all states can be left, so that there are visits and values. */
  public boolean hasWaysOut() {
    for (M probability : leaving) {
      if (probability.isZero()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns how often each state is visited on average.
   *
   * @param entered how often each is entered from outside
   */
  public List<M> visits(List<M> entered) {
    @SuppressWarnings("unchecked")
    M[] visits = (M[]) entered.toArray(new Probability<?>[0]);
    for (int k = n - 1; k >= 0; k--) {
      if (!visits[k].isZero()) {
        M through = visits[k].dividedBy(leaving[k]);
        for (int j = 0; j < k; j++) {
          visits[j] = visits[j].plus(through.times(rows.get(k, first + j)));
        }
      }
    }
    for (int k = 0; k < n; k++) {
      for (int i = 0; i < k; i++) {
        visits[k] = visits[k].plus(visits[i].times(rows.get(i, first + k)));
      }
      visits[k] = visits[k].dividedBy(leaving[k]);
    }
    return List.of(visits);
  }

  /** By state what a column comes to where the states are left for good, on average. */
  public List<M> values(int column) {
    @SuppressWarnings("unchecked")
    M[] values = (M[]) new Probability<?>[n];
    for (int k = 0; k < n; k++) {
      values[k] = rows.get(k, column);
      for (int j = 0; j < k; j++) {
        values[k] = values[k].plus(values[j].times(rows.get(k, first + j)));
      }
      values[k] = values[k].dividedBy(leaving[k]);
    }
    return List.of(values);
  }
}

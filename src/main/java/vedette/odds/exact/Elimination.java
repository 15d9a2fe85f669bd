package vedette.odds.exact;

import java.util.List;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/**
 * The linear equations of a strongly connected component, solved by elimination of one state after
 * the other.
 *
 * <p>By the method of Grassmann, Taksar and Heyman, transitions into an eliminated state continue
 * along its own, and the probability of leaving a state is the sum of its other transitions, never
 * 1 - p(stay): nothing is subtracted.
 *
 * @param <M> the kind of number
 */
public final class Elimination<M extends Probability<M>> {
  /** The maximum number of states in one system: elimination takes the cube of their number. */
  static final int MOST_STATES = 2_000;

  /**
   * By state a row: the probability of leaving all states, then the columns for which values are
   * wanted, then the probability of a transition to each state.
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
   * @param columns the number of columns of a row
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
   * @throws TooLarge if there are more than {@link #MOST_STATES}
   */
  public static void checkSize(int states, Remedy... remedies) {
    if (states > MOST_STATES) {
      throw new TooLarge("a cycle of " + states + " states, more than " + MOST_STATES, remedies);
    }
  }

  /** Returns whether all states can be left, so that visits and values exist. */
  public boolean hasWaysOut() {
    for (M probability : leaving) {
      if (probability.isZero()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the expected visits of each state.
   *
   * @param entered by state the expected number of entries from outside
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

  /**
   * Returns the expected value of a column by state: its mean where the states are left for good.
   */
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

package vedette.odds;

import java.util.Arrays;
import java.util.List;
import vedette.work.Refusal.TooLarge;

/**
 * The equations of a strongly connected component: visits = entered + visits x moves.
 *
 * <p>In a cycle a state is left by way of others or back to itself, so the expected visits are
 * solved for: states are eliminated one by one as Grassmann, Taksar and Heyman do it, where 1 -
 * p(stay) is summed from the other ways out and nothing is ever subtracted.
 */
final class Cycle<M extends Probability<M>> {
  /** The largest cycle that is solved: elimination takes the cube of its states. */
  static final int MOST_STATES = 2_000;

  private final int n;
  private final M[][] moves;
  private final M[] exit;
  private final M[] entered;
  private boolean hasExit;
  private long shareRoundings;
  private long enteredRoundings;

  /**
   * The equations.
   *
   * @param component its states
   * @param visits by state what enters it from outside
   * @throws TooLarge if there are too many
   */
  @SuppressWarnings("unchecked")
  Cycle(NumberSet component, TurnStates turn, Probability.Vector<M> visits, M zero, M one) {
    n = component.size();
    if (n > MOST_STATES) {
      throw new TooLarge(
          "a cycle of " + n + " states, more than " + MOST_STATES,
          "limit the number of turns, or sample it with `--method simulate`");
    }
    moves = (M[][]) new Probability<?>[n][n];
    exit = (M[]) new Probability<?>[n];
    entered = (M[]) new Probability<?>[n];
    for (int i = 0; i < n; i++) {
      Arrays.fill(moves[i], zero);
      exit[i] = zero;
      Row row = turn.row(component.get(i));
      entered[i] = visits.get(component.get(i));
      enteredRoundings = Math.max(enteredRoundings, entered[i].roundings());
      for (int entry = 0; entry < row.size(); entry++) {
        M share = one.along(row, entry);
        int to = entry < turn.endWithin(row) ? component.indexOf(row.target(entry)) : -1;
        if (to >= 0) {
          moves[i][to] = moves[i][to].plus(share);
          shareRoundings = Math.max(shareRoundings, moves[i][to].roundings());
        } else {
          exit[i] = exit[i].plus(share);
          hasExit = true;
        }
      }
      shareRoundings = Math.max(shareRoundings, exit[i].roundings());
    }
  }

  /** Whether there is a way out; without one nothing that enters ever comes to an end. */
  boolean hasExit() {
    return hasExit;
  }

  /** How often each state is visited on average. */
  List<M> visits(Effort effort) {
    M[] leaving = entered.clone();
    for (int k = n - 1; k >= 0; k--) {
      effort.look(0);
      leaving[k] = exit[k];
      for (int j = 0; j < k; j++) {
        leaving[k] = leaving[k].plus(moves[k][j]);
      }
      eliminate(k, leaving[k]);
    }
    M[] solved = entered.clone();
    for (int k = 0; k < n; k++) {
      M probability = entered[k];
      for (int i = 0; i < k; i++) {
        probability = probability.plus(solved[i].times(moves[i][k]));
      }
      solved[k] = probability.over(leaving[k]);
    }
    long roundings = roundings();
    for (int k = 0; k < n; k++) {
      solved[k] = solved[k].withRoundings(roundings);
    }
    return List.of(solved);
  }

  /**
   * Bounds the roundings of the visits. To count them operation by operation would double them with
   * every state taken out; but by the matrix tree theorem a visit is a ratio of sums of products of
   * n - 1 and of n shares, so shares off by c roundings put it off by (2n - 1) c. Taking out state
   * k costs its shares and entries k + 3 roundings, hence the visits of the k states before it 2k
   * (k + 3); its own visits are 2k + 2 roundings from theirs.
   */
  private long roundings() {
    long eliminated = 0;
    for (long k = 0; k < n; k++) {
      eliminated += 2 * k * (k + 3) + 2 * k + 2;
    }
    return enteredRoundings + (2L * n - 1) * shareRoundings + eliminated;
  }

  /** Takes state k out: who would have gone there goes where k leads. */
  private void eliminate(int k, M leaving) {
    for (int i = 0; i < k; i++) {
      if (!moves[i][k].isZero()) {
        M through = moves[i][k].over(leaving);
        for (int j = 0; j < k; j++) {
          moves[i][j] = moves[i][j].plus(through.times(moves[k][j]));
        }
        exit[i] = exit[i].plus(through.times(exit[k]));
      }
    }
    if (!entered[k].isZero()) {
      M through = entered[k].over(leaving);
      for (int j = 0; j < k; j++) {
        entered[j] = entered[j].plus(through.times(moves[k][j]));
      }
    }
  }
}

package vedette.odds;

import java.util.Arrays;
import java.util.List;

/**
 * Pushes probability through an explored chain, from the first state to the results.
 *
 * <p>Component by component. In a cycle a state is left by way of others or back to itself, so the
 * expected visits are solved for: states are eliminated one by one as Grassmann, Taksar and Heyman
 * do it, where 1 - p(stay) is summed from the other ways out and nothing is ever subtracted. What
 * enters a component without a way out never comes to a result: it stays undecided.
 */
final class Propagation<M extends Mass<M>> {
  /** The largest cycle that is solved: elimination takes the cube of its states. */
  static final int MAX_CYCLE = 2_000;

  private final BattleChain<?, ?> chain;
  private final M zero;
  private final M one;
  private final Masses<M> visits;
  private final Masses<M> ends;
  private final int[] place;
  private M undecided;

  private Propagation(BattleChain<?, ?> chain, M zero, M one) {
    this.chain = chain;
    this.zero = zero;
    this.one = one;
    visits = zero.zeros(chain.states());
    ends = zero.zeros(chain.results());
    place = new int[chain.states()];
    Arrays.fill(place, -1);
    undecided = zero;
  }

  /** The probability of each result of an explored chain. */
  static <M extends Mass<M>> Propagation<M> through(BattleChain<?, ?> chain, M zero, M one) {
    Propagation<M> propagation = new Propagation<>(chain, zero, one);
    propagation.run();
    return propagation;
  }

  /** The probability of each result by its number. */
  Masses<M> ends() {
    return ends;
  }

  /**
   * How often the state with this number is visited, on average; visits after which no end can be
   * reached, which may be without number, are not counted.
   */
  M visits(int state) {
    return visits.get(state);
  }

  /** The probability that no result is ever reached. */
  M undecided() {
    return undecided;
  }

  private void run() {
    visits.set(0, one);
    for (int[] component : Components.of(chain)) {
      if (component.length == 1 && !returns(component[0])) {
        push(component[0], false);
      } else {
        solve(component);
      }
    }
  }

  private boolean returns(int state) {
    int from = chain.start(state);
    for (int entry = from; entry < from + chain.length(state); entry++) {
      if (chain.target(entry) == state) {
        return true;
      }
    }
    return false;
  }

  /** Hands a state's visits on along its row, but not within its own component. */
  private void push(int state, boolean onlyOutside) {
    M mass = visits.get(state);
    int from = chain.start(state);
    long total = chain.total(state);
    for (int entry = from; entry < from + chain.length(state); entry++) {
      int to = chain.target(entry);
      if (to < 0) {
        ends.add(~to, mass, chain.weight(entry), total);
      } else if (!onlyOutside || place[to] < 0) {
        visits.add(to, mass, chain.weight(entry), total);
      }
    }
  }

  private void solve(int[] component) {
    if (component.length > MAX_CYCLE) {
      throw new Refusal(
          "the fight goes round in a cycle of "
              + component.length
              + " states; at most "
              + MAX_CYCLE
              + " are solved exactly",
          "limit the number of turns, or sample it with `--method simulate`");
    }
    for (int i = 0; i < component.length; i++) {
      place[component[i]] = i;
    }
    Cycle cycle = new Cycle(component);
    if (cycle.hasExit) {
      List<M> solved = cycle.visits();
      for (int i = 0; i < component.length; i++) {
        visits.set(component[i], solved.get(i));
      }
      for (int state : component) {
        push(state, true);
      }
    } else {
      for (int state : component) {
        undecided = undecided.plus(visits.get(state));
        visits.set(state, zero);
      }
    }
    for (int state : component) {
      place[state] = -1;
    }
  }

  /** The equations of one component: visits = entered + visits x moves. */
  private final class Cycle {
    private final int n;
    private final M[][] moves;
    private final M[] exit;
    private final M[] entered;
    private boolean hasExit;
    private long shareRoundings;
    private long enteredRoundings;

    @SuppressWarnings("unchecked")
    Cycle(int[] component) {
      n = component.length;
      moves = (M[][]) new Mass<?>[n][n];
      exit = (M[]) new Mass<?>[n];
      entered = (M[]) new Mass<?>[n];
      for (int i = 0; i < n; i++) {
        Arrays.fill(moves[i], zero);
        exit[i] = zero;
        int state = component[i];
        entered[i] = visits.get(state);
        enteredRoundings = Math.max(enteredRoundings, entered[i].roundings());
        int from = chain.start(state);
        for (int entry = from; entry < from + chain.length(state); entry++) {
          M share = one.share(chain.weight(entry), chain.total(state));
          int to = chain.target(entry);
          if (to >= 0 && place[to] >= 0) {
            moves[i][place[to]] = moves[i][place[to]].plus(share);
            shareRoundings = Math.max(shareRoundings, moves[i][place[to]].roundings());
          } else {
            exit[i] = exit[i].plus(share);
            hasExit = true;
          }
        }
        shareRoundings = Math.max(shareRoundings, exit[i].roundings());
      }
    }

    List<M> visits() {
      M[] leaving = entered.clone();
      for (int k = n - 1; k >= 0; k--) {
        leaving[k] = exit[k];
        for (int j = 0; j < k; j++) {
          leaving[k] = leaving[k].plus(moves[k][j]);
        }
        eliminate(k, leaving[k]);
      }
      M[] solved = entered.clone();
      for (int k = 0; k < n; k++) {
        M mass = entered[k];
        for (int i = 0; i < k; i++) {
          mass = mass.plus(solved[i].times(moves[i][k]));
        }
        solved[k] = mass.over(leaving[k]);
      }
      long roundings = roundings();
      for (int k = 0; k < n; k++) {
        solved[k] = solved[k].withRoundings(roundings);
      }
      return List.of(solved);
    }

    /**
     * Bounds the roundings of the visits. To count them operation by operation would double them
     * with every state taken out; but by the matrix tree theorem a visit is a ratio of sums of
     * products of n - 1 and of n shares, so shares off by c roundings put it off by (2n - 1) c.
     * Taking out state k costs its shares and entries k + 3 roundings, hence the visits of the k
     * states before it 2k (k + 3); its own visits are 2k + 2 roundings from theirs.
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
}

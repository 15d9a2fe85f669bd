package vedette.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.work.Limits;

/**
 * What fights come to on average that differ by nothing but where they begin: found for all of them
 * in one pass over the states, from the ends backwards.
 *
 * <p>A state is worth what the states are worth that its step leads to, each by its chance. So
 * every fight whose first state is among the states is answered by the way.
 */
public final class Backward<S, R> {
  /** How many states of all turns together are kept: some 40 megabytes. */
  private static final int MOST_KEPT = 10_000_000;

  /** The roundings in a share of plain weights, which each step counts already. */
  private static final int ROUNDINGS_OF_A_SHARE = 2;

  private final BattleChain<S, R> chain;
  private final List<Worth<R>> wanted;
  private final TurnStates states;

  /** What states are worth in this turn and in the next. */
  private StateAverages now;

  private StateAverages next;

  /** A number that a result is worth, not negative. */
  @FunctionalInterface
  public interface Worth<R> {
    /** The number, of a fight that ends with this result in this turn. */
    double of(R result, int turn);
  }

  /**
   * What a fight comes to.
   *
   * @param values what was wanted, in the order of asking, on average over all fights; those that
   *     never end are worth nothing
   * @param decided the chance that an end is reached; 1 if it always is
   * @param undecided the chance that none is
   * @param off which share of itself any of these may be off by
   */
  public record Averages(double[] values, double decided, double undecided, double off) {}

  private Backward(Engagement<S, R> fight, List<Worth<R>> wanted) {
    chain = new BattleChain<>(fight, Listener.NOBODY);
    this.wanted = wanted;
    states = new TurnStates(chain);
    now = new StateAverages(wanted.size());
    next = new StateAverages(wanted.size());
  }

  /**
   * The averages of some fights.
   *
   * @param fight one of that kind
   * @param firsts where the fights begin
   * @param byTurn whether what is wanted asks for the turn
   * @param limits what they may take together
   * @return null if they may go round in a cycle of several states, outlast the last turn that
   *     their rules ask for, or enter too many states turn by turn, and have to be solved one by
   *     one
   * @throws Refusal if they would take more
   */
  public static <S, R> Backward<S, R> of(
      Engagement<S, R> fight,
      Collection<S> firsts,
      List<Worth<R>> wanted,
      boolean byTurn,
      Limits limits) {
    Backward<S, R> backward = new Backward<>(fight, wanted);
    int[] roots = firsts.stream().mapToInt(backward.chain::number).toArray();
    Effort effort = new Effort(limits);
    boolean solved =
        !byTurn && fight.rules().lastTurn() == 0
            ? backward.solve(roots, 1, true, effort)
            : backward.turnByTurn(roots, fight.rules().lastTurn(), effort);
    return solved ? backward : null;
  }

  /** What the fight comes to that begins in this state. */
  public Averages from(S first) {
    return now.of(chain.number(first));
  }

  private boolean turnByTurn(int[] roots, int lastTurn, Effort effort) {
    List<int[]> live = new ArrayList<>();
    int kept = 0;
    int[] entered = roots;
    while (entered.length > 0) {
      if (live.size() == Math.max(1, lastTurn)) {
        return false;
      }
      live.add(entered);
      kept += live.size() > 1 && entered == live.get(live.size() - 2) ? 0 : entered.length;
      if (kept > MOST_KEPT) {
        return false;
      }
      states.explore(entered, live.size(), false, effort);
      BitSet following = new BitSet();
      for (int i = 0; i < states.size(); i++) {
        Row row = states.row(states.state(i));
        for (int entry = row.nextTurn(); entry < row.ended(); entry++) {
          following.set(row.target(entry));
        }
      }
      int[] then = following.stream().toArray();
      // In a long fight the same states are entered turn after turn: kept once.
      entered = Arrays.equals(then, entered) ? entered : then;
    }
    for (int turn = live.size(); turn >= 1; turn--) {
      StateAverages later = now;
      now = next;
      next = later;
      if (!solve(live.get(turn - 1), turn, false, effort)) {
        return false;
      }
    }
    return true;
  }

  private boolean solve(int[] entered, int turn, boolean allTurns, Effort effort) {
    states.explore(entered, turn, allTurns, effort);
    now.ensureCapacity(chain.states());
    next.ensureCapacity(chain.states());
    if (states.isFlat()) {
      for (int i = 0; i < states.size(); i++) {
        solve(states.state(i), turn);
      }
      return true;
    }
    List<int[]> components = states.components();
    for (int i = components.size() - 1; i >= 0; i--) {
      int[] component = components.get(i);
      if (component.length > 1 || states.row(component[0]).weights().hasTiny()) {
        return false;
      }
      solve(components.get(i)[0], turn);
    }
    return true;
  }

  /** Finds what a state is worth from those that its step leads to, which are known. */
  private void solve(int state, int turn) {
    Row row = states.row(state);
    int within = states.endWithin(row);
    // A fight that stays in the state leaves it in the end, in proportion to the other entries.
    double leaving = leaving(row, within);
    now.begin(state);
    if (leaving == 0) {
      now.neverEnds(state);
      return;
    }
    for (int entry = 0; entry < row.size(); entry++) {
      int to = row.target(entry);
      double share = row.weights().shares()[entry] / leaving;
      if (entry >= row.ended()) {
        now.end(state, share, values(chain.result(to), turn));
      } else if (entry >= within) {
        now.add(state, share, next, to);
      } else if (to != state) {
        now.add(state, share, now, to);
      }
    }
    if (leaving != 1) {
      now.round(state, row.size());
    }
    now.round(state, Math.max(0, row.weights().roundings() - ROUNDINGS_OF_A_SHARE));
  }

  /** The chance that the step leads to another state or an end; nothing is subtracted. */
  private static double leaving(Row row, int within) {
    double leaving = 0;
    boolean stays = false;
    for (int entry = 0; entry < row.size(); entry++) {
      boolean staying = entry < within && row.target(entry) == row.state();
      stays |= staying;
      leaving += staying ? 0 : row.weights().shares()[entry];
    }
    return stays ? leaving : 1;
  }

  private double[] values(R result, int turn) {
    double[] values = new double[wanted.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = wanted.get(i).of(result, turn);
    }
    return values;
  }
}

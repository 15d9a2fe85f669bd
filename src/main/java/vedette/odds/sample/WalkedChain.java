package vedette.odds.sample;

import java.util.Arrays;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.odds.chain.Graph;
import vedette.odds.chain.Numbering;
import vedette.odds.chain.Row;
import vedette.odds.chain.TurnPartition;
import vedette.odds.sample.SamplingTable.CellAllocation;

/**
 * The part of a graph of states that battles have reached, with the rows along which they walk.
 *
 * <p>A position is a state and, if its turn matters, that turn: a walking battle carries no clock.
 * The rows are copies of those that the graph has for an era; no rule is played again for them.
 *
 * <p>Transitions from a position to itself are left out of its row. The relative weights of the
 * other destinations stay the same, so a battle leaves the position in one draw. This rounds
 * nothing: the other weights stay integers. If turns are distinguished, the next turn is another
 * position, and each turn that passes is counted.
 */
final class WalkedChain<S, R> {
  /** The end of a battle from which no end can be reached. */
  static final int NOWHERE = 0;

  /** The end of a battle that was cut off. */
  static final int CUT_OFF = 1;

  /** The first end with a result. */
  static final int FIRST_RESULT = 2;

  /** The number of cells that count as one state of the limit. */
  private static final int CELLS_A_STATE = 64;

  /**
   * The depth from which a remainder row leads to itself: to reach it is practically impossible.
   */
  private static final int DEEPEST = 21;

  private final Graph<S, R, Row> graph;
  private final TurnPartition turnPartition;
  private final Numbering<ChainPosition> standings = new Numbering<>();
  private final Numbering<ChainPosition> ends = new Numbering<>();
  private final SamplingTable table = new SamplingTable();
  private int[] rowOf = {-1};

  /** All filled rows in the order of their cells. */
  private int[] filled = new int[64];

  /** By filled row the unfilled place that it replaced. */
  private int[] wanted = new int[64];

  private int rowsFilled;

  /** The number of a state or a result, and the turn. */
  private record ChainPosition(int number, int turn) {
    @Override
    public int hashCode() {
      return 31 * number + turn;
    }
  }

  WalkedChain(Engagement<S, R> fight, Listener listener) {
    graph = Graph.ofRows(fight, listener);
    turnPartition = TurnPartition.of(fight);
    positionOf(0, 1);
  }

  /** Returns the position of a state; without a clock that is the state. */
  private int positionOf(int state, int turn) {
    return turnPartition.areOne()
        ? state
        : standings.of(new ChainPosition(state, turnPartition.distinguished(turn)));
  }

  private int stateOf(int standing) {
    return turnPartition.areOne() ? standing : standings.value(standing).number();
  }

  private int turnOf(int standing) {
    return turnPartition.areOne() ? 1 : standings.value(standing).turn();
  }

  private int end(int result, int turn) {
    return FIRST_RESULT
        + (turnPartition.measured() ? ends.of(new ChainPosition(result, turn)) : result);
  }

  /**
   * Returns whether it has grown beyond this number of states, or close to the limit of the table.
   */
  boolean isFull(int maxStates) {
    int known = Math.max(graph.nodes().size(), standings.size()) + ends();
    return known + table.size() / CELLS_A_STATE > maxStates
        || table.size() > SamplingTable.MOST_CELLS - SamplingTable.MOST_CELLS / 8;
  }

  /** Returns the number of rows for which the rules have been played. */
  int rowsPlayed() {
    return graph.nodes().size();
  }

  SamplingTable table() {
    return table;
  }

  /** Returns the number of known ends, including those without a result. */
  int ends() {
    return FIRST_RESULT + (turnPartition.measured() ? ends.size() : graph.results().size());
  }

  /** Returns the result of an end, from {@link #FIRST_RESULT} on. */
  R result(int end) {
    int number = end - FIRST_RESULT;
    return graph.results().value(turnPartition.measured() ? ends.value(number).number() : number);
  }

  /** Returns the turn of an end; 0 if no measure counts turns. */
  int turn(int end) {
    return turnPartition.measured() ? ends.value(end - FIRST_RESULT).turn() : 0;
  }

  /** Returns the row in which battles begin. */
  int first() {
    return row(SamplingTable.unfilled(0, 0));
  }

  /** Returns the state of this row, or of the row whose remainder it is. */
  S state(int row) {
    return graph.states().value(stateOf(SamplingTable.state(wanted(row))));
  }

  /** Returns the turn of a battle at this row. */
  int turnAt(int row) {
    return turnOf(SamplingTable.state(wanted(row)));
  }

  /** Returns this chain's row for the position of a row of another chain of the same fight. */
  int row(int of, WalkedChain<S, R> other) {
    int standing = positionOf(graph.states().of(other.state(of)), other.turnAt(of));
    row(SamplingTable.unfilled(standing, 0));
    return row(SamplingTable.unfilled(standing, SamplingTable.depth(other.wanted(of))));
  }

  private int wanted(int row) {
    return wanted[Arrays.binarySearch(filled, 0, rowsFilled, row)];
  }

  /** Returns the row of an unfilled place, and fills it first. */
  int row(int unfilled) {
    int standing = SamplingTable.state(unfilled);
    if (SamplingTable.depth(unfilled) > 0) {
      // If two lanes ask for the same row it is mostly the last one; a second copy would do no
      // harm.
      boolean isLast = rowsFilled > 0 && wanted[rowsFilled - 1] == unfilled;
      return isLast ? filled[rowsFilled - 1] : fill(unfilled);
    }
    if (standing >= rowOf.length) {
      int known = rowOf.length;
      rowOf = Arrays.copyOf(rowOf, Math.max(standing + 1, 2 * known));
      Arrays.fill(rowOf, known, rowOf.length, -1);
    }
    if (rowOf[standing] < 0) {
      rowOf[standing] = fill(unfilled);
    }
    return rowOf[standing];
  }

  /**
   * Sets the weights of a row with rounded weights from its shares, conditioned on leaving the
   * state. Rounded weights are too coarse if the state is left with a small probability.
   */
  private void weigh(Row from, int standing, int turn, long[] weights) {
    double[] shares = from.weights().shares();
    double leaving = 0;
    for (int entry = 0; entry < from.size(); entry++) {
      leaving += stays(from, entry, standing, turn) ? 0 : shares[entry];
    }
    int way = 0;
    for (int entry = 0; entry < from.size(); entry++) {
      if (!stays(from, entry, standing, turn)) {
        weights[way++] = Math.max(1, Math.round(shares[entry] / leaving * 0x1p61));
      }
    }
  }

  private boolean stays(Row from, int entry, int standing, int turn) {
    return entry < from.ended()
        && positionOf(from.target(entry), entry < from.nextTurn() ? turn : turn + 1) == standing;
  }

  private int fill(int unfilled) {
    int standing = SamplingTable.state(unfilled);
    int depth = SamplingTable.depth(unfilled);
    int turn = turnOf(standing);
    Row from = graph.node(stateOf(standing), turn);
    long[] weights = new long[from.size()];
    int[] places = new int[from.size()];
    int ways = 0;
    for (int entry = 0; entry < from.size(); entry++) {
      int to = from.target(entry);
      weights[ways] = from.weight(entry);
      if (entry >= from.ended()) {
        places[ways++] = SamplingTable.end(end(to, turn));
      } else {
        int next = positionOf(to, entry < from.nextTurn() ? turn : turn + 1);
        places[ways] = SamplingTable.unfilled(next, 0);
        ways += next == standing ? 0 : 1;
      }
    }
    if (ways == 0) {
      places[ways++] = SamplingTable.end(NOWHERE);
    }
    if (from.weights().rounded() && ways > 0) {
      weigh(from, standing, turn, weights);
    }
    CellAllocation allocation = new CellAllocation(Arrays.copyOf(weights, ways));
    for (int i = 0; i < depth; i++) {
      allocation = allocation.leftOver();
    }
    boolean recurs = depth == DEEPEST || allocation.recur();
    int row =
        table.add(
            allocation,
            Arrays.copyOf(places, ways),
            recurs ? SamplingTable.ITSELF : SamplingTable.unfilled(standing, depth + 1));
    if (rowsFilled == filled.length) {
      filled = Arrays.copyOf(filled, 2 * rowsFilled);
      wanted = Arrays.copyOf(wanted, 2 * rowsFilled);
    }
    filled[rowsFilled] = row;
    wanted[rowsFilled++] = unfilled;
    return row;
  }
}

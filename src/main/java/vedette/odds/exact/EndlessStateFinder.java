package vedette.odds.exact;

import java.util.HashMap;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.odds.chain.Graph;
import vedette.odds.chain.Numbering;
import vedette.odds.chain.Row;
import vedette.odds.chain.TurnPartition;

/** A search for states from which no end of a fight can be reached. */
public final class EndlessStateFinder<S, R> {
  /** The maximum number of states in an endless component that is recognized. */
  private static final int MOST_STATES = 10_000;

  private final Engagement<S, R> fight;
  private final TurnPartition turnPartition;
  private final Map<StateInTurn<S>, Boolean> known = new HashMap<>();

  public EndlessStateFinder(Engagement<S, R> fight) {
    this.fight = fight;
    turnPartition = TurnPartition.of(fight);
  }

  /** A state in a turn; turns that the rules cannot distinguish are one. */
  private record StateInTurn<S>(S state, int turn) {}

  /** Returns whether no path leads from this state to an end; plays every path to find out. */
  public boolean isTrap(S state, int turn) {
    if (known.size() > MOST_STATES) {
      known.clear();
    }
    return known.computeIfAbsent(standing(state, turn), this::hasNoWayOut);
  }

  private StateInTurn<S> standing(S state, int turn) {
    return new StateInTurn<>(state, turnPartition.asked(turn));
  }

  private boolean hasNoWayOut(StateInTurn<S> from) {
    Graph<S, R, Row> graph = Graph.ofRows(fight, Listener.NOBODY);
    Numbering<StateInTurn<S>> seen = new Numbering<>();
    seen.of(from);
    for (int i = 0; i < seen.size(); i++) {
      StateInTurn<S> stateInTurn = seen.value(i);
      Row row = graph.node(graph.states().of(stateInTurn.state()), stateInTurn.turn());
      if (row.endsFights() || seen.size() > MOST_STATES) {
        return false;
      }
      for (int entry = 0; entry < row.size(); entry++) {
        int passed = entry < row.nextTurn() ? 0 : 1;
        seen.of(standing(graph.states().value(row.target(entry)), stateInTurn.turn() + passed));
      }
    }
    return true;
  }
}

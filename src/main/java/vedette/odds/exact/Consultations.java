package vedette.odds.exact;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.odds.chain.Graph;
import vedette.odds.chain.PathEnumerator;
import vedette.odds.chain.Row;
import vedette.work.Limits;

/** How often a fight consults each cell of its tables. */
public final class Consultations {
  private Consultations() {}

  /** A cell, by the labels of its row and its column. */
  public record Place(String table, String row, String column) {}

  /**
   * The consultations of a fight.
   *
   * @param times the exact mean number of times that each cell is consulted in one fight
   * @param followed the mean number of these times after which any cell may be consulted again; at
   *     least the exact number
   */
  public record ConsultedCells(Map<Place, Double> times, Map<Place, Double> followed) {}

  /**
   * Returns the exact mean number of times that each cell is consulted in one fight. States from
   * which no end can be reached do not count.
   *
   * @param listener hears every note of every path through the fight, some more than once
   * @throws vedette.work.Refusal if this exceeds the limits
   */
  public static Map<Place, Double> of(Engagement<?, ?> fight, Limits limits, Listener listener) {
    return inOrder(fight, limits, listener).times();
  }

  /**
   * Returns how often each cell is consulted, and how often that may not be the last time that any
   * cell is consulted. States from which no end can be reached do not count.
   *
   * @param listener hears every note of every path through the fight, some more than once
   * @throws vedette.work.Refusal if this exceeds the limits
   */
  public static <S, R> ConsultedCells inOrder(
      Engagement<S, R> fight, Limits limits, Listener listener) {
    Graph<S, R, Row> graph = Graph.ofRows(fight, Listener.NOBODY);
    Propagation<RoundedProbability> propagation =
        Propagation.through(graph, fight, RoundedProbability.ZERO, RoundedProbability.ONE, limits);
    Map<Place, Double> times = new LinkedHashMap<>();
    Map<Place, Double> followed = new HashMap<>();
    List<Map<Place, Double>> last = new ArrayList<>();
    List<Place> heard = new ArrayList<>();
    PathEnumerator<S, R> pathEnumerator =
        PathEnumerator.inFull(
            fight,
            note -> {
              hear(note, heard);
              listener.note(note);
            });
    for (Row row : graph.nodes()) {
      limits.deadline().check();
      double visits = propagation.visits(row).value();
      Map<Place, Double> lastOfRow = new HashMap<>();
      pathEnumerator.play(
          graph.states().value(row.era().state()),
          row.era().from(),
          (end, path) -> {
            for (int i = 0; i < heard.size(); i++) {
              double share = visits * path.weight() / path.outOf();
              times.merge(heard.get(i), share, Double::sum);
              (i + 1 < heard.size() ? followed : lastOfRow).merge(heard.get(i), share, Double::sum);
            }
            heard.clear();
          });
      last.add(lastOfRow);
    }
    BitSet consulting = consulting(graph.nodes(), last);
    for (int i = 0; i < last.size(); i++) {
      if (leadsTo(consulting, graph.nodes().get(i))) {
        last.get(i).forEach((place, share) -> followed.merge(place, share, Double::sum));
      }
    }
    return new ConsultedCells(times, followed);
  }

  /**
   * Returns the states from which a cell may be consulted, by their numbers.
   *
   * @param last the cells that each row consults
   */
  private static BitSet consulting(List<Row> rows, List<Map<Place, Double>> last) {
    BitSet consulting = new BitSet();
    for (int i = 0; i < rows.size(); i++) {
      if (!last.get(i).isEmpty()) {
        consulting.set(rows.get(i).era().state());
      }
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      // Rows mostly lead to later ones.
      for (int i = rows.size() - 1; i >= 0; i--) {
        int state = rows.get(i).era().state();
        if (!consulting.get(state) && leadsTo(consulting, rows.get(i))) {
          consulting.set(state);
          changed = true;
        }
      }
    }
    return consulting;
  }

  private static boolean leadsTo(BitSet consulting, Row row) {
    for (int entry = 0; entry < row.ended(); entry++) {
      if (consulting.get(row.targets()[entry])) {
        return true;
      }
    }
    return false;
  }

  private static void hear(Note note, List<Place> heard) {
    if (note instanceof Note.Cell cell) {
      heard.add(new Place(cell.table(), cell.row(), cell.column()));
    }
  }
}

package vedette.odds.exact;

import java.util.ArrayList;
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

/** The expected number of times that a fight consults each cell of its tables. */
public final class Consultations {
  private Consultations() {}

  /** A cell, by the labels of its row and its column. */
  public record Place(String table, String row, String column) {}

  /**
   * Returns the exact mean number of times that each cell is consulted in one fight. States from
   * which no end can be reached do not count.
   *
   * @param listener hears every note of every path through the fight, some more than once
   * @throws vedette.work.Refusal if this exceeds the limits
   */
  public static <S, R> Map<Place, Double> of(
      Engagement<S, R> fight, Limits limits, Listener listener) {
    Graph<S, R, Row> graph = Graph.ofRows(fight, Listener.NOBODY);
    Propagation<RoundedProbability> propagation =
        Propagation.through(graph, fight, RoundedProbability.ZERO, RoundedProbability.ONE, limits);
    Map<Place, Double> times = new LinkedHashMap<>();
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
      pathEnumerator.play(
          graph.states().value(row.era().state()),
          row.era().from(),
          (end, path) -> {
            for (Place place : heard) {
              times.merge(place, visits * path.weight() / path.outOf(), Double::sum);
            }
            heard.clear();
          });
    }
    return times;
  }

  private static void hear(Note note, List<Place> heard) {
    if (note instanceof Note.Cell cell) {
      heard.add(new Place(cell.table(), cell.row(), cell.column()));
    }
  }
}

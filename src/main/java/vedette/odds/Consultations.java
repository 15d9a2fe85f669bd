package vedette.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.work.Limits;

/** How often a fight consults each cell of its tables, on average. */
public final class Consultations {
  private Consultations() {}

  /** A cell, by the labels of its row and its column. */
  public record Place(String table, String row, String column) {}

  /**
   * The mean number of times that each cell is consulted in one fight, exactly; what is consulted
   * after no end can be reached any more is not counted.
   *
   * @throws Refusal if it would take more than it may
   */
  public static <S, R> Map<Place, Double> of(Engagement<S, R> fight, Limits limits) {
    return of(fight, limits, Listener.NOBODY);
  }

  /**
   * The same.
   *
   * @param listener hears every note of every way through the fight, some more than once
   */
  public static <S, R> Map<Place, Double> of(
      Engagement<S, R> fight, Limits limits, Listener listener) {
    return times(
        fight,
        limits,
        note -> {
          listener.note(note);
          return note instanceof Note.Cell cell
              ? new Place(cell.table(), cell.row(), cell.column())
              : null;
        });
  }

  /** The mean number of times that a side that decides best decides what. */
  public static Map<Note.Decision, Double> decisions(Engagement<?, ?> fight, Limits limits) {
    return times(fight, limits, note -> note instanceof Note.Decision decision ? decision : null);
  }

  private static <S, R, T> Map<T, Double> times(
      Engagement<S, R> fight, Limits limits, Function<Note, T> counted) {
    BattleChain<S, R> chain = new BattleChain<>(fight, Listener.NOBODY);
    Propagation<Rounded> propagation =
        Propagation.through(chain, fight, Rounded.ZERO, Rounded.ONE, limits);
    Map<T, Double> times = new LinkedHashMap<>();
    List<T> heard = new ArrayList<>();
    EveryRoll<S, R> everyRoll =
        EveryRoll.inFull(
            fight,
            note -> {
              T it = counted.apply(note);
              if (it != null) {
                heard.add(it);
              }
            });
    for (Row row : chain.rows()) {
      limits.deadline().check();
      double visits = propagation.visits(row).value();
      everyRoll.play(
          chain.state(row.state()),
          row.from(),
          (end, weight, outOf) -> {
            for (T it : heard) {
              times.merge(it, visits * weight / outOf, Double::sum);
            }
            heard.clear();
          });
    }
    return times;
  }
}

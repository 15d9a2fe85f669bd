package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import vedette.study.Figure;

/** Picks what is worth a map of its own where nobody named a measure. */
final class Furthest {
  private Furthest() {}

  /**
   * The mean and the chance that move furthest, which cannot be compared with each other.
   *
   * @param range how far the figure of an index moves
   * @return their indices; fewer than two if there is none of a kind that moves
   */
  static List<Integer> of(List<Figure> figures, IntToDoubleFunction range) {
    List<Integer> furthest = new ArrayList<>();
    for (boolean mean : new boolean[] {true, false}) {
      int widest = -1;
      double most = 0;
      for (int i = 0; i < figures.size(); i++) {
        double here = range.applyAsDouble(i);
        if (figures.get(i).mean() == mean && here > most) {
          widest = i;
          most = here;
        }
      }
      if (widest >= 0) {
        furthest.add(widest);
      }
    }
    return furthest;
  }
}

package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import vedette.study.Figure;

/** Picks what is worth a map of its own where nobody named a measure. */
final class Furthest {
  private Furthest() {}

  /**
   * The chance of success, if it moves at all, and the mean that moves furthest; without success
   * that mean and the chance that moves furthest, which cannot be compared with each other.
   *
   * @param range how far the figure of an index moves
   * @return their indices; fewer than two if there is none of a kind that moves
   */
  static List<Integer> of(List<Figure> figures, IntToDoubleFunction range) {
    List<Integer> furthest = new ArrayList<>();
    int mean = widest(figures, true, range);
    if (mean >= 0) {
      furthest.add(mean);
    }
    for (int i = 0; i < figures.size(); i++) {
      if (figures.get(i).isSuccess() && range.applyAsDouble(i) > 0) {
        furthest.add(0, i);
        return furthest;
      }
    }
    int chance = widest(figures, false, range);
    if (chance >= 0) {
      furthest.add(chance);
    }
    return furthest;
  }

  /** The mean or chance that moves furthest; -1 if none moves. */
  private static int widest(List<Figure> figures, boolean mean, IntToDoubleFunction range) {
    int widest = -1;
    double most = 0;
    for (int i = 0; i < figures.size(); i++) {
      double here = range.applyAsDouble(i);
      if (figures.get(i).mean() == mean && here > most) {
        widest = i;
        most = here;
      }
    }
    return widest;
  }
}

package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;

/** Takes D.Points off units: the one with most first (LF7). */
final class Redress {
  private Redress() {}

  /** The units with so many points fewer, or none at all. */
  static List<Status> of(List<Status> units, int points) {
    List<Status> left = new ArrayList<>(units);
    for (int i = 0; i < points; i++) {
      int worst = worst(left);
      if (worst < 0) {
        break;
      }
      left.set(worst, left.get(worst).recover(1));
    }
    return List.copyOf(left);
  }

  /** The unit with most D.Points, the first of equals; -1 if none has any. */
  private static int worst(List<Status> units) {
    int worst = -1;
    for (int i = 0; i < units.size(); i++) {
      boolean has = units.get(i).dp() > 0 && !units.get(i).isDestroyed();
      if (has && (worst < 0 || units.get(i).dp() > units.get(worst).dp())) {
        worst = i;
      }
    }
    return worst;
  }
}

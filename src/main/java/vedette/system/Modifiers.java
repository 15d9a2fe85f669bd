package vedette.system;

import java.util.ArrayList;
import java.util.List;

/**
 * The modifiers of one roll.
 *
 * @param shiftCap the net shift is cut to this, either way; -1 for no cap
 * @param drmCap the same of the net DRM
 */
public record Modifiers(List<Modifier> list, int shiftCap, int drmCap) {
  static final Modifiers NONE = new Modifiers(List.of(), -1, -1);

  /** All of them, and one more; null is none. */
  List<Modifier> and(Modifier more) {
    List<Modifier> all = new ArrayList<>(list);
    if (more != null) {
      all.add(more);
    }
    return all;
  }

  /** A net sum within a cap. */
  public static int capped(int sum, int cap) {
    return cap < 0 ? sum : Math.max(-cap, Math.min(cap, sum));
  }
}

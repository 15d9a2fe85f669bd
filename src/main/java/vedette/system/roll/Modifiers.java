package vedette.system.roll;

import java.util.ArrayList;
import java.util.List;

/** The modifiers of one roll, and the limits of their sums. */
public record Modifiers(List<Modifier> list, SumLimits cap) {
  /** Returns the modifiers and one more; null for none. */
  public List<Modifier> with(Modifier more) {
    List<Modifier> all = new ArrayList<>(list);
    if (more != null) {
      all.add(more);
    }
    return all;
  }
}

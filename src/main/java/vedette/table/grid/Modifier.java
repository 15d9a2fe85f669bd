package vedette.table.grid;

import java.util.ArrayList;
import java.util.List;
import vedette.source.Position;

/**
 * A change to a die roll, a differential or the like, under a condition.
 *
 * @param name its name: {@code woods}
 * @param when the condition that the rules check: {@code terrain}
 * @param value the number added, -99 to 99, from the attacker's view; from the view of the side
 *     that has it if either side can (an officer)
 * @param group its group, of which only the strongest that applies counts; "" if it always counts
 * @param bothWays whether it applies whichever side attacks
 * @param each whether it counts as often as its condition holds, else once
 * @param in the rolls or values to which it applies, in the words of the rules; empty for every use
 *     of the table
 * @param readings ids of the readings on which it is based
 */
public record Modifier(
    String name,
    String when,
    int value,
    String group,
    boolean bothWays,
    boolean each,
    List<String> in,
    List<String> readings) {

  /** Keeps its own copies of the lists. */
  public Modifier {
    in = List.copyOf(in);
    readings = List.copyOf(readings);
  }

  /** Returns whether it applies to this roll or value. */
  public boolean countsIn(String what) {
    return in.isEmpty() || in.contains(what);
  }

  /** Returns its condition, with the rolls or values to which it applies. */
  public String condition() {
    return in.isEmpty() ? when : when + " in " + String.join(", ", in);
  }

  /** Returns its parts, the value first. */
  List<TablePart> parts(Position at) {
    String of = "modifier " + name;
    boolean isKey = when.equals(Usage.DRM) || when.equals(Usage.SHIFT);
    List<TablePart> parts = new ArrayList<>();
    parts.add(TablePart.of(of, isKey ? when : "", (value > 0 ? "+" : "") + value, at));
    if (!isKey) {
      parts.add(TablePart.of(of, "when", condition(), at));
    }
    if (!group.isEmpty()) {
      parts.add(TablePart.of(of, "group", group, at));
    }
    if (bothWays) {
      parts.add(TablePart.of(of, "bothWays", "true", at));
    }
    if (each) {
      parts.add(TablePart.of(of, "each", "true", at));
    }
    return parts;
  }

  /** Returns the total added for a condition that holds a number of times, from 0. */
  public int value(int times) {
    return value * (each ? times : Math.min(1, times));
  }

  /** Hashes the name only: two modifiers seldom share one. */
  @Override
  public int hashCode() {
    return name.hashCode();
  }
}

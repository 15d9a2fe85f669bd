package vedette.table.grid;

import java.util.ArrayList;
import java.util.List;
import vedette.source.Position;

/**
 * A change to a die roll, a differential or the like, under a condition.
 *
 * @param name what it is called: {@code woods}
 * @param when the condition that the rules check: {@code terrain}
 * @param value what is added, -99 to 99, seen from the attacker; for what either side can have (an
 *     officer), seen from the side that has it
 * @param group of several that apply in one group only the strongest counts; "" if it always counts
 * @param bothWays whether it applies whichever side attacks
 * @param each whether it counts as often as its condition holds, else once
 * @param in what it counts in, in the words of the rules; empty if in all that consults the table
 * @param readings ids of the readings that it rests on
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

  /** Returns whether it counts in this. */
  public boolean countsIn(String what) {
    return in.isEmpty() || in.contains(what);
  }

  /** The same with another value. */
  public Modifier worth(int other) {
    return new Modifier(name, when, other, group, bothWays, each, in, readings);
  }

  /** Its condition, and what it counts in. */
  public String condition() {
    return in.isEmpty() ? when : when + " in " + String.join(", ", in);
  }

  /** Returns what it says: first what it adds. */
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

  /** Returns what it adds if its condition holds so often, from 0. */
  public int value(int times) {
    return value * (each ? times : Math.min(1, times));
  }

  /** Names hardly ever come twice. */
  @Override
  public int hashCode() {
    return name.hashCode();
  }
}

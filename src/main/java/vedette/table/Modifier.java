package vedette.table;

import java.util.List;

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
 * @param readings ids of the readings that it rests on
 */
public record Modifier(
    String name,
    String when,
    int value,
    String group,
    boolean bothWays,
    boolean each,
    List<String> readings) {

  /** Keeps its own copy of the readings. */
  public Modifier {
    readings = List.copyOf(readings);
  }

  /** What it adds if its condition holds so often, from 0. */
  public int value(int times) {
    return value * (each ? times : Math.min(1, times));
  }

  /** Names hardly ever come twice. */
  @Override
  public int hashCode() {
    return name.hashCode();
  }
}

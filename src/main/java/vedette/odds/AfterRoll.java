package vedette.odds;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import vedette.dice.Die;

/** Where a step leads after its last roll by what that came to, in the turns of one era. */
final class AfterRoll {
  private static final int HIGHEST = 1_000;

  /** By answer the destination, plus one. */
  private int[] destinations = {};

  private int from = 1;
  private int until = Integer.MAX_VALUE;

  /** The longest row that leads where the answers from the least on do; null if there is none. */
  private Row row;

  private int least;

  /** What is known after the last rolls of steps, by all that the rest of a step depends on. */
  static final class Memory {
    /** Past so many it begins anew. */
    private static final int MOST = 100_000;

    private final Map<Object, AfterRoll> known = new HashMap<>();

    /**
     * What is known in a turn.
     *
     * @param dependsOn all that the rest of the step depends on besides the roll and the clock
     */
    AfterRoll of(Object dependsOn, int turn) {
      AfterRoll after = known.get(dependsOn);
      if (after == null || !after.holdsIn(turn)) {
        if (known.size() >= MOST) {
          known.clear();
        }
        after = new AfterRoll();
        known.put(dependsOn, after);
      }
      return after;
    }
  }

  /** Whether the answers of a die can be kept. */
  static boolean keeps(Die die) {
    return die.outcomes() > 1 && die.min() >= 0 && die.max() <= HIGHEST;
  }

  /** Where an answer leads; -1 if that is not known. */
  int destination(int value) {
    return value < destinations.length ? destinations[value] - 1 : -1;
  }

  void keep(int value, int destination) {
    if (value >= destinations.length) {
      destinations = Arrays.copyOf(destinations, Math.max(value + 1, 2 * destinations.length));
    }
    destinations[value] = destination + 1;
  }

  /** A row that leads where all answers of a die do, in their order. */
  void setRow(Row row, Die die) {
    if (isWithoutGaps(die)) {
      this.row = row;
      least = die.min();
    }
  }

  /** Whether its row begins with where all answers of a die lead. */
  boolean hasRowFor(Die die) {
    return row != null && die.min() == least && isWithoutGaps(die) && die.outcomes() <= row.size();
  }

  private static boolean isWithoutGaps(Die die) {
    return die.max() - die.min() + 1 == die.outcomes();
  }

  Row row() {
    return row;
  }

  /** It comes to the same only in these turns. */
  void narrow(int first, int end) {
    from = Math.max(from, first);
    until = Math.min(until, end);
  }

  boolean holdsIn(int turn) {
    return from <= turn && turn < until;
  }

  /** The first turn in which it comes to the same. */
  int from() {
    return from;
  }

  /** The first turn in which it no longer does. */
  int until() {
    return until;
  }
}

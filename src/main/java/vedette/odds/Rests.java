package vedette.odds;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import vedette.dice.Die;

/** What is known of the rests of steps behind their last roll, by all that each depends on. */
final class Rests {
  /** Past so many it begins anew. */
  private static final int MOST = 100_000;

  private final Map<Object, Rest> rests = new HashMap<>();

  /**
   * What is known of a rest in a turn.
   *
   * @param dependsOn all that it depends on besides the roll and the clock
   */
  Rest of(Object dependsOn, int turn) {
    Rest known = rests.get(dependsOn);
    if (known == null || !known.holdsIn(turn)) {
      if (rests.size() >= MOST) {
        rests.clear();
      }
      known = new Rest();
      rests.put(dependsOn, known);
    }
    return known;
  }

  /** Where the rest of a step leads by what the last roll came to, in the turns of one era. */
  static final class Rest {
    private static final int HIGHEST = 1_000;

    private int[] places = {};
    private int from = 1;
    private int until = Integer.MAX_VALUE;
    private Row row;

    /**
     * The longest row of a chain that leads to its places, one after the other.
     *
     * @param number its number
     * @param least the roll that leads to the first
     * @param start of its entries
     * @param nextTurn where those begin that lead to states in the next turn
     * @param ended where those begin that lead to results
     * @param end of its entries
     */
    record Row(int number, int least, int start, int nextTurn, int ended, int end) {
      /** Whether the answers of a die lead along it, from its first entry on. */
      boolean has(Die die) {
        return die.min() == least && isWithoutGaps(die) && die.outcomes() <= end - start;
      }

      static boolean isWithoutGaps(Die die) {
        return die.max() - die.min() + 1 == die.outcomes();
      }
    }

    /** Null if there is none. */
    Row row() {
      return row;
    }

    /** There is a row now. */
    void setRow(Row row) {
      this.row = row;
    }

    /** Whether the answers of a die can be kept. */
    static boolean keeps(Die die) {
      return die.outcomes() > 1 && die.min() >= 0 && die.max() <= HIGHEST;
    }

    /** Where an answer leads; -1 if that is not known. */
    int place(int value) {
      return value < places.length ? places[value] - 1 : -1;
    }

    void keep(int value, int place) {
      if (value >= places.length) {
        places = Arrays.copyOf(places, Math.max(value + 1, 2 * places.length));
      }
      places[value] = place + 1;
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
}

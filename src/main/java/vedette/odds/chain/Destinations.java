package vedette.odds.chain;

/**
 * The destinations of paths: first states in the same turn, then states in the next turn, then
 * results.
 *
 * <p>A code is the number of a state or a result with its part in the lowest bits.
 */
public interface Destinations {
  /** Parts, the lowest bits of a code: a state in the same turn, one in the next turn, a result. */
  int SAME_TURN = 0;

  int NEXT_TURN = 1;
  int ENDED = 2;
  int PART_BITS = 2;

  /** Returns the numbers of the states and results; the array may be longer. */
  int[] targets();

  /** Returns the index of the first state in the next turn. */
  int nextTurn();

  /** Returns the index of the first result. */
  int ended();

  default int target(int index) {
    return targets()[index];
  }

  /** Returns the code of the destination with this index. */
  default int code(int index) {
    return code(
        target(index), index < nextTurn() ? SAME_TURN : index < ended() ? NEXT_TURN : ENDED);
  }

  static int code(int number, int part) {
    return number << PART_BITS | part;
  }

  /** Returns the part of a code. */
  static int part(int code) {
    return code & (1 << PART_BITS) - 1;
  }

  /**
   * Codes in a stable order by part.
   *
   * @param targets their numbers
   * @param from by code its previous index
   * @param moved whether any index changed
   */
  record SortedCodes(int[] targets, int[] from, int nextTurn, int ended, boolean moved) {
    public static SortedCodes of(int[] codes) {
      int[] begin = new int[ENDED + 2];
      boolean moved = false;
      for (int i = 0; i < codes.length; i++) {
        begin[part(codes[i]) + 1]++;
        moved |= i > 0 && part(codes[i - 1]) > part(codes[i]);
      }
      for (int part = SAME_TURN; part <= ENDED; part++) {
        begin[part + 1] += begin[part];
      }
      int[] free = begin.clone();
      int[] targets = new int[codes.length];
      int[] from = new int[codes.length];
      for (int i = 0; i < codes.length; i++) {
        int at = free[part(codes[i])]++;
        targets[at] = codes[i] >> PART_BITS;
        from[at] = i;
      }
      return new SortedCodes(targets, from, begin[NEXT_TURN], begin[ENDED], moved);
    }

    public long[] sort(long[] each) {
      long[] sorted = new long[from.length];
      for (int i = 0; i < sorted.length; i++) {
        sorted[i] = each[from[i]];
      }
      return sorted;
    }

    public double[] sort(double[] each) {
      double[] sorted = new double[from.length];
      for (int i = 0; i < sorted.length; i++) {
        sorted[i] = each[from[i]];
      }
      return sorted;
    }
  }
}

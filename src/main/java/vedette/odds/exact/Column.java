package vedette.odds.exact;

import java.util.Arrays;

/**
 * A column of sums, each initially zero.
 *
 * @param <W> a probability or a number of trials
 */
public interface Column<W> {
  W get(int index);

  void add(int index, W weight);

  /** Returns the number of sums it can hold. */
  int capacity();

  /** Extends the column to this capacity; new sums are zero. */
  void ensureCapacity(int size);

  /** A column of numbers of trials. */
  final class Counts implements Column<Long> {
    private long[] counts = new long[2];

    @Override
    public Long get(int index) {
      return counts[index];
    }

    @Override
    public void add(int index, Long weight) {
      counts[index] += weight;
    }

    @Override
    public int capacity() {
      return counts.length;
    }

    @Override
    public void ensureCapacity(int size) {
      if (size > counts.length) {
        counts = Arrays.copyOf(counts, Math.max(size, 2 * counts.length));
      }
    }
  }
}

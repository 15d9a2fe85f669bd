package vedette.odds.exact;

import java.util.Arrays;

/**
 * Sums that others are added to, each zero at first.
 *
 * @param <W> a probability or a number of trials
 */
public interface Column<W> {
  W get(int index);

  void add(int index, W weight);

  /** How many it can hold. */
  int capacity();

  /** Lets it hold so many, new ones being zero. */
  void ensureCapacity(int size);

  /** Numbers of trials. */
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

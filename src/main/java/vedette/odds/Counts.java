package vedette.odds;

import java.util.Arrays;

/** Numbers of trials. */
final class Counts implements Sums<Long> {
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

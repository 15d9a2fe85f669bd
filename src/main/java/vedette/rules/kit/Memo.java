package vedette.rules.kit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A memo of computed values, by all that each depends on. Safe for use by several threads. */
public final class Memo {
  /** The number of entries at which the memo is cleared. */
  private static final int MOST = 100_000;

  private final Map<Object, Object> known = new ConcurrentHashMap<>();

  /** A computation of a value. */
  @FunctionalInterface
  public interface Computation<T> {
    /** Computes the value. */
    T make();
  }

  /**
   * Returns the value of a key and computes it if it is missing. Threads that ask at the same time
   * get the same value.
   *
   * @param key value of a class of its own that contains all that the computation depends on
   */
  @SuppressWarnings("unchecked")
  public <T> T of(Object key, Computation<T> computation) {
    Object value = known.get(key);
    if (value == null) {
      value = computation.make();
      if (known.size() >= MOST) {
        known.clear();
      }
      Object first = known.putIfAbsent(key, value);
      value = first == null ? value : first;
    }
    return (T) value;
  }
}

package vedette.rules.kit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What has been worked out once, by all that it depends on. */
public final class Memo {
  /** Past so much it begins anew. */
  private static final int MOST = 100_000;

  private final Map<Object, Object> known = new ConcurrentHashMap<>();

  /** Works something out. */
  @FunctionalInterface
  public interface Computation<T> {
    /** Returns what comes of it. */
    T make();
  }

  /**
   * Returns what is known of a key; worked out if nothing is. Who asks at the same time gets the
   * same.
   *
   * @param key a value of a class of its own, with all that the work depends on
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

package vedette.dice;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Pools of dice with a fixed number of faces, each created on demand and memoized. */
public final class Pools {
  private final int faces;
  private final Map<PoolKey, Die> made = new ConcurrentHashMap<>();

  /** The key of a memoized pool. */
  private record PoolKey(int dice, int favourable, int most) {}

  /** Creates pools of dice with the faces 1 to {@code faces}. */
  public Pools(int faces) {
    this.faces = faces;
  }

  /**
   * Returns a pool of dice, each with a number of successful faces ({@link Die#pool}), with {@code
   * most} successes and all above merged.
   */
  public Die of(int dice, int favourable, int most) {
    PoolKey poolKey = new PoolKey(dice, favourable, Math.min(most, dice));
    // Not only computeIfAbsent, which may lock: threads ask for the same few pools all the time.
    Die known = made.get(poolKey);
    return known != null ? known : made.computeIfAbsent(poolKey, this::make);
  }

  private Die make(PoolKey poolKey) {
    Die pool = Die.pool(poolKey.dice, poolKey.favourable, faces);
    return pool.merged(successes -> Math.min(successes, poolKey.most));
  }
}

package vedette.work;

import java.util.function.LongSupplier;
import vedette.work.Refusal.TimeUp;

/** The time limit of a command, which long computations check now and then. */
public final class Deadline {
  /** A deadline without a limit. */
  public static final Deadline NONE = new Deadline("", Long.MAX_VALUE, System::nanoTime);

  private final String limit;
  private final long nanos;
  private final LongSupplier clock;
  private final long began;

  /**
   * Starts the time.
   *
   * @param limit the limit in the user's notation
   * @param nanos the limit in nanoseconds
   * @param clock returns nanoseconds since an arbitrary moment
   */
  public Deadline(String limit, long nanos, LongSupplier clock) {
    this.limit = limit;
    this.nanos = nanos;
    this.clock = clock;
    began = clock.getAsLong();
  }

  /**
   * Checks the time.
   *
   * @throws TimeUp if it is over
   */
  public void check() {
    if (nanos != Long.MAX_VALUE && clock.getAsLong() - began >= nanos) {
      throw new TimeUp(limit);
    }
  }
}

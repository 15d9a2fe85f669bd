package vedette.work;

import java.util.function.LongSupplier;
import vedette.work.Refusal.TimeUp;

/** The time that a command may take; what computes for long asks now and then if it is over. */
public final class Deadline {
  /** No limit. */
  public static final Deadline NONE = new Deadline("", Long.MAX_VALUE, System::nanoTime);

  private final String limit;
  private final long nanos;
  private final LongSupplier clock;
  private final long began;

  /**
   * A time that begins now.
   *
   * @param limit how long it is, as whoever set it wrote it
   * @param nanos the same in nanoseconds
   * @param clock nanoseconds since whenever
   */
  public Deadline(String limit, long nanos, LongSupplier clock) {
    this.limit = limit;
    this.nanos = nanos;
    this.clock = clock;
    began = clock.getAsLong();
  }

  /**
   * Goes on only if there is time left.
   *
   * @throws TimeUp if it is over
   */
  public void check() {
    if (nanos != Long.MAX_VALUE && clock.getAsLong() - began >= nanos) {
      throw new TimeUp(limit);
    }
  }
}

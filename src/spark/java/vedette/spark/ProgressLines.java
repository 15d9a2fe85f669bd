package vedette.spark;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Says how far a job is: a line a tenth of it, but not more often than every two seconds. */
final class ProgressLines extends SparkListener {
  private static final long QUIET_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final int shares;
  private final PrintStream out;
  private final LongSupplier clock;
  private final long began;
  private long shownAt;
  private int shown;
  private int done;

  /**
   * Lines about a job of so many shares, which begins now.
   *
   * @param clock nanoseconds since whenever
   */
  ProgressLines(int shares, PrintStream out, LongSupplier clock) {
    this.shares = shares;
    this.out = out;
    this.clock = clock;
    began = clock.getAsLong();
    shownAt = began;
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
    if (end.taskInfo().successful()) {
      done++;
      long now = clock.getAsLong();
      if (now - shownAt >= QUIET_NANOS && 10 * (done - shown) >= shares) {
        show(done);
      }
    } else if (!end.taskInfo().killed()) {
      out.println("shard " + (end.taskInfo().index() + 1) + " failed and is done again");
    }
  }

  @Override
  public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    out.println("executor " + removed.executorId() + " is lost; its shards are done again");
  }

  /** Says that all is done. */
  synchronized void end() {
    show(shares);
  }

  private void show(int count) {
    shownAt = clock.getAsLong();
    shown = count;
    out.println(
        count
            + " of "
            + shares
            + " shards done, "
            + TimeUnit.NANOSECONDS.toSeconds(shownAt - began)
            + " s");
  }
}

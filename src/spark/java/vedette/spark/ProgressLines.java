package vedette.spark;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** The progress of a job in lines: one for each tenth, but at most one every two seconds. */
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
   * Starts the lines of a job.
   *
   * @param shares the number of its shards
   * @param clock returns nanoseconds since an arbitrary moment
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

  /** Reports the end of the job. */
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

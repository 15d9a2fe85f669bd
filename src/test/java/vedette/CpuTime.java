package vedette;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** How much of a processor this thread's work takes, however slow and however busy it is. */
public final class CpuTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuTime() {}

  /**
   * How many times as much one piece of work takes as another: as many as it is larger where both
   * grow alike, and the square of that where each step looks at all the others.
   */
  public static double ratio(Runnable large, Runnable small) {
    small.run(); // now the code is warm
    return (double) of(large) / of(small);
  }

  private static long of(Runnable work) {
    long before = THREADS.getCurrentThreadCpuTime();
    work.run();
    return Math.max(1, THREADS.getCurrentThreadCpuTime() - before);
  }
}

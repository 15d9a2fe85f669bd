package vedette.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** A run of numbered pieces of work on several threads. */
public final class Parallel {
  private static final long LOOK_MILLIS = 100;

  private final int pieces;
  private final Deadline deadline;
  private final IntConsumer work;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicInteger done = new AtomicInteger();
  private int failed = Integer.MAX_VALUE;
  private Throwable failure;

  private Parallel(int pieces, Deadline deadline, IntConsumer work) {
    this.pieces = pieces;
    this.deadline = deadline;
    this.work = work;
  }

  /**
   * Runs all pieces. If one fails no further ones are begun, and the exception of the first of the
   * failed pieces is thrown, whatever the order of the threads.
   *
   * @param deadline stops the run, even if it is not complete
   * @param work runs the piece with a number from 0
   * @param progress receives the number of finished pieces about ten times a second
   */
  public static void run(
      int pieces, int threads, Deadline deadline, IntConsumer work, IntConsumer progress) {
    new Parallel(pieces, deadline, work).run(Math.max(1, Math.min(threads, pieces)), progress);
  }

  private void run(int threads, IntConsumer progress) {
    ExecutorService pool = Executors.newFixedThreadPool(threads, Parallel::daemon);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        running.add(pool.submit(this::takePieces));
      }
      for (Future<?> each : running) {
        await(each, progress);
      }
    } finally {
      pool.shutdownNow();
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw (RuntimeException) failure;
    }
  }

  private void takePieces() {
    for (int piece = next.getAndIncrement(); piece < pieces; piece = next.getAndIncrement()) {
      try {
        deadline.check();
        work.accept(piece);
        done.incrementAndGet();
      } catch (RuntimeException | Error e) {
        fail(piece, e);
      }
    }
  }

  /** Pieces are taken in order, so those before the failed one have all been taken. */
  private synchronized void fail(int piece, Throwable why) {
    if (piece < failed) {
      failed = piece;
      failure = why;
    }
    next.set(pieces);
  }

  private void await(Future<?> thread, IntConsumer progress) {
    while (true) {
      // A thread that has finished would also pass its result to an interrupted one.
      if (Thread.currentThread().isInterrupted()) {
        throw interruption();
      }
      try {
        thread.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        return;
      } catch (TimeoutException e) {
        deadline.check();
        progress.accept(done.get());
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw interruption();
      }
    }
  }

  /**
   * Returns the refusal after an interrupt: that of the time limit if it is over, else a general
   * one.
   */
  private Refusal interruption() {
    deadline.check();
    return new Refusal("interrupted", Remedy.AGAIN);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "pieces");
    thread.setDaemon(true);
    return thread;
  }
}

package org.teavm.classlib.java.util.concurrent;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/** There is one thread, which does work when it is handed in. */
public final class TExecutors {
  private TExecutors() {}

  /** The thread that asks does all. */
  public static TExecutorService newFixedThreadPool(int threads, TThreadFactory factory) {
    return new AtOnce();
  }

  private static final class AtOnce implements TExecutorService {
    @Override
    public TFuture<?> submit(Runnable work) {
      try {
        work.run();
        return new Done(null);
      } catch (RuntimeException | Error e) {
        return new Done(e);
      }
    }

    @Override
    public List<Runnable> shutdownNow() {
      return List.of();
    }
  }

  private record Done(Throwable failure) implements TFuture<Object> {
    @Override
    public Object get(long time, TimeUnit unit) throws ExecutionException {
      if (failure != null) {
        throw new ExecutionException(failure);
      }
      return null;
    }
  }
}

package org.teavm.classlib.java.util.concurrent;

import java.util.List;

/** Who does work: the one thread, at once. */
public interface TExecutorService {
  TFuture<?> submit(Runnable work);

  List<Runnable> shutdownNow();
}

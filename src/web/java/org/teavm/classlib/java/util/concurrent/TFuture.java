package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/** Work that has been done. */
public interface TFuture<V> {
  V get(long time, TimeUnit unit)
      throws InterruptedException, ExecutionException, TTimeoutException;
}

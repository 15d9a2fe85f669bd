package org.teavm.classlib.java.util.concurrent;

/** Never asked: there is one thread. */
public interface TThreadFactory {
  Thread newThread(Runnable work);
}

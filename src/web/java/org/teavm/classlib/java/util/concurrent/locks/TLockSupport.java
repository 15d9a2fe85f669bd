package org.teavm.classlib.java.util.concurrent.locks;

/** There is one thread, which cannot stop. */
public final class TLockSupport {
  private TLockSupport() {}

  public static void park() {
    throw new UnsupportedOperationException();
  }
}

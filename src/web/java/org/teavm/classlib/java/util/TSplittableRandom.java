package org.teavm.classlib.java.util;

/** A seed that nobody knows. */
public final class TSplittableRandom {
  public int nextInt(int from, int to) {
    return from + (int) (Math.random() * (to - from));
  }
}

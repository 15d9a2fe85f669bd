package org.teavm.classlib.java.util.concurrent;

/** Never thrown: nothing is waited for. */
public class TTimeoutException extends Exception {
  private static final long serialVersionUID = 1L;
}

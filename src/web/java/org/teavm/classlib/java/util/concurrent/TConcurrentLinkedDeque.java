package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayDeque;

/** There is one thread. */
public class TConcurrentLinkedDeque<E> extends ArrayDeque<E> {
  private static final long serialVersionUID = 1L;
}

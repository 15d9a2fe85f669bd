package org.teavm.classlib.java.util.concurrent;

import java.util.TreeMap;

/** There is one thread. */
public class TConcurrentSkipListMap<K, V> extends TreeMap<K, V> {
  private static final long serialVersionUID = 1L;
}

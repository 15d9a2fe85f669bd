package org.teavm.classlib.java.util.concurrent.atomic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** There is one thread. */
public class TAtomicReferenceArray<E> {
  private final List<E> values;

  public TAtomicReferenceArray(int length) {
    values = new ArrayList<>(Collections.nCopies(length, null));
  }

  public E get(int i) {
    return values.get(i);
  }

  public void set(int i, E value) {
    values.set(i, value);
  }

  public int length() {
    return values.size();
  }

  public E getAndSet(int i, E value) {
    return values.set(i, value);
  }
}

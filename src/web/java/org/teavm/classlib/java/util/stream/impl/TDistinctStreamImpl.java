package org.teavm.classlib.java.util.stream.impl;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** TeaVM's own forgets what it has seen whenever its consumer pauses. */
public class TDistinctStreamImpl<T> extends TWrappingStreamImpl<T, T> {
  private final Set<T> seen = new HashSet<>();

  public TDistinctStreamImpl(TSimpleStreamImpl<T> source) {
    super(source);
  }

  @Override
  protected Predicate<T> wrap(Predicate<? super T> consumer) {
    return each -> !seen.add(each) || consumer.test(each);
  }
}

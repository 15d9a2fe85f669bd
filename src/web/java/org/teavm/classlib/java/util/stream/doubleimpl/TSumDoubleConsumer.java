package org.teavm.classlib.java.util.stream.doubleimpl;

import java.util.function.DoublePredicate;

/** Adds as the JDK does, with Kahan's compensation; TeaVM's own has none. */
class TSumDoubleConsumer implements DoublePredicate {
  double sum;
  private double rounded;
  private double tooMuch;

  @Override
  public boolean test(double value) {
    double next = value - tooMuch;
    double all = rounded + next;
    tooMuch = all - rounded - next;
    rounded = all;
    sum = rounded - tooMuch;
    return true;
  }
}

package org.teavm.classlib.java.util;

/** Joins texts. */
public final class TStringJoiner {
  private final String between;
  private final String before;
  private final String behind;
  private StringBuilder joined;
  private String empty;

  public TStringJoiner(CharSequence between) {
    this(between, "", "");
  }

  public TStringJoiner(CharSequence between, CharSequence before, CharSequence behind) {
    this.between = between.toString();
    this.before = before.toString();
    this.behind = behind.toString();
    this.empty = this.before + this.behind;
  }

  public TStringJoiner setEmptyValue(CharSequence value) {
    empty = value.toString();
    return this;
  }

  public TStringJoiner add(CharSequence piece) {
    joined = joined == null ? new StringBuilder(before) : joined.append(between);
    joined.append(piece);
    return this;
  }

  public int length() {
    return toString().length();
  }

  @Override
  public String toString() {
    return joined == null ? empty : joined + behind;
  }
}

package org.teavm.classlib.java.text;

/** Where a line may end: behind blanks and within words with a hyphen. */
public class TBreakIterator {
  public static final int DONE = -1;

  private String text = "";
  private int at;

  public static TBreakIterator getLineInstance() {
    return new TBreakIterator();
  }

  public void setText(String words) {
    text = words;
    at = 0;
  }

  public int first() {
    at = 0;
    return at;
  }

  public int next() {
    if (at == text.length()) {
      return DONE;
    }
    while (at < text.length() && !isBlank()) {
      at++;
      if (text.charAt(at - 1) == '-' && at < text.length() && Character.isLetter(text.charAt(at))) {
        return at;
      }
    }
    while (at < text.length() && isBlank()) {
      at++;
    }
    return at;
  }

  private boolean isBlank() {
    return text.charAt(at) == ' ' || text.charAt(at) == '\n';
  }
}

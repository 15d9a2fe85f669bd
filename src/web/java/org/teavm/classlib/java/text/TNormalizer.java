package org.teavm.classlib.java.text;

import org.teavm.jso.JSBody;

/** The normal forms of Unicode, as the browser knows them. */
public final class TNormalizer {
  private TNormalizer() {}

  public enum Form {
    NFC,
    NFD,
    NFKC,
    NFKD
  }

  public static String normalize(CharSequence text, Form form) {
    return normalize(text.toString(), form.name());
  }

  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  private static native String normalize(String text, String form);
}

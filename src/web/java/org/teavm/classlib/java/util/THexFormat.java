package org.teavm.classlib.java.util;

/** Lower case without anything between. */
public final class THexFormat {
  private static final THexFormat OF = new THexFormat();

  private THexFormat() {}

  public static THexFormat of() {
    return OF;
  }

  public String formatHex(byte[] bytes) {
    StringBuilder hex = new StringBuilder();
    for (byte each : bytes) {
      digits(each & 0xFF, 2, hex);
    }
    return hex.toString();
  }

  public String toHexDigits(int value) {
    return digits(value, 8, new StringBuilder()).toString();
  }

  private static StringBuilder digits(int value, int count, StringBuilder hex) {
    for (int i = 4 * (count - 1); i >= 0; i -= 4) {
      hex.append(Character.forDigit(value >>> i & 15, 16));
    }
    return hex;
  }
}

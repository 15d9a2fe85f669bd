package vedette.table.grid;

/**
 * A ratio of strengths: {@code 3:1}.
 *
 * @param attacker the attacker's part, from 1
 * @param defender the defender's part, from 1
 */
public record Ratio(int attacker, int defender) implements Comparable<Ratio> {

  /** The maximum of each part, of a column and of a strength. */
  static final int MOST = 9_999;

  /** Returns the ratio of a text {@code 3:1} or {@code 1-2}; null if it is neither. */
  public static Ratio parse(String text) {
    int between = Math.max(text.indexOf(':'), text.indexOf('-'));
    if (between < 0) {
      return null;
    }
    int attacker = part(text.substring(0, between));
    int defender = part(text.substring(between + 1));
    return attacker == 0 || defender == 0 ? null : new Ratio(attacker, defender);
  }

  /** Returns a whole number from 1 to the maximum; 0 if the text is none. */
  private static int part(String text) {
    if (text.length() > 4 || text.startsWith("0")) {
      return 0;
    }
    int part = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return 0;
      }
      part = part * 10 + digit;
    }
    return part;
  }

  /** Compares by quotient: 2:1 equals 4:2. */
  @Override
  public int compareTo(Ratio other) {
    return Long.compare((long) attacker * other.defender, (long) other.attacker * defender);
  }

  /** Returns the sign of the difference to the middle between two others; 0 in the exact middle. */
  int fromTheMiddle(Ratio low, Ratio high) {
    long sum = (long) low.attacker * high.defender + (long) high.attacker * low.defender;
    return Long.compare(2L * attacker * low.defender * high.defender, sum * defender);
  }

  @Override
  public String toString() {
    return attacker + ":" + defender;
  }
}

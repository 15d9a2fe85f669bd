package vedette.odds;

import java.util.Comparator;

/** Orders names as people do: numbers within them by their size. */
final class NaturalOrder implements Comparator<String> {
  @Override
  public int compare(String one, String other) {
    int i = 0;
    int j = 0;
    while (i < one.length() && j < other.length()) {
      int endOfOne = endOfDigits(one, i);
      int endOfOther = endOfDigits(other, j);
      int order;
      if (endOfOne > i && endOfOther > j) {
        order = numbers(one.substring(i, endOfOne), other.substring(j, endOfOther));
        i = endOfOne;
        j = endOfOther;
      } else {
        order = Character.compare(one.charAt(i++), other.charAt(j++));
      }
      if (order != 0) {
        return order;
      }
    }
    int rest = Integer.compare(one.length() - i, other.length() - j);
    return rest == 0 ? one.compareTo(other) : rest;
  }

  private static int endOfDigits(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  private static int numbers(String one, String other) {
    String a = one.replaceFirst("^0+(?=.)", "");
    String b = other.replaceFirst("^0+(?=.)", "");
    return a.length() == b.length() ? a.compareTo(b) : Integer.compare(a.length(), b.length());
  }
}

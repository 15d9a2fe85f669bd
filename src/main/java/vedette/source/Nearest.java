package vedette.source;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The search for the word that a misspelt one probably means. */
public final class Nearest {

  private static final int LONGEST_HELP = 250;

  /** Prefixes that make a word its opposite. */
  private static final List<String> OPPOSITES =
      List.of("no", "no-", "non", "non-", "not", "not-", "un", "in", "dis");

  private Nearest() {}

  /**
   * Returns the known word nearest to the given one: fewest letters inserted, left out, replaced or
   * swapped, regardless of case; the first of equals. The opposite of the given word, as {@code
   * nopikes} of {@code pikes} or {@code defenderDp} of {@code attackerDp}, is never near it.
   *
   * @return empty if the nearest word differs in more than a third of its letters (one letter for
   *     short ones), or shares no letter with it
   */
  public static Optional<String> of(String written, Collection<String> known) {
    String word = written.toLowerCase(Locale.ROOT);
    String nearest = null;
    int least = Integer.MAX_VALUE;
    for (String candidate : known) {
      int limit = Math.max(1, Math.max(candidate.length(), word.length()) / 3);
      if (Math.abs(candidate.length() - word.length()) > limit) {
        continue;
      }
      String other = candidate.toLowerCase(Locale.ROOT);
      int distance = distance(word, other);
      boolean near = distance <= limit && distance < Math.max(word.length(), other.length());
      if (near
          && distance < least
          && !isOpposite(word, other)
          && !isOpposite(other, word)
          && !Synonyms.differInSide(written, candidate)) {
        least = distance;
        nearest = candidate;
      }
    }
    return Optional.ofNullable(nearest);
  }

  private static boolean isOpposite(String word, String other) {
    return OPPOSITES.stream().anyMatch(no -> other.equals(no + word));
  }

  /** Returns the known word that equals the given one regardless of case; exact matches win. */
  public static Optional<String> equalWord(String written, Collection<String> known) {
    if (known.contains(written)) {
      return Optional.of(written);
    }
    for (String word : known) {
      if (word.equalsIgnoreCase(written)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  /** Returns the help line for an unknown word: the nearest one, or all of them if few. */
  public static String help(String written, Collection<String> known) {
    Optional<String> nearest = of(written, known);
    if (nearest.isPresent()) {
      return "did you mean `" + nearest.get() + "`?";
    }
    Optional<String> opposite = known.stream().filter(it -> isOpposite(written, it)).findFirst();
    if (opposite.isPresent()) {
      return "leave it out: only its opposite is written, `" + opposite.get() + "`";
    }
    StringBuilder all = new StringBuilder("known here: ");
    String between = "";
    for (String word : known) {
      if (all.length() + word.length() > LONGEST_HELP) {
        all.append(between).append("…");
        break;
      }
      all.append(between).append(word);
      between = ", ";
    }
    return all.toString();
  }

  /** Returns the help line for an unknown word, with an alternative. */
  public static String help(String written, Collection<String> known, String otherwise) {
    String help = help(written, known);
    return help + (help.endsWith("?") ? " Or " : "; or ") + otherwise;
  }

  /** Returns the edit distance in which two swapped neighbouring letters count once. */
  public static int distance(String a, String b) {
    int[] before = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(row[j - 1], last[j]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
      }
      int[] free = before;
      before = last;
      last = row;
      row = free;
    }
    return last[b.length()];
  }
}

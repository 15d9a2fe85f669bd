package vedette.fight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What the values of a category are called, as far as that is known before they come about.
 *
 * @param known each value is one of them, or begins with one that ends with a colon and tells more
 *     behind it; empty if nothing is known
 * @param areAll whether each value is one of them and nothing else, in the order of the report
 * @param written how a value is written that a question writes in another way
 */
public record ValueWords(List<String> known, boolean areAll, UnaryOperator<String> written) {
  /** Of what is no category. */
  public static final ValueWords NONE = new ValueWords(List.of(), true);

  /** Values that are written in one way only. */
  public ValueWords(List<String> known, boolean areAll) {
    this(known, areAll, UnaryOperator.identity());
  }

  /** With a list of its own. */
  public ValueWords {
    known = List.copyOf(known);
  }

  /** The same and one word more; of values of which nothing is known nothing is known then. */
  ValueWords with(String further) {
    if (known.isEmpty()) {
      return this;
    }
    List<String> words = new ArrayList<>(known);
    words.add(further);
    return new ValueWords(words, areAll, written);
  }

  /** Returns whether a value can be this. */
  public boolean canBe(String value) {
    return known.isEmpty() || known.stream().anyMatch(it -> isOf(it, value));
  }

  private static boolean isOf(String word, String value) {
    return hasDetail(word)
        ? value.startsWith(word) && !value.substring(word.length()).isBlank()
        : value.equals(word);
  }

  private static boolean hasDetail(String word) {
    return word.endsWith(":");
  }

  /** Returns what a value can be said to be: where it tells more behind a colon, without that. */
  public List<String> statements() {
    return known.stream().map(it -> hasDetail(it) ? it.substring(0, it.length() - 1) : it).toList();
  }

  /** Returns whether a value can be said to be this. */
  public boolean isPossible(String said) {
    return canBe(said) || statements().contains(said);
  }

  /**
   * Returns whether several values can be meant: those that tell more behind a colon, whatever it
   * is.
   */
  public boolean isSeveral(String said) {
    return known.contains(said + ":");
  }

  /** Returns whether a value is what is said. */
  public boolean matches(String said, String value) {
    return value.equals(said) || isSeveral(said) && value.startsWith(said + ":");
  }
}

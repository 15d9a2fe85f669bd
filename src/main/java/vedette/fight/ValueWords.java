package vedette.fight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The names of a category's values, as far as they are known in advance.
 *
 * @param known the names; one that ends with a colon is the beginning of values with a detail after
 *     it; empty if no name is known
 * @param areAll whether {@code known} holds all values exactly, in the order of the report
 * @param written converts a value to the notation of a question
 */
public record ValueWords(List<String> known, boolean areAll, UnaryOperator<String> written) {
  /** The names of a measure that is no category. */
  public static final ValueWords NONE = new ValueWords(List.of(), true);

  /** Creates names whose values are written in one notation only. */
  public ValueWords(List<String> known, boolean areAll) {
    this(known, areAll, UnaryOperator.identity());
  }

  /** Copies the list. */
  public ValueWords {
    known = List.copyOf(known);
  }

  /** Returns these names and one more; unchanged if no name is known. */
  ValueWords with(String further) {
    if (known.isEmpty()) {
      return this;
    }
    List<String> words = new ArrayList<>(known);
    words.add(further);
    return new ValueWords(words, areAll, written);
  }

  /** Returns whether a value of the category may be this. */
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

  /**
   * Returns the names that a question may use: those with a detail after a colon, without the
   * colon.
   */
  public List<String> statements() {
    return known.stream().map(it -> hasDetail(it) ? it.substring(0, it.length() - 1) : it).toList();
  }

  /** Returns whether a question may use this name. */
  public boolean isPossible(String said) {
    return canBe(said) || statements().contains(said);
  }

  /** Returns whether a name stands for several values: those with any detail after a colon. */
  public boolean isSeveral(String said) {
    return known.contains(said + ":");
  }

  /** Returns whether a value matches a name of a question. */
  public boolean matches(String said, String value) {
    return value.equals(said) || isSeveral(said) && value.startsWith(said + ":");
  }
}

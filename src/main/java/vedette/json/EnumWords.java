package vedette.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The words for enum constants in files and notations: in lower case, with hyphens, unless they are
 * {@link HasWord}.
 */
public final class EnumWords {

  private EnumWords() {}

  /** Returns the word for a constant: {@code INFANTRY_FIRST} is {@code infantry-first}. */
  public static String word(Enum<?> constant) {
    return constant instanceof HasWord hasWord ? hasWord.word() : name(constant);
  }

  /** Returns the name of a constant as words: {@code FALLEN_BACK} is {@code fallen back}. */
  public static String spaced(Enum<?> constant) {
    return name(constant).replace('-', ' ');
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the words for all constants of an enum, as declared. */
  public static List<String> words(Class<? extends Enum<?>> type) {
    return words(List.of(type.getEnumConstants()));
  }

  /** Returns the words for constants. */
  public static List<String> words(List<? extends Enum<?>> constants) {
    List<String> words = new ArrayList<>();
    for (Enum<?> constant : constants) {
      words.add(word(constant));
    }
    return words;
  }

  /** Returns a list of alternatives: {@code text, json or csv}. */
  public static String listed(List<String> words) {
    return String.join(", ", words).replaceFirst(", (?=[^,]*$)", " or ");
  }

  /** Returns the constant for a word; null if there is none. */
  public static Enum<?> constant(List<Enum<?>> constants, String word) {
    for (Enum<?> constant : constants) {
      if (word(constant).equals(word)) {
        return constant;
      }
    }
    return null;
  }
}

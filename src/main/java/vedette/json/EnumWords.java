package vedette.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How enum constants are written in files and notations: in lower case, with hyphens, unless they
 * are {@link Worded}.
 */
public final class EnumWords {

  private EnumWords() {}

  /** The word for a constant: {@code INFANTRY_FIRST} is {@code infantry-first}. */
  public static String word(Enum<?> constant) {
    return constant instanceof Worded worded ? worded.word() : name(constant);
  }

  /** Its name in words: {@code FALLEN_BACK} is {@code fallen back}. */
  public static String spaced(Enum<?> constant) {
    return name(constant).replace('-', ' ');
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The words for all constants of an enum, as declared. */
  public static List<String> words(Class<?> type) {
    List<String> words = new ArrayList<>();
    for (Object constant : type.getEnumConstants()) {
      words.add(word((Enum<?>) constant));
    }
    return words;
  }

  /** The constant for a word; null if there is none. */
  static Object constant(Class<?> type, String word) {
    for (Object constant : type.getEnumConstants()) {
      if (word((Enum<?>) constant).equals(word)) {
        return constant;
      }
    }
    return null;
  }
}

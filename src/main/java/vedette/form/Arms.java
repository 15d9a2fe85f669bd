package vedette.form;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What an arm of service may be called in every system, besides the word of its notation. */
final class Arms {
  private static final Map<String, String> WORDS =
      new TreeMap<>(
          Map.of(
              "infantry",
              "inf",
              "foot",
              "inf",
              "cavalry",
              "cav",
              "horse",
              "cav",
              "artillery",
              "art"));

  private Arms() {}

  /** The notation's word for what a player calls an arm; the same for any other word. */
  static String word(String called) {
    return WORDS.getOrDefault(called.toLowerCase(Locale.ROOT), called);
  }

  /** The names, in the order of the alphabet. */
  static Iterable<String> names() {
    return WORDS.keySet();
  }

  /**
   * Whether a kind of unit, as tables call it, is of the arm with this name: light foot is foot.
   */
  static boolean isOf(String kind, String name) {
    List<String> words = List.of(kind.split(" "));
    return WORDS.keySet().stream()
        .anyMatch(other -> word(other).equals(word(name)) && words.contains(other));
  }
}

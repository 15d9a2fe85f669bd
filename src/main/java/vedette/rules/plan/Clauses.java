package vedette.rules.plan;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The clauses of a stack: those that a fight left to its unit, and those of the next step. */
final class Clauses {
  private static final String WITH = "with ";

  private Clauses() {}

  /**
   * Returns a text in which no clause occurs twice. Words after {@code with} are joined; of other
   * clauses the last counts.
   */
  static String merged(String text) {
    int first = text.indexOf(';');
    if (first < 0 || text.indexOf(';', first + 1) < 0) {
      return text;
    }
    Map<String, String> clauses = new LinkedHashMap<>();
    for (String written : text.substring(first + 1).split(";")) {
      String clause = written.strip();
      String keyword = clause.split("[\\s:]", 2)[0];
      clauses.merge(
          keyword, clause, (one, other) -> clause.startsWith(WITH) ? merge(one, other) : other);
    }
    return text.substring(0, first) + "; " + String.join("; ", clauses.values());
  }

  private static String merge(String one, String other) {
    Set<String> words = new LinkedHashSet<>();
    for (String with : List.of(one, other)) {
      for (String word : with.substring(WITH.length()).split(",")) {
        words.add(word.strip());
      }
    }
    return WITH + String.join(", ", words);
  }
}

package vedette.question;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import vedette.source.Nearest;
import vedette.source.Synonyms;

/**
 * The help for an unknown name of a measure: the option that the measure depends on, else the
 * measure of the same meaning, else the nearest spelling, else all names.
 */
public final class MeasureHelp {
  private MeasureHelp() {}

  /**
   * Returns the help line for an unknown name of a measure.
   *
   * @param known the names of the fight's measures
   * @param elsewhere measures that the fight has only with another option, each with that option
   */
  public static String of(String name, Collection<String> known, Map<String, String> elsewhere) {
    Optional<String> same = Nearest.equalWord(name, known).or(() -> Synonyms.of(name, known));
    if (same.isPresent() && !elsewhere.containsKey(name)) {
      return "did you mean `" + same.get() + "`?";
    }
    String other =
        elsewhere.containsKey(name) ? name : Synonyms.of(name, elsewhere.keySet()).orElse("");
    return other.isEmpty()
        ? Nearest.help(name, known)
        : "`" + other + "` exists with `" + elsewhere.get(other) + "`";
  }
}

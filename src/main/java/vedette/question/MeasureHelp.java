package vedette.question;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import vedette.problem.Nearest;

/**
 * The help for an unknown name of a measure: the measure of the same meaning, else the nearest
 * spelling, else all names.
 */
public final class MeasureHelp {
  /** What a name says without its side, one pattern for each meaning. */
  private static final List<Pattern> MEANINGS =
      List.of(
          Pattern.compile("win|wins|won|victory|success|succeeds"),
          Pattern.compile(".*(loss|losses|lost|casualties|taken)"),
          Pattern.compile("turns|rounds|activations|nights|length|duration"));

  private static final List<String> SIDES = List.of("attacker", "defender");

  private MeasureHelp() {}

  /**
   * Returns the help line for a name that no measure has.
   *
   * @param known the names of the fight's measures
   */
  public static String of(String name, Collection<String> known) {
    return suggestion(name, known)
        .map(it -> "did you mean `" + it + "`?")
        .orElseGet(() -> Nearest.help(name, known));
  }

  /** The shortest known name of the same side and meaning, or the one that a side completes. */
  private static Optional<String> suggestion(String name, Collection<String> known) {
    String side = side(name);
    String said = name.substring(side.length()).toLowerCase(Locale.ROOT);
    if (Nearest.equalWord(name, known).isPresent()) {
      return Nearest.equalWord(name, known);
    }
    for (Pattern meaning : MEANINGS) {
      if (meaning.matcher(said).matches()) {
        Optional<String> same =
            known.stream()
                .filter(it -> meaning.matcher(withoutSide(it)).matches())
                // Success is the attacker's, and the length of a fight is both sides'.
                .filter(
                    it -> side(it).equals(side) || side(it).isEmpty() && !side.equals("defender"))
                .min(Comparator.comparingInt(String::length));
        if (same.isPresent()) {
          return same;
        }
      }
    }
    return known.stream()
        .filter(it -> side.isEmpty() && !side(it).isEmpty() && withoutSide(it).equals(said))
        .findFirst();
  }

  private static String side(String name) {
    return SIDES.stream().filter(name::startsWith).findFirst().orElse("");
  }

  private static String withoutSide(String name) {
    return name.substring(side(name).length()).toLowerCase(Locale.ROOT);
  }
}

package vedette.fight;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The words of an answer about a fight.
 *
 * @param situation the situation of both sides as understood, line by line
 * @param opening makes the notes about the first rolls, without rolling; null for the notes of the
 *     first state's step up to its first roll
 * @param summary the sentence that begins the answer, with figures in braces; "" for the default of
 *     the engagement's type
 * @param names the names of the turns and the measures
 */
public record Story(List<Fact> situation, Consumer<Umpire> opening, String summary, Names names) {

  /**
   * A line of the situation.
   *
   * @param label its subject, a word or two
   * @param text the rest of the line
   */
  public record Fact(String label, String text) {}

  /**
   * The names of the turns and the measures of a fight.
   *
   * @param turns the name of the turns of a fight without a limit, as {@code rounds fought}, if no
   *     measure counts them; else ""
   * @param others further names of measures, each with the measure's own name
   * @param ofFile the names of the measures that the system's file defines
   * @param elsewhere measures that the fight has only with another option, each with that option
   */
  public record Names(
      String turns,
      Map<String, String> others,
      List<String> ofFile,
      Map<String, String> elsewhere) {
    /** No names. */
    public static final Names NONE = new Names("", Map.of(), List.of());

    /** Creates the names of a fight that has the same measures with all options. */
    public Names(String turns, Map<String, String> others, List<String> ofFile) {
      this(turns, others, ofFile, Map.of());
    }
  }

  /** Returns a story with only a situation. */
  public static Story of(List<Fact> situation) {
    return new Story(situation, null, "", Names.NONE);
  }

  /** Returns this story with another opening. */
  public Story withOpening(Consumer<Umpire> told) {
    return new Story(situation, told, summary, names);
  }

  /** Returns this story with another summary; "" for the default of the engagement's type. */
  public Story withSummary(String as) {
    return new Story(situation, opening, as, names);
  }

  /**
   * Returns this story of a fight that has further measures only with another option.
   *
   * @param elsewhere the names of those measures, each with the option
   */
  public Story lacking(Map<String, String> elsewhere) {
    return named(new Names(names.turns(), names.others(), names.ofFile(), elsewhere));
  }

  /** Returns this story with other names. */
  public Story named(Names as) {
    return new Story(situation, opening, summary, as);
  }
}

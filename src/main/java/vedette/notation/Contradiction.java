package vedette.notation;

import java.util.List;

/**
 * Thrown by a record's constructor where one of its components does not go with the others; the
 * reader adds the place where that component was written.
 */
public final class Contradiction extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String component;
  private final String help;

  /** What is wrong with this component, and what to write instead. */
  public Contradiction(String component, String message, String help) {
    super(message);
    this.component = component;
    this.help = help;
  }

  /** Complains of a word that a component has twice. */
  public static void checkNoneTwice(String component, List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      if (words.indexOf(words.get(i)) < i) {
        throw new Contradiction(component, "`" + words.get(i) + "` is said twice", "say it once");
      }
    }
  }

  String component() {
    return component;
  }

  String help() {
    return help;
  }
}

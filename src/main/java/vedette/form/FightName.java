package vedette.form;

import java.util.Map;

/**
 * What an engagement of a system is called on the command line and in answers.
 *
 * @param system the rule system's id
 * @param engagement its name within the system; the same word if it is all of the system
 */
public record FightName(String system, String engagement) {
  /** One command serves all files of the user's own: their kind says what is fought. */
  private static final Map<String, String> OF_FILES =
      Map.of("crt attack", "own", "own fight", "own");

  @Override
  public String toString() {
    String name = system.equals(engagement) ? system : system + " " + engagement;
    return OF_FILES.getOrDefault(name, name);
  }
}

package vedette.form;

/**
 * What an engagement of a system is called on the command line and in answers.
 *
 * @param system the rule system's id
 * @param engagement its name within the system; the same word if it is all of the system
 */
public record FightName(String system, String engagement) {
  /** One command serves all files of the user's own. */
  private static final String OF_FILES = "own";

  @Override
  public String toString() {
    return system.equals(engagement) || system.equals(OF_FILES)
        ? system
        : system + " " + engagement;
  }
}

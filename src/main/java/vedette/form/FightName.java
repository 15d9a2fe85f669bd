package vedette.form;

/**
 * The name of a system's engagement on the command line and in answers.
 *
 * @param system the rule system's id
 * @param engagement its name within the system; the same word if it is the only one
 */
public record FightName(String system, String engagement) {
  /** The name of the command for all files of the user's own. */
  private static final String OF_FILES = "own";

  @Override
  public String toString() {
    return system.equals(engagement) || system.equals(OF_FILES)
        ? system
        : system + " " + engagement;
  }
}

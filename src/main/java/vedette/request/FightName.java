package vedette.request;

/**
 * What an engagement of a system is called on the command line and in answers.
 *
 * @param system the rule system's id
 * @param engagement its name within the system; the same word if it is all of the system
 */
public record FightName(String system, String engagement) {
  @Override
  public String toString() {
    return system.equals(engagement) ? system : system + " " + engagement;
  }
}

package vedette.system.query;

/**
 * What an amount or a condition depends on, besides words, arms, classes and states.
 *
 * @param numbers whether on numbers of more than the unit that rolls
 * @param targets whether on values of the target
 * @param round whether on the round
 * @param left whether on what the unit that rolls has left
 */
public record Dependencies(boolean numbers, boolean targets, boolean round, boolean left) {
  /** Nothing else. */
  public static final Dependencies NOTHING = new Dependencies(false, false, false, false);

  /** Returns what two of them depend on. */
  public Dependencies union(Dependencies other) {
    return new Dependencies(
        numbers || other.numbers,
        targets || other.targets,
        round || other.round,
        left || other.left);
  }

  /** The same where the unit that rolls is the target. */
  public Dependencies ofTarget() {
    return new Dependencies(numbers || left, true, round, false);
  }
}

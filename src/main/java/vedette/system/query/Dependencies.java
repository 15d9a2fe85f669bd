package vedette.system.query;

/**
 * The dependencies of an amount or a condition, besides words, arms, classes and states.
 *
 * @param numbers whether it depends on the numbers of more than the unit that rolls
 * @param targets whether it depends on values of the target
 * @param round whether it depends on the round
 * @param left whether it depends on the remaining strength of the unit that rolls
 */
public record Dependencies(boolean numbers, boolean targets, boolean round, boolean left) {
  /** No dependencies. */
  public static final Dependencies NOTHING = new Dependencies(false, false, false, false);

  /** Returns the dependencies of both. */
  public Dependencies union(Dependencies other) {
    return new Dependencies(
        numbers || other.numbers,
        targets || other.targets,
        round || other.round,
        left || other.left);
  }

  /** Returns these dependencies where the unit that rolls is the target. */
  public Dependencies ofTarget() {
    return new Dependencies(numbers || left, true, round, false);
  }
}

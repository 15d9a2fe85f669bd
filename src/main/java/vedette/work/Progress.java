package vedette.work;

/** A listener to the progress of an answer. */
public interface Progress {
  /** A listener that ignores everything. */
  Progress NONE = new Progress() {};

  /** Receives the number of known states and of explored turns, for each of them. */
  default void explored(int states, int turns) {}

  /**
   * Receives the number of battles played and its maximum, about ten times a second.
   *
   * @param trials the number played
   * @param of the maximum
   */
  default void showPlayed(long trials, long of) {}
}

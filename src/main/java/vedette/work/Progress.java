package vedette.work;

/** Hears how far an answer has come. */
public interface Progress {
  /** Nobody listens. */
  Progress NONE = new Progress() {};

  /** So many states are known, and so many turns looked at; called for each of them. */
  default void explored(int states, int turns) {}

  /** So many battles have been played, of so many at most; about ten times a second. */
  default void showPlayed(long trials, long of) {}
}

package vedette.rules.sixdays;

/** A stack within a battle: still standing, or gone. */
sealed interface StackState {
  /**
   * In the battle.
   *
   * @param points its units' strengths, as {@link Force} keeps them
   */
  record Standing(long points) implements StackState {}

  /** Repulsed or eliminated. */
  record Gone(Fate fate) implements StackState {}
}

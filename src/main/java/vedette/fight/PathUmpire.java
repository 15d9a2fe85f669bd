package vedette.fight;

import vedette.dice.Die;

/**
 * An umpire that plays a step along every roll, and is spared work where the rules tell it more
 * than that they roll. Any other umpire plays the same step as it stands.
 */
public interface PathUmpire extends Umpire {
  /**
   * The rest of a step behind a roll: a value, equal to another from which the same rolls lead to
   * the same in the same turn.
   */
  @FunctionalInterface
  interface Rest<S, R> {
    /** Plays on; what it asks it asks of the umpire of the step. */
    Step<S, R> after(int roll);
  }

  /**
   * Rolls where the rest of the step depends on little: equal rests are played only once, and none
   * of them from the beginning of the step.
   *
   * @return what the step returns, as it is: where it ends, or null if this umpire plays the rest
   *     by itself
   */
  <S, R> Step<S, R> roll(Die die, Rest<S, R> rest);

  /** From now on this step's rests are played at once: its end is needed for another step. */
  void playRests();

  /**
   * Returns the result of a fight within this one, as one roll with an answer for each result. Null
   * if it cannot be told as a whole; then the fight is played step by step.
   */
  <R> R resultOf(Engagement<?, R> within);

  /** Rolls, and plays the rest where the umpire does not; see {@link #roll(Die, Rest)}. */
  static <S, R> Step<S, R> roll(Umpire umpire, Die die, Rest<S, R> rest) {
    return umpire instanceof PathUmpire every
        ? every.roll(die, rest)
        : rest.after(umpire.roll(die));
  }

  /** Has rests played at once; see {@link #playRests()}. */
  static void playRests(Umpire umpire) {
    if (umpire instanceof PathUmpire every) {
      every.playRests();
    }
  }

  /** Returns the result of a fight within another one; see {@link #resultOf(Engagement)}. */
  static <R> R resultOf(Engagement<?, R> within, Umpire umpire) {
    return umpire instanceof PathUmpire every ? every.resultOf(within) : null;
  }
}

package vedette.fight;

import vedette.dice.Die;

/**
 * An umpire that plays a step along every roll. The rules save it work by declaring what the rest
 * of the step depends on. Any other umpire plays the same step as written.
 */
public interface PathUmpire extends Umpire {
  /**
   * The rest of a step after a roll: a value. Equal rests lead by the same rolls to the same end in
   * the same turn.
   */
  @FunctionalInterface
  interface Rest<S, R> {
    /** Plays the rest of the step; its questions go to the umpire of the step. */
    Step<S, R> after(int roll);
  }

  /**
   * Rolls where the rest of the step depends on few values: equal rests are played only once, and
   * none of them from the beginning of the step.
   *
   * @return the end of the step, to be returned unchanged; null if this umpire plays the rest
   *     separately
   */
  <S, R> Step<S, R> roll(Die die, Rest<S, R> rest);

  /**
   * Makes this umpire play the following rests of this step immediately, because the caller needs
   * its end for another step.
   */
  void playRests();

  /**
   * Returns the result of a fight within this one, as one roll with an answer for each result; null
   * if it has no closed distribution, and must be played step by step.
   */
  <R> R resultOf(Engagement<?, R> within);

  /** Rolls, and plays the rest unless the umpire does; see {@link #roll(Die, Rest)}. */
  static <S, R> Step<S, R> roll(Umpire umpire, Die die, Rest<S, R> rest) {
    return umpire instanceof PathUmpire every
        ? every.roll(die, rest)
        : rest.after(umpire.roll(die));
  }

  /** Makes the umpire play rests immediately; see {@link #playRests()}. */
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

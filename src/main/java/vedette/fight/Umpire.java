package vedette.fight;

import vedette.dice.Die;

/**
 * Answers what the rules ask while an engagement is played: dice and decisions.
 *
 * <p>Rules know nothing else of the world. Whether the answer comes from a random generator, from a
 * walk along every possible roll or from a player is no business of theirs.
 */
public interface Umpire extends Listener {
  /** Rolls; the answer is one of the die's values. */
  int roll(Die die);

  /**
   * Rolls a die some of whose answers come to the same.
   *
   * @param brief the same die with one answer for all those, at their chances together; whoever has
   *     to look at every roll may look at these
   */
  default int roll(Die die, Die brief) {
    return roll(die);
  }

  /** Whether a chance ({@link Die#chance}) comes off. */
  default boolean succeeds(Die chance) {
    return roll(chance) != 0;
  }

  /** How many dice of a pool ({@link Die#pool}) succeed: one question, however many dice. */
  default int count(Die pool) {
    return roll(pool);
  }

  /** Has a side decide; the answer is one of the choice's options. */
  <O> O decide(Choice<O> choice);

  /** Most umpires do not listen. */
  @Override
  default void note(Note note) {}
}

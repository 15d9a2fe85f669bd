package vedette.fight;

import java.util.function.Supplier;
import vedette.dice.Die;

/**
 * Answers what the rules ask while an engagement is played: dice, decisions and the clock.
 *
 * <p>Rules know nothing else of the world. Whether the answer comes from a random generator, from a
 * walk along every possible roll or from a player makes no difference to them.
 */
public interface Umpire extends Listener {
  /**
   * Rolls; the answer is one of the die's values. If rolls of it have been merged ({@link
   * Die#merged}) the answer may be any of those that come to the same.
   */
  int roll(Die die);

  /** Returns whether a chance ({@link Die#chance}) comes off. */
  default boolean succeeds(Die chance) {
    return roll(chance) != 0;
  }

  /** How many dice of a pool ({@link Die#pool}) succeed: one question, however many dice. */
  default int count(Die pool) {
    return roll(pool);
  }

  /** Has a side decide; the answer is one of the choice's options. */
  <O> O decide(Choice<O> choice);

  /**
   * Returns whether it is this turn or a later one: all that a rule learns of the clock. A rule
   * that knew the turn itself would have to be played anew for every turn.
   *
   * @param turn from 1; at most the fight's {@link Rules#lastTurn}
   */
  boolean reached(int turn);

  /**
   * Returns the result of work that asks for no roll and no decision. Whoever plays a step along
   * every roll has it done once for all paths that begin with the same answers.
   */
  default <T> T memoize(Supplier<T> settled) {
    return settled.get();
  }

  /** Most umpires do not listen. */
  @Override
  default void note(Note note) {}

  @Override
  default boolean hears(String readings) {
    return false;
  }

  /**
   * Notes what happens. Words are made of it only when somebody asks for them; it asks {@link
   * #hears} itself, which nobody need ask before.
   *
   * @param readings ids of the readings that it rests on, separated by spaces; "" for none
   * @param pattern with {@code {}} for each value, {@code {+}} for one with its sign
   */
  default void note(String readings, String pattern, Object... values) {
    if (hears(readings)) {
      note(new Note.Event(readings, pattern, values));
    }
  }

  /** The same for a value, of which nothing is made unless somebody hears. */
  default void note(String readings, String pattern, Object value) {
    if (hears(readings)) {
      note(new Note.Event(readings, pattern, value));
    }
  }

  /** The same for two. */
  default void note(String readings, String pattern, Object first, Object second) {
    if (hears(readings)) {
      note(new Note.Event(readings, pattern, first, second));
    }
  }

  /**
   * Notes a turn, an attack, a night: what follows belongs to it.
   *
   * @param pattern as that of a note; {@code {turn}} stands for the number of the turn
   */
  default void heading(String readings, String pattern, Object... values) {
    if (hears(readings)) {
      note(new Note.Heading(readings, pattern, 0, values));
    }
  }

  /** The same for a value, of which nothing is made unless somebody hears. */
  default void heading(String readings, String pattern, Object value) {
    if (hears(readings)) {
      note(new Note.Heading(readings, pattern, 0, value));
    }
  }
}

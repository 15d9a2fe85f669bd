package vedette.fight;

import java.util.function.Supplier;
import vedette.dice.Die;

/**
 * The umpire of an engagement: answers the rules' questions for dice, decisions and the clock.
 *
 * <p>The rules see nothing else of the world. A random generator, a walk along every possible roll
 * and a player all answer through this interface.
 */
public interface Umpire extends Listener {
  /**
   * Rolls a die and returns one of its values. If the die has merged rolls ({@link Die#merged}),
   * the answer may be any roll of the merged group.
   */
  int roll(Die die);

  /** Returns whether a chance ({@link Die#chance}) succeeds. */
  default boolean succeeds(Die chance) {
    return roll(chance) != 0;
  }

  /**
   * Returns the number of successes of a pool ({@link Die#pool}): one question for any number of
   * dice.
   */
  default int count(Die pool) {
    return roll(pool);
  }

  /** Asks a side to decide and returns one of the choice's options. */
  <O> O decide(Choice<O> choice);

  /**
   * Returns whether the current turn is this one or a later one. A rule learns nothing else of the
   * clock: one that knew the turn itself would have to be evaluated anew for every turn.
   *
   * @param turn from 1; at most the fight's {@link Rules#lastTurn}
   */
  boolean reached(int turn);

  /**
   * Returns the result of work that needs no roll and no decision. An umpire that plays a step
   * along every roll memoizes it for all paths that begin with the same answers.
   */
  default <T> T memoize(Supplier<T> settled) {
    return settled.get();
  }

  /** Ignores the note: most umpires do not listen. */
  @Override
  default void note(Note note) {}

  @Override
  default boolean hears(String readings) {
    return false;
  }

  /**
   * Notes an event, and makes its text only on demand. It asks {@link #hears} itself, so callers
   * need not.
   *
   * @param readings ids of the readings that it rests on, separated by spaces; "" for none
   * @param pattern text with {@code {}} for each value, {@code {+}} for one with its sign
   */
  default void note(String readings, String pattern, Object... values) {
    if (hears(readings)) {
      note(new Note.Event(readings, pattern, values));
    }
  }

  /** Notes an event with one value; allocates nothing unless a listener hears it. */
  default void note(String readings, String pattern, Object value) {
    if (hears(readings)) {
      note(new Note.Event(readings, pattern, value));
    }
  }

  /** Notes an event with two values; allocates nothing unless a listener hears it. */
  default void note(String readings, String pattern, Object first, Object second) {
    if (hears(readings)) {
      note(new Note.Event(readings, pattern, first, second));
    }
  }

  /**
   * Notes a heading for the notes that follow: a turn, an attack, a night.
   *
   * @param pattern as that of a note; {@code {turn}} stands for the number of the turn
   */
  default void heading(String readings, String pattern, Object... values) {
    if (hears(readings)) {
      note(new Note.Heading(readings, pattern, 0, values));
    }
  }

  /** Notes a heading with one value; allocates nothing unless a listener hears it. */
  default void heading(String readings, String pattern, Object value) {
    if (hears(readings)) {
      note(new Note.Heading(readings, pattern, 0, value));
    }
  }
}

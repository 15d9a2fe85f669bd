package vedette.question;

import java.util.List;
import vedette.source.TextFault;

/**
 * What the names in a question mean.
 *
 * @param <C> what the question is asked of
 */
@FunctionalInterface
public interface Vocabulary<C> {
  /**
   * Reads a name, or what begins with one.
   *
   * @throws TextFault if what stands there means nothing
   */
  Term<C> read(Words words);

  /**
   * Returns whether a name may be any text, in quotation marks, and a number a percentage: where
   * names are those of figures and not of what becomes of one fight.
   */
  default boolean hasTexts() {
    return false;
  }

  /**
   * Returns whether a condition counts where a number is expected: 1 if it holds, else 0. So {@code
   * 2*success - attackerLosses} is a number.
   */
  default boolean countsConditions() {
    return false;
  }

  /**
   * Equal members of a group.
   *
   * @param member what a question about one of them is asked of
   * @param number how many they are
   */
  record Members<C>(C member, int number) {}

  /**
   * Returns what a question is asked of in turn for the members of a group, so that the values of
   * the members sum to the value of the group.
   */
  default List<Members<C>> members(C of, String group) {
    return List.of(new Members<>(of, 1));
  }

  /**
   * Returns the opposite of {@link #members}: what a question about the whole group is asked of.
   */
  default C whole(C of, String group) {
    return of;
  }

  /** Returns what a question about every group as a whole is asked of. */
  default C whole(C of) {
    return of;
  }
}

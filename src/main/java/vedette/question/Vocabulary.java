package vedette.question;

import java.util.List;
import vedette.source.TextFault;

/**
 * The meanings of the names in a question.
 *
 * @param <C> the subject of the question
 */
@FunctionalInterface
public interface Vocabulary<C> {
  /**
   * Reads a name, or a term that begins with one.
   *
   * @throws TextFault if the text has no meaning
   */
  Term<C> read(Words words);

  /**
   * Returns whether a name may be any text, in quotation marks, and a number a percentage: so it is
   * for the names of figures, but not for the measures of one fight.
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
   * @param member the subject of a question about one of them
   * @param number the number of members
   */
  record Members<C>(C member, int number) {}

  /**
   * Returns the subjects of a question about the members of a group. The values of the members sum
   * to the value of the group.
   */
  default List<Members<C>> members(C of, String group) {
    return List.of(new Members<>(of, 1));
  }

  /** Returns the inverse of {@link #members}: the subject of a question about the whole group. */
  default C whole(C of, String group) {
    return of;
  }

  /** Returns the subject of a question about every group as a whole. */
  default C whole(C of) {
    return of;
  }
}

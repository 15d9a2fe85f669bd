package vedette.question;

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
   * @throws BadQuestion if what stands there means nothing
   */
  Term<C> read(Words words);
}

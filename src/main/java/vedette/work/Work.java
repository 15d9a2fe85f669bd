package vedette.work;

import java.io.Serializable;

/**
 * Work in numbered pieces, which do not depend on each other. Whoever is given the same command
 * line, files and program has the same work, and each piece comes out the same wherever it is done.
 *
 * @param <T> what a piece comes to
 */
public interface Work<T extends Serializable> {
  /** Tells this work from others: a hash over all that it depends on. */
  String hash();

  /**
   * Does a piece, on any thread.
   *
   * @throws vedette.work.Refusal if it would be refused anywhere
   */
  T piece(int number);
}

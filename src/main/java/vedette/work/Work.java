package vedette.work;

import java.io.Serializable;

/**
 * Work in numbered, independent pieces. The same command line, files and program yield the same
 * work, and each piece has the same result on every machine.
 *
 * @param <T> the result of a piece
 */
public interface Work<T extends Serializable> {
  /** Returns the identity of this work: a hash over all its inputs. */
  String hash();

  /**
   * Runs a piece, on any thread.
   *
   * @throws vedette.work.Refusal if it would be refused on every machine
   */
  T piece(int number);
}

package vedette.rules.sixdays;

import vedette.form.Notation.Token;
import vedette.form.Part;
import vedette.problem.TextFault;

/**
 * Strength points of a unit: {@code 5}, or {@code 3/5} once some are lost, {@code 0/5} in the dead
 * pile.
 *
 * @param left from 0 to {@code original}
 * @param original from 1 to {@link #MOST}
 */
record Strength(int left, int original) {
  private static final int MOST = 99;

  /**
   * Reads a strength.
   *
   * @throws TextFault if it cannot be understood
   */
  static Strength parse(String text) {
    Part part = new Token(text, 0).part(0, MOST, "strength");
    return new Strength(part.left(), part.original());
  }

  /** With so many points left. */
  Strength withLeft(int points) {
    return new Strength(points, original);
  }

  int lost() {
    return original - left;
  }

  @Override
  public String toString() {
    return lost() == 0 ? String.valueOf(left) : left + "/" + original;
  }
}

package vedette.rules.simplenapoleonic;

import java.util.OptionalInt;
import vedette.form.Notation.Token;
import vedette.form.Part;
import vedette.problem.TextFault;

/**
 * Points that a unit has left, as a player writes them: {@code 5}, or {@code 5/6} with those that
 * it began with.
 */
record Strength(int left, OptionalInt original) {
  /**
   * Reads a strength.
   *
   * @throws TextFault if it cannot be understood
   */
  static Strength parse(String text) {
    Token word = new Token(text, 0);
    Part part = word.part(1, SimpleNapoleonicTables.MOST_DICE, "strength");
    return new Strength(
        part.left(), word.isPart() ? OptionalInt.of(part.original()) : OptionalInt.empty());
  }

  @Override
  public String toString() {
    return original.isPresent() ? left + "/" + original.getAsInt() : String.valueOf(left);
  }
}

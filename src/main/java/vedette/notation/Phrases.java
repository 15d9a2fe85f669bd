package vedette.notation;

import java.util.List;
import vedette.json.Nearest;
import vedette.notation.Notation.Token;

/** Complaints that several forms make. */
final class Phrases {
  private Phrases() {}

  /** With its article. */
  static String a(String what) {
    return ("aeiou".indexOf(what.charAt(0)) >= 0 ? "an " : "a ") + what;
  }

  /** Complains of a word that begins a clause, and stands where none begins. */
  static void checkClause(Token word, List<String> clauses) {
    for (String clause : clauses) {
      if (clause.equalsIgnoreCase(word.text())) {
        throw new BadNotation(
            word.offset(),
            "`" + word.text() + "` begins a clause",
            "write a semicolon before it, as in `; " + clause + " …`");
      }
    }
  }

  /** A word that is none of those known here. */
  static BadNotation notA(String what, Token word, List<String> known) {
    return new BadNotation(
        word.offset(),
        "`" + word.text() + "` is not " + a(what),
        known.isEmpty() ? "write " + a(what) + " here" : Nearest.help(word.text(), known));
  }
}

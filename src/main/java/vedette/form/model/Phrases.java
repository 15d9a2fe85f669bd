package vedette.form.model;

import java.util.List;
import java.util.Optional;
import vedette.form.model.Notation.Token;
import vedette.source.Nearest;
import vedette.source.TextFault;

/** Faults of texts common to several forms. */
public final class Phrases {
  private Phrases() {}

  /** Returns a term with its article. */
  public static String a(String what) {
    boolean vowel = "aeio".indexOf(what.charAt(0)) >= 0;
    return (vowel ? "an " : "a ") + what;
  }

  /**
   * Returns the fault of a word whose component already has a value.
   *
   * @param before the earlier value as written; "" if it can only be the same
   */
  public static TextFault saidBefore(Token word, String before) {
    boolean same = before.isEmpty() || before.split(" ")[0].equalsIgnoreCase(word.text());
    return same
        ? new TextFault(word.offset(), "`" + word.text() + "` is given twice", "write it once")
        : new TextFault(
            word.offset(),
            "`" + word.text() + "` contradicts `" + before + "`",
            "write only one of them");
  }

  /** Returns the fault of words of which the first begins no unit. */
  public static TextFault notAUnit(List<Token> words, List<String> known) {
    Token first = words.get(0);
    return TextFault.unknownWord(
        first.offset(), "`" + first.text() + "` is not a unit", unitHelp(words, known));
  }

  private static String unitHelp(List<Token> words, List<String> known) {
    String first = words.get(0).text();
    Optional<String> behind =
        words.size() < 2 ? Optional.empty() : Nearest.equalWord(words.get(1).text(), known);
    if (behind.isPresent() && first.matches("[0-9]+")) {
      return "write `" + behind.get() + " " + first + "`";
    }
    for (String word : known) {
      if (first.matches("(?i)\\Q" + word + "\\E[0-9].*")) {
        return "write `" + word + " " + first.substring(word.length()) + "`";
      }
    }
    return help(first, known, "write a colon after a name, as in `Ney: " + known.get(0) + " …`");
  }

  /** Returns the fault of a name that fits several kinds of units. */
  public static TextFault notOne(Token word, List<String> kinds) {
    return new TextFault(
        word.offset(),
        "`" + word.text() + "` can be several kinds of units",
        "write one of " + String.join(", ", kinds));
  }

  /**
   * Returns the known word that is similar; if there is none, all known words and the other help.
   */
  public static String help(String written, List<String> known, String otherwise) {
    return Nearest.of(written, known).isPresent()
        ? Nearest.help(written, known)
        : Nearest.help(written, known) + "; " + otherwise;
  }

  /** Returns the fault of a word that is none of those known here. */
  public static TextFault unknownWord(String what, Token word, List<String> known) {
    return TextFault.unknownWord(
        word.offset(),
        "`" + word.text() + "` is not " + a(what),
        known.isEmpty() ? "write " + a(what) + " here" : Nearest.help(word.text(), known));
  }
}

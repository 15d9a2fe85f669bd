package vedette.form;

import java.util.List;
import vedette.form.Notation.Section;

/**
 * One way to write a clause: its keyword, its value, the units behind a colon.
 *
 * @param keyword empty if it begins with its value
 * @param value how its value is written; null if it has none
 * @param units how the units behind its colon are written; null if there are none, or if they
 *     belong to its value
 */
record ClauseForm(List<String> keyword, Clause said, ValueForm value, UnitsForm units) {

  boolean isNext(Tokens words) {
    return keyword.isEmpty() ? value.isNext(words) : words.startsWith(keyword);
  }

  /** What it can begin with. */
  List<String> keywords() {
    return keyword.isEmpty() ? value.words() : List.of(String.join(" ", keyword));
  }

  boolean hasUnits() {
    return units != null || value instanceof RecordForm form && form.hasUnits();
  }

  /** Reads a clause that begins like this; true for one without a value. */
  Object read(Section clause) {
    if (hasUnits()) {
      clause.withUnits(example());
    } else {
      clause.withoutUnits();
    }
    Tokens words = new Tokens(clause.head());
    words.skip(keyword.size());
    Object read = true;
    if (value instanceof RecordForm form) {
      if (!words.hasNext() && form.slots().leading().isEmpty() && !form.slots().isEmpty()) {
        words.next(Phrases.a(said.what().isEmpty() ? "value" : said.what()));
      }
      read = form.read(words, clause.units());
      form.slots().checkEnd(words, "put a semicolon between clauses");
    } else if (value != null) {
      read = value.read(words);
    } else if (units != null) {
      read = units.read(clause.units());
    }
    if (words.hasNext()) {
      String word = words.peek().text();
      List<String> further = value == null ? List.of() : value.further(read);
      String otherwise =
          units == null ? "put a semicolon between clauses" : "write a colon before the units";
      throw BadNotation.unknownWord(
          words.offset(),
          "`" + word + "` is not understood here",
          further.isEmpty() ? otherwise : Phrases.help(word, further, otherwise));
    }
    return read;
  }

  /** One way that it may look: of several words the first. */
  String firstExample() {
    return example().split(",")[0];
  }

  /** How it may look, for the help. */
  String example() {
    String word = String.join(" ", keyword);
    if (said.example().isEmpty()) {
      return word;
    }
    return word + (units != null ? ": " : word.isEmpty() ? "" : " ") + said.example();
  }

  /** The clause as it can be read again. */
  String write(Object held) {
    StringBuilder text = new StringBuilder(String.join(" ", keyword));
    if (units != null) {
      text.append(": ").append(units.write(held));
    } else if (value != null) {
      text.append(keyword.isEmpty() ? "" : " ").append(value.write(held));
    }
    return text.toString();
  }
}

package vedette.form.model;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import vedette.source.TextFault;

/**
 * The parts of a stack in the notation of all systems: {@code [name:] unit, unit; clause; clause}.
 *
 * <p>The meaning of units and clauses is up to the rule system. A clause may have units of its own,
 * {@code joins spent 4: cav 3, art 1}.
 *
 * @param text the whole text
 * @param name the stack's name, or "" if it has none
 * @param units the units before the first semicolon, each a phrase
 * @param clauses the clauses
 */
public record Notation(String text, String name, List<Phrase> units, List<Section> clauses) {
  private static final int MAX_NAME = 40;

  /** A word and its offset, in characters from 0. */
  public record Token(String text, int offset) {
    /** Returns the word as a whole number from {@code least} to {@code most}. */
    public int number(int least, int most, String what) {
      boolean signed = text.startsWith("+") || text.startsWith("-");
      OptionalInt number =
          signed && least >= 0 ? OptionalInt.empty() : WholeNumber.of(text, least, most);
      if (number.isEmpty()) {
        throw new TextFault(
            offset,
            "`" + text + "` is not " + Phrases.a(what),
            least == most
                ? "write " + least
                : "write a whole number from " + least + " to " + most);
      }
      return number.getAsInt();
    }

    /** Returns whether it has a slash, as {@code 3/5} has. */
    public boolean isPart() {
      return text.indexOf('/') >= 0;
    }

    /** Returns the word as {@code 3/5}, or as {@code 5} for the whole. */
    public Part part(int least, int most, String what) {
      int slash = text.indexOf('/');
      if (slash < 0) {
        int whole = number(Math.max(1, least), most, what);
        return new Part(whole, whole);
      }
      int original =
          new Token(text.substring(slash + 1), offset + slash + 1)
              .number(1, most, "original " + what);
      return new Part(
          new Token(text.substring(0, slash), offset).number(least, original, what + " left"),
          original);
    }
  }

  /** Words between two separators; not empty. */
  public record Phrase(List<Token> words) {
    /** Rejects any word from this index on. */
    public void endsAt(int index, String help) {
      if (index < words.size()) {
        throw new TextFault(
            words.get(index).offset(), "unexpected `" + words.get(index).text() + "`", help);
      }
    }

    /** Returns the offset of its first word. */
    public int offset() {
      return words.get(0).offset();
    }
  }

  /** A clause after a semicolon, with the units behind its colon, if any. */
  public record Section(Phrase head, List<Phrase> units) {
    /** Returns its first word. */
    public Token keyword() {
      return head.words().get(0);
    }
  }

  /**
   * Returns the parts of a text.
   *
   * @throws TextFault if something is missing between two separators
   */
  public static Notation parse(String text) {
    List<Section> sections = new ArrayList<>();
    int from = 0;
    while (true) {
      int to = indexOf(text, ';', from, text.length());
      boolean last = to == text.length();
      // A semicolon at the very end closes the last clause and opens none.
      if (!last || from == 0 || !text.substring(from).isBlank()) {
        sections.add(section(text, from, to, sections.isEmpty()));
      }
      if (last) {
        break;
      }
      from = to + 1;
    }
    Section stack = sections.remove(0);
    String name = "";
    if (stack.head() != null) {
      int start = stack.head().offset();
      name = text.substring(start, text.indexOf(':', start)).strip();
      checkName(name, start);
    }
    return new Notation(text, name, stack.units(), List.copyOf(sections));
  }

  private static void checkName(String name, int offset) {
    if (name.length() > MAX_NAME || name.indexOf('[') >= 0 || name.indexOf(']') >= 0) {
      throw new TextFault(
          offset,
          "`" + name + "` is not a valid name of a stack",
          "write a name of at most " + MAX_NAME + " characters, without brackets");
    }
  }

  /**
   * Returns the part of a text between two semicolons. The first part is units, with or without a
   * name; the others have a head.
   */
  private static Section section(String text, int from, int to, boolean first) {
    int colon = indexOf(text, ':', from, to);
    if (colon == to) {
      return first
          ? new Section(null, phrases(text, from, to))
          : new Section(phrase(text, from, to, "a clause"), List.of());
    }
    Phrase head = phrase(text, from, colon, first ? "a name" : "a clause");
    return new Section(head, phrases(text, colon + 1, to));
  }

  private static List<Phrase> phrases(String text, int from, int to) {
    List<Phrase> phrases = new ArrayList<>();
    int start = from;
    while (true) {
      int comma = indexOf(text, ',', start, to);
      phrases.add(phrase(text, start, comma, "a unit"));
      if (comma == to) {
        return List.copyOf(phrases);
      }
      start = comma + 1;
    }
  }

  private static Phrase phrase(String text, int from, int to, String what) {
    List<Token> words = new ArrayList<>();
    int at = from;
    while (at < to) {
      if (isBetween(text.charAt(at))) {
        at++;
        continue;
      }
      int start = at;
      while (at < to && !isBetween(text.charAt(at))) {
        at++;
      }
      words.add(new Token(text.substring(start, at), start));
    }
    if (words.isEmpty()) {
      throw new TextFault(
          Math.min(from, text.length()), what + " is missing here", "write " + what + " here");
    }
    return new Phrase(List.copyOf(words));
  }

  /**
   * Returns whether a character separates words. Commas separate units before this point; in a
   * clause they count as blanks.
   */
  private static boolean isBetween(char c) {
    return Character.isWhitespace(c) || c == ',';
  }

  private static int indexOf(String text, char c, int from, int to) {
    int at = text.indexOf(c, from);
    return at < 0 || at > to ? to : at;
  }
}

package vedette.form;

import java.util.ArrayList;
import java.util.List;
import vedette.form.Notation.Phrase;
import vedette.form.Notation.Token;
import vedette.problem.TextFault;

/**
 * How a component is written among the words of a unit.
 *
 * @param fallback what it holds if nothing is written; null for nothing
 */
record WordForm(Slot slot, Object fallback) {
  WordForm(Slot slot) {
    this(
        slot,
        slot.fallback().isEmpty() || slot.flag()
            ? null
            : slot.inLine().read(Tokens.of(slot.fallback()), slot));
  }

  /** Whether it stands first, in its turn, with nothing before it. */
  boolean isLeading() {
    return keyword().isEmpty() && !slot.isPrefix() ? !isOneOfSeveral() : !mayBeMissing();
  }

  /** Whether it is one of several words that exclude one another. */
  boolean isOneOfSeveral() {
    return slot.one() instanceof Constants && slot.line().keyword().isEmpty() && mayBeMissing();
  }

  boolean mayBeMissing() {
    return slot.mayBeEmpty() || fallback != null;
  }

  /** The word that it begins with; "" if there is none, or only letters before a number. */
  private String keyword() {
    return slot.flag() ? slot.word() : slot.isPrefix() ? "" : slot.line().keyword();
  }

  /** Whether the next words are about this component. */
  boolean isNext(Tokens words) {
    if (!words.hasNext()) {
      return false;
    }
    if (slot.isPrefix()) {
      String before = slot.before();
      return words.peek().text().regionMatches(true, 0, before, 0, before.length());
    }
    return keyword().isEmpty()
        ? slot.inLine().isNext(words, slot)
        : Constants.Arms.word(words.peek().text()).equalsIgnoreCase(keyword());
  }

  /** Reads it; the next words are about it. */
  Object read(Tokens words) {
    if (slot.flag()) {
      words.skip(1);
      return true;
    }
    return slot.type().holding(value(words));
  }

  private Object value(Tokens words) {
    LineType type = slot.inLine();
    if (slot.isPrefix()) {
      return type.read(new Tokens(behindPrefix(words.next(""))), slot);
    }
    if (!keyword().isEmpty()) {
      words.skip(1);
      if (!slot.line().alone().isEmpty() && !type.isNext(words, slot)) {
        return type.read(Tokens.of(slot.line().alone()), slot);
      }
    }
    return type.read(words, slot);
  }

  private Phrase behindPrefix(Token word) {
    int length = slot.before().length();
    if (word.text().length() == length) {
      throw new TextFault(
          word.offset(),
          "the " + slot.called() + " is missing",
          "write it in one word, as in `" + slot.before() + slot.example() + "`");
    }
    return new Phrase(List.of(new Token(word.text().substring(length), word.offset() + length)));
  }

  /** What it holds if nothing is written. */
  Object missing() {
    return fallback == null ? slot.type().empty() : fallback;
  }

  /** The value in what the component holds, in words. */
  String written(Object held) {
    return slot.one().write(slot.type().valueOf(held));
  }

  /** Its words in what a record holds; "" if nothing needs to be written. */
  String write(Object[] held) {
    Object value = slot.type().valueOf(held[slot.index()]);
    return isPlain(value, fallback) ? "" : writeInFull(held);
  }

  /** The same, also those that need not be written; "" if it holds nothing. */
  String writeInFull(Object[] held) {
    Object value = slot.type().valueOf(held[slot.index()]);
    if (value == null) {
      return "";
    }
    return slot.flag() ? slot.word() : before() + slot.one().write(value);
  }

  /** What stands before its value. */
  private String before() {
    return keyword().isEmpty() ? slot.before() : keyword() + " ";
  }

  /** Whether it is what is meant if nothing is written; only of numbers other than 0 it is said. */
  static boolean isPlain(Object held, Object fallback) {
    return fallback != null
        && fallback.equals(held)
        && (!(held instanceof Integer) || held.equals(0));
  }

  /** How it may look, for the help. */
  String example() {
    if (isOneOfSeveral()) {
      return String.join(", ", slot.words());
    }
    return slot.flag() ? keyword() : before() + slot.example();
  }

  /** The words of it that hold or do not: its own, and those that its value can be. */
  List<String> flags() {
    List<String> flags = new ArrayList<>();
    if (!keyword().isEmpty() && number().isEmpty()) {
      flags.add(keyword());
    }
    flags.addAll(slot.words());
    return flags;
  }

  /** The word that a number stands behind, or in one with; "" if there is none. */
  String number() {
    return slot.one() == Type.WHOLE ? slot.before() : "";
  }

  /** What it can begin with. */
  List<String> words() {
    if (slot.isPrefix()) {
      return List.of(slot.before() + slot.example());
    }
    return keyword().isEmpty() ? slot.inLine().words(slot) : List.of(keyword());
  }
}

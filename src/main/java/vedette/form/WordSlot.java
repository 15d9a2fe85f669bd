package vedette.form;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import vedette.form.Notation.Phrase;
import vedette.form.Notation.Token;

/** A component that is written among the words of a unit. */
record WordSlot(Component component, Word said, ValueForm value, Object fallback) {
  static WordSlot of(Component component) {
    Word said = component.said(Word.class);
    if (said == null) {
      throw new IllegalStateException("nothing says how " + component.name() + " is written");
    }
    if (component.isFlag()) {
      return new WordSlot(component, said, null, null);
    }
    ValueForm value =
        ValueForm.of(
            component,
            component.what(said.what()),
            said.min(),
            said.max(),
            List.of(said.only()),
            said.isArm());
    Object fallback = said.fallback().isEmpty() ? null : value.read(Tokens.of(said.fallback()));
    return new WordSlot(component, said, value, fallback);
  }

  /** Whether it stands first, in its turn, with nothing before it. */
  boolean isLeading() {
    boolean bare = said.keyword().isEmpty() && said.prefix().isEmpty() && !component.isFlag();
    return bare ? !isOneOfSeveral() : !mayBeMissing();
  }

  /** Whether it is one of several words that exclude one another. */
  boolean isOneOfSeveral() {
    return component.type().kind() == ValueType.Kind.ENUM
        && said.keyword().isEmpty()
        && mayBeMissing();
  }

  /** The value in what the component holds, in words. */
  String written(Object held) {
    return value.write(component.valueOf(held));
  }

  boolean mayBeMissing() {
    return component.mayBeEmpty() || fallback != null;
  }

  /** Whether the next words are about this component. */
  boolean isNext(Tokens words) {
    if (!words.hasNext()) {
      return false;
    }
    if (!said.prefix().isEmpty()) {
      return words.peek().text().regionMatches(true, 0, said.prefix(), 0, said.prefix().length());
    }
    return keyword().isEmpty()
        ? value.isNext(words)
        : Arms.word(words.peek().text()).equalsIgnoreCase(keyword());
  }

  private String keyword() {
    return component.isFlag() ? component.word() : said.keyword();
  }

  /** Reads it; the next words are about it. */
  Object read(Tokens words) {
    if (component.isFlag()) {
      words.skip(1);
      return true;
    }
    if (!said.prefix().isEmpty()) {
      return component.holding(value.read(new Tokens(withoutPrefix(words.next("")))));
    }
    if (!keyword().isEmpty()) {
      words.skip(1);
      if (!said.bare().isEmpty() && !value.isNext(words)) {
        return component.holding(value.read(Tokens.of(said.bare())));
      }
    }
    return component.holding(value.read(words));
  }

  private Phrase withoutPrefix(Token word) {
    int length = said.prefix().length();
    if (word.text().length() == length) {
      throw new BadNotation(
          word.offset(),
          "the " + component.what(said.what()) + " is missing",
          "write it in one word, as in `" + said.prefix() + said.example() + "`");
    }
    return new Phrase(List.of(new Token(word.text().substring(length), word.offset() + length)));
  }

  /** What it holds if nothing is written. */
  Object missing() {
    return fallback == null ? component.empty() : fallback;
  }

  /** Its words in a record; "" if nothing needs to be written. */
  String write(Object record) {
    return isPlain(component.value(record), fallback) ? "" : writeInFull(record);
  }

  /** Its words in a record, also those that need not be written; "" if it holds nothing. */
  String writeInFull(Object record) {
    Object held = component.value(record);
    if (held == null) {
      return "";
    }
    if (component.isFlag()) {
      return component.word();
    }
    String text = said.prefix() + value.write(held);
    return keyword().isEmpty() ? text : keyword() + " " + text;
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
      return String.join(", ", value.words());
    }
    String before = keyword().isEmpty() ? said.prefix() : keyword() + " ";
    return component.isFlag() ? keyword() : before + said.example();
  }

  /** The words of it that hold or do not: its own, and those that its value can be. */
  List<String> flags() {
    List<String> flags = new ArrayList<>();
    if (!keyword().isEmpty() && number().isEmpty()) {
      flags.add(keyword());
    }
    if (component.type().kind() == ValueType.Kind.ENUM) {
      flags.addAll(value.words());
    }
    return flags;
  }

  /** The word that a number stands behind, or in one with; "" if there is none. */
  String number() {
    boolean number = component.type().is(int.class) || component.type().is(OptionalInt.class);
    return number ? said.keyword() + said.prefix() : "";
  }

  /** What it can begin with. */
  List<String> words() {
    if (!said.prefix().isEmpty()) {
      return List.of(said.prefix() + said.example());
    }
    return keyword().isEmpty() ? value.words() : List.of(keyword());
  }
}

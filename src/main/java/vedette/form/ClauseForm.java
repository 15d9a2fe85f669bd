package vedette.form;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.form.Notation.Section;
import vedette.form.Notation.Token;
import vedette.problem.TextFault;

/**
 * One way to write a clause: its keyword, its value, the units behind a colon.
 *
 * @param keyword empty if it begins with its value
 * @param slot what is said of it
 * @param value how its value is written; null if it has none, or a list of words
 * @param units how the units behind its colon are written; null if there are none, or if they
 *     belong to its value
 */
record ClauseForm(List<String> keyword, Slot slot, LineType value, UnitsForm units) {

  /** The way to write a component. */
  static ClauseForm of(Slot slot) {
    String word = slot.line().keyword().isEmpty() ? slot.word() : slot.line().keyword();
    List<String> keyword = slot.line().bare() ? List.of() : List.of(word.split(" "));
    Type type = slot.one();
    if (slot.flag() || slot.many() && type == Type.TEXT) {
      return new ClauseForm(keyword, slot, null, null);
    }
    boolean units = slot.many() && !(type instanceof Nested nested && nested.notation().hasUnits());
    return units
        ? new ClauseForm(keyword, slot, null, UnitsForm.of(slot))
        : new ClauseForm(keyword, slot, slot.inLine(), null);
  }

  /** The way to write one of several records, behind its name. */
  static ClauseForm of(Form<?> record) {
    return new ClauseForm(
        List.of(record.said().name()), record.said(), new Nested(record.type()), null);
  }

  /** How its value is written if it is a record; else null. */
  NotationForm<?> record() {
    return value instanceof Nested nested ? nested.notation() : null;
  }

  private boolean isList() {
    return value == null && units == null && slot.many();
  }

  boolean isNext(Tokens words) {
    if (!keyword.isEmpty()) {
      return words.startsWith(keyword);
    }
    return value instanceof Parsed ? words.hasNext() : value.isNext(words, slot);
  }

  /** What it can begin with. */
  List<String> keywords() {
    return keyword.isEmpty() ? value.words(slot) : List.of(String.join(" ", keyword));
  }

  /** Reads a clause that begins like this; true for one without a value. */
  Object read(Section clause) {
    NotationForm<?> record = record();
    if (units != null || record != null && record.hasUnits()) {
      clause.withUnits(example());
    } else {
      clause.withoutUnits();
    }
    Tokens words = new Tokens(clause.head());
    words.skip(keyword.size());
    Object read = true;
    if (record != null) {
      if (!words.hasNext() && record.words().leading().isEmpty() && !record.words().isEmpty()) {
        words.next(Phrases.a(slot.value().what().isEmpty() ? "value" : slot.value().what()));
      }
      read = record.read(words, clause.units());
      record.words().checkEnd(words, List.of(), "put a semicolon between clauses");
    } else if (value != null) {
      read = value(words);
    } else if (units != null) {
      read = units.read(clause.units());
    } else if (isList()) {
      read = list(words);
    }
    checkEnd(words, read);
    return read;
  }

  /** Its value: of a class that reads a text, all words that follow. */
  Object value(Tokens words) {
    return value instanceof Parsed parsed ? parsed.readRest(words, slot) : value.read(words, slot);
  }

  /** All words that follow. */
  private List<String> list(Tokens words) {
    List<String> all = new ArrayList<>();
    Token first = words.next(Phrases.a(slot.called()));
    words.skip(-1);
    while (words.hasNext()) {
      String word = words.next(slot.called()).text();
      if (!word.equalsIgnoreCase("and")) {
        all.add(word);
      }
    }
    if (all.isEmpty()) {
      throw Phrases.notA(slot.called(), first, List.of());
    }
    return all;
  }

  private void checkEnd(Tokens words, Object read) {
    if (words.hasNext()) {
      String word = words.peek().text();
      List<String> further = value == null ? List.of() : value.further(read, slot);
      String otherwise =
          units == null ? "put a semicolon between clauses" : "write a colon before the units";
      throw TextFault.unknownWord(
          words.offset(),
          "`" + word + "` is not understood here",
          further.isEmpty() ? otherwise : Phrases.help(word, further, otherwise));
    }
  }

  /** One way that it may look: of several words the first. */
  String firstExample() {
    return example().split(",")[0];
  }

  /** How it may look, for the help. */
  String example() {
    String word = String.join(" ", keyword);
    if (slot.example().isEmpty()) {
      return word;
    }
    return word + (units != null ? ": " : word.isEmpty() ? "" : " ") + slot.example();
  }

  /** The clause as it can be read again. */
  String write(Object held) {
    StringBuilder text = new StringBuilder(String.join(" ", keyword));
    if (units != null) {
      text.append(": ").append(units.write(held));
    } else if (value != null || isList()) {
      text.append(keyword.isEmpty() ? "" : " ").append(written(held));
    }
    return text.toString();
  }

  private String written(Object held) {
    return isList()
        ? String.join(" ", ((List<?>) held).stream().map(String::valueOf).toList())
        : value.write(held);
  }

  /** A class that reads a text by its {@code static parse(String)}: a single word of a notation. */
  static final class Parsed extends Type implements LineType, OptionType {
    private final Function<String, Object> parse;

    Parsed(Class<?> raw, Function<String, Object> parse) {
      super(raw);
      this.parse = parse;
    }

    @Override
    public Object read(Tokens words, Slot slot) {
      Token word = words.next(Phrases.a(slot.called()));
      return parse(word.text(), word.offset());
    }

    /** Reads all words that follow. */
    Object readRest(Tokens words, Slot slot) {
      Token first = words.next(Phrases.a(slot.called()));
      StringBuilder text = new StringBuilder(first.text());
      while (words.hasNext()) {
        Token word = words.next(slot.called());
        // Each word stays at its distance from the first, so that offsets within stay true.
        text.append(" ".repeat(word.offset() - first.offset() - text.length())).append(word.text());
      }
      return parse(text.toString(), first.offset());
    }

    private Object parse(String text, int offset) {
      try {
        return parse.apply(text);
      } catch (TextFault bad) {
        throw new TextFault(offset + bad.offset(), bad.getMessage(), bad.help());
      }
    }

    /** One that may be missing begins with a digit. */
    @Override
    public boolean isNext(Tokens words, Slot slot) {
      return words.startsWithDigit();
    }

    @Override
    public Object parse(String text, Slot slot) {
      return parse.apply(text);
    }
  }
}

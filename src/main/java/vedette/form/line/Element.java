package vedette.form.line;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import vedette.form.model.Form;
import vedette.form.model.LineType;
import vedette.form.model.Notation.Phrase;
import vedette.form.model.Notation.Section;
import vedette.form.model.Notation.Token;
import vedette.form.model.Phrases;
import vedette.form.model.RecordBuilder;
import vedette.form.model.Slot;
import vedette.form.model.Tokens;
import vedette.source.TextFault;

/**
 * A component in the notation of a line: its keyword, if it has one, and its value. The words of a
 * unit are elements, and so are clauses.
 *
 * @param slot the component that holds it
 * @param said the slot of its annotations: those of the component, or of one of several records
 * @param keywords the words before its value; empty if it begins with its value
 * @param value the notation of its value
 * @param fallback the value of a missing component; null for none
 */
record Element(Slot slot, Slot said, List<String> keywords, LineType value, Object fallback) {

  /** Returns a component among the words of a unit. */
  static Element word(Slot slot) {
    String keyword = slot.flag() ? slot.word() : slot.isPrefix() ? "" : slot.line().keyword();
    LineType value = line(slot);
    Object fallback =
        slot.fallback().isEmpty() || slot.flag()
            ? null
            : value.read(Tokens.of(slot.fallback()), slot);
    return new Element(
        slot, slot, keyword.isEmpty() ? List.of() : List.of(keyword), value, fallback);
  }

  /** Returns a component as a clause, or as several. */
  static Element clause(Slot slot) {
    if (slot.one().form() instanceof Form.Union<?> union) {
      return new Element(slot, slot, List.of(), Choice.of(slot, union), null);
    }
    String word = slot.line().keyword().isEmpty() ? slot.word() : slot.line().keyword();
    List<String> keywords = slot.line().bare() ? List.of() : List.of(word.split(" "));
    LineType value = line(slot);
    if (slot.many() && slot.isText()) {
      value = new WordList();
    } else if (slot.many() && !(value instanceof Body body && body.units() != null)) {
      value = UnitsForm.of(slot);
    }
    return new Element(slot, slot, keywords, value, fallback(slot, value));
  }

  /** Returns the notation of a component's values. */
  private static LineType line(Slot slot) {
    return slot.one().form() == null ? (LineType) slot.one() : Body.of(slot.one().form());
  }

  private static Object fallback(Slot slot, LineType value) {
    if (slot.mayBeEmpty()) {
      return null;
    }
    if (value instanceof Body body) {
      return body.nothing();
    }
    return slot.fallback().isEmpty() ? null : value.read(Tokens.of(slot.fallback()), slot);
  }

  /** Returns the alternative notations: one for each of several records, else this one. */
  Iterable<Element> ways() {
    return value instanceof Choice choice ? choice.records().values() : List.of(this);
  }

  /** Returns the body of its value if that is a record; else null. */
  Body record() {
    return value instanceof Body body ? body : null;
  }

  /** Returns the notation of the units behind its colon; null if there are none. */
  UnitsForm units() {
    return value instanceof UnitsForm units ? units : record() == null ? null : record().units();
  }

  /**
   * Returns whether it comes first among the words of a unit, in a fixed order and without a
   * keyword.
   */
  boolean isLeading() {
    return keywords.isEmpty() && !slot.isPrefix() ? !isOneOfSeveral() : !mayBeMissing();
  }

  /** Returns whether it is one of several words that exclude one another. */
  boolean isOneOfSeveral() {
    return slot.is(Slot.Role.WORD)
        && value instanceof EnumType
        && keywords.isEmpty()
        && mayBeMissing();
  }

  boolean mayBeMissing() {
    return slot.mayBeEmpty() || fallback != null;
  }

  /** Returns the value of a missing component; null if it is required. */
  Object defaultValue() {
    return fallback == null && slot.mayBeEmpty() ? slot.type().empty() : fallback;
  }

  /** Returns its possible first words. */
  List<String> words() {
    if (slot.isPrefix()) {
      return List.of(slot.prefix() + slot.example());
    }
    return keywords.isEmpty() ? value.words(said) : List.of(keyword());
  }

  /** Returns the words before its value, as one text. */
  String keyword() {
    return String.join(" ", keywords);
  }

  /** Returns whether the next words belong to this component. */
  boolean isNext(Tokens words) {
    if (!words.hasNext()) {
      return false;
    }
    String next = words.peek().text();
    if (slot.isPrefix()) {
      return next.regionMatches(true, 0, slot.prefix(), 0, slot.prefix().length());
    }
    return keywords.isEmpty()
        ? value.isNext(words, said)
        : words.startsWith(keywords) || EnumType.Arms.word(next).equalsIgnoreCase(keyword());
  }

  /** Reads its value from the next words, which belong to it. */
  Object read(Tokens words) {
    if (slot.isPrefix()) {
      return value.read(new Tokens(behindPrefix(words.next(""))), said);
    }
    words.skip(keywords.size());
    String alone = said.line().alone();
    return alone.isEmpty() || value.isNext(words, said)
        ? value.read(words, said)
        : value.read(Tokens.of(alone), said);
  }

  private Phrase behindPrefix(Token word) {
    int length = slot.prefix().length();
    if (word.text().length() == length) {
      throw new TextFault(
          word.offset(),
          "the " + slot.called() + " is missing",
          "write it as one word, as in `" + slot.prefix() + slot.example() + "`");
    }
    return new Phrase(List.of(new Token(word.text().substring(length), word.offset() + length)));
  }

  /** Reads a clause that begins with these words. */
  void readClause(Section clause, RecordBuilder maker) {
    Token first = clause.keyword();
    if (maker.has(slot) && !slot.many()) {
      Object before = slot.type().valueOf(maker.value(slot));
      throw Phrases.saidBefore(first, before == null ? "" : write(before));
    }
    Object read = readClause(new Tokens(clause));
    if (slot.line().once()) {
      checkOnce(new Tokens(clause), maker);
    }
    maker.put(slot, slot.many() ? combine(maker, read) : slot.type().holding(read), first.offset());
  }

  private Object readClause(Tokens words) {
    if (value instanceof Choice) {
      return value.read(words, said);
    }
    words.checkUnits(units() == null ? null : example());
    words.skip(keywords.size());
    Body record = record();
    if (record != null && !words.hasNext() && record.isInAnyOrder()) {
      words.next(Phrases.a(said.value().what().isEmpty() ? "value" : said.value().what()));
    }
    Object read = value.read(words, said);
    if (record != null) {
      record.checkEnd(words, List.of(), "put a semicolon between clauses");
    }
    if (words.hasNext()) {
      String word = words.peek().text();
      List<String> further = value.continuations(read, said);
      String otherwise =
          value instanceof UnitsForm
              ? "write a colon before the units"
              : "put a semicolon between clauses";
      throw TextFault.unknownWord(
          words.offset(),
          "unexpected `" + word + "`",
          further.isEmpty() ? otherwise : Phrases.help(word, further, otherwise));
    }
    return read;
  }

  /** Rejects a word that is repeated in a list. */
  private void checkOnce(Tokens words, RecordBuilder maker) {
    Set<String> before = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    if (maker.value(slot) instanceof List<?> list) {
      list.forEach(word -> before.add(word.toString()));
    }
    words.skip(keywords.size());
    while (words.hasNext()) {
      Token word = words.next("word");
      if (!before.add(word.text())) {
        throw Phrases.saidBefore(word, "");
      }
    }
  }

  /** Returns the values of the clauses so far, including this one. */
  private List<Object> combine(RecordBuilder maker, Object read) {
    List<Object> all = new ArrayList<>();
    if (maker.has(slot)) {
      all.addAll((List<?>) maker.value(slot));
    }
    all.addAll(read instanceof List<?> several ? several : List.of(read));
    return List.copyOf(all);
  }

  /** Rejects a record without it if it is required. */
  void checkWritten(RecordBuilder maker, int end) {
    if (!mayBeMissing() && !maker.has(slot)) {
      throw new TextFault(
          end,
          "the " + slot.value().what() + " is missing",
          "write it at the end, as in `; " + example() + "`");
    }
  }

  /** Returns an example of it, for the help. */
  String example() {
    if (isOneOfSeveral()) {
      return String.join(", ", slot.words());
    }
    return slot.flag() || said.example().isEmpty() ? keyword() : prefix() + said.example();
  }

  /** Returns an example of it, with the first of several words. */
  String firstExample() {
    return example().split(",")[0];
  }

  /** Returns the text before its value. */
  private String prefix() {
    return keywords.isEmpty()
        ? slot.prefix()
        : keyword() + (value instanceof UnitsForm ? ": " : " ");
  }

  /** Returns a value in a notation that can be read again. */
  String write(Object one) {
    return slot.flag() ? keyword() : prefix() + value.write(one);
  }

  /** Returns its words for a record's values; "" if none are needed. */
  String writeWord(Object[] held) {
    return isPlain(slot.type().valueOf(held[slot.index()])) ? "" : writeInFull(held);
  }

  /** Returns its words for a record's values, including defaults; "" if it has no value. */
  String writeInFull(Object[] held) {
    Object one = slot.type().valueOf(held[slot.index()]);
    return one == null ? "" : write(one);
  }

  /** Returns its clauses for a record's values, each behind a semicolon. */
  String writeClauses(Object[] held) {
    Object one = slot.type().valueOf(held[slot.index()]);
    if (one == null || isPlain(one) || one.equals(List.of())) {
      return "";
    }
    if (one instanceof List<?> list && (value instanceof Choice || value instanceof Body)) {
      StringBuilder text = new StringBuilder();
      list.forEach(each -> text.append("; ").append(write(each)));
      return text.toString();
    }
    return "; " + write(one);
  }

  /**
   * Returns whether a value is the default and is omitted; default numbers other than 0 are
   * written.
   */
  private boolean isPlain(Object one) {
    return fallback != null && fallback.equals(one) && (!(one instanceof Integer) || one.equals(0));
  }

  /** Returns the words of it that can be true or false: its own, and those of its values. */
  List<String> flags() {
    List<String> flags = new ArrayList<>();
    if (slot.flag()) {
      flags.add(slot.word());
    } else if (slot.is(Slot.Role.WORD) && !keywords.isEmpty() && number().isEmpty()) {
      flags.add(keyword());
    }
    flags.addAll(slot.words());
    return flags;
  }

  /** Returns the word before a number, or joined with one; "" if there is none. */
  String number() {
    return !slot.isInt() ? "" : keywords.isEmpty() ? slot.prefix() : keyword();
  }

  /** The notation of one of several records, each behind its name. */
  private record Choice(Map<Class<?>, Element> records) implements LineType {
    static Choice of(Slot slot, Form.Union<?> union) {
      Map<Class<?>, Element> records = new LinkedHashMap<>();
      for (Form<?> record : union.forms()) {
        Slot said = record.classSlot();
        Body value = Body.of(record);
        records.put(record.type(), new Element(slot, said, List.of(said.name()), value, null));
      }
      return new Choice(records);
    }

    @Override
    public Object read(Tokens words, Slot slot) {
      for (Element record : records.values()) {
        if (record.isNext(words)) {
          return record.readClause(words);
        }
      }
      throw new IllegalStateException("nothing of " + slot.name() + " is next");
    }

    @Override
    public boolean isNext(Tokens words, Slot slot) {
      return records.values().stream().anyMatch(record -> record.isNext(words));
    }

    @Override
    public String write(Object value) {
      return records.get(value.getClass()).write(value);
    }

    @Override
    public List<String> words(Slot slot) {
      return records.values().stream().map(Element::keyword).toList();
    }
  }

  /** The notation of a list of all words that follow, without connecting words. */
  private record WordList() implements LineType {
    @Override
    public Object read(Tokens words, Slot slot) {
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
        throw Phrases.unknownWord(slot.called(), first, List.of());
      }
      return all;
    }

    @Override
    public String write(Object value) {
      return String.join(" ", ((List<?>) value).stream().map(String::valueOf).toList());
    }
  }
}

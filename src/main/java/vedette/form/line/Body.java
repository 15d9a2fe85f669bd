package vedette.form.line;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import vedette.form.model.Form;
import vedette.form.model.LineType;
import vedette.form.model.Notation.Phrase;
import vedette.form.model.Notation.Token;
import vedette.form.model.Phrases;
import vedette.form.model.RecordBuilder;
import vedette.form.model.Slot;
import vedette.form.model.Tokens;
import vedette.source.Nearest;
import vedette.source.TextFault;

/**
 * The part of a record's line without a name and clauses: words, units, or words and then units.
 *
 * @param form the form of the record
 * @param leading the words that come first, in this order
 * @param others words that follow in any order
 * @param holder the component that has the units; null if there are none
 * @param units the notation of the units; null if there are none
 */
public record Body(
    Form<?> form, List<Element> leading, List<Element> others, Slot holder, UnitsForm units)
    implements LineType {
  private static final Map<Form<?>, Body> KNOWN = new ConcurrentHashMap<>();

  /** Returns the body of a form, made at its first use: most records are never in a line. */
  public static Body of(Form<?> form) {
    Body known = KNOWN.get(form);
    if (known == null) {
      known = make(form);
      KNOWN.put(form, known);
    }
    return known;
  }

  private static Body make(Form<?> form) {
    List<Element> leading = new ArrayList<>();
    List<Element> others = new ArrayList<>();
    Slot holder = null;
    for (Slot slot : form.slots()) {
      if (slot.is(Slot.Role.WORD)) {
        Element word = Element.word(slot);
        (word.isLeading() ? leading : others).add(word);
      } else if (slot.is(Slot.Role.UNITS)) {
        holder = slot;
      }
    }
    return new Body(form, leading, others, holder, holder == null ? null : UnitsForm.of(holder));
  }

  /** Returns whether there are words, all in any order. */
  boolean isInAnyOrder() {
    return leading.isEmpty() && !others.isEmpty();
  }

  /** Returns whether the next words are the first of this body. */
  boolean isNext(Tokens words) {
    return leading.isEmpty()
        ? others.stream().anyMatch(word -> word.isNext(words))
        : leading.get(0).isNext(words);
  }

  @Override
  public boolean isNext(Tokens words, Slot slot) {
    return words.hasNext() && isNext(words);
  }

  @Override
  public List<String> words(Slot slot) {
    return firstWords();
  }

  @Override
  public Object read(Tokens words, Slot slot) {
    return read(words);
  }

  /** Returns the possible first words. */
  List<String> firstWords() {
    return leading.isEmpty() ? otherWords() : leading.get(0).words();
  }

  List<String> otherWords() {
    List<String> words = new ArrayList<>();
    others.forEach(word -> words.addAll(word.words()));
    return words;
  }

  /** Reads the record from the next words, and from the units behind them. */
  Object read(Tokens tokens) {
    RecordBuilder maker = new RecordBuilder(form, tokens.offset());
    read(tokens, maker);
    readUnits(tokens.units(), maker);
    return maker.make();
  }

  /**
   * Reads one of several units: all words of a phrase.
   *
   * @param firstWords words that begin a unit
   */
  Object readUnit(Phrase phrase, List<String> firstWords) {
    Tokens tokens = new Tokens(phrase);
    RecordBuilder maker = new RecordBuilder(form, tokens.offset());
    read(tokens, maker);
    checkEnd(tokens, firstWords, "put a comma between units");
    return maker.make();
  }

  /** Returns the record with everything missing; null if something is required. */
  Object nothing() {
    if (!leading.isEmpty() || units != null) {
      return null;
    }
    RecordBuilder maker = new RecordBuilder(form, 0);
    fill(maker);
    return maker.make();
  }

  /** Reads the units, if there are any. */
  void readUnits(List<Phrase> phrases, RecordBuilder maker) {
    if (units != null) {
      maker.put(holder, units.read(phrases), phrases.get(0).offset());
    }
  }

  /** Reads the next words as long as they belong to this body. */
  void read(Tokens words, RecordBuilder maker) {
    for (Element word : leading) {
      if (word.mayBeMissing() && !word.isNext(words)) {
        maker.fill(word.slot(), word.defaultValue());
      } else {
        int at = words.offset();
        put(word, words, at, maker);
      }
    }
    fill(maker);
    for (Element word = next(words); word != null; word = next(words)) {
      Token first = words.peek();
      if (maker.has(word.slot())) {
        String before =
            word.isOneOfSeveral()
                ? word.write(word.slot().type().valueOf(maker.value(word.slot())))
                : "";
        throw Phrases.saidBefore(first, before);
      }
      put(word, words, first.offset(), maker);
    }
  }

  private static void put(Element word, Tokens words, int at, RecordBuilder maker) {
    maker.put(word.slot(), word.slot().type().holding(word.read(words)), at);
  }

  /** Fills in the defaults of missing components. */
  private void fill(RecordBuilder maker) {
    others.forEach(word -> maker.fill(word.slot(), word.defaultValue()));
  }

  private Element next(Tokens words) {
    for (Element word : others) {
      if (word.isNext(words)) {
        return word;
      }
    }
    return null;
  }

  /**
   * Rejects a word that does not belong to this body.
   *
   * @param others words that begin something else, in lower case
   * @param separator the separator that belongs before one of them
   */
  void checkEnd(Tokens words, Collection<String> others, String separator) {
    if (!words.hasNext()) {
      return;
    }
    Token word = words.peek();
    List<String> known = otherWords();
    throw TextFault.unknownWord(
        word.offset(),
        "unexpected `" + word.text() + "`",
        help(word.text().toLowerCase(Locale.ROOT), known, others, separator));
  }

  private static String help(
      String word, List<String> known, Collection<String> others, String separator) {
    if (known.isEmpty() || others.contains(word)) {
      return separator;
    }
    if (Nearest.of(word, known).isEmpty() && Nearest.of(word, others).isPresent()) {
      return Nearest.help(word, others) + " If so, " + separator;
    }
    return Nearest.help(word, known);
  }

  /** Returns all of them. */
  List<Element> all() {
    List<Element> all = new ArrayList<>(leading);
    all.addAll(others);
    return all;
  }

  /** Returns its words and its units, as a part of something else. */
  @Override
  public String write(Object record) {
    Object[] held = form.componentValues(record);
    String words = notation(word -> word.writeWord(held));
    return units == null ? words : words + ": " + units.write(held[holder.index()]);
  }

  /** Returns its words or its units before the first semicolon. */
  String writeFirst(Object record) {
    return units == null
        ? write(record)
        : units.write(form.componentValues(record)[holder.index()]);
  }

  /** Returns its words, including defaults. */
  String writeInFull(Object record) {
    Object[] held = form.componentValues(record);
    return notation(word -> word.writeInFull(held));
  }

  /** Returns its words, with commas between them if none has a fixed place. */
  private String notation(Function<Element, String> words) {
    StringJoiner text = new StringJoiner(leading.isEmpty() ? ", " : " ");
    for (Element each : all()) {
      String word = words.apply(each);
      if (!word.isEmpty()) {
        text.add(word);
      }
    }
    return text.toString();
  }
}

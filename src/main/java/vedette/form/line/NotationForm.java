package vedette.form.line;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Units;
import vedette.form.Word;
import vedette.form.model.Form;
import vedette.form.model.Forms;
import vedette.form.model.HelpLine;
import vedette.form.model.Notation;
import vedette.form.model.Notation.Phrase;
import vedette.form.model.Notation.Section;
import vedette.form.model.Notation.Token;
import vedette.form.model.Phrases;
import vedette.form.model.RecordBuilder;
import vedette.form.model.Slot;
import vedette.form.model.Tokens;
import vedette.source.Nearest;
import vedette.source.TextFault;

/**
 * The notation of a stack, or of a unit given without a stack, made from its record's annotated
 * components: {@link Name}, {@link Units} or {@link Word}s, {@link Clause}s.
 *
 * @param <T> the record
 */
public final class NotationForm<T extends Record> {
  /** Forms of records with a restricted set of components. */
  private static final Map<List<Object>, NotationForm<?>> LIMITED = new ConcurrentHashMap<>();

  private static final ClassValue<NotationForm<?>> FORMS =
      new ClassValue<>() {
        @Override
        protected NotationForm<?> computeValue(Class<?> type) {
          return new NotationForm<>(type.asSubclass(Record.class), Set.of(), Set.of());
        }
      };

  /** The maximum number of texts kept: fights write their results often, and few of them differ. */
  private static final int MOST_KEPT = 10_000;

  private final Map<T, String> written = new ConcurrentHashMap<>();
  private final Map<String, String> full = new ConcurrentHashMap<>();

  private final Form<T> form;
  private final Body body;
  private final List<Element> clauses = new ArrayList<>();
  private final List<String> keywords = new ArrayList<>();
  private final Set<String> allowed;
  private final Set<String> kept;
  private Slot name;

  @SuppressWarnings("unchecked")
  private NotationForm(Class<T> type, Set<String> allowed, Set<String> kept) {
    this.allowed = allowed;
    this.kept = kept;
    form = (Form<T>) Forms.of(type);
    body = Body.of(form);
    for (Slot slot : form.slots()) {
      if (slot.is(Slot.Role.NAME)) {
        name = slot;
      } else if (slot.is(Slot.Role.CLAUSE)) {
        Element clause = Element.clause(slot);
        clauses.add(clause);
        keywords.addAll(clause.words());
      }
    }
  }

  /** Returns the form of a record whose components are annotated. */
  @SuppressWarnings("unchecked")
  public static <T extends Record> NotationForm<T> of(Class<T> type) {
    return (NotationForm<T>) FORMS.get(type);
  }

  /**
   * Returns the notation of a component, restricted by its annotations; null if it is no unit or
   * stack.
   */
  public static NotationForm<?> of(Slot slot) {
    return slot.isInNotation()
        ? of(
            slot.one().raw().asSubclass(Record.class),
            slot.parameter().allows(),
            slot.parameter().keeps())
        : null;
  }

  /**
   * Returns the form of records with a restricted set of components.
   *
   * @param allowed the names of the components allowed, in addition to required ones; empty for all
   * @param kept the names of further components allowed, which the help leaves out
   */
  @SuppressWarnings("unchecked")
  static <T extends Record> NotationForm<T> of(
      Class<T> type, List<String> allowed, List<String> kept) {
    if (allowed.isEmpty()) {
      return of(type);
    }
    List<Object> key = List.of(type, allowed, kept);
    NotationForm<?> known = LIMITED.get(key);
    if (known == null) {
      known = new NotationForm<>(type, Set.copyOf(allowed), Set.copyOf(kept));
      LIMITED.put(key, known);
    }
    return (NotationForm<T>) known;
  }

  /**
   * Returns the record of a text.
   *
   * @throws TextFault if it cannot be understood
   */
  public T parse(String text) {
    try {
      return read(text);
    } catch (TextFault bad) {
      throw bad.isOfUnknownWord() ? bad.helping(MisplacedWord.of(this).help(text, bad)) : bad;
    }
  }

  private T read(String text) {
    Notation notation = Notation.parse(text);
    RecordBuilder maker = new RecordBuilder(form, notation.units().get(0).offset());
    if (name != null) {
      maker.fill(name, notation.name());
    } else if (!notation.name().isEmpty()) {
      throw new TextFault(
          0, "`" + notation.name() + "` is a name, but names are not used here", "leave it out");
    }
    readBody(notation, maker);
    clauses.forEach(clause -> maker.fill(clause.slot(), clause.defaultValue()));
    notation.clauses().forEach(clause -> read(clause, maker));
    checkAllowed(text, maker);
    clauses.forEach(clause -> clause.checkWritten(maker, text.length()));
    return form.type().cast(maker.make());
  }

  private void checkAllowed(String text, RecordBuilder maker) {
    for (Slot slot : form.slots()) {
      if (!allowed.isEmpty() && maker.has(slot) && !isAllowed(slot)) {
        int at = maker.offset(slot);
        String word = text.substring(at).split("[\\s;,]", 2)[0];
        throw new TextFault(at, "`" + word + "` is not used here", "leave it out");
      }
    }
  }

  private boolean isAllowed(Slot slot) {
    return slot == body.holder()
        || allowed.contains(slot.name())
        || kept.contains(slot.name())
        || body.leading().stream().anyMatch(word -> word.slot() == slot);
  }

  /** Returns whether the help has a word or a clause. */
  boolean isExplained(Slot slot) {
    return allowed.isEmpty() || allowed.contains(slot.name());
  }

  private void readBody(Notation notation, RecordBuilder maker) {
    if (hasUnits()) {
      body.readUnits(notation.units(), maker);
      return;
    }
    if (notation.units().size() > 1) {
      throw new TextFault(
          notation.units().get(1).offset(),
          "this option takes one unit",
          "pass the option again for each further unit");
    }
    Tokens tokens = new Tokens(notation.units().get(0));
    boolean known = body.isNext(tokens);
    // A text without a name is no unit, and one that begins with a number is not recognized by
    // words.
    if (!known && name != null && !body.firstWords().isEmpty()) {
      throw Phrases.notAUnit(notation.units().get(0).words(), body.firstWords());
    }
    body.read(tokens, maker);
    body.checkEnd(tokens, keywords, "put a semicolon between clauses");
  }

  private void read(Section clause, RecordBuilder maker) {
    Optional<Element> next =
        clauses.stream()
            .filter(each -> each.isNext(new Tokens(clause)))
            .max(Comparator.comparingInt(each -> each.words().get(0).length()));
    if (next.isPresent()) {
      next.get().readClause(clause, maker);
      return;
    }
    Token word = clause.keyword();
    boolean unit =
        hasUnits() && Nearest.equalWord(word.text(), body.units().firstWords()).isPresent();
    throw TextFault.unknownWord(
        word.offset(),
        "unknown clause `" + word.text() + "`",
        unit
            ? "put a comma, not a semicolon, between units"
            : keywords.isEmpty() ? "leave it out" : Nearest.help(word.text(), keywords));
  }

  Body body() {
    return body;
  }

  List<Element> clauses() {
    return clauses;
  }

  /**
   * Reads only the text before the first semicolon.
   *
   * @throws TextFault if it cannot be understood
   */
  public void checkUnits(String text) {
    Notation notation = Notation.parse(text);
    readBody(notation, new RecordBuilder(form, notation.units().get(0).offset()));
  }

  /**
   * Returns the order of a text's units in the stack as the program writes it. The result has the
   * indices of the units in the text, from 0, in that order; units of clauses are included.
   *
   * @throws TextFault if the text cannot be understood
   */
  public List<Integer> order(String text) {
    Notation notation = Notation.parse(text);
    List<UnitPlace> unitPlace = new ArrayList<>();
    for (Phrase phrase : notation.units()) {
      unitPlace.add(
          new UnitPlace(-1, hasUnits() ? body.units().place(phrase) : 0, unitPlace.size()));
    }
    for (Section clause : notation.clauses()) {
      for (int unit = 0; unit < clause.units().size(); unit++) {
        unitPlace.add(new UnitPlace(place(clause), 0, unitPlace.size()));
      }
    }
    unitPlace.sort(
        Comparator.comparingInt(UnitPlace::clause)
            .thenComparingInt(UnitPlace::kind)
            .thenComparingInt(UnitPlace::number));
    return unitPlace.stream().map(UnitPlace::number).toList();
  }

  /**
   * The place of a unit: the index of its clause, -1 for none, its kind, and its index in the text.
   */
  private record UnitPlace(int clause, int kind, int number) {}

  private int place(Section clause) {
    for (int slot = 0; slot < clauses.size(); slot++) {
      if (clauses.get(slot).isNext(new Tokens(clause))) {
        return slot;
      }
    }
    return clauses.size();
  }

  /** Returns whether its stacks have units, and are not one unit with words of its own. */
  public boolean hasUnits() {
    return body.units() != null;
  }

  /** Returns whether it may have a name. */
  public boolean isNamed() {
    return name != null;
  }

  /**
   * Returns one or more units with all their values, including defaults: {@code inf 4} is {@code
   * inf 4/4 class 2 good line}. A text that cannot be read is returned unchanged.
   */
  public String inFull(String text) {
    return cachedText(full, text, this::writtenInFull);
  }

  private String writtenInFull(String text) {
    try {
      if (hasUnits()) {
        return body.units().writeInFull(body.units().read(Notation.parse(text).units()));
      }
      T unit = parse(text);
      return body.writeInFull(unit) + writeClauses(unit);
    } catch (TextFault e) {
      return text; // The fight that uses the text reports its fault.
    }
  }

  /** Returns the lines of the help: the notation and its meaning. */
  public List<HelpLine> entries() {
    return HelpLines.of(this);
  }

  /** Returns a record in a notation that can be read again. */
  public String write(T record) {
    return cachedText(written, record, this::notation);
  }

  private static <K> String cachedText(Map<K, String> texts, K key, Function<K, String> text) {
    String known = texts.get(key);
    if (known == null) {
      known = text.apply(key);
      if (texts.size() < MOST_KEPT) {
        texts.put(key, known);
      }
    }
    return known;
  }

  private String notation(T record) {
    String given = name == null ? "" : (String) form.take(record)[name.index()];
    return given.isEmpty() ? writeWithoutName(record) : given + ": " + writeWithoutName(record);
  }

  /** Returns its notation without its name. */
  public String writeWithoutName(T record) {
    return writeUnits(record) + writeClauses(record);
  }

  /** Returns its notation before the first semicolon, without its name. */
  public String writeUnits(T record) {
    return body.writeFirst(record);
  }

  /** Returns its clauses, each behind a semicolon. */
  public String writeClauses(T record) {
    Object[] held = form.take(record);
    StringBuilder text = new StringBuilder();
    clauses.forEach(clause -> text.append(clause.writeClauses(held)));
    return text.toString();
  }
}

package vedette.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import vedette.form.Notation.Section;
import vedette.form.Notation.Token;

/**
 * A component that is written as a clause, or as several.
 *
 * @param forms the ways to write it, by the type of the value
 * @param fallback what it holds if nothing is written; null for nothing
 */
record ClauseSlot(Component component, Map<Class<?>, ClauseForm> forms, Object fallback) {
  static ClauseSlot of(Component component) {
    Clause said = component.said(Clause.class);
    Map<Class<?>, ClauseForm> forms = new LinkedHashMap<>();
    if (component.type().kind() == ValueType.Kind.SEALED) {
      for (Class<?> type : Records.sealed(component.type().raw()).records()) {
        String keyword = type.getSimpleName().toLowerCase(Locale.ROOT);
        Clause own = Records.of(type).said().by(Clause.class);
        forms.put(type, new ClauseForm(List.of(keyword), own, RecordForm.of(type), null));
      }
    } else {
      forms.put(component.type().raw(), form(component, said));
    }
    return new ClauseSlot(component, forms, fallback(component, said, forms));
  }

  private static Object fallback(
      Component component, Clause said, Map<Class<?>, ClauseForm> forms) {
    if (component.mayBeEmpty()) {
      return null;
    }
    ValueForm value = forms.get(component.type().raw()).value();
    if (value instanceof RecordForm form) {
      return form.nothing();
    }
    return said.fallback().isEmpty() ? null : value.read(Tokens.of(said.fallback()));
  }

  private static ClauseForm form(Component component, Clause said) {
    String word = said.keyword().isEmpty() ? component.word() : said.keyword();
    List<String> keyword = said.bare() ? List.of() : List.of(word.split(" "));
    boolean text = component.type().is(String.class);
    if (component.isFlag()) {
      return new ClauseForm(keyword, said, null, null);
    }
    if (component.isList() && text) {
      return new ClauseForm(keyword, said, new ValueForm.Listed(component.what(said.what())), null);
    }
    ValueForm value =
        ValueForm.of(component, component.what(said.what()), said.min(), said.max(), List.of());
    if (component.isList() && !(value instanceof RecordForm form && form.hasUnits())) {
      return new ClauseForm(keyword, said, null, new UnitsForm(component));
    }
    return value instanceof ValueForm.Single && !text
        ? new ClauseForm(
            keyword, said, new ValueForm.Rest(component, component.what(said.what())), null)
        : new ClauseForm(keyword, said, value, null);
  }

  /** What its clauses can begin with. */
  List<String> keywords() {
    List<String> words = new ArrayList<>();
    forms.values().forEach(form -> words.addAll(form.keywords()));
    return words;
  }

  /**
   * The words of its clauses that hold of a unit or do not: their own, or those of their values.
   */
  List<String> flags() {
    List<String> flags = new ArrayList<>();
    if (component.isFlag()) {
      flags.add(component.word());
    }
    forms.values().stream()
        .filter(form -> form.value() instanceof ValueForm.Constant)
        .forEach(form -> flags.addAll(form.value().words()));
    return flags;
  }

  /** The word that a number stands behind; "" if there is none. */
  String number() {
    return component.type().is(int.class) || component.type().is(OptionalInt.class)
        ? keywords().get(0)
        : "";
  }

  /** The words of which its value is made, if it is a record. */
  List<WordSlot> words() {
    List<WordSlot> words = new ArrayList<>();
    for (ClauseForm form : forms.values()) {
      if (form.value() instanceof RecordForm record) {
        words.addAll(record.slots().all());
      }
    }
    return words;
  }

  boolean isNext(Tokens words) {
    return forms.values().stream().anyMatch(form -> form.isNext(words));
  }

  /** Whether its keyword is longer than another's, as {@code in cover} is than {@code in}. */
  boolean isLonger(ClauseSlot other) {
    return keywords().get(0).length() > other.keywords().get(0).length();
  }

  /** What the component holds when nothing is written; null if something has to be. */
  Object missing() {
    return fallback == null && component.mayBeEmpty() ? component.empty() : fallback;
  }

  /** Complains if it is missing and has to be written. */
  void checkWritten(Maker maker, int end) {
    if (missing() == null && !maker.has(component)) {
      ClauseForm form = forms.get(component.type().raw());
      throw new BadNotation(
          end,
          "the " + form.said().what() + " is missing",
          "write it at the end, as in `; " + form.example() + "`");
    }
  }

  /** Reads one clause. */
  void read(Section clause, Maker maker) {
    Tokens words = new Tokens(clause.head());
    Token keyword = words.peek();
    if (maker.has(component) && !component.isList()) {
      Object before = component.valueOf(maker.held(component));
      throw Phrases.saidBefore(
          keyword, before == null ? "" : forms.get(component.type().raw()).write(before));
    }
    for (ClauseForm form : forms.values()) {
      if (form.isNext(words)) {
        Object read = form.read(clause);
        if (form.said().once()) {
          words.skip(form.keyword().size());
          checkOnce(words, maker);
        }
        maker.put(component, holding(read, maker), keyword.offset());
        return;
      }
    }
    throw new IllegalStateException("nothing of " + component.name() + " is next");
  }

  /** Complains of a word that comes again in a list. */
  private void checkOnce(Tokens words, Maker maker) {
    Set<String> said = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    if (maker.held(component) instanceof List<?> before) {
      before.forEach(word -> said.add(word.toString()));
    }
    while (words.hasNext()) {
      Token word = words.next("word");
      if (!said.add(word.text())) {
        throw Phrases.saidBefore(word, "");
      }
    }
  }

  private Object holding(Object read, Maker maker) {
    if (!component.isList()) {
      return component.holding(read);
    }
    List<Object> all = new ArrayList<>();
    if (maker.has(component)) {
      all.addAll((List<?>) maker.held(component));
    }
    if (read instanceof List<?> several) {
      all.addAll(several);
    } else {
      all.add(read);
    }
    return List.copyOf(all);
  }

  /** Its clauses in a record, each behind a semicolon. */
  String write(Object record) {
    Object held = component.value(record);
    if (held == null || WordSlot.isPlain(held, fallback)) {
      return "";
    }
    if (!(held instanceof List<?> list)) {
      return "; " + forms.get(component.type().raw()).write(held);
    }
    ClauseForm together = forms.get(component.type().raw());
    if (together != null && !(together.value() instanceof RecordForm)) {
      return list.isEmpty() ? "" : "; " + together.write(list);
    }
    StringBuilder text = new StringBuilder();
    list.forEach(one -> text.append("; ").append(forms.get(one.getClass()).write(one)));
    return text.toString();
  }
}

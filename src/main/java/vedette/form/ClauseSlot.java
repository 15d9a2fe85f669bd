package vedette.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import vedette.form.Notation.Section;
import vedette.form.Notation.Token;
import vedette.problem.TextFault;

/**
 * A component that is written as a clause, or as several.
 *
 * @param forms the ways to write it, by the class of the value
 * @param fallback what it holds if nothing is written; null for nothing
 */
record ClauseSlot(Slot slot, Map<Class<?>, ClauseForm> forms, Object fallback) {
  static ClauseSlot of(Slot slot) {
    Map<Class<?>, ClauseForm> forms = new LinkedHashMap<>();
    if (slot.one() instanceof Nested nested && nested.form() instanceof Form.Union<?> union) {
      union.forms().forEach(record -> forms.put(record.type(), ClauseForm.of(record)));
      return new ClauseSlot(slot, forms, null);
    }
    ClauseForm form = ClauseForm.of(slot);
    forms.put(slot.one().raw(), form);
    return new ClauseSlot(slot, forms, fallback(slot, form));
  }

  private static Object fallback(Slot slot, ClauseForm form) {
    if (slot.mayBeEmpty()) {
      return null;
    }
    if (form.record() != null) {
      return form.record().nothing();
    }
    return slot.fallback().isEmpty() ? null : form.value(Tokens.of(slot.fallback()));
  }

  /** The way to write a value that is no one of several records; null for those. */
  private ClauseForm form() {
    return forms.get(slot.one().raw());
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
    return slot.flag() ? List.of(slot.word()) : slot.words();
  }

  /** The word that a number stands behind; "" if there is none. */
  String number() {
    return slot.one() == Type.WHOLE ? keywords().get(0) : "";
  }

  /** The words of which its value is made, if it is a record. */
  List<WordForm> words() {
    List<WordForm> words = new ArrayList<>();
    for (ClauseForm form : forms.values()) {
      if (form.record() != null) {
        words.addAll(form.record().words().all());
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
    return fallback == null && slot.mayBeEmpty() ? slot.type().empty() : fallback;
  }

  /** Complains if it is missing and has to be written. */
  void checkWritten(Maker maker, int end) {
    if (missing() == null && !maker.has(slot)) {
      throw new TextFault(
          end,
          "the " + slot.value().what() + " is missing",
          "write it at the end, as in `; " + form().example() + "`");
    }
  }

  /** Reads one clause. */
  void read(Section clause, Maker maker) {
    Tokens words = new Tokens(clause.head());
    Token keyword = words.peek();
    if (maker.has(slot) && !slot.many()) {
      Object before = slot.type().valueOf(maker.held(slot));
      throw Phrases.saidBefore(keyword, before == null ? "" : form().write(before));
    }
    for (ClauseForm form : forms.values()) {
      if (form.isNext(words)) {
        Object read = form.read(clause);
        if (slot.line().once()) {
          words.skip(form.keyword().size());
          checkOnce(words, maker);
        }
        maker.put(slot, holding(read, maker), keyword.offset());
        return;
      }
    }
    throw new IllegalStateException("nothing of " + slot.name() + " is next");
  }

  /** Complains of a word that comes again in a list. */
  private void checkOnce(Tokens words, Maker maker) {
    Set<String> said = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    if (maker.held(slot) instanceof List<?> before) {
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
    if (!slot.many()) {
      return slot.type().holding(read);
    }
    List<Object> all = new ArrayList<>();
    if (maker.has(slot)) {
      all.addAll((List<?>) maker.held(slot));
    }
    if (read instanceof List<?> several) {
      all.addAll(several);
    } else {
      all.add(read);
    }
    return List.copyOf(all);
  }

  /** Its clauses in what a record holds, each behind a semicolon. */
  String write(Object[] held) {
    Object value = slot.type().valueOf(held[slot.index()]);
    if (value == null || WordForm.isPlain(value, fallback)) {
      return "";
    }
    if (!(value instanceof List<?> list)) {
      return "; " + form().write(value);
    }
    if (form() != null && form().record() == null) {
      return list.isEmpty() ? "" : "; " + form().write(list);
    }
    StringBuilder text = new StringBuilder();
    list.forEach(one -> text.append("; ").append(forms.get(one.getClass()).write(one)));
    return text.toString();
  }
}

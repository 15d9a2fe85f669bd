package vedette.form.line;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.BiFunction;
import vedette.form.model.Form;
import vedette.form.model.LineType;
import vedette.form.model.Notation.Phrase;
import vedette.form.model.Notation.Token;
import vedette.form.model.Phrases;
import vedette.form.model.RecordBuilder;
import vedette.form.model.Slot;
import vedette.form.model.Tokens;
import vedette.source.TextFault;

/**
 * The notation of a stack's units: a list of one kind of unit, or a record of several kinds.
 *
 * @param group the record of several kinds; null if the units are a list of one kind
 * @param slots the kinds of units, and units of one word
 */
record UnitsForm(Form<?> group, List<Slot> slots) implements LineType {
  /** Returns the notation of a component's units. */
  static UnitsForm of(Slot units) {
    if (units.many()) {
      return new UnitsForm(null, List.of(units));
    }
    Form<?> group = units.type().form();
    return new UnitsForm(group, group.slots());
  }

  private static Body kind(Slot slot) {
    return Body.of(slot.one().form());
  }

  /** Returns the kinds of units. */
  List<Body> kinds() {
    return slots.stream().filter(slot -> !slot.flag()).map(UnitsForm::kind).toList();
  }

  /** Returns the units of one word. */
  List<Slot> flags() {
    return slots.stream().filter(Slot::flag).toList();
  }

  @Override
  public Object read(Tokens words, Slot slot) {
    return read(words.units());
  }

  /** Reads units, one from each phrase. */
  Object read(List<Phrase> phrases) {
    List<List<Object>> units = new ArrayList<>();
    slots.forEach(slot -> units.add(new ArrayList<>()));
    for (Phrase phrase : phrases) {
      int place = place(phrase);
      Slot slot = slots.get(place);
      List<Object> same = units.get(place);
      if (!same.isEmpty() && !slot.many() && !slot.flag()) {
        throw new TextFault(
            phrase.offset(),
            "`" + phrase.words().get(0).text() + "` is given twice",
            "write a stack of its own for each further unit");
      }
      if (slot.flag()) {
        phrase.endsAt(1, "put a comma between units");
        same.add(true);
      } else {
        same.add(kind(slot).readUnit(phrase, firstWords()));
      }
    }
    if (group == null) {
      return List.copyOf(units.get(0));
    }
    RecordBuilder maker = new RecordBuilder(group, phrases.get(0).offset());
    for (int i = 0; i < slots.size(); i++) {
      Slot slot = slots.get(i);
      List<Object> same = units.get(i);
      Object one = same.isEmpty() ? slot.type().empty() : slot.type().holding(same.get(0));
      maker.fill(slot, slot.many() ? List.copyOf(same) : one);
    }
    return maker.make();
  }

  /** Returns the index of a unit's kind among those of the record. */
  int place(Phrase phrase) {
    Token first = phrase.words().get(0);
    for (int i = 0; i < slots.size(); i++) {
      Slot slot = slots.get(i);
      if (slot.flag() ? isWordOf(slot, first) : kind(slot).isNext(new Tokens(phrase))) {
        return i;
      }
    }
    throw Phrases.notAUnit(phrase.words(), firstWords());
  }

  /** Returns the words that begin a unit. */
  List<String> firstWords() {
    List<String> known = new ArrayList<>();
    for (Slot slot : slots) {
      known.addAll(slot.flag() ? List.of(slot.word()) : kind(slot).firstWords());
    }
    return known;
  }

  private static boolean isWordOf(Slot flag, Token word) {
    return word.text().equalsIgnoreCase(flag.word())
        || word.text().equalsIgnoreCase(flag.line().also());
  }

  @Override
  public String write(Object units) {
    return notation(units, Body::write);
  }

  /** Returns the units, including words that are defaults. */
  String writeInFull(Object units) {
    return notation(units, Body::writeInFull);
  }

  private String notation(Object units, BiFunction<Body, Object, String> how) {
    StringJoiner text = new StringJoiner(", ");
    Object[] held = group == null ? new Object[] {units} : group.componentValues(units);
    for (int i = 0; i < held.length; i++) {
      Slot slot = slots.get(i);
      Object value = slot.type().valueOf(held[i]);
      if (value instanceof List<?> several) {
        several.forEach(unit -> text.add(how.apply(kind(slot), unit)));
      } else if (value != null) {
        text.add(slot.flag() ? slot.word() : how.apply(kind(slot), value));
      }
    }
    return text.toString();
  }
}

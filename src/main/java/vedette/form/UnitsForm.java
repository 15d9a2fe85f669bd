package vedette.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BiFunction;
import vedette.form.Notation.Phrase;
import vedette.form.Notation.Token;

/**
 * How the units of a stack are written: a list of one kind of unit, or a record of several kinds.
 */
final class UnitsForm {
  /** The record of several kinds; null if the units are a list of one kind. */
  private final RecordType group;

  private final List<Component> components;
  private final Map<Component, RecordForm> kinds = new LinkedHashMap<>();
  private final List<String> known = new ArrayList<>();

  /** The units that a component has. */
  UnitsForm(Component units) {
    if (units.isList()) {
      group = null;
      components = List.of(units);
    } else {
      group = Records.of(units.type().raw());
      components = Component.all(group);
    }
    for (Component component : components) {
      if (component.isFlag()) {
        known.add(component.word());
      } else {
        RecordForm kind = RecordForm.of(component.type().raw());
        kinds.put(component, kind);
        known.addAll(kind.words());
      }
    }
  }

  /** The kinds of units. */
  Iterable<RecordForm> kinds() {
    return kinds.values();
  }

  /** Units of one word. */
  List<Component> flags() {
    return components.stream().filter(Component::isFlag).toList();
  }

  /** Reads units, one a phrase. */
  Object read(List<Phrase> phrases) {
    Map<Component, List<Object>> units = new LinkedHashMap<>();
    for (Phrase phrase : phrases) {
      Component component = component(phrase);
      List<Object> same = units.computeIfAbsent(component, none -> new ArrayList<>());
      if (!same.isEmpty() && !mayComeAgain(component)) {
        throw new BadNotation(
            phrase.offset(),
            "`" + phrase.words().get(0).text() + "` comes a second time",
            component.isFlag() ? "say it once" : "give each further one a stack of its own");
      }
      if (component.isFlag()) {
        phrase.endsAt(1, "put a comma between units");
        same.add(true);
      } else {
        same.add(kinds.get(component).read(phrase));
      }
    }
    if (group == null) {
      return List.copyOf(units.getOrDefault(components.get(0), List.of()));
    }
    Maker maker = new Maker(group, components, phrases.get(0).offset());
    for (Component component : components) {
      List<Object> same = units.getOrDefault(component, List.of());
      maker.fill(
          component,
          component.isList()
              ? List.copyOf(same)
              : same.isEmpty() ? component.empty() : component.holding(same.get(0)));
    }
    return maker.make();
  }

  /** The place of a unit's kind among those of the record. */
  int place(Phrase phrase) {
    return components.indexOf(component(phrase));
  }

  private Component component(Phrase phrase) {
    Token first = phrase.words().get(0);
    for (Component component : components) {
      if (component.isFlag()
          ? isWordOf(component, first)
          : kinds.get(component).isNext(new Tokens(phrase))) {
        return component;
      }
    }
    throw Phrases.notAUnit(first, known);
  }

  private static boolean isWordOf(Component flag, Token word) {
    return word.text().equalsIgnoreCase(flag.word())
        || word.text().equalsIgnoreCase(flag.said(Units.class).also());
  }

  private static boolean mayComeAgain(Component component) {
    return component.isFlag() ? component.said(Units.class).several() : component.isList();
  }

  /** The units as they can be read again. */
  String write(Object units) {
    return written(units, RecordForm::write);
  }

  /** The same with words that need not be written. */
  String writeInFull(Object units) {
    return written(units, (kind, unit) -> kind.slots().writeInFull(unit));
  }

  private String written(Object units, BiFunction<RecordForm, Object, String> how) {
    StringJoiner text = new StringJoiner(", ");
    if (group == null) {
      List<?> all = (List<?>) units;
      all.forEach(unit -> text.add(how.apply(kinds.get(components.get(0)), unit)));
      return text.toString();
    }
    for (Component component : components) {
      Object held = component.value(units);
      if (held instanceof List<?> several) {
        several.forEach(unit -> text.add(how.apply(kinds.get(component), unit)));
      } else if (held != null) {
        text.add(component.isFlag() ? component.word() : how.apply(kinds.get(component), held));
      }
    }
    return text.toString();
  }
}

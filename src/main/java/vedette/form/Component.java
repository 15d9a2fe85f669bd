package vedette.form;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** A component of a record that is written in the notation: what it holds, how it is taken. */
final class Component {
  private final RecordType record;
  private final vedette.form.RecordComponent declared;
  private final ValueType type;

  private Component(RecordType record, vedette.form.RecordComponent declared) {
    this.record = record;
    this.declared = declared;
    type = declared.type().ofOne();
  }

  static List<Component> all(RecordType record) {
    List<Component> all = new ArrayList<>();
    record.components().forEach(declared -> all.add(new Component(record, declared)));
    return all;
  }

  int index() {
    return declared.index();
  }

  String name() {
    return declared.name();
  }

  /** The type of one value. */
  ValueType type() {
    return type;
  }

  /** What an annotation says of it; null if it is not there. */
  <A extends Annotation> A said(Class<A> annotation) {
    return declared.said().by(annotation);
  }

  /** Whether an annotation is there. */
  boolean has(Class<? extends Annotation> annotation) {
    return said(annotation) != null;
  }

  /** Its name as a word: {@code pastFronts} is {@code past-fronts}. */
  String word() {
    return name().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  /** What its value is, for messages: as its annotation has it, or its name. */
  String what(String said) {
    return said.isEmpty() ? word().replace('-', ' ') : said;
  }

  boolean isFlag() {
    return declared.type().is(boolean.class);
  }

  boolean isList() {
    return declared.type().is(List.class);
  }

  private boolean isOptional() {
    return declared.type().is(Optional.class);
  }

  private boolean isOptionalInt() {
    return declared.type().is(OptionalInt.class);
  }

  boolean mayBeEmpty() {
    return isOptional() || isOptionalInt() || isList() || isFlag();
  }

  /** What the component holds when nothing is written. */
  Object empty() {
    if (isOptionalInt()) {
      return OptionalInt.empty();
    }
    if (isFlag()) {
      return false;
    }
    return isList() ? List.of() : Optional.empty();
  }

  /** What the component holds when one value is written. */
  Object holding(Object value) {
    if (isOptionalInt()) {
      return OptionalInt.of((Integer) value);
    }
    return isOptional() ? Optional.of(value) : value;
  }

  /** Reads a text by the {@code static parse(String)} of the type. */
  Object parse(String text) {
    return record.parse(index(), text);
  }

  /** The value in this component of a record; null if none. */
  Object value(Object of) {
    return valueOf(record.get(of, index()));
  }

  /** The value in what a component holds; null if none. */
  Object valueOf(Object held) {
    if (held instanceof Optional<?> optional) {
      return optional.orElse(null);
    }
    if (held instanceof OptionalInt optional) {
      return optional.isPresent() ? (Object) optional.getAsInt() : null;
    }
    return isFlag() && !((Boolean) held) ? null : held;
  }
}

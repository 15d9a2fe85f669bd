package vedette.notation;

import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A component of a record: what it holds, and how it is taken from one.
 *
 * @param holder its own type, possibly a List, an Optional or an OptionalInt
 * @param type the type of one value
 */
record Component(
    int index, String name, Class<?> holder, Class<?> type, Method accessor, RecordComponent of) {

  static List<Component> all(Class<?> type) {
    List<Component> all = new ArrayList<>();
    for (RecordComponent of : type.getRecordComponents()) {
      Class<?> holder = of.getType();
      Class<?> value =
          holder == List.class || holder == Optional.class
              ? (Class<?>) ((ParameterizedType) of.getGenericType()).getActualTypeArguments()[0]
              : holder == OptionalInt.class ? int.class : holder;
      of.getAccessor().setAccessible(true);
      all.add(new Component(all.size(), of.getName(), holder, value, of.getAccessor(), of));
    }
    return all;
  }

  /** Its name as a word: {@code pastFronts} is {@code past-fronts}. */
  String word() {
    return name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  /** What its value is, for messages: as its annotation has it, or its name. */
  String what(String said) {
    return said.isEmpty() ? word().replace('-', ' ') : said;
  }

  boolean isFlag() {
    return holder == boolean.class;
  }

  boolean isList() {
    return holder == List.class;
  }

  boolean mayBeEmpty() {
    return holder == Optional.class || holder == OptionalInt.class || isList() || isFlag();
  }

  /** What the component holds when nothing is written. */
  Object empty() {
    if (holder == OptionalInt.class) {
      return OptionalInt.empty();
    }
    if (isFlag()) {
      return false;
    }
    return isList() ? List.of() : Optional.empty();
  }

  /** What the component holds when one value is written. */
  Object holding(Object value) {
    if (holder == OptionalInt.class) {
      return OptionalInt.of((Integer) value);
    }
    return holder == Optional.class ? Optional.of(value) : value;
  }

  /** The value in this component of a record; null if none. */
  Object value(Object record) {
    Object held;
    try {
      held = accessor.invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    return valueOf(held);
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

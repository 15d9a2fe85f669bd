package vedette.form;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The type of a component, or of what is in it.
 *
 * @param kind what is known of the class
 * @param raw the class itself
 * @param inner what is in a list, an Optional or another holder of one type; else null
 * @param constants of an enum, as declared; else none
 */
public record ValueType(Kind kind, Class<?> raw, ValueType inner, List<Enum<?>> constants) {
  /** What is known of a class. */
  public enum Kind {
    /** Nothing: a number, a text, a class of its own. */
    PLAIN,
    /** An enum. */
    ENUM,
    /** A record, which {@link Records} may know. */
    RECORD,
    /** A sealed interface of records. */
    SEALED,
    /** A holder of another type. */
    HOLDER
  }

  /** A class of which nothing is known, a record or a sealed interface. */
  public static ValueType of(Kind kind, Class<?> raw) {
    return new ValueType(kind, raw, null, List.of());
  }

  /** An enum. */
  public static ValueType of(Class<?> raw, Enum<?>... constants) {
    return new ValueType(Kind.ENUM, raw, null, List.of(constants));
  }

  /** A list, an Optional or the like. */
  public static ValueType of(Class<?> raw, ValueType inner) {
    return new ValueType(Kind.HOLDER, raw, inner, List.of());
  }

  /** The type of one value: that in a list or an Optional, int for an OptionalInt. */
  public ValueType ofOne() {
    if (raw == OptionalInt.class) {
      return of(Kind.PLAIN, int.class);
    }
    return raw == List.class || raw == Optional.class ? inner : this;
  }

  /** The type of what is in a holder, however deep; else this. */
  public ValueType ofValue() {
    return inner == null ? this : inner.ofValue();
  }

  /** Whether it is this class. */
  public boolean is(Class<?> type) {
    return raw == type;
  }
}

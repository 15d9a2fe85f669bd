package vedette.form;

import java.util.List;
import vedette.json.Json;

/** What a component takes from a file. */
enum Kind {
  INT,
  LONG,
  BOOLEAN,
  STRING,
  ENUM,
  RECORD,
  LIST,
  LOCATED,
  JSON;

  static Kind of(ValueType type) {
    return switch (type.kind()) {
      case ENUM -> ENUM;
      case RECORD -> RECORD;
      case HOLDER -> holder(type.raw());
      default -> plain(type.raw());
    };
  }

  private static Kind holder(Class<?> type) {
    if (type == List.class) {
      return LIST;
    }
    if (type == Located.class) {
      return LOCATED;
    }
    throw notRead(type);
  }

  private static Kind plain(Class<?> type) {
    if (type == int.class || type == Integer.class) {
      return INT;
    }
    if (type == long.class || type == Long.class) {
      return LONG;
    }
    if (type == boolean.class || type == Boolean.class) {
      return BOOLEAN;
    }
    if (type == String.class) {
      return STRING;
    }
    if (type == Json.class) {
      return JSON;
    }
    throw notRead(type);
  }

  private static IllegalArgumentException notRead(Class<?> type) {
    return new IllegalArgumentException("a record cannot be read with a component of " + type);
  }

  /** The kind of the value itself: located values looked into. */
  static Kind ofValue(ValueType type) {
    Kind kind = of(type);
    return kind == LOCATED ? of(type.inner()) : kind;
  }
}

package vedette.form;

import java.util.List;
import vedette.json.EnumWords;
import vedette.json.Position;

/** The values of components whose keys were left out. */
final class Fallback {

  private Fallback() {}

  /**
   * A component's value when its key is left out.
   *
   * @param written its fallback as written on a command line; "" if it has none
   * @param at where the object around it starts
   */
  static Object of(ValueType type, String written, Position at) {
    boolean none = written.isEmpty();
    return switch (Kind.of(type)) {
      case INT -> none ? 0 : (Object) Integer.valueOf(written);
      case LONG -> none ? 0L : (Object) Long.valueOf(written);
      case BOOLEAN -> Boolean.valueOf(written);
      case STRING -> written;
      case ENUM -> none ? null : known(type, written);
      case LIST -> List.of();
      case LOCATED -> new Located<>(of(type.inner(), written, at), at);
      case RECORD, JSON -> null;
    };
  }

  private static Object known(ValueType type, String word) {
    Object constant = EnumWords.constant(type.constants(), word);
    if (constant == null) {
      throw new IllegalArgumentException("no constant of " + type.raw() + " is written " + word);
    }
    return constant;
  }
}

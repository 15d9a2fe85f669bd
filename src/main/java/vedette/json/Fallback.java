package vedette.json;

import java.util.List;

/** The values of components whose keys were left out. */
final class Fallback {

  private Fallback() {}

  /**
   * A component's value when its key is left out.
   *
   * @param written its fallback as written on a command line; "" if it has none
   * @param at where the object around it starts
   */
  static Object of(RecordShape.Slot slot, String written, Position at) {
    boolean none = written.isEmpty();
    return switch (slot.kind()) {
      case INT -> none ? 0 : (Object) Integer.valueOf(written);
      case LONG -> none ? 0L : (Object) Long.valueOf(written);
      case BOOLEAN -> Boolean.valueOf(written);
      case STRING -> written;
      case ENUM -> none ? null : known(slot.type(), written);
      case LIST -> List.of();
      case LOCATED -> new Located<>(of(slot.inner(), written, at), at);
      case RECORD, JSON -> null;
    };
  }

  private static Object known(Class<?> type, String word) {
    Object constant = EnumWords.constant(type, word);
    if (constant == null) {
      throw new IllegalArgumentException("no constant of " + type + " is written " + word);
    }
    return constant;
  }
}

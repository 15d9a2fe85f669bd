package vedette.form;

import java.util.List;
import vedette.json.EnumWords;

/** Words about keys for messages. */
final class KeyWords {

  private static final int SHOWN = 5;

  private KeyWords() {}

  /** Keys in quotes: the first five. */
  static String quoted(List<String> names) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < names.size(); i++) {
      if (i == SHOWN) {
        return out.append(", …").toString();
      }
      out.append(i == 0 ? "" : ", ").append('"').append(names.get(i)).append('"');
    }
    return out.toString();
  }

  /** What a missing key could be given, as JSON. */
  static String example(RecordShape.Part part) {
    return switch (Kind.ofValue(part.type())) {
      case INT, LONG -> Long.toString(Math.max(0, part.field().min()));
      case BOOLEAN -> "true";
      case STRING -> "\"…\"";
      case ENUM -> "\"" + EnumWords.words(part.type().ofValue().constants()).get(0) + "\"";
      case RECORD -> "{ … }";
      case LIST -> "[ … ]";
      case JSON, LOCATED -> "…";
    };
  }
}

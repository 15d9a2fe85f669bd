package vedette.form;

import java.util.ArrayList;
import java.util.List;

/** The records of a sealed interface and the words that tell them apart in a file. */
final class RecordChoice {

  private final OneOf oneOf;
  private final List<String> words = new ArrayList<>();
  private final List<Class<?>> records = new ArrayList<>();

  private RecordChoice(Class<?> type) {
    SealedType sealed = Records.sealed(type);
    oneOf = sealed.said().by(OneOf.class);
    for (Class<?> record : sealed.records()) {
      records.add(record);
      words.add(Records.of(record).said().by(OneOf.Named.class).value());
    }
  }

  static RecordChoice of(Class<?> type) {
    return new RecordChoice(type);
  }

  /** The key that tells the records apart. */
  String property() {
    return oneOf.property();
  }

  /** What the key means. */
  String text() {
    return oneOf.text();
  }

  /** The values of the key, in the order of {@link #records()}. */
  List<String> words() {
    return words;
  }

  /** The values of the key, and one that somebody else reads. */
  List<String> known() {
    List<String> known = new ArrayList<>(words);
    if (!oneOf.elsewhere().isEmpty()) {
      known.add(oneOf.elsewhere());
    }
    return known;
  }

  List<Class<?>> records() {
    return records;
  }
}

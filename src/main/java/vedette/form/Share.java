package vedette.form;

import vedette.json.Json;

/** What is left of something: {@code 3/5}. */
final class Share extends Type {
  Share() {
    super(Part.class);
  }

  @Override
  Object read(Tokens words, Slot slot) {
    String what = slot.called();
    return words.next(Phrases.a(what)).part((int) slot.min(), (int) slot.max(), what);
  }

  @Override
  boolean isNext(Tokens words, Slot slot) {
    return words.startsWithDigit();
  }

  @Override
  Object read(Json json, Slot slot, RecordReader reader) {
    throw new IllegalArgumentException("a file's record cannot have a part");
  }

  @Override
  void describe(Slot slot, FormSchema schema) {
    throw new IllegalArgumentException("a file's record cannot have a part");
  }
}

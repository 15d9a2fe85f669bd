package vedette.form;

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
}

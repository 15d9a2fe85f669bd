package vedette.form;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;
import vedette.form.Notation.Token;

/** The components of a record that are written as words of a phrase. */
record WordSlots(List<WordSlot> leading, List<WordSlot> others) {
  static WordSlots of(List<Component> components) {
    List<WordSlot> leading = new ArrayList<>();
    List<WordSlot> others = new ArrayList<>();
    for (Component component : components) {
      if (component.has(Word.class)) {
        WordSlot slot = WordSlot.of(component);
        (slot.isLeading() ? leading : others).add(slot);
      }
    }
    return new WordSlots(leading, others);
  }

  boolean isEmpty() {
    return leading.isEmpty() && others.isEmpty();
  }

  /** Whether the next words are the first of these. */
  boolean isNext(Tokens words) {
    return leading.isEmpty()
        ? others.stream().anyMatch(slot -> slot.isNext(words))
        : leading.get(0).isNext(words);
  }

  /** What the first of these can be. */
  List<String> firstWords() {
    return leading.isEmpty() ? otherWords() : leading.get(0).words();
  }

  List<String> otherWords() {
    List<String> words = new ArrayList<>();
    others.forEach(slot -> words.addAll(slot.words()));
    return words;
  }

  /** Reads as many of the next words as are of these. */
  void read(Tokens words, Maker maker) {
    for (WordSlot slot : leading) {
      if (slot.mayBeMissing() && !slot.isNext(words)) {
        maker.fill(slot.component(), slot.missing());
      } else {
        int at = words.offset();
        maker.put(slot.component(), slot.read(words), at);
      }
    }
    others.forEach(slot -> maker.fill(slot.component(), slot.missing()));
    for (WordSlot slot = next(words); slot != null; slot = next(words)) {
      Token word = words.peek();
      if (maker.has(slot.component())) {
        String before = slot.isOneOfSeveral() ? slot.written(maker.held(slot.component())) : "";
        throw Phrases.saidBefore(word, before);
      }
      maker.put(slot.component(), slot.read(words), word.offset());
    }
  }

  private WordSlot next(Tokens words) {
    for (WordSlot slot : others) {
      if (slot.isNext(words)) {
        return slot;
      }
    }
    return null;
  }

  /** Complains of a word that is none of these. */
  void checkEnd(Tokens words, String separator) {
    if (!words.hasNext()) {
      return;
    }
    Token word = words.peek();
    List<String> known = otherWords();
    throw BadNotation.unknownWord(
        word.offset(),
        "`" + word.text() + "` is not understood here",
        known.isEmpty() ? separator : Phrases.help(word.text(), known, separator));
  }

  /** All of them. */
  List<WordSlot> all() {
    List<WordSlot> all = new ArrayList<>(leading);
    all.addAll(others);
    return all;
  }

  /** These words of a record; with commas if none of them stands first. */
  String write(Object record) {
    return written(slot -> slot.write(record));
  }

  /** The same with those that need not be written. */
  String writeInFull(Object record) {
    return written(slot -> slot.writeInFull(record));
  }

  private String written(Function<WordSlot, String> words) {
    StringJoiner text = new StringJoiner(leading.isEmpty() ? ", " : " ");
    for (WordSlot slot : all()) {
      String word = words.apply(slot);
      if (!word.isEmpty()) {
        text.add(word);
      }
    }
    return text.toString();
  }
}

package vedette.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Function;
import vedette.form.Notation.Token;
import vedette.problem.Nearest;
import vedette.problem.TextFault;

/** The components of a record that are written as words of a phrase. */
record Words(List<Element> leading, List<Element> others) {
  static Words of(List<Slot> slots) {
    List<Element> leading = new ArrayList<>();
    List<Element> others = new ArrayList<>();
    for (Slot slot : slots) {
      if (slot.is(Slot.Role.WORD)) {
        Element word = Element.word(slot);
        (word.isLeading() ? leading : others).add(word);
      }
    }
    return new Words(leading, others);
  }

  /** Whether there are words, and none has its place. */
  boolean isInAnyOrder() {
    return leading.isEmpty() && !others.isEmpty();
  }

  /** Whether the next words are the first of these. */
  boolean isNext(Tokens words) {
    return leading.isEmpty()
        ? others.stream().anyMatch(word -> word.isNext(words))
        : leading.get(0).isNext(words);
  }

  /** What the first of these can be. */
  List<String> firstWords() {
    return leading.isEmpty() ? otherWords() : leading.get(0).words();
  }

  List<String> otherWords() {
    List<String> words = new ArrayList<>();
    others.forEach(word -> words.addAll(word.words()));
    return words;
  }

  /** Reads as many of the next words as are of these. */
  void read(Tokens words, Maker maker) {
    for (Element word : leading) {
      if (word.mayBeMissing() && !word.isNext(words)) {
        maker.fill(word.slot(), word.missing());
      } else {
        int at = words.offset();
        put(word, words, at, maker);
      }
    }
    fill(maker);
    for (Element word = next(words); word != null; word = next(words)) {
      Token first = words.peek();
      if (maker.has(word.slot())) {
        String before =
            word.isOneOfSeveral()
                ? word.write(word.slot().type().valueOf(maker.held(word.slot())))
                : "";
        throw Phrases.saidBefore(first, before);
      }
      put(word, words, first.offset(), maker);
    }
  }

  private static void put(Element word, Tokens words, int at, Maker maker) {
    maker.put(word.slot(), word.slot().type().holding(word.read(words)), at);
  }

  /** What may be missing is. */
  void fill(Maker maker) {
    others.forEach(word -> maker.fill(word.slot(), word.missing()));
  }

  private Element next(Tokens words) {
    for (Element word : others) {
      if (word.isNext(words)) {
        return word;
      }
    }
    return null;
  }

  /**
   * Complains of a word that is none of these.
   *
   * @param others words that begin something else, in lower case
   * @param separator what to write before one of these
   */
  void checkEnd(Tokens words, Collection<String> others, String separator) {
    if (!words.hasNext()) {
      return;
    }
    Token word = words.peek();
    List<String> known = otherWords();
    throw TextFault.unknownWord(
        word.offset(),
        "`" + word.text() + "` is not understood here",
        help(word.text().toLowerCase(Locale.ROOT), known, others, separator));
  }

  private static String help(
      String word, List<String> known, Collection<String> others, String separator) {
    if (known.isEmpty() || others.contains(word)) {
      return separator;
    }
    if (Nearest.of(word, known).isEmpty() && Nearest.of(word, others).isPresent()) {
      return Nearest.help(word, others) + " If so, " + separator;
    }
    return Nearest.help(word, known);
  }

  /** All of them. */
  List<Element> all() {
    List<Element> all = new ArrayList<>(leading);
    all.addAll(others);
    return all;
  }

  /** These words of what a record holds; with commas if none of them stands first. */
  String write(Object[] held) {
    return written(word -> word.writeWord(held));
  }

  /** The same with those that need not be written. */
  String writeInFull(Object[] held) {
    return written(word -> word.writeInFull(held));
  }

  private String written(Function<Element, String> words) {
    StringJoiner text = new StringJoiner(leading.isEmpty() ? ", " : " ");
    for (Element each : all()) {
      String word = words.apply(each);
      if (!word.isEmpty()) {
        text.add(word);
      }
    }
    return text.toString();
  }
}

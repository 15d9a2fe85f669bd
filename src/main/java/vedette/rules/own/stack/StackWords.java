package vedette.rules.own.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.Side;
import vedette.source.TextFault;

/** The words of a stack's text, each with its position. */
record StackWords(Side side, String text) {
  private static final Pattern WORD = Pattern.compile("[^\\s]+");

  /** A word or a number, and the position at which it begins. */
  record Word(String text, int at) {}

  /** Returns the words between two positions. */
  List<Word> words(int from, int to) {
    List<Word> words = new ArrayList<>();
    Matcher word = WORD.matcher(text).region(from, to);
    while (word.find()) {
      words.add(new Word(word.group(), word.start()));
    }
    return words;
  }

  TextFault fault(int at, String message, String help) {
    return new TextFault(side.toString(), text, at, message, help);
  }
}

package vedette.source;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is wrong with a text that somebody wrote: a unit, a die, a question, a value of a request, a
 * line of a file. Who reads the text throws it; who knows where the text stands tells it.
 */
public final class TextFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What of the text is at fault. */
  private enum FaultyPart {
    /** The text itself, whatever stands beside it. */
    TEXT,
    /** A word that is not known where it stands, but may be elsewhere. */
    WORD,
    /** The text may stand, but does not go with the others. */
    TOGETHER,
    /** What it asks for is right and too large. */
    SIZE,
    /** What it calculates has no value: it divides by 0. */
    NO_VALUE
  }

  private final FaultyPart faultyPart;
  private final String code;
  private final String slot;
  private final String text;
  private final String word;
  private final int offset;
  private final String help;

  private TextFault(
      FaultyPart faultyPart,
      String code,
      String slot,
      String text,
      String word,
      int offset,
      String message,
      String help) {
    super(message);
    this.faultyPart = faultyPart;
    this.code = code;
    this.slot = slot;
    this.text = text;
    this.word = word;
    this.offset = offset;
    this.help = Objects.requireNonNull(help);
  }

  /**
   * A text that cannot be understood.
   *
   * @param offset where in it the fault begins, in characters from 0
   */
  public TextFault(int offset, String message, String help) {
    this(FaultyPart.TEXT, null, null, null, null, offset, message, help);
  }

  /**
   * The same of a text that is told with its fault: a question.
   *
   * @param offset where in it the fault begins, in characters from 0
   */
  public TextFault(String text, int offset, String message, String help) {
    this(FaultyPart.TEXT, null, null, text, null, offset, message, help);
  }

  /**
   * The same of the text of a slot, which is a parameter of a request.
   *
   * @param text as given, or null
   * @param offset where in it the fault begins, in characters from 0
   */
  public TextFault(String slot, String text, int offset, String message, String help) {
    this(FaultyPart.TEXT, null, slot, text, null, offset, message, help);
  }

  /** What stands in a slot, a parameter or a record's component, does not go with the others. */
  public TextFault(String slot, String message, String help) {
    this(FaultyPart.TOGETHER, null, slot, null, null, 0, message, help);
  }

  /** Returns a text of a file whose mistakes have a code of their own. */
  public static TextFault coded(String code, int offset, String message, String help) {
    return new TextFault(FaultyPart.TEXT, code, null, null, null, offset, message, help);
  }

  /** Returns a word that is not known where it stands, but may be elsewhere. */
  public static TextFault unknownWord(int offset, String message, String help) {
    return new TextFault(FaultyPart.WORD, null, null, null, null, offset, message, help);
  }

  /** Returns what is asked for is right but more than the program does. */
  public static TextFault tooLarge(String message, String help) {
    return new TextFault(FaultyPart.SIZE, null, null, null, null, 0, message, help);
  }

  /**
   * Returns a word in a slot's texts that does not go with the others; {@link #placed} finds it.
   */
  public static TextFault ofWord(String slot, String word, String message, String help) {
    return new TextFault(FaultyPart.TOGETHER, null, slot, null, word, 0, message, help);
  }

  /** The same of a word that is wrong whatever stands beside it. */
  public static TextFault ofUnreadWord(String slot, String word, String message, String help) {
    return new TextFault(FaultyPart.TEXT, null, slot, null, word, 0, message, help);
  }

  /** Returns a slot's text that is wrong whatever stands beside it: a name that nothing has. */
  public static TextFault ofUnread(String slot, String message, String help) {
    return new TextFault(FaultyPart.TEXT, null, slot, null, null, 0, message, help);
  }

  /** The same of a text that calculates what has no value. */
  public TextFault ofNoValue() {
    return new TextFault(FaultyPart.NO_VALUE, code, slot, text, word, offset, getMessage(), help);
  }

  /** The same in other words. */
  public TextFault saying(String message) {
    return new TextFault(faultyPart, code, slot, text, word, offset, message, help);
  }

  /** The same with other help. */
  public TextFault helping(String otherHelp) {
    return new TextFault(faultyPart, code, slot, text, word, offset, getMessage(), otherHelp);
  }

  /** The same with a code of its own, if it has none. */
  public TextFault orCoded(String other) {
    return code != null
        ? this
        : new TextFault(faultyPart, other, slot, text, word, offset, getMessage(), help);
  }

  /** The same in a longer text that begins so many characters before. */
  public TextFault within(int before) {
    return before == 0
        ? this
        : new TextFault(faultyPart, code, slot, text, word, offset + before, getMessage(), help);
  }

  /** The same of the text of a slot. */
  public TextFault inSlot(String otherSlot, String given) {
    return new TextFault(otherSlot, given, offset, getMessage(), help);
  }

  /**
   * The same with the place of the wrong word.
   *
   * @param texts as given, by slot
   */
  public TextFault placed(Map<String, List<String>> texts) {
    if (word != null) {
      Pattern alone = Pattern.compile("(?<![\\w-])" + Pattern.quote(word) + "(?![\\w-])");
      for (String given : texts.getOrDefault(slot, List.of())) {
        Matcher found = alone.matcher(given);
        if (found.find()) {
          return new TextFault(
              faultyPart, code, slot, given, word, found.start(), getMessage(), help);
        }
      }
    }
    return this;
  }

  /**
   * Does nothing if a slot is at fault. Who draws up a fight takes those faults: the request is no
   * fight. What is wrong with a question goes on to whoever asks it.
   *
   * @throws TextFault this one, if it is of no slot
   */
  public void throwIfOfQuestion() {
    if (slot == null) {
      throw this;
    }
  }

  /** Returns whether a text itself is wrong; else it does not go with the others. */
  public boolean isUnread() {
    return faultyPart != FaultyPart.TOGETHER;
  }

  /** Returns whether a word is not known where it stands. */
  public boolean isOfUnknownWord() {
    return faultyPart == FaultyPart.WORD;
  }

  /** Returns whether the text is right but asks for more than the program does. */
  public boolean isTooLarge() {
    return faultyPart == FaultyPart.SIZE;
  }

  /** Returns whether it is right but calculates what has no value. */
  public boolean hasNoValue() {
    return faultyPart == FaultyPart.NO_VALUE;
  }

  /** Returns the code of mistakes of its kind; null if whoever tells it gives one. */
  public String code() {
    return code;
  }

  /** Returns the parameter or the component that is at fault; null if the text stands alone. */
  public String slot() {
    return slot;
  }

  /** Returns the faulty text as given; null if no single text is at fault, or its reader has it. */
  public String text() {
    return text;
  }

  /** Returns where in the text the fault begins, in characters from 0. */
  public int offset() {
    return offset;
  }

  /** Returns what to write instead. */
  public String help() {
    return help;
  }
}

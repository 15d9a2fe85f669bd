package vedette.source;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fault in a text of the user: a unit, a die, a question, a value of a request, a line of a file.
 * The reader of the text throws it; the code that knows the place of the text reports it.
 */
public final class TextFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The kind of the fault. */
  private enum FaultyPart {
    /** The text itself is wrong in any context. */
    TEXT,
    /** The word is unknown here, but may be known elsewhere. */
    WORD,
    /** The text is valid, but conflicts with others. */
    TOGETHER,
    /** The text is valid, but too large. */
    SIZE,
    /** Its value is undefined: it divides by 0. */
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
   * Creates the fault of an unreadable text.
   *
   * @param offset of the fault in the text, in characters from 0
   */
  public TextFault(int offset, String message, String help) {
    this(FaultyPart.TEXT, null, null, null, null, offset, message, help);
  }

  /**
   * Creates the fault of a text that the report quotes: a question.
   *
   * @param offset of the fault in the text, in characters from 0
   */
  public TextFault(String text, int offset, String message, String help) {
    this(FaultyPart.TEXT, null, null, text, null, offset, message, help);
  }

  /**
   * Creates the fault of the text of a slot, which is a parameter of a request.
   *
   * @param text as given, or null
   * @param offset of the fault in the text, in characters from 0
   */
  public TextFault(String slot, String text, int offset, String message, String help) {
    this(FaultyPart.TEXT, null, slot, text, null, offset, message, help);
  }

  /**
   * Creates the fault of a slot, a parameter or a record's component, that conflicts with others.
   */
  public TextFault(String slot, String message, String help) {
    this(FaultyPart.TOGETHER, null, slot, null, null, 0, message, help);
  }

  /** Returns the fault of a text in a file whose mistakes have a code of their own. */
  public static TextFault coded(String code, int offset, String message, String help) {
    return new TextFault(FaultyPart.TEXT, code, null, null, null, offset, message, help);
  }

  /** Returns the fault of a word that is unknown here, but may be known elsewhere. */
  public static TextFault unknownWord(int offset, String message, String help) {
    return new TextFault(FaultyPart.WORD, null, null, null, null, offset, message, help);
  }

  /** Returns the fault of a valid text that exceeds the program's limits. */
  public static TextFault tooLarge(String message, String help) {
    return new TextFault(FaultyPart.SIZE, null, null, null, null, 0, message, help);
  }

  /**
   * Returns the fault of a word in a slot's texts that conflicts with others; {@link #placed} finds
   * its place.
   */
  public static TextFault ofWord(String slot, String word, String message, String help) {
    return new TextFault(FaultyPart.TOGETHER, null, slot, null, word, 0, message, help);
  }

  /** Returns the fault of a word that is wrong in any context. */
  public static TextFault ofUnreadWord(String slot, String word, String message, String help) {
    return new TextFault(FaultyPart.TEXT, null, slot, null, word, 0, message, help);
  }

  /** Returns the fault of a slot's text that is wrong in any context: an unknown name. */
  public static TextFault ofUnread(String slot, String message, String help) {
    return new TextFault(FaultyPart.TEXT, null, slot, null, null, 0, message, help);
  }

  /** Returns this fault for a text with an undefined value. */
  public TextFault ofNoValue() {
    return new TextFault(FaultyPart.NO_VALUE, code, slot, text, word, offset, getMessage(), help);
  }

  /** Returns this fault with another message. */
  public TextFault saying(String message) {
    return new TextFault(faultyPart, code, slot, text, word, offset, message, help);
  }

  /** Returns this fault with other help. */
  public TextFault helping(String otherHelp) {
    return new TextFault(faultyPart, code, slot, text, word, offset, getMessage(), otherHelp);
  }

  /** Returns this fault with a code, unless it has one. */
  public TextFault orCoded(String other) {
    return code != null
        ? this
        : new TextFault(faultyPart, other, slot, text, word, offset, getMessage(), help);
  }

  /**
   * Returns this fault in a longer text.
   *
   * @param before the number of characters before this text
   */
  public TextFault within(int before) {
    return before == 0
        ? this
        : new TextFault(faultyPart, code, slot, text, word, offset + before, getMessage(), help);
  }

  /** Returns this fault for the text of a slot. */
  public TextFault inSlot(String otherSlot, String given) {
    return new TextFault(otherSlot, given, offset, getMessage(), help);
  }

  /**
   * Returns this fault with the place of the wrong word.
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
   * Throws this fault unless it has a slot. A caller that builds a fight handles faults with a slot
   * itself: the request is invalid. The fault of a question is passed on to its caller.
   *
   * @throws TextFault this one, if it has no slot
   */
  public void throwIfOfQuestion() {
    if (slot == null) {
      throw this;
    }
  }

  /** Returns whether the text itself is wrong; if not, it conflicts with others. */
  public boolean isUnread() {
    return faultyPart != FaultyPart.TOGETHER;
  }

  /** Returns whether a word is unknown in its context. */
  public boolean isOfUnknownWord() {
    return faultyPart == FaultyPart.WORD;
  }

  /** Returns whether the text is valid but exceeds the program's limits. */
  public boolean isTooLarge() {
    return faultyPart == FaultyPart.SIZE;
  }

  /** Returns whether the text is valid but has an undefined value. */
  public boolean hasNoValue() {
    return faultyPart == FaultyPart.NO_VALUE;
  }

  /** Returns the code of mistakes of its kind; null if the reporter chooses one. */
  public String code() {
    return code;
  }

  /** Returns the parameter or the component at fault; null if the text has no slot. */
  public String slot() {
    return slot;
  }

  /** Returns the faulty text as given; null if no single text is at fault, or its reader has it. */
  public String text() {
    return text;
  }

  /** Returns the offset of the fault in the text, in characters from 0. */
  public int offset() {
    return offset;
  }

  /** Returns what to write instead. */
  public String help() {
    return help;
  }
}

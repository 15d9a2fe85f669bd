package vedette.form;

import java.util.Objects;

/** A text in the notation that cannot be understood, with the place where that begins. */
public final class BadNotation extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final String help;
  private final boolean unknownWord;

  /** What is wrong from this character (from 0) on, and what to write instead. */
  public BadNotation(int offset, String message, String help) {
    this(offset, message, help, false);
  }

  private BadNotation(int offset, String message, String help, boolean unknownWord) {
    super(message);
    this.offset = offset;
    this.help = Objects.requireNonNull(help);
    this.unknownWord = unknownWord;
  }

  /** A word that is not known where it stands, but may be elsewhere. */
  static BadNotation unknownWord(int offset, String message, String help) {
    return new BadNotation(offset, message, help, true);
  }

  /** The same with other help. */
  BadNotation helping(String otherHelp) {
    return new BadNotation(offset, getMessage(), otherHelp, unknownWord);
  }

  /** Whether a word is not known where it stands. */
  boolean isOfUnknownWord() {
    return unknownWord;
  }

  /** Where the fault begins, in characters from 0. */
  public int offset() {
    return offset;
  }

  /** What to write instead. */
  public String help() {
    return help;
  }
}

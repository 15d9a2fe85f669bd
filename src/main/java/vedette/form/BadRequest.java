package vedette.form;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A request that is wrong in one of its parameters. */
public sealed class BadRequest extends RuntimeException permits NotAllowed {
  private static final long serialVersionUID = 1L;

  private final String parameter;
  private final String given;
  private final int offset;
  private final String word;
  private final boolean unread;
  private final String help;

  /** A parameter that does not go with the others; its text as a whole is not at fault. */
  public BadRequest(String parameter, String message, String help) {
    this(parameter, null, 0, null, false, message, help);
  }

  /**
   * A parameter whose text is wrong.
   *
   * @param parameter the component's name in the request record
   * @param given the text, or null
   * @param offset where in the text the fault begins, in characters from 0
   */
  public BadRequest(String parameter, String given, int offset, String message, String help) {
    this(parameter, given, offset, null, true, message, help);
  }

  private BadRequest(
      String parameter,
      String given,
      int offset,
      String word,
      boolean unread,
      String message,
      String help) {
    super(message);
    this.parameter = parameter;
    this.given = given;
    this.offset = offset;
    this.word = word;
    this.unread = unread;
    this.help = Objects.requireNonNull(help);
  }

  /** A word in a parameter's texts that is wrong; {@link #placed} finds where it stands. */
  public static BadRequest ofWord(String parameter, String word, String message, String help) {
    return new BadRequest(parameter, null, 0, word, false, message, help);
  }

  /** The same of a word that is wrong in whatever fight. */
  public static BadRequest ofUnreadWord(
      String parameter, String word, String message, String help) {
    return new BadRequest(parameter, null, 0, word, true, message, help);
  }

  /** A text that is wrong in whatever fight, as only the tables tell: a name that nothing has. */
  public static BadRequest ofUnread(String parameter, String message, String help) {
    return new BadRequest(parameter, null, 0, null, true, message, help);
  }

  /** The same in other words. */
  public BadRequest saying(String message) {
    return new BadRequest(parameter, given, offset, word, unread, message, help);
  }

  /** The same with other help. */
  public BadRequest helping(String otherHelp) {
    return new BadRequest(parameter, given, offset, word, unread, getMessage(), otherHelp);
  }

  /**
   * The same with the place of the wrong word.
   *
   * @param texts as given, by parameter
   */
  public final BadRequest placed(Map<String, List<String>> texts) {
    if (word != null) {
      Pattern alone = Pattern.compile("(?<![\\w-])" + Pattern.quote(word) + "(?![\\w-])");
      for (String text : texts.getOrDefault(parameter, List.of())) {
        Matcher found = alone.matcher(text);
        if (found.find()) {
          return new BadRequest(parameter, text, found.start(), word, unread, getMessage(), help);
        }
      }
    }
    return this;
  }

  /** Whether a text itself is wrong; else it does not go with the others. */
  public final boolean isUnread() {
    return unread;
  }

  /** The component's name in the request record. */
  public final String parameter() {
    return parameter;
  }

  /** The faulty text as given, or null if no single text is at fault. */
  public final String given() {
    return given;
  }

  /** Where in {@link #given} the fault begins, in characters from 0. */
  public final int offset() {
    return offset;
  }

  /** What to write instead. */
  public final String help() {
    return help;
  }
}

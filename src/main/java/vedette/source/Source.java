package vedette.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.Predicate;

/** The text of one file, read once, so that all later uses of the file see the same text. */
public final class Source implements Excerpts {

  /** The maximum size of a file in bytes: 16 MiB. */
  public static final int LIMIT = 16 << 20;

  /** The help for a missing file without a similarly named one. */
  public static final String IF_MISSING = "name an existing file";

  /** The length in chars of an escape of one char by its number. */
  private static final int ESCAPED_UNIT = "\\u0041".length();

  private final String name;
  private final String text;

  private int lastLine;
  private String lastText;
  private int[] lineStarts;

  private Source(String name, String text) {
    this.name = name;
    this.text = text;
  }

  /**
   * Reads a file.
   *
   * @param path the path of the file
   * @param shownAs its name in messages, usually as the user gave it
   * @throws WrongFile if it cannot be read, is larger than {@link #LIMIT}, empty, or not UTF-8 text
   */
  public static Source read(Path path, String shownAs) {
    return read(path, shownAs, LIMIT);
  }

  /**
   * Reads a file that is no JSON; it may be empty.
   *
   * @throws WrongFile if it cannot be read, is larger than {@link #LIMIT} or not UTF-8 text
   */
  public static Source readOther(Path path, String shownAs) {
    return new Source(shownAs, Utf8.decode(shownAs, FileBytes.read(path, shownAs, LIMIT)));
  }

  /**
   * Reads a file with a limit other than {@link #LIMIT}.
   *
   * @param limit the maximum size in bytes
   * @throws WrongFile as {@link #read(Path, String)}
   */
  public static Source read(Path path, String shownAs, int limit) {
    return text(shownAs, FileBytes.read(path, shownAs, limit));
  }

  /**
   * Reads a file of one kind.
   *
   * @param meant selects the files that may be suggested for a missing one
   * @param elseHelp the help if none of them has a similar name
   * @throws WrongFile as {@link #read(Path, String)}
   */
  public static Source read(Path path, String shownAs, Predicate<Path> meant, String elseHelp) {
    return text(shownAs, FileBytes.read(path, shownAs, LIMIT, meant, elseHelp));
  }

  /**
   * Reads a stream to its end, but at most {@link #LIMIT} bytes, and does not close it.
   *
   * @param name its name in messages
   * @throws WrongFile as {@link #read(Path, String)}
   */
  public static Source read(InputStream in, String name) {
    try {
      return of(name, FileBytes.read(in, name, LIMIT));
    } catch (IOException e) {
      throw FileBytes.unreadable(name, e);
    }
  }

  /**
   * Returns the text in a file's bytes.
   *
   * @throws WrongFile if they are more than {@link #LIMIT}, none, or not UTF-8 text
   */
  public static Source of(String name, byte[] bytes) {
    if (bytes.length > LIMIT) {
      throw FileBytes.tooLarge(name, LIMIT);
    }
    return text(name, bytes);
  }

  private static Source text(String name, byte[] bytes) {
    String text = Utf8.decode(name, bytes);
    if (skipBlanks(text, 0) == text.length()) {
      throw empty(name);
    }
    return new Source(name, text);
  }

  private static WrongFile empty(String name) {
    return Utf8.wrongFile(
        name,
        Code.EMPTY,
        Position.START,
        "file is empty; expected a JSON object",
        "write a JSON object into it, or name another file");
  }

  /**
   * Returns whether the text begins like JSON with more than one value. Messages show no line of
   * any other file, since a suite could otherwise name a file to reveal its content.
   */
  public boolean looksLikeJson() {
    return looksLikeJson(text);
  }

  /** Returns whether a text begins as an object, or unmistakably as an array. */
  static boolean looksLikeJson(String text) {
    int first = skipBlanks(text, 0);
    if (!text.startsWith("[", first)) {
      return text.startsWith("{", first);
    }
    int second = skipBlanks(text, first + 1);
    return second < text.length() && "[]{\"-0123456789".indexOf(text.charAt(second)) >= 0;
  }

  /** Returns the index of the first character from here on that is not white space. */
  public static int skipBlanks(String text, int from) {
    int to = from;
    while (to < text.length() && isBlank(text.charAt(to))) {
      to++;
    }
    return to;
  }

  /** Returns whether a char is white space in JSON. */
  public static boolean isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }

  @Override
  public String name() {
    return name;
  }

  /** Returns the text without a byte order mark, with its own line ends. */
  public String text() {
    return text;
  }

  /**
   * Returns a line without its line end.
   *
   * @param number from 1
   * @return "" beyond the last line
   */
  public synchronized String line(int number) {
    if (number != lastLine) {
      if (lineStarts == null) {
        lineStarts = Lines.starts(text);
      }
      boolean within = number >= 1 && number <= lineStarts.length;
      lastText = within ? Lines.lineAt(text, lineStarts[number - 1]) : "";
      lastLine = number;
    }
    return lastText;
  }

  /** Returns the index of the char at a place of the text. */
  public synchronized int offset(Position at) {
    String line = line(at.line());
    return lineStarts[at.line() - 1] + line.offsetByCodePoints(0, at.column() - 1);
  }

  /** Returns whether a text in quotes begins at a place. */
  public boolean isQuoted(Position at) {
    return text.charAt(offset(at)) == '"';
  }

  @Override
  public String excerpt(Position at) {
    String line = looksLikeJson() ? line(at.line()) : "";
    return line.isEmpty() ? null : line;
  }

  /** Returns the place of a char of the text. */
  public Position position(int offset) {
    return new Lines(text).to(offset);
  }

  /**
   * Returns the place of a character of a string's value, which escapes may have shifted.
   *
   * @param opening the place of the string's opening quote; returned if there is no quote
   * @param offset of the character in the value, in chars from 0
   */
  public Position within(Position opening, int offset) {
    String line = line(opening.line());
    int length = line.codePointCount(0, line.length());
    int quote = line.offsetByCodePoints(0, Math.min(opening.column() - 1, length));
    if (!line.startsWith("\"", quote)) {
      return opening;
    }
    int at = quote + 1;
    for (int i = 0; i < offset && at < line.length(); i++) {
      at += line.charAt(at) != '\\' ? 1 : line.startsWith("\\u", at) ? ESCAPED_UNIT : 2;
    }
    return new Position(opening.line(), 1 + line.codePointCount(0, Math.min(at, line.length())));
  }
}

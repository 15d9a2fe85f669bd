package vedette.json;

import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.Set;
import java.util.zip.ZipException;

/**
 * Reads a file that is one JSON object with a long array in it, an element of that array at a time:
 * so the file may be of any size, and takes no more memory than what stands around the array.
 *
 * <p>A file whose name ends in {@code .gz} is unpacked as it is read.
 */
public final class JsonRows implements AutoCloseable {
  /** The most characters around the array, and of one element: 64 Mi. */
  static final int MOST = 64 << 20;

  private final String name;
  private final Set<String> arrays;
  private final Reader reader;
  private final RowsText text;
  private Source current;
  private String array;
  private Position arrayAt;
  private boolean first = true;
  private boolean ended;

  private JsonRows(String name, Set<String> arrays, Reader reader) {
    this.name = name;
    this.arrays = arrays;
    this.reader = reader;
    text = new RowsText(reader);
  }

  /**
   * Opens a file.
   *
   * @param shownAs its name in messages
   * @param arrays what the long array may be called
   * @throws WrongFile if it cannot be read
   */
  public static JsonRows open(Path path, String shownAs, Set<String> arrays) {
    return new JsonRows(shownAs, arrays, FileBytes.reader(path, shownAs));
  }

  /** The same of a text that was read already. */
  public static JsonRows of(Source source, Set<String> arrays) {
    return new JsonRows(source.name(), arrays, new StringReader(source.text()));
  }

  /** What messages are about: the piece of the file that was read last. */
  public Source source() {
    return current;
  }

  /** What the array is called; null if the file has none. */
  public String array() {
    return array;
  }

  /** Where the array begins. */
  public Position arrayAt() {
    return arrayAt;
  }

  /**
   * Reads all that stands before the array, and the array as if it were empty; of a file without it
   * all there is.
   *
   * @return null if the syntax is wrong
   * @throws WrongFile if it cannot be read, or is too long
   */
  public Json head(Problems problems) {
    String words = reading(this::headText);
    current = text.piece(name, words);
    if (Source.skipBlanks(current.text(), 0) == current.text().length()) {
      throw Source.empty(name);
    }
    return JsonReader.read(current, problems);
  }

  /** Takes the head; gives what closes it. */
  private String headText() throws IOException {
    text.begin("");
    if (text.peek() == '\ufeff') {
      text.skip();
      text.begin("");
    }
    StringBuilder word = new StringBuilder();
    int depth = 0;
    boolean named = false;
    while (text.peek() >= 0) {
      int c = text.peek();
      if (c == '"') {
        word.setLength(0);
        takeString(word);
        continue;
      }
      Position at = text.here();
      take();
      if (c == '[' && depth == 1 && named && arrays.contains(word.toString())) {
        array = word.toString();
        arrayAt = at;
        return "]}";
      }
      depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
      named = c == ':' || named && Source.isBlank((char) c);
    }
    ended = true;
    return "";
  }

  /** Takes a string with its quotes. */
  private void takeString(StringBuilder word) throws IOException {
    take();
    while (text.peek() >= 0) {
      char c = take();
      if (c == '"') {
        return;
      }
      if (word.length() <= JsonReader.MAX_NAME) {
        word.append(c);
      }
      if (c == '\\' && text.peek() >= 0) {
        take();
      }
    }
  }

  private char take() throws IOException {
    if (text.length() > MOST) {
      throw FileBytes.tooLarge(name, MOST);
    }
    char c = text.take();
    if (c == 0) {
      throw Utf8.nul(name, text.here());
    }
    return c;
  }

  /**
   * Reads the next element.
   *
   * @return null at the end of the array, or if the syntax is wrong
   * @throws WrongFile if it cannot be read, or is too long
   */
  public Json next(Problems problems) {
    if (array == null || ended) {
      return null;
    }
    boolean there = reading(this::rowText) != null;
    if (!there) {
      ended = true;
      return null;
    }
    current = text.piece(name, "");
    Json row = JsonReader.read(current, problems);
    ended = row == null;
    return row;
  }

  /** Takes an element; null if there is none, the closing bracket being next. */
  private String rowText() throws IOException {
    skipBlanks();
    if (!first && text.peek() == ',') {
      text.skip();
      skipBlanks();
      if (text.peek() == ']') {
        text.begin("[0,");
        take();
        return "";
      }
    } else if (!first && text.peek() >= 0 && text.peek() != ']') {
      // Whatever stands here, it does not follow what is before it: the reader says so.
      text.begin("[0 ");
      takeLine();
      return "";
    } else if (text.peek() == ']') {
      return null;
    }
    first = false;
    if (text.peek() < 0) {
      throw unclosed();
    }
    text.begin("");
    takeValue();
    return "";
  }

  /** Takes an object, an array or a string to its end, and anything else up to what follows it. */
  private void takeValue() throws IOException {
    StringBuilder word = new StringBuilder();
    int depth = 0;
    for (boolean begun = false; text.peek() >= 0; begun = true) {
      char c = (char) text.peek();
      if (depth == 0 && begun && (c == ',' || c == ']' || c == '}' || Source.isBlank(c))) {
        return;
      }
      if (c == '"') {
        takeString(word);
      } else {
        take();
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
      }
      if (depth <= 0 && "}]\",".indexOf(c) >= 0) {
        return;
      }
    }
  }

  private void takeLine() throws IOException {
    while (text.peek() >= 0 && text.peek() != '\n' && text.length() < MOST) {
      take();
    }
  }

  private void skipBlanks() throws IOException {
    while (text.peek() >= 0 && Source.isBlank((char) text.peek())) {
      text.skip();
    }
  }

  private WrongFile unclosed() {
    return Utf8.wrong(
        name,
        Code.UNCLOSED,
        arrayAt,
        "the \"[\" opened here is never closed; the file ends at " + text.here(),
        "add the missing \"]\"");
  }

  /**
   * Reads what stands behind the array.
   *
   * @return its members, and the array as if it were empty; null if the syntax is wrong
   */
  public Json.Obj rest(Problems problems) {
    reading(
        () -> {
          text.skip();
          text.begin("{\"" + array + "\":[]");
          while (text.peek() >= 0) {
            take();
          }
          return "";
        });
    current = text.piece(name, "");
    return JsonReader.read(current, problems) instanceof Json.Obj object ? object : null;
  }

  /** Something that reads. */
  private interface Reading {
    String read() throws IOException;
  }

  private String reading(Reading reading) {
    try {
      return reading.read();
    } catch (CharacterCodingException e) {
      throw Utf8.wrong(
          name,
          Code.INVALID_UTF_8,
          null,
          "invalid UTF-8 in or after line " + text.here().line(),
          "save the file as UTF-8");
    } catch (EOFException | ZipException e) {
      throw FileBytes.notUnpacked(name, ", in or after line " + text.here().line());
    } catch (IOException e) {
      throw FileBytes.unreadable(name, e);
    }
  }

  @Override
  public void close() {
    try {
      reader.close();
    } catch (IOException e) {
      // Nothing more is wanted of it.
    }
  }
}

package vedette.table.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import vedette.problem.Position;
import vedette.problem.Problems;
import vedette.problem.Source;

/**
 * A spreadsheet saved as CSV: lines of fields, each with its place. Commas, semicolons or tabs
 * separate them, whichever most lines have; blank lines and columns are left out.
 */
final class Sheet {
  /** What a spreadsheet writes above its cells to name the separator: {@code sep=;}. */
  private static final String SEPARATOR_LINE = "(?i)sep=(.)";

  private final Source source;
  private final String text;
  private final char separator;
  private int at;
  private int line = 1;
  private int column = 1;

  /**
   * A field of a line.
   *
   * @param text without quotation marks, blanks around it and marks that no player sees
   */
  record Field(String text, Position at) {
    boolean isBlank() {
      return text.isEmpty();
    }
  }

  private Sheet(Source source) {
    this.source = source;
    text = source.text();
    separator = separator();
  }

  /**
   * The lines that hold something, all fields of blank columns left out; lines can differ in
   * length.
   *
   * @param problems takes a quotation mark that is never closed
   */
  static List<List<Field>> read(Source source, Problems problems) {
    List<List<Field>> lines = new Sheet(source).lines(problems);
    lines.removeIf(line -> line.stream().allMatch(Field::isBlank));
    int widest = lines.stream().mapToInt(List::size).max().orElse(0);
    for (int i = widest - 1; i >= 0; i--) {
      int index = i;
      if (lines.stream().allMatch(line -> line.size() <= index || line.get(index).isBlank())) {
        lines.stream().filter(line -> line.size() > index).forEach(line -> line.remove(index));
      }
    }
    return lines;
  }

  private char separator() {
    String first = source.line(1).strip();
    if (first.matches(SEPARATOR_LINE)) {
      return first.charAt(first.length() - 1);
    }
    List<String> lines = List.of(text.split("[\r\n]+"));
    char best = ',';
    long most = 0;
    for (char each : new char[] {',', ';', '\t'}) {
      long having = lines.stream().filter(it -> it.indexOf(each) >= 0).count();
      long weight = having << Integer.SIZE | text.chars().filter(it -> it == each).count();
      if (weight > most) {
        best = each;
        most = weight;
      }
    }
    return best;
  }

  private List<List<Field>> lines(Problems problems) {
    List<List<Field>> lines = new ArrayList<>();
    while (at < text.length()) {
      List<Field> fields = new ArrayList<>();
      do {
        fields.add(field(problems));
      } while (at < text.length() && take() == separator);
      lines.add(fields);
    }
    if (source.line(1).strip().matches(SEPARATOR_LINE)) {
      lines.remove(0);
    }
    return lines;
  }

  /** Reads up to the separator or the line end behind the field. */
  private Field field(Problems problems) {
    Position start = new Position(line, column);
    StringBuilder field = new StringBuilder();
    if (at < text.length() && text.charAt(at) == '"') {
      take();
      boolean closed = false;
      while (!closed && at < text.length()) {
        char c = take();
        boolean twice = c == '"' && at < text.length() && text.charAt(at) == '"';
        closed = c == '"' && !twice;
        if (twice) {
          take();
        }
        if (!closed) {
          field.append(c);
        }
      }
      if (!closed) {
        problems.error(
            Code.NO_TABLE_IN_CSV,
            source,
            start,
            "the quotation mark opened here is never closed",
            "add the one at its end, or remove it");
      }
    }
    while (at < text.length() && text.charAt(at) != separator && !isLineEnd(text.charAt(at))) {
      field.append(take());
    }
    return new Field(clean(field.toString()), start);
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  /** Takes a character; CR, LF and CRLF each end one line. */
  private char take() {
    char c = text.charAt(at++);
    if (c == '\n' || c == '\r' && (at == text.length() || text.charAt(at) != '\n')) {
      line++;
      column = 1;
    } else if (c == '\r') {
      return take();
    } else if (!Character.isLowSurrogate(c)) {
      column++;
    }
    return c;
  }

  /** A text with plain blanks, hyphens and slashes, and without quotation marks around it. */
  static String clean(String text) {
    String plain =
        text.replaceAll("[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]", "")
            .replaceAll("[\\p{Z}\\s]+", " ")
            .replaceAll("[\\u2010-\\u2015\\u2212\\ufe58\\uff0d]", "-")
            .replaceAll("[\\u2044\\u2215]", "/")
            .strip();
    return plain
        .replaceAll("^['\"\\u2018\\u2019\\u201c\\u201d\\u201e\\u00ab\\u00bb]+", "")
        .replaceAll("['\"\\u2018\\u2019\\u201c\\u201d\\u00ab\\u00bb]+$", "")
        .strip();
  }

  /** How many fields of a line hold something. */
  static long filled(List<Field> line) {
    return line.stream().filter(it -> !it.isBlank()).count();
  }

  /** The index of the last field of a line that holds something. */
  static int last(List<Field> line) {
    return IntStream.range(0, line.size()).filter(i -> !line.get(i).isBlank()).max().orElse(-1);
  }
}

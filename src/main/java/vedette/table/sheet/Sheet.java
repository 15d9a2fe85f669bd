package vedette.table.sheet;

import de.siegmar.fastcsv.reader.AbstractBaseCsvCallbackHandler;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import vedette.source.Lines;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.source.Source;

/**
 * A spreadsheet saved as CSV: lines of fields, each with its place. The separator is the comma,
 * semicolon or tab that most lines have. Blank lines and columns are left out.
 */
final class Sheet {
  /** The line {@code sep=;} that a spreadsheet writes above its cells to name the separator. */
  private static final String SEPARATOR_LINE = "(?i)sep=(.)";

  private final Source source;
  private final String text;
  private final char separator;

  /**
   * A field of a line.
   *
   * @param text the text without quotation marks, surrounding blanks and invisible marks
   * @param at its place
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
   * Returns the nonblank lines without the fields of blank columns; lines can differ in length.
   *
   * @param problems the list that takes a quotation mark that is never closed
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
    Places places = new Places(text);
    try {
      CsvReader.builder()
          .fieldSeparator(separator)
          .skipEmptyLines(false)
          .allowExtraFields(true)
          .allowMissingFields(true)
          .build(places, text)
          .forEach(lines::add);
    } catch (CsvParseException e) {
      problems.error(
          Code.NO_TABLE_IN_CSV,
          source,
          places.start(),
          "text follows the closing quotation mark of this cell",
          "write a quotation mark within a cell twice");
    }
    if (places.unclosed != null) {
      problems.error(
          Code.NO_TABLE_IN_CSV,
          source,
          places.unclosed,
          "the quotation mark opened here is never closed",
          "add the closing one, or remove this one");
    }
    if (!lines.isEmpty() && source.line(1).strip().matches(SEPARATOR_LINE)) {
      lines.remove(0);
    }
    return lines;
  }

  /** A callback that gives each field found by the CSV reader its place in the text. */
  private static final class Places extends AbstractBaseCsvCallbackHandler<List<Field>> {
    private final String text;
    private final Lines places;
    private List<Field> line = new ArrayList<>();
    private int at;
    private Position unclosed;

    Places(String text) {
      this.text = text;
      places = new Lines(text);
    }

    private Position start() {
      return places.to(at);
    }

    @Override
    protected void handleBegin(long number) {
      line = new ArrayList<>();
    }

    @Override
    protected void handleField(int index, char[] buffer, int from, int length, boolean quoted) {
      String field = new String(buffer, from, length);
      Position start = start();
      int marks = (int) field.chars().filter(c -> c == '"').count();
      at += length + (quoted ? 2 + marks : 0);
      if (quoted && (at > text.length() || text.charAt(at - 1) != '"')) {
        unclosed = start;
      }
      at++; // skips the separator or the line end
      line.add(new Field(normalized(field), start));
    }

    @Override
    protected void handleEmpty() {
      at++;
    }

    @Override
    protected List<Field> buildRecord() {
      boolean two = at <= text.length() && at > 0 && text.startsWith("\r\n", at - 1);
      at += two ? 1 : 0;
      return line;
    }
  }

  /**
   * Returns a text with plain blanks, hyphens and slashes, and without quotation marks around it.
   */
  static String normalized(String text) {
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

  /** Returns the number of nonblank fields of a line. */
  static long filled(List<Field> line) {
    return line.stream().filter(it -> !it.isBlank()).count();
  }

  /** Returns the index of the last nonblank field of a line. */
  static int last(List<Field> line) {
    return IntStream.range(0, line.size()).filter(i -> !line.get(i).isBlank()).max().orElse(-1);
  }
}

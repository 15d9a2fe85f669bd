package vedette.report.page;

import java.util.ArrayList;
import java.util.List;
import vedette.report.page.Block.Cell;
import vedette.source.Printable;

/**
 * A matrix laid out as text. If it is too wide, first its headings are folded, then the names of
 * its rows, then these are put above their cells; if it is still too wide, it is cut into pieces.
 */
final class TextMatrix {
  private static final int INDENT = 2;
  private static final int BETWEEN = 2;

  /** The smallest widths to which headings and names of rows are folded. */
  private static final int NARROWEST_HEAD = 9;

  private static final int NARROWEST_NAME = 16;

  private static final int NARROWEST_TEXT = 12;

  /** The longest word of a text that is not split. */
  private static final int WHOLE_WORD = 16;

  /** A place at which a name may be split. */
  static final String CAPITALS = "(?<=[a-z])(?=[A-Z])";

  private static final Cell EMPTY = Cell.of("");

  private final Block.Matrix matrix;
  private final Page page;
  private final boolean marks;
  private final boolean shaded;

  TextMatrix(Block.Matrix matrix, Page page) {
    this.matrix = matrix;
    marks = matrix.isMarked();
    shaded = matrix.isShaded();
    this.page = page;
  }

  void write() {
    lines();
    if (marks) {
      page.line("");
      page.paragraph("* " + matrix.legend().mark());
    }
  }

  private void lines() {
    List<String> names = new ArrayList<>();
    matrix.lines().forEach(line -> names.add(line.name()));
    List<List<Cell>> columns = new ArrayList<>();
    for (int i = 0; i < matrix.columns().size(); i++) {
      columns.add(cells(i));
    }
    int plain = Math.max(width(names), Printable.width(printable(matrix.corner())));
    int heads = 0;
    int folded = 0;
    for (int i = 0; i < columns.size(); i++) {
      int cell = widthOf(columns.get(i));
      heads += BETWEEN + Math.max(cell, Printable.width(printable(matrix.columns().get(i))));
      folded += BETWEEN + Math.max(cell, width(fold(matrix.columns().get(i), cell)));
    }
    if (INDENT + plain + heads <= page.width()) {
      write(List.of(matrix.corner()), names, columns, false);
      return;
    }
    int left = page.width() - INDENT - folded;
    int widest = width(names);
    if (widest <= left) {
      write(onLines(matrix.corner(), Math.max(widest, NARROWEST_HEAD)), names, columns, true);
    } else if (left >= NARROWEST_NAME) {
      foldNames(left, columns);
    } else if (widest > NARROWEST_NAME && INDENT + folded <= page.width()) {
      nameAbove(names, columns);
    } else {
      write(onLines(matrix.corner(), Math.max(widest, NARROWEST_HEAD)), names, columns, true);
    }
  }

  /** Returns the cells of a column, with stars for marks, and with shades if any cell has one. */
  private List<Cell> cells(int index) {
    List<Cell> cells = new ArrayList<>();
    for (Block.Line line : matrix.lines()) {
      if (line.cells().isEmpty()) {
        cells.add(EMPTY);
      } else {
        Cell cell = line.cells().get(index);
        String text = cell.text() + (!marks ? "" : cell.marked() ? "*" : " ");
        cells.add(new Cell(text, shaded ? cell.shade() : Double.NaN, cell.bar(), false));
      }
    }
    return cells;
  }

  private static int widthOf(List<Cell> column) {
    return width(column.stream().map(Cell::text).toList());
  }

  private static List<String> fold(String head, int cell) {
    return onLines(head, Math.max(cell, NARROWEST_HEAD));
  }

  /** Writes rows with folded names, the cells on the last line of each. */
  private void foldNames(int left, List<List<Cell>> columns) {
    List<String> names = new ArrayList<>();
    List<List<Cell>> spread = new ArrayList<>();
    columns.forEach(column -> spread.add(new ArrayList<>()));
    for (int row = 0; row < matrix.lines().size(); row++) {
      String name = matrix.lines().get(row).name();
      String hang = " ".repeat(name.length() - name.stripLeading().length());
      List<String> lines = onLines(name.strip(), left - hang.length() - INDENT);
      for (int i = 0; i < lines.size(); i++) {
        names.add(hang + (i == 0 ? "" : " ".repeat(INDENT)) + lines.get(i));
        for (int column = 0; column < columns.size(); column++) {
          spread.get(column).add(i < lines.size() - 1 ? EMPTY : columns.get(column).get(row));
        }
      }
    }
    write(onLines(matrix.corner(), left), names, spread, true);
  }

  /** Writes rows with their names above the cells, because there is no room beside them. */
  private void nameAbove(List<String> names, List<List<Cell>> columns) {
    List<List<String>> heads = new ArrayList<>(List.of(List.of("")));
    List<List<Cell>> shown = new ArrayList<>(List.of(named(names)));
    for (int i = 0; i < columns.size(); i++) {
      heads.add(fold(matrix.columns().get(i), widthOf(columns.get(i))));
      shown.add(columns.get(i));
    }
    page.columns(List.of(), across(heads, shown));
  }

  private static List<Cell> named(List<String> names) {
    return names.stream().map(Cell::of).toList();
  }

  /** Returns a line of a heading, where all headings end on the same line. */
  private static String fromBelow(List<String> head, int line, int most) {
    int index = line - (most - head.size());
    return index < 0 ? "" : head.get(index);
  }

  /** Writes the rows, in as many pieces as the width requires. */
  private void write(
      List<String> corner, List<String> names, List<List<Cell>> columns, boolean fold) {
    int first = Math.max(width(names), width(corner));
    int next = 0;
    while (next < columns.size()) {
      int width = INDENT + first;
      List<List<String>> heads = new ArrayList<>(List.of(corner));
      List<List<Cell>> shown = new ArrayList<>(List.of(named(names)));
      while (next < columns.size()) {
        String name = matrix.columns().get(next);
        List<String> head = fold ? fold(name, widthOf(columns.get(next))) : List.of(name);
        int here = BETWEEN + Math.max(width(head), widthOf(columns.get(next)));
        if (shown.size() > 1 && width + here > page.width()) {
          break;
        }
        width += here;
        heads.add(head);
        shown.add(columns.get(next));
        next++;
      }
      if (!matrix.across().isEmpty()) {
        page.line(" ".repeat(INDENT + first + BETWEEN) + matrix.across());
      }
      page.columns(List.of(), across(heads, shown));
      if (next < columns.size()) {
        page.line("");
      }
    }
  }

  private static List<Block.Row> across(List<List<String>> heads, List<List<Cell>> columns) {
    List<Block.Row> rows = new ArrayList<>();
    int most = heads.stream().mapToInt(List::size).max().orElse(0);
    for (int line = 0; line < most; line++) {
      List<String> cells = new ArrayList<>();
      for (List<String> head : heads) {
        cells.add(fromBelow(head, line, most));
      }
      rows.add(Block.Row.of(cells, -1));
    }
    for (int i = 0; i < columns.get(0).size(); i++) {
      List<Cell> cells = new ArrayList<>();
      for (List<Cell> column : columns) {
        cells.add(column.get(i));
      }
      rows.add(new Block.Row(cells, -1, null));
    }
    return rows;
  }

  private static String printable(String cell) {
    return Printable.escape(cell);
  }

  private static int width(List<String> cells) {
    int width = 0;
    for (String cell : cells) {
      width = Math.max(width, Printable.width(printable(cell)));
    }
    return width;
  }

  /** Folds a name before the capitals of {@code defenderLosses}, a text at spaces. */
  private static List<String> onLines(String name, int width) {
    boolean text = name.indexOf(' ') >= 0;
    int wanted = text ? Math.max(width, NARROWEST_TEXT) : width;
    List<String> pieces = new ArrayList<>();
    for (String word : Printable.escape(name).split("(?<= )")) {
      boolean whole = text && word.strip().length() <= WHOLE_WORD;
      pieces.addAll(List.of(whole ? new String[] {word} : word.split(CAPITALS)));
    }
    return Printable.fold(pieces, wanted, 0);
  }
}

package vedette.report.page;

import java.util.List;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.question.Estimate;
import vedette.source.Problem;

/** A piece of a document, independent of any format. */
public sealed interface Block {

  /** The title of a document whose first heading is not its title; only pages need one. */
  record Title(String text) implements Block {}

  /** A heading; the first one of a document is its title, unless it has one of its own. */
  record Heading(String text) implements Block {}

  /**
   * The most important sentence; a text begins with it.
   *
   * @param longer the same sentence for a page, which has room for names
   */
  record Lead(String text, String longer) implements Block {}

  /** Labelled lines that belong together. */
  record Facts(List<Fact> facts) implements Block {}

  /** A paragraph. */
  record Paragraph(String text) implements Block {}

  /** A command line to be copied. */
  record Command(String line) implements Block {}

  /** A text after a label, which may be indented. */
  record Labelled(String label, String text) implements Block {}

  /** A finding in a file, with its position and help. */
  record Finding(Problem problem) implements Block {}

  /** A blank line, or a gap of that height. */
  record Gap() implements Block {}

  /**
   * Rows of cells.
   *
   * @param header the headings of the columns; may be empty
   * @param words whether all columns hold words; else all but the first hold numbers
   */
  record Rows(List<String> header, List<Row> rows, boolean words) implements Block {}

  /**
   * A row of cells.
   *
   * @param bar the share of the bar behind them; negative for none
   * @param side the side that it is about, which has its own colour; null for neither
   */
  record Row(List<Cell> cells, double bar, Side side) {
    /** Returns a row of texts about neither side. */
    public static Row of(List<String> texts, double bar) {
      return of(texts, bar, null);
    }

    /** Returns a row of texts. */
    public static Row of(List<String> texts, double bar, Side side) {
      return new Row(texts.stream().map(Cell::of).toList(), bar, side);
    }

    List<String> texts() {
      return cells.stream().map(Cell::text).toList();
    }
  }

  /**
   * A cell.
   *
   * @param shade the shade, from -1 (bad) over 0 (none) to 1 (good); NaN for none
   * @param bar the share of its bar; negative for none
   * @param marked whether it is marked
   */
  record Cell(String text, double shade, double bar, boolean marked) {
    static Cell of(String text) {
      return shaded(text, Double.NaN);
    }

    public static Cell shaded(String text, double shade) {
      return new Cell(text, shade, -1, false);
    }
  }

  /**
   * The distribution of a number, which formats with pictures draw.
   *
   * @param text the description of the number
   * @param tenths the sentence about its deciles; or ""
   * @param points its values, rising
   * @param rows the distribution in words and numbers
   * @param side the side that it is about, which has its own colour; null for neither
   */
  record Distribution(String text, String tenths, List<Point> points, Rows rows, Side side)
      implements Block {}

  /**
   * A value with its probability and that of the value or more, from 0 to 1.
   *
   * @param interval the interval of a sampled probability; null for an exact one
   */
  record Point(int value, double p, double orMore, Estimate interval) {}

  /**
   * Cells under column names, which formats with pictures may shade.
   *
   * @param corner the heading of the rows
   * @param across the heading of the columns; "" if their names need none
   * @param meanings the meaning of each column, for a page, which has room for it; may be empty
   * @param lines its rows; one without cells is a gap
   * @param legend the meaning of its shades
   */
  record Matrix(
      String corner,
      String across,
      List<String> columns,
      List<String> meanings,
      List<Line> lines,
      Legend legend)
      implements Block {
    public Matrix(
        String corner, String across, List<String> columns, List<Line> lines, Legend legend) {
      this(corner, across, columns, List.of(), lines, legend);
    }

    public Matrix(String corner, List<String> columns, List<Line> lines, Legend legend) {
      this(corner, "", columns, lines, legend);
    }

    public Matrix(String corner, List<String> columns, List<Line> lines) {
      this(corner, columns, lines, new Legend("least", "most", false));
    }

    /** Returns this matrix with the meaning of each column. */
    public Matrix meaning(List<String> texts) {
      return new Matrix(corner, across, columns, texts, lines, legend);
    }

    /** Returns whether the shades of its cells differ. */
    boolean isShaded() {
      return cells().anyMatch(it -> it.shade() < 0 || it.shade() > 0);
    }

    /** Returns whether some cells are marked and others are not. */
    boolean isMarked() {
      return cells().anyMatch(Cell::marked) && !cells().allMatch(Cell::marked);
    }

    private Stream<Cell> cells() {
      return lines.stream().flatMap(line -> line.cells().stream());
    }
  }

  /**
   * The meaning of the shades of a matrix.
   *
   * @param from the meaning of the first shade, which is 0 or -1
   * @param to the meaning of shade 1
   * @param bothWays whether there are shades below 0
   * @param mark the meaning of a mark; "" if there is none
   */
  record Legend(String from, String to, boolean bothWays, String mark) {
    public Legend(String from, String to, boolean bothWays) {
      this(from, to, bothWays, "");
    }
  }

  /**
   * A row of a matrix.
   *
   * @param side the side that it is about, which has its own colour; null for neither
   */
  record Line(String name, List<Cell> cells, Side side) {
    /** A row without cells. */
    public static final Line GAP = new Line("", List.of());

    /** Creates a row about neither side. */
    public Line(String name, List<Cell> cells) {
      this(name, cells, null);
    }

    /** Returns a row of texts. */
    public static Line of(String name, List<String> texts) {
      return new Line(name, texts.stream().map(Cell::of).toList());
    }
  }
}

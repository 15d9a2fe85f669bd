package vedette.report.page;

import java.util.List;
import java.util.stream.Stream;
import vedette.fight.Story.Fact;
import vedette.question.Estimate;
import vedette.source.Problem;

/** A piece of a document, in no format yet. */
public sealed interface Block {

  /** A heading; the first one of a document is its title. */
  record Heading(String text) implements Block {}

  /** The sentence that matters most; a text begins with it. */
  record Lead(String text) implements Block {}

  /** Labelled lines that belong together. */
  record Facts(List<Fact> facts) implements Block {}

  /** Words. */
  record Paragraph(String text) implements Block {}

  /** A command line to be copied. */
  record Command(String line) implements Block {}

  /** Words behind a label, which may be indented. */
  record Labelled(String label, String text) implements Block {}

  /** What was found in a file, where, and what to write instead. */
  record Finding(Problem problem) implements Block {}

  /** A blank line, or a gap as high. */
  record Gap() implements Block {}

  /**
   * Rows of cells.
   *
   * @param header what is above the columns; may be empty
   * @param words whether all columns hold words, else all but the first hold numbers
   */
  record Rows(List<String> header, List<Row> rows, boolean words) implements Block {}

  /**
   * Cells side by side.
   *
   * @param bar the share of a bar behind them, or a negative number for none
   */
  record Row(List<Cell> cells, double bar) {
    /** Cells of words alone. */
    public static Row of(List<String> texts, double bar) {
      return new Row(texts.stream().map(Cell::of).toList(), bar);
    }

    List<String> texts() {
      return cells.stream().map(Cell::text).toList();
    }
  }

  /**
   * A cell.
   *
   * @param shade from -1, bad, over 0, not at all, to 1, good; NaN for none
   * @param bar its share, or a negative number for none
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
   * @param text what it is of
   * @param tenths what it is in the highest and the lowest one in ten; or ""
   * @param points its values, rising
   * @param rows the same in words and numbers
   */
  record Distribution(String text, String tenths, List<Point> points, Rows rows) implements Block {}

  /**
   * A value's probability, and that of it or more, from 0 to 1.
   *
   * @param interval of a sampled probability; null of an exact one
   */
  record Point(int value, double p, double orMore, Estimate interval) {}

  /**
   * Cells under column names, which formats with pictures may shade.
   *
   * @param corner what the rows are
   * @param across what the columns are; "" if their names say it
   * @param lines its rows; one without cells is a gap
   * @param legend what its shades say
   */
  record Matrix(String corner, String across, List<String> columns, List<Line> lines, Legend legend)
      implements Block {
    public Matrix(String corner, List<String> columns, List<Line> lines, Legend legend) {
      this(corner, "", columns, lines, legend);
    }

    public Matrix(String corner, List<String> columns, List<Line> lines) {
      this(corner, columns, lines, new Legend("least", "most", false));
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
   * What the shades of a matrix say.
   *
   * @param from what the first of them says: that of 0, or of -1
   * @param to what a shade of 1 says
   * @param bothWays whether there are shades below 0
   * @param mark what a mark on a cell says; "" if there is none
   */
  record Legend(String from, String to, boolean bothWays, String mark) {
    public Legend(String from, String to, boolean bothWays) {
      this(from, to, bothWays, "");
    }
  }

  /** A row of a matrix. */
  record Line(String name, List<Cell> cells) {
    /** One without cells. */
    public static final Line GAP = new Line("", List.of());

    /** Cells of words alone. */
    public static Line of(String name, List<String> texts) {
      return new Line(name, texts.stream().map(Cell::of).toList());
    }
  }
}

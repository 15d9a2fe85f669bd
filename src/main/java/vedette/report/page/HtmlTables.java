package vedette.report.page;

import java.util.List;
import java.util.stream.Stream;
import vedette.fight.Side;

/**
 * A writer of rows and matrices as HTML tables, each in a box that scrolls if the page is too
 * narrow.
 */
public final class HtmlTables {
  /** The number of shades of a cell in either direction; the style sheet has a class for each. */
  public static final int SHADES = 8;

  /** Tolerance around 0, as a share of the whole scale. */
  private static final double ROUNDING = 1e-9;

  /** The most columns that are set wide apart. */
  private static final int MOST_ROOMY = 12;

  private final Html html;

  /** The heading above the tables that follow. */
  private String title = "";

  HtmlTables(Html html) {
    this.html = html;
  }

  /** Sets the heading above the tables that follow, which names them to screen readers. */
  void below(String heading) {
    title = heading;
  }

  /** Returns whether any row has a bar. */
  static boolean bars(Block.Rows rows) {
    return rows.rows().stream().anyMatch(row -> row.bar() >= 0);
  }

  /** Writes rows of words or numbers, with bars below their names. */
  void rows(Block.Rows rows) {
    rows(rows, bars(rows) ? "bars" : rows.words() ? "words" : "numbers", bars(rows));
  }

  /** Writes the values of a distribution without bars, which the chart has. */
  void values(Block.Rows rows) {
    rows(rows, "values", false);
  }

  private void rows(Block.Rows rows, String kind, boolean bars) {
    html.open("div", "class", "scroll");
    html.open("table", "class", kind, "aria-label", title);
    if (!rows.header().isEmpty()) {
      head(rows.header());
    }
    html.open("tbody");
    for (Block.Row row : rows.rows()) {
      row(row.side(), "");
      html.open("th", "scope", "row").text(row.texts().get(0).strip());
      if (bars && row.bar() >= 0) {
        bar(row.bar());
      }
      html.close();
      row.texts().stream().skip(1).forEach(this::cell);
      html.close();
    }
    html.close().close().close();
  }

  /**
   * Begins a row in the colour of a side.
   *
   * @param name its name, which is indented if the row belongs to the one above
   */
  private void row(Side side, String name) {
    String kind = (side == null ? "" : side.toString()) + (name.startsWith(" ") ? " sub" : "");
    if (kind.isEmpty()) {
      html.open("tr");
    } else {
      html.open("tr", "class", kind.strip());
    }
  }

  private void bar(double share) {
    String width = Numbers.fixed(100 * Math.min(1, share), 2) + "%";
    html.open("span", "class", "track").open("span", "class", "bar", "style", "width:" + width);
    html.close().close();
  }

  /** Writes a cell. Fractions are aligned at their equals sign. */
  private void cell(String cell) {
    if (cell.startsWith("= ")) {
      html.element("td", cell, "class", "fraction");
    } else {
      html.element("td", cell);
    }
  }

  private void head(List<String> header) {
    html.open("thead").open("tr");
    header.forEach(this::head);
    html.close().close();
  }

  private void head(String name) {
    if (name.isBlank()) {
      html.element("td", "");
    } else {
      html.element("th", name, "scope", "col");
    }
  }

  /** Writes shaded cells under column names; a line without cells begins another group of rows. */
  void matrix(Block.Matrix matrix) {
    String kind = matrix.columns().size() > MOST_ROOMY ? "matrix close" : "matrix";
    // In the order of the tab key, so that it can be scrolled without a mouse.
    html.open("div", "class", "scroll more", "tabindex", "0", "role", "group", "aria-label", title);
    html.open("table", "class", kind, "aria-label", title);
    html.open("thead");
    if (!matrix.across().isEmpty()) {
      html.open("tr").element("td", "");
      String columns = Integer.toString(matrix.columns().size());
      html.element("th", matrix.across(), "scope", "colgroup", "colspan", columns).close();
    }
    html.open("tr");
    head(matrix.corner());
    for (int i = 0; i < matrix.columns().size(); i++) {
      columnHead(
          matrix.columns().get(i), matrix.meanings().isEmpty() ? "" : matrix.meanings().get(i));
    }
    html.close().close().open("tbody");
    for (int row = 0; row < matrix.lines().size(); row++) {
      if (matrix.lines().get(row).cells().isEmpty()) {
        html.close().open("tbody");
      } else {
        line(row, matrix);
      }
    }
    html.close().close().close();
    boolean marked = matrix.isMarked();
    if (marked || matrix.isShaded()) {
      legend(matrix.legend(), marked);
    }
  }

  /** Writes a name that may break before its capitals, such as {@code defenderLosses}. */
  private void columnHead(String name, String meaning) {
    String[] parts = name.split(TextMatrix.CAPITALS);
    html.open("th", "scope", "col").text(parts[0]);
    Stream.of(parts).skip(1).forEach(part -> html.mayBreak().text(part));
    if (!meaning.isEmpty()) {
      html.element("small", meaning);
    }
    html.close();
  }

  private void line(int row, Block.Matrix matrix) {
    Block.Line line = matrix.lines().get(row);
    row(line.side(), line.name());
    html.element("th", line.name().strip(), "scope", "row");
    for (int i = 0; i < line.cells().size(); i++) {
      Block.Cell cell = line.cells().get(i);
      String kind = (shade(cell.shade()) + edges(row, i, matrix)).strip();
      if (kind.isEmpty()) {
        html.open("td");
      } else {
        html.open("td", "class", kind);
      }
      html.text(cell.text());
      if (cell.bar() >= 0) {
        bar(cell.bar());
      }
      html.close();
    }
    html.close();
  }

  /** Returns the classes of the edges at which a marked cell borders an unmarked one. */
  private static String edges(int row, int column, Block.Matrix matrix) {
    if (!isMarked(row, column, matrix)) {
      return "";
    }
    return (isOther(row - 1, column, matrix) ? " top" : "")
        + (isOther(row + 1, column, matrix) ? " bottom" : "")
        + (isOther(row, column - 1, matrix) ? " left" : "")
        + (isOther(row, column + 1, matrix) ? " right" : "");
  }

  private static boolean isOther(int row, int column, Block.Matrix matrix) {
    return row >= 0
        && row < matrix.lines().size()
        && column >= 0
        && column < matrix.columns().size()
        && !isMarked(row, column, matrix);
  }

  private static boolean isMarked(int row, int column, Block.Matrix matrix) {
    List<Block.Cell> cells = matrix.lines().get(row).cells();
    return !cells.isEmpty() && cells.get(column).marked();
  }

  /**
   * Returns the step of a shade, from -{@link #SHADES} to {@link #SHADES}. A shade other than 0, up
   * to rounding, has a step other than 0.
   */
  static int step(double shade) {
    if (Double.isNaN(shade) || Math.abs(shade) < ROUNDING) {
      return 0;
    }
    int step = (int) Math.min(SHADES, Math.max(1, Math.round(Math.abs(shade) * SHADES)));
    return shade < 0 ? -step : step;
  }

  /** Returns the class of a shade. */
  private static String shade(double shade) {
    int step = step(shade);
    return step == 0 ? "" : (step < 0 ? "bad-" : "good-") + Math.abs(step);
  }

  private void legend(Block.Legend legend, boolean marked) {
    html.open("p", "class", "legend").element("span", legend.from());
    html.open("span", "class", "scale");
    for (int step = legend.bothWays() ? -SHADES : 0; step <= SHADES; step++) {
      html.open("span", "class", ("swatch " + shade((double) step / SHADES)).strip()).close();
    }
    html.close().element("span", legend.to());
    if (marked) {
      html.open("span", "class", "mark").open("span", "class", "swatch edge").close();
      html.text(legend.mark()).close();
    }
    html.close();
  }
}

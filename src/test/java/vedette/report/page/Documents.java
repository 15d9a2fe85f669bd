package vedette.report.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import vedette.fight.Side;
import vedette.source.Position;
import vedette.source.Problem;
import vedette.source.Severity;

/** Small documents for tests of formats. */
public final class Documents {
  /** A careless or malicious name: markup, quotes, a pipe, an escape, a line end. */
  public static final String NASTY = "<b>\"A&B's|`x`</b>\u001b[31m\n*y*";

  private Documents() {}

  /** Returns a document as a page of the command {@code vedette list}. */
  public static String page(Document document) {
    return HtmlPage.of(document, new Imprint("vedette list", "1.2.3", "2026-11-29"));
  }

  /** Returns a distribution about a side; null for neither. */
  static Block.Distribution distribution(String text, Side side) {
    Block.Distribution even = even(2);
    return new Block.Distribution(text, "", even.points(), even.rows(), side);
  }

  /** Returns a distribution with exact probabilities of the values from 0 on. */
  public static Block.Distribution distribution(String text, double... probabilities) {
    List<Block.Point> points = new ArrayList<>();
    List<Block.Row> rows = new ArrayList<>();
    double orMore = 1;
    for (int value = 0; value < probabilities.length; value++) {
      double p = probabilities[value];
      points.add(new Block.Point(value, p, orMore, null));
      rows.add(
          Block.Row.of(
              List.of(Integer.toString(value), Numbers.percent(p), Numbers.percent(orMore)), p));
      orMore -= p;
    }
    Block.Rows table = new Block.Rows(List.of("", "exactly", "or more"), rows, false);
    return new Block.Distribution(text, "", points, table, null);
  }

  /** Returns a distribution of values with equal probabilities. */
  public static Block.Distribution even(int values) {
    double[] probabilities = new double[values];
    Arrays.fill(probabilities, 1.0 / values);
    return distribution("Points: mean 1", probabilities);
  }

  /** Returns two probabilities with bars. */
  public static Block.Rows chances() {
    return new Block.Rows(
        List.of(),
        List.of(
            Block.Row.of(List.of("it rains", "25.00%"), 0.25),
            Block.Row.of(List.of("it snows", "0%"), 0)),
        false);
  }

  /** Returns a matrix of two shaded rows and, after a gap, one that is not shaded. */
  public static Block.Matrix matrix() {
    return new Block.Matrix(
        "D6",
        List.of("-1", "+1"),
        List.of(
            new Block.Line(
                "1", List.of(Block.Cell.shaded("A2", -1), Block.Cell.shaded("A1", -0.05))),
            new Block.Line("2", List.of(Block.Cell.shaded("-", 0), Block.Cell.shaded("D1", 0.5))),
            Block.Line.GAP,
            Block.Line.of("attacker loses", List.of("1.00", "0.50"))),
        new Block.Legend("worse", "better", true));
  }

  /** Returns a warning in a line of a file. */
  public static Problem warning(String message, String line) {
    return new Problem(
        Severity.WARNING, "L102", "crt.json", new Position(7, 3), message, "help it", line);
  }

  /** Returns a matrix of amounts, of which none is bad. */
  public static Block.Matrix amounts() {
    return new Block.Matrix(
        "D6",
        List.of("-1", "+1"),
        List.of(
            new Block.Line(
                "1", List.of(Block.Cell.shaded("0%", 0), Block.Cell.shaded("20%", 0.5)))));
  }
}

package vedette.report.page;

import java.util.List;
import vedette.report.page.Block.Point;

/**
 * A distribution as an SVG chart: bars for the probability of each value above, steps for that of
 * each value or more below. Horizontal lengths are shares of the width, vertical ones are pixels,
 * so that letters have the same size on any screen.
 */
final class Chart {
  private static final double LEFT = 10;
  private static final double WIDEST_BAND = 18;
  private static final int TOP = 34;
  private static final int FLOOR = 154;
  private static final int STEPS_TOP = 206;
  private static final int STEPS_FLOOR = 276;
  private static final int HEIGHT = 284;

  /** The lowest end of a scale, in case of underflow. */
  private static final double LEAST_TOP = 1e-9;

  /** The most bars that are wide enough for a number on each. */
  private static final int MOST_NUMBERED = 10;

  /** The width for the values below the bars on a phone, in pixels. */
  private static final int ROOM_FOR_VALUES = 290;

  private final Html html;
  private final List<Point> points;
  private final int first;
  private final int last;
  private final double band;
  private final double highest;
  private final double tick;

  private Chart(List<Point> points, Html html) {
    this.html = html;
    this.points = points;
    first = points.get(0).value();
    last = points.get(points.size() - 1).value();
    band = Math.min(WIDEST_BAND, (100 - LEFT) / (last - first + 1.0));
    double most = Math.max(LEAST_TOP, points.stream().mapToDouble(Chart::high).max().orElseThrow());
    tick = tickStep(most, 5);
    highest = Math.ceil(most / tick - 1e-9) * tick;
  }

  /** Draws a distribution that has values. */
  static void draw(Block.Distribution distribution, Html html) {
    Chart chart = new Chart(distribution.points(), html);
    html.open(
        "svg",
        "class",
        distribution.side() == null ? "chart" : "chart " + distribution.side(),
        "height",
        Integer.toString(HEIGHT),
        "role",
        "img",
        "aria-label",
        distribution.text() + ". " + chart.summary());
    chart.bars();
    chart.values();
    chart.steps();
    html.close();
  }

  private String summary() {
    Point likeliest = points.get(0);
    for (Point point : points) {
      likeliest = point.p() > likeliest.p() ? point : likeliest;
    }
    return "From "
        + first
        + " to "
        + last
        + ", most likely "
        + likeliest.value()
        + " with "
        + Numbers.percent(likeliest.p())
        + ".";
  }

  private static double high(Point point) {
    return point.interval() == null ? point.p() : Math.min(1, point.interval().high());
  }

  /**
   * Returns the smallest step of 1, 2 or 5 times a power of ten that fits at most {@code times}
   * times into {@code most}.
   */
  private static double tickStep(double most, int times) {
    double power = Math.pow(10, Math.floor(Math.log10(most)) - 1);
    while (true) {
      for (int digit : new int[] {1, 2, 5}) {
        if (most / (digit * power) <= times + 1e-9) {
          return digit * power;
        }
      }
      power *= 10;
    }
  }

  private void bars() {
    label(0, TOP - 22, "exactly", "caption");
    int ticks = (int) Math.round(highest / tick);
    int decimals = Math.max(0, -(int) Math.floor(Math.log10(100 * tick) + 1e-9));
    for (int i = 0; i <= ticks; i++) {
      rule(height(i * tick), Numbers.fixed(100 * i * tick, decimals) + "%");
    }
    double wide = band * (last - first > 60 ? 0.9 : 0.7);
    for (Point point : points) {
      double y = height(point.p());
      html.open("g", "class", "value");
      html.open("title")
          .verbatim(
              point.value()
                  + ": exactly "
                  + Numbers.percent(point.p())
                  + ", or more "
                  + Numbers.percent(point.orMore()))
          .close();
      rect(left(point.value()), TOP, band, STEPS_FLOOR - TOP, "hit");
      rect(left(point.value()) + (band - wide) / 2, y, wide, FLOOR - y, "bar");
      whisker(point);
      if (last - first < MOST_NUMBERED) {
        label(middle(point.value()), height(high(point)) - 4, whole(point.p()), "number");
      }
      html.close();
    }
  }

  private void whisker(Point point) {
    if (point.interval() != null) {
      double x = middle(point.value());
      double low = height(Math.max(0, point.interval().low()));
      line(x, low, x, height(high(point)), "whisker");
    }
  }

  private static String whole(double p) {
    if (p > 0 && p < 0.005) {
      return "<1%";
    }
    return p < 1 && p >= 0.995 ? ">99%" : Numbers.fixed(100 * p, 0) + "%";
  }

  private void values() {
    int digits = Math.max(Integer.toString(first).length(), Integer.toString(last).length());
    int labels = ROOM_FOR_VALUES / (7 * digits + 8);
    int every = band == WIDEST_BAND ? 1 : (int) Math.max(1, tickStep(last - first + 1.0, labels));
    for (int value = first; value <= last; value++) {
      if (value % every == 0) {
        label(middle(value), FLOOR + 16, Integer.toString(value), "number");
      }
    }
  }

  private void steps() {
    label(0, STEPS_TOP - 12, "or more", "caption");
    rule(STEPS_TOP, "100%");
    rule((STEPS_TOP + STEPS_FLOOR) / 2.0, "50%");
    double from = left(first);
    double above = STEPS_FLOOR;
    for (Point point : points) {
      double to = left(point.value()) + band;
      double y = STEPS_FLOOR - point.orMore() * (STEPS_FLOOR - STEPS_TOP);
      rect(from, y, to - from, STEPS_FLOOR - y, "below");
      line(from, above, from, y, "step");
      line(from, y, to, y, "step");
      from = to;
      above = y;
    }
    line(from, above, from, STEPS_FLOOR, "step");
    rule(STEPS_FLOOR, "0%");
  }

  private double left(int value) {
    return LEFT + (value - first) * band;
  }

  private double middle(int value) {
    return left(value) + band / 2;
  }

  private double height(double p) {
    return FLOOR - p / highest * (FLOOR - TOP);
  }

  private void rule(double y, String text) {
    line(LEFT, y, 100, y, "rule");
    label(LEFT - 1.5, y + 4, text, "scale");
  }

  private void rect(double x, double y, double width, double height, String kind) {
    html.open(
            "rect",
            "class",
            kind,
            "x",
            share(x),
            "y",
            pixels(y),
            "width",
            share(width),
            "height",
            pixels(height))
        .close();
  }

  private void line(double x1, double y1, double x2, double y2, String kind) {
    html.open(
            "line",
            "class",
            kind,
            "x1",
            share(x1),
            "y1",
            pixels(y1),
            "x2",
            share(x2),
            "y2",
            pixels(y2))
        .close();
  }

  private void label(double x, double y, String text, String kind) {
    html.open("text", "class", kind, "x", share(x), "y", pixels(y)).verbatim(text).close();
  }

  private static String share(double x) {
    return Numbers.fixed(x, 3) + "%";
  }

  private static String pixels(double y) {
    return Numbers.fixed(y, 1);
  }
}

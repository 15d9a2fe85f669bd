package vedette.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import vedette.odds.Odds;
import vedette.study.Figure;
import vedette.study.Influence.Moves;

/** What single numbers, cells or modifiers move: for each figure a list, the strongest first. */
record EffectRows(List<Figure> figures, Odds.Exact odds, AskedFight fight, List<Row> rows) {

  /** Why a move cannot be told. */
  static final String UNCLEAR =
      "\"Cannot be told\": the error bounds of the odds before and after are larger than the"
          + " difference.";

  /**
   * Something that may be a step more or less.
   *
   * @param what its name
   * @param is what it says now
   * @param up what moves if it is a step more; null if it cannot be
   */
  record Row(String what, String is, Moves up, Moves down) {
    private double most(int figure) {
      return Moves.furthest(up, down, figure);
    }
  }

  /**
   * Adds a list for each figure that was named, or else for success and the figure that moves
   * furthest.
   *
   * @param title what stands before the figure's name
   * @param header of the columns: what, is, if more, if less
   */
  void addTo(Document document, String title, List<String> header) {
    for (int index : fight.shown(figures, this::furthest)) {
      Figure figure = figures.get(index);
      double now = figure.of(odds);
      document.heading(title + " on " + figure.name() + (figure.mean() ? ", mean" : ""));
      document.paragraph(
          figure.text()
              + ": "
              + (Double.isNaN(now) ? "none" : Numbers.figure(now, !figure.mean()))
              + " now");
      document.gap();
      List<List<String>> lines = lines(figure, index);
      if (lines.isEmpty()) {
        document.paragraph("Nothing moves it.");
      } else {
        document.words(header, lines);
      }
    }
    if (rows.stream().anyMatch(this::isUnclear)) {
      document.gap().paragraph(UNCLEAR);
    }
  }

  private boolean isUnclear(Row row) {
    return IntStream.range(0, figures.size())
        .anyMatch(figure -> isUnclear(row.up, figure) || isUnclear(row.down, figure));
  }

  static boolean isUnclear(Moves moves, int figure) {
    return moves != null && moves.isUnclear(figure);
  }

  private double furthest(int figure) {
    return rows.stream().mapToDouble(row -> row.most(figure)).max().orElse(-1);
  }

  private List<List<String>> lines(Figure figure, int index) {
    List<List<String>> lines = new ArrayList<>();
    rows.stream()
        .filter(row -> row.most(index) > 0)
        .sorted(Comparator.comparingDouble(row -> -row.most(index)))
        .forEach(
            row ->
                lines.add(
                    List.of(
                        row.what,
                        row.is,
                        words(row.up, figure, index),
                        words(row.down, figure, index))));
    return lines;
  }

  private static String words(Moves change, Figure figure, int index) {
    if (change == null) {
      return "-";
    }
    double by = change.by(index);
    String move =
        change.isUnclear(index)
            ? "cannot be told"
            : Double.isNaN(by) ? "-" : Numbers.change(by, !figure.mean());
    return change.to() + ": " + move;
  }
}

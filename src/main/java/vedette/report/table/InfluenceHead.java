package vedette.report.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import vedette.fight.Story.Fact;
import vedette.json.JsonWriter;
import vedette.odds.answer.Odds;
import vedette.question.Change;
import vedette.question.Figure;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.study.change.Influence.ChangeEffect;
import vedette.study.change.Influence.PartInfluence;
import vedette.table.grid.Table;

/**
 * The fight of an influence analysis.
 *
 * @param system the id of the rule system
 * @param engagement the kind of fight
 * @param request writes the members of the request as understood
 * @param situation the situation of both sides
 * @param tables the tables of the fight
 * @param named whether the user named figures
 */
public record InfluenceHead(
    String system,
    String engagement,
    Consumer<JsonWriter> request,
    List<Fact> situation,
    List<Table> tables,
    boolean named) {

  /** Returns the indices of the figures shown: those named, or those that change most. */
  List<Integer> shownFigures(List<Figure> figures, IntToDoubleFunction range) {
    return named
        ? IntStream.range(0, figures.size()).boxed().toList()
        : mostChangedFigures(figures, range);
  }

  /**
   * Returns the probability of success, if it changes at all, and the mean with the largest change;
   * without success, that mean and the probability with the largest change, because the two cannot
   * be compared.
   *
   * @param range the largest change in a figure, by index
   * @return their indices; fewer than two if no figure of a kind changes
   */
  private static List<Integer> mostChangedFigures(List<Figure> figures, IntToDoubleFunction range) {
    List<Integer> furthest = new ArrayList<>();
    int mean = widest(figures, true, range);
    if (mean >= 0) {
      furthest.add(mean);
    }
    for (int i = 0; i < figures.size(); i++) {
      if (figures.get(i).isSuccess() && range.applyAsDouble(i) > 0) {
        furthest.add(0, i);
        return furthest;
      }
    }
    int chance = widest(figures, false, range);
    if (chance >= 0) {
      furthest.add(chance);
    }
    return furthest;
  }

  /** Returns the mean or probability with the largest change; -1 if none changes. */
  private static int widest(List<Figure> figures, boolean mean, IntToDoubleFunction range) {
    int widest = -1;
    double most = 0;
    for (int i = 0; i < figures.size(); i++) {
      double here = range.applyAsDouble(i);
      if (figures.get(i).mean() == mean && here > most) {
        widest = i;
        most = here;
      }
    }
    return widest;
  }

  /**
   * The effects of single numbers, cells and modifiers: a list for each figure, the largest first.
   */
  record EffectRows(
      List<Figure> figures, Odds.Exact odds, InfluenceHead fight, List<PartInfluence> rows) {

    /** The legend of a change within the error bounds. */
    static final String UNCLEAR =
        "\"Within error\": the change is smaller than the error bounds of the odds.";

    /**
     * Adds a list for each named figure, else for success and the figure with the largest change.
     */
    void addTo(Document document) {
      for (int index : fight.shownFigures(figures, this::largestChange)) {
        Figure figure = figures.get(index);
        document.heading("Effect on " + figure.name() + (figure.mean() ? ", mean" : ""));
        document.paragraph(
            figure.text() + ": " + Numbers.figure(odds.estimate(figure), !figure.mean()) + " now");
        document.gap();
        List<List<String>> lines = lines(figure, index);
        if (lines.isEmpty()) {
          document.paragraph("No step changes it.");
        } else {
          document.words(List.of("value", "now", "if one higher", "if one lower"), lines);
        }
      }
      if (rows.stream().anyMatch(this::isUnclear)) {
        document.gap().paragraph(UNCLEAR);
      }
    }

    private boolean isUnclear(PartInfluence row) {
      return IntStream.range(0, figures.size())
          .anyMatch(figure -> isUnclear(row.up(), figure) || isUnclear(row.down(), figure));
    }

    static boolean isUnclear(ChangeEffect changeEffect, int figure) {
      return changeEffect != null && changeEffect.isUnclear(figure);
    }

    private static double largestChange(PartInfluence row, int figure) {
      return ChangeEffect.largestChange(row.up(), row.down(), figure);
    }

    private double largestChange(int figure) {
      return rows.stream().mapToDouble(row -> largestChange(row, figure)).max().orElse(-1);
    }

    private List<List<String>> lines(Figure figure, int index) {
      List<List<String>> lines = new ArrayList<>();
      rows.stream()
          .filter(row -> largestChange(row, index) > 0)
          .sorted(Comparator.comparingDouble(row -> -largestChange(row, index)))
          .forEach(
              row ->
                  lines.add(
                      List.of(
                          row.part().place(),
                          row.part().text(),
                          words(row.up(), index),
                          words(row.down(), index))));
      return lines;
    }

    private static String words(ChangeEffect change, int index) {
      if (change == null) {
        return "-";
      }
      return change.to() + ": " + move(change.changes().get(index));
    }

    /**
     * Returns the change in a figure; if it is missing before or after, its new value or the
     * reason.
     */
    private static String move(Change change) {
      boolean chance = !change.figure().mean();
      if (change.isUnclear()) {
        return "within error";
      }
      if (change.isSame()) {
        return "0";
      }
      if (change.after().isMissing()) {
        return change.after().missing().words();
      }
      return change.before().isMissing()
          ? "becomes " + Numbers.figure(change.after(), chance)
          : Numbers.change(change.amount(), chance);
    }
  }
}

package vedette.report.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import vedette.fight.Story.Fact;
import vedette.form.FightName;
import vedette.form.model.Slot;
import vedette.odds.answer.Method;
import vedette.question.MissingValue;
import vedette.report.answer.CheckWords;
import vedette.report.answer.SampledWords;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.study.sweep.SweepCell;
import vedette.study.sweep.SweepHead;

/** The parts of a sweep's answer around its figures: request, method, and notes. */
record SweepFrame(SweepHead head, List<SweepCell> cells) {
  private static final int MOST_CELLS = 6;
  private static final int MOST_REASONS = 10;

  /** Returns the kind of fight, the number of cells, and the method with its precision. */
  String title() {
    return new FightName(head.system(), head.engagement()) + ": sweep of " + size() + method();
  }

  private String size() {
    return Numbers.grouped(head.cells()) + (head.cells() == 1 ? " cell" : " cells");
  }

  private String method() {
    long sampled = cells.stream().filter(it -> it.isFought() && it.isSampled()).count();
    long fought = cells.stream().filter(SweepCell::isFought).count();
    String battles =
        (head.precision().orElse(0.0) > 0 ? "up to " : "")
            + Numbers.grouped(head.trials().orElse(0L))
            + " battles ";
    String by = head.method() == Method.DIRECT ? "played" : "simulated";
    String dice =
        ", seed "
            + head.seed().orElse(0L)
            + ", 95% within "
            + Numbers.fixed(100 * largestError(true), 3)
            + "%";
    if (sampled == fought && (sampled > 0 || head.method().isSampled())) {
      return ", " + battles + by + " per cell" + dice;
    }
    double error = largestError(false);
    return ", exact"
        + (error > 0 ? ", error below " + Numbers.scientific(error) : "")
        + (sampled == 0
            ? ""
            : "; " + CheckWords.count(sampled, "cell") + " " + by + ", " + battles + "per cell")
        + (sampled == 0 ? "" : dice);
  }

  /** Returns the largest error of the cells that are sampled, or of the others. */
  private double largestError(boolean sampled) {
    double most = 0;
    for (SweepCell cell : cells) {
      most = cell.isSampled() == sampled && cell.within() > most ? cell.within() : most;
    }
    return most;
  }

  /** Returns the label of a text of the request; for a file, its kind. */
  private String label(String parameter) {
    if (parameter.equals("table")) {
      return switch (head.system()) {
        case "own" -> "file";
        case "plan" -> "plan";
        default -> parameter;
      };
    }
    return Slot.optionOf(parameter).substring(2);
  }

  /** Returns the request, with swept values in braces. */
  List<Fact> request() {
    List<Fact> facts = new ArrayList<>();
    head.request()
        .forEach(
            (name, texts) -> {
              String option = label(name);
              texts.forEach(text -> facts.add(new Fact(option, text)));
            });
    return facts;
  }

  /** Returns the values of a cell; an empty value is shown as {@code none}. */
  static String named(List<String> values) {
    List<String> names = new ArrayList<>();
    values.forEach(value -> names.add(value.isEmpty() ? "none" : value));
    return String.join(", ", names);
  }

  /** Returns the first of some cells by their values, and the number of the others. */
  static String named(List<SweepCell> where, SweepHead head) {
    List<String> names = new ArrayList<>();
    for (SweepCell cell : where.subList(0, Math.min(MOST_CELLS, where.size()))) {
      names.add(named(head.values(cell.index())));
    }
    int more = where.size() - names.size();
    return String.join(head.swept().size() > 1 ? "; " : ", ", names)
        + (more > 0 ? " and " + more + " more" : "");
  }

  /**
   * Adds the notes below the figures: the empty cells with their reasons, and the sampled cells.
   */
  void notes(Document document) {
    empty(document);
    List<SweepCell> sampled = cells.stream().filter(SweepCell::isSampled).toList();
    if (!sampled.isEmpty()) {
      document.gap();
      if (head.method() == Method.AUTO) {
        document.paragraph(
            "Simulated because too large for an exact answer: " + named(sampled, head) + ".");
      }
      document.paragraph("--format csv and json have the 95% interval of every figure.");
      ifAtMost(document);
      cutOff(document);
    }
  }

  /** Adds a paragraph for each reason why cells are empty. */
  private void empty(Document document) {
    Map<SweepCell.EmptyReason, List<SweepCell>> empty = new LinkedHashMap<>();
    for (SweepCell cell : cells) {
      if (!cell.isFought()) {
        empty.computeIfAbsent(cell.why(), emptyReason -> new ArrayList<>()).add(cell);
      }
    }
    if (!empty.isEmpty()) {
      document.gap();
    }
    int said = 0;
    long left = 0;
    for (Map.Entry<SweepCell.EmptyReason, List<SweepCell>> each : empty.entrySet()) {
      if (said++ < MOST_REASONS) {
        document.paragraph(words(each.getKey(), each.getValue()));
      } else {
        left += each.getValue().size();
      }
    }
    if (left > 0) {
      document.paragraph(
          CheckWords.count(left, "further cell")
              + (left == 1 ? " is" : " are")
              + " empty; --format json and csv have the reasons.");
    }
    dashes(document);
  }

  /** Adds a paragraph for each reason why single figures are empty. */
  private void dashes(Document document) {
    Map<String, List<String>> missing = new LinkedHashMap<>();
    for (int i = 0; i < head.figures().size(); i++) {
      String name = head.figures().get(i).name();
      cellsByMissingValue(i)
          .forEach(
              (why, where) ->
                  missing
                      .computeIfAbsent(
                          " at " + named(where, head) + ": " + why.words(), it -> new ArrayList<>())
                      .add(name));
    }
    boolean unmeasured = cells.stream().anyMatch(SweepFrame::lacksMeasure);
    if (unmeasured || !missing.isEmpty()) {
      document.gap();
    }
    if (unmeasured) {
      document.paragraph("A dash: the fight does not have that measure.");
    }
    missing.forEach(
        (why, figures) ->
            document.paragraph("A dash in " + String.join(", ", figures) + why + "."));
  }

  /** Returns the cells in which a figure is missing, by the reason. */
  private Map<MissingValue, List<SweepCell>> cellsByMissingValue(int figure) {
    Map<MissingValue, List<SweepCell>> where = new LinkedHashMap<>();
    for (SweepCell cell : cells) {
      if (cell.missing(figure) != null) {
        where.computeIfAbsent(cell.missing(figure), it -> new ArrayList<>()).add(cell);
      }
    }
    return where;
  }

  private String words(SweepCell.EmptyReason emptyReason, List<SweepCell> where) {
    return (emptyReason != null && emptyReason.tooLarge() ? "Too large" : "No " + head.engagement())
        + " at "
        + named(where, head)
        + (emptyReason == null ? "." : ": " + emptyReason.reason() + ".");
  }

  private static boolean lacksMeasure(SweepCell cell) {
    return cell.isFought()
        && IntStream.range(0, cell.values().length)
            .anyMatch(i -> Double.isNaN(cell.values()[i]) && cell.missing(i) == null);
  }

  /** Names means of counts without a known maximum. */
  private void ifAtMost(Document document) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < head.figures().size(); i++) {
      int figure = i;
      if (cells.stream().anyMatch(cell -> cell.isIfAtMost(figure))) {
        names.add(head.figures().get(i).name());
      }
    }
    if (!names.isEmpty()) {
      document.paragraph(
          "The interval of "
              + String.join(", ", names)
              + " assumes that no fight exceeds the highest count sampled in its cell.");
    }
  }

  private void cutOff(Document document) {
    long battles = cells.stream().mapToLong(SweepCell::cutOff).sum();
    long trials = cells.stream().mapToLong(SweepCell::trials).sum();
    if (battles > 0) {
      long where = cells.stream().filter(cell -> cell.cutOff() > 0).count();
      document.paragraph(
          "In "
              + where
              + " of "
              + cells.size()
              + " cells: "
              + SampledWords.cutOff(battles, trials));
    }
  }
}

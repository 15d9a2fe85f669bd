package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.study.Figure;
import vedette.study.OverReadings;
import vedette.study.TableRanges;
import vedette.study.TableRanges.End;
import vedette.study.TableRanges.Range;
import vedette.table.Axis;
import vedette.table.Grid;

/** How far figures range over the readings that a source leaves open, ready for any format. */
public final class OverReadingsAnswer {
  private static final List<String> ENDS = List.of("", "as it is", "lowest", "highest");

  private final Head head;
  private final OverReadings answer;
  private final Document document = new Document();

  /**
   * What stands above the numbers.
   *
   * @param rules the version of the system's rules
   * @param lost the table in force, of which only the text tells
   */
  public record Head(AskedFight fight, int rules, Grid lost) {}

  private OverReadingsAnswer(Head head, OverReadings answer) {
    this.head = head;
    this.answer = answer;
  }

  /** The answer. */
  public static Answer of(Head head, OverReadings answer) {
    OverReadingsData data = new OverReadingsData(head, answer);
    return new Answer(
        () -> new OverReadingsAnswer(head, answer).document(), data::table, data::json);
  }

  private Document document() {
    document.heading(
        head.fight().system()
            + " "
            + head.fight().engagement()
            + ": over the readings left open, "
            + (answer.isExact()
                ? "exact, error below " + Numbers.scientific(answer.error())
                : "over tables drawn with seed " + answer.seed()));
    document.facts(head.fight().situation());
    document.heading(head.lost().title() + ": what may have been printed");
    document.facts(open());
    figures();
    success();
    for (TableRanges reading : answer.readings().subList(1, answer.readings().size())) {
      variant(reading);
    }
    if (!answer.isExact()) {
      document.gap();
      document.paragraph(
          "Only some of the tables were played, so a range may be wider; --max-tables "
              + answer.readings().stream().mapToInt(TableRanges::choices).max().orElseThrow()
              + " plays all of them.");
    }
    return document;
  }

  private List<Fact> open() {
    List<Fact> facts = new ArrayList<>();
    facts.add(
        new Fact("tables", Numbers.grouped(answer.tables()) + " fit the text: " + answer.text()));
    String asAsked = consulted(answer.readings().get(0));
    facts.add(new Fact("consulted", asAsked));
    for (TableRanges reading : answer.readings().subList(1, answer.readings().size())) {
      String consulted = consulted(reading);
      facts.add(
          new Fact(
              "variant",
              reading.variant() + (consulted.equals(asAsked) ? ", likewise" : ": " + consulted)));
    }
    answer
        .refused()
        .forEach((variant, why) -> facts.add(new Fact("left out", variant + ": " + why)));
    return facts;
  }

  private static String consulted(TableRanges reading) {
    if (reading.columns().isEmpty()) {
      return "no column";
    }
    String columns =
        (reading.columns().size() == 1 ? "column " : "columns ")
            + String.join(", ", reading.columns());
    if (reading.choices() == 1) {
      return columns + ", alike in all of them";
    }
    String all = Numbers.grouped(reading.choices());
    return columns
        + "; "
        + (reading.isExact()
            ? all + " tables differ, all played"
            : Numbers.grouped(reading.played()) + " of " + all + " tables drawn");
  }

  private void figures() {
    document.heading("Each figure as it is, and over everything");
    List<Block.Row> rows = new ArrayList<>();
    for (int i = 0; i < answer.figures().size(); i++) {
      if (isShown(i)) {
        double value = answer.readings().get(0).ranges().get(i).value();
        rows.add(row(answer.figures().get(i), value, answer.lowest(i), answer.highest(i)));
      }
    }
    document.add(new Block.Rows(ENDS, rows, false));
  }

  /** Names that never come about are left out, and what success has said already. */
  private boolean isShown(int index) {
    Figure figure = answer.figures().get(index);
    if (!figure.value().isEmpty()) {
      return answer.highest(index) > 0;
    }
    return figure.isSuccess()
        || answer.figures().stream()
            .noneMatch(it -> it.isSuccess() && it.text().equals(figure.text()));
  }

  private static Block.Row row(Figure figure, double value, double lowest, double highest) {
    return new Block.Row(
        List.of(label(figure), shown(figure, value), shown(figure, lowest), shown(figure, highest)),
        -1);
  }

  private static String label(Figure figure) {
    if (figure.mean()) {
      return figure.text() + ", mean";
    }
    return figure.value().isEmpty() ? figure.text() : figure.text() + ": " + figure.value();
  }

  private static String shown(Figure figure, double value) {
    if (Double.isNaN(value)) {
      return "none";
    }
    return figure.mean() ? Numbers.fixed(value, 4) : Numbers.percent(value);
  }

  /** The columns that lead to either end of the chance of success. */
  private void success() {
    for (int i = 0; i < answer.figures().size(); i++) {
      Range range = answer.readings().get(0).ranges().get(i);
      if (answer.figures().get(i).isSuccess() && range.low().value() < range.high().value()) {
        document.heading("The columns with the lowest and the highest chance of success");
        List<Fact> facts = new ArrayList<>();
        columns("lowest", range.low(), facts);
        columns("highest", range.high(), facts);
        document.facts(facts);
      }
    }
  }

  private void columns(String which, End end, List<Fact> facts) {
    end.columns()
        .forEach((column, cells) -> facts.add(new Fact(which + ", " + column, runs(cells))));
  }

  /** Rolls that find the same together: {@code 1-2 A1R, 3 D1R}. */
  private String runs(List<String> cells) {
    Axis rows = head.lost().rows();
    StringBuilder runs = new StringBuilder();
    int first = 0;
    for (int i = 1; i <= cells.size(); i++) {
      if (i == cells.size() || !cells.get(i).equals(cells.get(first))) {
        runs.append(runs.length() == 0 ? "" : ", ")
            .append(rows.name(first))
            .append(i - first > 1 ? "-" + rows.name(i - 1) : "")
            .append(' ')
            .append(cells.get(first));
        first = i;
      }
    }
    return runs.toString();
  }

  private void variant(TableRanges reading) {
    document.heading("With variant " + reading.variant());
    List<Block.Row> rows = new ArrayList<>();
    for (int i = 0; i < answer.figures().size(); i++) {
      Range range = reading.ranges().get(i);
      if (isShown(i) && differs(range, answer.readings().get(0).ranges().get(i))) {
        rows.add(
            row(answer.figures().get(i), range.value(), range.low().value(), range.high().value()));
      }
    }
    if (rows.isEmpty()) {
      document.paragraph("No figure changes.");
    } else {
      document.add(new Block.Rows(ENDS, rows, false));
    }
  }

  private boolean differs(Range one, Range other) {
    double rounding = 2 * answer.error();
    return Math.abs(one.value() - other.value()) > rounding
        || Math.abs(one.low().value() - other.low().value()) > rounding
        || Math.abs(one.high().value() - other.high().value()) > rounding;
  }
}

package vedette.report.sweep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import vedette.fight.Story.Fact;
import vedette.odds.answer.Method;
import vedette.question.Figure;
import vedette.report.answer.Answer;
import vedette.report.answer.CheckWords;
import vedette.report.answer.Provenances;
import vedette.report.page.Block;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.study.sweep.CellCondition;
import vedette.study.sweep.Sweep;
import vedette.study.sweep.SweepCell;
import vedette.study.sweep.SweepHead;
import vedette.study.sweep.Template.SweptPlace;

/** A sweep: a row for each value, or heat maps of two swept places. */
public final class SweepAnswer {
  /** The mark of a sampled cell that meets a condition. */
  private static final String SAMPLED = "~";

  private final SweepHead head;
  private final String game;
  private final List<SweepCell> cells;
  private final Sweep.Ranking ranking;
  private final List<SweepCell> shown;

  /** The cell that comes nearest to the condition; null unless no cell meets it. */
  private final CellCondition.NearestCell nearest;

  /** The number of cells that meet the condition, or of all cells if there is none. */
  private final long met;

  private final List<SweepColumn> columns = new ArrayList<>();

  private SweepAnswer(Sweep.Result sweep, String game, Sweep.Ranking ranking) {
    head = sweep.head();
    this.game = game;
    cells = sweep.cells();
    this.ranking = ranking;
    shown = ranking.of(sweep);
    nearest = ranking.nearest(sweep);
    met = cells.stream().filter(ranking::includes).count();
    for (int i = 0; i < head.figures().size(); i++) {
      int index = i;
      Figure figure = head.figures().get(i);
      columns.add(SweepColumn.of(figure, cells, cell -> cell.values()[index]));
    }
  }

  /**
   * Returns the answer of a sweep; its JSON has all cells in order.
   *
   * @param game the name of the rules; "" if the request names their file
   */
  public static Answer of(Sweep.Result sweep, String game, Sweep.Ranking ranking) {
    return new Answer(
        () -> new SweepAnswer(sweep, game, ranking).document(),
        () -> data(sweep, ranking),
        () -> SweepData.of(sweep, ranking));
  }

  private Document document() {
    Document document = new Document();
    SweepFrame frame = new SweepFrame(head, cells);
    document.heading(frame.title());
    List<Fact> facts = new ArrayList<>();
    if (!game.isEmpty()) {
      facts.add(new Fact("game", game));
    }
    facts.addAll(frame.request());
    document.facts(facts);
    if (met == 0) {
      addCellCondition(document);
      addNearest(document);
    } else if (head.swept().size() == 1 || ranking.figure() != null) {
      rows(document);
    } else {
      two(document);
    }
    frame.notes(document);
    String tables = Provenances.remarkableTables(head.tables());
    if (!tables.isEmpty()) {
      document.gap();
      document.labelled("tables    ", tables);
    }
    return document;
  }

  /** Returns the column of fights that do not end, if there are any. */
  private List<SweepColumn> endless() {
    SweepColumn undecided =
        SweepColumn.chance("undecided", "fights that do not end", cells, SweepCell::undecided);
    return undecided.most() > 0 ? List.of(undecided) : List.of();
  }

  /**
   * Returns all columns except values of a category that never occur, unless they were asked for.
   */
  private List<SweepColumn> occurringColumns() {
    List<SweepColumn> happening = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      Figure figure = head.figures().get(i);
      if (figure.value().isEmpty()
          || columns.get(i).most() > 0
          || head.asked().contains(figure.name())) {
        happening.add(columns.get(i));
      }
    }
    return happening;
  }

  /** Adds a row for each option, with the figures as columns. */
  private void rows(Document document) {
    List<SweepColumn> across = occurringColumns();
    List<SweepColumn> same = isOfAll() ? constant(across) : List.of();
    across.removeAll(same);
    across.addAll(endless());
    addTable(shown, across, document);
    order(document);
    addConstantColumns(same, document);
  }

  /** Adds the cell that comes nearest to the condition, with its figures. */
  private void addNearest(Document document) {
    if (nearest == null) {
      return;
    }
    document.gap();
    document.paragraph("The nearest cell:");
    List<SweepColumn> across = occurringColumns();
    across.addAll(endless());
    addTable(List.of(nearest.cell()), across, document);
  }

  /** Adds a row for each of some cells, with figures as columns. */
  private void addTable(List<SweepCell> some, List<SweepColumn> across, Document document) {
    document.gap();
    if (!across.isEmpty()) {
      List<Block.Line> lines = new ArrayList<>();
      for (SweepCell cell : some) {
        List<Block.Cell> texts = new ArrayList<>();
        for (SweepColumn column : across) {
          double value = column.of().applyAsDouble(cell);
          texts.add(Block.Cell.shaded(column.format(value), column.shade(value)));
        }
        String name = SweepFrame.named(head.values(cell.index()));
        lines.add(new Block.Line(name + mark(cell), texts));
      }
      List<String> names = new ArrayList<>();
      across.forEach(column -> names.add(column.name()));
      List<String> places = head.swept().stream().map(SweptPlace::name).toList();
      boolean bothWays = across.stream().anyMatch(SweepColumn::isBothWays);
      Block.Legend legend =
          bothWays
              ? new Block.Legend("lowest, or below 0", "highest, or above 0", true)
              : new Block.Legend("lowest", "highest", false);
      document.add(new Block.Matrix(String.join(", ", places), names, lines, legend));
    }
  }

  /** Adds the condition and the number of cells that meet it. */
  private void addCellCondition(Document document) {
    if (ranking.where() == null) {
      return;
    }
    document.gap();
    document.paragraph(
        (met == 0 ? "None" : Numbers.grouped(met))
            + " of "
            + CheckWords.count(cells.size(), "cell")
            + (met == 1 ? " meets " : " meet ")
            + ranking.where().text()
            + ".");
    if (cells.stream().anyMatch(this::isSampledOne)) {
      document.paragraph(SAMPLED + " sampled: its estimate decides, not its interval.");
    }
  }

  /** Returns whether a cell is sampled and meets the condition or comes nearest to it. */
  private boolean isSampledOne(SweepCell cell) {
    boolean isNearest = nearest != null && nearest.cell() == cell;
    return cell.trials() > 0 && (isNearest || ranking.includes(cell));
  }

  /** Returns the mark after a sampled cell that meets a condition. */
  private String mark(SweepCell cell) {
    return ranking.where() != null && cell.trials() > 0 ? " " + SAMPLED : "";
  }

  private void order(Document document) {
    addCellCondition(document);
    if (ranking.figure() == null) {
      return;
    }
    document.gap();
    document.paragraph(
        (shown.size() < met ? "The first " + shown.size() + " of " + met + " by " : "Sorted by ")
            + ranking.figure().name()
            + direction()
            + (shown.stream().anyMatch(SweepCell::isSampled)
                ? " The order of cells whose intervals overlap is uncertain."
                : ""));
  }

  private String direction() {
    if (ranking.near() != null) {
      return ", nearest to " + ranking.near().text() + " first.";
    }
    return ranking.lessFirst() ? ", lowest first." : ", highest first.";
  }

  /** Returns whether all measures were asked for, so that constant ones can be left out. */
  private boolean isOfAll() {
    return head.asked().isEmpty() || head.asked().contains(Figure.ALL);
  }

  private boolean allFought() {
    return cells.stream().allMatch(SweepCell::isFought);
  }

  /**
   * Returns the columns that need no table because they are constant; none for a single cell, or if
   * the table would not show which cells have no fight.
   */
  private List<SweepColumn> constant(List<SweepColumn> columns) {
    List<SweepColumn> same =
        columns.stream()
            .filter(column -> column.format(column.least()).equals(column.format(column.most())))
            .filter(this::isEverywhere)
            .toList();
    boolean all = same.size() == columns.size() && !allFought();
    return cells.size() == 1 || all ? List.of() : same;
  }

  /** Returns whether every fight has the figure, or none has. */
  private boolean isEverywhere(SweepColumn column) {
    return column.format(column.least()).equals(SweepColumn.NONE)
        || cells.stream()
            .filter(SweepCell::isFought)
            .noneMatch(cell -> Double.isNaN(column.of().applyAsDouble(cell)));
  }

  private void addConstantColumns(List<SweepColumn> columns, Document document) {
    if (!columns.isEmpty()) {
      List<String> words =
          columns.stream()
              .map(column -> column.name() + " " + column.format(column.least()))
              .toList();
      document.gap();
      String where = allFought() ? "cell" : "cell with a fight";
      document.paragraph("Equal in every " + where + ": " + String.join(", ", words) + ".");
    }
  }

  /** Adds a heat map for each figure, with the first place down and the second across. */
  private void two(Document document) {
    List<SweepColumn> mapped = occurringColumns();
    List<SweepColumn> same = constant(mapped);
    mapped.removeAll(same);
    mapped.addAll(endless());
    SweptPlace down = head.swept().get(0);
    SweptPlace across = head.swept().get(1);
    for (SweepColumn column : mapped) {
      document.heading(column.name() + (column.mean() ? ", mean" : ""));
      document.paragraph(column.text());
      document.gap();
      document.add(map(column, down, across));
    }
    addCellCondition(document);
    addConstantColumns(same, document);
  }

  private Block map(SweepColumn column, SweptPlace down, SweptPlace across) {
    int width = across.values().size();
    Block.Cell[] map = new Block.Cell[down.values().size() * width];
    Arrays.fill(map, Block.Cell.shaded("", 0));
    for (SweepCell cell : shown) {
      double value = column.of().applyAsDouble(cell);
      String text = column.format(value) + mark(cell);
      map[cell.index()] = new Block.Cell(text, column.shade(value), -1, column.isMarked(value));
    }
    List<Block.Line> lines = new ArrayList<>();
    for (int i = 0; i < down.values().size(); i++) {
      List<Block.Cell> line = List.of(Arrays.copyOfRange(map, i * width, (i + 1) * width));
      lines.add(new Block.Line(SweepFrame.named(List.of(down.values().get(i))), line));
    }
    List<String> names = new ArrayList<>();
    across.values().forEach(value -> names.add(SweepFrame.named(List.of(value))));
    Block.Legend legend =
        new Block.Legend(
            "lowest " + column.format(column.least()),
            "highest " + column.format(column.most()),
            column.isBothWays(),
            "50% or more");
    return new Block.Matrix(down.name(), across.name(), names, lines, legend);
  }

  /** Returns one row for each cell: its values, its figures, and the reason if it is empty. */
  private static DataTable data(Sweep.Result sweep, Sweep.Ranking ranking) {
    SweepHead head = sweep.head();
    boolean sampled = sweep.isSampled();
    boolean methods = sampled && head.method() == Method.AUTO;
    boolean reasons = sweep.cells().stream().anyMatch(cell -> reason(cell, head) != null);
    List<String> header = new ArrayList<>();
    head.swept().forEach(place -> header.add(place.name()));
    boolean[] ifAtMost = new boolean[head.figures().size()];
    for (int i = 0; i < ifAtMost.length; i++) {
      String figure = head.figures().get(i).name();
      int number = i;
      ifAtMost[i] = sweep.cells().stream().anyMatch(cell -> cell.isIfAtMost(number));
      header.add(figure);
      if (sampled) {
        header.add(figure + " low");
        header.add(figure + " high");
      }
      if (ifAtMost[i]) {
        header.add(figure + " if at most");
      }
    }
    header.add("undecided");
    if (methods) {
      header.add("method");
    }
    if (reasons) {
      header.add("reason");
    }
    DataTable data = new DataTable(header.toArray(String[]::new));
    for (SweepCell cell : ranking.of(sweep)) {
      List<Object> row = new ArrayList<>(head.values(cell.index()));
      for (int i = 0; i < head.figures().size(); i++) {
        row.add(Double.isNaN(cell.values()[i]) ? null : cell.values()[i]);
        if (sampled) {
          row.add(bound(cell.lows(), i));
          row.add(bound(cell.highs(), i));
        }
        if (ifAtMost[i]) {
          row.add(cell.isIfAtMost(i) ? cell.mosts()[i] : null);
        }
      }
      row.add(cell.isFought() ? cell.undecided() : null);
      if (methods) {
        row.add(cell.isFought() ? cell.method(head).word() : null);
      }
      if (reasons) {
        row.add(reason(cell, head));
      }
      data.row(row.toArray());
    }
    return data;
  }

  /** Returns the reason why a cell, or some of its figures, are empty; else null. */
  private static String reason(SweepCell cell, SweepHead head) {
    if (cell.why() != null) {
      return cell.why().reason();
    }
    List<String> missing = new ArrayList<>();
    for (int i = 0; i < cell.values().length; i++) {
      if (cell.missing(i) != null) {
        missing.add(head.figures().get(i).name() + ": " + cell.missing(i).words());
      }
    }
    return missing.isEmpty() ? null : String.join("; ", missing);
  }

  /** Returns a bound of an interval; null if there is none, as for an exact cell. */
  private static Double bound(double[] bounds, int figure) {
    return bounds.length == 0 || Double.isNaN(bounds[figure]) ? null : bounds[figure];
  }
}

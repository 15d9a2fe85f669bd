package vedette.report.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import vedette.form.Field;
import vedette.form.FightName;
import vedette.odds.answer.Method;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.report.answer.Answer;
import vedette.report.answer.CheckWords;
import vedette.report.answer.FightHead;
import vedette.report.answer.GridCells;
import vedette.report.answer.PartName;
import vedette.report.page.Block;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.report.table.InfluenceHead.EffectRows;
import vedette.source.Position;
import vedette.study.change.Influence;
import vedette.study.change.Influence.ChangeEffect;
import vedette.study.change.Influence.PartInfluence;
import vedette.study.change.ResultOrdering;
import vedette.study.change.SystemOrdering;
import vedette.table.grid.Grid;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;

/**
 * The answer of an influence analysis: a heat map of the cells of each grid, and a list of all
 * other parts, the strongest first.
 */
public final class InfluenceAnswer {
  private static final int DECIMALS = 3;
  private static final double SHOWN = 5e-4;
  private static final String NOTHING = ".";

  /** Stands for a change that error bounds leave open. */
  private static final String UNCLEAR = "?";

  private static final String POINTS = " now. Change in percentage points if the cell ";

  private final InfluenceHead fight;
  private final Influence influence;
  private final Map<Grid, List<PartInfluence>> byGrid = new LinkedHashMap<>();
  private final List<PartInfluence> listed = new ArrayList<>();

  private InfluenceAnswer(InfluenceHead fight, Influence influence) {
    this.fight = fight;
    this.influence = influence;
    for (PartInfluence it : influence.parts()) {
      if (it.table() instanceof Grid grid && it.part().cell() != null) {
        byGrid.computeIfAbsent(grid, each -> new ArrayList<>()).add(it);
      } else {
        listed.add(it);
      }
    }
  }

  /** Returns the answer. */
  public static Answer of(InfluenceHead fight, Influence influence) {
    InfluenceAnswer answer = new InfluenceAnswer(fight, influence);
    return new Answer(
        answer::document,
        () -> DataTable.of(Row.class, answer.influences().rows()),
        answer::influences);
  }

  /** The influence of the parts of tables as a record. */
  public record Influences(
      @Field(text = "The fight.", flat = true) FightHead fight,
      @Field(text = "The method.", only = "exact") Method method,
      @Field(text = "The states of the fight, without results.") int states,
      @Field(text = "The probability that no end is reached.") double undecided,
      @Field(text = "How far any probability may be from the true one.") double error,
      @Field(text = "The figures as they are, by their names; null of those that are missing.")
          Map<String, Double> figures,
      @Field(text = "Why figures are missing, by their names.", optional = true)
          Map<String, String> missing,
      @Field(text = "The parts of tables that can be changed.") List<InfluencingPart> influence) {
    private List<Row> rows() {
      List<Row> rows = new ArrayList<>();
      for (InfluencingPart it : influence) {
        int before = rows.size();
        it.up.ifPresent(step -> rows.addAll(step.rows(it, "up")));
        it.down.ifPresent(step -> rows.addAll(step.rows(it, "down")));
        if (rows.size() == before) {
          rows.add(Row.of(it, null, null, null, null, null));
        }
      }
      return rows;
    }
  }

  /** A part of a table, and the effects of a step up or down on each figure. */
  record InfluencingPart(
      @Field(text = "The id of its table or file.") String table,
      @Field(text = "Which part it is.", flat = true) PartName name,
      @Field(text = "Its text or value.") String is,
      @Field(text = "Its place in the file: line and column.") Optional<String> at,
      @Field(text = "The average number of uses of a cell in one fight; null for other parts.")
          Double times,
      @Field(
              text =
                  "One more; of a cell the next result on its ladder, the next better result, the"
                      + " next higher number, or what the next row says.")
          Optional<Step> up,
      @Field(
              text =
                  "One less; of a cell the previous result on its ladder, the next worse result,"
                      + " the next lower number, or what the row before says.")
          Optional<Step> down) {
    private static InfluencingPart of(PartInfluence it, List<Figure> figures) {
      return new InfluencingPart(
          it.table().id(),
          PartName.of(it.part()),
          it.part().text(),
          Optional.ofNullable(it.part().at()).map(Position::toString),
          it.times(),
          Step.of(it.up(), figures),
          Step.of(it.down(), figures));
    }
  }

  /** A step up or down of a part, and its effect on each figure. */
  record Step(
      @Field(text = "The changed text or value.") String becomes,
      @Field(text = "The change of each figure; null if it is not known.")
          Map<String, Double> moves,
      @Field(text = "Why figures are missing before or after, by their names.", optional = true)
          Map<String, String> missing) {
    private static Optional<Step> of(ChangeEffect changeEffect, List<Figure> figures) {
      if (changeEffect == null) {
        return Optional.empty();
      }
      Map<String, Double> by = new LinkedHashMap<>();
      Map<String, String> missing = new LinkedHashMap<>();
      for (int i = 0; i < figures.size(); i++) {
        by.put(figures.get(i).name(), changeEffect.difference(i));
        if (changeEffect.missing(i) != null) {
          missing.put(figures.get(i).name(), changeEffect.missing(i).words());
        }
      }
      return Optional.of(new Step(changeEffect.to(), by, missing));
    }

    private List<Row> rows(InfluencingPart of, String step) {
      List<Row> rows = new ArrayList<>();
      moves.forEach(
          (measure, by) -> rows.add(Row.of(of, step, becomes, measure, by, missing.get(measure))));
      return rows;
    }
  }

  /** A part, a step and a figure. */
  record Row(
      @Field(text = "The id of its table or file.") String table,
      @Field(text = "Which part it is.", flat = true) PartName name,
      @Field(text = "Its text or value.") String is,
      @Field(text = "The average number of uses of a cell in one fight.") Double times,
      @Field(text = "Up or down.") String step,
      @Field(text = "The changed text or value of the part.") String becomes,
      @Field(text = "The figure.") String measure,
      @Field(text = "The change of the figure.") Double moves,
      @Field(text = "The reason that it is missing before or after.") String missing) {
    private static Row of(
        InfluencingPart it,
        String step,
        String becomes,
        String measure,
        Double moves,
        String missing) {
      return new Row(it.table, it.name, it.is, it.times, step, becomes, measure, moves, missing);
    }
  }

  private Influences influences() {
    List<Figure> figures = influence.figures();
    Map<String, Double> values = new LinkedHashMap<>();
    Map<String, String> missing = new LinkedHashMap<>();
    for (Figure figure : figures) {
      Estimate now = influence.odds().estimate(figure);
      values.put(figure.name(), now.value());
      if (now.isMissing()) {
        missing.put(figure.name(), now.missing().words());
      }
    }
    return new Influences(
        FightHead.of(fight.system(), fight.engagement(), fight.request(), fight.tables()),
        Method.EXACT,
        influence.odds().states(),
        influence.odds().undecided(),
        influence.odds().error(),
        values,
        missing,
        influence.parts().stream().map(it -> InfluencingPart.of(it, figures)).toList());
  }

  private Document document() {
    Document document = new Document();
    largest().ifPresent(document::lead);
    document.heading(
        new FightName(fight.system(), fight.engagement())
            + ": influence of each value, modifier and cell");
    document.facts(fight.situation());
    if (influence.parts().isEmpty()) {
      document.gap();
      document.paragraph(
          "This fight uses no cell, modifier or value of a unit that can be varied. Other numbers"
              + " of the file are not varied.");
      return document;
    }
    byGrid.forEach(
        (grid, cells) -> {
          document.heading(grid.title() + ": cells used");
          document.add(matrix(grid, cells, cell -> cell.part().text(), cell -> 0));
          document.heading(grid.title() + ": average uses in one fight");
          document.add(times(grid, cells));
        });
    byGrid.forEach((grid, cells) -> moves(grid, cells, document));
    if (!listed.isEmpty()) {
      new EffectRows(influence.figures(), influence.odds(), fight, listed).addTo(document);
    }
    document.gap();
    document.paragraph("Exact." + legend());
    return document;
  }

  private String legend() {
    String legend = "";
    if (!byGrid.isEmpty()) {
      boolean unclear = byGrid.values().stream().flatMap(List::stream).anyMatch(this::isUnclear);
      legend +=
          " A dot: no change."
              + (unclear ? " A question mark: the change is within the error bounds." : "")
              + " Rows and columns that the fight never uses are left out.";
    }
    if (!listed.isEmpty()) {
      String cells = String.join(", or ", cellSteps());
      legend +=
          " A modifier or a value of a unit is raised or lowered by one"
              + (cells.isEmpty() ? "" : ", a cell " + cells)
              + ". Those without effect are left out; other numbers of the file are not varied.";
    }
    return influence.odds().undecided() > 0
        ? legend + " Uses after a fight can no longer end are not counted."
        : legend;
  }

  /** Returns words for the steps of the cells of systems, each kind of step once. */
  private Set<String> cellSteps() {
    Set<String> words = new TreeSet<>();
    Map<Table, SystemOrdering> orderings = new HashMap<>();
    for (PartInfluence it : listed) {
      if (it.part().cell() != null && it.table() instanceof SystemFile file) {
        SystemOrdering ordering = orderings.computeIfAbsent(file, of -> new SystemOrdering(file));
        words.add(
            switch (ordering.cellStep(it.part())) {
              case LADDER -> "becomes the next or previous result on its ladder";
              case BALANCE -> "becomes the next better or worse result for the attacker";
              case SIZE -> "becomes the next higher or lower number";
              case NEIGHBOR -> "is replaced by the one below or above it";
            });
      }
    }
    return words;
  }

  /** Names the part whose step changes the first figure shown the most. */
  private Optional<String> largest() {
    List<PartInfluence> parts = influence.parts();
    List<Integer> figures =
        fight.shownFigures(influence.figures(), figure -> largestChange(parts, figure));
    // A figure may only lose its value, by a change that no number shows.
    if (figures.isEmpty() || largestChange(parts, figures.get(0)) < SHOWN) {
      return Optional.empty();
    }
    int index = figures.get(0);
    Figure figure = influence.figures().get(index);
    PartInfluence part =
        parts.stream()
            .max(
                Comparator.comparingDouble(
                    it -> ChangeEffect.largestChange(it.up(), it.down(), index)))
            .orElseThrow();
    double most = ChangeEffect.largestChange(part.up(), part.down(), index);
    String change =
        figure.mean()
            ? Numbers.fixed(most, DECIMALS)
            : Numbers.fixed(100 * most, DECIMALS - 1) + " pp";
    long equal =
        parts.stream()
            .filter(
                it -> ChangeEffect.largestChange(it.up(), it.down(), index) >= most * (1 - 1e-9))
            .count();
    return Optional.of(
        "Most influential: "
            + part.part().place()
            + (equal > 1
                ? " (" + CheckWords.count(equal - 1, "other") + " with the same effect)"
                : "")
            + ". One step changes "
            + figure.name()
            + (figure.mean() ? " (mean " : " (")
            + figureText(figure, influence.odds().estimate(figure))
            + ") by up to "
            + change
            + ".");
  }

  private boolean isUnclear(PartInfluence cell) {
    return IntStream.range(0, influence.figures().size())
        .anyMatch(
            figure ->
                EffectRows.isUnclear(cell.up(), figure)
                    || EffectRows.isUnclear(cell.down(), figure));
  }

  private void moves(Grid grid, List<PartInfluence> cells, Document document) {
    List<Integer> shown = shownFigures(cells);
    for (int figure : shown) {
      moves(grid, cells, figure, document);
    }
    if (shown.isEmpty()) {
      document.heading(grid.title() + ": effect of each cell");
      document.paragraph("No figure changes if one cell changes by one step.");
    }
  }

  /**
   * Returns the figures that the user named, else success and the figures with the largest change
   * by any cell of a table.
   */
  private List<Integer> shownFigures(List<PartInfluence> cells) {
    List<Integer> figures =
        fight.shownFigures(influence.figures(), figure -> largestChange(cells, figure));
    boolean any = cells.stream().anyMatch(cell -> cell.up() != null || cell.down() != null);
    return any ? figures : List.of();
  }

  /** Returns the largest change of a figure by any cell; negative if no cell can change. */
  private static double largestChange(List<PartInfluence> cells, int figure) {
    double most = -1;
    for (PartInfluence cell : cells) {
      most = Math.max(most, ChangeEffect.largestChange(cell.up(), cell.down(), figure));
    }
    return most;
  }

  private static Block times(Grid grid, List<PartInfluence> cells) {
    double most = 0;
    for (PartInfluence cell : cells) {
      most = Math.max(most, cell.times());
    }
    double scale = most;
    return matrix(
        grid, cells, cell -> Numbers.above(cell.times(), DECIMALS), cell -> cell.times() / scale);
  }

  private void moves(Grid grid, List<PartInfluence> cells, int index, Document document) {
    Figure figure = influence.figures().get(index);
    document.heading(
        grid.title()
            + ": effect of each cell on "
            + figure.name()
            + (figure.mean() ? ", mean" : ""));
    document.paragraph(
        figure.text()
            + ": "
            + figureText(figure, influence.odds().estimate(figure))
            + (figure.mean() ? " now. Change if the cell " : POINTS)
            + step(grid)
            + dashes(cells, index)
            + (fight.named() || influence.figures().size() == 1
                ? ""
                : (figure.isSuccess()
                        ? ". "
                        : ". This is the "
                            + (figure.mean() ? "mean" : "probability")
                            + " that changes most; ")
                    + (figure.isSuccess() ? "For another measure: " : "for another: ")
                    + "--measure NAME."));
    document.gap();
    double most = largestChange(cells, index);
    document.add(
        matrix(
            grid,
            cells,
            cell -> upAndDown(move(cell.up(), figure, index), move(cell.down(), figure, index)),
            cell ->
                most == 0
                    ? 0
                    : Math.max(0, ChangeEffect.largestChange(cell.up(), cell.down(), index))
                        / most));
  }

  private static String step(Grid grid) {
    return switch (new ResultOrdering(grid).cellStep()) {
      case LADDER -> "becomes the next / previous result on the table's ladder";
      case BALANCE -> "becomes the next better / next worse result for the attacker";
      case SIZE -> "becomes the next higher / lower number";
      case NEIGHBOR -> {
        String way = ResultOrdering.isAlongRows(grid) ? "row" : "column";
        yield "is replaced by that of the next / previous " + way + " that differs";
      }
    };
  }

  /** Explains a dash: there is no next or previous result, or the figure is missing. */
  private static String dashes(List<PartInfluence> cells, int index) {
    Set<String> why = new LinkedHashSet<>();
    for (PartInfluence cell : cells) {
      for (ChangeEffect step : Arrays.asList(cell.up(), cell.down())) {
        if (step == null) {
          why.add("no such cell");
        } else if (!step.isUnclear(index) && step.changes().get(index).missing() != null) {
          why.add(step.changes().get(index).missing().words());
        }
      }
    }
    return why.isEmpty() ? "" : " (-: " + String.join(", or ", why) + ")";
  }

  private static String upAndDown(String up, String down) {
    return up.equals(NOTHING) && down.equals(NOTHING) ? NOTHING : up + " / " + down;
  }

  private static String move(ChangeEffect change, Figure figure, int index) {
    if (EffectRows.isUnclear(change, index)) {
      return UNCLEAR;
    }
    double by = change == null ? Double.NaN : change.difference(index);
    if (Double.isNaN(by)) {
      return "-";
    }
    if (by == 0) {
      return NOTHING;
    }
    return figure.mean() ? Numbers.change(by, DECIMALS) : Numbers.change(100 * by, DECIMALS - 1);
  }

  private static String figureText(Figure figure, Estimate now) {
    if (now.isMissing()) {
      return now.missing().words();
    }
    return figure.mean()
        ? Numbers.fixed(now.value(), DECIMALS)
        : Numbers.fixed(100 * now.value(), DECIMALS - 1) + "%";
  }

  /** Returns the cells in their places. Rows and columns that are never consulted are left out. */
  private static Block matrix(
      Grid grid,
      List<PartInfluence> cells,
      Function<PartInfluence, String> words,
      ToDoubleFunction<PartInfluence> shade) {
    TreeSet<Integer> rows = new TreeSet<>();
    TreeSet<Integer> columns = new TreeSet<>();
    Map<List<Integer>, PartInfluence> at = new LinkedHashMap<>();
    for (PartInfluence cell : cells) {
      TablePart.Cell place = cell.part().cell();
      int row = grid.rows().indexOf(place.row());
      int column = grid.columns().indexOf(place.column());
      rows.add(row);
      columns.add(column);
      at.put(List.of(row, column), cell);
    }
    List<String> names = new ArrayList<>();
    columns.forEach(column -> names.add(grid.columns().name(column)));
    List<Block.Line> lines = new ArrayList<>();
    for (int row : rows) {
      List<Block.Cell> line = new ArrayList<>();
      for (int column : columns) {
        PartInfluence cell = at.get(List.of(row, column));
        line.add(
            cell == null
                ? Block.Cell.shaded("", 0)
                : Block.Cell.shaded(words.apply(cell), shade.applyAsDouble(cell)));
      }
      lines.add(new Block.Line(grid.rows().name(row), line));
    }
    return new Block.Matrix(GridCells.corner(grid), names, lines);
  }
}

package vedette.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import vedette.fight.Note;
import vedette.form.FightName;
import vedette.question.Figure;
import vedette.report.AskedFight.EffectRows;
import vedette.study.Influence;
import vedette.study.Influence.Cell;
import vedette.study.Influence.Moves;
import vedette.study.ResultOrdering;
import vedette.table.Grid;

/** The influence of table cells on a fight: a heat map of each table. */
public final class InfluenceAnswer {
  private static final int DECIMALS = 3;
  private static final String NOTHING = ".";

  /** In the place of a move that error bounds leave open. */
  private static final String UNCLEAR = "?";

  private static final String POINTS =
      " now; by how many percentage points it changes if the cell ";

  private final AskedFight fight;
  private final Influence influence;
  private final Map<Grid, List<Cell>> byTable = new LinkedHashMap<>();

  private InfluenceAnswer(AskedFight fight, Influence influence) {
    this.fight = fight;
    this.influence = influence;
    for (Cell cell : influence.cells()) {
      byTable.computeIfAbsent(cell.grid(), grid -> new ArrayList<>()).add(cell);
    }
  }

  /** The answer. */
  public static Answer of(AskedFight fight, Influence influence) {
    InfluenceAnswer answer = new InfluenceAnswer(fight, influence);
    return new Answer(answer::document, () -> answer.data().table(), answer::data);
  }

  private InfluenceData data() {
    return InfluenceData.of(fight, influence, byTable);
  }

  private Document document() {
    Document document = new Document();
    document.heading(
        new FightName(fight.system(), fight.engagement()) + ": influence of each table cell");
    document.facts(fight.situation());
    if (byTable.isEmpty() && influence.modifiers().isEmpty()) {
      document.gap();
      document.paragraph("This fight consults no cell of any table.");
      return document;
    }
    byTable.forEach(
        (grid, cells) -> {
          document.heading(grid.title() + ": cells consulted");
          document.add(matrix(grid, cells, cell -> cell.text(), cell -> 0));
          document.heading(grid.title() + ": times consulted in one fight");
          document.add(times(grid, cells));
        });
    byTable.forEach((grid, cells) -> moves(grid, cells, document));
    modifiers(document);
    document.gap();
    document.paragraph(
        "Exact. A dot: no change."
            + (influence.cells().stream().anyMatch(this::isUnclear)
                ? " A question mark: the error bounds leave open whether there is one."
                : "")
            + " Rows and columns that the fight never consults are left out."
            + (influence.odds().undecided() > 0
                ? " What a fight consults after it can no longer end is not counted."
                : ""));
    return document;
  }

  private boolean isUnclear(Cell cell) {
    return IntStream.range(0, influence.figures().size())
        .anyMatch(
            figure ->
                EffectRows.isUnclear(cell.up(), figure)
                    || EffectRows.isUnclear(cell.down(), figure));
  }

  private void modifiers(Document document) {
    List<EffectRows.Row> rows = new ArrayList<>();
    for (Influence.Weighed it : influence.modifiers()) {
      String value = Note.signed(it.modifier().value());
      rows.add(new EffectRows.Row(it.modifier().name(), value, it.up(), it.down()));
    }
    if (!rows.isEmpty()) {
      new EffectRows(influence.figures(), influence.odds(), fight, rows)
          .addTo(
              document,
              "Effect of each modifier",
              List.of("modifier", "is", "if one more", "if one less"));
    }
  }

  private void moves(Grid grid, List<Cell> cells, Document document) {
    List<Integer> shown = shown(cells);
    for (int figure : shown) {
      moves(grid, cells, figure, document);
    }
    if (shown.isEmpty()) {
      document.heading(grid.title() + ": effect of each cell");
      document.paragraph("No figure changes if a single cell changes by one step.");
    }
  }

  /** The figures named, or success and what any cell of a table moves furthest. */
  private List<Integer> shown(List<Cell> cells) {
    List<Integer> figures = fight.shown(influence.figures(), figure -> furthest(cells, figure));
    boolean any = cells.stream().anyMatch(cell -> cell.up() != null || cell.down() != null);
    return any ? figures : List.of();
  }

  /** How far any cell moves a figure; negative if no cell can be another. */
  private static double furthest(List<Cell> cells, int figure) {
    double most = -1;
    for (Cell cell : cells) {
      most = Math.max(most, Moves.furthest(cell.up(), cell.down(), figure));
    }
    return most;
  }

  private static Block times(Grid grid, List<Cell> cells) {
    double most = 0;
    for (Cell cell : cells) {
      most = Math.max(most, cell.times());
    }
    double scale = most;
    return matrix(
        grid, cells, cell -> Numbers.above(cell.times(), DECIMALS), cell -> cell.times() / scale);
  }

  private void moves(Grid grid, List<Cell> cells, int index, Document document) {
    Figure figure = influence.figures().get(index);
    document.heading(
        grid.title()
            + ": effect of each cell on "
            + figure.name()
            + (figure.mean() ? ", mean" : ""));
    document.paragraph(
        figure.text()
            + ": "
            + shown(figure, influence.odds().estimate(figure).value())
            + (figure.mean() ? " now; how far it changes if the cell " : POINTS)
            + step(grid)
            + (cells.stream().anyMatch(it -> isMissing(it, index)) ? "; - if there is none" : "")
            + (fight.named() || influence.figures().size() == 1
                ? ""
                : (figure.isSuccess()
                        ? "; "
                        : "; of all "
                            + (figure.mean() ? "means" : "chances")
                            + " the one that changes most, ")
                    + "--measure NAME for another"));
    document.gap();
    double most = furthest(cells, index);
    document.add(
        matrix(
            grid,
            cells,
            cell -> both(move(cell.up(), figure, index), move(cell.down(), figure, index)),
            cell ->
                most == 0 ? 0 : Math.max(0, Moves.furthest(cell.up(), cell.down(), index)) / most));
  }

  private static String step(Grid grid) {
    return switch (grid.cells()) {
      case COMBAT -> "becomes the next better / the next worse result for the attacker";
      case NUMBER -> "becomes the next higher / lower number";
      case TEXT -> {
        String way = ResultOrdering.isAlongRows(grid) ? "row" : "column";
        yield "says what the next other " + way + " / the one before says";
      }
    };
  }

  /** Whether a cell has no next or no previous result, or odds that tell nothing. */
  private static boolean isMissing(Cell cell, int index) {
    return isMissing(cell.up(), index) || isMissing(cell.down(), index);
  }

  private static boolean isMissing(Moves change, int index) {
    return !EffectRows.isUnclear(change, index)
        && (change == null || Double.isNaN(change.by(index)));
  }

  private static String both(String up, String down) {
    return up.equals(NOTHING) && down.equals(NOTHING) ? NOTHING : up + " / " + down;
  }

  private static String move(Moves change, Figure figure, int index) {
    if (EffectRows.isUnclear(change, index)) {
      return UNCLEAR;
    }
    double by = change == null ? Double.NaN : change.by(index);
    if (Double.isNaN(by)) {
      return "-";
    }
    if (by == 0) {
      return NOTHING;
    }
    return figure.mean() ? Numbers.change(by, DECIMALS) : Numbers.change(100 * by, DECIMALS - 1);
  }

  private static String shown(Figure figure, double value) {
    if (Double.isNaN(value)) {
      return "none";
    }
    return figure.mean()
        ? Numbers.fixed(value, DECIMALS)
        : Numbers.fixed(100 * value, DECIMALS - 1) + "%";
  }

  /** The cells in their places; what is never consulted stays empty or is left out. */
  private static Block matrix(
      Grid grid, List<Cell> cells, Function<Cell, String> words, ToDoubleFunction<Cell> shade) {
    TreeSet<Integer> rows = new TreeSet<>();
    TreeSet<Integer> columns = new TreeSet<>();
    Map<List<Integer>, Cell> at = new LinkedHashMap<>();
    for (Cell cell : cells) {
      rows.add(cell.row());
      columns.add(cell.column());
      at.put(List.of(cell.row(), cell.column()), cell);
    }
    List<String> names = new ArrayList<>();
    columns.forEach(column -> names.add(grid.columns().name(column)));
    List<Block.Line> lines = new ArrayList<>();
    for (int row : rows) {
      List<Block.Cell> line = new ArrayList<>();
      for (int column : columns) {
        Cell cell = at.get(List.of(row, column));
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

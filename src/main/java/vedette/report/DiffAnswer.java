package vedette.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.json.Version;
import vedette.problem.Position;
import vedette.question.Change;
import vedette.question.Figure;
import vedette.study.ColumnSummary;
import vedette.study.ReferenceFights.FightChange;
import vedette.study.TableChanges;
import vedette.study.TableChanges.CellComparison;
import vedette.study.TableChanges.CellEdit;
import vedette.study.TableChanges.ColumnEdit;
import vedette.study.TableChanges.Edit;
import vedette.study.TableSummary;
import vedette.table.CellKind;
import vedette.table.Grid;
import vedette.table.SystemFile;
import vedette.table.Table;

/** Says what one table changes against another: cells, columns, and the fights around them. */
public final class DiffAnswer {
  /** Of the fights that move, and of the names in a list. */
  private static final int MOST = 20;

  private final TableChanges changes;
  private final List<FightChange> fights;
  private final Document document = new Document();

  private DiffAnswer(TableChanges changes, List<FightChange> fights) {
    this.changes = changes;
    this.fights = fights;
  }

  /** The answer. */
  public static Answer of(TableChanges changes, List<FightChange> fights) {
    DiffAnswer answer = new DiffAnswer(changes, fights);
    answer.write();
    return new Answer(() -> answer.document, answer::data, answer::differing);
  }

  private void write() {
    document.heading("Comparison of " + changes.now().title());
    document.labelled("old  ", Provenances.of(changes.old()));
    document.labelled("new  ", Provenances.of(changes.now()));
    if (changes.isEmpty()) {
      document.gap().paragraph("the tables are the same");
      return;
    }
    if (!changes.edits().isEmpty()) {
      document.heading("Added, removed and changed");
      changes.edits().forEach(edit -> document.paragraph(words(edit)));
    }
    cells();
    if (!changes.columns().isEmpty()) {
      document.heading("Results of a roll by column");
      columns();
    }
    fights();
  }

  private static String words(Edit edit) {
    String what = edit.what() + (edit.name().isEmpty() ? "" : " \"" + edit.name() + "\"");
    if (edit.old() == null) {
      return what + " added: " + edit.now();
    }
    return edit.now() == null
        ? what + " removed: " + edit.old()
        : what + ": " + edit.old() + " -> " + edit.now();
  }

  private void cells() {
    if (changes.cells().isEmpty()) {
      return;
    }
    Grid now = (Grid) changes.now();
    int all = now.rows().size() * now.columns().size();
    document.heading("Cells: " + changes.cells().size() + " of " + all + " differ");
    if (now.cells() != CellKind.TEXT) {
      matrix(now);
      document.gap();
    }
    List<List<String>> rows = new ArrayList<>();
    for (CellEdit cell : changes.cells()) {
      rows.add(
          List.of(
              "row " + now.rows().name(cell.row()),
              now.columns().name(cell.column()),
              cell.old() + " -> " + cell.now(),
              verdict(cell),
              "at " + cell.at()));
    }
    document.words(List.of(), rows);
  }

  private String verdict(CellEdit cell) {
    CellKind kind = ((Grid) changes.now()).cells();
    if (kind == CellKind.COMBAT) {
      return EnumWords.word(cell.comparison());
    }
    return kind == CellKind.TEXT
        ? ""
        : cell.comparison() == CellComparison.BETTER ? "more" : "less";
  }

  private String place(Position at) {
    return at == null ? "" : changes.now().shownAs() + ":" + at;
  }

  private void matrix(Grid now) {
    List<Block.Line> lines = new ArrayList<>();
    Iterator<CellEdit> edits = changes.cells().iterator();
    CellEdit next = edits.next();
    for (int row = 0; row < now.rows().size(); row++) {
      List<Block.Cell> cells = new ArrayList<>();
      for (int column = 0; column < now.columns().size(); column++) {
        boolean differs = next.row() == row && next.column() == column;
        cells.add(
            Block.Cell.shaded(
                differs ? next.old() + " -> " + next.now() : ".",
                differs && now.cells() == CellKind.COMBAT ? shade(next.comparison()) : 0));
        next = differs && edits.hasNext() ? edits.next() : next;
      }
      lines.add(new Block.Line(now.rows().name(row), cells));
    }
    document.add(
        new Block.Matrix(
            GridCells.corner(now),
            now.columns().names(),
            lines,
            new Block.Legend("worse for the attacker", "better for the attacker", true)));
  }

  private static double shade(CellComparison comparison) {
    return comparison == CellComparison.BETTER ? 1 : comparison == CellComparison.WORSE ? -1 : 0;
  }

  private void columns() {
    List<List<String>> rows = new ArrayList<>();
    boolean marked = false;
    for (ColumnEdit column : changes.columns()) {
      for (Change it : column.figureChanges()) {
        String old = figure(it, it.before().value(), changes.old(), column.column());
        String now = figure(it, it.after().value(), changes.now(), column.column());
        boolean all = GridCells.ColumnLoss.isAll(old) || GridCells.ColumnLoss.isAll(now);
        String change = all ? "-" : Numbers.change(it.by(), !it.figure().mean());
        rows.add(List.of(column.column() + ": " + it.figure().text(), old, now, change));
        marked |= GridCells.ColumnLoss.isMarked(old) || GridCells.ColumnLoss.isMarked(now);
      }
    }
    FigureChangeRows.addRows(rows, document);
    if (marked) {
      document.gap().paragraph(GridCells.ColumnLoss.LEGEND);
    }
  }

  /** A figure of a column; of losses it is said where they are not all that a side loses. */
  private static String figure(Change figure, double value, Table table, String column) {
    Side side = ColumnSummary.loser(figure.figure());
    if (side == null) {
      return Numbers.figure(value, !figure.figure().mean());
    }
    Grid grid = (Grid) table;
    ColumnSummary summary = ColumnSummary.of(grid, grid.columns().indexOf(column));
    return GridCells.ColumnLoss.words(summary, side, Numbers.MEAN_DECIMALS);
  }

  private void fights() {
    document.heading("Reference fights");
    boolean system = changes.now() instanceof SystemFile;
    if (fights.isEmpty()) {
      String id = changes.now().id();
      document.paragraph(
          id.equals(changes.old().id())
              ? system
                  ? "none"
                  : "none: no rules use " + id + ", and the results of no column change"
              : "none: the tables have different ids");
    }
    fights(fights, document);
  }

  private DataTable data() {
    DataTable data = new DataTable("what", "where", "figure", "old", "new", "change", "at");
    for (Edit edit : changes.edits()) {
      data.row(edit.what(), edit.name(), null, edit.old(), edit.now(), null, place(edit.at()));
    }
    for (CellEdit cell : changes.cells()) {
      Grid now = (Grid) changes.now();
      String where =
          "row " + now.rows().name(cell.row()) + ", column " + now.columns().name(cell.column());
      data.row("cell", where, null, cell.old(), cell.now(), verdict(cell), place(cell.at()));
    }
    for (ColumnEdit column : changes.columns()) {
      for (Change it : column.figureChanges()) {
        data.row(
            "column",
            column.column(),
            it.figure().name(),
            it.before().value(),
            it.after().value(),
            it.by(),
            null);
      }
    }
    for (FightChange fight : fights) {
      for (Change it : fight.figureChanges()) {
        data.row(
            "fight",
            name(fight),
            it.figure().name(),
            it.before().value(),
            it.after().value(),
            it.by(),
            null);
      }
    }
    return data;
  }

  private Differing differing() {
    return new Differing(
        Version.NUMBER,
        TableSummary.of(changes.old()),
        TableSummary.of(changes.now()),
        changes.isEmpty(),
        changes.edits().stream()
            .map(
                it ->
                    new OfPart(
                        it.what(),
                        it.name(),
                        Optional.ofNullable(it.old()),
                        Optional.ofNullable(it.now()),
                        at(it.at())))
            .toList(),
        changes.cells().stream().map(this::cell).toList(),
        changes.columns().stream()
            .map(it -> new OfColumn(it.column(), Moved.of(it.figureChanges())))
            .toList(),
        fights.stream()
            .map(
                it ->
                    new OfFight(
                        it.fight(),
                        it.options(),
                        Optional.ofNullable(it.unanswered()),
                        Moved.of(it.figureChanges())))
            .toList());
  }

  private OfCell cell(CellEdit cell) {
    Grid now = (Grid) changes.now();
    return new OfCell(
        now.rows().name(cell.row()),
        now.columns().name(cell.column()),
        cell.old(),
        cell.now(),
        verdict(cell),
        at(cell.at()));
  }

  private static Optional<String> at(Position at) {
    return Optional.ofNullable(at).map(Position::toString);
  }

  /** What differs as a record. */
  record Differing(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "The old table.") TableSummary old,
      @Field(name = "new", text = "The new table.") TableSummary now,
      @Field(text = "Whether they are the same.") boolean same,
      @Field(text = "What differs besides cells.") List<OfPart> edits,
      @Field(text = "The cells that differ.") List<OfCell> cells,
      @Field(text = "The columns whose results differ.") List<OfColumn> columns,
      @Field(text = "The reference fights.") List<OfFight> fights) {}

  /** A part that differs: a row, a column, a modifier, the die. */
  record OfPart(
      @Field(text = "What it is.") String what,
      @Field(text = "Its name; empty if there is only one.") String name,
      @Field(text = "What it was; null if it was not there.") Optional<String> old,
      @Field(name = "new", text = "What it is; null if it is no longer there.")
          Optional<String> now,
      @Field(text = "Where it stands in the new file: line and column.") Optional<String> at) {}

  /** A cell that differs. */
  record OfCell(
      @Field(text = "The name of its row.") String row,
      @Field(text = "The name of its column.") String column,
      @Field(text = "What it was.") String old,
      @Field(name = "new", text = "What it is.") String now,
      @Field(text = "What the change is for the attacker, or `more` or `less`.") String verdict,
      @Field(text = "Where it stands in the new file: line and column.") Optional<String> at) {}

  /** A column whose results differ. */
  record OfColumn(
      @Field(text = "Its name.") String name,
      @Field(text = "The figures that differ.") List<Moved> figures) {}

  /** A reference fight. */
  record OfFight(
      @Field(text = "The system and the kind of fight.") String fight,
      @Field(text = "Its options.") String options,
      @Field(text = "Why there is no answer; null if there is one.") Optional<String> unanswered,
      @Field(text = "The figures that differ.") List<Moved> figures) {}

  /** A figure that differs. */
  record Moved(
      @Field(text = "The figure.", flat = true) Figure figure,
      @Field(text = "With the old table; null of a mean that no fight has.") Double old,
      @Field(name = "new", text = "With the new table.") Double now,
      @Field(text = "The difference; null if it cannot be told.") Double change) {
    private static List<Moved> of(List<Change> changes) {
      return changes.stream()
          .map(it -> new Moved(it.figure(), it.before().value(), it.after().value(), it.by()))
          .toList();
    }
  }

  /**
   * Says what one table in another's place does to fights: those that move most, the others named.
   */
  static void fights(List<FightChange> fights, Document document) {
    List<FightChange> moved = fights.stream().filter(FightChange::moves).toList();
    Set<FightChange> most = new HashSet<>(mostMoved(moved));
    boolean first = true;
    for (FightChange fight : moved) {
      if (most.contains(fight)) {
        if (!first) {
          document.gap();
        }
        document.paragraph(name(fight));
        FigureChangeRows.add(fight.figureChanges(), document);
        first = false;
      }
    }
    if (moved.size() > most.size()) {
      document.gap();
      document.paragraph(moved.size() - most.size() + " more move less: --format csv has them");
    }
    Map<String, List<String>> still = new LinkedHashMap<>();
    for (FightChange fight : fights) {
      if (!fight.moves()) {
        String why = fight.unanswered() == null ? "no change in" : "no odds: " + fight.unanswered();
        still.computeIfAbsent(why, key -> new ArrayList<>()).add(name(fight));
      }
    }
    for (Map.Entry<String, List<String>> each : still.entrySet()) {
      if (!first) {
        document.gap();
      }
      document.paragraph(each.getKey());
      List<String> names = each.getValue();
      names.stream().limit(MOST).forEach(document::paragraph);
      if (names.size() > MOST) {
        document.paragraph("and " + (names.size() - MOST) + " more: --format json names them");
      }
      first = false;
    }
  }

  private static String name(FightChange fight) {
    return fight.fight() + " " + fight.options();
  }

  private static List<FightChange> mostMoved(List<FightChange> moved) {
    return moved.stream()
        .sorted(Comparator.comparingDouble(DiffAnswer::change).reversed())
        .limit(MOST)
        .toList();
  }

  /** The largest change of a chance. */
  private static double change(FightChange fight) {
    return fight.figureChanges().stream()
        .filter(it -> !it.figure().mean() && !it.isUnclear())
        .mapToDouble(it -> Math.abs(it.by()))
        .max()
        .orElse(0);
  }
}

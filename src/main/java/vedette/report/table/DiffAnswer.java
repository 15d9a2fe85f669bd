package vedette.report.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.json.Version;
import vedette.question.Change;
import vedette.question.Figure;
import vedette.report.answer.Answer;
import vedette.report.answer.CheckWords;
import vedette.report.answer.FigureChangeRows;
import vedette.report.answer.GridCells;
import vedette.report.answer.PartName;
import vedette.report.answer.Provenances;
import vedette.report.page.Block;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.source.Position;
import vedette.study.change.ColumnSummary;
import vedette.study.change.ReferenceFights.FightChange;
import vedette.study.change.TableChanges;
import vedette.study.change.TableChanges.CellComparison;
import vedette.study.change.TableChanges.ChangedPart;
import vedette.study.change.TableChanges.ColumnEdit;
import vedette.study.sweep.TableSummary;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;
import vedette.table.grid.PartChange;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;

/** The differences of two tables: cells, columns, and the odds of fights that use them. */
public final class DiffAnswer {
  /** The most fights that are printed, and names in a list. */
  private static final int MOST = 20;

  private static final double ROUNDING = 1e-9;

  /** Orders fights by the change in success, then in any probability, then in any mean. */
  private static final Comparator<FightChange> BY_CHANGE =
      Comparator.<FightChange>comparingDouble(
              fight -> change(fight, it -> !it.mean() && it.measure().equals(Measure.SUCCESS)))
          .thenComparingDouble(fight -> change(fight, it -> !it.mean()))
          .thenComparingDouble(fight -> change(fight, Figure::mean));

  private final TableChanges changes;
  private final List<FightChange> fights;
  private final Document document = new Document();

  private DiffAnswer(TableChanges changes, List<FightChange> fights) {
    this.changes = changes;
    this.fights = fights;
  }

  /** Returns the answer. */
  public static Answer of(TableChanges changes, List<FightChange> fights) {
    DiffAnswer answer = new DiffAnswer(changes, fights);
    answer.write();
    return new Answer(
        () -> answer.document, () -> DataTable.of(Row.class, answer.rows()), answer::differing);
  }

  private void write() {
    document.lead(lead());
    document.heading("Comparison of " + changes.now().title());
    document.labelled("old  ", Provenances.of(changes.old()));
    document.labelled("new  ", Provenances.of(changes.now()));
    if (changes.isEmpty()) {
      return;
    }
    List<ChangedPart> compared = changes.parts().stream().filter(ChangedPart::isCompared).toList();
    if (compared.size() < changes.parts().size()) {
      document.heading("Added, removed and changed");
      changes.parts().stream()
          .filter(it -> !it.isCompared())
          .forEach(it -> document.paragraph(words(it.change())));
    }
    if (!compared.isEmpty()) {
      cells((Grid) changes.now(), compared);
    }
    if (!changes.columns().isEmpty()) {
      document.heading("Average result of one roll, by column");
      columns();
    }
    fights();
  }

  /** Counts the changes, and names the largest effect on a reference fight. */
  private String lead() {
    if (changes.isEmpty()) {
      return "No difference.";
    }
    long cells = changes.parts().stream().filter(ChangedPart::isCompared).count();
    long parts = changes.parts().size() - cells;
    List<String> counts = new ArrayList<>();
    CheckWords.add(counts, (int) cells, cells == 1 ? "cell" : "cells");
    CheckWords.add(counts, (int) parts, parts == 1 ? "other part" : "other parts");
    String changed =
        (cells == 0 ? String.join("", counts).replace("other ", "") : String.join(" and ", counts))
            + " changed.";
    return fights.stream()
        .filter(FightChange::moves)
        .max(BY_CHANGE)
        .flatMap(fight -> largest(fight).map(it -> changed + " Largest effect: " + it))
        .orElse(
            fights.isEmpty() ? changed : changed + " No effect on the odds of a reference fight.");
  }

  /** Names the figure of a fight that changes most, by the order of the fights. */
  private Optional<String> largest(FightChange fight) {
    Comparator<Change> order =
        Comparator.<Change, Boolean>comparing(it -> !it.figure().mean() && it.figure().isSuccess())
            .thenComparing(it -> !it.figure().mean())
            .thenComparingDouble(it -> Math.abs(it.amount()));
    return fight.figureChanges().stream()
        .filter(it -> !it.isUnclear() && it.missing() == null && !FigureChangeRows.isUnseen(it))
        .max(order)
        .map(
            it ->
                it.figure().name()
                    + (it.figure().mean() ? " (mean) from " : " from ")
                    + Numbers.figure(it.before(), !it.figure().mean())
                    + " to "
                    + Numbers.figure(it.after(), !it.figure().mean())
                    + (fights.size() > 1 ? " in the first fight below." : "."));
  }

  private static String words(PartChange change) {
    String where = change.part().place();
    String at = place(change).map(it -> ", at " + it).orElse("");
    if (change.moved()) {
      return where + " moved " + change.now() + at;
    }
    if (change.old() == null) {
      return where + " added: " + change.now() + at;
    }
    return change.now() == null
        ? where + " removed: " + change.old()
        : where + ": " + change.old() + " -> " + change.now() + at;
  }

  private String verdict(ChangedPart it) {
    if (!it.isCompared()) {
      return "";
    }
    return ((Grid) changes.now()).cells() == CellKind.COMBAT
        ? EnumWords.word(it.comparison())
        : it.comparison() == CellComparison.BETTER ? "more" : "less";
  }

  private void cells(Grid now, List<ChangedPart> compared) {
    Map<TablePart.Cell, ChangedPart> cells = new HashMap<>();
    compared.forEach(it -> cells.put(it.change().part().cell(), it));
    int all = now.rows().size() * now.columns().size();
    document.heading(cells.size() + " of " + all + " cells changed");
    List<Block.Line> lines = new ArrayList<>();
    for (String row : now.rows().names()) {
      List<Block.Cell> line = new ArrayList<>();
      for (String column : now.columns().names()) {
        ChangedPart it = cells.get(new TablePart.Cell(now.id(), row, column));
        line.add(
            it == null
                ? Block.Cell.shaded(".", 0)
                : Block.Cell.shaded(
                    it.change().old() + " -> " + it.change().now(),
                    now.cells() == CellKind.COMBAT ? shade(it.comparison()) : 0));
      }
      lines.add(new Block.Line(row, line));
    }
    document.add(
        new Block.Matrix(
            GridCells.corner(now),
            now.columns().names(),
            lines,
            new Block.Legend("worse for the attacker", "better for the attacker", true)));
    List<List<String>> rows = new ArrayList<>();
    for (ChangedPart it : compared) {
      PartChange change = it.change();
      rows.add(
          List.of(
              change.part().place(),
              change.old() + " -> " + change.now(),
              verdict(it),
              "at " + change.part().at()));
    }
    document.gap().words(List.of(), rows);
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
        String change = all ? "-" : Numbers.change(it.amount(), !it.figure().mean());
        rows.add(List.of(column.column() + ": " + it.figure().text(), old, now, change));
        marked |= GridCells.ColumnLoss.isMarked(old) || GridCells.ColumnLoss.isMarked(now);
      }
    }
    FigureChangeRows.addRows(rows, document);
    if (marked) {
      document.gap().paragraph(GridCells.ColumnLoss.LEGEND);
    }
  }

  /** Returns a figure of a column; losses are marked where a side may lose more. */
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
    boolean ordered = fights.stream().filter(FightChange::moves).count() > 1;
    document.heading("Reference fights" + (ordered ? ", the largest change of success first" : ""));
    if (fights.isEmpty()) {
      String old = changes.old().id();
      String now = changes.now().id();
      document.paragraph(
          now.equals(old)
              ? "None: no reference fight uses " + now + "."
              : "None: the two have different ids, " + old + " and " + now + ".");
      if (!now.equals(old)) {
        document.paragraph("To compare fights that use both, give both the same \"id\".");
      }
    }
    fights(fights, document);
  }

  private List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (ChangedPart it : changes.parts()) {
      PartChange change = it.change();
      String what = change.part().cell() == null ? "part" : "cell";
      String where = change.part().place();
      String at = place(change).map(each -> changes.now().shownAs() + ":" + each).orElse(null);
      rows.add(new Row(what, where, null, change.old(), change.now(), verdict(it), at));
    }
    changes.columns().forEach(it -> add("column", it.column(), it.figureChanges(), rows));
    fights.forEach(it -> add("fight", name(it), it.figureChanges(), rows));
    return rows;
  }

  private static void add(String what, String where, List<Change> changes, List<Row> rows) {
    for (FigureDifference it : FigureDifference.of(changes)) {
      rows.add(
          new Row(
              what, where, it.figure.name(), text(it.old), text(it.now), text(it.change), null));
    }
  }

  private static String text(Double number) {
    return number.isNaN() ? null : number.toString();
  }

  /** Returns the place of a part in the new file. */
  private static Optional<Position> place(PartChange change) {
    return Optional.ofNullable(change.now() == null ? null : change.part().at());
  }

  private DiffData differing() {
    return new DiffData(
        Version.NUMBER,
        TableSummary.of(changes.old()),
        TableSummary.of(changes.now()),
        changes.isEmpty(),
        changes.parts().stream().map(this::part).toList(),
        changes.columns().stream()
            .map(it -> new ColumnDifference(it.column(), FigureDifference.of(it.figureChanges())))
            .toList(),
        fights.stream()
            .map(
                it ->
                    new FightDifference(
                        it.fight(),
                        it.options(),
                        Optional.ofNullable(it.unanswered()),
                        FigureDifference.of(it.figureChanges())))
            .toList());
  }

  private PartDifference part(ChangedPart it) {
    return new PartDifference(
        PartName.of(it.change().part()),
        Optional.ofNullable(it.change().old()),
        Optional.ofNullable(it.change().now()),
        verdict(it),
        place(it.change()).map(Position::toString));
  }

  /** The differences as a record. */
  public record DiffData(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "The old table or system.") TableSummary old,
      @Field(name = "new", text = "The new one.") TableSummary now,
      @Field(text = "Whether they are the same.") boolean same,
      @Field(text = "The parts that differ.") List<PartDifference> changes,
      @Field(text = "The columns of a table whose results differ.") List<ColumnDifference> columns,
      @Field(text = "The reference fights.") List<FightDifference> fights) {}

  /** A part that differs. */
  record PartDifference(
      @Field(text = "Which part it is.", flat = true) PartName name,
      @Field(text = "The old text; null if the part is new.") Optional<String> old,
      @Field(name = "new", text = "The new text; null if the part was removed.")
          Optional<String> now,
      @Field(
              text =
                  "Whether a changed cell is better or worse for the attacker, or `more` or `less`;"
                      + " else empty.")
          String verdict,
      @Field(text = "Its place in the new file: line and column.") Optional<String> at) {}

  /** A difference in a part, a column or a fight. */
  record Row(
      @Field(text = "The kind of difference: a part, a cell, a column or a fight.") String what,
      @Field(text = "The name of the part, cell, column or fight.") String where,
      @Field(text = "The figure of a column or a fight.") String figure,
      @Field(text = "The old text or value.") String old,
      @Field(name = "new", text = "The new text or value.") String now,
      @Field(
              text =
                  "The change of a figure, or whether that of a cell is better or worse for the"
                      + " attacker.")
          String change,
      @Field(text = "Its place in the new file.") String at) {}

  /** A column whose results differ. */
  record ColumnDifference(
      @Field(text = "Its name.") String name,
      @Field(text = "The figures that differ.") List<FigureDifference> figures) {}

  /** A reference fight. */
  record FightDifference(
      @Field(text = "The system and the kind of fight.") String fight,
      @Field(text = "Its options.") String options,
      @Field(text = "The reason for no answer; null if there is one.") Optional<String> unanswered,
      @Field(text = "The figures that differ.") List<FigureDifference> figures) {}

  /** A figure that differs. */
  record FigureDifference(
      @Field(text = "The figure.", flat = true) Figure figure,
      @Field(text = "With the old table; null for a mean that no fight has.") Double old,
      @Field(name = "new", text = "With the new table.") Double now,
      @Field(text = "The difference; null if it is not known.") Double change) {
    private static List<FigureDifference> of(List<Change> changes) {
      return changes.stream()
          .map(
              it ->
                  new FigureDifference(
                      it.figure(), it.before().value(), it.after().value(), it.amount()))
          .toList();
    }
  }

  /**
   * Adds the effects of one table in the place of another on fights: those that change most, the
   * largest change of success first, then the names of the others.
   */
  static void fights(List<FightChange> fights, Document document) {
    boolean first = !changed(fights, MOST, "csv", document);
    Map<String, List<String>> still = new LinkedHashMap<>();
    for (FightChange fight : fights) {
      if (!fight.moves()) {
        String why =
            fight.unanswered() == null ? "No change in:" : "No odds: " + fight.unanswered();
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
        document.paragraph("and " + (names.size() - MOST) + " more; --format json lists them");
      }
      first = false;
    }
  }

  /**
   * Adds the fights that change most.
   *
   * @param most the most fights shown
   * @param format the format that lists all of them
   * @return whether any fight changes
   */
  static boolean changed(List<FightChange> fights, int most, String format, Document document) {
    List<FightChange> moved =
        fights.stream().filter(FightChange::moves).sorted(BY_CHANGE.reversed()).toList();
    boolean first = true;
    for (FightChange fight : moved.subList(0, Math.min(most, moved.size()))) {
      if (!first) {
        document.gap();
      }
      document.paragraph(name(fight));
      FigureChangeRows.add(fight.figureChanges(), document);
      first = false;
    }
    if (moved.size() > most) {
      document.gap();
      document.paragraph(
          CheckWords.count(moved.size() - most, "more fight")
              + (moved.size() - most == 1 ? " changes" : " change")
              + " less; --format "
              + format
              + " lists them");
    }
    return !moved.isEmpty();
  }

  private static String name(FightChange fight) {
    return (fight.fight() + " " + fight.options()).strip();
  }

  /** Returns the largest change among figures, without rounding errors. */
  private static double change(FightChange fight, Predicate<Figure> of) {
    return fight.figureChanges().stream()
        .filter(it -> of.test(it.figure()) && !it.isUnclear() && it.missing() == null)
        .mapToDouble(it -> Math.rint(Math.abs(it.amount()) / ROUNDING) * ROUNDING)
        .max()
        .orElse(0);
  }
}

package vedette.report;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.json.JsonWriter;
import vedette.study.ColumnSummary;
import vedette.study.ResultOrdering;
import vedette.table.CellKind;
import vedette.table.Effect.Forced;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.PlanFile;
import vedette.table.Provenance;
import vedette.table.SystemFile;
import vedette.table.Table;

/** Draws tables as a rulebook prints them. */
public final class TableAnswer {
  private TableAnswer() {}

  /** A line a table: id, title, status and file. */
  public static Answer list(List<Table> tables) {
    List<List<String>> rows = new ArrayList<>();
    DataTable data = new DataTable("id", "title", "status", "file", "sha256");
    for (Table table : tables) {
      rows.add(List.of(table.id(), table.title(), Provenances.statusOf(table)));
      data.row(
          table.id(),
          table.title(),
          Provenances.status(table.source()),
          table.file(),
          table.sha256());
    }
    return new Answer(
        () -> new Document().heading("Tables").words(List.of(), rows),
        () -> data,
        () -> listAsJson(tables));
  }

  /** The list as JSON. */
  private static String listAsJson(List<Table> tables) {
    JsonWriter json = new JsonWriter();
    json.array();
    for (Table table : tables) {
      json.inline().object();
      head(table, json);
      json.end();
    }
    json.end();
    return json.text();
  }

  static void head(Table table, JsonWriter json) {
    json.field("id", table.id());
    json.field("title", table.title());
    json.field("status", Provenances.status(table.source()));
    json.field("file", table.file());
    json.field("sha256", table.sha256());
  }

  /** A table drawn. */
  public static Answer show(Table table) {
    Document document = new Document().heading(table.title());
    Provenance source = table.source();
    document.labelled("id        ", Provenances.of(table));
    if (!source.document().isEmpty()) {
      document.labelled(
          "source    ",
          source.document()
              + (source.section().isEmpty() ? "" : ", " + source.section())
              + ", "
              + Provenances.statusOf(table));
    }
    if (!source.readings().isEmpty()) {
      document.labelled("readings  ", String.join(", ", source.readings()));
    }
    if (!source.notes().isEmpty()) {
      document.labelled("notes     ", source.notes());
    }
    if (table instanceof SystemFile system) {
      return SystemAnswer.show(system, document);
    }
    if (table instanceof PlanFile plan) {
      return PlanFileAnswer.show(plan, document);
    }
    if (table instanceof Grid grid) {
      document.gap();
      draw(grid, document);
      return new Answer(() -> document, () -> data(grid), () -> showAsJson(table));
    }
    document.gap();
    draw((Modifiers) table, document);
    return new Answer(() -> document, () -> data((Modifiers) table), () -> showAsJson(table));
  }

  private static void draw(Grid grid, Document document) {
    String corner = grid.die() != null ? grid.die().name() : grid.rows().by();
    document.labelled(
        "rows      ", grid.die() != null ? grid.die().name() : "by " + grid.rows().by());
    if (!grid.columns().by().isEmpty() && grid.columns().size() > 1) {
      document.labelled("columns   ", "by " + grid.columns().by());
    }
    document.gap();
    document.add(
        new Block.Matrix(
            corner,
            grid.columns().names(),
            lines(grid),
            new Block.Legend("costs the attacker more", "costs the defender more", true)));
    if (grid.cells() == CellKind.COMBAT && grid.die() != null && grid.removes()) {
      document.gap();
      document.paragraph(ColumnLoss.LEGEND);
    }
  }

  private static List<Block.Line> lines(Grid grid) {
    List<Block.Line> lines = new ArrayList<>();
    boolean combat = grid.cells() == CellKind.COMBAT;
    int most = combat ? most(grid) : 0;
    for (int row = 0; row < grid.rows().size(); row++) {
      List<String> cells = new ArrayList<>();
      List<Double> shades = new ArrayList<>();
      for (int column = 0; column < grid.columns().size(); column++) {
        cells.add(grid.text(row, column));
        if (combat) {
          shades.add(
              most == 0 ? 0.0 : (double) ResultOrdering.balance(grid.result(row, column)) / most);
        }
      }
      lines.add(new Block.Line(grid.rows().name(row), cells, shades));
    }
    if (combat && grid.die() != null) {
      summaries(grid, lines);
    } else if (hasMeans(grid)) {
      lines.add(new Block.Line("", List.of(), List.of()));
      List<String> means = new ArrayList<>();
      for (int column = 0; column < grid.columns().size(); column++) {
        means.add(Numbers.fixed(ColumnSummary.ofNumbers(grid, column), 2));
      }
      lines.add(new Block.Line("mean", means, List.of()));
    }
    return lines;
  }

  /** Whether a roll on a column comes to a number. */
  private static boolean hasMeans(Grid grid) {
    return grid.die() != null && grid.cells() == CellKind.NUMBER;
  }

  private static int most(Grid grid) {
    int most = 0;
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        most = Math.max(most, Math.abs(ResultOrdering.balance(grid.result(row, column))));
      }
    }
    return most;
  }

  private static void summaries(Grid grid, List<Block.Line> lines) {
    Forced forces = grid.forces();
    boolean removes = grid.removes();
    List<List<String>> columns = new ArrayList<>();
    for (int column = 0; column < grid.columns().size(); column++) {
      columns.add(summary(ColumnSummary.of(grid, column), forces != Forced.NOT, removes));
    }
    List<String> names = new ArrayList<>(List.of("attacker loses", "defender loses"));
    if (forces != Forced.NOT) {
      names.addAll(List.of("attacker " + forces.word(), "defender " + forces.word()));
    }
    if (removes) {
      names.addAll(List.of("attacker eliminated", "defender eliminated", "exchange"));
    }
    lines.add(new Block.Line("", List.of(), List.of()));
    for (int i = 0; i < names.size(); i++) {
      List<String> cells = new ArrayList<>();
      for (List<String> column : columns) {
        cells.add(column.get(i));
      }
      lines.add(new Block.Line(names.get(i), cells, List.of()));
    }
  }

  private static List<String> summary(ColumnSummary summary, boolean forces, boolean removes) {
    List<String> lines = new ArrayList<>();
    lines.add(ColumnLoss.words(summary, Side.ATTACKER, 2));
    lines.add(ColumnLoss.words(summary, Side.DEFENDER, 2));
    if (forces) {
      lines.add(percent(summary.attackerForcedBack()));
      lines.add(percent(summary.defenderForcedBack()));
    }
    if (removes) {
      lines.add(percent(summary.attackerEliminated()));
      lines.add(percent(summary.defenderEliminated()));
      lines.add(percent(summary.exchange()));
    }
    return lines;
  }

  private static String percent(BigFraction chance) {
    return Numbers.fixed(100 * chance.doubleValue(), 1) + "%";
  }

  private static DataTable data(Grid grid) {
    DataTable data = new DataTable("row", "column", "cell");
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        data.row(grid.rows().name(row), grid.columns().name(column), grid.text(row, column));
      }
    }
    return data;
  }

  private static void draw(Modifiers modifiers, Document document) {
    List<List<String>> rows = new ArrayList<>();
    for (Modifier modifier : modifiers.list()) {
      rows.add(
          List.of(
              modifier.name(),
              Note.signed(modifier.value()),
              modifier.condition()
                  + (modifier.each() ? ", each" : "")
                  + (modifier.group().isEmpty() ? "" : ", one of " + modifier.group())
                  + (modifier.bothWays() ? ", both ways" : ""),
              String.join(" ", modifier.readings())));
    }
    document.words(List.of(), rows);
  }

  private static DataTable data(Modifiers modifiers) {
    DataTable data = new DataTable("name", "when", "value", "group", "bothWays", "each", "in");
    for (Modifier it : modifiers.list()) {
      data.row(
          it.name(),
          it.when(),
          it.value(),
          it.group(),
          it.bothWays(),
          it.each(),
          String.join(" ", it.in()));
    }
    return data;
  }

  /** A table as JSON, with what a roll on each column comes to. */
  private static String showAsJson(Table table) {
    JsonWriter json = new JsonWriter();
    json.object();
    head(table, json);
    json.object("source");
    json.field("document", table.source().document());
    json.field("section", table.source().section());
    json.inline().array("readings");
    table.source().readings().forEach(json::value);
    json.end();
    json.field("notes", table.source().notes());
    json.end();
    if (table instanceof Grid grid) {
      grid(grid, json);
    } else {
      json.array("modifiers");
      for (Modifier modifier : ((Modifiers) table).list()) {
        json.inline().object();
        json.field("name", modifier.name());
        json.field("when", modifier.when());
        json.field("value", (long) modifier.value());
        json.end();
      }
      json.end();
    }
    json.end();
    return json.text();
  }

  private static void grid(Grid grid, JsonWriter json) {
    json.field("die", grid.die() == null ? null : grid.die().name());
    json.inline().array("rows");
    for (int row = 0; row < grid.rows().size(); row++) {
      json.value(grid.rows().name(row));
    }
    json.end();
    json.array("columns");
    for (int column = 0; column < grid.columns().size(); column++) {
      json.object();
      json.field("name", grid.columns().name(column));
      json.inline().array("cells");
      for (int row = 0; row < grid.rows().size(); row++) {
        json.value(grid.text(row, column));
      }
      json.end();
      if (grid.cells() == CellKind.COMBAT && grid.die() != null) {
        ColumnSummary summary = ColumnSummary.of(grid, column);
        json.field("attackerLoss", summary.attackerLoss().doubleValue());
        json.field("defenderLoss", summary.defenderLoss().doubleValue());
        json.field("attackerForcedBack", summary.attackerForcedBack().doubleValue());
        json.field("defenderForcedBack", summary.defenderForcedBack().doubleValue());
        json.field("attackerEliminated", summary.attackerEliminated().doubleValue());
        json.field("defenderEliminated", summary.defenderEliminated().doubleValue());
        json.field("exchange", summary.exchange().doubleValue());
      } else if (hasMeans(grid)) {
        json.field("mean", ColumnSummary.ofNumbers(grid, column));
      }
      json.end();
    }
    json.end();
  }
}

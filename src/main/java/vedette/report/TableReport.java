package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Note;
import vedette.json.JsonWriter;
import vedette.json.Printable;
import vedette.study.ColumnSummary;
import vedette.table.CellKind;
import vedette.table.Effect.Forced;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.Provenance;
import vedette.table.Table;

/** Draws tables as a rulebook prints them, and writes them as JSON. */
public final class TableReport {
  private TableReport() {}

  /** A line a table: id, title, status and file. */
  public static String list(List<Table> tables, Style style) {
    Page page = new Page(style);
    page.heading("Tables");
    List<Page.Row> rows = new ArrayList<>();
    for (Table table : tables) {
      rows.add(new Page.Row(List.of(table.id(), table.title(), Provenances.statusOf(table)), -1));
    }
    page.columnsLeft(rows);
    return page.toString();
  }

  /** The list as JSON. */
  public static String listAsJson(List<Table> tables) {
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

  private static void head(Table table, JsonWriter json) {
    json.field("id", table.id());
    json.field("title", table.title());
    json.field("status", Provenances.status(table.source()));
    json.field("file", table.file());
    json.field("sha256", table.sha256());
  }

  /** A table drawn. */
  public static String show(Table table, Style style) {
    Page page = new Page(style);
    page.heading(table.title());
    Provenance source = table.source();
    page.labelled("id        ", Provenances.of(table));
    page.labelled(
        "source    ",
        source.document()
            + (source.section().isEmpty() ? "" : ", " + source.section())
            + ", "
            + Provenances.statusOf(table));
    if (!source.readings().isEmpty()) {
      page.labelled("readings  ", String.join(", ", source.readings()));
    }
    if (!source.notes().isEmpty()) {
      page.labelled("notes     ", source.notes());
    }
    page.line("");
    if (table instanceof Grid grid) {
      draw(grid, page);
    } else {
      draw((Modifiers) table, page);
    }
    return page.toString();
  }

  /** Rows down, columns across, in as many blocks as the width asks for. */
  private static void draw(Grid grid, Page page) {
    String corner = grid.die() != null ? grid.die().name() : grid.rows().by();
    page.labelled("rows      ", grid.die() != null ? grid.die().name() : "by " + grid.rows().by());
    if (!grid.columns().by().isEmpty() && grid.columns().size() > 1) {
      page.labelled("columns   ", "by " + grid.columns().by());
    }
    List<List<String>> lines = new ArrayList<>();
    List<String> names = new ArrayList<>();
    names.add(corner);
    for (int row = 0; row < grid.rows().size(); row++) {
      names.add(grid.rows().name(row));
    }
    boolean combat = grid.cells() == CellKind.COMBAT && grid.die() != null;
    Forced forces = combat ? grid.forces() : Forced.NOT;
    if (combat) {
      names.addAll(List.of("", "attacker loses", "defender loses"));
      if (forces != Forced.NOT) {
        names.addAll(List.of("attacker " + forces.word(), "defender " + forces.word()));
      }
    }
    lines.add(names);
    for (int column = 0; column < grid.columns().size(); column++) {
      List<String> line = new ArrayList<>();
      line.add(grid.columns().name(column));
      for (int row = 0; row < grid.rows().size(); row++) {
        line.add(grid.text(row, column));
      }
      if (combat) {
        line.addAll(summary(ColumnSummary.of(grid, column), forces != Forced.NOT));
      }
      lines.add(line);
    }
    page.line("");
    block(lines, page);
  }

  private static List<String> summary(ColumnSummary summary, boolean forces) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(Numbers.fixed(summary.attackerLoss().doubleValue(), 2));
    lines.add(Numbers.fixed(summary.defenderLoss().doubleValue(), 2));
    if (forces) {
      lines.add(Numbers.fixed(100 * summary.attackerForcedBack().doubleValue(), 1) + "%");
      lines.add(Numbers.fixed(100 * summary.defenderForcedBack().doubleValue(), 1) + "%");
    }
    return lines;
  }

  /** Draws the first column with as many of the others as fit, then again with the next. */
  private static void block(List<List<String>> columns, Page page) {
    int next = 1;
    while (next < columns.size()) {
      int width = 2 + width(columns.get(0));
      List<List<String>> shown = new ArrayList<>(List.of(columns.get(0)));
      while (next < columns.size()
          && (shown.size() == 1 || width + 2 + width(columns.get(next)) <= page.width())) {
        width += 2 + width(columns.get(next));
        shown.add(columns.get(next++));
      }
      List<Page.Row> rows = new ArrayList<>();
      for (int i = 0; i < columns.get(0).size(); i++) {
        List<String> cells = new ArrayList<>();
        for (List<String> column : shown) {
          cells.add(column.get(i));
        }
        rows.add(new Page.Row(cells, -1));
      }
      page.columns(List.of(), rows);
      if (next < columns.size()) {
        page.line("");
      }
    }
  }

  private static int width(List<String> cells) {
    int width = 0;
    for (String cell : cells) {
      width = Math.max(width, Printable.width(Printable.escape(cell)));
    }
    return width;
  }

  private static void draw(Modifiers modifiers, Page page) {
    List<Page.Row> rows = new ArrayList<>();
    for (Modifier modifier : modifiers.list()) {
      rows.add(
          new Page.Row(
              List.of(
                  modifier.name(),
                  Note.signed(modifier.value()),
                  modifier.when()
                      + (modifier.group().isEmpty() ? "" : ", one of " + modifier.group())
                      + (modifier.bothWays() ? ", both ways" : ""),
                  String.join(" ", modifier.readings())),
              -1));
    }
    page.columnsLeft(rows);
  }

  /** A table as JSON, with what each column of a combat results table does. */
  public static String showAsJson(Table table) {
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
      }
      json.end();
    }
    json.end();
  }
}

package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.fight.Note;
import vedette.json.JsonWriter;
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

  /** Adds what tables there are: their ids and titles, and the status unless it is as printed. */
  static void list(List<Table> tables, Document document) {
    if (!tables.isEmpty()) {
      document.heading("Tables");
    }
    for (Table table : tables) {
      String status = Provenances.status(table.source());
      boolean told = Provenances.isWorthSaying(status, table.file());
      String more = told ? " (" + Provenances.statusOf(table) + ")" : "";
      document.paragraph(table.id() + ": " + table.title() + more);
    }
  }

  /** Writes what each of several tables is, as the member {@code tables}. */
  static void heads(List<Table> tables, JsonWriter json) {
    json.rows("tables", tables, table -> head(table, json));
  }

  static void head(Table table, JsonWriter json) {
    json.field("id", table.id());
    json.field("title", table.title());
    json.field("status", Provenances.status(table.source()));
    json.field("file", table.file());
    json.field("sha256", table.sha256());
  }

  /**
   * A table drawn.
   *
   * @param plan what a plan says, as a player reads it; empty of all else
   */
  public static Answer show(Table table, List<Fact> plan) {
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
    if (table instanceof PlanFile file) {
      document.gap().facts(plan);
      return new Answer(() -> document, () -> data(file), () -> showAsJson(file));
    }
    if (table instanceof Grid grid) {
      document.gap();
      GridCells.draw(grid, document);
      return new Answer(() -> document, () -> GridCells.data(grid), () -> showAsJson(table));
    }
    document.gap();
    draw((Modifiers) table, document);
    return new Answer(() -> document, () -> data((Modifiers) table), () -> showAsJson(table));
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

  private static DataTable data(PlanFile plan) {
    DataTable data = new DataTable("part", "text");
    plan.parts().forEach(part -> data.row(part.where(), part.text()));
    return data;
  }

  private static String showAsJson(PlanFile plan) {
    JsonWriter json = new JsonWriter();
    json.object();
    json.field("id", plan.id());
    json.field("title", plan.title());
    json.rows(
        "parts", plan.parts(), part -> json.field("part", part.where()).field("text", part.text()));
    json.end();
    return json.text();
  }

  /** A table as JSON, with what a roll on each column comes to. */
  private static String showAsJson(Table table) {
    JsonWriter json = new JsonWriter();
    json.object();
    head(table, json);
    json.object("source");
    json.field("document", table.source().document());
    json.field("section", table.source().section());
    json.words("readings", table.source().readings());
    json.field("notes", table.source().notes());
    json.end();
    if (table instanceof Grid grid) {
      GridCells.write(grid, json);
    } else {
      json.rows(
          "modifiers",
          ((Modifiers) table).list(),
          modifier -> {
            json.field("name", modifier.name());
            json.field("when", modifier.when());
            json.field("value", modifier.value());
          });
    }
    json.end();
    return json.text();
  }
}

package vedette.report.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.Note;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.json.Version;
import vedette.report.answer.Answer;
import vedette.report.answer.GridCells;
import vedette.report.answer.PartName;
import vedette.report.answer.Provenances;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.study.sweep.TableSummary;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;
import vedette.table.grid.PlanFile;
import vedette.table.grid.Provenance;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;

/** The contents of a rule system, a table or a file. */
public final class ShowAnswer {
  private ShowAnswer() {}

  /** Returns the answer for a built-in rule system. */
  public static Answer of(
      String title, List<Table> tables, List<Fact> readings, List<Fact> variants) {
    SystemContents shown =
        new SystemContents(
            Version.NUMBER, title, map(readings), TableSummary.of(tables), map(variants));
    return new Answer(shown::document, shown::data, () -> shown);
  }

  /** Adds the list of tables: ids and titles, and the status unless a table is as printed. */
  static void list(List<TableSummary> tables, Document document) {
    if (!tables.isEmpty()) {
      document.heading("Tables");
    }
    for (TableSummary table : tables) {
      boolean told = Provenances.isRemarkable(table.status(), table.file());
      String more = told ? " (" + Provenances.statusOf(table.status(), table.file()) + ")" : "";
      document.paragraph(table.id() + ": " + table.title() + more);
    }
  }

  private static Map<String, String> map(List<Fact> facts) {
    Map<String, String> map = new LinkedHashMap<>();
    facts.forEach(fact -> map.put(fact.label(), fact.text()));
    return map;
  }

  /**
   * Returns the answer for a table, a rule system or a plan.
   *
   * @param plan the text of a plan, as a player reads it; empty for all else
   * @throws vedette.source.WrongFile with all faults of a rule system
   */
  public static Answer of(Table table, List<Fact> plan) {
    Document document = new Document().heading(table.title());
    origin(table, document);
    if (table instanceof SystemFile system) {
      SystemSummary.draw(system, document);
    } else if (table instanceof PlanFile) {
      document.gap().facts(plan);
    } else if (table instanceof Grid grid) {
      document.gap();
      GridCells.draw(grid, document);
    } else {
      document.gap();
      draw((Modifiers) table, document);
    }
    return new Answer(
        () -> document,
        () -> DataTable.of(ShownPart.class, table.parts().stream().map(ShownPart::of).toList()),
        () -> FileContents.of(table));
  }

  private static void origin(Table table, Document document) {
    Provenance source = table.source();
    document.labelled("id        ", Provenances.of(table));
    if (!source.document().isEmpty()) {
      document.labelled(
          "source    ",
          source.document()
              + (source.section().isEmpty() ? "" : ", " + source.section())
              + ", "
              + Provenances.statusOf(Provenances.status(source), table.file()));
    }
    if (!source.readings().isEmpty()) {
      document.labelled("readings  ", String.join(", ", source.readings()));
    }
    if (!source.notes().isEmpty()) {
      document.labelled("notes     ", source.notes());
    }
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

  /** A built-in rule system: its tables, its readings of the source, and its variants. */
  public record SystemContents(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "The title of the rule system.") String title,
      @Field(text = "The readings of rules that the source leaves open: texts by id.")
          Map<String, String> readings,
      @Field(text = "Its tables.") List<TableSummary> tables,
      @Field(text = "Its variants: their changes, by the words of --variant.")
          Map<String, String> variants) {
    private Document document() {
      Document document = new Document().heading(title);
      list(tables, document);
      facts("Readings", readings, document);
      facts("Variants, chosen with --variant NAME", variants, document);
      return document;
    }

    private static void facts(String heading, Map<String, String> texts, Document document) {
      if (!texts.isEmpty()) {
        List<Fact> facts = new ArrayList<>();
        texts.forEach((label, text) -> facts.add(new Fact(label, text)));
        document.heading(heading).facts(facts);
      }
    }

    private DataTable data() {
      DataTable data = new DataTable("id", "text");
      tables.forEach(table -> data.row(table.id(), table.title()));
      readings.forEach(data::row);
      variants.forEach(data::row);
      return data;
    }
  }

  /** The source of a table. */
  record TableSource(
      @Field(text = "The document that prints it.") String document,
      @Field(text = "Its section there.") String section,
      @Field(text = "The ids of the readings that it depends on.") List<String> readings,
      @Field(text = "Notes.") String notes) {
    private static TableSource of(Provenance source) {
      return new TableSource(
          source.document(), source.section(), source.readings(), source.notes());
    }
  }

  /** A table, a rule system of the user's own or a plan. */
  public record FileContents(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "The table or file.", flat = true) TableSummary head,
      @Field(text = "Where it comes from.") TableSource source,
      @Field(text = "All its parts except the cells of tables.") List<ShownPart> parts,
      @Field(text = "The tables in it.") List<ShownTable> tables) {
    private static FileContents of(Table table) {
      Map<String, List<TablePart>> cells = new LinkedHashMap<>();
      List<ShownPart> parts = new ArrayList<>();
      for (TablePart it : table.parts()) {
        if (it.cell() == null) {
          parts.add(ShownPart.of(it));
        } else {
          cells.computeIfAbsent(it.cell().table(), id -> new ArrayList<>()).add(it);
        }
      }
      List<ShownTable> tables = new ArrayList<>();
      cells.forEach((id, each) -> tables.add(ShownTable.of(id, table, each)));
      return new FileContents(
          Version.NUMBER, TableSummary.of(table), TableSource.of(table.source()), parts, tables);
    }
  }

  /** A part of a table or a file. */
  record ShownPart(
      @Field(text = "Which part it is.", flat = true) PartName name,
      @Field(text = "Its text or value.") String text) {
    private static ShownPart of(TablePart part) {
      return new ShownPart(PartName.of(part), part.text());
    }
  }

  /** A table with rows and columns. */
  record ShownTable(
      @Field(text = "Its id, or its name in a rule system.") String table,
      @Field(text = "The names of its rows.") List<String> rows,
      @Field(text = "Its columns.") List<Column> columns) {
    private static ShownTable of(String id, Table file, List<TablePart> parts) {
      Set<String> rows = new LinkedHashSet<>();
      Map<String, List<String>> columns = new LinkedHashMap<>();
      for (TablePart it : parts) {
        String column = it.cell().column() == null ? it.key() : it.cell().column();
        rows.add(it.cell().row());
        columns.computeIfAbsent(column, name -> new ArrayList<>()).add(it.text());
      }
      List<Column> shown = new ArrayList<>();
      columns.forEach(
          (name, cells) ->
              shown.add(
                  new Column(
                      name,
                      cells,
                      file instanceof Grid grid
                          ? GridCells.figures(grid, grid.columns().indexOf(name))
                          : Map.of())));
      return new ShownTable(id, List.copyOf(rows), shown);
    }
  }

  /** A column of a table. */
  record Column(
      @Field(text = "Its name.") String name,
      @Field(text = "Its cells, row by row.") List<String> cells,
      @Field(
              text = "The average result of one roll on it: losses and probabilities.",
              others = true)
          Map<String, Double> figures) {}
}

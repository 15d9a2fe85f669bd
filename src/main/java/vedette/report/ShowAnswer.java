package vedette.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.json.Json;
import vedette.json.Version;
import vedette.study.TableSummary;
import vedette.table.Grid;
import vedette.table.Modifiers;
import vedette.table.PlanFile;
import vedette.table.Provenance;
import vedette.table.Table;

/** One thing that is shown: a rule system, a table or a file. */
public final class ShowAnswer {
  private ShowAnswer() {}

  /** The answer of a built-in rule system. */
  public static Answer of(
      String title, List<Table> tables, List<Fact> readings, List<Fact> variants) {
    OfRules shown =
        new OfRules(Version.NUMBER, title, map(readings), TableSummary.of(tables), map(variants));
    return new Answer(shown::document, shown::data, () -> shown);
  }

  private static Map<String, String> map(List<Fact> facts) {
    Map<String, String> map = new LinkedHashMap<>();
    facts.forEach(fact -> map.put(fact.label(), fact.text()));
    return map;
  }

  /** The answer of a table with rows and columns. */
  static Answer of(Document document, Grid grid) {
    return new Answer(() -> document, () -> OfGrid.cells(grid), () -> OfGrid.of(grid));
  }

  /** The answer of a table of modifiers. */
  static Answer of(Document document, Modifiers table) {
    OfModifiers shown = OfModifiers.of(table);
    return new Answer(
        () -> document, () -> DataTable.of(ShownModifier.class, shown.modifiers), () -> shown);
  }

  /** The answer of a plan. */
  static Answer of(Document document, PlanFile plan) {
    OfPlan shown =
        new OfPlan(
            Version.NUMBER,
            plan.id(),
            plan.title(),
            plan.parts().stream().map(it -> new PlanPart(it.where(), it.text())).toList());
    return new Answer(() -> document, () -> DataTable.of(PlanPart.class, shown.parts), () -> shown);
  }

  /** A built-in rule system: its tables, how its source is read, and how else it can be. */
  record OfRules(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "The title of the rule system.") String title,
      @Field(text = "How its rules are read where the source leaves them open: texts by ids.")
          Map<String, String> readings,
      @Field(text = "The tables that it consults.") List<TableSummary> tables,
      @Field(text = "Its variants: what each changes, by the words of --variant.")
          Map<String, String> variants) {
    private Document document() {
      Document document = new Document().heading(title);
      TableAnswer.list(tables, document);
      facts("Readings", readings, document);
      facts("Variants, each by --variant NAME", variants, document);
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

  /** Where a table comes from. */
  record TableSource(
      @Field(text = "The document that prints it.") String document,
      @Field(text = "Its section there.") String section,
      @Field(text = "The ids of the readings that it rests on.") List<String> readings,
      @Field(text = "What else there is to say.") String notes) {
    private static TableSource of(Provenance source) {
      return new TableSource(
          source.document(), source.section(), source.readings(), source.notes());
    }
  }

  /** A table with rows and columns. */
  record OfGrid(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "What it is.", flat = true) TableSummary head,
      @Field(text = "Where it comes from.") TableSource source,
      @Field(text = "The die that finds a row; null if no die does.") Optional<String> die,
      @Field(text = "The names of its rows.") List<String> rows,
      @Field(text = "Its columns.") List<Column> columns) {
    private static OfGrid of(Grid grid) {
      List<Column> columns = new ArrayList<>();
      for (int column = 0; column < grid.columns().size(); column++) {
        List<String> cells = new ArrayList<>();
        for (int row = 0; row < grid.rows().size(); row++) {
          cells.add(grid.text(row, column));
        }
        columns.add(
            new Column(grid.columns().name(column), cells, GridCells.figures(grid, column)));
      }
      return new OfGrid(
          Version.NUMBER,
          TableSummary.of(grid),
          TableSource.of(grid.source()),
          Optional.ofNullable(grid.die()).map(die -> die.name()),
          grid.rows().names(),
          columns);
    }

    private static DataTable cells(Grid grid) {
      DataTable data = new DataTable("row", "column", "cell");
      for (int row = 0; row < grid.rows().size(); row++) {
        for (int column = 0; column < grid.columns().size(); column++) {
          data.row(grid.rows().name(row), grid.columns().name(column), grid.text(row, column));
        }
      }
      return data;
    }
  }

  /** A column of a table. */
  record Column(
      @Field(text = "Its name.") String name,
      @Field(text = "Its cells, row by row.") List<String> cells,
      @Field(text = "What a roll on it comes to on average: losses, chances.", others = true)
          Map<String, Double> figures) {}

  /** A table of modifiers. */
  record OfModifiers(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "What it is.", flat = true) TableSummary head,
      @Field(text = "Where it comes from.") TableSource source,
      @Field(text = "The modifiers, as listed.") List<ShownModifier> modifiers) {
    private static OfModifiers of(Modifiers table) {
      return new OfModifiers(
          Version.NUMBER,
          TableSummary.of(table),
          TableSource.of(table.source()),
          table.list().stream()
              .map(
                  it ->
                      new ShownModifier(
                          it.name(),
                          it.when(),
                          it.value(),
                          it.group(),
                          it.bothWays(),
                          it.each(),
                          it.in()))
              .toList());
    }
  }

  /** A modifier. */
  record ShownModifier(
      @Field(text = "Its name.") String name,
      @Field(text = "When it counts.") String when,
      @Field(text = "What it adds.") int value,
      @Field(text = "Its group, of which one counts; empty without.") String group,
      @Field(text = "Whether it counts for either side.") boolean bothWays,
      @Field(text = "Whether it counts as often as its condition holds.") boolean each,
      @Field(text = "What it counts in; empty for everything.") List<String> in) {}

  /** A plan. */
  record OfPlan(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "Its id.") String id,
      @Field(text = "Its title.") String title,
      @Field(text = "Its parts, as the file has them.") List<PlanPart> parts) {}

  /** A part of a plan. */
  record PlanPart(
      @Field(text = "Which part of the file it is.") String part,
      @Field(text = "What it says.") String text) {}

  /** A rule system of the user's own. */
  record OfSystem(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "What it is.", flat = true) TableSummary head,
      @Field(text = "The sections of the file, as the schema of systems has them.", others = true)
          Map<String, Json> sections) {}
}

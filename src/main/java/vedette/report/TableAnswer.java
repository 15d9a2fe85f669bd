package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Note;
import vedette.fight.Story.Fact;
import vedette.study.TableSummary;
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
  static void list(List<TableSummary> tables, Document document) {
    if (!tables.isEmpty()) {
      document.heading("Tables");
    }
    for (TableSummary table : tables) {
      boolean told = Provenances.isWorthSaying(table.status(), table.file());
      String more = told ? " (" + Provenances.statusOf(table.status(), table.file()) + ")" : "";
      document.paragraph(table.id() + ": " + table.title() + more);
    }
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
              + Provenances.statusOf(Provenances.status(source), table.file()));
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
      return ShowAnswer.of(document, file);
    }
    if (table instanceof Grid grid) {
      document.gap();
      GridCells.draw(grid, document);
      return ShowAnswer.of(document, grid);
    }
    document.gap();
    draw((Modifiers) table, document);
    return ShowAnswer.of(document, (Modifiers) table);
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
}

package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.table.Table;

/** What there is to be asked: rule systems, what is fought in them, and the tables they consult. */
public final class ListAnswer {
  private ListAnswer() {}

  /**
   * A rule system.
   *
   * @param id which is its command
   * @param fights what can be fought in it
   * @param tables those that it consults
   */
  public record Listed(String id, String title, List<ListedFight> fights, List<Table> tables) {
    private boolean isOfFiles() {
      return fights.stream().allMatch(ListedFight::ofFile);
    }
  }

  /**
   * What can be fought.
   *
   * @param text what it is, in a few words
   * @param example a whole command line
   * @param ofFile whether it is fought on a file of the user's own
   */
  public record ListedFight(String name, String text, String example, boolean ofFile) {}

  /** All systems. */
  public static Answer of(List<Listed> systems) {
    Document document = new Document().heading("Rule systems: vedette SYSTEM FIGHT");
    document.facts(
        systems.stream()
            .filter(system -> !system.isOfFiles())
            .map(
                system ->
                    new Fact(
                        system.id(),
                        system.title()
                            + ": "
                            + system.fights().stream()
                                .map(ListedFight::name)
                                .collect(Collectors.joining(", "))))
            .toList());
    document.heading("Files of your own: vedette COMMAND FILE");
    document.facts(
        List.of(
            new Fact("own", "a fight on a table or a whole rule system"),
            new Fact("plan", "fights in a row"),
            new Fact("new table", "writes a table to begin with"),
            new Fact("new system", "writes a rule system to begin with")));
    document.heading("Further");
    document.paragraph("vedette list SYSTEM: each of its fights with an example");
    document.paragraph("vedette show NAME: a system's readings and variants, or a table");
    document.paragraph("vedette describe: all options of all fights, as JSON for other programs");
    List<Table> tables = new ArrayList<>();
    systems.forEach(system -> tables.addAll(system.tables()));
    TableAnswer.list(tables, document);
    return answer(document, systems);
  }

  /** One system. */
  public static Answer ofOne(Listed system) {
    Document document = new Document();
    for (ListedFight fight : system.fights()) {
      document.heading(fight.name() + ": " + fight.text());
      document.paragraph(fight.example());
    }
    TableAnswer.list(system.tables(), document);
    return answer(document, List.of(system));
  }

  private static Answer answer(Document document, List<Listed> systems) {
    return new Answer(() -> document, () -> data(systems), () -> json(systems));
  }

  private static DataTable data(List<Listed> systems) {
    DataTable data = new DataTable("system", "kind", "name", "text", "status", "file", "sha256");
    for (Listed system : systems) {
      for (ListedFight it : system.fights()) {
        data.row(system.id(), "fight", it.name(), it.text(), null, null, null);
      }
      for (Table it : system.tables()) {
        String status = Provenances.status(it.source());
        data.row(system.id(), "table", it.id(), it.title(), status, it.file(), it.sha256());
      }
    }
    return data;
  }

  private static String json(List<Listed> systems) {
    JsonWriter json = new JsonWriter();
    json.array();
    for (Listed system : systems) {
      json.object();
      json.field("id", system.id());
      json.field("title", system.title());
      json.rows(
          "fights",
          system.fights(),
          fight -> {
            json.field("name", fight.name());
            json.field("text", fight.text());
            json.field("example", fight.example());
          });
      TableAnswer.heads(system.tables(), json);
      json.end();
    }
    json.end();
    return json.text();
  }
}

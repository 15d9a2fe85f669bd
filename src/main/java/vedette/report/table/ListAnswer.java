package vedette.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.json.Version;
import vedette.report.answer.Answer;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.study.sweep.TableSummary;
import vedette.table.grid.Table;

/** The rule systems, with their fights and tables. */
public record ListAnswer(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The rule systems.") List<ListedSystem> systems) {

  /** A rule system. */
  public record ListedSystem(
      @Field(text = "Its id, which is its command.") String id,
      @Field(text = "Its title.") String title,
      @Field(text = "Its fights.") List<ListedFight> fights,
      @Field(text = "Its tables.") List<TableSummary> tables) {
    /** Returns a rule system with its tables. */
    public static ListedSystem of(
        String id, String title, List<ListedFight> fights, List<Table> tables) {
      return new ListedSystem(id, title, fights, TableSummary.of(tables));
    }

    private boolean isOfFiles() {
      return fights.stream().allMatch(ListedFight::ofFile);
    }
  }

  /** A kind of fight. */
  public record ListedFight(
      @Field(text = "Its name within the system.") String name,
      @Field(text = "A short description.") String text,
      @Field(text = "A complete command line.") String example,
      @Field(text = "Whether it needs a file of the user.") boolean ofFile) {}

  /** Returns the answer for all systems. */
  public static Answer of(List<ListedSystem> systems) {
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
            new Fact("plan", "several fights, one after the other"),
            new Fact("new table", "write a first table"),
            new Fact("new system", "write a first rule system")));
    document.heading("More");
    document.paragraph("vedette list SYSTEM: the fights of a system, each with an example");
    document.paragraph("vedette show NAME: a table, or the readings and variants of a system");
    document.paragraph("vedette describe: all options of all fights, as JSON");
    List<TableSummary> tables = new ArrayList<>();
    systems.forEach(system -> tables.addAll(system.tables()));
    ShowAnswer.list(tables, document);
    return answer(document, systems);
  }

  /** Returns the answer for one system. */
  public static Answer ofOne(ListedSystem system) {
    Document document = new Document().title(system.id() + ": " + system.title());
    for (ListedFight fight : system.fights()) {
      document.heading(fight.name() + ": " + fight.text());
      document.command(fight.example());
    }
    ShowAnswer.list(system.tables(), document);
    return answer(document, List.of(system));
  }

  private static Answer answer(Document document, List<ListedSystem> systems) {
    return new Answer(
        () -> document,
        () -> DataTable.of(Row.class, systems.stream().flatMap(Row::of).toList()),
        () -> new ListAnswer(Version.NUMBER, systems));
  }

  /** A row of a spreadsheet: a fight or a table of a system. */
  record Row(
      @Field(text = "The id of the system.") String system,
      @Field(text = "The fight.", flat = true, optional = true) ListedFight fight,
      @Field(text = "A table.", flat = true, optional = true) TableSummary table) {
    private static Stream<Row> of(ListedSystem system) {
      return Stream.concat(
          system.fights().stream().map(it -> new Row(system.id(), it, null)),
          system.tables().stream().map(it -> new Row(system.id(), null, it)));
    }
  }
}

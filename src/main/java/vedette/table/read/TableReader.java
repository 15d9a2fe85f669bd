package vedette.table.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.form.model.LocatedValue;
import vedette.form.model.RecordReader;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.Version;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.grid.Allowance;
import vedette.table.grid.Axis;
import vedette.table.grid.CellKind;
import vedette.table.grid.Cells;
import vedette.table.grid.Code;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;
import vedette.table.grid.PlanFile;
import vedette.table.grid.Provenance;
import vedette.table.grid.Status;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.table.grid.TableHead;
import vedette.table.grid.Usage;
import vedette.table.read.ColumnsReader.StrengthComparison;

/** A reader that turns the text of a table file into a consistent table. */
public final class TableReader {
  /** The version of the file format. */
  public static final int FORMAT = TableFile.FORMAT;

  private final Source source;
  private final String file;
  private final Problems problems;

  private TableReader(Source source, String file, Problems problems) {
    this.source = source;
    this.file = file;
    this.problems = problems;
  }

  /**
   * Reads a table.
   *
   * @param file its name in reports
   * @param problems the list that takes errors and warnings
   * @return the table; null if it is wrong
   */
  public static Table read(Source source, String file, Problems problems) {
    Problems own = new Problems();
    Json json = JsonReader.read(source, own);
    Table table = json == null ? null : read(json, source, file, own);
    problems.addAll(own);
    return own.hasErrors() ? null : table;
  }

  /**
   * Reads a table from the parsed JSON of its text. It can return a table although problems already
   * has errors of the text.
   */
  public static Table read(Json json, Source source, String file, Problems problems) {
    return new TableReader(source, file, problems).read(json);
  }

  private Table read(Json json) {
    if (FileKind.refuseNoTable(json, source, problems)
        || Version.refuseNewer(json, source, TableFile.FORMAT, Code.NEWER_FORMAT, problems)) {
      return null;
    }
    if (SystemHead.isSystem(json)) {
      Json.Obj object = (Json.Obj) json;
      SystemHead head = SystemHead.read(object, source, problems);
      emptyResults(object);
      return head == null
          ? null
          : new SystemFile(
              head(head.id(), head.title(), head.source(), object.get(Allowance.KEY)), object);
    }
    if (PlanHead.isPlan(json)) {
      Json.Obj object = (Json.Obj) json;
      PlanHead head = PlanHead.read(object, source, problems);
      return head == null
          ? null
          : new PlanFile(head(head.id(), head.title(), head.source(), null), object);
    }
    TableFile written = RecordReader.read(json, source, TableFile.class, problems);
    if (written == null) {
      return null;
    }
    TableHead head = head(written.id(), written.title(), written.source(), written.allow());
    return written instanceof TableFile.GridFile grid
        ? grid(head, grid)
        : modifiers(head, (TableFile.ModifiersFile) written);
  }

  /** Reports results without an effect, as an import writes them: a fight would ignore them. */
  private void emptyResults(Json.Obj system) {
    if (!(system.get("results") instanceof Json.Obj results)) {
      return;
    }
    List<Json.Member> empty =
        results.members().stream()
            .filter(it -> it.value() instanceof Json.Obj result && isEmpty(result))
            .toList();
    if (!empty.isEmpty()) {
      List<String> words = empty.stream().map(it -> "`" + it.name() + "`").toList();
      problems.warning(
          Code.EMPTY_RESULT,
          source,
          empty.get(0).at(),
          words.size() == 1
              ? "the result " + words.get(0) + " has no effect yet"
              : "the results " + String.join(", ", words) + " have no effect yet",
          "write the effects: { \"defender\": \"lose 1\" } or { \"both\": \"nothing\" }");
    }
  }

  private static boolean isEmpty(Json.Obj result) {
    return result.members().stream()
        .allMatch(
            it ->
                RecordReader.isRemark(it.name())
                    || it.value() instanceof Json.Arr effects && effects.values().isEmpty());
  }

  private TableHead head(
      LocatedValue<String> id, String title, TableFile.Origin origin, Json allow) {
    if (!isId(id.value())) {
      problems.error(
          Code.MALFORMED_ID,
          source,
          id.at(),
          "id " + Printable.quote(id.value()) + " is not a system, a slash and a table",
          "write small letters, digits and hyphens, for example six-days/combat-results");
    }
    Provenance provenance =
        origin == null
            ? new Provenance("", "", Status.OWN, List.of(), "")
            : new Provenance(
                origin.document(),
                origin.section(),
                origin.status(),
                origin.readings(),
                origin.notes());
    return new TableHead(
        id.value(),
        id.at(),
        title,
        provenance,
        file,
        source,
        Allowance.read(allow, source, problems));
  }

  public static boolean isId(String id) {
    int slash = id.indexOf('/');
    if (slash <= 0 || slash == id.length() - 1) {
      return false;
    }
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      boolean plain = c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-';
      if (!plain && i != slash) {
        return false;
      }
    }
    return true;
  }

  private Grid grid(TableHead head, TableFile.GridFile written) {
    ColumnsReader columnsReader = new ColumnsReader(this::error);
    Axis columns = columns(columnsReader, written.columns());
    Usage usage = new UsageReader(source, problems, written).read(columnsReader.comparison());
    CellKind kind = written.cells().value();
    boolean attacks = kind == CellKind.COMBAT || kind == CellKind.NUMBER && usage.loser() != null;
    RowsReader rowsReader = new RowsReader(source, problems, usage, attacks);
    Axis rows = rowsReader.read(written.rows());
    List<LocatedValue<TableFile.Row>> list = written.rows().value().list();
    if (columns == null) {
      return null;
    }
    Cells cells =
        new CellsReader(source, problems, columns, kind, list.size()).read(list, usage.ladder());
    if (rows == null || cells == null || problems.hasErrors()) {
      return null;
    }
    return new Grid(head, rowsReader.die(), rows, columns, cells, usage);
  }

  private static Axis columns(ColumnsReader reader, LocatedValue<TableFile.Columns> locatedValue) {
    TableFile.Columns written = locatedValue.value();
    written.list().forEach(it -> reader.add(it.value().name(), it.value().at(), it.at()));
    StrengthComparison compare = written.compare().value();
    return reader.read(
        new ColumnsReader.ColumnSettings(
            locatedValue.at(),
            written.by().isEmpty() && compare != null ? EnumWords.word(compare) : written.by(),
            written.compare(),
            written.rounding(),
            written.below(),
            written.above()));
  }

  private void error(String code, Position at, String message, String help) {
    problems.error(code, source, at, message, help);
  }

  private Modifiers modifiers(TableHead head, TableFile.ModifiersFile written) {
    List<Modifier> list = new ArrayList<>();
    List<Position> conditionsAt = new ArrayList<>();
    List<Position> places = new ArrayList<>();
    Map<String, Position> names = new HashMap<>();
    for (LocatedValue<TableFile.Entry> entry : written.modifiers()) {
      TableFile.Entry it = entry.value();
      Position first = names.putIfAbsent(it.name(), entry.at());
      if (first != null) {
        problems.error(
            Code.MODIFIER_TWICE,
            source,
            entry.at(),
            "modifier " + Printable.quote(it.name()) + " appears twice, first at " + first,
            "give each modifier its own name");
      }
      list.add(
          new Modifier(
              it.name(),
              it.when().value(),
              it.value(),
              it.group(),
              it.bothWays(),
              it.each(),
              it.in(),
              it.readings()));
      conditionsAt.add(it.when().at());
      places.add(entry.at());
    }
    return new Modifiers(head, list, conditionsAt, places);
  }
}

package vedette.system;

import java.util.List;
import vedette.fight.BySide;
import vedette.form.Field;
import vedette.form.model.LocatedValue;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.source.Position;
import vedette.system.Columns.Compare;
import vedette.system.query.Amount;
import vedette.system.query.Code;
import vedette.system.query.Members;
import vedette.system.query.Scope;
import vedette.system.query.Scope.Asker;
import vedette.system.query.SectionReader;
import vedette.table.grid.Axis;
import vedette.table.grid.AxisEntry;
import vedette.table.grid.EntryRounding;
import vedette.table.read.ColumnsReader.ColumnSettings;
import vedette.table.read.ColumnsReader.Edge;
import vedette.table.read.ColumnsReader.StrengthComparison;

/**
 * A reader of the columns of a table in a system, and of the amounts of the sides that find one.
 */
final class ColumnsReader {
  static final String AT = "A number or a range: 7, 2-4, -4..-3, 5+ or ..-5.";

  /** The columns as written. */
  record WrittenColumns(
      Json.Obj here,
      @Field(text = "The figure that finds the column, in words.", optional = true) String by,
      @Field(
              text = "The figure that finds the column; if left out, --column gives the column.",
              fallback = "said",
              only = {"differential", "ratio", "percent", "own", "attacker", "defender"},
              not = "not a way to compare")
          Compare compare,
      @Field(
              text = "What the attacker counts; strength if left out.",
              optional = true,
              schemaRef = "amount")
          Json attacker,
      @Field(
              text = "What the defender counts; strength if left out.",
              optional = true,
              schemaRef = "amount")
          Json defender,
      @Field(
              text = "What the side counts that rolls; strength if left out.",
              optional = true,
              schemaRef = "amount")
          Json own,
      @Field(
              text = "Where a ratio between two columns goes.",
              optional = true,
              not = "not a way to round")
          EntryRounding rounding,
      @Field(
              text = "Whether the first column stands for all below it.",
              optional = true,
              only = {"first", "none"},
              not = "not a value of \"below\"")
          Edge below,
      @Field(
              text = "Whether the last column stands for all above it.",
              optional = true,
              only = {"last", "none"},
              not = "not a value of \"above\"")
          Edge above,
      @Field(
              text = "The columns, by rising numbers.",
              minSize = 1,
              schemaRef = "columnOrName",
              example = "[\"1:2\", \"1:1\", \"2:1\"]")
          List<Json> list) {}

  /** A column that is an object. */
  record WrittenColumn(
      @Field(text = "Its name.", optional = true, schemaTypes = "string") Json name,
      @Field(
              text = AT,
              optional = true,
              schemaTypes = {"string", "integer"})
          Json at) {}

  private final SectionReader part;

  ColumnsReader(SectionReader part) {
    this.part = part.withCode(Code.COLUMN);
  }

  /** Returns the one column of a table without columns. */
  static Columns one(Json.Obj table) {
    Axis axis = new Axis("", List.of(new AxisEntry("-", null, table.at())), true, true);
    return new Columns(axis, Compare.ONE, null, null, null);
  }

  /** Returns the columns; null, and reports the errors, if they are wrong. */
  Columns read(WrittenColumns written) {
    Compare compare = written.compare();
    Json.Obj here = written.here();
    if (compare == Compare.SAID && here.get("compare") != null) {
      return null;
    }
    vedette.table.read.ColumnsReader columns =
        new vedette.table.read.ColumnsReader(
            (code, at, message, help) -> part.report(at, message, help));
    written.list().forEach(it -> add(it, compare, columns));
    Axis axis =
        columns.read(
            new ColumnSettings(
                here.at(),
                compare == Compare.SAID ? "" : EnumWords.word(compare),
                new LocatedValue<>(compared(compare), at(here, "compare")),
                new LocatedValue<>(
                    valueOrDefault(written.rounding(), "rounding", here, EntryRounding.DOWN),
                    at(here, "rounding")),
                valueOrDefault(written.below(), "below", here, Edge.NONE),
                valueOrDefault(written.above(), "above", here, Edge.NONE)));
    if (axis == null) {
      return null;
    }
    SectionReader asking =
        part.with(
            Scope.UNITS.asking(
                hasFractions(compare) ? Asker.Kind.COLUMNS_OF_FRACTIONS : Asker.Kind.COLUMNS,
                "columns by " + EnumWords.word(compare)));
    BySide<Amount> sides = null;
    Amount own = null;
    if (compared(compare) != null) {
      Amount attacker = counted(written.attacker(), compare, asking);
      Amount defender = counted(written.defender(), compare, asking);
      sides = attacker == null || defender == null ? null : new BySide<>(attacker, defender);
    } else if (compare != Compare.SAID) {
      own = counted(here.get(EnumWords.word(compare)), compare, asking);
    }
    return new Columns(axis, compare, sides, own, columns.comparison());
  }

  private static StrengthComparison compared(Compare compare) {
    return switch (compare) {
      case DIFFERENTIAL -> StrengthComparison.DIFFERENTIAL;
      case RATIO -> StrengthComparison.RATIO;
      case PERCENT -> StrengthComparison.PERCENT;
      default -> null;
    };
  }

  /**
   * Returns the value of a key; for a wrong value, reported before, a default that causes no
   * further errors.
   */
  private static <T> T valueOrDefault(T read, String key, Json.Obj columns, T ifWrong) {
    return read == null && columns.get(key) != null ? ifWrong : read;
  }

  private static Position at(Json.Obj columns, String key) {
    return columns.get(key) == null ? columns.at() : columns.member(key).at();
  }

  private Amount counted(Json written, Compare compare, SectionReader asking) {
    if (written == null) {
      return asking.expressions().amount("strength", asking.scope());
    }
    return hasFractions(compare) ? asking.amount(written) : asking.whole(written);
  }

  private static boolean hasFractions(Compare compare) {
    return compare == Compare.RATIO || compare == Compare.PERCENT;
  }

  /** Adds a column, which is only a name where ratios or nothing are compared. */
  private void add(Json json, Compare compare, vedette.table.read.ColumnsReader columns) {
    Json at = json;
    String name = "";
    if (json instanceof Json.Obj) {
      WrittenColumn written = part.read(json, WrittenColumn.class);
      name = written.name() == null ? "" : Members.messageText(written.name());
      at = written.at();
    }
    if (compare == Compare.RATIO || compare == Compare.SAID) {
      name = name.isEmpty() && at != null ? Members.messageText(at) : name;
      at = null;
    }
    columns.add(name, at, json.at());
  }
}

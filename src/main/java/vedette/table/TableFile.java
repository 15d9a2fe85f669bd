package vedette.table;

import java.util.List;
import vedette.json.Field;
import vedette.json.Json;
import vedette.json.Located;
import vedette.json.OneOf;
import vedette.json.RecordSchema;

/** A table file as written, before its meaning is checked. */
@OneOf(text = "What the table is: a grid of rows and columns, or a list of modifiers.")
sealed interface TableFile {

  /** The newest file format that this program reads. */
  int FORMAT = 1;

  /** How an {@code at} is written. */
  String RANGE = "^(-?[0-9]+|[0-9]+-[0-9]+|-?[0-9]+\\.\\.-?[0-9]+|-?[0-9]+\\+|\\.\\.-?[0-9]+)$";

  Located<String> id();

  String title();

  Origin source();

  /** The JSON Schema of table files. */
  static String schema() {
    return RecordSchema.of(TableFile.class, "A table of a rule system", "urn:vedette:table");
  }

  /** A table with rows and columns. */
  @OneOf.Named("grid")
  record GridFile(
      @Field(text = "The version of the file format.", min = 1, max = FORMAT, example = "1")
          int format,
      @Field(
              text = "What rules look the table up by: the system, a slash, the table.",
              schemaPattern = "^[a-z0-9-]+/[a-z0-9-]+$",
              example = "\"six-days/combat-results\"")
          Located<String> id,
      @Field(text = "Its name for people.") String title,
      @Field(text = "Where its numbers come from.") Origin source,
      @Field(text = "What its cells are.") Located<CellKind> cells,
      @Field(text = "Its columns.") Located<Columns> columns,
      @Field(text = "Its rows.") Located<Rows> rows)
      implements TableFile {}

  /** A list of modifiers. */
  @OneOf.Named("modifiers")
  record ModifiersFile(
      @Field(text = "The version of the file format.", min = 1, max = FORMAT, example = "1")
          int format,
      @Field(
              text = "What rules look the table up by: the system, a slash, the table.",
              schemaPattern = "^[a-z0-9-]+/[a-z0-9-]+$",
              example = "\"six-days/modifiers\"")
          Located<String> id,
      @Field(text = "Its name for people.") String title,
      @Field(text = "Where its numbers come from.") Origin source,
      @Field(text = "The modifiers.", minSize = 1) List<Located<Entry>> modifiers)
      implements TableFile {}

  /** Where the numbers come from. */
  record Origin(
      @Field(text = "The source document.") String document,
      @Field(text = "The section in it.", optional = true) String section,
      @Field(text = "How faithful the table is to it.") Status status,
      @Field(text = "Ids of the readings that it rests on.", optional = true) List<String> readings,
      @Field(text = "Anything else worth knowing.", optional = true, maxLength = 10_000)
          String notes) {}

  /** What happens below the first column: it stands in, or there is no result. */
  enum Below {
    FIRST,
    NONE
  }

  /** What happens above the last column: it stands in, or there is no result. */
  enum Above {
    LAST,
    NONE
  }

  /** The columns. */
  record Columns(
      @Field(text = "What the column is found by, in words.", optional = true) String by,
      @Field(text = "Which column stands in for lower numbers, if any.", optional = true)
          Located<Below> below,
      @Field(text = "Which column stands in for higher numbers, if any.", optional = true)
          Located<Above> above,
      @Field(text = "The columns, by rising numbers.", minSize = 1) List<Located<Column>> list) {}

  /** A column. */
  record Column(
      @Field(text = "Its label as printed; left out if it is the range itself.", optional = true)
          String name,
      @Field(
              text = "The numbers that it stands for: 7, 2-4, -4..-3, 5+ or ..-5.",
              optional = true,
              schemaTypes = {"integer", "string"},
              schemaPattern = RANGE)
          Json at) {}

  /** The rows. */
  record Rows(
      @Field(text = "The die that picks the row: d10, 2d6, 2d6+1.", optional = true)
          Located<String> die,
      @Field(text = "Without a die: what the row is found by, in words.", optional = true)
          Located<String> by,
      @Field(text = "The rows.", minSize = 1) List<Located<Row>> list) {}

  /** A row. */
  record Row(
      @Field(text = "Its label as printed; left out if it is the range itself.", optional = true)
          String name,
      @Field(
              text = "The rolls or numbers that it stands for: 7, 2-4, -4..-3, 5+ or ..-5.",
              optional = true,
              schemaTypes = {"integer", "string"},
              schemaPattern = RANGE)
          Json at,
      @Field(
              text = "Its cells, one for each column.",
              schemaTypes = {"string", "integer"})
          Located<List<Json>> cells) {}

  /** A modifier. */
  record Entry(
      @Field(text = "What it is called.") String name,
      @Field(text = "The condition that the rules check.") Located<String> when,
      @Field(
              text = "What is added, seen from the attacker or the side that has it.",
              min = -99,
              max = 99)
          int value,
      @Field(text = "Of several in one group only the strongest counts.", optional = true)
          String group,
      @Field(text = "Whether it applies whichever side attacks.", optional = true) boolean bothWays,
      @Field(text = "Whether it counts as often as its condition holds.", optional = true)
          boolean each,
      @Field(text = "Ids of the readings that it rests on.", optional = true)
          List<String> readings) {}
}

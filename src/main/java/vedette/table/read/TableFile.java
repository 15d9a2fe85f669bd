package vedette.table.read;

import java.util.List;
import vedette.form.Field;
import vedette.form.OneOf;
import vedette.form.model.FormSchema;
import vedette.form.model.LocatedValue;
import vedette.json.Json;
import vedette.table.grid.CellKind;
import vedette.table.grid.EntryRounding;
import vedette.table.grid.Status;
import vedette.table.grid.Usage;

/** A table file as written, before its meaning is checked. */
@OneOf(
    text = "What the table is: a grid of rows and columns, or a list of modifiers.",
    also = "system")
public sealed interface TableFile {

  /** The newest file format that this program reads. */
  int FORMAT = 1;

  /** The notation of an {@code at}. */
  String RANGE = "^(-?[0-9]+|[0-9]+-[0-9]+|-?[0-9]+\\.\\.-?[0-9]+|-?[0-9]+\\+|\\.\\.-?[0-9]+)$";

  LocatedValue<String> id();

  String title();

  Origin source();

  Json allow();

  /** Returns the JSON Schema of table files. */
  static String schema() {
    return FormSchema.of(TableFile.class, "A table of a rule system", "urn:vedette:table");
  }

  /** A table with rows and columns. */
  @OneOf.Named("grid")
  record GridFile(
      @Field(text = "The version of the file format.", min = 1, max = FORMAT, example = "1")
          int format,
      @Field(
              text = "The id that rules find the table by: the system, a slash, the table.",
              schemaPattern = "^[a-z0-9-]+/[a-z0-9-]+$",
              example = "\"mine/{file}\"")
          LocatedValue<String> id,
      @Field(text = "Its name for people.") String title,
      @Field(text = "Where its numbers come from.") Origin source,
      @Field(text = "What its cells are.") LocatedValue<CellKind> cells,
      @Field(
              text = "Which side loses the points, if the cells of a combat table are numbers.",
              optional = true)
          LocatedValue<Usage.Loser> loses,
      @Field(
              text =
                  "The results in order, as cells write them: from the worst for the attacker to"
                      + " the best.",
              optional = true,
              minSize = 2,
              schemaTypes = {"string", "integer"},
              example = "[\"AE\", \"-\", \"DE\"]")
          LocatedValue<List<Json>> ladder,
      @Field(text = "Its columns.") LocatedValue<Columns> columns,
      @Field(text = "Its rows.") LocatedValue<Rows> rows,
      @Field(
              text = "Die modifiers and column shifts of a combat table, to be chosen by name.",
              optional = true)
          List<LocatedValue<Adjustment>> modifiers,
      @Field(
              text = "Questions with names, which are measures of each attack on the table.",
              optional = true)
          Json measures,
      @Field(
              text = "Codes of findings of lint that are meant, each with the reason.",
              optional = true)
          Json allow)
      implements TableFile {}

  /** A list of modifiers. */
  @OneOf.Named("modifiers")
  record ModifiersFile(
      @Field(text = "The version of the file format.", min = 1, max = FORMAT, example = "1")
          int format,
      @Field(
              text = "The id that rules find the table by: the system, a slash, the table.",
              schemaPattern = "^[a-z0-9-]+/[a-z0-9-]+$",
              example = "\"mine/{file}\"")
          LocatedValue<String> id,
      @Field(text = "Its name for people.") String title,
      @Field(text = "Where its numbers come from.") Origin source,
      @Field(text = "The modifiers.", minSize = 1) List<LocatedValue<Entry>> modifiers,
      @Field(
              text = "Codes of findings of lint that are meant, each with the reason.",
              optional = true)
          Json allow)
      implements TableFile {}

  /** The source of the numbers. */
  record Origin(
      @Field(text = "The source document.") String document,
      @Field(text = "The section in it.", optional = true) String section,
      @Field(text = "How faithful the table is to it.") Status status,
      @Field(text = "Ids of the readings that it rests on.", optional = true) List<String> readings,
      @Field(text = "Other remarks.", optional = true, maxLength = 10_000) String notes) {}

  /** The columns. */
  record Columns(
      @Field(text = "What the column is found by, in words.", optional = true) String by,
      @Field(
              text =
                  "How strengths find the column: attacker less defender, the attacker to the"
                      + " defender with ratios as the columns' names, or the attacker in whole"
                      + " percents of the defender.",
              optional = true)
          LocatedValue<ColumnsReader.StrengthComparison> compare,
      @Field(
              text =
                  "Where a ratio between two columns or a broken percent goes: down, up, or to the"
                      + " nearest, from the very middle down.",
              optional = true)
          LocatedValue<EntryRounding> rounding,
      @Field(
              text =
                  "Which column stands in for lower numbers or ratios and shifts beyond it, if any;"
                      + " an open first column does unless this is none.",
              optional = true,
              only = {"first", "none"})
          ColumnsReader.Edge below,
      @Field(
              text =
                  "Which column stands in for higher numbers or ratios and shifts beyond it, if"
                      + " any; an open last column does unless this is none.",
              optional = true,
              only = {"last", "none"})
          ColumnsReader.Edge above,
      @Field(text = "The columns, by rising numbers.", minSize = 1)
          List<LocatedValue<Column>> list) {}

  /** A column. */
  record Column(
      @Field(
              text =
                  "Its label as printed, left out if it is the range itself; a ratio such as 3:1 or"
                      + " 1-2 where ratios are compared.",
              optional = true)
          String name,
      @Field(
              text = "The numbers that it stands for: 7, 2-4, -4..-3, 5+ or ..-5.",
              optional = true,
              schemaTypes = {"integer", "string"},
              schemaPattern = RANGE)
          Json at) {}

  /** The rows. */
  record Rows(
      @Field(
              text =
                  "The die that picks the row: d10, 2d6, 2d6+1, d6+d10, average, or d66 for two D6"
                      + " read as tens and units, 11 to 66, d666 for three.",
              optional = true)
          LocatedValue<String> die,
      @Field(text = "Without a die: what the row is found by, in words.", optional = true)
          LocatedValue<String> by,
      @Field(text = "The rows.", minSize = 1) List<LocatedValue<Row>> list) {}

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
          LocatedValue<List<Json>> cells) {}

  /** A die modifier or a column shift. */
  record Adjustment(
      @Field(
              text = "What it is called, in one word.",
              schemaPattern = "^[^\\s,]+$",
              example = "\"woods\"")
          LocatedValue<String> name,
      @Field(text = "What is added to the roll.", optional = true, min = -99, max = 99)
          LocatedValue<Integer> drm,
      @Field(
              text = "How many columns the column moves on, in printed order.",
              optional = true,
              min = -99,
              max = 99)
          LocatedValue<Integer> shift,
      @Field(text = "Of several in one group only the strongest counts.", optional = true)
          String group) {}

  /** A modifier. */
  record Entry(
      @Field(text = "What it is called.") String name,
      @Field(text = "The condition that the rules check.") LocatedValue<String> when,
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
      @Field(
              text = "What it counts in, in the words of the rules; all if it is left out.",
              optional = true)
          List<String> in,
      @Field(text = "Ids of the readings that it rests on.", optional = true)
          List<String> readings) {}
}

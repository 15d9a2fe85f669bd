package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.system.Columns.Compare;
import vedette.system.Expressions.Asker;
import vedette.system.Written.Columns.Edge;
import vedette.table.Axis;
import vedette.table.AxisEntry;
import vedette.table.Comparison;
import vedette.table.Range;
import vedette.table.Ratio;
import vedette.table.Rounding;

/** Reads the columns of a table of a system. */
final class ColumnsReader {
  private final Expressions expressions;
  private final Members.File file;
  private final List<AxisEntry> entries = new ArrayList<>();
  private final List<Ratio> ratios = new ArrayList<>();

  ColumnsReader(Expressions expressions, Members.File file) {
    this.expressions = expressions;
    this.file = file;
  }

  /** The one column of a table without columns. */
  static Columns one(Json.Obj table) {
    Axis axis = new Axis("", List.of(new AxisEntry("-", null, table.at())), true, true);
    return new Columns(axis, Compare.ONE, null, null, null);
  }

  /** The columns; null if they are wrong, which is reported. */
  Columns read(Written.Columns written) {
    Compare compare = written.compare();
    Json.Obj here = written.here();
    boolean wrong = compare == Compare.SAID && here.get("compare") != null;
    if (wrong || !list(written.list(), compare)) {
      return null;
    }
    Boolean below = edge(here, "below", written.below(), Edge.FIRST, compare, 0);
    Boolean above = edge(here, "above", written.above(), Edge.LAST, compare, entries.size() - 1);
    rounds(here, compare);
    Rounding rounding = written.rounding() == null ? Rounding.DOWN : written.rounding();
    expressions.askedBy(
        hasFractions(compare) ? Asker.Kind.COLUMNS_OF_FRACTIONS : Asker.Kind.COLUMNS,
        "columns by " + EnumWords.word(compare));
    BySide<Amount> sides = null;
    Amount own = null;
    if (compare.compareTo(Compare.PERCENT) <= 0) {
      Amount attacker = counted(written.attacker(), compare);
      Amount defender = counted(written.defender(), compare);
      sides = attacker == null || defender == null ? null : new BySide<>(attacker, defender);
    } else if (compare != Compare.SAID) {
      own = counted(here.get(EnumWords.word(compare)), compare);
    }
    Axis axis =
        new Axis(compare == Compare.SAID ? "" : EnumWords.word(compare), entries, below, above);
    return new Columns(axis, compare, sides, own, comparison(axis, compare, rounding));
  }

  /** How both sides are compared; null if they are not. */
  private Comparison comparison(Axis axis, Compare compare, Rounding rounding) {
    return switch (compare) {
      case DIFFERENTIAL -> new Comparison.Differential(axis);
      case RATIO -> new Comparison.Ratios(axis, ratios, rounding);
      case PERCENT -> new Comparison.Percent(axis, rounding);
      default -> null;
    };
  }

  private Amount counted(Json written, Compare compare) {
    Set<Subject> where = EffectReader.units();
    if (written == null) {
      return expressions.amount("strength", where);
    }
    return hasFractions(compare)
        ? expressions.amount(written, where, file, "")
        : expressions.whole(written, where, file, "");
  }

  private static boolean hasFractions(Compare compare) {
    return compare == Compare.RATIO || compare == Compare.PERCENT;
  }

  /** Ratios and percents are rounded, and nothing else. */
  private void rounds(Json.Obj columns, Compare compare) {
    boolean rounds = hasFractions(compare);
    Json.Member rounding = columns.member("rounding");
    if (rounds && rounding == null) {
      file.wrong(
          Code.FRACTION,
          columns.member("compare").at(),
          EnumWords.word(compare) + "s have to be rounded, and it is not said how",
          "\"rounding\": \"down\", \"nearest\" or \"up\"");
    } else if (!rounds && rounding != null) {
      file.wrong(Code.COLUMN, rounding.at(), "there is nothing to round here", "remove it");
    }
  }

  private Boolean edge(
      Json.Obj columns, String edge, Edge said, Edge standsIn, Compare compare, int at) {
    boolean numbers = entries.get(at).range() != null;
    boolean open =
        numbers
            && (at == 0
                ? entries.get(at).range().low() == Range.OPEN_LOW
                : entries.get(at).range().high() == Range.OPEN_HIGH);
    if (columns.get(edge) != null) {
      return said == standsIn;
    }
    String word = EnumWords.word(standsIn);
    if (!open && (numbers || compare == Compare.RATIO)) {
      file.wrong(
          Code.COLUMN,
          columns.at(),
          "what happens " + edge + " the " + word + " column is not said",
          "\"" + edge + "\": \"" + word + "\" or \"none\"");
    }
    return null;
  }

  private boolean list(List<Json> columns, Compare compare) {
    boolean right = !columns.isEmpty();
    for (Json column : columns) {
      right &= column(column, compare);
    }
    return right;
  }

  private boolean column(Json json, Compare compare) {
    boolean byName = compare == Compare.RATIO || compare == Compare.SAID;
    Json at = json;
    String name = null;
    if (json instanceof Json.Obj) {
      Written.Column written = file.read(json, Written.Column.class);
      name = written.name() == null ? null : Members.shown(written.name());
      at = written.at();
    }
    if (byName) {
      name = name == null && at != null ? Members.shown(at) : name;
      if (name == null) {
        file.wrong(Code.COLUMN, json.at(), "the column has no name", "\"name\": \"2:1\"");
        return false;
      }
    }
    Range range = null;
    if (!byName) {
      Ranges ranges = at == null ? null : RangeText.of(at);
      if (ranges == null) {
        String[] wrong =
            at == null
                ? new String[] {"the column has no \"at\"", "\"at\": \"1-3\""}
                : RangeText.wrong(at);
        file.wrong(Code.COLUMN, at == null ? json.at() : at.at(), wrong[0], wrong[1]);
        return false;
      }
      range = ranges.range();
      name = name == null ? ranges.text() : name;
    }
    return inOrder(new AxisEntry(name, range, json.at()), compare);
  }

  private boolean inOrder(AxisEntry column, Compare compare) {
    AxisEntry before = entries.isEmpty() ? null : entries.get(entries.size() - 1);
    entries.add(column);
    if (entries.stream().filter(it -> it.name().equals(column.name())).count() > 1) {
      return wrong(
          column, "column `" + column.name() + "` is there twice", "give each its own name");
    }
    if (compare == Compare.RATIO) {
      Ratio ratio = Ratio.parse(column.name());
      if (ratio == null) {
        return wrong(
            column, "column `" + column.name() + "` is no ratio", "\"3:1\", or \"5:2\" for 2.5:1");
      }
      boolean rises = ratios.isEmpty() || ratio.compareTo(ratios.get(ratios.size() - 1)) > 0;
      ratios.add(ratio);
      return rises
          || wrong(
              column,
              "column `" + column.name() + "` comes after a higher ratio",
              "write columns by rising ratios");
    }
    if (column.range() != null && before != null) {
      int end = before.range().high();
      if (end == Range.OPEN_HIGH || column.range().low() <= end) {
        return wrong(
            column,
            "columns "
                + before.name()
                + " and "
                + column.name()
                + " share the number "
                + column.range().low(),
            "write columns by rising numbers");
      }
      if (column.range().low() != end + 1) {
        return wrong(column, "no column for " + (end + 1), "begin this column with " + (end + 1));
      }
    }
    return true;
  }

  private boolean wrong(AxisEntry column, String message, String help) {
    file.wrong(Code.COLUMN, column.at(), message, help);
    return false;
  }
}

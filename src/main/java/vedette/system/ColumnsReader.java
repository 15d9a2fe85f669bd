package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.system.Columns.Compare;
import vedette.table.Axis;
import vedette.table.AxisEntry;
import vedette.table.Comparison;
import vedette.table.Range;
import vedette.table.Ratio;
import vedette.table.Rounding;

/** Reads the columns of a table of a system. */
final class ColumnsReader {
  private static final List<String> KEYS =
      List.of("by", "compare", "rounding", "below", "above", "list", "attacker", "defender", "own");
  private static final List<String> COMPARED =
      List.of("differential", "ratio", "percent", "own", "attacker", "defender");

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
  Columns read(Json json) {
    Members members = Members.of(json, file, KEYS);
    if (members == null) {
      return null;
    }
    Compare compare = compare(members);
    if (compare == null || !list(members, compare)) {
      return null;
    }
    Boolean below = edge(members, "below", "first", compare, 0);
    Boolean above = edge(members, "above", "last", compare, entries.size() - 1);
    Rounding rounding = rounding(members, compare);
    boolean both = compare.compareTo(Compare.PERCENT) <= 0;
    BySide<Amount> sides = null;
    Amount own = null;
    expressions.askedBy(
        "!columns " + (members.has("compare") ? Members.shown(members.get("compare")) : ""));
    if (both) {
      Amount attacker = counted(members, "attacker", compare);
      Amount defender = counted(members, "defender", compare);
      sides = attacker == null || defender == null ? null : new BySide<>(attacker, defender);
    } else if (compare != Compare.SAID) {
      own = counted(members, compare.name().toLowerCase(java.util.Locale.ROOT), compare);
    }
    Axis axis =
        new Axis(compare == Compare.SAID ? "" : Members.word(compare), entries, below, above);
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

  private Amount counted(Members members, String side, Compare compare) {
    Set<Subject> where = EffectReader.units();
    Amount amount =
        members.has(side)
            ? expressions.amount(members.get(side), where, file, "")
            : expressions.amount("strength", where);
    boolean fractions = compare == Compare.RATIO || compare == Compare.PERCENT;
    if (amount != null && amount.broken() && !fractions) {
      expressions.whole(members.get(side), where, file, "");
    }
    return amount;
  }

  private Compare compare(Members members) {
    Json json = members.get("compare");
    if (json == null) {
      return Compare.SAID;
    }
    String word = Members.shown(json);
    if (!COMPARED.contains(word)) {
      file.wrong(
          Code.COLUMN,
          json.at(),
          "`" + word + "` is no way to compare",
          Nearest.of(word, COMPARED)
              .map(it -> "did you mean `" + it + "`?")
              .orElse(String.join(", ", COMPARED)));
      return null;
    }
    return Compare.valueOf(word.toUpperCase(java.util.Locale.ROOT));
  }

  private Rounding rounding(Members members, Compare compare) {
    boolean rounds = compare == Compare.RATIO || compare == Compare.PERCENT;
    if (!members.has("rounding")) {
      if (rounds) {
        file.wrong(
            Code.FRACTION,
            members.keyAt("compare"),
            (compare == Compare.RATIO ? "ratios" : "percents")
                + " have to be rounded, and it is not said how",
            "\"rounding\": \"down\", \"nearest\" or \"up\"");
      }
      return Rounding.DOWN;
    }
    if (!rounds) {
      file.wrong(
          Code.COLUMN, members.keyAt("rounding"), "there is nothing to round here", "remove it");
    }
    return members.word(
        "rounding",
        Rounding.class,
        Rounding.DOWN,
        word -> new String[] {"`" + word + "` is no way to round", "down, nearest or up"});
  }

  private Boolean edge(Members members, String edge, String standsIn, Compare compare, int at) {
    boolean numbers = entries.get(at).range() != null;
    boolean open =
        numbers
            && (at == 0
                ? entries.get(at).range().low() == Range.OPEN_LOW
                : entries.get(at).range().high() == Range.OPEN_HIGH);
    if (members.has(edge)) {
      String word = Members.shown(members.get(edge));
      if (!word.equals(standsIn) && !word.equals("none")) {
        file.wrong(
            Code.COLUMN,
            members.get(edge).at(),
            "`" + word + "` is nothing that happens " + edge + " a column",
            "\"" + standsIn + "\" or \"none\"");
      }
      return word.equals(standsIn);
    }
    if (!open && (numbers || compare == Compare.RATIO)) {
      file.wrong(
          Code.COLUMN,
          members.at(),
          "what happens " + edge + " the " + standsIn + " column is not said",
          "\"" + edge + "\": \"" + standsIn + "\" or \"none\"");
    }
    return null;
  }

  private boolean list(Members members, Compare compare) {
    Json list = members.get("list");
    if (!(list instanceof Json.Arr columns) || columns.values().isEmpty()) {
      file.wrong(
          Code.COLUMN,
          list == null ? members.at() : list.at(),
          "the list of columns is missing",
          "\"list\": [\"1:2\", \"1:1\", \"2:1\"]");
      return false;
    }
    boolean right = true;
    for (Json column : columns.values()) {
      right &= column(column, compare);
    }
    return right;
  }

  private boolean column(Json json, Compare compare) {
    boolean byName = compare == Compare.RATIO || compare == Compare.SAID;
    Json at = json;
    String name = null;
    if (json instanceof Json.Obj) {
      Members members = Members.of(json, file, List.of("name", "at"));
      name = members.has("name") ? Members.shown(members.get("name")) : null;
      at = members.get("at");
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

package vedette.system;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.json.Json;
import vedette.json.Nearest;
import vedette.json.Position;
import vedette.system.TableRule.Cell;
import vedette.system.TableRule.Doubling;
import vedette.table.Axis;
import vedette.table.AxisEntry;
import vedette.table.Range;

/** Reads the tables of a system. */
final class TablesReader {
  private static final List<String> KEYS =
      List.of(
          "title",
          "columns",
          "rows",
          "modifiers",
          "cap",
          "rolls",
          "saves",
          "cells",
          "loses",
          "source");
  private static final int MOST_ROWS = 10_000;

  private final Expressions expressions;
  private final RollReader rolls;
  private final ModifiersReader modifiers;
  private final ThrowReader throwing;
  private final Map<String, Result> results;
  private final Members.File file;

  /** How often a word stands in cells that nothing declares. */
  private final Map<String, List<String>> undeclared = new HashMap<>();

  private final Map<String, Json> undeclaredAt = new LinkedHashMap<>();

  TablesReader(
      Expressions expressions,
      RollReader rolls,
      ModifiersReader modifiers,
      ThrowReader throwing,
      Map<String, Result> results,
      Members.File file) {
    this.expressions = expressions;
    this.rolls = rolls;
    this.modifiers = modifiers;
    this.throwing = throwing;
    this.results = results;
    this.file = file;
  }

  Map<String, TableRule> read(Json json) {
    Map<String, TableRule> tables = new LinkedHashMap<>();
    Members all = json == null ? null : Members.any(json, file);
    if (all != null) {
      for (Json.Member member : all.named()) {
        Members table = Members.of(member.value(), file, KEYS);
        TableRule read =
            table == null ? null : table(member.name(), table, (Json.Obj) member.value());
        if (read != null) {
          tables.put(member.name(), read);
        }
      }
      undeclared();
    }
    return tables;
  }

  private TableRule table(String name, Members table, Json.Obj written) {
    Columns columns =
        table.has("columns")
            ? new ColumnsReader(expressions, file).read(table.get("columns"))
            : ColumnsReader.one(written);
    if (!table.has("rows")) {
      file.wrong(
          Code.MISSING,
          table.at(),
          "`" + name + "` has no rows",
          "\"rows\": { \"die\": \"d6\", \"list\": [ … ] }");
      return null;
    }
    boolean byUnit = throwing.byUnit(table);
    Members rows = Members.of(table.get("rows"), file, List.of("die", "compare", "list"));
    if (rows == null || columns == null) {
      return null;
    }
    expressions.askedBy("the roll of `" + name + "` asks");
    Set<Subject> where = EffectReader.units();
    if (!rows.has("die")) {
      file.wrong(Code.MISSING, rows.at(), "no die is said", "\"die\": \"d6\"");
      return null;
    }
    Roll die = rolls.read(rows.get("die"), where);
    Modifiers read = modifiers.read(table, where, columns.axis().names(), List.of());
    Throw toSave = throwing.saves(table, name, EffectReader.fire());
    if (die != null && die.versus() != null) {
      opposed(table);
    }
    if (die == null || !(rows.get("list") instanceof Json.Arr list) || list.values().isEmpty()) {
      if (die != null) {
        file.wrong(
            Code.ROW,
            rows.at(),
            "the list of rows is missing",
            "\"list\": [{ \"at\": 1, \"cells\": [ … ] }]");
      }
      return null;
    }
    boolean doubling = rows.has("compare");
    if (doubling && !Members.shown(rows.get("compare")).equals("doubling")) {
      file.wrong(
          Code.ROW,
          rows.get("compare").at(),
          "`" + Members.shown(rows.get("compare")) + "` finds no row",
          "\"doubling\", or leave it out");
    }
    if (doubling && die.versus() == null) {
      file.wrong(
          Code.ROW,
          rows.get("compare").at(),
          "a doubling compares two rolls",
          "\"die\": \"d6 v d6\"");
      return null;
    }
    if (list.values().size() > MOST_ROWS) {
      file.refused(
          Code.TOO_LARGE,
          list.at(),
          "a table of " + list.values().size() + " rows",
          "at most " + MOST_ROWS);
      return null;
    }
    Subject loses = loses(table);
    List<List<Cell>> cells = new ArrayList<>();
    List<AxisEntry> entries = new ArrayList<>();
    for (Json row : list.values()) {
      row(row, doubling, columns, loses, entries, cells);
    }
    if (cells.size() < list.values().size()) {
      return null;
    }
    int[] doubled = doubling ? doubling(list, entries) : null;
    boolean right = doubling ? doubled != null : covered(rows, die, read, entries);
    if (!right) {
      return null;
    }
    Axis axis = new Axis("die", entries, null, null);
    return new TableRule(
        name, columns, die, axis, doubled, cells, read, byUnit, toSave, table.at());
  }

  /** An opposed roll is changed by side. */
  private void opposed(Members table) {
    for (Json modifier : Members.list(table.get("modifiers"))) {
      if (modifier instanceof Json.Obj object && object.get("drm") != null) {
        Position at =
            object.members().stream().filter(it -> it.name().equals("drm")).findFirst().get().at();
        file.wrong(
            Code.MODIFIER,
            at,
            "an opposed roll is two rolls, and `drm` names neither",
            "\"own\": "
                + Members.shown(object.get("drm"))
                + " changes the roll of each side that it holds for");
      }
    }
  }

  private Subject loses(Members table) {
    if (!table.has("cells")) {
      return null;
    }
    Json.Str loses = table.text("loses");
    Subject whom = loses == null ? null : Subject.of(loses.value());
    if (!Members.shown(table.get("cells")).equals("number")) {
      file.wrong(
          Code.CELL,
          table.get("cells").at(),
          "cells are words of results, or numbers",
          "\"cells\": \"number\", or leave it out");
    } else if (whom == null || !whom.isSide()) {
      file.wrong(
          Code.CELL,
          loses == null ? table.keyAt("cells") : loses.at(),
          "who loses what the cells say is not said",
          "\"loses\": \"enemy\", \"attacker\", \"defender\" or \"own\"");
    }
    return whom == null ? Subject.ENEMY : whom;
  }

  private void row(
      Json json,
      boolean doubling,
      Columns columns,
      Subject loses,
      List<AxisEntry> entries,
      List<List<Cell>> cells) {
    Members row = Members.of(json, file, List.of("name", "at", "cells"));
    if (row == null) {
      return;
    }
    Json at = row.get("at");
    if (at == null) {
      file.wrong(Code.ROW, row.at(), "the row has no \"at\"", "\"at\": 3, or \"at\": \"2-4\"");
      return;
    }
    Ranges ranges = doubling ? null : RangeText.of(at);
    if (!doubling && ranges == null) {
      String[] wrong = RangeText.wrong(at);
      file.wrong(Code.ROW, at.at(), wrong[0], wrong[1]);
      return;
    }
    String name = doubling ? Members.shown(at) : ranges.text();
    entries.add(new AxisEntry(name, doubling ? null : ranges.range(), at.at()));
    List<Json> written = Members.list(row.get("cells"));
    int wanted = columns.axis().size();
    if (written.size() != wanted) {
      file.wrong(
          Code.CELL,
          row.has("cells") ? row.get("cells").at() : row.at(),
          "row "
              + name
              + " has "
              + written.size()
              + (written.size() == 1 ? " cell" : " cells")
              + " for "
              + wanted
              + (wanted == 1 ? " column" : " columns"),
          "write `-` where nothing happens");
      return;
    }
    List<Cell> read = new ArrayList<>();
    for (int i = 0; i < wanted; i++) {
      String place =
          "row "
              + (name.startsWith("..") ? name.substring(2) : name)
              + (columns.compare() == Columns.Compare.ONE
                  ? ""
                  : ", column " + columns.axis().name(i));
      read.add(loses == null ? cell(written.get(i), place) : number(written.get(i), loses));
    }
    cells.add(read);
  }

  private Cell number(Json json, Subject loses) {
    Integer whole = Members.whole(json);
    if (whole == null || whole < 0 || whole > 9_999) {
      boolean dash = Members.shown(json).equals("-");
      if (!dash) {
        file.wrong(
            Code.CELL,
            json.at(),
            "`" + Members.shown(json) + "` is no number of losses",
            "a whole number from 0");
      }
      return new Cell("-", List.of(Result.NONE));
    }
    Effect lose =
        new Effect(new Effect.Lose(Amount.of(whole), null, Effect.By.UNSAID, false), null);
    Result result =
        new Result(whole.toString(), List.of(new Result.Suffered(loses, List.of(lose))), false, "");
    return new Cell(whole.toString(), List.of(whole == 0 ? Result.NONE : result));
  }

  private Cell cell(Json json, String place) {
    String text = Members.shown(json);
    Result whole = result(text);
    if (whole != null) {
      return new Cell(text, List.of(whole));
    }
    List<Result> parts = new ArrayList<>();
    for (String part : text.split("/", -1)) {
      Result result = result(part);
      if (result == null) {
        String missing =
            text.indexOf('/') < 0
                    || parts.isEmpty() && result(text.substring(text.indexOf('/') + 1)) == null
                ? text
                : part;
        undeclared.computeIfAbsent(missing, absent -> new ArrayList<>()).add(place);
        undeclaredAt.putIfAbsent(missing, json);
        return new Cell(text, List.of());
      }
      parts.add(result);
    }
    return new Cell(text, parts);
  }

  private Result result(String word) {
    Result declared = results.get(word);
    return declared == null ? ResultsReader.builtIn(word) : declared;
  }

  private void undeclared() {
    undeclared.forEach(
        (word, places) -> {
          String near = Nearest.of(word, results.keySet()).orElse("");
          boolean typo = places.size() == 1 && !near.isEmpty();
          Json at = undeclaredAt.get(word);
          if (typo) {
            file.wrong(
                Code.CELL,
                at.at(),
                "`" + word + "` is no result",
                "did you mean `" + near + "`? Other words are declared in \"results\"");
          } else {
            String longer =
                results.keySet().stream().filter(it -> it.contains(word)).findFirst().orElse("");
            file.wrong(
                Code.CELL,
                at.at(),
                "`"
                    + word
                    + "` is no result: "
                    + places.get(0)
                    + " uses it and \"results\" does not declare it",
                longer.isEmpty()
                    ? "add \"" + word + "\": { \"attacker\": …, \"defender\": … }"
                    : "did you mean `" + longer + "`? else declare `" + word + "`");
          }
        });
  }

  /** The row of each doubling; null if one is missing or wrong, which is reported. */
  private int[] doubling(Json.Arr list, List<AxisEntry> entries) {
    int[] rows = new int[Doubling.values().length];
    List<String> words = new ArrayList<>();
    for (Doubling each : Doubling.values()) {
      words.add(each.toString());
    }
    boolean right = true;
    for (AxisEntry entry : entries) {
      if (!words.contains(entry.name())) {
        file.wrong(
            Code.ROW,
            entry.at(),
            "`" + entry.name() + "` is no row of a doubling",
            entry.name().equals("doubled")
                ? "`is doubled`, or `doubles`?"
                : String.join(", ", words));
        right = false;
      }
    }
    for (int i = 0; right && i < rows.length; i++) {
      String word = words.get(i);
      rows[i] = entries.stream().map(AxisEntry::name).toList().indexOf(word);
      if (rows[i] < 0) {
        file.wrong(
            Code.ROW,
            list.at(),
            "the row `" + word + "` is missing",
            "{ \"at\": \"" + word + "\", \"cells\": [\"-\"] }");
        right = false;
      }
    }
    return right ? rows : null;
  }

  private boolean covered(Members rows, Roll die, Modifiers modifiers, List<AxisEntry> entries) {
    List<AxisEntry> sorted = new ArrayList<>(entries);
    sorted.sort((a, b) -> a.range().compareTo(b.range()));
    for (int i = 1; i < sorted.size(); i++) {
      AxisEntry before = sorted.get(i - 1);
      AxisEntry here = sorted.get(i);
      if (here.range().low() <= before.range().high()) {
        AxisEntry later = entries.indexOf(here) > entries.indexOf(before) ? here : before;
        file.wrong(
            Code.ROW,
            later.at(),
            "rows "
                + before.name()
                + " and "
                + here.name()
                + " share the roll "
                + here.range().low(),
            "\""
                + new Range(
                    Math.min(
                        before.range().high() == Range.OPEN_HIGH
                            ? here.range().low()
                            : before.range().high() + 1,
                        here.range().high()),
                    here.range().high())
                + "\"");
        return false;
      }
    }
    Spread natural = die.natural();
    int least = natural.least() + die.constant();
    int most = natural.most() + die.constant();
    boolean open = !die.added().isEmpty() || die.versus() != null;
    for (Map.Entry<Integer, java.math.BigInteger> roll :
        open ? Map.<Integer, java.math.BigInteger>of().entrySet() : natural.weights().entrySet()) {
      int total = roll.getKey() + die.constant();
      if (sorted.stream().noneMatch(it -> it.range().contains(total))) {
        BigFraction chance = natural.chance(it -> it == roll.getKey());
        file.wrong(
            Code.ROW,
            rows.get("list").at(),
            "rolls not covered: "
                + total
                + " (probability "
                + chance.toString().replace(" ", "")
                + ")",
            widened(total, sorted));
        return false;
      }
    }
    boolean down = open;
    boolean up = open;
    for (Modifier modifier : modifiers.list()) {
      down |= modifier.drm() < 0;
      up |= modifier.drm() > 0;
    }
    AxisEntry first = sorted.get(0);
    AxisEntry last = sorted.get(sorted.size() - 1);
    if (down && first.range().low() != Range.OPEN_LOW) {
      file.wrong(
          Code.ROW,
          first.at(),
          "modified rolls below " + (open ? first.range().low() : least) + " have no row",
          "\".." + first.range().high() + "\"");
      return false;
    }
    if (up && last.range().high() != Range.OPEN_HIGH) {
      file.wrong(
          Code.ROW,
          last.at(),
          "modified rolls above " + (open ? last.range().high() : most) + " have no row",
          "\"" + last.range().low() + "+\"");
      return false;
    }
    return true;
  }

  /** The row that covers a roll if it is widened. */
  private static String widened(int roll, List<AxisEntry> sorted) {
    for (AxisEntry row : sorted) {
      if (row.range().low() > roll) {
        return "\""
            + (row.range().high() == Range.OPEN_HIGH ? roll + "+" : roll + "-" + row.range().high())
            + "\"";
      }
    }
    return "\"" + sorted.get(sorted.size() - 1).range().low() + "+\"";
  }
}

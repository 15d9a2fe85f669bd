package vedette.system;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.system.TableRule.Cell;
import vedette.system.effect.Effect;
import vedette.system.effect.Lose;
import vedette.system.query.Code;
import vedette.system.query.Members;
import vedette.system.query.SectionReader;
import vedette.system.query.Subject;
import vedette.table.grid.CombatResult;
import vedette.table.read.ResultAdvice;

/** A reader of the cells of a system's tables: results in words, or numbers of losses. */
final class CellReader {
  /** Separators written by mistake where a slash belongs. */
  private static final String BETWEEN = "\\s*[,;+&]\\s*|\\s+";

  /** The maximum number of words that a message lists. */
  private static final int SHOWN = 12;

  private final Map<String, Result> results;

  /** Results of combat tables read so far, so that equal words share one result. */
  private final Map<String, Result> builtIn = new HashMap<>();

  /** The cells of each word that nothing declares. */
  private final Map<String, List<String>> undeclared = new LinkedHashMap<>();

  private final Map<String, Json> undeclaredAt = new LinkedHashMap<>();

  private final SectionReader part;

  CellReader(SectionReader part, Map<String, Result> results) {
    this.part = part.withCode(Code.CELL);
    this.results = results;
  }

  /** Returns a cell that is a number of losses of a side. */
  Cell number(Json json, Subject loses) {
    Integer whole = Members.whole(json);
    if (whole == null || whole < 0 || whole > 9_999) {
      String text = Members.messageText(json);
      if (text.equals("-")) {
        return new Cell(text, List.of(Result.NONE));
      }
      part.report(
          json.at(), "`" + text + "` is not a number of losses", "write a whole number from 0");
      return new Cell(text, List.of());
    }
    return lossCell(whole, loses);
  }

  /** Returns a cell with this number of losses of a side. */
  static Cell lossCell(int losses, Subject loses) {
    String text = String.valueOf(losses);
    Effect lose = new Effect(Lose.of(losses), null);
    Result result =
        new Result(text, List.of(new Result.SideEffects(loses, List.of(lose))), false, "");
    return new Cell(text, List.of(losses == 0 ? Result.NONE : result));
  }

  /**
   * Returns a cell of results.
   *
   * @param place its place, for a message
   */
  Cell words(Json json, String place) {
    String text = Members.messageText(json);
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

  /**
   * Returns the place of a cell in words.
   *
   * @param row its row
   * @param column its column; null if the table has only one
   */
  static String place(String row, String column) {
    return "row "
        + (row.startsWith("..") ? row.substring(2) : row)
        + (column == null ? "" : ", column " + column);
  }

  /** Returns a key that is equal for cells with the same result, however they are written. */
  Object meaning(Cell cell) {
    CombatResult standard = Result.standard(cell.text(), results.keySet());
    return standard == null ? cell.text() : standard.meaning();
  }

  /** Returns whether a cell is a combat result in the standard notation. */
  boolean isStandard(Cell cell) {
    return Result.standard(cell.text(), results.keySet()) != null;
  }

  /**
   * Returns the result of a word; null if it has none. A built-in word of several parts, as {@code
   * A1/D1}, does not count where the file declares one of its parts.
   */
  private Result result(String word) {
    Result known = results.get(word);
    if (known == null && Stream.of(word.split("/")).noneMatch(results::containsKey)) {
      known = builtIn.get(word);
    } else if (known == null) {
      return null;
    }
    if (known == null) {
      known = ResultsReader.builtIn(word);
      if (known != null) {
        builtIn.put(word, known);
      }
    }
    return known;
  }

  /** Returns whether a word is several results with another separator than a slash. */
  private boolean isSeveral(String word) {
    String[] parts = word.split(BETWEEN);
    return parts.length > 1 && Stream.of(parts).noneMatch(it -> result(it) == null);
  }

  /** Reports the words that nothing declares. */
  void tellUndeclared() {
    undeclared.forEach(
        (word, places) -> {
          String near =
              Nearest.of(word, results.keySet()).or(() -> ResultAdvice.nearest(word)).orElse("");
          boolean typo = places.size() == 1 && !near.isEmpty();
          Json at = undeclaredAt.get(word);
          if (typo) {
            part.report(
                at.at(),
                "`" + word + "` is not a result",
                "did you mean `" + near + "`? Declare other words in \"results\"");
          } else if (isSeveral(word)) {
            part.report(
                at.at(),
                "`" + word + "` is not a result",
                "write a slash between results: \"" + word.replaceAll(BETWEEN, "/") + "\"");
          } else {
            String longer =
                results.keySet().stream().filter(it -> it.contains(word)).findFirst().orElse("");
            part.report(
                at.at(),
                "`"
                    + word
                    + "` is not a result: "
                    + places.get(0)
                    + " uses it, but \"results\" does not declare it",
                longer.isEmpty()
                    ? declaredWords() + "add \"" + word + "\": { \"attacker\": …, \"defender\": … }"
                    : "did you mean `" + longer + "`? Otherwise declare `" + word + "`");
          }
        });
  }

  /** Returns the declared words, for a message. */
  private String declaredWords() {
    return results.isEmpty()
        ? ""
        : "write one of "
            + results.keySet().stream().limit(SHOWN).collect(Collectors.joining(", "))
            + (results.size() > SHOWN ? ", …" : "")
            + ", or ";
  }
}

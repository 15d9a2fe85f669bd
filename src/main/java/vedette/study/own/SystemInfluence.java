package vedette.study.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.json.Json;
import vedette.odds.Consultations;
import vedette.odds.ExactOdds;
import vedette.odds.Odds;
import vedette.problem.Position;
import vedette.question.Figure;
import vedette.study.Influence;
import vedette.table.SystemFile;
import vedette.table.SystemPart;

/**
 * How far the odds of a fight move if one number of its system is one more or one less, or if a
 * cell that it consults says what the row above or below says; all of it exact.
 *
 * @param figures the figures that may move
 * @param odds the odds as the file is
 * @param parts what was changed, in the file's order
 */
public record SystemInfluence(List<Figure> figures, Odds.Exact odds, List<Part> parts) {
  private static final Set<String> NOT_VALUES =
      Set.of("class", "initiative", "cost", "life", "steps");
  private static final Set<String> NUMBERS =
      Set.of("drm", "shift", "atLeast", "atMost", "attacker", "defender", "own", "enemy", "dice");

  /**
   * A part of the file.
   *
   * @param up what moves if a number is one more, or a cell says what the row below says; null if
   *     that cannot be
   * @param down the same the other way
   */
  public record Part(SystemPart part, Influence.Moves up, Influence.Moves down) {}

  /** A part, and what it may be instead. */
  private record Steps(SystemPart part, String up, String down) {}

  /**
   * The answer.
   *
   * @param progress hears now and then how many changed fights have been looked at
   * @throws vedette.work.Refusal if the fight is too large for exact odds
   */
  public static SystemInfluence of(
      Influence.Task<?> question, SystemFile file, int threads, Influence.Progress progress) {
    Engagement<?, ?> fight = question.fight(question.tables());
    List<Figure> figures = question.figures(fight);
    Odds.Exact odds = ExactOdds.of(fight, question.limits(), false);
    List<Steps> steps =
        steps(file, Consultations.of(fight, question.limits(), Listener.NOBODY).keySet());
    List<Influence.Step> changed = new ArrayList<>();
    for (Steps each : steps) {
      changed.add(step(file, each.part(), each.up()));
      changed.add(step(file, each.part(), each.down()));
    }
    Influence.Moves[] changes =
        Influence.changes(question, changed, figures, odds, threads, progress);
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      parts.add(new Part(steps.get(i).part(), changes[2 * i], changes[2 * i + 1]));
    }
    return new SystemInfluence(figures, odds, List.copyOf(parts));
  }

  private static Influence.Step step(SystemFile file, SystemPart part, String to) {
    return new Influence.Step(
        to == null ? null : () -> file.with((Json.Obj) replaced(file.root(), part.at(), to)), to);
  }

  private static List<Steps> steps(SystemFile file, Set<Consultations.Place> consulted) {
    List<Steps> steps = new ArrayList<>();
    Map<Position, Steps> cells = cells(file, consulted);
    for (SystemPart part : file.parts()) {
      String key = part.where().substring(part.where().lastIndexOf(' ') + 1);
      if (cells.containsKey(part.at())) {
        Steps cell = cells.get(part.at());
        steps.add(new Steps(part, cell.up(), cell.down()));
      } else if (part.where().startsWith("unit ") && !NOT_VALUES.contains(key)
          || NUMBERS.contains(key) && part.text().matches("-?\\d{1,6}")) {
        String up = moved(part.text(), 1);
        String down = moved(part.text(), -1);
        boolean signed = key.equals("drm") || key.equals("shift");
        steps.add(
            new Steps(
                part,
                up,
                down.contains("-") && !signed && !part.text().contains("-") ? null : down));
      }
    }
    return steps;
  }

  /** A number, or one for each step, each so much more. */
  private static String moved(String numbers, int by) {
    List<String> moved = new ArrayList<>();
    for (String number : numbers.split("/")) {
      moved.add(String.valueOf(Integer.parseInt(number.strip()) + by));
    }
    return String.join("/", moved);
  }

  /** The cells that a fight consults, and what stands below and above them. */
  private static Map<Position, Steps> cells(SystemFile file, Set<Consultations.Place> consulted) {
    Map<Position, Steps> cells = new LinkedHashMap<>();
    Map<String, SystemPart> parts = new LinkedHashMap<>();
    file.parts().forEach(it -> parts.put(it.where(), it));
    List<String> rows = new ArrayList<>();
    for (String where : parts.keySet()) {
      int row = where.indexOf(" row ");
      int end = Math.max(where.lastIndexOf(" column "), where.lastIndexOf(" result"));
      if (where.startsWith("table ") && row > 0 && end > row) {
        String before = where.substring(0, row);
        String name = where.substring(row, end);
        if (!rows.contains(before + name)) {
          rows.add(before + name);
        }
      }
    }
    parts.forEach(
        (where, part) -> {
          for (int i = 0; i < rows.size(); i++) {
            if (where.startsWith(rows.get(i) + " ") && isConsulted(where, consulted)) {
              String column = where.substring(rows.get(i).length());
              String up = text(parts, rows, i, 1, column, part);
              String down = text(parts, rows, i, -1, column, part);
              cells.put(part.at(), new Steps(part, up, down));
            }
          }
        });
    return cells;
  }

  private static boolean isConsulted(String where, Set<Consultations.Place> consulted) {
    return consulted.stream()
        .anyMatch(it -> SystemPart.isCell(where, it.table(), it.row(), it.column()));
  }

  private static String text(
      Map<String, SystemPart> parts,
      List<String> rows,
      int row,
      int by,
      String column,
      SystemPart cell) {
    boolean there = row + by >= 0 && row + by < rows.size();
    SystemPart other = there ? parts.get(rows.get(row + by) + column) : null;
    String table = rows.get(row).substring(0, rows.get(row).indexOf(" row "));
    boolean same = other == null || !other.where().startsWith(table + " row ");
    return same || other.text().equals(cell.text()) ? null : other.text();
  }

  /** The same value with another text or number where it stands. */
  private static Json replaced(Json json, Position at, String text) {
    if (json instanceof Json.Obj object) {
      List<Json.Member> members = new ArrayList<>();
      for (Json.Member it : object.members()) {
        members.add(new Json.Member(it.name(), it.at(), replaced(it.value(), at, text)));
      }
      return new Json.Obj(members, object.at());
    }
    if (json instanceof Json.Arr array) {
      return new Json.Arr(
          array.values().stream().map(it -> replaced(it, at, text)).toList(), array.at());
    }
    if (!json.at().equals(at)) {
      return json;
    }
    return json instanceof Json.Num
        ? new Json.Num(text, new java.math.BigDecimal(text), at)
        : new Json.Str(text, at);
  }
}

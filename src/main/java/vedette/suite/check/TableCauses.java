package vedette.suite.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.odds.exact.Consultations;
import vedette.odds.exact.Consultations.Place;
import vedette.suite.scenario.Scenario;
import vedette.table.grid.FileOfParts;
import vedette.table.grid.Modifiers;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;

/** The changed tables that changed the odds of a scenario. */
final class TableCauses {
  /** The subject of a part of a system's file. */
  private static final Pattern OF_UNIT = Pattern.compile("unit (\\S+) .*");

  private static final Pattern OF_MODIFIER = Pattern.compile("(table \\S+ )?modifier .*");

  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+");

  /** The value of a modifier that adds nothing and so leaves no note. */
  private static final String ADDS_NOTHING = "0";

  private TableCauses() {}

  /**
   * Returns the changed tables that a scenario consults. Tables with a changed part that it
   * consults are responsible; if there are none, all tables with a changed part are; none is if
   * only words changed that no rule reads.
   *
   * @param changes the changes by the key of the table in a baseline
   */
  static List<ConsultedTable> of(
      Scenario scenario, Map<String, TableChange> changes, Deadline deadline) {
    ConsultedCells consulted = ConsultedCells.of(scenario, deadline);
    List<ConsultedTable> tables = new ArrayList<>();
    changes.forEach(
        (key, change) -> {
          List<TableChange.Part> moving =
              consulted == null
                  ? List.of()
                  : change.changes().stream()
                      .filter(it -> affects(it, scenario.tables().get(key), scenario, consulted))
                      .toList();
          tables.add(
              moving.isEmpty()
                  ? ConsultedTable.withoutEffect(change)
                  : ConsultedTable.moving(change, moving));
        });
    if (tables.stream().anyMatch(ConsultedTable::moved)) {
      return tables;
    }
    boolean known = changes.values().stream().anyMatch(it -> !it.changes().isEmpty());
    tables.clear();
    changes.forEach(
        (key, change) -> {
          boolean moving =
              known
                  ? !change.changes().isEmpty()
                  : !(scenario.tables().get(key) instanceof Modifiers);
          tables.add(
              moving
                  ? ConsultedTable.moving(change, List.of())
                  : ConsultedTable.withoutEffect(change));
        });
    return tables;
  }

  /** Returns whether the scenario consults a part; it may have consulted a part that is gone. */
  private static boolean affects(
      TableChange.Part change, Table table, Scenario scenario, ConsultedCells consulted) {
    Matcher unit = OF_UNIT.matcher(change.part());
    if (table instanceof SystemFile && unit.matches()) {
      return fights(unit.group(1), scenario);
    }
    if (change.now().isEmpty()) {
      return true;
    }
    List<TablePart> parts = table.parts().stream().filter(it -> isOf(it, change.part())).toList();
    if (parts.stream().anyMatch(it -> it.cell() != null)) {
      return parts.stream().anyMatch(it -> consulted.contains(it.cell()));
    }
    Matcher modifier = OF_MODIFIER.matcher(change.part());
    if (!modifier.matches()
        || table instanceof FileOfParts && !change.part().matches(".* (drm|shift)")) {
      // It is unknown which of these a fight asks for.
      return true;
    }
    boolean value = NUMBER.matcher(change.now()).matches();
    boolean noted = value && !change.now().equals(ADDS_NOTHING);
    String name = parts.get(0).subject().replaceFirst(".*?modifier ", "");
    return consulted.modifiers().contains(name) || !change.old().isEmpty() && !noted;
  }

  /**
   * Returns whether a part has this description, or belongs to the row, column or modifier
   * described.
   */
  private static boolean isOf(TablePart part, String words) {
    return part.place().equals(words)
        || part.subject().equals(words)
        || part.cell() != null && part.key().equals(words);
  }

  /** Returns whether a unit of a system takes part in the situation, on either side. */
  private static boolean fights(String unit, Scenario scenario) {
    return scenario.fight().story().situation().stream()
        .filter(fact -> !fact.label().endsWith(" loss order")) // may name absent units
        .anyMatch(fact -> List.of(fact.text().split("[\\s,;]+")).contains(unit));
  }

  /**
   * The cells and modifiers that a fight consults in any of its battles.
   *
   * @param cells the cells by table, row and column
   * @param modifiers the names of the modifiers
   */
  record ConsultedCells(Set<Place> cells, Set<String> modifiers) {
    /** A sampled fight may be too large to explore completely. */
    private static final int MOST_STATES_OF_SAMPLED = 20_000;

    /**
     * Returns the cells and modifiers that a scenario consults; null if it is too large to explore.
     */
    static ConsultedCells of(Scenario scenario, Deadline deadline) {
      Limits limits = scenario.limits(deadline);
      boolean sampled = scenario.methodAndSample().method().isSampled();
      int states = Math.min(limits.states(), MOST_STATES_OF_SAMPLED);
      return of(scenario.fight(), sampled ? Limits.of(states, deadline) : limits);
    }

    private static <S, R> ConsultedCells of(Engagement<S, R> fight, Limits limits) {
      Set<String> modifiers = new HashSet<>();
      Listener listener =
          note -> {
            if (note instanceof Note.Modifier modifier) {
              modifiers.add(modifier.name());
            }
          };
      try {
        return new ConsultedCells(Consultations.of(fight, limits, listener).keySet(), modifiers);
      } catch (TimeUp e) {
        throw e;
      } catch (Refusal e) {
        return null;
      }
    }

    /** Returns whether the fight consults a cell. */
    boolean contains(TablePart.Cell cell) {
      return cells.stream().anyMatch(it -> cell.is(it.table(), it.row(), it.column()));
    }
  }
}

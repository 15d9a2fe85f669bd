package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.rules.loosefiles.Damage.Hit;
import vedette.rules.loosefiles.Unit.Arm;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** The table of combat results, as checked: what each row costs a unit. */
final class CombatResults {

  /** The results, and how far each sends a unit back, by its name. */
  static final List<String> TABLES = List.of("loose-files/combat-results", "loose-files/retreats");

  /** The retreat of who goes back nowhere. */
  static final String STAYS = "none";

  private final Grid grid;
  private final Grid retreats;
  private final LossColumn points;
  private final LossColumn casualties;

  /** What each row costs who is spared nothing. */
  private final List<Hit> costs = new ArrayList<>();

  /** What each row costs of one kind. */
  private record LossColumn(int column, List<ConditionalLoss> byRow) {
    static LossColumn of(Grid grid, String name) {
      int column = grid.columns().indexOf(name);
      List<ConditionalLoss> losses = new ArrayList<>();
      for (int row = 0; row < grid.rows().size(); row++) {
        losses.add(ConditionalLoss.of(grid.text(row, column)).orElseThrow());
      }
      return new LossColumn(column, losses);
    }
  }

  private CombatResults(Tables tables) {
    grid =
        tables
            .grid(TABLES.get(0), CellKind.TEXT)
            .withCells(
                text -> ConditionalLoss.of(text).isPresent(),
                "write a number up to 99, with or without `unless spared` or `facing foot` after"
                    + " it");
    retreats = tables.grid(TABLES.get(1), CellKind.TEXT);
    points = LossColumn.of(grid, "D.Points");
    casualties = LossColumn.of(grid, "casualties");
    for (int row = 0; row < grid.rows().size(); row++) {
      costs.add(new Hit(points(row).number(), casualties(row).number()));
    }
  }

  static CombatResults of(Tables tables) {
    return tables.as(CombatResults.class, CombatResults::new);
  }

  int row(int difference) {
    return grid.row(difference);
  }

  /**
   * Returns whether a side with this result has done worse than one whose score equals the enemy's.
   */
  boolean isDrivenBack(int row) {
    return row < row(0);
  }

  String name(int row) {
    return grid.rows().name(row);
  }

  /** Returns the results, the best first. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (int row = grid.rows().size() - 1; row >= 0; row--) {
      names.add(name(row));
    }
    return List.copyOf(names);
  }

  /** Returns how far a result sends a unit back, in words. */
  String retreat(int row) {
    int retreat = retreats.rows().indexOf(name(row));
    return retreat < 0 ? STAYS : retreats.text(retreat, 0);
  }

  /** Returns the words of all retreats, the shortest first. */
  List<String> retreats() {
    return IntStream.range(0, grid.rows().size())
        .map(row -> grid.rows().size() - 1 - row)
        .mapToObj(this::retreat)
        .distinct()
        .toList();
  }

  private ConditionalLoss points(int row) {
    return points.byRow().get(row);
  }

  private ConditionalLoss casualties(int row) {
    return casualties.byRow().get(row);
  }

  /** Returns what a row costs a unit: nothing of which it is spared (LF5). */
  Hit hit(int row, Unit unit, List<Unit> enemies) {
    Hit whole = costs.get(row);
    int paid = points(row).lossOf(unit, enemies);
    int lost = casualties(row).lossOf(unit, enemies);
    return paid == whole.points() && lost == whole.casualties() ? whole : new Hit(paid, lost);
  }

  /** Notes what a unit is spared, and why. */
  void noteSpared(int row, Roster own, int unit, Roster enemy, Umpire umpire) {
    noteSpared(points(row), "D.Points", own, unit, enemy, umpire);
    noteSpared(casualties(row), "casualties", own, unit, enemy, umpire);
  }

  private static void noteSpared(
      ConditionalLoss loss, String what, Roster own, int unit, Roster enemy, Umpire umpire) {
    String why = loss.spared(own.units().get(unit), enemy.units());
    if (loss.number() > 0 && !why.isEmpty()) {
      umpire.note("LF5", "{} is spared {}, {}", own.label(unit), what, why);
    }
  }

  /** Notes what a row costs. */
  void note(int row, Umpire umpire) {
    boolean free = points(row).number() + casualties(row).number() == 0;
    note(points, row, free, umpire);
    note(casualties, row, free, umpire);
  }

  private void note(LossColumn losses, int row, boolean free, Umpire umpire) {
    boolean read = free || losses.byRow().get(row).isConditional();
    String cell = grid.text(row, losses.column());
    Notes.cell(grid, row, losses.column(), cell, read ? "LF5" : "", umpire);
  }

  /**
   * What a result of combat costs a unit: a number, and whether everybody pays it (LF5).
   *
   * @param condition who pays
   */
  record ConditionalLoss(int number, Condition condition) {
    private static final Pattern CELL = Pattern.compile("(?<number>[0-9]{1,2})(?<condition> .+)?");

    /** Who pays, as tables write it behind the number. */
    enum Condition {
      ALWAYS(""),
      UNLESS_SPARED(" unless spared"),
      FACING_FOOT(" facing foot");

      private final String words;

      Condition(String words) {
        this.words = words;
      }
    }

    /** Returns the loss that a cell writes, if any. */
    static Optional<ConditionalLoss> of(String cell) {
      Matcher found = CELL.matcher(cell);
      if (found.matches()) {
        String words = Optional.ofNullable(found.group("condition")).orElse("");
        for (Condition condition : Condition.values()) {
          if (condition.words.equals(words)) {
            return Optional.of(
                new ConditionalLoss(Integer.parseInt(found.group("number")), condition));
          }
        }
      }
      return Optional.empty();
    }

    /** Returns whether it depends on who faces whom. */
    boolean isConditional() {
      return number > 0 && condition != Condition.ALWAYS;
    }

    /** Returns what a unit pays of it. */
    int lossOf(Unit unit, List<Unit> enemies) {
      return spared(unit, enemies).isEmpty() ? number : 0;
    }

    /** Returns why a unit does not pay it; "" if it does. */
    String spared(Unit unit, List<Unit> enemies) {
      if (condition == Condition.ALWAYS) {
        return "";
      }
      if (unit.works().isPresent()) {
        return unit.works().get().location();
      }
      if (condition == Condition.FACING_FOOT) {
        return anyMatch(enemies, enemy -> enemy.arm() == Arm.FOOT && !enemy.attacksWithBayonet())
            ? ""
            : "facing no infantry, or only a bayonet attack";
      }
      if (anyMatch(enemies, Unit::attacksWithBayonet)) {
        return "facing a bayonet attack";
      }
      return unit.arm() == Arm.FOOT && anyMatch(enemies, enemy -> enemy.arm() == Arm.HORSE)
          ? "as infantry facing cavalry"
          : "";
    }

    private static boolean anyMatch(List<Unit> units, Predicate<Unit> what) {
      for (int i = 0; i < units.size(); i++) {
        if (what.test(units.get(i))) {
          return true;
        }
      }
      return false;
    }
  }
}

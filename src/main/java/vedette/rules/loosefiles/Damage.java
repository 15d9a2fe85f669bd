package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** What D.Points and casualties do to the units of one side, and to their commanders. */
final class Damage {
  /** The most D.Points on a unit. */
  static final String LIMITS = "loose-files/limits";

  /** The tables that say what becomes of who is hit. */
  static final List<String> TABLES = tables();

  private final Roster roster;
  private final int most;
  private final CommanderRoll roll;

  Damage(Roster roster, Tables tables) {
    this.roster = roster;
    most = mostPoints(tables);
    roll = CommanderRoll.of(tables);
  }

  private static List<String> tables() {
    List<String> tables = new ArrayList<>(CommanderRoll.TABLES);
    tables.add(0, LIMITS);
    return List.copyOf(tables);
  }

  /** Returns the most D.Points on a unit (LF4). */
  static int mostPoints(Tables tables) {
    Grid limits = tables.grid(LIMITS, CellKind.NUMBER).within(0, RulesInForce.MOST);
    return limits.number(limits.rows().indexOf("unit"), 0);
  }

  /** Returns what is left of a unit: D.Points beyond the most are casualties, one each (LF4). */
  UnitState unitAfter(UnitState before, Hit hit) {
    int bases = before.bases() - hit.casualties() - excess(before, hit);
    return bases <= 0
        ? before.destroyed()
        : before.with(bases, Math.min(before.dp() + hit.points(), most));
  }

  private int excess(UnitState before, Hit hit) {
    return Math.max(0, before.dp() + hit.points() - most);
  }

  /** A unit takes all that one fire or combat inflicts on it. */
  UnitState applyHit(int unit, UnitState before, Hit hit, Umpire umpire) {
    if (hit.isNone()) {
      return before;
    }
    UnitState left = unitAfter(before, hit);
    int beyond = excess(before, hit);
    String readings = beyond > 0 ? "LF4" : "";
    if (umpire.hears(readings)) {
      String limit = beyond > 0 ? " (" + beyond + " beyond the limit, each costing a base)" : "";
      umpire.note(
          new Note.Event(
              readings,
              "{} takes {}{}: {}",
              roster.label(unit),
              hitText(hit),
              limit,
              left.isDestroyed() ? "destroyed" : left.words()));
    }
    return left;
  }

  private static String hitText(Hit hit) {
    if (hit.points() == 0 || hit.casualties() == 0) {
      return hit.points() > 0
          ? CountWords.points(hit.points())
          : CountWords.casualties(hit.casualties());
    }
    return CountWords.points(hit.points()) + " and " + CountWords.casualties(hit.casualties());
  }

  /**
   * How many D.Points more destroy a unit, if so many can come; further ones do no more.
   *
   * @param soFar what it is going to take without them
   * @param coming the most that can come
   */
  int pointsToDestroy(UnitState before, Hit soFar, int coming) {
    int points = 0;
    while (points < coming && !unitAfter(before, soFar.plus(new Hit(points, 0))).isDestroyed()) {
      points++;
    }
    return points;
  }

  /**
   * Returns whether the commander with a unit is in danger: an enemy has hit it, or it has lost a
   * base by whatever means (LF6).
   *
   * @param hit by an enemy
   */
  static boolean endangers(UnitState before, UnitState left, Hit hit) {
    return left.isLed() && (!hit.isNone() || left.bases() < before.bases());
  }

  /** Returns the commander in danger rolls, once for all that his unit has suffered (LF6). */
  UnitState check(int unit, UnitState hurt, Umpire umpire) {
    String commander = roster.commander(unit);
    umpire.heading("LF6", "Roll of {}", commander);
    Fate fate = roll.of(umpire);
    umpire.note("", "{} is {}", commander, fate);
    return hurt.with(fate);
  }

  /** What is inflicted on a unit. */
  record Hit(int points, int casualties) {
    static final Hit NONE = new Hit(0, 0);

    /** Returns what a cell of the artillery's results writes that was checked: {@code 1 1}. */
    static Hit of(String cell) {
      int space = cell.indexOf(' ');
      return new Hit(
          Integer.parseInt(cell, 0, space, 10),
          Integer.parseInt(cell, space + 1, cell.length(), 10));
    }

    /** Both together. */
    Hit plus(Hit other) {
      return new Hit(points + other.points, casualties + other.casualties);
    }

    boolean isNone() {
      return points + casualties == 0;
    }

    /** Both numbers in words. */
    String words() {
      return CountWords.points(points) + ", " + CountWords.casualties(casualties);
    }
  }
}

package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** The effects of D.Points and casualties on the units of one side and their commanders. */
final class Damage {
  /** The table of the maximum D.Points on a unit. */
  static final String LIMITS = "loose-files/limits";

  /** The tables that decide the effects of hits. */
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

  /** Returns the maximum D.Points on a unit (LF4). */
  static int mostPoints(Tables tables) {
    Grid limits = tables.grid(LIMITS, CellKind.NUMBER).within(0, RulesInForce.MOST);
    return limits.number(limits.rows().indexOf("unit"), 0);
  }

  /** Returns a unit after a hit. Each D.Point beyond the maximum is a casualty (LF4). */
  UnitState unitAfter(UnitState before, Hit hit) {
    int bases = before.bases() - hit.casualties() - excess(before, hit);
    return bases <= 0
        ? before.destroyed()
        : before.with(bases, Math.min(before.dp() + hit.points(), most));
  }

  private int excess(UnitState before, Hit hit) {
    return Math.max(0, before.dp() + hit.points() - most);
  }

  /** Returns a unit after all hits of one fire or combat, and notes them. */
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
   * Returns the number of further D.Points that destroy a unit, at most the number that can still
   * be scored.
   *
   * @param soFar hits on the unit before these
   * @param coming maximum of further D.Points
   */
  int pointsToDestroy(UnitState before, Hit soFar, int coming) {
    int points = 0;
    while (points < coming && !unitAfter(before, soFar.plus(new Hit(points, 0))).isDestroyed()) {
      points++;
    }
    return points;
  }

  /**
   * Returns whether the commander with a unit is in danger: an enemy has hit the unit, or it has
   * lost a base for any reason (LF6).
   *
   * @param hit hit by an enemy
   */
  static boolean endangers(UnitState before, UnitState left, Hit hit) {
    return left.isLed() && (!hit.isNone() || left.bases() < before.bases());
  }

  /** Returns a unit after the roll of its commander, one roll for all hits on it (LF6). */
  UnitState check(int unit, UnitState hurt, Umpire umpire) {
    String commander = roster.commander(unit);
    umpire.heading("LF6", "Roll of {}", commander);
    Fate fate = roll.of(umpire);
    umpire.note("", "{} is {}", commander, fate);
    return hurt.with(fate);
  }

  /** A hit on a unit: D.Points and casualties. */
  record Hit(int points, int casualties) {
    static final Hit NONE = new Hit(0, 0);

    /** Returns the hit in a checked cell of the artillery's results: {@code 1 1}. */
    static Hit of(String cell) {
      int space = cell.indexOf(' ');
      return new Hit(
          Integer.parseInt(cell, 0, space, 10),
          Integer.parseInt(cell, space + 1, cell.length(), 10));
    }

    /** Returns the sum of two hits. */
    Hit plus(Hit other) {
      return new Hit(points + other.points, casualties + other.casualties);
    }

    boolean isNone() {
      return points + casualties == 0;
    }

    /** Returns both numbers in words. */
    String words() {
      return CountWords.points(points) + ", " + CountWords.casualties(casualties);
    }
  }
}

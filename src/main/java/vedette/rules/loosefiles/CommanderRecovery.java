package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.rules.kit.Units;

/** Commanders take D.Points off the units of one side (LF7). */
final class CommanderRecovery {
  private final Roster roster;
  private final String readings;
  private final int commanders;
  private final boolean attached;

  /** The dice of one commander, of two and so on. */
  private final List<Die> dice = new ArrayList<>();

  /**
   * Over a side.
   *
   * @param commanders without a unit who roll for command points
   * @param attached whether those with units do as well, as long as they are unhurt
   * @param readings why they do
   */
  CommanderRecovery(Roster roster, int commanders, boolean attached, String readings) {
    this.roster = roster;
    this.readings = readings;
    this.commanders = commanders;
    this.attached = attached;
    for (int most = 1; most <= rolling(roster.initial()); most++) {
      dice.add(Die.sum(most, RulesInForce.FACES));
    }
  }

  /** Returns the die of one commander; there is one who may roll. */
  Die die() {
    return dice.get(0);
  }

  /** Returns whether anybody rolls: where there is nothing to take off, nobody does. */
  boolean rolls(List<UnitState> units) {
    return rolling(units) > 0 && points(units) > 0;
  }

  private int rolling(List<UnitState> units) {
    int led = 0;
    for (int i = 0; attached && i < units.size(); i++) {
      led += units.get(i).isLed() ? 1 : 0;
    }
    return commanders + led;
  }

  /** Returns what the report calls so many commanders, with what they do. */
  private String commanderPhrase(int rolling) {
    return rolling == 1
        ? "a commander of the " + roster.role() + "s has"
        : rolling + " commanders of the " + roster.role() + "s have";
  }

  /** D.Points on all units. */
  static int points(List<UnitState> units) {
    int points = 0;
    for (int i = 0; i < units.size(); i++) {
      points += units.get(i).dp();
    }
    return points;
  }

  /** Returns each commander with a unit spends his free point on it. */
  List<UnitState> spendFreePoints(List<UnitState> units, Umpire umpire) {
    List<UnitState> left = units;
    for (int i = 0; i < units.size(); i++) {
      UnitState unit = units.get(i);
      if (unit.isLed() && unit.dp() > 0) {
        umpire.note(
            "LF7", "{} removes a D.Point, {} remaining", roster.commander(i), unit.dp() - 1);
        left = Units.with(left, i, unit.recover(1));
      }
    }
    return left;
  }

  /** The commanders roll for command points, each of which takes a D.Point off. */
  List<UnitState> roll(List<UnitState> units, Umpire umpire) {
    int rolling = rolling(units);
    int points = umpire.roll(dice.get(rolling - 1));
    umpire.note(
        readings,
        points == 1 ? "{} {} command point" : "{} {} command points",
        commanderPhrase(rolling),
        points);
    List<UnitState> left = spend(points, units);
    boolean chosen = disordered(units) > 1;
    for (int i = 0; i < left.size(); i++) {
      int off = units.get(i).dp() - left.get(i).dp();
      if (off > 0) {
        umpire.note(
            chosen ? "LF-V3" : "",
            off == 1
                ? "{} recovers {} D.Point, {} remaining"
                : "{} recovers {} D.Points, {} remaining",
            roster.label(i),
            off,
            left.get(i).dp());
      }
    }
    return left;
  }

  private static int disordered(List<UnitState> units) {
    int disordered = 0;
    for (int i = 0; i < units.size(); i++) {
      disordered += units.get(i).dp() > 0 ? 1 : 0;
    }
    return disordered;
  }

  /** Each point goes to the unit that then has most D.Points (LF-V3). */
  private static List<UnitState> spend(int points, List<UnitState> units) {
    List<UnitState> left = new ArrayList<>(units);
    int worst = worst(left);
    for (int spent = 0; spent < points && worst >= 0; spent++) {
      left.set(worst, left.get(worst).recover(1));
      worst = worst(left);
    }
    return List.copyOf(left);
  }

  /** Returns the unit with most D.Points, the first of equals; -1 if none has any. */
  private static int worst(List<UnitState> units) {
    int worst = -1;
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i).dp() > (worst < 0 ? 0 : units.get(worst).dp())) {
        worst = i;
      }
    }
    return worst;
  }
}

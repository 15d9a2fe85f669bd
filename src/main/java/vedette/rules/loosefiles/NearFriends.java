package vedette.rules.loosefiles;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Left;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.Measures;
import vedette.rules.kit.Notes;
import vedette.table.Grid;

/** Friends of both sides who are near a combat, and what routs in it cost them (LF-V9). */
final class NearFriends {
  private final BySide<Roster> fighting;
  private final BySide<Roster> friends;
  private final Grid morale;
  private final Damage damage;
  private final boolean anyRout;

  /**
   * Friends that a player says.
   *
   * @param fighting units of the combat
   * @param taken what other units are called
   */
  NearFriends(
      CombatRequest request, BySide<Roster> fighting, LooseFilesTables tables, Set<String> taken) {
    this.fighting = fighting;
    morale = tables.morale();
    damage = tables.damage();
    anyRout = request.variant().contains(LooseFilesVariant.ANY_ROUT);
    friends =
        new BySide<>(
            roster("attacker", request.attackerNear(), taken),
            roster("defender", request.defenderNear(), taken));
  }

  private Roster roster(String side, List<Unit> units, Set<String> taken) {
    String parameter = side + "Near";
    return new Roster(parameter, side + "'s friend", units)
        .checkedForGradesOnly()
        .checked(damage.most(), taken);
  }

  /** As they stand before the combat. */
  UnitStates initial() {
    return UnitStates.of(friends);
  }

  /**
   * When a side has its result.
   *
   * @param result its name
   * @param fought the side's units then
   */
  UnitStates see(
      UnitStates before, Side side, String result, List<UnitState> fought, Umpire umpire) {
    int row = morale.rows().indexOf(result);
    UnitStates now = before;
    for (int i = 0; row >= 0 && i < friends.of(side).size(); i++) {
      int routs = routs(side, fought, friends.of(side).units().get(i));
      if (routs > 0) {
        Notes.cell(morale, row, 0, morale.text(row, 0), "LF-V9", umpire);
        now = shaken(now, new Place(side, i), routs * morale.number(row, 0), umpire);
      }
    }
    return now;
  }

  /** Units of a combat whose rout counts with a friend: those of lower grade that are left. */
  private int routs(Side side, List<UnitState> fought, Unit friend) {
    int routs = 0;
    for (int i = 0; i < fought.size(); i++) {
      int grade = fighting.of(side).units().get(i).with().grade();
      boolean counts = anyRout || grade < friend.with().grade();
      routs += counts && !fought.get(i).isDestroyed() ? 1 : 0;
    }
    return routs;
  }

  /** D.Points of morale endanger no commander, but a casualty by whatever means does (LF6). */
  private UnitStates shaken(UnitStates before, Place place, int points, Umpire umpire) {
    UnitState unit = before.at(place);
    UnitState left =
        damage.suffer(friends.of(place.side()).label(place.unit()), unit, points, 0, umpire);
    return left.bases() < unit.bases() ? before.hurt(place, left) : before.with(place, left);
  }

  /** The first of their commanders who has to roll does. */
  UnitStates check(UnitStates before, Umpire umpire) {
    Place place = before.checks().get(0);
    String commander = friends.of(place.side()).commander(place.unit());
    return before.checked(damage.check(commander, before.at(place), "", umpire));
  }

  /**
   * Adds what is measured of a side's friends, if it has any.
   *
   * @param units its friends when the combat is over
   */
  <R> void measure(Measures<R> measures, Side side, Function<R, List<UnitState>> units) {
    if (friends.of(side).size() > 0) {
      String mention = "whoever is near the " + side;
      SideMeasures<R> further =
          new SideMeasures<>(measures, side, "Near", mention, friends.of(side), units);
      further.points();
      further.casualties();
      further.eachPoints();
      further.each();
    }
  }

  /** What is left of a side's friends. */
  List<Left> left(Side side, UnitStates now) {
    return friends.of(side).left(now.of(side));
  }

  /** The situation, a line for each. */
  List<Fact> facts(Side side) {
    return friends.of(side).facts();
  }
}

package vedette.rules.loosefiles;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.rules.kit.Measures;
import vedette.rules.kit.Notes;
import vedette.rules.kit.Units;
import vedette.rules.loosefiles.Damage.Hit;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** Friends of both sides who are near a combat, and what routs in it cost them (LF-V9). */
final class NearbyFriends {
  /** What results of combat cost friends near: a number of D.Points by the result's name. */
  static final String MORALE = "loose-files/morale";

  private final BySide<Roster> fighting;
  private final BySide<Roster> friends;
  private final Grid morale;
  private final BySide<Damage> damage;
  private final RulesInForce rules;

  /**
   * Friends that a player says.
   *
   * @param fighting units of the combat
   * @param taken what other units are called
   */
  NearbyFriends(
      CombatEngagement.Request request,
      BySide<Roster> fighting,
      RulesInForce rules,
      Set<String> taken) {
    this.fighting = fighting;
    this.rules = rules;
    morale = rules.tables().grid(MORALE, CellKind.NUMBER).within(0, RulesInForce.MOST);
    friends =
        new BySide<>(
            roster("attacker", request.attackerNear(), taken),
            roster("defender", request.defenderNear(), taken));
    damage = friends.map(roster -> new Damage(roster, rules.tables()));
  }

  private Roster roster(String side, List<Unit> units, Set<String> taken) {
    return new Roster(side + "Near", side + "'s friend", units)
        .checkedForGradesOnly()
        .checked(Damage.mostPoints(rules.tables()), taken);
  }

  /** As they stand before the combat. */
  Units<UnitState> initial() {
    return new Units<>(friends.map(Roster::initial));
  }

  /**
   * When a side has its result.
   *
   * @param result its name
   * @param fought the side's units then
   * @param checks to which commanders are added who have to roll
   */
  Units<UnitState> see(
      Units<UnitState> before,
      Side side,
      String result,
      List<UnitState> fought,
      List<CombatEngagement.Check> checks,
      Umpire umpire) {
    int row = morale.rows().indexOf(result);
    Units<UnitState> now = before;
    for (int i = 0; row >= 0 && i < friends.of(side).size(); i++) {
      int routs = routs(side, fought, friends.of(side).units().get(i));
      if (routs > 0) {
        Notes.cell(morale, row, 0, morale.text(row, 0), "LF-V9", umpire);
        UnitState unit = before.of(side, i);
        Hit hit = new Hit(routs * morale.number(row, 0), 0);
        UnitState left = damage.of(side).applyHit(i, unit, hit, umpire);
        now = now.with(side, i, left);
        // No enemy has hit it.
        if (Damage.endangers(unit, left, Hit.NONE)) {
          checks.add(new CombatEngagement.Check(true, side, i));
        }
      }
    }
    return now;
  }

  /** Units of a combat whose rout counts with a friend: those of lower grade that are left. */
  private int routs(Side side, List<UnitState> fought, Unit friend) {
    int routs = 0;
    for (int i = 0; i < fought.size(); i++) {
      int grade = fighting.of(side).units().get(i).with().grade();
      boolean counts = rules.plays(LooseFilesVariant.ANY_ROUT) || grade < friend.with().grade();
      routs += counts && !fought.get(i).isDestroyed() ? 1 : 0;
    }
    return routs;
  }

  /** Returns the commander of a friend rolls (LF6). */
  Units<UnitState> check(Units<UnitState> before, Side side, int unit, Umpire umpire) {
    UnitState checked = damage.of(side).check(unit, before.of(side, unit), umpire);
    return before.with(side, unit, checked);
  }

  /**
   * Adds what is measured of a side's friends, if it has any.
   *
   * @param units its friends when the combat is over
   */
  <R> void measure(Measures<R> measures, Side side, Function<R, List<UnitState>> units) {
    if (friends.of(side).size() > 0) {
      String mention = "friends near the " + side;
      SideMeasures<R> further =
          new SideMeasures<>(measures, side, "Near", mention, friends.of(side), units);
      further.points();
      further.casualties();
      further.eachPoints();
      further.addEachUnit();
    }
  }

  /** Returns what is left of a side's friends. */
  List<SurvivingStack> survivors(Side side, Units<UnitState> now) {
    return friends.of(side).survivors(now.of(side));
  }

  /** Returns the situation, a line for each. */
  List<Fact> facts(Side side) {
    return friends.of(side).facts();
  }
}

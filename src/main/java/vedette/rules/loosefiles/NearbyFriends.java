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

/** The friends of both sides near a combat, and their losses from routs in it (LF-V9). */
final class NearbyFriends {
  /** The table of the D.Points that friends near lose by a result of combat. */
  static final String MORALE = "loose-files/morale";

  private final BySide<Roster> fighting;
  private final BySide<Roster> friends;
  private final Grid morale;
  private final BySide<Damage> damage;
  private final RulesInForce rules;

  /**
   * Creates the friends of a request.
   *
   * @param fighting units of the combat
   * @param taken names in use by other units
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

  /** Returns the friends before the combat. */
  Units<UnitState> initial() {
    return new Units<>(friends.map(Roster::initial));
  }

  /**
   * Returns the friends after a side's result.
   *
   * @param result name of the result
   * @param fought units of the side after the combat
   * @param checks list to which the rolls of commanders in danger are added
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
        // A rout is no hit by an enemy.
        if (Damage.endangers(unit, left, Hit.NONE)) {
          checks.add(new CombatEngagement.Check(true, side, i));
        }
      }
    }
    return now;
  }

  /**
   * Returns the number of surviving units of the combat whose rout affects a friend: those of lower
   * grade.
   */
  private int routs(Side side, List<UnitState> fought, Unit friend) {
    int routs = 0;
    for (int i = 0; i < fought.size(); i++) {
      int grade = fighting.of(side).units().get(i).with().grade();
      boolean counts = rules.plays(LooseFilesVariant.ANY_ROUT) || grade < friend.with().grade();
      routs += counts && !fought.get(i).isDestroyed() ? 1 : 0;
    }
    return routs;
  }

  /** Returns the friends after the roll of a friend's commander (LF6). */
  Units<UnitState> check(Units<UnitState> before, Side side, int unit, Umpire umpire) {
    UnitState checked = damage.of(side).check(unit, before.of(side, unit), umpire);
    return before.with(side, unit, checked);
  }

  /**
   * Adds the measures of a side's friends, if it has any.
   *
   * @param units function from a result to the side's friends after the combat
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

  /** Returns the surviving friends of a side. */
  List<SurvivingStack> survivors(Side side, Units<UnitState> now) {
    return friends.of(side).survivors(now.of(side));
  }

  /** Returns the situation, a line for each friend. */
  List<Fact> facts(Side side) {
    return friends.of(side).facts();
  }
}

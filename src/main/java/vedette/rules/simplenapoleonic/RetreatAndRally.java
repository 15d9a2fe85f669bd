package vedette.rules.simplenapoleonic;

import java.util.function.IntPredicate;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.simplenapoleonic.UnitState.Condition;

/**
 * The retreat of units in an advance or a firefight: a unit that has run moves a hex back each turn
 * until a general rallies it (SN7, SN-V13, SN-V15, SN-V18).
 *
 * @param comesOn whether a unit of the attacker, by index, advances again after a rally
 * @param farthest hexes beyond which the distance of a retreating unit makes no difference
 * @param readings readings of an attempt to rally, separated by spaces
 */
record RetreatAndRally(
    Orders orders,
    RulesInForce rules,
    Forces forces,
    IntPredicate comesOn,
    int farthest,
    String readings) {
  /** Returns whether a unit is still in the fight: it is steady, or a general may rally it. */
  boolean remains(Side side, UnitState unit) {
    return unit.isSteady() || unit.isRetreating() && mayRally(side, unit);
  }

  /** Returns whether any general may rally a unit. */
  boolean mayRally(Side side, UnitState unit) {
    return unit.general() || orders.generals(side) > 0;
  }

  /**
   * Returns the state after one attempt to rally the acting unit. Generals try one by one, the
   * unit's own general last.
   */
  FightState rally(FightState state, Umpire umpire) {
    int generals = orders.generals(state.side());
    boolean chosen =
        generals > 0 && (state.acting().general() || forces.of(state.side()).size() > 1);
    String label = forces.of(state.side(), state.next()).label();
    umpire.heading(
        chosen ? readings + " SN-V15" : readings, "Turn {turn}, {} is to be rallied", label);
    boolean rallied = RallyEngagement.succeeds(rules, label, umpire);
    // A general tries once a turn, whether the unit rallies or not.
    boolean near = state.part().tried() < generals;
    FightState tried = near ? state.generalTried() : state;
    if (rallied) {
      return rallied(tried).nextUnit();
    }
    boolean again = near && mayTry(tried);
    return again ? tried : stepBack(tried).nextUnit();
  }

  /** Returns whether another general may try to rally the acting unit. */
  boolean mayTry(FightState state) {
    return state.part().tried() < orders.generals(state.side()) || state.acting().general();
  }

  /**
   * Returns the state after a rally: the unit stands where it is, and an approaching unit continues
   * from there.
   */
  private FightState rallied(FightState state) {
    int unit = state.next();
    UnitState steady = state.acting().with(Condition.STEADY);
    boolean comes = state.side() == Side.ATTACKER && comesOn.test(unit);
    return comes
        ? state
            .withRange(unit, state.march().ranges().get(unit) + steady.retreated())
            .with(state.side(), unit, steady.retreated(0))
        : state.with(state.side(), unit, steady);
  }

  /** Returns the state with the acting unit one hex farther away. */
  FightState stepBack(FightState state) {
    UnitState unit = state.acting();
    // The distance matters only if the unit may be rallied.
    int hexes = Math.min(farthest, unit.retreated() + 1);
    UnitState farther = unit.retreated(mayRally(state.side(), unit) ? hexes : 0);
    return state.with(state.side(), state.next(), farther);
  }

  /**
   * Returns a unit after losses: one that has just run is a hex farther away if it may be rallied.
   */
  UnitState hit(Side side, UnitState before, UnitState left) {
    return left.afterLosses(before, mayRally(side, left));
  }
}

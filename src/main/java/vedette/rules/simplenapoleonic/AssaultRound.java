package vedette.rules.simplenapoleonic;

import java.util.function.BiFunction;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.Flags;
import vedette.rules.simplenapoleonic.FightState.Round;
import vedette.rules.simplenapoleonic.Unit.Arm;
import vedette.rules.simplenapoleonic.UnitState.Condition;

/** One round of an assault between two units: throws, losses, falling back, morale (SN3, SN9). */
record AssaultRound(RulesInForce rules, BySide<PreparedUnit> troops) {
  /**
   * What a round leaves.
   *
   * @param driven whether the defender has been driven back
   * @param repelled whether the attacker has been, before any test of its morale
   */
  record RoundOutcome(BySide<UnitState> units, boolean driven, boolean repelled) {}

  /** Returns the round of a unit of the attacker. */
  static AssaultRound of(RulesInForce rules, Forces forces, int attacker) {
    return new AssaultRound(
        rules, new BySide<>(forces.of(Side.ATTACKER, attacker), forces.of(Side.DEFENDER, 0)));
  }

  /** Returns a side's throw. */
  private DicePool dice(Side side, UnitState by) {
    PreparedUnit troop = troops.of(side);
    Arm arm = troop.unit().arm();
    return new DicePool(
        rules,
        troop.label(),
        arm.throwsByPoint() ? by.strength() : rules.tables().assaultDice(arm),
        rules.tables().assaultScore(side.opposite(), troops.of(side.opposite()).kind()),
        Flags.<ScoreCondition>none().with(ScoreCondition.THROWER_HAS_GENERAL, by.general()),
        by.general() ? "SN1 SN3 SN2" : "SN1 SN3");
  }

  /** The throws that each side begins with. */
  void explain(Umpire umpire) {
    troops.forEach((side, troop) -> dice(side, troop.initial()).face(umpire));
  }

  /**
   * Returns the next side throws, the attacker first; or both throws do what they do, and the unit
   * that acts has acted.
   *
   * @param follows how the units of the fight then are, once both have thrown
   */
  FightState play(
      FightState state, Umpire umpire, BiFunction<FightState, RoundOutcome, FightState> follows) {
    Round thrown = state.round();
    BySide<UnitState> units = new BySide<>(state.acting(), state.defender());
    if (thrown.isFirst()) {
      return state.with(Round.NONE.withHits(strike(Side.ATTACKER, units, umpire)));
    }
    if (thrown.isSecond()) {
      return state.with(thrown.answered(strike(Side.DEFENDER, units, umpire)));
    }
    RoundOutcome roundOutcome = settle(units, thrown, umpire);
    FightState acted = follows.apply(state, roundOutcome).nextUnit();
    return roundOutcome.driven() ? acted.with(Round.DRIVEN) : acted;
  }

  /** Returns the hits of a side's throw; every hit counts. */
  private int strike(Side side, BySide<UnitState> units, Umpire umpire) {
    DicePool dice = dice(side, units.of(side));
    Die taken = umpire.memoize(() -> dice.take(dice.dice(), umpire));
    return DicePool.count(taken, umpire);
  }

  /** Returns what the hits on a side do; both sides have seen both throws (SN3). */
  private HitLosses.Loss loss(Side side, BySide<UnitState> units, Round thrown, Umpire umpire) {
    KillChoice kill =
        KillChoice.inAssault(
            side.opposite(),
            thrown.hits(side),
            units.of(side).strength(),
            thrown.hits(side.opposite()));
    return new HitLosses(rules, troops.of(side), umpire).lossOf(units.of(side), kill);
  }

  /**
   * Both throws take effect at the same time, on the defender's general first; the loser falls
   * back, then morale is tested (SN3, SN9, SN-V17).
   */
  private RoundOutcome settle(BySide<UnitState> units, Round thrown, Umpire umpire) {
    UnitState attacker = units.attacker();
    UnitState defender = units.defender();
    HitLosses.Loss atDefender = loss(Side.DEFENDER, units, thrown, umpire);
    HitLosses.Loss atAttacker = loss(Side.ATTACKER, units, thrown, umpire);
    UnitState d = new HitLosses(rules, troops.defender(), umpire).take(defender, atDefender);
    UnitState a = new HitLosses(rules, troops.attacker(), umpire).take(attacker, atAttacker);
    int lead = atDefender.points() - atAttacker.points();
    boolean beyond =
        atDefender.points() > defender.strength() || atAttacker.points() > attacker.strength();
    boolean driven =
        lead > 0 && a.strength() > 0 && fallsBack(troops.defender(), d, beyond, umpire);
    boolean repelled =
        lead < 0 && d.strength() > 0 && fallsBack(troops.attacker(), a, beyond, umpire);
    Morale attackers = new Morale(rules, troops.attacker(), umpire);
    Morale defenders = new Morale(rules, troops.defender(), umpire);
    a = repelled ? attackers.fallBack(a, Condition.FALLEN_BACK) : a;
    d = driven ? defenders.fallBack(d, Condition.FALLEN_BACK) : d;
    a = attackers.after(attacker, a);
    d = defenders.after(defender, d);
    return new RoundOutcome(new BySide<>(a, d), driven, repelled);
  }

  /**
   * Returns whether the loser falls back: at half or less (SN6).
   *
   * @param beyond whether somebody was hit for more than it had left
   */
  private static boolean fallsBack(
      PreparedUnit loser, UnitState left, boolean beyond, Umpire umpire) {
    if (left.strength() == 0) {
      return false;
    }
    boolean falls = loser.isAtHalf(left.strength());
    umpire.note(
        beyond ? "SN6 SN-V2" : "SN6",
        falls
            ? "{} loses the round at half strength or less"
            : "{} loses the round above half strength and stays",
        loser.label());
    return falls;
  }
}

package vedette.rules.musketpike.melee;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.NaturalTable.RollResult;
import vedette.rules.musketpike.units.Arm;
import vedette.rules.musketpike.units.Fate;
import vedette.rules.musketpike.units.ForcedRetreat;
import vedette.rules.musketpike.units.LossCause;
import vedette.rules.musketpike.units.Morale;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Effect;

/**
 * One roll of melee and its effects on both sides (MP6, MP10).
 *
 * @param before both sides before the roll
 * @param column index of the column after all shifts
 */
record Melee(MeleeTables tables, BySide<SideState> before, int column, Umpire umpire) {
  private static final BySide<String> LEADER_LOSS =
      new BySide<>("melee, attacker", "melee, defender");

  /**
   * Rolls, takes the losses of the table, makes both sides check on one die, and retreats the
   * stacks that the result forces back.
   */
  BySide<SideState> fight() {
    RollResult rollResult = roll();
    CombatResult result = rollResult.result();
    // The check die is rolled together with that of the melee, so the owner knows it when choosing
    // the unit that takes an odd point.
    boolean checks =
        checks(Side.ATTACKER, result.attacker()) || checks(Side.DEFENDER, result.defender());
    int die = checks ? umpire.roll(Morale.D10) : 0;
    List<StackState> attackers = lose(Side.ATTACKER, result.attacker().losses(), die);
    List<StackState> defenders = lose(Side.DEFENDER, result.defender().losses(), die);
    return new BySide<>(
        applied(Side.ATTACKER, attackers, result.attacker(), rollResult.die(), die),
        applied(Side.DEFENDER, defenders, result.defender(), rollResult.die(), die));
  }

  /**
   * Rolls the melee. The die itself matters, and not only the cell, if a leader may be lost (MP8).
   */
  private RollResult roll() {
    return isLed(Side.ATTACKER) || isLed(Side.DEFENDER)
        ? tables.resultsByDie.roll(column, umpire)
        : new RollResult(0, tables.results.roll(column, umpire));
  }

  private boolean isLed(Side side) {
    return SideState.isAny(before.of(side).standing(), StackState::led);
  }

  /** Splits the table's losses evenly; the owner chooses the unit that takes the odd one (MP13). */
  private List<StackState> lose(Side side, int losses, int die) {
    List<StackState> fighting = before.of(side).standing();
    int odd = losses % fighting.size();
    int takesOdd = odd == 0 ? -1 : umpire.decide(oddLoss(side, fighting, die));
    List<StackState> left = new ArrayList<>(fighting.size());
    for (StackState stack : fighting) {
      int share = losses / fighting.size() + (left.size() == takesOdd ? odd : 0);
      left.add(stack.lose(share, LossCause.RESULT, Fate.ELIMINATED, umpire));
    }
    return left;
  }

  private static OddLoss.OddPoint oddLoss(Side side, List<StackState> fighting, int die) {
    return new OddLoss.OddPoint(side, fighting.stream().map(StackState::strength).toList(), die);
  }

  /**
   * Returns whether a unit has to check by this result: one that fights and is not eliminated by
   * its share.
   */
  private boolean checks(Side side, Effect effect) {
    List<StackState> fighting = before.of(side).standing();
    int share = fighting.isEmpty() ? 0 : effect.losses() / fighting.size();
    return costs(effect) && SideState.isAny(fighting, stack -> stack.strength() > share);
  }

  private static boolean costs(Effect effect) {
    return effect.losses() > 0 || effect.forcedBack();
  }

  private SideState applied(Side side, List<StackState> hit, Effect effect, int roll, int die) {
    SideState now = before.of(side);
    for (StackState stack : hit) {
      now = now.with(applied(stack, effect, roll, die));
    }
    return now;
  }

  private StackState applied(StackState hit, Effect effect, int roll, int die) {
    StackState now = hit;
    if (costs(effect) && now.lives()) {
      now = checked(now, die);
      if (effect.forcedBack()) {
        now = ForcedRetreat.afterMelee(now, routLoss(hit), umpire);
      }
    }
    if (effect.forcedBack() && now.fate() == Fate.ELIMINATED) {
      umpire.note("MP-V5", "{} is eliminated", now.label());
    }
    if (now.led() && costsLeader(now.stack(), roll)) {
      umpire.note("MP8 MP-V4", "{} loses its leader", now.label());
      now = now.withoutLeader();
    }
    return now;
  }

  private static boolean costsLeader(PreparedStack stack, int roll) {
    return stack.tables().costsLeader(LEADER_LOSS.of(stack.side()), roll);
  }

  /**
   * Returns the unit after its check. A failed check disorders it; a disordered unit loses as many
   * points as it failed by (MP6).
   */
  private StackState checked(StackState now, int die) {
    int failure = Morale.check(now).failsBy(die, umpire);
    if (failure == 0) {
      return now;
    }
    return now.disordered()
        ? now.lose(failure, LossCause.FAILED_CHECK, Fate.ELIMINATED, umpire)
        : now.disorder("MP6", umpire);
  }

  /**
   * Returns the cause of the points that a unit pays for its retreat, which it does if it was
   * disordered before the roll (MP10); null if it pays none.
   */
  private LossCause routLoss(StackState hit) {
    if (hit.disordered()) {
      return LossCause.ROUT;
    }
    boolean always = hit.stack().variants().contains(MusketPikeVariant.LIGHT_FOOT_ROUT);
    return always && isRouted(hit) ? LossCause.LIGHT_FOOT_ROUT : null;
  }

  /** Returns whether this is light foot against horse or heavy foot in the open. */
  private boolean isRouted(StackState hit) {
    List<StackState> enemies = before.of(hit.stack().side().opposite()).standing();
    return hit.stack().arm() == Arm.LIGHT_FOOT
        && hit.stack().ground().isOpen()
        && !SideState.isAny(enemies, enemy -> !enemy.stack().ground().isOpen())
        && SideState.isAny(enemies, enemy -> enemy.stack().arm() != Arm.LIGHT_FOOT);
  }
}

package vedette.rules.daysofglory.charge;

import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.Optimization;
import vedette.rules.YesNo;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.UnitState;

/**
 * The rule of countercharges: cavalry and irregulars that stand may charge as well (DG6, DG-V3).
 */
record CounterchargeRule(ChargeRequest request, Optimization wish) {
  /** Returns whether the target countercharges, as its side has it. */
  Countercharge doctrine() {
    return wish.frees(Side.DEFENDER) ? Countercharge.BEST : request.countercharge();
  }

  /** Returns whether its side may want it. */
  boolean isWanted() {
    return doctrine() != Countercharge.NEVER;
  }

  /** Decides. */
  boolean decided(UnitState target, Umpire umpire) {
    boolean countercharges =
        may(target) && isAble(target, umpire) && umpire.decide(new Choice(target.figures()));
    if (countercharges) {
      umpire.note("DG6", "the target countercharges");
    }
    return countercharges;
  }

  /** Horse and irregulars may; horse does not charge out of heavy woods (DG-V11). */
  private boolean may(UnitState target) {
    return target.isMounted()
        ? request.ground().isOpenToCavalryCharges()
        : target.unit().irregular();
  }

  /** Returns whether it is steady, or shaken where the table plays that so (DG-V3). */
  private boolean isAble(UnitState target, Umpire umpire) {
    if (target.morale() != Morale.SHAKEN) {
      return target.isSteady();
    }
    boolean able = request.plays(DaysOfGloryVariant.SHAKEN_COUNTERCHARGE);
    if (isWanted()) {
      umpire.note(
          "DG-V3",
          able ? "though shaken, it may countercharge" : "shaken, it does not countercharge");
    }
    return able;
  }

  /** Returns what a player who wants it has to know of a target that does not do so as it is. */
  String exception(UnitState target) {
    if (!may(target)) {
      return ", but this target cannot";
    }
    return isAble(target, OpeningUmpire.UNHEARD_IN_FIRST_TURN)
        ? ""
        : ", but not while the target is " + target.morale();
  }

  /**
   * Whether horse or irregulars that have passed their being-charged test countercharge (DG6).
   *
   * @param figures they have left
   */
  record Choice(int figures) implements YesNo {
    @Override
    public String situation() {
      return figures + (figures == 1 ? " figure left" : " figures left");
    }

    @Override
    public String parameter() {
      return "countercharge";
    }

    @Override
    public Side side() {
      return Side.DEFENDER;
    }
  }
}

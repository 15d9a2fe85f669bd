package vedette.rules.daysofglory.charge;

import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.Optimization;
import vedette.rules.YesNo;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.UnitState;

/** The rule of countercharges: cavalry and irregulars that stand may countercharge (DG6, DG-V3). */
record CounterchargeRule(ChargeRequest request, Optimization wish) {
  /** Returns the doctrine of the target's side. */
  Countercharge doctrine() {
    return wish.frees(Side.DEFENDER) ? Countercharge.BEST : request.countercharge();
  }

  /** Returns whether the doctrine allows a countercharge. */
  boolean isWanted() {
    return doctrine() != Countercharge.NEVER;
  }

  /** Decides whether the target countercharges. */
  boolean decided(UnitState target, Umpire umpire) {
    boolean countercharges =
        may(target) && isAble(target, umpire) && umpire.decide(new Choice(target.figures()));
    if (countercharges) {
      umpire.note("DG6", "the target countercharges");
    }
    return countercharges;
  }

  /**
   * Returns whether the target's kind may countercharge: cavalry and irregulars may, but cavalry
   * does not charge out of heavy woods (DG-V11).
   */
  private boolean may(UnitState target) {
    return target.isMounted()
        ? request.ground().isOpenToCavalryCharges()
        : target.unit().irregular();
  }

  /** Returns whether the target is steady, or shaken if a variant allows that (DG-V3). */
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

  /**
   * Returns the reason why a target does not countercharge in its current state, in spite of the
   * doctrine; "" if it does.
   */
  String exception(UnitState target) {
    if (!may(target)) {
      return ", but this target cannot";
    }
    return isAble(target, OpeningUmpire.UNHEARD_IN_FIRST_TURN)
        ? ""
        : ", but not while the target is " + target.morale();
  }

  /**
   * The choice whether cavalry or irregulars countercharge after they have passed their
   * being-charged test (DG6).
   *
   * @param figures remaining figures
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

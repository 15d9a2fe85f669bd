package vedette.rules.daysofglory;

import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.daysofglory.ChargeResult.Ending;
import vedette.rules.daysofglory.MoraleRequest.Test;

/** The stages of a charge in a turn, in the order of DG6; those with nothing to do are skipped. */
enum Stage {
  /** The to-charge test. */
  TO_CHARGE("DG6 DG-V1") {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      boolean able = !state.charger().isRouting();
      if (!able) {
        umpire.note("DG-V4", "who is routing does not charge");
      }
      boolean charges = able && charge.tests().charger(Test.CHARGE, state, umpire);
      return charge.go(
          (charges ? state : state.stop(Ending.DOES_NOT_CHARGE)).at(RALLY_CHARGER), umpire);
    }
  },

  /** A charger that is not in good order tries to rally, in turns after the first (DG-V4). */
  RALLY_CHARGER("DG-V4") {
    @Override
    boolean applies(Charge charge, ChargeState state, Umpire umpire) {
      return state.charger().needsRally() && charge.isLaterTurn(umpire);
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      ChargeState next = state.at(RALLY_TARGET);
      return charge.go(
          charge.tests().charger(Test.RALLY, state, umpire)
              ? next.charger(state.charger().with(Morale.GOOD))
              : next,
          umpire);
    }
  },

  /** The same of the target. */
  RALLY_TARGET("DG-V4") {
    @Override
    boolean applies(Charge charge, ChargeState state, Umpire umpire) {
      return state.target().needsRally() && charge.isLaterTurn(umpire);
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      ChargeState next = state.at(NOT_CHARGED);
      return charge.go(
          charge.tests().target(Test.RALLY, state, umpire)
              ? next.target(state.target().with(Morale.GOOD))
              : next,
          umpire);
    }
  },

  /** A charge that was not made is over: nobody shoots (DG6). */
  NOT_CHARGED("DG6", true),

  /** Others shoot at the charger. */
  FIRE_AT_CHARGER("DG6 DG-V7") {
    @Override
    boolean applies(Charge charge, ChargeState state, Umpire umpire) {
      return state.die() < charge.fire().atCharger().size();
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      return charge.shootAtCharger(state, charge.fire().atCharger(), umpire);
    }
  },

  /** Others shoot at the target. */
  FIRE_AT_TARGET("DG6 DG-V7") {
    @Override
    boolean applies(Charge charge, ChargeState state, Umpire umpire) {
      return state.die() < charge.fire().atTarget().size();
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      return charge.shootAtTarget(state, umpire);
    }
  },

  /** A charger that was hit tests. */
  CHARGER_UNDER_FIRE("DG6") {
    @Override
    boolean applies(Charge charge, ChargeState state, Umpire umpire) {
      return !charge.isOpportunity() && state.charger().hits() > 0;
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      UnitState charger = state.charger();
      ChargeState after = state;
      if (charger.isDestroyed()) {
        after = state.stop(Ending.CHARGER_DESTROYED);
      } else if (!charge.tests().charger(Test.SHOOTING, state, umpire)) {
        after =
            charger.hasFallenBack()
                ? state.charger(charger.with(Morale.ROUTING)).stop(Ending.CHARGER_ROUTS)
                : state.charger(charger.disordered()).stop(Ending.HALTED);
      }
      return charge.go(after.at(TARGET_UNDER_FIRE), umpire);
    }
  },

  /**
   * A target that was hit tests, also if the charger is halted: all these tests are made at once.
   */
  TARGET_UNDER_FIRE("DG6") {
    @Override
    boolean applies(Charge charge, ChargeState state, Umpire umpire) {
      return !charge.isOpportunity() && state.target().hits() > 0;
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      UnitState target = state.target();
      ChargeState after = state;
      if (target.isDestroyed()) {
        after = state.stop(Ending.TARGET_DESTROYED);
      } else if (!charge.tests().target(Test.SHOOTING, state, umpire)) {
        after =
            target.hasFallenBack()
                ? state.target(target.with(Morale.ROUTING)).stop(Ending.TARGET_ROUTS)
                : state.target(target.fallenBack());
      }
      return charge.go(after.at(ENDED_BY_FIRE), umpire);
    }
  },

  /** A charge that fire has ended. */
  ENDED_BY_FIRE("DG6", true),

  /** The target's being-charged test, and its countercharge. */
  BEING_CHARGED("DG6") {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      if (!charge.tests().target(Test.BEING_CHARGED, state, umpire)) {
        return charge.endTurn(
            state.target(state.target().with(Morale.ROUTING)).stop(Ending.TARGET_RUNS), umpire);
      }
      if (charge.countercharging().decided(state, umpire)) {
        return charge.go(state.countercharging().at(CHARGE_HOME), umpire);
      }
      return charge.go(state.at(DEFENSIVE_FIRE), umpire);
    }
  },

  /** The target shoots at the charger. */
  DEFENSIVE_FIRE("DG6 DG-V3 DG-V7") {
    @Override
    boolean applies(Charge charge, ChargeState state, Umpire umpire) {
      return state.die() < charge.fire().defensive(state.target()).size();
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      return charge.shootAtCharger(state, charge.fire().defensive(state.target()), umpire);
    }
  },

  /** The charge-home test. */
  CHARGE_HOME("DG6 DG-V1") {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      if (state.charger().isDestroyed()) {
        return charge.endTurn(state.stop(Ending.CHARGER_DESTROYED), umpire);
      }
      return charge.tests().charger(Test.CHARGE_HOME, state, umpire)
          ? charge.go(state.at(CLOSE_ASSAULT), umpire)
          : charge.endTurn(
              state.charger(state.charger().disordered()).stop(Ending.HALTS_SHORT), umpire);
    }
  },

  /** The close assault. */
  CLOSE_ASSAULT("DG6") {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      AssaultRoll assault = umpire.once(() -> charge.assault(state, umpire));
      CloseAssaultResult outcome = assault.roll(umpire);
      if (outcome == null) {
        return charge.go(state.tie(), umpire);
      }
      return charge.endTurn(
          state
              .charger(state.charger().hasFought(outcome, Side.ATTACKER))
              .target(state.target().hasFought(outcome, Side.DEFENDER))
              .stop(outcome.winner() == Side.ATTACKER ? Ending.CHARGER_WINS : Ending.TARGET_WINS),
          umpire);
    }
  };

  private static final Stage[] ALL = values();

  private final String readings;
  private final boolean isEnd;
  private final String words = EnumWords.spaced(this);

  Stage(String readings) {
    this(readings, false);
  }

  Stage(String readings, boolean isEnd) {
    this.readings = readings;
    this.isEnd = isEnd;
  }

  /** What this stage rests on, ids separated by spaces. */
  String readings() {
    return readings;
  }

  /** Whether all that happens here is that a charge that was stopped is over. */
  boolean isEnd() {
    return isEnd;
  }

  /** Whether there is anything to do; else the next stage comes. */
  boolean applies(Charge charge, ChargeState state, Umpire umpire) {
    return !isEnd || state.isStopped();
  }

  /** The stage after this one. */
  Stage next() {
    return ALL[ordinal() + 1];
  }

  /** Plays on from a state that is at this stage. */
  Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
    return charge.endTurn(state, umpire);
  }

  @Override
  public String toString() {
    return words;
  }
}

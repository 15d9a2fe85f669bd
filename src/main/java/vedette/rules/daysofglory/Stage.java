package vedette.rules.daysofglory;

import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.daysofglory.ChargeResult.Ending;
import vedette.rules.daysofglory.MoraleRequest.Test;

/** The stages of a charge in a turn, in the order of DG6; those with nothing to do are skipped. */
enum Stage {
  /** A charger that is not in good order tries to rally, in turns after the first. */
  RALLY_CHARGER("DG-V4") {
    @Override
    boolean applies(Charge charge, ChargeState state) {
      return state.charger().needsRally();
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      ChargeState next = state.at(RALLY_TARGET);
      return charge.go(
          charge.tests().charger(Test.RALLY, state, umpire)
              ? next.charger(state.charger().with(Morale.GOOD))
              : next);
    }
  },

  /** The same of the target. */
  RALLY_TARGET("DG-V4") {
    @Override
    boolean applies(Charge charge, ChargeState state) {
      return state.target().needsRally();
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      ChargeState next = state.at(TO_CHARGE);
      return charge.go(
          charge.tests().target(Test.RALLY, state, umpire)
              ? next.target(state.target().with(Morale.GOOD))
              : next);
    }
  },

  /** The to-charge test. */
  TO_CHARGE("DG6 DG-V1") {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      boolean able = !state.charger().isRouting();
      return able && charge.tests().charger(Test.CHARGE, state, umpire)
          ? charge.go(state.at(charge.isOpportunity() ? BEING_CHARGED : FIRE_AT_CHARGER))
          : charge.endTurn(state, Ending.DOES_NOT_CHARGE, umpire);
    }
  },

  /** Others shoot at the charger. */
  FIRE_AT_CHARGER("DG6") {
    @Override
    boolean applies(Charge charge, ChargeState state) {
      return state.die() < charge.fire().atCharger().size();
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      return charge.shootAtCharger(state, charge.fire().atCharger(), umpire);
    }
  },

  /** Others shoot at the target. */
  FIRE_AT_TARGET("DG6") {
    @Override
    boolean applies(Charge charge, ChargeState state) {
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
    boolean applies(Charge charge, ChargeState state) {
      return state.charger().isDestroyed() || state.charger().hits() > 0;
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      if (state.charger().isDestroyed()) {
        return charge.endTurn(state, Ending.CHARGER_DESTROYED, umpire);
      }
      return charge.tests().charger(Test.SHOOTING, state, umpire)
          ? charge.go(state.at(TARGET_UNDER_FIRE))
          : charge.endTurn(state.charger(state.charger().disordered()), Ending.HALTED, umpire);
    }
  },

  /** A target that was hit tests. */
  TARGET_UNDER_FIRE("DG6") {
    @Override
    boolean applies(Charge charge, ChargeState state) {
      return state.target().isDestroyed() || state.target().hits() > 0;
    }

    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      if (state.target().isDestroyed()) {
        return charge.endTurn(state, Ending.TARGET_DESTROYED, umpire);
      }
      if (charge.tests().target(Test.SHOOTING, state, umpire)) {
        return charge.go(state.at(BEING_CHARGED));
      }
      return state.target().hasFallenBack()
          ? charge.endTurn(
              state.target(state.target().with(Morale.ROUTING)), Ending.TARGET_ROUTS, umpire)
          : charge.go(state.target(state.target().fallenBack()).at(BEING_CHARGED));
    }
  },

  /** The target's being-charged test, and its countercharge. */
  BEING_CHARGED("DG6") {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      if (!charge.tests().target(Test.BEING_CHARGED, state, umpire)) {
        return charge.endTurn(
            state.target(state.target().with(Morale.ROUTING)), Ending.TARGET_RUNS, umpire);
      }
      boolean counters =
          charge.mayCountercharge(state)
              && umpire.decide(new CounterchargeChoice(state.target().figures()));
      if (counters) {
        umpire.note("DG6", "the target countercharges");
        return charge.go(state.countercharging().at(CHARGE_HOME));
      }
      return charge.go(state.at(DEFENSIVE_FIRE));
    }
  },

  /** The target shoots at the charger. */
  DEFENSIVE_FIRE("DG6 DG-V3") {
    @Override
    boolean applies(Charge charge, ChargeState state) {
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
        return charge.endTurn(state, Ending.CHARGER_DESTROYED, umpire);
      }
      return charge.tests().charger(Test.CHARGE_HOME, state, umpire)
          ? charge.go(state.at(CLOSE_ASSAULT))
          : charge.endTurn(state.charger(state.charger().disordered()), Ending.HALTS_SHORT, umpire);
    }
  },

  /** The close assault. */
  CLOSE_ASSAULT("DG6") {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      AssaultRoll assault = umpire.once(() -> charge.assault(state, umpire));
      CloseAssaultResult outcome = assault.roll(umpire);
      if (outcome == null) {
        return charge.go(state.tie());
      }
      return charge.endTurn(
          state
              .charger(state.charger().hasFought(outcome, Side.ATTACKER))
              .target(state.target().hasFought(outcome, Side.DEFENDER)),
          outcome.winner() == Side.ATTACKER ? Ending.CHARGER_WINS : Ending.TARGET_WINS,
          umpire);
    }
  };

  private static final Stage[] ALL = values();

  private final String readings;
  private final String words = EnumWords.spaced(this);

  Stage(String readings) {
    this.readings = readings;
  }

  /** What this stage rests on, ids separated by spaces. */
  String readings() {
    return readings;
  }

  /** Whether there is anything to do; else the next stage comes. */
  boolean applies(Charge charge, ChargeState state) {
    return true;
  }

  /** The stage after this one. */
  Stage next() {
    return ALL[ordinal() + 1];
  }

  /** Plays on from a state that is at this stage. */
  abstract Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire);

  @Override
  public String toString() {
    return words;
  }
}

package vedette.rules.daysofglory;

import java.util.List;
import java.util.Optional;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.ChargeResult.Ending;
import vedette.rules.daysofglory.MoraleRequest.Test;

/** The stages of a charge in a turn, in the order of DG6; each leads on to the next. */
enum Stage {
  /** A charger that is not in good order tries to rally, in turns after the first. */
  RALLY_CHARGER {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      ChargeState next = state.at(RALLY_TARGET);
      return state.charger().morale() == Morale.GOOD
              || !charge.tests().charger(Test.RALLY, state, umpire)
          ? charge.go(next)
          : charge.go(next.charger(state.charger().with(Morale.GOOD)));
    }
  },

  /** The same of the target. */
  RALLY_TARGET {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      ChargeState next = state.at(TO_CHARGE);
      return state.target().morale() == Morale.GOOD
              || !charge.tests().target(Test.RALLY, state, umpire)
          ? charge.go(next)
          : charge.go(next.target(state.target().with(Morale.GOOD)));
    }
  },

  /** The to-charge test. */
  TO_CHARGE {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      boolean able = state.charger().morale() != Morale.ROUTING;
      return able && charge.tests().charger(Test.CHARGE, state, umpire)
          ? charge.go(state.at(charge.isOpportunity() ? BEING_CHARGED : FIRE_AT_CHARGER))
          : charge.endTurn(state, Ending.DOES_NOT_CHARGE, umpire);
    }
  },

  /** Others shoot at the charger. */
  FIRE_AT_CHARGER {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      return charge.shoot(state, charge.atCharger(), true, FIRE_AT_TARGET, umpire);
    }
  },

  /** Others shoot at the target. */
  FIRE_AT_TARGET {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      return charge.shoot(state, charge.atTarget(), false, CHARGER_UNDER_FIRE, umpire);
    }
  },

  /** A charger that was hit tests. */
  CHARGER_UNDER_FIRE {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      if (state.charger().isDestroyed()) {
        return charge.endTurn(state, Ending.CHARGER_DESTROYED, umpire);
      }
      return state.charger().hits() == 0 || charge.tests().charger(Test.SHOOTING, state, umpire)
          ? charge.go(state.at(TARGET_UNDER_FIRE))
          : charge.endTurn(
              state.charger(state.charger().with(Morale.DISORDERED)), Ending.HALTED, umpire);
    }
  },

  /** A target that was hit tests. */
  TARGET_UNDER_FIRE {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      if (state.target().isDestroyed()) {
        return charge.endTurn(state, Ending.TARGET_DESTROYED, umpire);
      }
      if (state.target().hits() == 0 || charge.tests().target(Test.SHOOTING, state, umpire)) {
        return charge.go(state.at(BEING_CHARGED));
      }
      return state.target().hasFallenBack()
          ? charge.endTurn(
              state.target(state.target().with(Morale.ROUTING)), Ending.TARGET_ROUTS, umpire)
          : charge.go(state.target(state.target().fallenBack()).at(BEING_CHARGED));
    }
  },

  /** The target's being-charged test, and its countercharge. */
  BEING_CHARGED {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      if (!charge.tests().target(Test.BEING_CHARGED, state, umpire)) {
        return charge.endTurn(
            state.target(state.target().with(Morale.ROUTING)), Ending.TARGET_RUNS, umpire);
      }
      boolean counters =
          charge.mayCountercharge(state)
              && umpire.decide(new CounterchargeChoice(state.target().figures()));
      return charge.go(
          counters ? state.countercharging().at(CHARGE_HOME) : state.at(DEFENSIVE_FIRE));
    }
  },

  /** The target shoots at the charger. */
  DEFENSIVE_FIRE {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      List<SmallArms> own = charge.defensiveFire(state);
      return charge.shoot(state, own, true, CHARGE_HOME, umpire);
    }
  },

  /** The charge-home test. */
  CHARGE_HOME {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      if (state.charger().isDestroyed()) {
        return charge.endTurn(state, Ending.CHARGER_DESTROYED, umpire);
      }
      return charge.tests().charger(Test.CHARGE_HOME, state, umpire)
          ? charge.go(state.at(CLOSE_ASSAULT))
          : charge.endTurn(
              state.charger(state.charger().with(Morale.DISORDERED)), Ending.HALTS_SHORT, umpire);
    }
  },

  /** The close assault. */
  CLOSE_ASSAULT {
    @Override
    Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire) {
      Optional<CloseOutcome> rolled = charge.clash(state).roll(state.tied(), umpire);
      if (rolled.isEmpty()) {
        return charge.go(state.tie());
      }
      CloseOutcome outcome = rolled.get();
      return charge.endTurn(
          state
              .charger(state.charger().after(outcome.attacker()))
              .target(state.target().after(outcome.defender())),
          outcome.winner() == Side.ATTACKER ? Ending.CHARGER_WINS : Ending.TARGET_WINS,
          umpire);
    }
  };

  /** Plays on from a state that is at this stage. */
  abstract Step<ChargeState, ChargeResult> play(Charge charge, ChargeState state, Umpire umpire);
}

package vedette.rules.daysofglory.charge;

import java.util.List;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.daysofglory.assault.AssaultOutcome;
import vedette.rules.daysofglory.assault.AssaultRoll;
import vedette.rules.daysofglory.morale.MoraleTest;
import vedette.rules.daysofglory.morale.TestResult;
import vedette.rules.daysofglory.shooting.ShotDie.Shot;

/** The stages of a charge in a turn, in the order of DG6; those with nothing to do are skipped. */
enum Stage {
  /** The to-charge tests. */
  TO_CHARGE("DG6 DG-V1") {
    @Override
    int next(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return state.chargers().first(state.next(), Charger::isComingOn);
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      boolean able = state.charger().mayCharge();
      if (!able) {
        umpire.note("DG-V4", "a routing unit does not charge");
      }
      boolean charges = able && charge.tests().charger(MoraleTest.CHARGE, state, umpire).isPassed();
      return charge.advance(
          (charges ? state : state.halt(ChargeEnding.DOES_NOT_CHARGE)).advance(), umpire);
    }
  },

  /** A charger that is not in good order tries to rally, in turns after the first (DG-V4). */
  RALLY_CHARGER("DG-V4") {
    @Override
    int next(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      int next = state.chargers().first(state.next(), charger -> charger.unit().needsRally());
      return next >= 0 && charge.isLaterTurn(umpire) ? next : NOBODY;
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      TestResult result = charge.tests().charger(MoraleTest.RALLY, state, umpire);
      return charge.advance(state.charger(result.of(state.charger())).advance(), umpire);
    }
  },

  /** The same of the target. */
  RALLY_TARGET("DG-V4") {
    @Override
    boolean applies(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return state.target().needsRally() && charge.isLaterTurn(umpire);
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      TestResult result = charge.tests().target(MoraleTest.RALLY, state, umpire);
      return charge.advance(state.at(NOT_CHARGED).target(result.of(state.target())), umpire);
    }
  },

  /** A charge that was not made is over: nobody shoots (DG6). */
  NOT_CHARGED("DG6", true),

  /** Others shoot at the chargers. */
  FIRE_AT_CHARGER("DG6 DG-V7") {
    @Override
    int next(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return dice(state, charge.fire().atChargers(state.chargers().indicesComingOn()).size());
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return charge.shootAtCharger(
          state, charge.fire().atChargers(state.chargers().indicesComingOn()), umpire);
    }
  },

  /** Others shoot at the target. */
  FIRE_AT_TARGET("DG6 DG-V7") {
    @Override
    int next(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return dice(state, charge.fire().atTarget().size());
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return charge.shootAtTarget(state, umpire);
    }
  },

  /** Hits on the target's guns, one by one. */
  DAMAGE_UNDER_FIRE("DG8 DG-V7") {
    @Override
    boolean applies(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return state.target().awaitsDamage();
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return charge.rollForDamage(state, umpire);
    }
  },

  /** A charger that was hit tests. */
  CHARGER_UNDER_FIRE("DG6") {
    @Override
    int next(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return charge.isOpportunity()
          ? NOBODY
          : state
              .chargers()
              .first(state.next(), charger -> charger.isComingOn() && charger.unit().hits() > 0);
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      if (state.charger().isDestroyed()) {
        return charge.advance(state.halt(ChargeEnding.CHARGER_DESTROYED).advance(), umpire);
      }
      TestResult result = charge.tests().charger(MoraleTest.SHOOTING, state, umpire);
      ChargeEngagement.State after = state.charger(result.of(state.charger()));
      if (!result.isPassed()) {
        after =
            after.halt(
                result == TestResult.ROUTS ? ChargeEnding.CHARGER_ROUTS : ChargeEnding.HALTED);
      }
      return charge.advance(after.advance(), umpire);
    }
  },

  /**
   * A target that was hit tests, also if the charger is halted: all these tests are made at once.
   */
  TARGET_UNDER_FIRE("DG6") {
    @Override
    boolean applies(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return !charge.isOpportunity() && state.target().hits() > 0;
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      if (state.target().isDestroyed()) {
        return charge.advance(state.stop(ChargeEnding.TARGET_DESTROYED).at(ENDED_BY_FIRE), umpire);
      }
      TestResult result = charge.tests().target(MoraleTest.SHOOTING, state, umpire);
      ChargeEngagement.State after = state.target(result.of(state.target()));
      after = result == TestResult.ROUTS ? after.stop(ChargeEnding.TARGET_ROUTS) : after;
      return charge.advance(after.at(ENDED_BY_FIRE), umpire);
    }
  },

  /** A charge that fire has ended. */
  ENDED_BY_FIRE("DG6", true),

  /** The target's being-charged test, and its countercharge. */
  BEING_CHARGED("DG6") {
    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      TestResult result = charge.tests().target(MoraleTest.BEING_CHARGED, state, umpire);
      ChargeEngagement.State after = state.target(result.of(state.target()));
      if (!result.isPassed()) {
        return charge.endTurn(after.stop(ChargeEnding.TARGET_RUNS), umpire);
      }
      ChargeEngagement.State stands =
          charge.countercharging().decided(after.target(), umpire)
              ? after.countercharging()
              : after;
      return charge.advance(stands.at(DEFENSIVE_FIRE), umpire);
    }
  },

  /** The target shoots at the chargers, unless it countercharges, and guns in support do. */
  DEFENSIVE_FIRE("DG6 DG-V3 DG-V7") {
    @Override
    int next(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return dice(state, shots(charge, state).size());
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return charge.shootAtCharger(state, shots(charge, state), umpire);
    }

    private static List<Shot> shots(ChargeEngagement charge, ChargeEngagement.State state) {
      return charge.fire().defensive(state);
    }
  },

  /** The charge-home tests. */
  CHARGE_HOME("DG6 DG-V1") {
    @Override
    int next(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return state.chargers().first(state.next(), Charger::isComingOn);
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      if (state.charger().isDestroyed()) {
        return charge.advance(state.halt(ChargeEnding.CHARGER_DESTROYED).advance(), umpire);
      }
      TestResult result = charge.tests().charger(MoraleTest.CHARGE_HOME, state, umpire);
      ChargeEngagement.State after = state.charger(result.of(state.charger()));
      after = result.isPassed() ? after : after.halt(ChargeEnding.HALTS_SHORT);
      return charge.advance(after.advance(), umpire);
    }
  },

  /** A charge that does not come home. */
  NOT_HOME("DG6", true),

  /** The close assault of all who have come home. */
  CLOSE_ASSAULT("DG6") {
    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      AssaultRoll assault = umpire.memoize(() -> charge.assault(state, umpire));
      AssaultOutcome outcome = assault.roll(umpire);
      return outcome == null
          ? charge.advance(state.afterTie(), umpire)
          : charge.afterCloseAssault(state, outcome, umpire);
    }
  },

  /** What a close assault does to the target's guns, hit by hit. */
  DAMAGE_IN_ASSAULT("DG8 DG-V7") {
    @Override
    boolean applies(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return state.target().awaitsDamage();
    }

    @Override
    Step<ChargeEngagement.State, ChargeResult> play(
        ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
      return charge.rollForDamage(state, umpire);
    }
  },

  /** A charge that came to a close assault is over. */
  FOUGHT("DG6", true);

  /** At a stage that nobody has anything to do at, or nobody any more. */
  private static final int NOBODY = -1;

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

  /** Returns what this stage rests on, ids separated by spaces. */
  String readings() {
    return readings;
  }

  /** Returns whether all that happens here is that a charge that was stopped is over. */
  boolean isEnd() {
    return isEnd;
  }

  /**
   * Which die or charger comes next at this stage, from that of the state on; below 0 if none does,
   * and the next stage comes.
   */
  int next(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
    return state.next() == 0 && applies(charge, state, umpire) ? 0 : NOBODY;
  }

  private static int dice(ChargeEngagement.State state, int dice) {
    return state.next() < dice ? state.next() : NOBODY;
  }

  /** Returns whether there is anything to do at a stage that is no row of dice or chargers. */
  boolean applies(ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
    return !isEnd || state.isStopped();
  }

  /** Returns the stage after this one. */
  Stage following() {
    return ALL[ordinal() + 1];
  }

  /** Plays on from a state that is at this stage. */
  Step<ChargeEngagement.State, ChargeResult> play(
      ChargeEngagement charge, ChargeEngagement.State state, Umpire umpire) {
    return charge.endTurn(state, umpire);
  }

  @Override
  public String toString() {
    return words;
  }
}

package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.simplenapoleonic.AssaultState.Part;

/**
 * An assault, turn by turn until it is decided or for so many turns (SN3, SN6, SN9); the defender
 * has his part of each turn between its rounds (SN-V5). A step is the initiative, the defender's
 * fire, one side's throw, or what both throws do.
 */
final class Assault implements Rules<AssaultState, AssaultResult> {
  /** What a player decides on. */
  static final String SUMMARY =
      "You win {+success}; he holds {ending is defender wins}; "
          + "you lose {-attackerLosses}, he {+defenderLosses} on average";

  private final SimpleNapoleonicTables tables;
  private final AssaultSetup setup;
  private final String readings;
  private final AssaultState first;

  private Assault(AssaultSetup setup, SimpleNapoleonicTables tables) {
    this.tables = tables;
    this.setup = setup;
    readings = setup.readings();
    first = AssaultState.before(setup.initial());
  }

  /** The assault that a request asks for. */
  static Engagement<AssaultState, AssaultResult> of(
      AssaultRequest request, SimpleNapoleonicTables tables) {
    AssaultSetup setup = new AssaultSetup(request, tables);
    Assault fight = new Assault(setup, tables);
    return Engagement.of(fight, new AssaultMeasures(setup, request).list(), setup.situation())
        .decidedBy(KillDoctrine.of(request))
        .leaving(result -> result.units().left(setup::of))
        .openedBy(fight::opening)
        .summedUp(fight.summary());
  }

  private String summary() {
    return setup.couldFireFirst() ? SUMMARY + "; he does not fire before the first round" : "";
  }

  @Override
  public AssaultState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return setup.lastTurn();
  }

  @Override
  public Step<AssaultState, AssaultResult> step(AssaultState state, Umpire umpire) {
    return switch (state.part()) {
      case TURN_BEGINS -> begin(state, umpire);
      case FIRE_BEFORE, FIRE_AFTER -> fire(state, umpire);
      case ASSAULT, ASSAULT_BEFORE_FIRE -> assault(state, umpire);
    };
  }

  /** Who moves first is rolled for where the defender fires in this turn. */
  private Step<AssaultState, AssaultResult> begin(AssaultState state, Umpire umpire) {
    Part ifAttacker = setup.rangeAfter(umpire) > 0 ? Part.ASSAULT_BEFORE_FIRE : Part.ASSAULT;
    Part ifDefender = setup.rangeBefore(umpire) > 0 ? Part.FIRE_BEFORE : Part.ASSAULT;
    if (ifAttacker == ifDefender) {
      return assault(state.then(Part.ASSAULT), umpire);
    }
    Optional<Side> wins = Initiative.of("SN8 SN-V5", setup.first(umpire), umpire);
    if (wins.isEmpty()) {
      return Step.going(state);
    }
    return Step.going(state.then(wins.get() == Side.ATTACKER ? ifAttacker : ifDefender));
  }

  /** The defender fires at who assaults him, with losses and morale at once. */
  private Step<AssaultState, AssaultResult> fire(AssaultState state, Umpire umpire) {
    umpire.heading("SN-V5", "Turn {turn}, fire of {}", setup.defender().label());
    List<UnitState> attackers = state.units().of(Side.ATTACKER);
    int target =
        TargetChoice.of(Side.DEFENDER, attackers, state.units().allFighting(Side.ATTACKER), umpire);
    UnitState before = state.units().of(Side.ATTACKER).get(target);
    boolean first = state.part() == Part.FIRE_BEFORE;
    int range = first ? setup.rangeBefore(umpire) : setup.rangeAfter(umpire);
    int hits =
        Throw.count(
            umpire.once(
                () -> setup.fire(state.units(), target, range, umpire).takeAt(before, umpire)),
            umpire);
    UnitState left =
        new LossEffects(tables, setup.of(Side.ATTACKER).get(target), umpire).fire(before, hits);
    UnitStates units = state.units().with(Side.ATTACKER, target, left);
    if (units.fighting(Side.ATTACKER) == 0) {
      return Step.ended(new AssaultResult(units, false));
    }
    AssaultState next = AssaultState.before(units);
    return first ? Step.going(next.then(Part.ASSAULT)) : Step.nextTurn(next);
  }

  /** The next throw of a round, or what both have done. */
  private Step<AssaultState, AssaultResult> assault(AssaultState state, Umpire umpire) {
    AssaultRound round = setup.round(state.assaulter());
    BySide<UnitState> units = state.opposed();
    if (state.atDefender() == null) {
      heading(round, umpire);
      return Step.going(state.thrown(round.strike(Side.ATTACKER, units, umpire)));
    }
    if (state.atAttacker() == null) {
      return Step.going(state.answered(round.strike(Side.DEFENDER, units, umpire)));
    }
    AssaultRound.After after = round.settle(units, state.atDefender(), state.atAttacker(), umpire);
    AssaultResult result = new AssaultResult(state.with(after.units()), after.driven());
    if (result.ending(setup.defender().initial()) != AssaultResult.Ending.UNDECIDED) {
      return Step.ended(result);
    }
    Optional<AssaultState> further = state.nextAssault(result.units());
    if (further.isPresent()) {
      return Step.going(further.get());
    }
    if (setup.isLastTurn(umpire)) {
      return Step.ended(result);
    }
    AssaultState next = AssaultState.before(result.units());
    return state.part() == Part.ASSAULT_BEFORE_FIRE
        ? Step.going(next.then(Part.FIRE_AFTER))
        : Step.nextTurn(next);
  }

  private void heading(AssaultRound round, Umpire umpire) {
    if (setup.several()) {
      umpire.heading(readings, "Turn {turn}, assault of {}", round.troops().attacker().label());
    } else {
      umpire.heading(readings, "Turn {turn}");
    }
  }

  private void opening(Umpire umpire) {
    for (int attacker = 0; attacker < setup.of(Side.ATTACKER).size(); attacker++) {
      AssaultRound round = setup.round(attacker);
      for (Side side : Side.values()) {
        round.dice(side, round.troops().of(side).initial()).face(umpire);
      }
    }
    setup.explainFire(first.units(), umpire);
  }
}

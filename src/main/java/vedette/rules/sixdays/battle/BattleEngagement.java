package vedette.rules.sixdays.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import vedette.fight.BySide;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.battle.BattleResult.Ending;
import vedette.rules.sixdays.units.Arrivals;
import vedette.rules.sixdays.units.Arrivals.PartTimeUnits;
import vedette.rules.sixdays.units.Roster;
import vedette.rules.sixdays.units.SideState;
import vedette.rules.sixdays.units.SixDaysReadings;
import vedette.rules.sixdays.units.SurvivorDetail;

/**
 * A battle in the combat phase (11.0): battle turn by battle turn, each in the phases of {@link
 * BattlePhase} (SD6). A step is one attack.
 */
public final class BattleEngagement implements Rules<BattleState, BattleResult> {
  private static final IntPredicate IN_THE_FIRST_TURN = turn -> turn <= 1;

  private final BattleLineup battleLineup;
  private final BattleState first;

  public BattleEngagement(BattleLineup battleLineup) {
    this.battleLineup = battleLineup;
    first = turnBegins(battleLineup.rosters().map(SideState::of), IN_THE_FIRST_TURN);
  }

  @Override
  public BattleState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return battleLineup.lastTurn();
  }

  /** Returns the first attack, with both sides in this state, as an overrun (10.0). */
  public Attack overrun(BySide<SideState> sides) {
    return battleLineup.turn(IN_THE_FIRST_TURN).overrun(BattleState.begin(sides));
  }

  /**
   * Notes the column of each phasing stack's attack in the first turn, as if earlier attacks had
   * caused no losses. The turn has no heading.
   */
  void opening(Umpire umpire) {
    BattleTurn turn = battleLineup.turn(IN_THE_FIRST_TURN);
    BattleState state = movement(first, IN_THE_FIRST_TURN, umpire);
    for (Attack attack = nextAttack(turn, state, umpire);
        attack != null;
        attack = nextAttack(turn, state, umpire)) {
      attack.column(umpire);
      state = after(attack, turn, state, state.sides());
    }
  }

  @Override
  public Step<BattleState, BattleResult> step(BattleState before, Umpire umpire) {
    BattleState state = before;
    if (before.turnBegins()) {
      umpire.heading("SD6", "Battle turn {turn}");
      state = movement(before, umpire::reached, umpire);
    }
    return fightAttack(state, umpire);
  }

  /**
   * Returns the battle after the nonphasing player has sent in the reinforcements that can come and
   * are not held back (11.1, SD7).
   */
  private BattleState movement(BattleState before, IntPredicate reached, Umpire umpire) {
    BattleState now = before;
    for (PartTimeUnits reserve : battleLineup.defenders().arrivals().reserves()) {
      boolean canCome =
          now.defenders().stands(reserve.stack())
              && !now.defenders().hasSentIn(reserve)
              && reserve.hasCome(reached);
      if (canCome
          && sendsIn(new ReinforceChoice(battleLineup.turn(reached), reserve, now), umpire)) {
        now = now.with(Side.DEFENDER, now.defenders().sentIn(reserve.units()));
      }
    }
    battleLineup.defenders().arrivals().announce(now.defenders(), umpire);
    battleLineup.attackers().arrivals().announce(now.attackers(), umpire);
    return now.at(BattlePhase.ATTACKS, 0);
  }

  private boolean sendsIn(ReinforceChoice choice, Umpire umpire) {
    boolean come = umpire.decide(choice);
    if (come) {
      boolean several = battleLineup.defenders().arrivals().reserves().size() > 1;
      umpire.note(
          several ? SixDaysReadings.ONE_AFTER_THE_OTHER : SixDaysReadings.ARRIVALS,
          "{} is reinforced",
          battleLineup.defenders().label(choice.reserve().stack()));
    }
    return come;
  }

  /** Fights one attack. */
  private Step<BattleState, BattleResult> fightAttack(BattleState state, Umpire umpire) {
    BattleTurn turn = battleLineup.turn(umpire::reached);
    boolean decides = battleLineup.isAllocated() && state.phase() == BattlePhase.ATTACKS;
    Attack attack =
        decides
            ? nextAttack(turn, state, umpire)
            : umpire.memoize(() -> nextAttack(turn, state, umpire));
    if (attack == null) {
      return continueBattle(
          turn, state.attacked(StackSet.NONE).at(BattlePhase.COUNTERATTACKS, 0), umpire);
    }
    int column = umpire.memoize(() -> attack.column(umpire));
    BySide<SideState> left = attack.fight(column, state.sides(), umpire);
    return continueBattle(turn, after(attack, turn, state, left), umpire);
  }

  /** Returns the next attack in the state's phase; null if all stacks still to act pass. */
  private Attack nextAttack(BattleTurn turn, BattleState state, Umpire umpire) {
    if (state.phase() == BattlePhase.COUNTERATTACKS) {
      return turn.counterattack(state.stack(), state);
    }
    for (int stack = state.stack(); stack < battleLineup.attackers().size(); stack++) {
      StackSet targets =
          turn.isAsked(stack, state) ? targets(stack, turn, state, umpire) : StackSet.NONE;
      if (!targets.isEmpty()) {
        return turn.attack(stack, targets, state);
      }
      notePassing(stack, stack + 1, turn, state, umpire);
    }
    return null;
  }

  /**
   * Returns the enemies that a phasing stack attacks, by its orders or by its owner's decision
   * (11.3).
   */
  private StackSet targets(int stack, BattleTurn turn, BattleState state, Umpire umpire) {
    if (!battleLineup.isAllocated()) {
      return turn.targets(stack, state);
    }
    TargetChoice choice = new TargetChoice(turn, stack, state);
    List<StackSet> options = choice.options();
    return options.size() == 1 ? options.get(0) : umpire.decide(choice);
  }

  /** Returns the battle after an attack that has left both sides in this state. */
  private static BattleState after(
      Attack attack, BattleTurn turn, BattleState before, BySide<SideState> left) {
    int stack = attack.attacking().stacks().first();
    StackSet attacked =
        attack.isCounterattack()
            ? StackSet.NONE
            : turn.everyEnemy().attacked(before.attacked(), stack, attack.attacked().stacks());
    return new BattleState(before.phase(), stack + 1, attacked, left);
  }

  /** Finds the next stack that attacks, phase by phase, or ends the turn or the battle. */
  private Step<BattleState, BattleResult> continueBattle(
      BattleTurn turn, BattleState state, Umpire umpire) {
    if (!battleLineup.inContact(state)) {
      return end(state, endingWithoutContact(state));
    }
    BattleState now = state;
    while (now.phase() != BattlePhase.END_OF_TURN) {
      int stack = nextStack(turn, now, umpire);
      if (stack != BattleTurn.NOBODY) {
        return Step.sameTurn(now.at(now.phase(), stack));
      }
      now = now.at(now.phase().next(), 0);
    }
    return turnEnds(now, umpire);
  }

  /**
   * Returns the first stack, from the state's one on, that attacks in its phase, or {@link
   * BattleTurn#NOBODY}.
   */
  private int nextStack(BattleTurn turn, BattleState state, Umpire umpire) {
    return switch (state.phase()) {
      case ATTACKS -> attacker(turn, state, umpire);
      case COUNTERATTACKS -> counterattacker(turn, state, umpire);
      case NONPHASING_MOVEMENT, END_OF_TURN -> BattleTurn.NOBODY;
    };
  }

  private int attacker(BattleTurn turn, BattleState state, Umpire umpire) {
    int attacker = turn.attacker(state.stack(), state);
    int last = attacker == BattleTurn.NOBODY ? battleLineup.attackers().size() : attacker;
    notePassing(state.stack(), last, turn, state, umpire);
    return attacker;
  }

  private int counterattacker(BattleTurn turn, BattleState state, Umpire umpire) {
    for (int stack = state.stack(); stack < battleLineup.defenders().size(); stack++) {
      if (turn.mayCounterattack(stack, state)
          && umpire.decide(new CounterattackChoice(turn, stack, state))) {
        return stack;
      }
    }
    return BattleTurn.NOBODY;
  }

  /** Notes the phasing stacks in this range that leave the attack to others. */
  private void notePassing(int from, int to, BattleTurn turn, BattleState state, Umpire umpire) {
    for (int stack = from; stack < to; stack++) {
      if (turn.isAsked(stack, state)) {
        umpire.note(
            SixDaysReadings.EVERYBODY_ATTACKED,
            "{} does not attack",
            battleLineup.attackers().label(stack));
      }
    }
  }

  private Step<BattleState, BattleResult> turnEnds(BattleState state, Umpire umpire) {
    IntPredicate reachedNext = turn -> turn <= 1 || umpire.reached(turn - 1);
    BattleTurn nextTurn = battleLineup.turn(reachedNext);
    BattleState next = turnBegins(state.sides(), reachedNext);
    if (nextTurn.attacker(0, next) == BattleTurn.NOBODY) {
      return end(state, Ending.TURNS_RUN_OUT);
    }
    if (umpire.decide(new StopChoice(nextTurn, next))) {
      return end(state, Ending.ATTACKER_STOPS);
    }
    return Step.nextTurn(next);
  }

  /**
   * Returns the beginning of a battle turn: stacks may have come into contact (11.1), and engaged
   * ones may have left behind a rearguard (11.4).
   */
  private BattleState turnBegins(BySide<SideState> sides, IntPredicate reached) {
    Arrivals arrivals = battleLineup.defenders().arrivals();
    SideState defenders = arrivals.relieved(arrivals.entered(sides.defender(), reached), reached);
    return BattleState.begin(sides.with(Side.DEFENDER, defenders));
  }

  private static Ending endingWithoutContact(BattleState state) {
    boolean attackersStand = !state.attackers().standing().isEmpty();
    boolean defendersStand = !state.defenders().standing().isEmpty();
    if (attackersStand && defendersStand) {
      return Ending.CONTACT_BROKEN;
    }
    if (attackersStand) {
      boolean eliminated = areEliminated(state.defenders());
      if (!state.defenders().disengaged().isEmpty()) {
        return eliminated ? Ending.REARGUARD_ELIMINATED : Ending.REARGUARD_REPULSED;
      }
      return eliminated ? Ending.DEFENDER_ELIMINATED : Ending.DEFENDER_REPULSED;
    }
    if (defendersStand) {
      return areEliminated(state.attackers())
          ? Ending.ATTACKER_ELIMINATED
          : Ending.ATTACKER_REPULSED;
    }
    return Ending.BOTH_SIDES_GONE;
  }

  /** Returns whether all stacks of a side without any in the fight are eliminated. */
  private static boolean areEliminated(SideState side) {
    return side.repulsed().minus(side.eliminated()).isEmpty();
  }

  private Step<BattleState, BattleResult> end(BattleState state, Ending ending) {
    return Step.ended(new BattleResult(ended(state.sides()), ending));
  }

  /** Returns the phasing side. */
  public Roster attackers() {
    return battleLineup.attackers();
  }

  /** Returns both sides after the fight. */
  public BySide<SideState> ended(BySide<SideState> sides) {
    return sides.zip(battleLineup.rosters(), SideState::ended);
  }

  /**
   * Returns the survivors of both sides by unit.
   *
   * @throws IllegalStateException if losses are not kept by unit
   */
  public BySide<List<SurvivingStack>> survivors(BySide<SideState> sides) {
    return battleLineup.rosters().zip(sides, SurvivorDetail::survivors);
  }

  /**
   * Returns the survivors of both sides by unit, the attacker's first.
   *
   * @throws IllegalStateException if losses are not kept by unit
   */
  public List<SurvivingStack> survivors(BattleResult result) {
    List<SurvivingStack> both = new ArrayList<>();
    survivors(result.sides()).forEach((side, left) -> both.addAll(left));
    return List.copyOf(both);
  }
}

package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import vedette.fight.BySide;
import vedette.fight.Left;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.Arrivals.LateUnits;
import vedette.rules.sixdays.BattleResult.Ending;

/**
 * A battle in the combat phase (11.0): battle turn by battle turn the phasing stacks attack in
 * their order, then nonphasing stacks may counterattack (SD6). A step is one attack.
 */
final class Battle implements Rules<BattleState, BattleResult> {
  private static final IntPredicate IN_THE_FIRST_TURN = turn -> turn <= 1;

  private final Contacts contacts;
  private final BattleState first;

  Battle(Contacts contacts) {
    this.contacts = contacts;
    first = turnBegins(contacts.rosters().map(SideState::of), IN_THE_FIRST_TURN);
  }

  @Override
  public BattleState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return contacts.lastTurn();
  }

  /** The first attack, with both sides as they stand, as an overrun (10.0). */
  Attack overrun(BySide<SideState> sides) {
    return contacts.turn(IN_THE_FIRST_TURN).overrun(BattleState.begin(sides));
  }

  /**
   * What each attack of the first turn comes to, as if nobody had lost anything yet; the turn needs
   * no heading.
   */
  void opening(Umpire umpire) {
    BattleTurn turn = contacts.turn(IN_THE_FIRST_TURN);
    BattleState state =
        reinforced(first, turn, IN_THE_FIRST_TURN, choice -> sendsIn(choice, umpire));
    for (Attack attack = next(state, umpire); attack != null; attack = next(state, umpire)) {
      attack.column(umpire);
      state = after(attack, turn, state, state.sides());
    }
  }

  @Override
  public Step<BattleState, BattleResult> step(BattleState before, Umpire umpire) {
    BattleState state = before;
    if (before.turnBegins() && holdsBack()) {
      announceTurn(umpire);
      BattleTurn turn = contacts.turn(umpire::reached);
      state = reinforced(before, turn, umpire::reached, choice -> sendsIn(choice, umpire));
    }
    return fought(state, umpire);
  }

  private Step<BattleState, BattleResult> fought(BattleState state, Umpire umpire) {
    boolean decides = contacts.isAllocated() && state.side() == Side.ATTACKER;
    Attack attack = decides ? begin(state, umpire) : umpire.once(() -> begin(state, umpire));
    if (attack == null) {
      return goOn(allHavePassed(state), umpire);
    }
    int column = umpire.once(() -> attack.column(umpire));
    BySide<SideState> left = attack.fight(column, state.sides(), umpire);
    return goOn(after(attack, contacts.turn(umpire::reached), state, left), umpire);
  }

  /** When the nonphasing player has sent in those who can come and whom he does not hold back. */
  private BattleState reinforced(
      BattleState before,
      BattleTurn turn,
      IntPredicate reached,
      Predicate<ReinforceChoice> decide) {
    BattleState now = before;
    for (LateUnits reserve : contacts.defenders().arrivals().reserves()) {
      boolean canCome =
          now.defenders().stands(reserve.stack())
              && !now.defenders().hasSentIn(reserve)
              && reserve.hasCome(reached);
      if (canCome && decide.test(new ReinforceChoice(turn, reserve, now))) {
        now =
            BattleState.begin(
                now.sides().with(Side.DEFENDER, now.defenders().sentIn(reserve.units())));
      }
    }
    return now;
  }

  private BattleState allHavePassed(BattleState state) {
    return state.attacked(StackSet.NONE).next(Side.ATTACKER, contacts.attackers().size());
  }

  /** Announces a turn, if one begins, and answers the attack that comes next (11.3). */
  private Attack begin(BattleState state, Umpire umpire) {
    if (state.turnBegins() && !holdsBack()) {
      announceTurn(umpire);
    }
    return next(state, umpire);
  }

  /**
   * The attack that comes next, or null if all stacks still to come pass; with a turn come those
   * who arrive in it.
   */
  private Attack next(BattleState state, Umpire umpire) {
    if (state.turnBegins()) {
      contacts.defenders().arrivals().announce(state.defenders(), umpire);
      contacts.attackers().arrivals().announce(state.attackers(), umpire);
    }
    BattleTurn turn = contacts.turn(umpire::reached);
    if (state.side() == Side.DEFENDER) {
      return turn.counterattack(state.stack(), state);
    }
    for (int stack = state.stack(); stack < contacts.attackers().size(); stack++) {
      StackSet targets =
          turn.isAsked(stack, state) ? targets(stack, turn, state, umpire) : StackSet.NONE;
      if (!targets.isEmpty()) {
        return turn.attack(stack, targets, state);
      }
      announcePassing(stack, stack + 1, turn, state, umpire);
    }
    return null;
  }

  /** The enemies that a phasing stack attacks: by its orders, or as its owner decides (11.3). */
  private StackSet targets(int stack, BattleTurn turn, BattleState state, Umpire umpire) {
    if (!contacts.isAllocated()) {
      return turn.targets(stack, state);
    }
    TargetChoice choice = new TargetChoice(turn, stack, state);
    List<StackSet> options = choice.options();
    return options.size() == 1 ? options.get(0) : umpire.decide(choice);
  }

  /** Notes which phasing stacks, from one to before another, leave the attack to others. */
  private void announcePassing(
      int from, int to, BattleTurn turn, BattleState state, Umpire umpire) {
    for (int stack = from; stack < to; stack++) {
      if (turn.isAsked(stack, state)) {
        umpire.note(
            SixDaysReadings.EVERYBODY_ATTACKED,
            "{} does not attack",
            contacts.attackers().label(stack));
      }
    }
  }

  /** The battle behind an attack that left both sides like this. */
  private static BattleState after(
      Attack attack, BattleTurn turn, BattleState before, BySide<SideState> left) {
    int stack = attack.by().stacks().first();
    StackSet attacked =
        attack.isCounterattack()
            ? StackSet.NONE
            : turn.everyEnemy().attacked(before.attacked(), stack, attack.on().stacks());
    return new BattleState(attack.by().side(), stack + 1, attacked, left);
  }

  /** Finds whose attack comes next, or ends the turn or the battle (11.3, SD6). */
  private Step<BattleState, BattleResult> goOn(BattleState state, Umpire umpire) {
    if (!contacts.inContact(state)) {
      return end(state, endingWithoutContact(state));
    }
    BattleTurn turn = contacts.turn(umpire::reached);
    boolean attacks = state.side() == Side.ATTACKER;
    int attacker = attacks ? turn.attacker(state.stack(), state) : -1;
    if (attacks) {
      int next = attacker < 0 ? contacts.attackers().size() : attacker;
      announcePassing(state.stack(), next, turn, state, umpire);
    }
    if (attacker >= 0) {
      return Step.going(state.next(Side.ATTACKER, attacker));
    }
    int counterattacker = counterattacker(attacks ? 0 : state.stack(), turn, state, umpire);
    if (counterattacker >= 0) {
      return Step.going(state.next(Side.DEFENDER, counterattacker));
    }
    IntPredicate reachedNext = k -> k <= 1 || umpire.reached(k - 1);
    BattleTurn nextTurn = contacts.turn(reachedNext);
    BattleState next = turnBegins(state.sides(), reachedNext);
    if (nextTurn.attacker(0, next) < 0) {
      return end(state, Ending.TURNS_RUN_OUT);
    }
    if (umpire.decide(new StopChoice(nextTurn, next))) {
      return end(state, Ending.ATTACKER_STOPS);
    }
    return Step.nextTurn(next);
  }

  private static void announceTurn(Umpire umpire) {
    umpire.heading("SD6", "Battle turn {turn}");
  }

  private boolean holdsBack() {
    return !contacts.defenders().arrivals().reserves().isEmpty();
  }

  private boolean sendsIn(ReinforceChoice choice, Umpire umpire) {
    boolean come = umpire.decide(choice);
    if (come) {
      boolean several = contacts.defenders().arrivals().reserves().size() > 1;
      umpire.note(
          several ? SixDaysReadings.ONE_AFTER_THE_OTHER : SixDaysReadings.ARRIVALS,
          "{} is reinforced",
          contacts.defenders().label(choice.reserve().stack()));
    }
    return come;
  }

  /** The first nonphasing stack from this one on that counterattacks, or -1 if none does. */
  private int counterattacker(int from, BattleTurn turn, BattleState state, Umpire umpire) {
    for (int stack = from; stack < contacts.defenders().size(); stack++) {
      if (turn.mayCounterattack(stack, state)
          && umpire.decide(new CounterattackChoice(turn, stack, state))) {
        return stack;
      }
    }
    return -1;
  }

  /**
   * A battle turn as it begins: stacks may have come into contact (11.1), and those engaged may
   * have got away behind a rearguard (11.4).
   */
  private BattleState turnBegins(BySide<SideState> sides, IntPredicate reached) {
    Arrivals arrivals = contacts.defenders().arrivals();
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

  /** Whether nothing is left of any stack of a side that has none in the fight. */
  private static boolean areEliminated(SideState side) {
    return side.repulsed().minus(side.eliminated()).isEmpty();
  }

  private Step<BattleState, BattleResult> end(BattleState state, Ending ending) {
    return Step.ended(new BattleResult(ended(state.sides()), ending));
  }

  /** The phasing side. */
  Roster attackers() {
    return contacts.attackers();
  }

  /** Both sides when the fight is over. */
  BySide<SideState> ended(BySide<SideState> sides) {
    return sides.zip(contacts.rosters(), SideState::ended);
  }

  /** What is left of both sides' units, if they are known unit by unit. */
  BySide<List<Left>> left(BySide<SideState> sides) {
    return contacts.rosters().zip(sides, Survivors::left);
  }

  /**
   * What it leaves of both sides.
   *
   * @throws IllegalStateException if survivors are told in all, not by unit
   */
  List<Left> left(BattleResult result) {
    List<Left> both = new ArrayList<>();
    left(result.sides()).forEach((side, left) -> both.addAll(left));
    return List.copyOf(both);
  }
}

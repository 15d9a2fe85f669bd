package vedette.rules.sixdays.overrun;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.rules.Variant;
import vedette.rules.kit.Threshold;
import vedette.rules.sixdays.battle.Attack;
import vedette.rules.sixdays.battle.BattleEngagement;
import vedette.rules.sixdays.battle.BattleResult;
import vedette.rules.sixdays.battle.BattleState;
import vedette.rules.sixdays.battle.FightRequest;
import vedette.rules.sixdays.battle.StopChoice;
import vedette.rules.sixdays.overrun.OverrunEngagement.State.AdjacentToTarget;
import vedette.rules.sixdays.overrun.OverrunEngagement.State.BattleDue;
import vedette.rules.sixdays.overrun.OverrunEngagement.State.MetTarget;
import vedette.rules.sixdays.overrun.OverrunResult.Ending;
import vedette.rules.sixdays.units.LossChoice;
import vedette.rules.sixdays.units.RulesInForce;
import vedette.rules.sixdays.units.SideState;
import vedette.rules.sixdays.units.SixDaysReadings;
import vedette.rules.sixdays.units.SixDaysVariant;
import vedette.rules.sixdays.units.Stacking;
import vedette.rules.sixdays.units.Superiority;
import vedette.rules.sixdays.units.SurvivorDetail;
import vedette.rules.sixdays.units.Unit.Arm;
import vedette.rules.sixdays.units.Wording;
import vedette.table.Tables;

/**
 * Repulse attacks in the movement phase (10.0, SD8): one battle turn against each target in a row,
 * as long as each is cleared and movement points are left to reach the next. After a target that is
 * not cleared, the battle turns still due follow if they are to be fought.
 */
public final class OverrunEngagement implements Rules<OverrunEngagement.State, OverrunResult> {
  /** A request for repulse attacks: overruns in the movement phase. */
  public record Request(
      @Field(text = "overrunning stack", example = "inf 5, cav 3, art 1") OverrunStack attacker,
      @Field(
              text = "target stack; repeatable, in the order of the overruns",
              example = "inf 3, cav 1; distance 2")
          List<OverrunStack.Target> defender,
      @Field(text = "movement points left [default: enough for all targets]", min = 0, max = 99)
          OptionalInt movement,
      @Field(
              text = "movement points expended before the overrun",
              fallback = "0",
              min = 0,
              max = 99)
          int spent,
      @Field(text = Wording.TERRAIN, optional = true, example = "woods,stream")
          List<String> terrain,
      @Field(
              text =
                  "when to attack: always, best, revealed (target), at N (revealed, and"
                      + " differential), at N or hidden",
              fallback = "always")
          OverrunChoice.Doctrine press,
      @Field(text = "battle turns due after a failed overrun", fallback = "tell") DueTurns due,
      @Field(text = "in battle turns due, " + Wording.COUNTERATTACK, fallback = "never")
          Threshold counterattack,
      @Field(text = "in battle turns due, " + Wording.STOP, fallback = "never")
          StopChoice.StopDoctrine stop,
      @Field(text = Wording.ATTACKER_LOSSES, fallback = "infantry-first")
          LossChoice.Order attackerLossOrder,
      @Field(text = Wording.DEFENDER_LOSSES, fallback = "infantry-first")
          LossChoice.Order defenderLossOrder,
      @Field(text = Wording.STACKING, fallback = "checked") Stacking stacking,
      @Field(text = Wording.SURVIVORS, fallback = "in-all", inPlans = "by-unit")
          SurvivorDetail survivors,
      @Field(text = Variant.TEXT, optional = true) List<SixDaysVariant> variant)
      implements FightRequest {

    /** The handling of battle turns that are due after an overrun. */
    enum DueTurns {
      TELL,
      FIGHT
    }

    @Override
    public List<String> doctrinesToTry(String parameter, Tables inForce) {
      return parameter.equals("press")
          ? OverrunChoice.Doctrine.textsToTry()
          : FightRequest.super.doctrinesToTry(parameter, inForce);
    }

    @Override
    public Set<Side> decidingSides(String parameter) {
      return parameter.equals("press")
          ? Set.of(Side.ATTACKER)
          : FightRequest.super.decidingSides(parameter);
    }
  }

  /** The column while the target is hidden. */
  private static final int HIDDEN = -1;

  private final String attacker;
  private final List<OverrunSetup.Target> targets;
  private final boolean fightDue;
  private final RulesInForce rules;

  OverrunEngagement(
      String attacker, List<OverrunSetup.Target> targets, boolean fightDue, RulesInForce rules) {
    this.attacker = attacker;
    this.targets = targets;
    this.fightDue = fightDue;
    this.rules = rules;
  }

  @Override
  public State first() {
    return new AdjacentToTarget(targets.get(0).firstBattle().first().attackers(), List.of());
  }

  @Override
  public int lastTurn() {
    return targets.stream().mapToInt(OverrunSetup.Target::lastTurn).max().orElse(0);
  }

  /** Notes the first overrun with its differential, even if the phasing player may not see it. */
  void opening(Umpire umpire) {
    OverrunSetup.Target target = targets.get(0);
    for (int which = 0; which < target.possible().size(); which++) {
      target.announce(which, umpire);
      BattleEngagement battle = target.battle(which);
      Attack attack = battle.overrun(battle.first().sides());
      boolean revealed = reveals(attack, umpire);
      attack.column(umpire);
      if (!umpire.decide(OverrunChoice.of(attack, revealed))) {
        umpire.note("", "{} declines the overrun", attacker);
      }
    }
  }

  @Override
  public Step<State, OverrunResult> step(State state, Umpire umpire) {
    return state instanceof AdjacentToTarget adjacentToTarget
        ? overrun(adjacentToTarget, umpire)
        : fight((BattleDue) state, umpire);
  }

  private Step<State, OverrunResult> overrun(AdjacentToTarget state, Umpire umpire) {
    List<MetTarget> cleared = state.metTargets();
    OverrunSetup.Target target = targets.get(cleared.size());
    if (!target.reachable()) {
      SideState own = state.attacker().ended(target.firstBattle().attackers());
      return end(own, cleared, cleared.size(), 0, Ending.OUT_OF_MOVEMENT);
    }
    int which = target.draw(umpire);
    BattleEngagement battle = target.battle(which);
    BySide<SideState> before = battle.first().sides().with(Side.ATTACKER, state.attacker());
    Attack attack = umpire.memoize(() -> battle.overrun(before));
    boolean revealed = umpire.memoize(() -> reveals(attack, umpire));
    // The strength of a hidden target shows only when the overrun is made.
    int seen = revealed ? umpire.memoize(() -> attack.column(umpire)) : HIDDEN;
    if (!umpire.decide(OverrunChoice.of(attack, revealed))) {
      umpire.note("", "{} declines the overrun", attacker);
      return stayInPlace(which, before, revealed, cleared, Ending.OVERRUN_DECLINED, umpire);
    }
    int column = revealed ? seen : umpire.memoize(() -> attack.column(umpire));
    BySide<SideState> left = attack.fight(column, before, umpire);
    if (left.attacker().stands(0) && left.defender().stands(0)) {
      return stayInPlace(which, left, revealed, cleared, Ending.HELD, umpire);
    }
    BySide<SideState> ended = battle.ended(left);
    SideState own = ended.attacker();
    List<MetTarget> metTarget = with(cleared, new MetTarget(which, ended.defender(), revealed));
    if (!own.stands(0)) {
      boolean eliminated = own.eliminated().contains(0);
      Ending ending = eliminated ? Ending.ATTACKER_ELIMINATED : Ending.ATTACKER_REPULSED;
      return end(own, metTarget, cleared.size(), 0, ending);
    }
    if (rules.plays(SixDaysVariant.ELIMINATION_ENDS_MOVEMENT)
        && !ended.defender().repulsed().contains(0)) {
      return end(own, metTarget, cleared.size(), 0, Ending.TARGET_ELIMINATED);
    }
    return metTarget.size() == targets.size()
        ? end(own, metTarget, metTarget.size(), 0, Ending.ALL_OVERRUN)
        : Step.sameTurn(new AdjacentToTarget(left.attacker(), metTarget));
  }

  /**
   * Returns whether the target must show itself, which it does to a stack superior in cavalry
   * (10.0, SD8).
   */
  private static boolean reveals(Attack attack, Umpire umpire) {
    boolean superior = Superiority.isOfAttacker(Arm.CAVALRY, attack.attacking(), attack.attacked());
    umpire.note(
        "SD8",
        superior
            ? "{} must reveal its strength (cavalry {} against {})"
            : "{} stays hidden (cavalry {} against {})",
        attack.attacked(),
        attack.attacking().strength(Arm.CAVALRY),
        attack.attacked().strength(Arm.CAVALRY));
    return superior;
  }

  /** Ends the overruns where the stack is, with the battle turns that its movement leaves it. */
  private Step<State, OverrunResult> stayInPlace(
      int which,
      BySide<SideState> now,
      boolean revealed,
      List<MetTarget> cleared,
      Ending ending,
      Umpire umpire) {
    OverrunSetup.Target target = targets.get(cleared.size());
    umpire.note(
        rules.plays(SixDaysVariant.LAST_HEX_COUNTS)
            ? "SD8"
            : "SD8 " + SixDaysReadings.BEFORE_CONTACT,
        target.turnsDue() == 1
            ? "{} goes no further; {} battle turn due"
            : "{} goes no further; up to {} battle turns due",
        attacker,
        target.turnsDue());
    if (fightDue) {
      return Step.sameTurn(new BattleDue(which, BattleState.begin(now), ending, revealed, cleared));
    }
    BySide<SideState> ended = target.battle(which).ended(now);
    List<MetTarget> metTarget = with(cleared, new MetTarget(which, ended.defender(), revealed));
    return end(ended.attacker(), metTarget, cleared.size(), target.turnsDue(), ending);
  }

  private static List<MetTarget> with(List<MetTarget> before, MetTarget metTarget) {
    List<MetTarget> all = new ArrayList<>(before);
    all.add(metTarget);
    return List.copyOf(all);
  }

  /** Plays a step of the battle turns due. */
  private Step<State, OverrunResult> fight(BattleDue state, Umpire umpire) {
    OverrunSetup.Target target = targets.get(state.metTargets().size());
    Step<BattleState, BattleResult> step =
        target.battle(state.identity()).step(state.battle(), umpire);
    if (step instanceof Step.SameTurn<BattleState, BattleResult> sameTurn) {
      return Step.sameTurn(state.with(sameTurn.state()));
    }
    if (step instanceof Step.NextTurn<BattleState, BattleResult> next) {
      return Step.nextTurn(state.with(next.state()));
    }
    BattleResult result = ((Step.End<BattleState, BattleResult>) step).result();
    MetTarget metTarget =
        new MetTarget(state.identity(), result.sides().defender(), state.revealed());
    return Step.ended(
        new OverrunResult(
            result.sides().attacker(),
            with(state.metTargets(), metTarget),
            state.metTargets().size(),
            target.turnsDue(),
            result.ending(),
            state.overrun()));
  }

  private static Step<State, OverrunResult> end(
      SideState attacker, List<MetTarget> metTarget, int cleared, int turnsDue, Ending ending) {
    return Step.ended(new OverrunResult(attacker, metTarget, cleared, turnsDue, null, ending));
  }

  /**
   * Returns the survivors of both sides by unit; targets never reached are unchanged.
   *
   * @throws IllegalStateException if losses are not kept by unit
   */
  List<SurvivingStack> survivors(OverrunResult result) {
    List<SurvivingStack> left = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      boolean met = i < result.metTargets().size();
      BattleEngagement battle =
          targets.get(i).battle(met ? result.metTargets().get(i).identity() : 0);
      SideState target = met ? result.metTargets().get(i).target() : battle.first().defenders();
      BySide<List<SurvivingStack>> both = battle.survivors(new BySide<>(result.attacker(), target));
      if (i == 0) {
        left.addAll(both.attacker());
      }
      // In its battle each target is a side of one stack.
      left.add(new SurvivingStack("defender", i, both.defender().get(0).units()));
    }
    return List.copyOf(left);
  }

  /** The state of a row of overruns. */
  sealed interface State {
    /** Returns the targets reached until now. */
    List<MetTarget> metTargets();

    /**
     * A target that has been reached.
     *
     * @param identity index of its actual composition among the possible ones
     * @param target its state after the overrun
     * @param revealed whether the phasing player's cavalry made it show itself
     */
    record MetTarget(int identity, SideState target, boolean revealed) {}

    /**
     * The state adjacent to the next target, whose index is the number of targets reached before.
     */
    record AdjacentToTarget(SideState attacker, List<MetTarget> metTargets) implements State {}

    /**
     * The state in the battle turns due at the last target, which has held.
     *
     * @param identity index of the target's actual composition among the possible ones
     * @param overrun the end of the overruns
     */
    record BattleDue(
        int identity,
        BattleState battle,
        OverrunResult.Ending overrun,
        boolean revealed,
        List<MetTarget> metTargets)
        implements State {
      BattleDue with(BattleState next) {
        return new BattleDue(identity, next, overrun, revealed, metTargets);
      }
    }
  }
}

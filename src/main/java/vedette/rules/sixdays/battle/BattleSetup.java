package vedette.rules.sixdays.battle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.json.EnumWords;
import vedette.rules.Names;
import vedette.rules.Optimization;
import vedette.rules.sixdays.battle.BattleLineup.TurnOrders;
import vedette.rules.sixdays.battle.TargetChoice.TargetDoctrine;
import vedette.rules.sixdays.units.Ground;
import vedette.rules.sixdays.units.RosterBuilder;
import vedette.rules.sixdays.units.RulesInForce;
import vedette.rules.sixdays.units.SixDaysTables;
import vedette.rules.sixdays.units.Stack;
import vedette.rules.sixdays.units.Stack.Later;
import vedette.rules.sixdays.units.Stack.StackedUnits;
import vedette.rules.sixdays.units.Stack.Timing.Counted;
import vedette.rules.sixdays.units.Unit;
import vedette.source.TextFault;
import vedette.table.grid.Modifier;

/** The preparation of both sides of a battle from a request; refuses impossible ones. */
public final class BattleSetup {
  private final RulesInForce rules;
  private final TurnSchedule battleTurns;
  private final BattleRequest request;
  private final boolean isAllocated;
  private final Names attackers;
  private final Names defenders;

  private BattleSetup(SixDaysTables tables, BattleRequest request, Optimization wish) {
    rules = new RulesInForce(tables, request.variant());
    battleTurns = new TurnSchedule(rules);
    this.request = request;
    isAllocated = request.isAllocated(wish);
    attackers = names(Side.ATTACKER, request.attacker());
    defenders = names(Side.DEFENDER, request.defender());
  }

  private static Names names(Side side, List<Stack> stacks) {
    return new Names(side, stacks.stream().map(Stack::name).toList());
  }

  /** Returns the battle of a request. */
  public static Engagement<BattleState, BattleResult> battle(
      BattleRequest request, Optimization wish, SixDaysTables tables) {
    BattleSetup setup = new BattleSetup(tables, request, wish);
    BattleLineup battleLineup = setup.contacts();
    BattleEngagement battle = new BattleEngagement(battleLineup);
    return Engagement.of(
            battle,
            BattleResult.measures(
                battleLineup, setup.attackers, setup.defenders, request.survivors()),
            Story.of(setup.situation())
                .withSummary(
                    BattleResult.summary(
                        new BySide<>(setup.attackers, setup.defenders), setup.onlyTurns()))
                .withOpening(battle::opening)
                .lacking(request.survivors().elsewhere()))
        .decidedBy(
            request
                .doctrines()
                .with(TargetChoice.class, request.targets(), TargetDoctrine::choose)
                .with(
                    ReinforceChoice.class,
                    request.reinforce(),
                    ReinforceChoice.ReinforceDoctrine::choose))
        .leaving(battle::survivors);
  }

  private BattleLineup contacts() {
    Set<String> taken = new HashSet<>();
    attackers.take(taken);
    defenders.take(taken);
    RosterBuilder phasing = new RosterBuilder(Side.ATTACKER, request.survivors());
    List<Integer> turns = new ArrayList<>();
    for (int i = 0; i < request.attacker().size(); i++) {
      turns.add(turns(request.attacker().get(i)));
      attackingStack(i, turns.get(i), phasing);
    }
    RosterBuilder nonphasing = new RosterBuilder(Side.DEFENDER, request.survivors());
    if (!request.reinforce().isAtOnce()) {
      checkReserves();
      nonphasing.holdingBack();
    }
    for (int i = 0; i < request.defender().size(); i++) {
      defendingStack(i, nonphasing);
    }
    if (request.defender().stream().allMatch(it -> it.enters().isPresent())) {
      throw new TextFault(
          "defender",
          "no defending stack is in contact when the battle begins",
          "leave out `enters` for at least one of them");
    }
    int last = Collections.max(turns);
    for (Stack stack : request.defender()) {
      if (stack.enters().orElse(0) > last) {
        throw new TextFault(
            "defender",
            "`enters "
                + stack.enters().getAsInt()
                + "` is later than the last battle turn, "
                + last,
            "write a number up to " + last + ", or leave the stack out");
      }
    }
    List<Integer> enters =
        request.defender().stream()
            .map(stack -> TurnSchedule.ofArrival(stack.enters().orElse(0)))
            .toList();
    BattleOrders written =
        new BattleOrders(request.attacker(), turns, attackers, defenders, enters);
    List<List<TurnOrders>> turnOrders = written.all();
    if (isAllocated) {
      written.checkAllocated(turnOrders.get(0));
    }
    return new BattleLineup(
        rules,
        new BySide<>(phasing.build(), nonphasing.build()),
        turnOrders,
        isAllocated,
        grounds());
  }

  private void checkReserves() {
    boolean reserves = false;
    for (Stack stack : request.defender()) {
      for (Later later : stack.later()) {
        reserves |= later instanceof Later.Arrives;
        if (later instanceof Later.Rearguard) {
          throw new TextFault(
              "reinforce",
              "a rearguard cannot be held back",
              "write --reinforce at-once, or leave out the rearguard");
        }
      }
    }
    if (!reserves) {
      throw new TextFault(
          "reinforce",
          "no defending stack has reinforcements to hold back",
          "write reinforcements after a stack, as in `inf 5; arrives 2: inf 4`");
    }
  }

  private int turns(Stack stack) {
    if (request.turns().isPresent() && request.spent().isPresent()) {
      throw new TextFault(
          "spent", "--turns and --spent cannot be combined", "leave one of them out");
    }
    if (stack.timing().isPresent()) {
      return battleTurns.of(stack.timing().get(), "attacker");
    }
    if (request.spent().isPresent()) {
      return battleTurns.of(new Stack.Timing(Counted.SPENT, request.spent().getAsInt()), "spent");
    }
    return battleTurns.of(new Stack.Timing(Counted.TURNS, request.turns().orElse(1)), "turns");
  }

  private void attackingStack(int index, int turns, RosterBuilder side) {
    Stack stack = request.attacker().get(index);
    String label = attackers.label(index);
    if (stack.enters().isPresent()) {
      throw new TextFault(
          "attacker",
          label + " takes no `enters`: only defending stacks enter in the combat phase",
          "leave out `enters`; an attacking stack moves in the movement phase");
    }
    if (stack.from().isBest()) {
      throw new TextFault(
          "attacker",
          label
              + " takes no `attacks best`: whether it attacks is an order given before the battle",
          "compare alternatives in braces, as in `{holds,attacks at +2}`");
    }
    side.stack(attackers, index).add(stack.units(), 0);
    List<Unit> all = new ArrayList<>(stack.units().units());
    for (Later later : stack.later()) {
      if (!(later instanceof Later.Joins joins)) {
        throw new TextFault(
            "attacker",
            label + " takes no `arrives` or `rearguard`: only defending stacks do",
            "write late joiners of an attacking stack as `joins spent 4: cav 3`");
      }
      int own = battleTurns.of(joins.timing(), "attacker");
      if (own > turns) {
        throw new TextFault(
            "attacker",
            label + " has fewer battle turns than its late joiner",
            "write the units that were there first before `joins`, as in `inf 2; spent 1; joins"
                + " spent 3: inf 5`");
      }
      side.add(joins.units(), TurnSchedule.countsFrom(turns, own));
      all.addAll(joins.units().units());
    }
    request.stacking().check(all, rules.tables(), "attacker", label);
  }

  private void defendingStack(int index, RosterBuilder side) {
    Stack stack = request.defender().get(index);
    String label = defenders.label(index);
    if (stack.timing().isPresent()
        || !stack.against().isEmpty()
        || !stack.touches().isEmpty()
        || stack.holds()
        || stack.attacks().isPresent()) {
      throw new TextFault(
          "defender",
          label + " takes no battle turns or attacks: only attacking stacks do",
          "write `turns`, `spent`, `against`, `touches`, `holds` and `attacks` for an attacking"
              + " stack");
    }
    side.stack(defenders, index, TurnSchedule.ofArrival(stack.enters().orElse(0)))
        .add(stack.units(), 0);
    Later.Rearguard rearguard = null;
    for (Later later : stack.later()) {
      if (later instanceof Later.Arrives arrives) {
        side.add(arrives.units(), TurnSchedule.ofArrival(arrives.movement()));
      } else if (later instanceof Later.Rearguard guard && rearguard == null) {
        rearguard = guard;
        side.add(guard.units(), TurnSchedule.ofArrival(guard.movement()));
      } else {
        throw new TextFault(
            "defender",
            label
                + (later instanceof Later.Joins
                    ? " takes no `joins`: only attacking stacks do"
                    : " has two rearguards"),
            "write reinforcements as `arrives 2: inf 4`, and one rearguard as `rearguard 2: inf"
                + " 4`");
      }
    }
    request
        .stacking()
        .check(
            unitsPresent(stack, stack.units(), 0, relief(rearguard)),
            rules.tables(),
            "defender",
            label);
    if (rearguard != null && stack.enters().isPresent()) {
      throw new TextFault(
          "defender",
          label + " takes no `rearguard`: a stack with `enters` has no engaged units to relieve",
          "write `rearguard` for a stack in contact, or leave out `enters`");
    }
    if (rearguard != null) {
      // The rearguard may exceed the limit for a moment as it enters the hex (11.4), because the
      // engaged units leave immediately.
      request
          .stacking()
          .check(
              unitsPresent(stack, rearguard.units(), relief(rearguard), Integer.MAX_VALUE),
              rules.tables(),
              "defender",
              label + "'s rearguard");
      side.relieve(TurnSchedule.ofArrival(rearguard.movement()));
    }
  }

  private static int relief(Later.Rearguard rearguard) {
    return rearguard == null ? Integer.MAX_VALUE : rearguard.movement();
  }

  /**
   * Returns units and the reinforcements that join them from one battle turn on and before another.
   */
  private static List<Unit> unitsPresent(Stack stack, StackedUnits units, int from, int before) {
    List<Unit> together = new ArrayList<>(units.units());
    for (Later later : stack.later()) {
      if (later instanceof Later.Arrives arrives
          && arrives.movement() >= from
          && arrives.movement() < before) {
        together.addAll(arrives.units().units());
      }
    }
    return together;
  }

  private List<List<BySide<Ground>>> grounds() {
    List<List<BySide<Ground>>> grounds = new ArrayList<>();
    for (Stack attacker : request.attacker()) {
      Set<Modifier> own = Ground.features(attacker.terrain(), rules.tables(), "attacker");
      List<BySide<Ground>> row = new ArrayList<>();
      for (Stack defender : request.defender()) {
        row.add(
            Ground.ofOpponents(
                own, Ground.features(defender.terrain(), request.terrain(), rules.tables())));
      }
      grounds.add(row);
    }
    return grounds;
  }

  /** Returns the battle turns of an attacking stack that fights with no other; else 0. */
  private int onlyTurns() {
    return request.attacker().size() > 1 ? 0 : turns(request.attacker().get(0));
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < request.attacker().size(); i++) {
      Stack stack = request.attacker().get(i);
      facts.add(
          fact(attackers.label(i), stack, SituationText.turns(turns(stack)), stack.terrain()));
    }
    for (int i = 0; i < request.defender().size(); i++) {
      Stack stack = request.defender().get(i);
      facts.add(
          fact(
              defenders.label(i),
              stack,
              "",
              stack.terrain().isEmpty() ? request.terrain() : stack.terrain()));
    }
    SituationText.doctrine(facts, "targets", EnumWords.word(request.targets()), "as-written");
    SituationText.doctrine(facts, "counterattack", request.counterattack().toString(), "never");
    SituationText.doctrine(facts, "breaks off", request.stop().toString(), "never");
    SituationText.doctrine(facts, "reinforces", request.reinforce().toString(), "at-once");
    SituationText.lossesAndVariants(facts, request);
    return facts;
  }

  private static Fact fact(String label, Stack stack, String turns, List<String> terrain) {
    return SituationText.stack(
        label, stack.unitsOnly(), stack.units().strength(), turns, stack.orders(), terrain);
  }
}

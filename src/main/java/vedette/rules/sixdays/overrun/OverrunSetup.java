package vedette.rules.sixdays.overrun;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.rules.Names;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Threshold;
import vedette.rules.sixdays.battle.BattleEngagement;
import vedette.rules.sixdays.battle.BattleLineup;
import vedette.rules.sixdays.battle.BattleLineup.TurnOrders;
import vedette.rules.sixdays.battle.SituationText;
import vedette.rules.sixdays.battle.TurnSchedule;
import vedette.rules.sixdays.units.Ground;
import vedette.rules.sixdays.units.Roster;
import vedette.rules.sixdays.units.RosterBuilder;
import vedette.rules.sixdays.units.RulesInForce;
import vedette.rules.sixdays.units.SixDaysReadings;
import vedette.rules.sixdays.units.SixDaysTables;
import vedette.source.TextFault;
import vedette.table.grid.Modifier;

/** The preparation of a row of overruns from a request; refuses impossible ones. */
public final class OverrunSetup {
  private final RulesInForce rules;
  private final OverrunEngagement.Request request;
  private final Doctrine doctrine;
  private final Names attackers;
  private final Names defenders;

  private OverrunSetup(OverrunEngagement.Request request, SixDaysTables tables) {
    rules = new RulesInForce(tables, request.variant());
    this.request = request;
    attackers = new Names(Side.ATTACKER, List.of(request.attacker().name()));
    defenders =
        new Names(Side.DEFENDER, request.defender().stream().map(it -> it.first().name()).toList());
    doctrine =
        request
            .doctrines()
            .with(OverrunChoice.class, request.press(), OverrunChoice.Doctrine::choose);
  }

  /** Returns the overruns of a request. */
  public static Engagement<OverrunEngagement.State, OverrunResult> overrun(
      OverrunEngagement.Request request, SixDaysTables tables) {
    return new OverrunSetup(request, tables).overrun();
  }

  private Engagement<OverrunEngagement.State, OverrunResult> overrun() {
    Set<String> taken = new HashSet<>();
    attackers.take(taken);
    defenders.take(taken);
    if (request.attacker().distance().isPresent()) {
      throw new TextFault(
          "attacker", attackers.label(0) + " takes no `distance`", "write `distance` for a target");
    }
    if (!fights()) {
      checkUnused("counterattack", request.counterattack().toString());
      checkUnused("stop", request.stop().toString());
    }
    Roster attacker = roster(request.attacker(), attackers, 0);
    List<List<Roster>> rosters = new ArrayList<>();
    List<Target> targets = new ArrayList<>();
    int moved = 0;
    for (int i = 0; i < request.defender().size(); i++) {
      OverrunStack.Target target = request.defender().get(i);
      if (target.isUnsure() && request.survivors().byUnit()) {
        throw new TextFault(
            "survivors",
            defenders.label(i) + " may be one of several stacks, which have different units",
            "leave out `by-unit`, or write one stack");
      }
      moved += distance(target.first());
      List<Roster> possible = new ArrayList<>();
      for (OverrunStack stack : target.stacks()) {
        possible.add(roster(stack, defenders, i));
      }
      rosters.add(possible);
      targets.add(target(i, moved, attacker, possible));
    }
    if (!targets.get(0).reachable()) {
      throw new TextFault(
          "movement",
          "the first target is out of reach",
          "write --movement " + distance(request.defender().get(0).first()) + " or more");
    }
    OverrunEngagement overrun =
        new OverrunEngagement(attackers.label(0), List.copyOf(targets), fights(), rules);
    return Engagement.of(
            overrun,
            OverrunResult.measures(
                attacker, attackers, rosters, defenders, fights(), request.survivors()),
            Story.of(situation())
                .withSummary(OverrunResult.summary(targets.size(), fights()))
                .withOpening(overrun::opening)
                .lacking(elsewhere()))
        .decidedBy(doctrine)
        .leaving(overrun::survivors);
  }

  /**
   * Returns the measures that are missing, of battle turns and of single units, with their options.
   */
  private Map<String, String> elsewhere() {
    Map<String, String> all = new LinkedHashMap<>(request.survivors().elsewhere());
    if (!fights()) {
      all.put("turns", "--due fight");
      all.put("battleEnding", "--due fight");
    }
    return all;
  }

  /** Refuses a doctrine of battle turns that are not fought. */
  private static void checkUnused(String parameter, String said) {
    if (!said.equals("never")) {
      throw new TextFault(
          parameter,
          "--due counts battle turns and fights none",
          "write --due fight, or leave out --" + parameter);
    }
  }

  private static int distance(OverrunStack stack) {
    return stack.distance().orElse(1);
  }

  private boolean fights() {
    return request.due() == OverrunEngagement.Request.DueTurns.FIGHT;
  }

  /**
   * Returns a target.
   *
   * @param moved movement points to come adjacent to it, from the start
   */
  private Target target(int index, int moved, Roster attacker, List<Roster> possible) {
    OverrunStack.Target target = request.defender().get(index);
    int turnsDue = new TurnSchedule(rules).due(request.spent() + moved);
    Set<Modifier> to = Ground.features(target.first().terrain(), request.terrain(), rules.tables());
    Set<Modifier> from = Ground.features(request.attacker().terrain(), rules.tables(), "attacker");
    List<Target.Possible> all = new ArrayList<>();
    for (int i = 0; i < possible.size(); i++) {
      BattleLineup battleLineup =
          new BattleLineup(
              rules,
              new BySide<>(attacker, possible.get(i)),
              List.of(
                  List.of(
                      new TurnOrders(turnsDue, StackSet.of(0), StackSet.NONE, Threshold.ALWAYS))),
              false,
              List.of(List.of(Ground.ofOpponents(from, to))));
      all.add(
          new Target.Possible(
              target.stacks().get(i).unitsOnly(),
              target.percents().get(i),
              new BattleEngagement(battleLineup)));
    }
    return new Target(
        defenders.label(index),
        List.copyOf(all),
        moved <= request.movement().orElse(moved),
        turnsDue);
  }

  private Roster roster(OverrunStack stack, Names names, int index) {
    String label = names.label(index);
    request.stacking().check(stack.units().units(), rules.tables(), names.side().toString(), label);
    return new RosterBuilder(names.side(), request.survivors())
        .stack(names, index)
        .add(stack.units(), 0)
        .build();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    String left =
        request.movement().isPresent() ? request.movement().getAsInt() + " left" : "enough left";
    facts.add(
        SituationText.stack(
            attackers.label(0),
            request.attacker().unitsOnly(),
            request.attacker().units().strength(),
            request.spent() + " movement points expended, " + left,
            "",
            request.attacker().terrain()));
    for (int i = 0; i < request.defender().size(); i++) {
      facts.add(fact(defenders.label(i), request.defender().get(i)));
    }
    SituationText.doctrine(facts, "presses", request.press().toString(), "always");
    if (fights()) {
      SituationText.doctrine(facts, "counterattack", request.counterattack().toString(), "never");
      SituationText.doctrine(facts, "breaks off", request.stop().toString(), "never");
    }
    SituationText.lossesAndVariants(facts, request);
    return facts;
  }

  private Fact fact(String label, OverrunStack.Target target) {
    int distance = distance(target.first());
    String away = distance + (distance == 1 ? " movement point away" : " movement points away");
    List<String> own = target.first().terrain();
    List<String> terrain = own.isEmpty() ? request.terrain() : own;
    return target.isUnsure()
        ? SituationText.unsure(label, target.unitsOnly(), away, terrain)
        : SituationText.stack(
            label, target.unitsOnly(), target.first().units().strength(), away, "", terrain);
  }

  /**
   * A stack to be overrun, prepared.
   *
   * @param label name in notes
   * @param possible its possible compositions; one if it is known
   * @param reachable whether movement points suffice to come adjacent to it
   * @param turnsDue battle turns of a stack that has expended the movement points to reach it
   */
  record Target(String label, List<Possible> possible, boolean reachable, int turnsDue) {
    private static final Die PERCENT = Die.d(100);

    /**
     * A possible composition of the target.
     *
     * @param units units as written
     * @param percent its probability in percent
     * @param battle the battle that follows if it holds
     */
    record Possible(String units, int percent, BattleEngagement battle) {}

    /** Returns the battle against one of the possible compositions. */
    BattleEngagement battle(int which) {
      return possible.get(which).battle();
    }

    /**
     * Returns the battle against the first possible composition; the attacker is the same in all.
     */
    BattleEngagement firstBattle() {
      return battle(0);
    }

    int lastTurn() {
      return possible.stream().mapToInt(it -> it.battle().lastTurn()).max().orElse(0);
    }

    /**
     * Returns the index of the actual composition, drawn when the overrunning stack comes adjacent.
     */
    int draw(Umpire umpire) {
      if (possible.size() == 1) {
        return 0;
      }
      int which = possibleTarget(umpire.roll(PERCENT.merged(this::possibleTarget)));
      announce(which, umpire);
      return which;
    }

    private int possibleTarget(int roll) {
      int which = 0;
      int last = possible.get(0).percent();
      while (roll > last) {
        which++;
        last += possible.get(which).percent();
      }
      return which;
    }

    /** Notes the actual composition if there are several. */
    void announce(int which, Umpire umpire) {
      if (possible.size() > 1) {
        Possible it = possible.get(which);
        umpire.note(
            SixDaysReadings.UNSURE_TARGETS, "{} is {} ({}%)", label, it.units(), it.percent());
      }
    }
  }
}

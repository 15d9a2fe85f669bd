package vedette.rules.simplenapoleonic;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.rules.kit.Units;
import vedette.rules.simplenapoleonic.Unit.Arm;

/**
 * A fight in which the sides act in turn, in the phases of {@link TurnPhase} (SN8). A step is one
 * roll, or one unit's throw.
 */
abstract class TurnSequence<R> implements Rules<FightState, R> {
  /**
   * The defender's die for each roll of the attacker; rolls with the same winner are one outcome.
   */
  private static final List<Die> AGAINST =
      IntStream.rangeClosed(1, SimpleNapoleonicTables.D6.max())
          .mapToObj(roll -> SimpleNapoleonicTables.D6.merged(other -> higher(roll, other)))
          .toList();

  /** The rules in force. */
  final RulesInForce rules;

  /** Both sides' units. */
  final Forces forces;

  private final TurnLimit limit;
  private final Orders orders;
  private final String initiative;
  private final BySide<List<List<Integer>>> toldTargets;
  private final Map<Arm, Integer> reach = new EnumMap<>(Arm.class);

  /**
   * Creates a fight of these units.
   *
   * @param initiative readings that the turn's order rests on, separated by spaces
   */
  TurnSequence(
      RulesInForce rules, Forces forces, TurnLimit limit, Orders orders, String initiative) {
    this.rules = rules;
    this.forces = forces;
    this.limit = limit;
    this.initiative = initiative;
    this.orders = orders;
    toldTargets = forces.preferredTargets();
    for (Arm arm : Arm.values()) {
      reach.put(arm, rules.tables().range(arm));
    }
  }

  /** Returns the fight with its doctrines and explanations. */
  final Engagement<FightState, R> engagement(
      List<Measure<R>> measures, List<Fact> situation, String summary) {
    return Engagement.of(
            this,
            measures,
            Story.of(situation)
                .withOpening(this::opening)
                .withSummary(summary)
                .lacking(elsewhere(measures.stream().map(Measure::name).toList())))
        .decidedBy(orders.doctrine())
        .leaving(result -> forces.survivors(units(result)));
  }

  /**
   * Returns the measures of turns and of generals that this fight has only with other options, each
   * with that option.
   */
  private Map<String, String> elsewhere(List<String> names) {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("turns", "--turns");
    for (Side side : Side.values()) {
      if (forces.of(side).stream().anyMatch(it -> it.unit().general())) {
        all.put(side + "LeaderLost", "--" + side.opposite() + "-kills");
      }
    }
    names.forEach(all::remove);
    return all;
  }

  /** Returns the result of a final state. */
  abstract R result(FightState end);

  /** Returns the units of a result. */
  abstract Units<UnitState> units(R result);

  /** Notes the basis of the first rolls, without rolling. */
  abstract void opening(Umpire umpire);

  /** Returns whether the fight is decided, whatever rolls of this turn remain. */
  abstract boolean isOver(FightState state, Umpire umpire);

  /**
   * Returns the state at the beginning of a turn before its first roll; within a turn the state
   * itself.
   */
  FightState beginTurn(FightState state, Umpire umpire) {
    return state;
  }

  /** Notes events at the end of the last turn. */
  void turnsRunOut(FightState state, Umpire umpire) {}

  /** Returns whether the next unit has anything to roll for. */
  abstract boolean rolls(FightState state, Umpire umpire);

  /** Returns the state after the next unit has rolled. */
  abstract FightState act(FightState state, Umpire umpire);

  /** Returns the state after a unit that has nothing to roll for. */
  FightState pass(FightState state, Umpire umpire) {
    return state;
  }

  /** Returns the state after the events at the beginning of a side's part. */
  FightState partBegins(FightState state) {
    return state;
  }

  /** Returns the state after a side has won the initiative. */
  FightState movesFirst(FightState state, Side side, Umpire umpire) {
    return partBegins(state.movesFirst(side));
  }

  @Override
  public int lastTurn() {
    return limit.turns();
  }

  @Override
  public Step<FightState, R> step(FightState state, Umpire umpire) {
    FightState begun = beginTurn(state, umpire);
    FightState played = begun.isTurnOver() ? begun : play(begun, umpire);
    if (isOver(played, umpire)) {
      return Step.ended(result(played));
    }
    FightState next = advanceToRoll(played, umpire);
    if (!next.isTurnOver()) {
      return Step.sameTurn(next);
    }
    if (isOver(next, umpire)) {
      return Step.ended(result(next));
    }
    if (limit.isLast(umpire)) {
      turnsRunOut(next, umpire);
      return Step.ended(result(next));
    }
    return Step.nextTurn(next.nextTurn());
  }

  private FightState play(FightState state, Umpire umpire) {
    return switch (state.part().phase()) {
      case INITIATIVE -> initiative(state, umpire);
      case FIRST_SIDE, SECOND_SIDE -> act(state, umpire);
    };
  }

  private FightState initiative(FightState state, Umpire umpire) {
    Optional<Side> first = orders.first();
    Optional<Side> known = first.isPresent() && limit.isFirst(umpire) ? first : Optional.empty();
    Optional<Side> wins = whoMovesFirst(initiative, known, umpire);
    return wins.isEmpty() ? state : movesFirst(state, wins.get(), umpire);
  }

  /**
   * Rolls for the side that moves first in a turn (SN8).
   *
   * @param readings readings that the turn's order rests on, separated by spaces
   * @param told side that moves first, if it is given
   * @return side that moves first; empty if the rolls are equal and both sides roll again
   */
  private static Optional<Side> whoMovesFirst(String readings, Optional<Side> told, Umpire umpire) {
    umpire.heading(readings, "Turn {turn}, initiative");
    if (told.isPresent()) {
      umpire.note("SN-V7", "the {} moves first", told.get());
      return told;
    }
    int attacker = umpire.roll(SimpleNapoleonicTables.D6);
    umpire.note("", "the {} rolls {} for initiative", Side.ATTACKER, attacker);
    int defender = umpire.roll(AGAINST.get(attacker - 1));
    umpire.note("", "the {} rolls {} for initiative", Side.DEFENDER, defender);
    return higher(attacker, defender);
  }

  /** Returns the side with the higher roll; empty if the rolls are equal. */
  private static Optional<Side> higher(int attacker, int defender) {
    return attacker == defender
        ? Optional.empty()
        : Optional.of(attacker > defender ? Side.ATTACKER : Side.DEFENDER);
  }

  /** Returns the state before the next roll of this turn, or at its end. */
  final FightState advanceToRoll(FightState from, Umpire umpire) {
    if (from.part().phase() == TurnPhase.INITIATIVE) {
      return from;
    }
    FightState now = passed(from, umpire);
    return now.isPartOver() && now.part().phase() == TurnPhase.FIRST_SIDE
        ? passed(partBegins(now.otherSide()), umpire)
        : now;
  }

  /** Returns the state after the units of the side that have nothing to roll for. */
  final FightState passed(FightState from, Umpire umpire) {
    FightState now = from;
    while (!now.isPartOver() && !rolls(now, umpire)) {
      now = pass(now, umpire).nextUnit();
    }
    return now;
  }

  /** Returns the acting unit. */
  final PreparedUnit acting(FightState state) {
    return forces.of(state.side(), state.next());
  }

  /** Returns whether a unit can be fired at. */
  abstract boolean isTarget(Side side, UnitState unit);

  /** Returns the hexes between the acting unit and an enemy. */
  abstract int range(FightState state, int enemy, Umpire umpire);

  private boolean reaches(FightState state, int enemy, Umpire umpire) {
    Side side = state.side().opposite();
    return isTarget(side, state.units().of(side, enemy))
        && range(state, enemy, umpire) <= reach(acting(state));
  }

  /** Returns the range of a unit in hexes, 0 if it does not fire. */
  final int reach(PreparedUnit troop) {
    return reach.get(troop.unit().arm());
  }

  /**
   * Returns whether the acting unit fires: it may, and has a target.
   *
   * @param moves whether it moves in this turn
   */
  final boolean fires(FightState state, boolean moves, Umpire umpire) {
    return acting(state).fires(state.acting(), moves) && hasTarget(state, umpire);
  }

  private boolean hasTarget(FightState state, Umpire umpire) {
    int enemies = state.units().of(state.side().opposite()).size();
    for (int enemy = 0; enemy < enemies; enemy++) {
      if (reaches(state, enemy, umpire)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the possible targets of the acting unit: its first preferred target in range, or else
   * all steady enemies in range, or else all others in range.
   */
  final List<Integer> targets(FightState state, Umpire umpire) {
    IntPredicate reaches = enemy -> reaches(state, enemy, umpire);
    for (int one : toldTargets.of(state.side()).get(state.next())) {
      if (reaches.test(one)) {
        return List.of(one);
      }
    }
    List<UnitState> enemies = state.units().of(state.side().opposite());
    List<Integer> within = IntStream.range(0, enemies.size()).filter(reaches).boxed().toList();
    List<Integer> standing =
        within.stream().filter(target -> enemies.get(target).isSteady()).toList();
    return standing.isEmpty() ? within : standing;
  }

  /**
   * Returns the target of the acting unit, which has at least one; its side chooses among several.
   */
  final int target(FightState state, Umpire umpire) {
    List<UnitState> enemies = state.units().of(state.side().opposite());
    return enemies.size() == 1
        ? 0
        : TargetChoice.of(
            state.side(), enemies, umpire.memoize(() -> targets(state, umpire)), umpire);
  }

  /** Returns the state after the acting unit has fired, with its hits applied immediately. */
  final FightState fire(FightState state, int target, boolean moves, Umpire umpire) {
    Side enemy = state.side().opposite();
    UnitState before = state.units().of(enemy, target);
    int hits =
        DicePool.count(
            umpire.memoize(() -> shot(state, target, moves, umpire).take(umpire)), umpire);
    UnitState left = new HitLosses(rules, forces.of(enemy, target), umpire).fire(before, hits);
    return state.acted(state.units().with(enemy, target, hit(enemy, before, left)));
  }

  /** Returns the fire of the acting unit. */
  final Shot shot(FightState state, int target, boolean moves, Umpire umpire) {
    Side enemy = state.side().opposite();
    return new Shot(
        rules,
        acting(state),
        state.acting(),
        moves,
        forces.of(enemy, target),
        state.units().of(enemy, target),
        range(state, target, umpire));
  }

  /** Returns a unit after a loss. */
  UnitState hit(Side side, UnitState before, UnitState left) {
    return left;
  }

  /**
   * The maximum number of turns of a fight.
   *
   * @param turns number of turns, 0 if there is no limit
   */
  record TurnLimit(int turns) {
    /**
     * Returns whether this is the first turn. The clock is not consulted if there is only one turn.
     */
    boolean isFirst(Umpire umpire) {
      return turns == 1 || !umpire.reached(2);
    }

    /** Returns whether this is the last turn. */
    boolean isLast(Umpire umpire) {
      return turns > 0 && umpire.reached(turns);
    }
  }
}

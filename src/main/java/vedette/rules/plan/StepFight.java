package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.OpeningUmpire;
import vedette.fight.PathUmpire;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.rules.kit.Memo;

/**
 * The fight of a step, with the units in their state before it. Its result consists of the
 * survivors and the kept values.
 */
final class StepFight implements Rules<Object, StepEnd> {
  private final Engagement<Object, Object> fight;
  private final Engagement<Object, StepEnd> engagement;
  private final List<Measure<Object>> measured;
  private final int step;
  private final FightKey fightKey;
  private final int hash;
  private final KeptMeasures kept;
  private final List<PreparedFight.Stack> stacks;
  private final List<UnitPlaces> placings;
  private final StepRequest request;
  private final List<UnitGroup> before;
  private final boolean countsTurns;
  private final List<Integer> toldAnew;
  private final Memo known = new Memo();

  /**
   * The identity of a fight in a plan: an equal fight is not built again.
   *
   * @param step the number of the step
   * @param units the states of the units that the step names, before the fight
   */
  record FightKey(int step, List<UnitGroup> units) {}

  /**
   * Creates the fight of a step.
   *
   * @param before the states of all units of the plan before it
   */
  StepFight(
      PreparedFight drawn,
      FightKey fightKey,
      StepRequest request,
      KeptMeasures kept,
      List<UnitGroup> before) {
    fight = drawn.fight();
    engagement =
        Engagement.<Object, StepEnd>of(this, List.of(), Story.of(List.of()))
            .decidedBy(fight.doctrine());
    measured = fight.measures();
    stacks = drawn.stacks();
    step = fightKey.step();
    this.fightKey = fightKey;
    this.request = request;
    hash = fightKey.hashCode();
    this.kept = kept;
    this.before = before;
    countsTurns = kept.countsTurns(step, measured);
    toldAnew = kept.placesOf(step);
    placings = stacks.stream().map(it -> it.text().unitPlaces(before, it.form())).toList();
  }

  /** Returns the fight as an engagement with plan results; always the same instance. */
  Engagement<Object, StepEnd> engagement() {
    return engagement;
  }

  /** Returns the fight with its own results. */
  Engagement<Object, Object> fight() {
    return fight;
  }

  /**
   * Returns the next turn, as far as turns make a difference.
   *
   * @param turn the turn on the fight's own clock
   */
  int after(int turn) {
    return countsTurns ? turn + 1 : Math.max(1, Math.min(turn + 1, lastTurn()));
  }

  /** Returns whether the end of the fight does not depend on its turn. */
  boolean isToldWithoutTurn() {
    return !countsTurns;
  }

  /**
   * Returns whether the step really is a fight: a die is rolled, a unit of the plan changes, or an
   * enemy is beaten without a roll.
   *
   * @param same compares the states of a unit
   */
  boolean comesAbout(Comparison same) {
    Optional<Object> result = OpeningUmpire.resultWithoutRoll(fight);
    if (result.isEmpty() || request.sides().size() > 1 && succeeds(result.get())) {
      return true;
    }
    List<UnitGroup> after = unitsAfter(result.get());
    for (int i = 0; i < after.size(); i++) {
      int unit = request.units().get(i);
      if (!same.isSame(unit, fightKey.units().get(i), after.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** A comparison of units by the words that questions can name. */
  @FunctionalInterface
  interface Comparison {
    /** Returns whether no property of a unit that a question can name has changed. */
    boolean isSame(int unit, UnitGroup before, UnitGroup after);
  }

  private boolean succeeds(Object result) {
    return measured.stream()
        .anyMatch(it -> it.name().equals(Measure.SUCCESS) && it.value(result, 1).equals(true));
  }

  /**
   * Returns the position during the fight: values that its end will replace are reset, so that
   * states merge.
   */
  PlanPosition beginFight(PlanPosition standing) {
    return toldAnew.isEmpty()
        ? standing
        : standing.after(standing.units(), kept.without(toldAnew, standing.keptValues()));
  }

  /** Returns the plan's view of a result in a turn. */
  StepEnd end(Object result, int turn) {
    return countsTurns
        ? new StepEnd(
            request.units(),
            known.of(result, () -> unitsAfter(result)),
            kept.of(step, measured, result, turn))
        : known.of(result, () -> endInAnyTurn(result));
  }

  private StepEnd endInAnyTurn(Object result) {
    return new StepEnd(request.units(), unitsAfter(result), kept.of(step, measured, result, 1));
  }

  /** Returns the survivors of each unit that the step names. */
  private List<UnitGroup> unitsAfter(Object result) {
    List<UnitGroup> now = new ArrayList<>(before);
    for (SurvivingStack left : fight.survivors(result)) {
      for (int i = 0; i < stacks.size(); i++) {
        PreparedFight.Stack stack = stacks.get(i);
        if (stack.parameter().equals(left.parameter()) && stack.number() == left.number()) {
          placings.get(i).takeOver(now, left.units());
        }
      }
    }
    return request.named(now);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof StepFight that && hash == that.hash && fightKey.equals(that.fightKey);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public Object first() {
    return fight.rules().first();
  }

  @Override
  public Step<Object, StepEnd> step(Object state, Umpire umpire) {
    PathUmpire.playRests(umpire);
    Step<Object, Object> next = fight.rules().step(state, umpire);
    if (next instanceof Step.End<Object, Object> end) {
      return Step.ended(end(end.result(), 1));
    }
    return next instanceof Step.NextTurn<Object, Object> turn
        ? Step.nextTurn(turn.state())
        : Step.sameTurn(((Step.SameTurn<Object, Object>) next).state());
  }

  @Override
  public int lastTurn() {
    return fight.rules().lastTurn();
  }
}

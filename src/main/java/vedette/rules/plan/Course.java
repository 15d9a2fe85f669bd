package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.plan.Instruction.Alternatives;
import vedette.rules.plan.Instruction.Condition;
import vedette.rules.plan.PlanState.FightUnderWay;
import vedette.rules.plan.PlanState.Round;

/** The course of a plan between two fights: conditions, choices and loops. */
record Course(
    Plan plan,
    StepFights fights,
    Map<Condition, Predicate<PlanPosition>> conditions,
    Umpire umpire) {

  /** Returns the state at the next fight, which has then begun, or at the end of the plan. */
  PlanState advanceToFight(PlanState state) {
    PlanState now = state;
    while (now.fight() == null && now.at() < plan.course().size()) {
      now = after(plan.course().get(now.at()), now);
    }
    return now;
  }

  /** Returns the next step of the plan; without a fight, the plan is over. */
  Step<PlanState, PlanPosition> step(PlanState next) {
    return next.fight() == null ? Step.ended(next.position()) : Step.sameTurn(next);
  }

  private PlanState after(Instruction instruction, PlanState now) {
    if (instruction instanceof Instruction.Fight fight) {
      return fight(fight.step(), now);
    }
    if (instruction instanceof Instruction.Change change) {
      PlanPosition standing = now.position().with(change.step(), StepOutcome.CHANGED);
      return at(now.at() + 1, changed(change, standing), now);
    }
    if (instruction instanceof Instruction.Jump other) {
      return at(other.at(), without(other.steps(), now.position()), now);
    }
    if (instruction instanceof Instruction.ConditionalJump conditionalJump) {
      return holds(conditionalJump.condition(), now)
          ? at(now.at() + 1, now.position(), now)
          : at(conditionalJump.otherwise(), without(conditionalJump.steps(), now.position()), now);
    }
    if (instruction instanceof Instruction.AlternativeFork alternativeFork) {
      return choose(alternativeFork.alternatives(), now);
    }
    return atLoopEnd((Instruction.LoopEnd) instruction, now);
  }

  private PlanPosition changed(Instruction.Change change, PlanPosition standing) {
    List<UnitGroup> units = new ArrayList<>(standing.units());
    for (UnitChange each : change.changes()) {
      UnitGroup now =
          each.text() == null
              ? fights.withStrength(each.unit(), units.get(each.unit()), each.more())
              : fights.read(each.unit(), each.text());
      units.set(each.unit(), now);
      umpire.note(
          "",
          "{}: {} is {}",
          change.name(),
          plan.unitNames().get(each.unit()),
          now.equals(UnitGroup.GONE) ? UnitChange.GONE : now.text());
    }
    return standing.after(List.copyOf(units), standing.keptValues());
  }

  private boolean holds(Condition condition, PlanState now) {
    return conditions.get(condition).test(now.position());
  }

  private static PlanState at(int place, PlanPosition standing, PlanState now) {
    return new PlanState(place, standing, now.rounds(), null);
  }

  private PlanPosition without(List<Integer> steps, PlanPosition standing) {
    PlanPosition now = standing;
    for (int step : steps) {
      now = fights.passed(step, now.with(step, StepOutcome.LEFT_OUT));
    }
    return now;
  }

  private PlanState fight(int step, PlanState now) {
    PlanStep of = plan.fights().get(step);
    PlanPosition standing = now.position();
    StepFights.FightOrReason fightOrReason = fights.drawn(step, standing.units());
    if (fightOrReason.fight() == null) {
      umpire.note("", "{} is not fought: {}", of.name(), fightOrReason.outcome());
      return at(
          now.at() + 1, fights.passed(step, standing.with(step, fightOrReason.outcome())), now);
    }
    umpire.heading("", "{}: {}", of.name(), of.type().name());
    return new PlanState(
        now.at(),
        fightOrReason.fight().beginFight(standing),
        countRounds(of.loops(), now.rounds()),
        new FightUnderWay(fightOrReason.fight(), null, 1));
  }

  private PlanState choose(Alternatives alternatives, PlanState now) {
    int taken = umpire.decide(new AlternativeChoice(alternatives));
    PlanPosition standing = now.position();
    for (int other = 0; other < alternatives.names().size(); other++) {
      if (other != taken) {
        standing = without(alternatives.steps().get(other), standing);
      }
    }
    umpire.note("", "{}: {}", alternatives.name(), alternatives.names().get(taken));
    return at(alternatives.places().get(taken), standing, now);
  }

  private PlanState atLoopEnd(Instruction.LoopEnd loopEnd, PlanState now) {
    Round round = now.rounds().get(loopEnd.loop());
    boolean over = loopEnd.until() != null && holds(loopEnd.until(), now);
    int times = loopEnd.times() == 0 ? 0 : round.times() + 1;
    // If nothing was fought or changed in this pass, nothing will be in the next: both sides are
    // unchanged.
    boolean more =
        !over
            && (round.fought() || loopEnd.changesUnits())
            && (loopEnd.times() == 0 || times < loopEnd.times());
    List<Round> rounds = new ArrayList<>(now.rounds());
    rounds.set(loopEnd.loop(), more ? new Round(times, false) : Round.FIRST);
    PlanPosition standing = now.position();
    for (int step = 0; !more && step < plan.fights().size(); step++) {
      boolean inside = plan.fights().get(step).loops().contains(loopEnd.loop());
      standing = inside ? fights.passed(step, standing) : standing;
    }
    return new PlanState(
        more ? loopEnd.begin() : now.at() + 1, standing, List.copyOf(rounds), null);
  }

  /** Marks all loops around a step as having fought in this pass. */
  private static List<Round> countRounds(List<Integer> loops, List<Round> rounds) {
    if (loops.isEmpty()) {
      return rounds;
    }
    List<Round> now = new ArrayList<>(rounds);
    loops.forEach(loop -> now.set(loop, new Round(now.get(loop).times(), true)));
    return List.copyOf(now);
  }
}

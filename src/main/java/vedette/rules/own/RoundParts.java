package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import vedette.fight.Doctrine;
import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.own.RoundTask.InitiativeTask;
import vedette.rules.own.RoundTask.TurnTask;
import vedette.rules.own.stack.FieldedUnit;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.system.Fire;
import vedette.system.RoundStep;
import vedette.system.RoundStep.Actor;
import vedette.system.RoundStep.Kind;

/**
 * The parts of a round that roll, for notes made before anything is rolled: in the round's order,
 * with the sides one after the other where they roll simultaneously. Each part starts from the
 * first state.
 */
final class RoundParts {
  private final Play play;
  private final List<Agenda> parts = new ArrayList<>();

  private RoundParts(Play play) {
    this.play = play;
  }

  /**
   * Returns the parts after the first one that a fight rolls for, given its doctrine; empty if no
   * part rolls, for example because a side retreats first or the first result demands a check.
   */
  static List<Agenda> partsAfterFirstRoll(FightEngagement fight, Doctrine doctrine) {
    Umpire umpire = OpeningUmpire.silent(doctrine);
    Play play = fight.play(fight.first(), umpire);
    if (!OpeningUmpire.rolls(play::advanceToRoll)) {
      return List.of();
    }
    TurnTask rolledFor = (TurnTask) play.turn();
    return of(fight.play(fight.first(), OpeningUmpire.UNHEARD_IN_FIRST_TURN)).stream()
        .dropWhile(
            part -> !isPart((TurnTask) part.first(), rolledFor) || !rolls(part, fight, umpire))
        .skip(1)
        .toList();
  }

  private static boolean isPart(TurnTask part, TurnTask turn) {
    return turn.step().flattened().anyMatch(it -> it == part.step())
        && Objects.equals(part.rank(), turn.rank())
        && turn.sides().containsAll(part.sides());
  }

  private static boolean rolls(Agenda part, FightEngagement fight, Umpire umpire) {
    FightState before = new FightState(fight.first().status(), part);
    return OpeningUmpire.rolls(() -> fight.play(before, umpire).advanceToRoll());
  }

  /** Returns the parts, each with nothing after it. */
  private static List<Agenda> of(Play play) {
    RoundParts parts = new RoundParts(play);
    List<RoundStep> steps = play.terms().rules().round();
    for (int index = 0; index < steps.size(); index++) {
      RoundStep step = steps.get(index);
      if (step.kind() == Kind.RESULT || step.kind() == Kind.MAY_RETREAT) {
        continue;
      }
      if (step.by() == Actor.INITIATIVE) {
        InitiativeTask.turns(index, RoundTask.sides(step, play), play)
            .forEach(turn -> parts.add(step, turn));
      } else {
        step.flattened()
            .map(each -> new TurnTask(each, RoundTask.sides(each, play), null))
            .filter(turn -> !turn.sides().isEmpty())
            .forEach(turn -> parts.add(turn.step(), turn));
      }
    }
    return parts.parts;
  }

  private void add(RoundStep step, TurnTask turn) {
    Fire fire = play.terms().rules().fires().get(step.name());
    boolean together = step.kind() == Kind.FIRE && fire.pairs() != null;
    for (Side side : together ? turn.sides().subList(0, 1) : turn.sides()) {
      if (anyRolls(step, turn, side)) {
        List<Side> sides = together ? turn.sides() : List.of(side);
        TurnTask part = new TurnTask(step, sides, turn.rank());
        parts.add(Agenda.of(part, new Finish(FightResult.ROUNDS_OVER)));
      }
    }
  }

  private boolean anyRolls(RoundStep step, TurnTask turn, Side side) {
    StepUnits meant = new StepUnits(step.units(), turn.rank());
    if (step.kind() != Kind.CHECK) {
      boolean swapped = step.kind() == Kind.COUNTERATTACK;
      return new RollContext(play.status(), side, swapped, meant).view(play).anyActs();
    }
    SideStatus status = play.status(side);
    List<FieldedUnit> units = play.terms().force(side).units();
    return IntStream.range(0, status.size())
        .anyMatch(unit -> status.isIn(unit) && meant.contains(units.get(unit), status, unit));
  }
}

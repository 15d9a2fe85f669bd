package vedette.odds;

import java.util.List;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Umpire;
import vedette.odds.exact.Consultations;

/**
 * A fight with its turn in the state: it neither asks the umpire for the clock nor lets the engine
 * count turns, and each turn that passes is noted.
 *
 * @param mostTurns the last turn that is distinguished
 */
public record TurnInState<S, R>(Rules<S, R> rules, int mostTurns)
    implements Rules<TurnInState.At<S>, TurnInState.End<R>> {
  private static final Note NEXT_TURN =
      new Note.Cell("clock", "turn", "next", "", false, List.of());

  /** The place that is consulted when a turn passes. */
  public static final Consultations.Place PASSED = new Consultations.Place("clock", "turn", "next");

  /** A state in a turn. */
  public record At<S>(S state, int turn) {}

  /** A result in a turn. */
  public record End<R>(R result, int turn) {}

  /** Returns a fight whose outcomes include the turn of the end, if its measures do. */
  public static <S, R> Engagement<At<S>, End<R>> of(Engagement<S, R> fight) {
    return of(fight, Math.max(1, fight.rules().lastTurn()));
  }

  public static <S, R> Engagement<At<S>, End<R>> of(Engagement<S, R> fight, int mostTurns) {
    List<Measure<End<R>>> measures = fight.measures().stream().map(TurnInState::plain).toList();
    return Engagement.of(
            new TurnInState<>(fight.rules(), mostTurns),
            measures,
            Story.of(fight.story().situation()))
        .decidedBy(fight.doctrine());
  }

  @Override
  public At<S> first() {
    return new At<>(rules.first(), 1);
  }

  @Override
  public Step<At<S>, End<R>> step(At<S> at, Umpire umpire) {
    Step<S, R> step = rules.step(at.state(), new UmpireWithoutClock(umpire, at.turn()));
    if (step instanceof Step.End<S, R> end) {
      return Step.ended(new End<>(end.result(), at.turn()));
    }
    if (step instanceof Step.NextTurn<S, R> next) {
      umpire.note(NEXT_TURN);
      return Step.sameTurn(new At<>(next.state(), Math.min(mostTurns, at.turn() + 1)));
    }
    return Step.sameTurn(new At<>(((Step.SameTurn<S, R>) step).state(), at.turn()));
  }

  private static <R> Measure<End<R>> plain(Measure<R> measure) {
    return new Measure<>(
        measure.name(),
        measure.text(),
        measure.joint(),
        measure.values(),
        new Measure.ValueSource.OfResult<>(end -> measure.value(end.result(), end.turn())));
  }

  /** An umpire that passes on everything except the clock. */
  private record UmpireWithoutClock(Umpire umpire, int turn) implements Umpire {
    @Override
    public int roll(Die die) {
      return umpire.roll(die);
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      return umpire.decide(choice);
    }

    @Override
    public boolean reached(int asked) {
      return turn >= asked;
    }
  }
}

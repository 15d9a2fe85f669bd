package vedette.rules.kit;

import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * A fight in turns. In each of them one roll comes after the other, and whatever comes to no roll
 * is passed over; a step is one roll.
 */
public abstract class FightInTurns<S, R> implements Rules<S, R> {
  private final TurnLimit limit;

  /** A fight of so many turns. */
  protected FightInTurns(TurnLimit limit) {
    this.limit = limit;
  }

  /** Whether it is decided, whatever there is still to roll in this turn. */
  protected abstract boolean isOver(S state, Umpire umpire);

  /** What a turn begins with before its first roll; from the middle of a turn nothing. */
  protected S begun(S state, Umpire umpire) {
    return state;
  }

  /** Plays the roll that is next. */
  protected abstract S play(S state, Umpire umpire);

  /** On to the next roll of this turn, or to its end. */
  protected abstract S toNextRoll(S state, Umpire umpire);

  /** Whether nothing is left to be rolled in this turn. */
  protected abstract boolean isTurnOver(S state);

  /** Before the turn that follows. */
  protected abstract S nextTurn(S state);

  /** What happens as the turns run out. */
  protected void turnsRunOut(S state, Umpire umpire) {}

  /** What it has come to. */
  protected abstract R result(S end);

  @Override
  public int lastTurn() {
    return limit.turns();
  }

  @Override
  public Step<S, R> step(S state, Umpire umpire) {
    S begun = begun(state, umpire);
    S played = isTurnOver(begun) ? begun : play(begun, umpire);
    if (isOver(played, umpire)) {
      return Step.ended(result(played));
    }
    S next = toNextRoll(played, umpire);
    if (!isTurnOver(next)) {
      return Step.going(next);
    }
    if (isOver(next, umpire)) {
      return Step.ended(result(next));
    }
    if (limit.isLast(umpire)) {
      turnsRunOut(next, umpire);
      return Step.ended(result(next));
    }
    return Step.nextTurn(nextTurn(next));
  }
}

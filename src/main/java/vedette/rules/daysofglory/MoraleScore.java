package vedette.rules.daysofglory;

import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.MoraleRequest.Test;

/**
 * A morale test: factors that apply are added, each as often as it holds, and a D6 must exceed the
 * sum (DG4, DG9).
 *
 * @param <S> how things stand
 */
final class MoraleScore<S> {
  private static final Die D6 = DaysOfGloryTables.D6;

  /** The die against each score, with one answer for all rolls that pass and one for the rest. */
  private static final List<Die> AGAINST =
      IntStream.range(0, D6.max()).mapToObj(score -> D6.merged(roll -> roll > score)).toList();

  /** What a score means, from one that any roll exceeds to one that none does. */
  private static final List<String> MEANINGS =
      List.of(
          "{}, {}: score {}, passes on any roll",
          "{}, {}: score {}, passes on 2 or more",
          "{}, {}: score {}, passes on 3 or more",
          "{}, {}: score {}, passes on 4 or more",
          "{}, {}: score {}, passes on 5 or more",
          "{}, {}: score {}, passes on 6",
          "{}, {}: score {}, fails on any roll");

  private final String who;
  private final Test test;
  private final Factors<S> factors;

  /** A test of somebody. A general who routs himself is no help. */
  MoraleScore(DaysOfGloryTables tables, String who, Test test, Holding<S> holding) {
    if (holding.always("routing-general") > 0) {
      holding.dropGeneral();
    }
    this.who = who;
    this.test = test;
    factors = new Factors<>(tables.morale(), holding);
  }

  /** The sum; every factor is noted. */
  int sum(S state, Umpire umpire) {
    int score = factors.sum(who, state, umpire);
    umpire.note("DG4", MEANINGS.get(Math.max(0, Math.min(score, D6.max()))), who, test, score);
    return score;
  }

  /** Rolls; no roll is made that cannot matter. */
  boolean passes(S state, Umpire umpire) {
    int score = umpire.once(() -> sum(state, umpire));
    boolean passes =
        score < D6.min() || score < D6.max() && umpire.roll(AGAINST.get(score)) > score;
    umpire.note("", passes ? "{} passes" : "{} fails", who);
    return passes;
  }
}

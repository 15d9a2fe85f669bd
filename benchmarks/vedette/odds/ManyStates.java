package vedette.odds;

import java.util.List;
import java.util.SplittableRandom;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Umpire;

/**
 * A synthetic fight whose chain does not fit into a cache: each of 100,000 states rolls a D10 and
 * leads to one of ten others at random places.
 *
 * <p>Every fifth state ends on a 10. A roll leads to every remainder by five equally often, so a
 * fight takes exactly 50 steps on average: 5 from any other state to a fifth one, and from there
 * {@code e = 1 + e/10 + (5 + e) * 8/10}.
 */
final class ManyStates implements Rules<Integer, Integer> {
  /** The mean number of steps of a fight. */
  static final int STEPS = 50;

  private static final int STATES = 100_000;
  private static final int ENDING = 5;

  private final Die d10 = Die.d(10);
  private final int[] next = new int[10 * STATES];

  ManyStates() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < next.length; i++) {
      next[i] = ENDING * random.nextInt(STATES / ENDING) + i % ENDING;
    }
  }

  Engagement<Integer, Integer> engagement() {
    return Engagement.of(
        this, List.of(Measure.count("end", "where it ended", end -> end)), Story.of(List.of()));
  }

  @Override
  public Integer first() {
    return 0;
  }

  @Override
  public Step<Integer, Integer> step(Integer state, Umpire umpire) {
    int roll = umpire.roll(d10);
    return roll == 10 && state % ENDING == 0
        ? Step.ended(state)
        : Step.sameTurn(next[10 * state + roll - 1]);
  }
}

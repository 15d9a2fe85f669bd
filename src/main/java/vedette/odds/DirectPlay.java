package vedette.odds;

import java.util.HashMap;
import java.util.Map;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * Plays battles as written: the rules' own code and a real roll for every die, without the chain.
 * Of the exact method it shares the rules, the doctrine and the measures, but neither the replay
 * nor the chain, which makes it the check on both.
 */
final class DirectPlay<S, R> extends Player<R> {
  private static final int MAX_RESULTS = 100_000;

  /** A battle of so many steps, and of twice as many, and so on, may be in a trap. */
  private static final int PATIENCE = 64;

  private final Engagement<S, R> fight;
  private final Traps<S, R> traps;
  private final Map<R, long[]> ended = new HashMap<>();

  DirectPlay(Engagement<S, R> fight) {
    super(fight.measures());
    this.fight = fight;
    traps = new Traps<>(fight);
  }

  @Override
  void play(long trials, Xoroshiro random) {
    Umpire umpire = new Commanded(new SeededDice(random, readings()), fight.doctrine());
    for (long trial = 0; trial < trials; trial++) {
      R result = playOne(fight, umpire, traps);
      if (result == null) {
        countUndecided(1);
      } else {
        ended.computeIfAbsent(result, unseen -> new long[1])[0]++;
        if (ended.size() > MAX_RESULTS) {
          flush();
        }
      }
    }
  }

  /** One battle to its end, or null if there is none in sight. */
  static <S, R> R playOne(Engagement<S, R> fight, Umpire umpire, Traps<S, R> traps) {
    S state = fight.first();
    for (int steps = 1; steps <= MAX_STEPS; steps++) {
      Step<S, R> step = fight.step(state, umpire);
      if (step instanceof Step.Going<S, R> going) {
        state = going.state();
        if (steps >= PATIENCE && Integer.bitCount(steps) == 1 && traps.isTrap(state)) {
          return null;
        }
      } else {
        return ((Step.Ended<S, R>) step).result();
      }
    }
    return null;
  }

  @Override
  void flush() {
    ended.forEach((result, times) -> count(result, times[0]));
    ended.clear();
  }
}

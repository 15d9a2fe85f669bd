package vedette.odds;

import vedette.dice.Xoroshiro;

/** Plays battles to their end, one after the other, and keeps count of how they ended. */
interface Player<R> {
  /** Battles longer than this count as undecided: no rule system fights on so long. */
  int MAX_STEPS = 1_000_000;

  /** Plays this many battles with this generator. */
  void play(long trials, Xoroshiro random);

  /** Adds what was counted so far to a tally, and starts counting anew. */
  void count(Tally<R, Long> tally);

  /** How many battles had no end in sight so far. */
  long undecided();
}

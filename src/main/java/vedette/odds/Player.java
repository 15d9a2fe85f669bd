package vedette.odds;

import vedette.dice.Xoroshiro;

/** Plays battles to their end, one after the other, and keeps count of how they ended. */
interface Player<R> {
  /** A battle longer than this counts as undecided: no end is in sight. */
  int MAX_STEPS = 1_000_000;

  /** Plays this many battles with this generator. */
  void play(long trials, Xoroshiro random);

  /** All that was counted so far; counting goes on in it. */
  Tally<R, Long> tally();

  /** How many battles had no end in sight so far. */
  long undecided();

  /** The readings that the rules consulted so far. */
  Readings readings();
}

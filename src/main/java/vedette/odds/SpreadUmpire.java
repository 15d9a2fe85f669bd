package vedette.odds;

import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Umpire;

/**
 * An umpire who seeks out what is rare: in some battles seldom, in others nearly always, whatever a
 * roll can come to is as likely as the rest. For finding states; the odds are not those of the
 * fight.
 */
final class SpreadUmpire implements Umpire {
  private static final int WHOLE = 1 << 16;

  private final Xoroshiro random;
  private final Doctrine doctrine;
  private final Clock clock;
  private int spread;

  SpreadUmpire(Xoroshiro random, Doctrine doctrine, Clock clock) {
    this.random = random;
    this.doctrine = doctrine;
    this.clock = clock;
  }

  /** A battle begins. */
  void begin() {
    clock.begin();
    spread = random.below(WHOLE);
  }

  @Override
  public int roll(Die die) {
    return random.below(WHOLE) < spread
        ? die.value(random.below(die.outcomes()))
        : die.thrown().roll(random);
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    return doctrine.choose(choice);
  }

  @Override
  public boolean reached(int turn) {
    return clock.reached(turn);
  }
}

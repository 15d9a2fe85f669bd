package vedette.odds.sample;

import java.util.HashMap;
import java.util.Map;
import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.chain.TurnPartition;
import vedette.odds.exact.EndlessStateFinder;

/**
 * A runner that plays battles as written: the rules' own code and a real roll for every die,
 * without the chain. It shares the rules, the doctrine and the measures with the exact method, but
 * neither the replay nor the chain. That makes it the check on both.
 */
public final class DirectPlay<S, R> extends TrialRunner<R> {
  private static final int MAX_RESULTS = 100_000;

  /**
   * The number of steps after which, and after twice as many, and so on, an endless state is looked
   * for.
   */
  private static final int STEPS_BEFORE_LOOK = 64;

  /**
   * The number of battles of each block that are heard for readings: all make the same few notes.
   */
  private static final int HEARD = 256;

  /** The end of a battle, and its turn. */
  private record End<R>(R result, int turn) {}

  private final Engagement<S, R> fight;
  private final EndlessStateFinder<S, R> traps;
  private final TurnPartition turnPartition;
  private final Map<End<R>, long[]> ended = new HashMap<>();

  public DirectPlay(Engagement<S, R> fight) {
    super(fight.measures());
    this.fight = fight;
    turnPartition = TurnPartition.of(fight);
    traps = new EndlessStateFinder<>(fight);
  }

  @Override
  public void play(long trials, Xoroshiro random) {
    DiceUmpire umpire = new DiceUmpire(random, fight.doctrine(), sample.readings());
    // An interrupt means that the caller no longer waits for the battles.
    for (long trial = 0; trial < trials && !Thread.currentThread().isInterrupted(); trial++) {
      if (trial == HEARD) {
        umpire.setListener(Listener.NOBODY);
      }
      Step<S, R> last = playOne(fight, umpire, traps);
      if (last instanceof Step.End<S, R> end) {
        count(end.result(), umpire.turn());
      } else if (traps.isTrap(state(last), umpire.turn())) {
        sample.countUndecided(1);
      } else {
        sample.countCutOff(1);
      }
    }
  }

  private void count(R result, int turn) {
    End<R> end = new End<>(result, turnPartition.measured() ? turn : 0);
    ended.computeIfAbsent(end, unseen -> new long[1])[0]++;
    if (ended.size() > MAX_RESULTS) {
      flush();
    }
  }

  /**
   * Plays one battle to its end, or until none can be reached.
   *
   * @param umpire counts the turns, and has the turn of the end afterwards
   * @return the last step
   */
  static <S, R> Step<S, R> playOne(
      Engagement<S, R> fight, DiceUmpire umpire, EndlessStateFinder<S, R> traps) {
    Rules<S, R> rules = fight.rules();
    S state = rules.first();
    umpire.begin();
    for (int steps = 1; ; steps++) {
      Step<S, R> step = rules.step(state, umpire);
      if (step instanceof Step.End<S, R>) {
        return step;
      }
      if (step instanceof Step.NextTurn<S, R>) {
        umpire.nextTurn();
      }
      state = state(step);
      boolean look = steps >= STEPS_BEFORE_LOOK && Integer.bitCount(steps) == 1;
      if (steps == MAX_STEPS || look && traps.isTrap(state, umpire.turn())) {
        return step;
      }
    }
  }

  /** Returns the state to which a step leads that is not the last. */
  static <S, R> S state(Step<S, R> step) {
    return step instanceof Step.NextTurn<S, R> next
        ? next.state()
        : ((Step.SameTurn<S, R>) step).state();
  }

  @Override
  void flush() {
    ended.forEach((end, times) -> sample.count(end.result(), end.turn(), times[0]));
    ended.clear();
  }

  /** An umpire that rolls seeded dice, follows a doctrine and counts the turns of one fight. */
  public static class DiceUmpire implements Umpire {
    private final Xoroshiro random;
    private final Doctrine doctrine;
    private Listener listener;
    private int turn = 1;

    public DiceUmpire(Xoroshiro random, Doctrine doctrine, Listener listener) {
      this.random = random;
      this.doctrine = doctrine;
      this.listener = listener;
    }

    /** Sets the listener of the following notes. */
    void setListener(Listener listener) {
      this.listener = listener;
    }

    /** Begins a fight in turn 1. */
    void begin() {
      turn = 1;
    }

    /** Begins the next turn. */
    void nextTurn() {
      turn++;
    }

    /** Returns the turn, from 1. */
    int turn() {
      return turn;
    }

    @Override
    public int roll(Die die) {
      return die.unmerged().roll(random);
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      return doctrine.choose(choice);
    }

    @Override
    public boolean reached(int asked) {
      return turn >= asked;
    }

    @Override
    public boolean hears(String readings) {
      return listener.hears(readings);
    }

    @Override
    public void note(Note note) {
      listener.note(note instanceof Note.Heading heading ? heading.withTurn(turn) : note);
    }
  }
}

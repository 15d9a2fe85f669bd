package vedette.odds.chain;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.PathUmpire;
import vedette.fight.Step;

/**
 * An umpire that answers a step's dice from a path, and with the first answer where the path ends.
 *
 * <p>A step is played in one turn. Its questions to the clock determine its era: the turns around
 * this one in which they have the same answers. This keeps the bounds of the era.
 */
final class ReplayUmpire implements PathUmpire {
  private final Path path;
  private final Doctrine doctrine;
  private final Listener listener;
  private final boolean inFull;
  private final int lastTurn;

  /** Null if fights within this one are played step by step. */
  private final InnerFights within;

  /** The choices of which every option is taken; the doctrine answers the others. */
  private final Predicate<Choice<?>> free;

  /** True while memoized work is running: work within it is part of it. */
  private boolean settling;

  private int turn;
  private int from;
  private int until;

  /** The rest declared by a roll of the path; null if none has been. */
  private Rest<?, ?> rest;

  /** True if the step plays its rests itself. */
  private boolean playsRests;

  /** The number of questions up to the roll that declared the rest. */
  private int restAt;

  /** The question that stands for memoized work. */
  private enum Work {
    SETTLED
  }

  /**
   * Creates the umpire of a fight.
   *
   * @param inFull whether all rolls are unmerged and no work is memoized
   */
  ReplayUmpire(
      Path path,
      Engagement<?, ?> fight,
      Listener listener,
      boolean inFull,
      InnerFights within,
      Predicate<Choice<?>> free) {
    this.path = path;
    this.listener = listener;
    this.inFull = inFull;
    this.within = within;
    this.free = free;
    doctrine = fight.doctrine();
    lastTurn = fight.rules().lastTurn();
  }

  /** Prepares for another step, in this turn. */
  void step(int now) {
    turn = now;
    from = 1;
    until = Integer.MAX_VALUE;
    rest = null;
    path.clear();
  }

  /** Prepares to play the step from its beginning. */
  void replay() {
    path.begin(0);
    rest = null;
    playsRests = false;
  }

  /**
   * Returns the declared rest if the path still begins with the questions up to its roll; else
   * null.
   */
  Rest<?, ?> restOfStep() {
    return path.length() < restAt ? null : rest;
  }

  /** Prepares to play the step from the roll that declared its rest; returns the roll's answer. */
  int replayRoll() {
    path.begin(restAt);
    return ((Die) path.question(restAt - 1)).value(path.answer());
  }

  /** Narrows the era of the step to that of a known node. */
  void narrow(Node.Era known) {
    from = Math.max(from, known.from());
    until = Math.min(until, known.until());
  }

  /** Returns the first turn of the step's era. */
  int firstTurn() {
    return from;
  }

  /** Returns the first turn after the step's era; the greatest int if that never ends. */
  int endTurn() {
    return until;
  }

  @Override
  public int roll(Die die) {
    Die read = inFull ? die.unmerged() : die;
    path.ask(read);
    return read.value(path.answer());
  }

  @Override
  public <T> T resultOf(Engagement<?, T> fight) {
    InnerFights.SolvedFight<T> solvedFight = within == null ? null : within.of(fight);
    if (solvedFight == null) {
      return null;
    }
    path.ask(solvedFight.die());
    return solvedFight.results().get(path.answer());
  }

  @Override
  public void playRests() {
    playsRests = true;
  }

  /** Leaves the rest to the caller that plays the step. */
  @Override
  public <S, T> Step<S, T> roll(Die die, Rest<S, T> next) {
    int rolled = roll(die);
    if (inFull || playsRests) {
      return next.after(rolled);
    }
    rest = next;
    restAt = path.depth();
    return null;
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    if (free.test(choice)) {
      List<O> options = choice.options();
      path.ask(choice, options.size());
      return options.get(path.answer());
    }
    path.ask(choice);
    O answer = doctrine.choose(choice);
    if (!choice.options().contains(answer)) {
      throw new IllegalStateException("a doctrine answers " + answer + " to " + choice);
    }
    return answer;
  }

  @Override
  public boolean reached(int asked) {
    if (asked > lastTurn) {
      throw new IllegalStateException(
          "a step asks whether turn "
              + asked
              + " is reached in a fight that asks up to "
              + lastTurn);
    }
    if (turn >= asked) {
      from = Math.max(from, asked);
    } else {
      until = Math.min(until, asked);
    }
    return turn >= asked;
  }

  @Override
  @SuppressWarnings("unchecked") // the same work as in the replay that memoized it
  public <T> T memoize(Supplier<T> work) {
    if (inFull || settling) {
      return work.get();
    }
    boolean isNew = path.isWhole();
    path.ask(Work.SETTLED);
    if (isNew) {
      settling = true;
      try {
        int before = path.depth();
        T result = work.get();
        if (path.depth() != before) {
          throw new IllegalStateException("settled work asks for a roll or a decision");
        }
        path.memoize(result);
      } finally {
        settling = false;
      }
    }
    return (T) path.memoizedResult();
  }

  @Override
  public boolean hears(String readings) {
    return listener.hears(readings);
  }

  @Override
  public void note(Note note) {
    listener.note(note);
  }

  @Override
  public void consulted(Object part) {
    listener.consulted(part);
  }
}

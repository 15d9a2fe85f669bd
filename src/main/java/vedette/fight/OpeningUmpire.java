package vedette.fight;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import vedette.dice.Die;

/**
 * The umpire before the first roll, in the first turn. It answers the rules when a caller wants the
 * situation at the start, or a value and its derivation.
 */
public final class OpeningUmpire implements Umpire {
  /** Evaluates a value of the first turn, without notes. */
  public static final Umpire UNHEARD_IN_FIRST_TURN = heardBy(Listener.NOBODY);

  /**
   * Evaluates a value that is the same in every turn, without notes. To ask it for the turn is a
   * bug: a decision of a later turn would silently rest on the first one.
   */
  public static final Umpire UNHEARD =
      new OpeningUmpire(Doctrine::nothingToDecide, Listener.NOBODY, false, false);

  private final Doctrine doctrine;
  private final Listener listener;
  private final boolean endsAtRoll;
  private final boolean knowsTurn;

  private OpeningUmpire(
      Doctrine doctrine, Listener listener, boolean endsAtRoll, boolean knowsTurn) {
    this.doctrine = doctrine;
    this.listener = listener;
    this.endsAtRoll = endsAtRoll;
    this.knowsTurn = knowsTurn;
  }

  /** Thrown to end a step at its first roll. */
  private static final class FirstRoll extends RuntimeException {
    private static final long serialVersionUID = 1;

    FirstRoll() {
      super(null, null, false, false);
    }
  }

  /** Passes on the notes that a fight makes before its first roll. */
  public static void of(Engagement<?, ?> fight, Listener listener) {
    Umpire umpire = new OpeningUmpire(fight.doctrine(), listener, true, true);
    if (fight.story().opening() == null) {
      playToFirstRolls(fight, umpire);
    } else {
      fight.story().opening().accept(umpire);
    }
  }

  private static <S, R> void playToFirstRolls(Engagement<S, R> fight, Umpire umpire) {
    playToFirstRolls(fight.rules(), List.of(fight.rules().first()), umpire);
  }

  /** Plays each of these states until the first roll, where its step ends. */
  public static <S, R> void playToFirstRolls(Rules<S, R> rules, List<S> states, Umpire umpire) {
    for (S state : states) {
      rolls(() -> rules.step(state, umpire));
    }
  }

  /**
   * Returns an umpire that passes on notes about values without rolls and choices; to ask it for
   * either is a bug.
   */
  public static Umpire heardBy(Listener listener) {
    return new OpeningUmpire(Doctrine::nothingToDecide, listener, false, true);
  }

  /** Returns an umpire that decides by a doctrine and ignores notes; for {@link #rolls}. */
  public static Umpire silent(Doctrine doctrine) {
    return new OpeningUmpire(doctrine, Listener.NOBODY, true, true);
  }

  /** Returns whether an action reaches a roll, at which it ends. */
  public static boolean rolls(Runnable played) {
    try {
      played.run();
      return false;
    } catch (FirstRoll reached) {
      // The result of the roll is not part of the opening.
      return true;
    }
  }

  /**
   * Returns the result of a fight without a roll: one in which no die with more than one value is
   * rolled and no side has a free choice.
   *
   * @return empty if the fight has a roll or a free choice
   */
  public static <S, R> Optional<R> resultWithoutRoll(Engagement<S, R> fight) {
    AtomicReference<R> result = new AtomicReference<>();
    boolean rolls = rolls(() -> result.set(new NoRoll<>(fight).result()));
    return rolls ? Optional.empty() : Optional.of(result.get());
  }

  /** The umpire of a fight up to its first roll, turn by turn. */
  private static final class NoRoll<S, R> implements Umpire {
    /** The maximum number of steps without a roll; a longer fight counts as one with a roll. */
    private static final int MAX_STEPS = 10_000;

    private final Engagement<S, R> fight;
    private int turn = 1;

    NoRoll(Engagement<S, R> fight) {
      this.fight = fight;
    }

    R result() {
      S state = fight.rules().first();
      for (int i = 0; i < MAX_STEPS; i++) {
        Step<S, R> next = fight.rules().step(state, this);
        if (next instanceof Step.End<S, R> end) {
          return end.result();
        }
        if (next instanceof Step.NextTurn<S, R> after) {
          turn++;
          state = after.state();
        } else {
          state = ((Step.SameTurn<S, R>) next).state();
        }
      }
      throw new FirstRoll();
    }

    @Override
    public int roll(Die die) {
      Die thrown = die.unmerged();
      if (thrown.outcomes() > 1) {
        throw new FirstRoll();
      }
      return die.value(0);
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      if (fight.doctrine().leavesFree(choice)) {
        throw new FirstRoll();
      }
      return fight.doctrine().choose(choice);
    }

    @Override
    public boolean reached(int asked) {
      return turn >= asked;
    }
  }

  @Override
  public int roll(Die die) {
    if (endsAtRoll) {
      throw new FirstRoll();
    }
    throw new IllegalStateException("the opening needs a roll of a " + die);
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    // The answer of a free choice is unknown here. The first option stands for all of them.
    return doctrine.leavesFree(choice) ? choice.options().get(0) : doctrine.choose(choice);
  }

  @Override
  public boolean reached(int turn) {
    if (!knowsTurn) {
      throw new IllegalStateException(
          "what must be the same in every turn asks whether turn " + turn + " is reached");
    }
    return turn <= 1;
  }

  @Override
  public boolean hears(String readings) {
    return listener.hears(readings);
  }

  @Override
  public void note(Note note) {
    listener.note(note instanceof Note.Heading heading ? heading.withTurn(1) : note);
  }
}

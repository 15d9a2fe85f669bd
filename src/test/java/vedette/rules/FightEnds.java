package vedette.rules;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** The endings of a fight played with dice of fixed seeds, by sides that decide at random. */
public final class FightEnds {
  private FightEnds() {}

  /** Returns the different endings of n plays. */
  public static <S, R> Set<R> of(Engagement<S, R> fight, int plays) {
    Set<R> ends = new LinkedHashSet<>();
    for (int seed = 1; seed <= plays; seed++) {
      ends.add(toTheEnd(fight, seed));
    }
    return ends;
  }

  /** Seeded dice, and sides that decide at random. */
  private static final class AnyDice implements Umpire {
    private final Xoroshiro random;
    private int turn = 1;

    AnyDice(Xoroshiro random) {
      this.random = random;
    }

    @Override
    public int roll(Die die) {
      return die.roll(random);
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      int options = choice.options().size();
      return choice.options().get(options == 1 ? 0 : Die.d(options).roll(random) - 1);
    }

    @Override
    public boolean reached(int asked) {
      return turn >= asked;
    }
  }

  /** Returns the result of a fight. */
  public static <S, R> R toTheEnd(Engagement<S, R> fight, int seed) {
    return toTheEnd(fight, seed, state -> {});
  }

  /** Returns the result of a fight, and passes on every state on the way. */
  public static <S, R> R toTheEnd(Engagement<S, R> fight, int seed, Consumer<S> states) {
    AnyDice dice = new AnyDice(Xoroshiro.seeded(seed));
    Step<S, R> step = Step.sameTurn(fight.rules().first());
    while (true) {
      if (step instanceof Step.End<S, R> end) {
        return end.result();
      }
      S state;
      if (step instanceof Step.NextTurn<S, R> next) {
        dice.turn++;
        state = next.state();
      } else {
        state = ((Step.SameTurn<S, R>) step).state();
      }
      states.accept(state);
      step = fight.rules().step(state, dice);
    }
  }
}

package vedette.odds.best;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.fight.PathUmpire;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.best.Policy.After;
import vedette.odds.best.Policy.From;
import vedette.odds.best.Policy.Plan;
import vedette.odds.best.Policy.Take;

/** The rules of a fight in which a policy answers the choices that are free. */
final class DecidedRules<S, R> implements Rules<S, R> {
  private final Rules<S, R> rules;
  private final Policy<S> policy;
  private final Predicate<Choice<?>> free;

  /** What has been settled when a step was played first may ask the same umpire the next time. */
  private final ThreadLocal<Following> last = new ThreadLocal<>();

  DecidedRules(Rules<S, R> rules, Policy<S> policy, Predicate<Choice<?>> free) {
    this.rules = rules;
    this.policy = policy;
    this.free = free;
  }

  @Override
  public S first() {
    return rules.first();
  }

  @Override
  public int lastTurn() {
    return Math.max(rules.lastTurn(), policy.lastTurn());
  }

  @Override
  public Step<S, R> step(S state, Umpire umpire) {
    Following following = last.get();
    if (following == null || following.umpire != umpire) {
      following = new Following(umpire);
      last.set(following);
    }
    following.plan = plan(state, umpire);
    return rules.step(state, following);
  }

  @Override
  public RuntimeException tooLarge(S state, String what) {
    return rules.tooLarge(state, what);
  }

  /** What is done in a state in the turn that it is. */
  private Plan plan(S state, Umpire umpire) {
    List<From> turns = policy.of(state);
    for (int i = 0; i < turns.size(); i++) {
      if (i == turns.size() - 1 || umpire.reached(turns.get(i).turn())) {
        return turns.get(i).plan();
      }
    }
    return Policy.NOTHING;
  }

  /** Answers the free choices of one step, and passes on whatever else is asked. */
  private final class Following implements PathUmpire {
    private final Umpire umpire;
    private Plan plan;

    Following(Umpire umpire) {
      this.umpire = umpire;
    }

    private int came(Die die, int value) {
      if (plan instanceof After after && die.outcomes() > 1) {
        plan = after.plans().get(die.answer(value));
      }
      return value;
    }

    @Override
    public int roll(Die die) {
      return came(die, umpire.roll(die));
    }

    @Override
    public void playRests() {
      PathUmpire.playRests(umpire);
    }

    /** What is left of the plan is no part of the rest. */
    @Override
    public <T, U> Step<T, U> roll(Die die, Rest<T, U> rest) {
      return plan instanceof Policy.Nothing
          ? PathUmpire.roll(umpire, die, rest)
          : rest.after(roll(die));
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      if (!free.test(choice)) {
        return umpire.decide(choice);
      }
      if (choice.options().size() == 1) {
        return choice.options().get(0);
      }
      Take take = (Take) plan;
      plan = take.then();
      O option = choice.options().get(take.option());
      if (umpire.hears("")) {
        umpire.note(
            new Note.Decision(
                choice.side(), choice.parameter(), choice.seen(), choice.told(option)));
      }
      return option;
    }

    @Override
    public boolean reached(int turn) {
      return umpire.reached(turn);
    }

    @Override
    public <T> T once(Supplier<T> settled) {
      return umpire.once(settled);
    }

    @Override
    public <T> T resultOf(Engagement<?, T> within) {
      // Within it somebody may be free to choose: it is played step by step, as it was solved.
      return null;
    }

    @Override
    public boolean hears(String readings) {
      return umpire.hears(readings);
    }

    @Override
    public void note(Note note) {
      umpire.note(note);
    }

    @Override
    public void consulted(Object part) {
      umpire.consulted(part);
    }
  }
}

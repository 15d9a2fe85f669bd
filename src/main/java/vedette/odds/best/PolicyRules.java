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
import vedette.odds.best.Policy.AfterRoll;
import vedette.odds.best.Policy.FromTurn;
import vedette.odds.best.Policy.Plan;
import vedette.odds.best.Policy.TakenOption;

/** The rules of a fight in which a policy answers the free choices. */
final class PolicyRules<S, R> implements Rules<S, R> {
  private final Rules<S, R> rules;
  private final Policy<S> policy;
  private final Predicate<Choice<?>> free;

  /** The umpire of the last step: memoized work of an earlier replay may ask it again. */
  private final ThreadLocal<PolicyUmpire> last = new ThreadLocal<>();

  PolicyRules(Rules<S, R> rules, Policy<S> policy, Predicate<Choice<?>> free) {
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
    PolicyUmpire policyUmpire = last.get();
    if (policyUmpire == null || policyUmpire.umpire != umpire) {
      policyUmpire = new PolicyUmpire(umpire);
      last.set(policyUmpire);
    }
    policyUmpire.plan = plan(state, umpire);
    return rules.step(state, policyUmpire);
  }

  @Override
  public RuntimeException tooLarge(S state, String what) {
    return rules.tooLarge(state, what);
  }

  /** Returns the plan for a state in the current turn. */
  private Plan plan(S state, Umpire umpire) {
    List<FromTurn> turns = policy.of(state);
    for (int i = 0; i < turns.size(); i++) {
      if (i == turns.size() - 1 || umpire.reached(turns.get(i).turn())) {
        return turns.get(i).plan();
      }
    }
    return Policy.NOTHING;
  }

  /** An umpire that answers the free choices of one step, and passes on all other questions. */
  private final class PolicyUmpire implements PathUmpire {
    private final Umpire umpire;
    private Plan plan;

    PolicyUmpire(Umpire umpire) {
      this.umpire = umpire;
    }

    private int follow(Die die, int value) {
      if (plan instanceof AfterRoll afterRoll && die.outcomes() > 1) {
        plan = afterRoll.plans().get(die.answer(value));
      }
      return value;
    }

    @Override
    public int roll(Die die) {
      return follow(die, umpire.roll(die));
    }

    @Override
    public void playRests() {
      PathUmpire.playRests(umpire);
    }

    /**
     * Passes the rest on only if no free choice is left. Otherwise equal rests might continue under
     * different plans.
     */
    @Override
    public <T, U> Step<T, U> roll(Die die, Rest<T, U> rest) {
      return plan instanceof Policy.NoChoice
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
      TakenOption takenOption = (TakenOption) plan;
      plan = takenOption.rest();
      O option = choice.options().get(takenOption.option());
      if (umpire.hears("")) {
        umpire.note(
            new Note.Decision(
                choice.side(), choice.parameter(), choice.situation(), choice.optionName(option)));
      }
      return option;
    }

    @Override
    public boolean reached(int turn) {
      return umpire.reached(turn);
    }

    @Override
    public <T> T memoize(Supplier<T> settled) {
      return umpire.memoize(settled);
    }

    @Override
    public <T> T resultOf(Engagement<?, T> within) {
      // The inner fight may have free choices: it is played step by step, as it was solved.
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

package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.kit.HeardBy;
import vedette.rules.kit.Measures;

/**
 * Disordered units rally at the end of activations: all under a rally order, one under a march
 * order; one with the leader of the activation without a roll. A step is one unit's attempt.
 */
final class Rally implements Engagement<Rally.State, Rally.State> {
  private final RallyRequest request;
  private final List<DrawnStack> stacks = new ArrayList<>();
  private final List<StackState> asGiven;
  private final State first;
  private final Names names;

  /**
   * Between two attempts.
   *
   * @param activation from 1
   * @param next index of the unit that may try next
   * @param free whether nobody has recovered with the leader in this activation
   */
  record State(int activation, int next, boolean free, List<Boolean> disordered) {}

  Rally(RallyRequest request, MusketPikeTables tables) {
    this.request = request;
    names = new Names(Side.ATTACKER, request.unit().stream().map(Stack::name).toList());
    names.take(new HashSet<>());
    SetupReader reader = new SetupReader(tables);
    for (int i = 0; i < request.unit().size(); i++) {
      Stack written = request.unit().get(i);
      if (written.company().unit().isPresent() && written.company().guns().isPresent()) {
        throw new BadRequest(
            "unit", "each rallies for itself", "give the artillery as a unit of its own");
      }
      SetupReader.unused(
          !written.withoutName().equals(written.company().toString()),
          "unit",
          "; …",
          "a unit that rallies stands in the clear; leave the clause out");
      DrawnStack stack =
          reader.drawnUp(Side.ATTACKER, "unit " + names.name(i), written, "unit", List.of());
      SetupReader.checkGunsQuality(stack, "unit");
      stacks.add(stack);
    }
    asGiven = stacks.stream().map(stack -> stack.initial(false)).toList();
    first = new State(1, 0, true, asGiven.stream().map(Rally::isDisordered).toList());
  }

  private static boolean isDisordered(StackState given) {
    return given.disordered() || given.gunsDisordered();
  }

  @Override
  public State first() {
    return first;
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    int index = candidate(state);
    if (index < 0) {
      return Step.ended(state);
    }
    DrawnStack stack = stacks.get(index);
    umpire.heading("", "Activation {}, {}", state.activation(), stack.label());
    boolean free = isFree(state, index);
    boolean rallies = Rallying.rallies(stack, asGiven.get(index), free, umpire);
    List<Boolean> left = rallies ? without(index, state.disordered()) : state.disordered();
    boolean last =
        request.order() == RallyRequest.Order.MARCH || !isLeft(index + 1, state.disordered());
    State next =
        last
            ? new State(state.activation() + 1, 0, true, left)
            : new State(state.activation(), index + 1, state.free() && !free, left);
    return next.activation() > request.activations() || !isLeft(0, left)
        ? Step.ended(next)
        : Step.going(next);
  }

  private static List<Boolean> without(int index, List<Boolean> disordered) {
    List<Boolean> left = new ArrayList<>(disordered);
    left.set(index, false);
    return List.copyOf(left);
  }

  /** Whether a unit from this one on is in disorder. */
  private static boolean isLeft(int from, List<Boolean> disordered) {
    for (int i = from; i < disordered.size(); i++) {
      if (disordered.get(i)) {
        return true;
      }
    }
    return false;
  }

  private boolean isFree(State state, int index) {
    return request.activation() == RallyRequest.Activation.LEADER
        && state.free()
        && asGiven.get(index).led();
  }

  /** Who tries next: under a march order the one with the leader before others; -1 if nobody. */
  private int candidate(State state) {
    int first = -1;
    for (int i = state.next(); i < stacks.size(); i++) {
      if (state.disordered().get(i)) {
        if (request.order() == RallyRequest.Order.MARCH && isFree(state, i)) {
          return i;
        }
        first = first < 0 ? i : first;
      }
    }
    return first;
  }

  @Override
  public List<Measure<State>> measures() {
    Measures<State> measures = new Measures<>();
    List<Boolean> before = first.disordered();
    measures
        .success("no unit is left in disorder", state -> !isLeft(0, state.disordered()))
        .count(
            "rallied",
            "units back in good order",
            state -> {
              int count = 0;
              for (int i = 0; i < before.size(); i++) {
                count += before.get(i) && !state.disordered().get(i) ? 1 : 0;
              }
              return count;
            });
    for (int i = 0; i < before.size() && before.size() > 1; i++) {
      int unit = i;
      measures
          .ofOne(names.name(i), stacks.get(i).label())
          .flag(
              "rallied",
              "{} is back in good order",
              state -> before.get(unit) && !state.disordered().get(unit));
    }
    return measures.list();
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < stacks.size(); i++) {
      facts.add(new Fact(stacks.get(i).label(), request.unit().get(i).withoutName()));
    }
    facts.add(
        new Fact(
            "activations",
            request.activations()
                + ", "
                + EnumWords.word(request.order())
                + " order, by "
                + (request.activation() == RallyRequest.Activation.LEADER
                    ? "a leader"
                    : "a lead unit")));
    return facts;
  }

  /** All units, also those who do not try first. */
  @Override
  public void opening(Listener listener) {
    Umpire umpire = new HeardBy(listener);
    for (int i = 0; i < stacks.size(); i++) {
      DrawnStack stack = stacks.get(i);
      if (!first.disordered().get(i)) {
        umpire.note("MP4", "{} is in good order", stack.label());
      } else if (isFree(first, i)) {
        umpire.note("MP4", "{} rallies to its leader without a roll", stack.label());
      } else {
        int morale = Rallying.morale(stack, asGiven.get(i));
        umpire.note("MP4", "{} rallies on {} or less", stack.label(), morale);
      }
    }
  }
}

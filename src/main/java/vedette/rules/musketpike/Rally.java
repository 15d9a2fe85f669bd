package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.request.BadRequest;
import vedette.rules.Names;

/**
 * Disordered units rally at the end of activations: all under a rally order, one under a march
 * order; one with the leader of the activation without a roll. A step is one unit's attempt.
 */
final class Rally implements Engagement<Rally.State, Rally.State> {
  private final RallyRequest request;
  private final List<Formation> formations = new ArrayList<>();
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
    Musters musters = new Musters(tables);
    for (int i = 0; i < request.unit().size(); i++) {
      Stack stack = request.unit().get(i);
      if (stack.company().unit().isPresent() && stack.company().guns().isPresent()) {
        throw new BadRequest(
            "unit", "each rallies for itself", "give the artillery as a unit of its own");
      }
      Musters.unused(
          !stack.withoutName().equals(stack.company().toString()),
          "unit",
          "; …",
          "a unit that rallies stands in the clear; leave the clause out");
      Formation formation =
          musters.formation(Side.ATTACKER, "unit " + names.name(i), stack, "unit", List.of());
      Musters.checkGunsQuality(formation, "unit");
      formations.add(formation);
    }
  }

  @Override
  public State first() {
    return new State(1, 0, true, formations.stream().map(Rally::isDisordered).toList());
  }

  private static boolean isDisordered(Formation formation) {
    Condition condition = formation.initial(false);
    return formation.unit().isPresent() ? condition.disordered() : condition.gunsDisordered();
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    int index = candidate(state);
    if (index < 0) {
      return Step.ended(state);
    }
    Formation formation = formations.get(index);
    Condition condition = formation.initial(false);
    umpire.note(new Note.Begins("Activation " + state.activation() + ", " + formation.label()));
    boolean free = isFree(state, index);
    List<Boolean> disordered = new ArrayList<>(state.disordered());
    if (Rallying.rallies(formation, condition, free, umpire)) {
      disordered.set(index, false);
    }
    boolean last =
        request.order() == RallyRequest.Order.MARCH
            || index + 1 == formations.size()
            || state.disordered().subList(index + 1, formations.size()).stream().noneMatch(d -> d);
    List<Boolean> now = List.copyOf(disordered);
    State next =
        last
            ? new State(state.activation() + 1, 0, true, now)
            : new State(state.activation(), index + 1, state.free() && !free, now);
    return next.activation() > request.activations() || !now.contains(true)
        ? Step.ended(next)
        : Step.going(next);
  }

  private boolean isFree(State state, int index) {
    return request.activation() == RallyRequest.Activation.LEADER
        && state.free()
        && formations.get(index).initial(false).led();
  }

  /** Who tries next: under a march order the one with the leader before others; -1 if nobody. */
  private int candidate(State state) {
    int first = -1;
    for (int i = state.next(); i < formations.size(); i++) {
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
    List<Measure<State>> measures = new ArrayList<>();
    List<Boolean> before = first().disordered();
    measures.add(
        Measure.count(
            "rallied",
            "units back in good order",
            state -> {
              int count = 0;
              for (int i = 0; i < before.size(); i++) {
                count += before.get(i) && !state.disordered().get(i) ? 1 : 0;
              }
              return count;
            }));
    for (int i = 0; i < before.size() && before.size() > 1; i++) {
      int unit = i;
      measures.add(
          Measure.<State>flag(
                  "rallied",
                  formations.get(i).label() + " is back in good order",
                  state -> before.get(unit) && !state.disordered().get(unit))
              .ofOne(names.name(i)));
    }
    return List.copyOf(measures);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < formations.size(); i++) {
      facts.add(new Fact(formations.get(i).label(), request.unit().get(i).withoutName()));
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

  @Override
  public void opening(Listener listener) {
    for (Formation formation : formations) {
      Condition condition = formation.initial(false);
      listener.note(
          new Note.Happens(
              formation.label(),
              isDisordered(formation)
                  ? isFree(first(), formations.indexOf(formation))
                      ? "rallies to its leader without a roll"
                      : "rallies on " + Rallying.morale(formation, condition) + " or less"
                  : "is in good order",
              "MP4"));
    }
  }
}

package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** Several shots at one target in one phase. A step is one shot. */
final class Fire implements Engagement<Fire.State, Fire.State> {
  private final FireRequest request;
  private final MusketPikeTables tables;
  private final Formation target;
  private final List<Firer> firers;

  /**
   * The fire between two shots.
   *
   * @param next index of the next shooter
   * @param hits so far
   */
  record State(int next, int hits, Condition target) {}

  Fire(FireRequest request, MusketPikeTables tables) {
    this.request = request;
    this.tables = tables;
    Musters musters = new Musters(tables);
    String name = request.target().name();
    Musters.unused(
        !request.target().displaces().isEmpty(),
        "target",
        "displaces",
        "only retreats of a melee displace friends");
    target =
        musters.formation(
            Side.DEFENDER,
            name.isEmpty() ? "the target" : name,
            request.target(),
            "target",
            request.terrain());
    Musters.checkGunsQuality(target, "target");
    firers = musters.firers(request.shooter(), "shooter", "shooter");
  }

  @Override
  public State first() {
    return new State(0, 0, target.initial(request.target().moving()));
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    umpire.note(new Note.Begins("Shot " + (state.next() + 1), List.of()));
    Shot.Outcome outcome = shot(state).ready(umpire).apply(umpire);
    State next = new State(state.next() + 1, state.hits() + outcome.hits(), outcome.target());
    boolean gone = hasUnit() && !next.target().stands();
    if (gone && next.next() < firers.size()) {
      umpire.note(
          new Note.Happens(
              target.label(), "is gone, further shots are lost", MusketPikeReadings.TARGETS));
    }
    return gone || next.next() == firers.size() ? Step.ended(next) : Step.going(next);
  }

  private boolean hasUnit() {
    return target.unit().isPresent();
  }

  private Shot shot(State state) {
    return new Shot(tables, firers.get(state.next()), target, state.target());
  }

  @Override
  public List<Measure<State>> measures() {
    List<Measure<State>> measures = new ArrayList<>();
    measures.add(Measure.count("hits", "hits", State::hits));
    measures.add(Measure.count("spLost", "strength points lost", s -> target.lost(s.target())));
    measures.add(
        Measure.flag(
            "disordered",
            "the target ends in disorder",
            s -> s.target().disordered() && s.target().lives()));
    measures.add(
        Measure.flag(
            "retreated",
            "the target is forced back and lives",
            s -> s.target().retreated() && s.target().lives()));
    measures.add(
        Measure.flag(
            "destroyed", "the target is destroyed", s -> hasUnit() && !s.target().lives()));
    if (hasUnit() && target.unit().get().leader().isPresent()) {
      measures.add(Measure.flag("leaderLost", "its leader is lost", s -> !s.target().led()));
    }
    if (target.guns().isPresent()) {
      measures.add(
          Measure.flag(
              "gunsDisordered",
              "its artillery ends in disorder",
              s -> s.target().gunsDisordered()));
    }
    return List.copyOf(measures);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    String where =
        request.target().terrain().isEmpty() && !request.terrain().isEmpty()
            ? "; terrain " + String.join(", ", request.terrain())
            : "";
    facts.add(new Fact("target", request.target() + where));
    for (int i = 0; i < firers.size(); i++) {
      facts.add(new Fact(firers.get(i).label(), request.shooter().get(i).toString()));
    }
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    for (Firer firer : firers) {
      new Shot(tables, firer, target, first().target()).preview(listener);
    }
  }
}

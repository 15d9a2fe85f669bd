package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;

/** Several shots at one target in one phase. A step is one shot. */
final class Fire implements Engagement<Fire.State, Fire.State> {
  private final FireRequest request;
  private final MusketPikeTables tables;
  private final Setup setup;
  private final DrawnStack target;
  private final List<DrawnShooter> shooters;

  /**
   * The fire between two shots.
   *
   * @param next index of the next shooter
   * @param hits so far
   */
  record State(int next, int hits, StackState target) {}

  Fire(FireRequest request, MusketPikeTables tables) {
    this.request = request;
    this.tables = tables;
    setup = new Setup(tables, request.variant());
    String name = request.target().name();
    target =
        setup.drawnUp(
            Side.DEFENDER,
            0,
            name.isEmpty() ? "the target" : name,
            request.target(),
            "target",
            request.terrain());
    Setup.checkGunsQuality(target, "target");
    shooters = setup.shooters(request.shooter(), "shooter", "shooter");
  }

  @Override
  public State first() {
    return new State(0, 0, target.initial(request.target().moving()));
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    umpire.heading("", "Shot {}", state.next() + 1);
    Shot shot = new Shot(tables, shooters.get(state.next()), state.target(), umpire);
    int hits = shot.hits();
    State next = new State(state.next() + 1, state.hits() + hits, shot.struck(hits));
    boolean gone = target.hasUnit() && !next.target().stands();
    if (gone && next.next() < shooters.size()) {
      umpire.note("MP-V7", "{} is gone, further shots are lost", target.label());
    }
    return gone || next.next() == shooters.size() ? Step.ended(next) : Step.going(next);
  }

  @Override
  public List<Measure<State>> measures() {
    Measures<State> measures =
        new Measures<State>()
            .count("hits", "hits", State::hits)
            .count(
                "spLost",
                "strength points lost",
                first().target().strength(),
                s -> s.target().lost())
            .flag("disordered", "the target ends in disorder", s -> s.target().isDisordered())
            .flag(
                "retreated", "the target is forced back and lives", s -> s.target().hasRetreated())
            .flag("destroyed", "the target is destroyed", s -> s.target().isEliminated());
    if (target.hasLeader()) {
      measures.flag("leaderLost", "its leader is lost", s -> s.target().hasLostLeader());
    }
    if (target.hasGuns()) {
      measures.flag(
          "gunsDisordered", "its artillery ends in disorder", s -> s.target().gunsDisordered());
    }
    return measures.list();
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    String where =
        request.target().terrain().isEmpty() && !request.terrain().isEmpty()
            ? "; terrain " + String.join(", ", request.terrain())
            : "";
    facts.add(new Fact("target", request.target() + where));
    for (int i = 0; i < shooters.size(); i++) {
      facts.add(new Fact(shooters.get(i).label(), setup.told(request.shooter().get(i))));
    }
    Variant.describe(request.variant(), facts);
    return facts;
  }

  /** Every shot as the first would be. */
  @Override
  public List<State> openings() {
    return IntStream.range(0, shooters.size())
        .mapToObj(next -> new State(next, 0, first().target()))
        .toList();
  }
}

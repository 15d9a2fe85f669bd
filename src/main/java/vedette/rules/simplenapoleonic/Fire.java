package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.Names;

/** Fire of one or several units at one. A step is one unit's throw. */
final class Fire implements Engagement<Fire.State, Fire.State>, Doctrine {
  private final FireRequest request;
  private final SimpleNapoleonicTables tables;
  private final List<Troop> shooters = new ArrayList<>();
  private final Troop target;

  /** Between two throws. */
  record State(int next, int hits, Status target) {}

  Fire(FireRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    Names names =
        new Names(Side.ATTACKER, request.shooter().stream().map(Battalion::name).toList());
    for (int i = 0; i < names.size(); i++) {
      Battalion unit = request.shooter().get(i);
      String label = unit.name().isEmpty() ? "shooter " + (i + 1) : unit.name();
      Shot.check(tables, unit, request.range(), label, "shooter");
      shooters.add(Troop.of(Side.ATTACKER, label, unit, tables));
    }
    String name = request.target().name();
    target =
        Troop.of(Side.DEFENDER, name.isEmpty() ? "the target" : name, request.target(), tables);
  }

  @Override
  public State first() {
    return new State(0, 0, target.initial());
  }

  private Shot shot(int shooter) {
    Troop troop = shooters.get(shooter);
    return new Shot(tables, troop, troop.initial(), target, request.range());
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    umpire.note(new Note.Begins("Fire of " + shooters.get(state.next()).label()));
    Shot.Outcome outcome = shot(state.next()).fire(state.target(), umpire);
    State next = new State(state.next() + 1, state.hits() + outcome.hits(), outcome.target());
    boolean gone = next.target().state() != target.initial().state();
    return gone || next.next() == shooters.size() ? Step.ended(next) : Step.going(next);
  }

  @Override
  public List<Measure<State>> measures() {
    List<Measure<State>> measures = new ArrayList<>();
    measures.add(
        Measure.category(
            "state",
            "the target is then",
            vedette.rules.simplenapoleonic.State.class,
            s -> s.target().state()));
    measures.add(Measure.count("hits", "hits", State::hits));
    measures.add(Measure.count("losses", "points the target loses", s -> target.lost(s.target())));
    if (request.target().general()) {
      measures.add(
          Measure.flag("generalKilled", "its general is killed", s -> !s.target().general()));
    }
    return List.copyOf(measures);
  }

  @Override
  public Doctrine doctrine() {
    return this;
  }

  @Override
  @SuppressWarnings("unchecked") // the only choice is whether to try and kill a general
  public <O> O choose(Choice<O> choice) {
    return (O) (Boolean) (request.killGeneral() == KillGeneral.ALWAYS);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    shooters.forEach(s -> facts.add(Facts.of(s)));
    facts.add(Facts.of(target));
    facts.add(new Fact("range", Facts.hexes(request.range())));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    for (int i = 0; i < shooters.size(); i++) {
      shot(i).dice().preview(listener);
    }
  }
}

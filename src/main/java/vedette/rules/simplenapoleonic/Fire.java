package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.dice.Die;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;

/** Fire of one or several units at one. A step is one unit's throw. */
final class Fire implements Engagement<Fire.State, Fire.State> {
  private final FireRequest request;
  private final SimpleNapoleonicTables tables;
  private final List<DrawnUnit> shooters = new ArrayList<>();
  private final DrawnUnit target;

  /** Between two throws. */
  record State(int next, int hits, UnitState target) {}

  Fire(FireRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < request.shooter().size(); i++) {
      Unit unit = request.shooter().get(i);
      String label = unit.name().isEmpty() ? "shooter " + (i + 1) : unit.name();
      unique(taken, label);
      Shot.check(tables, unit, request.range(), label, "shooter");
      shooters.add(DrawnUnit.of(Side.ATTACKER, label, unit, tables));
    }
    String name = request.target().name();
    String label = name.isEmpty() ? "the target" : name;
    unique(taken, label);
    target = DrawnUnit.of(Side.DEFENDER, label, request.target(), tables);
  }

  private static void unique(Set<String> taken, String label) {
    if (!taken.add(label)) {
      throw new BadRequest("shooter", "two units are called " + label, "give each its own name");
    }
  }

  @Override
  public State first() {
    return new State(0, 0, target.initial());
  }

  private Throw dice(int shooter) {
    DrawnUnit troop = shooters.get(shooter);
    return Shot.of(tables, troop, troop.initial(), troop.unit().moved(), target, request.range());
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    int hits = Throw.count(umpire.once(() -> dice(state.next(), umpire)), umpire);
    UnitState left = new LossEffects(tables, target, umpire).fire(state.target(), hits);
    State next = new State(state.next() + 1, state.hits() + hits, left);
    if (next.next() == shooters.size()) {
      return Step.ended(next);
    }
    if (left.condition() == target.initial().condition()) {
      return Step.going(next);
    }
    umpire.note("SN-V1", "no further shooter fires at {} now", target.label());
    return Step.ended(next);
  }

  /** The dice that a shooter takes up; every hit counts. */
  private Die dice(int shooter, Umpire umpire) {
    umpire.heading("", "Fire of {}", shooters.get(shooter).label());
    Throw dice = dice(shooter);
    return dice.take(dice.dice(), umpire);
  }

  @Override
  public List<Measure<State>> measures() {
    List<Measure<State>> measures = new ArrayList<>();
    measures.add(
        Measure.category(
            "state", "the target is then", Condition.class, s -> s.target().condition()));
    measures.add(Measure.count("hits", "hits", State::hits));
    measures.add(
        Measure.count(
            "losses",
            "points the target loses",
            target.initial().strength(),
            s -> target.lost(s.target())));
    if (request.target().general()) {
      measures.add(
          Measure.flag("generalKilled", "its general is killed", s -> !s.target().general()));
    }
    return List.copyOf(measures);
  }

  @Override
  public Doctrine doctrine() {
    return KillDoctrine.of(request.killGeneral(), KillGeneral.NEVER);
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
  public void opening(Umpire umpire) {
    for (int i = 0; i < shooters.size(); i++) {
      dice(i).face(umpire);
    }
  }
}

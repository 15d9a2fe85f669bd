package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.request.BadRequest;
import vedette.rules.daysofglory.ChargeRequest.Countercharge;
import vedette.rules.daysofglory.ChargeRequest.Musket;
import vedette.rules.daysofglory.ChargeResult.Ending;

/**
 * A declared charge through all its stages, over one or more turns (DG6). A step is one test, one
 * die of shooting or one roll of close assault.
 */
final class Charge implements Engagement<ChargeState, ChargeResult>, Doctrine {
  private final ChargeRequest request;
  private final DaysOfGloryTables tables;
  private final ChargeTests tests;
  private final List<SmallArms> atCharger;
  private final List<SmallArms> atTarget;
  private final List<SmallArms> defensive = new ArrayList<>();

  Charge(ChargeRequest request, DaysOfGloryTables tables) {
    this.request = request;
    this.tables = tables;
    request.charger().checkConditions(tables.conditions(), "charger");
    request.target().checkConditions(tables.conditions(), "target");
    if (request.opportunity()
        && !(request.fireAtCharger().isEmpty() && request.fireAtTarget().isEmpty())) {
      throw new BadRequest(
          "opportunity",
          "an opportunity charge has no shooting phase",
          "leave --opportunity or the fire out");
    }
    if (request.charger().arm() == Arm.ARTILLERY) {
      throw new BadRequest("charger", "artillery does not charge", "name foot or horse");
    }
    if (request.musket() != Musket.NONE && !request.target().arm().isInfantry()) {
      throw new BadRequest("musket", "only infantry gives defensive fire", "leave it out");
    }
    tests = new ChargeTests(tables, request);
    Target charger = request.chargerType().orElseGet(() -> moving(request.charger()));
    atCharger = volleys(request.fireAtCharger(), charger, "fireAtCharger");
    atTarget =
        volleys(
            request.fireAtTarget(), standing(request.target(), request.ground()), "fireAtTarget");
    for (int stands = 0; stands <= request.target().stands().left(); stands++) {
      defensive.add(SmallArms.close(tables, stands, charger));
    }
  }

  private List<SmallArms> volleys(List<Volley> volleys, Target target, String parameter) {
    return volleys.stream()
        .map(volley -> new SmallArms(tables, volley, target, parameter))
        .toList();
  }

  /** What a charging unit looks like to those who shoot. */
  private static Target moving(Regiment unit) {
    return unit.arm().isMounted() ? Target.FAST : standing(unit, Ground.OPEN);
  }

  /** What a unit that stands looks like to those who shoot. */
  private static Target standing(Regiment unit, Ground ground) {
    return switch (ground) {
      case LIGHT_WOODS, LIGHT_COVER -> Target.LIGHT_COVER;
      case HEAVY_COVER, FORTIFIED -> Target.HEAVY_COVER;
      default ->
          unit.arm().isFormed()
              ? unit.formation() == Regiment.Formation.COLUMN ? Target.DENSE : Target.LINE
              : Target.DISPERSED;
    };
  }

  ChargeTests tests() {
    return tests;
  }

  List<SmallArms> atCharger() {
    return atCharger;
  }

  List<SmallArms> atTarget() {
    return atTarget;
  }

  boolean isOpportunity() {
    return request.opportunity();
  }

  /** Horse and irregulars may, if they are steady. */
  boolean mayCountercharge(ChargeState state) {
    return state.target().isSteady()
        && (request.target().arm().isMounted() || request.target().irregular());
  }

  /** What the target's own muskets throw, by the stands it has left. */
  List<SmallArms> defensiveFire(ChargeState state) {
    boolean fires = request.musket() != Musket.NONE && state.target().isSteady();
    return fires ? List.of(defensive.get(stands(state.target()))) : List.of();
  }

  private int stands(Status status) {
    return (status.figures() + request.figuresPerStand() - 1) / request.figuresPerStand();
  }

  /** The close assault as it now stands. */
  Clash clash(ChargeState state) {
    Regiment target = request.target();
    Regiment defending =
        state.countercharged() ? target.with(target.with().with("charging", true)) : target;
    return new CloseFight(
            tables,
            List.of(fighting(request.charger(), state.charger())),
            List.of(fighting(defending, state.target())),
            // Who comes out to meet the charge leaves its cover behind.
            state.countercharged() ? Ground.OPEN : request.ground(),
            request.from())
        .clash();
  }

  private Fighting fighting(Regiment unit, Status status) {
    Conditions with = unit.with().with("fought-before", status.fought());
    return new Fighting(
        unit.with(with), status.figures(), request.figuresPerStand(), status.morale());
  }

  /** Whether any die is still to be thrown. */
  boolean hasDice(ChargeState state, List<SmallArms> units) {
    return nextDie(state, units).unit() < units.size();
  }

  /** At the next die that can bring a hit, or behind the last unit. */
  private static ChargeState nextDie(ChargeState state, List<SmallArms> units) {
    int unit = state.unit();
    int die = state.die();
    while (unit < units.size() && die >= units.get(unit).dice()) {
      unit++;
      die = 0;
    }
    return state.dice(unit, die);
  }

  /** Rolls one die of those that shoot. */
  Step<ChargeState, ChargeResult> shoot(
      ChargeState from, List<SmallArms> units, boolean atCharger, Umpire umpire) {
    ChargeState state = nextDie(from, units);
    int hits = units.get(state.unit()).shoot(state.die(), umpire);
    ChargeState hit =
        atCharger
            ? state.charger(state.charger().hit(hits))
            : state.target(state.target().hit(hits));
    return go(nextDie(hit.dice(state.unit(), state.die() + 1), units));
  }

  /** Goes on to the next stage that has anything to it. */
  Step<ChargeState, ChargeResult> go(ChargeState from) {
    ChargeState state = from;
    while (!state.stage().applies(this, state)) {
      state = state.at(state.stage().next());
    }
    return Step.going(state);
  }

  /** The turn is over; a further one begins if it is asked for and both sides are there. */
  Step<ChargeState, ChargeResult> endTurn(ChargeState state, Ending ending, Umpire umpire) {
    umpire.note(new Note.Happens("the charge", "ends: " + ending, "DG6"));
    boolean over =
        state.turn() == request.turns()
            || state.charger().isDestroyed()
            || state.target().isDestroyed();
    return over
        ? Step.ended(new ChargeResult(ending, state.turn(), state.charger(), state.target()))
        : go(state.nextTurn());
  }

  @Override
  public ChargeState first() {
    return new ChargeState(
        1,
        Stage.TO_CHARGE,
        0,
        0,
        initial(request.charger()),
        initial(request.target()),
        false,
        false);
  }

  private Status initial(Regiment unit) {
    return Status.initial(unit, request.figuresPerStand());
  }

  @Override
  public Step<ChargeState, ChargeResult> step(ChargeState state, Umpire umpire) {
    return umpire.once(() -> ready(state, umpire)).apply(umpire);
  }

  /** What is settled before the first roll. */
  private Function<Umpire, Step<ChargeState, ChargeResult>> ready(
      ChargeState state, Listener listener) {
    listener.note(new Told.Begins(state.turn(), state.stage()));
    return state.stage().ready(this, state, listener);
  }

  @Override
  public List<Measure<ChargeResult>> measures() {
    return List.of(
        Measure.category("ending", "where the charge ends", Ending.class, ChargeResult::ending),
        Measure.count(
            "attackerCasualties",
            "figures the charger loses",
            r -> initial(request.charger()).figures() - r.charger().figures()),
        Measure.count(
            "defenderCasualties",
            "figures the target loses",
            r -> initial(request.target()).figures() - r.target().figures()),
        Measure.category(
            "attackerState", "the charger is then", Morale.class, r -> r.charger().morale()),
        Measure.category(
            "defenderState", "the target is then", Morale.class, r -> r.target().morale()),
        Measure.flag("contact", "it comes to a close assault", r -> r.charger().contact()),
        Measure.count("turns", "turns played", ChargeResult::turns));
  }

  @Override
  public Doctrine doctrine() {
    return this;
  }

  @Override
  @SuppressWarnings("unchecked") // the only choice is whether to countercharge
  public <O> O choose(Choice<O> choice) {
    return (O) (Boolean) (request.countercharge() == Countercharge.ALWAYS);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("charger", request.charger().toString()));
    facts.add(new Fact("target", request.target().toString()));
    facts.add(new Fact("ground", request.ground() + ", from the " + request.from()));
    if (request.musket() != Musket.NONE) {
      facts.add(new Fact("defensive fire", EnumWords.word(request.musket()) + " muskets"));
    }
    request.fireAtCharger().forEach(v -> facts.add(new Fact("fire at charger", v.toString())));
    request.fireAtTarget().forEach(v -> facts.add(new Fact("fire at target", v.toString())));
    if (request.opportunity()) {
      facts.add(new Fact("charge", "of opportunity"));
    }
    if (request.countercharge() == Countercharge.ALWAYS) {
      boolean may = mayCountercharge(first());
      facts.add(new Fact("countercharge", may ? "always" : "always, but this target cannot"));
    }
    if (request.turns() > 1) {
      facts.add(new Fact("turns", "up to " + request.turns()));
    }
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    tests.opening(first()).forEach(score -> score.of(listener));
    clash(first()).preview(listener);
  }
}

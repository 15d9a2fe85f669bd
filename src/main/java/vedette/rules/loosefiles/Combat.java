package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.problem.TextFault;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.rules.kit.ModifierTable;

/**
 * One combat: an average die and factors for each side, results by the difference (LF5). A step is
 * both sides' dice, or one commander's roll.
 */
final class Combat implements Rules<Combat.State, Combat.State> {
  /** What a player decides on. */
  static final String SUMMARY =
      "You drive him back {+success}; "
          + "you take {-attackerDpTaken} D.Points, he {+defenderDpTaken} on average";

  private static final Die AVERAGE = Die.average();

  private final BySide<Roster> rosters;
  private final BySide<Score> scores;
  private final CombatResults results;
  private final Damage damage;
  private final NearFriends friends;
  private final CombatRequest request;
  private final State first;

  /**
   * Before the dice, between two commanders' rolls, or at the end.
   *
   * @param rows rows of the table of results, null before the dice
   * @param near friends who take no part
   */
  record State(BySide<Integer> rows, UnitStates units, UnitStates near) {
    boolean isOver() {
      return units.checks().isEmpty() && near.checks().isEmpty();
    }
  }

  Combat(CombatRequest request, LooseFilesTables tables) {
    ModifierTable<CombatCondition> factors = tables.combat();
    results = tables.combatResults();
    damage = tables.damage();
    Set<String> taken = new HashSet<>();
    Roster attacker = new Roster("attacker", request.attacker()).checked(damage.most(), taken);
    Roster defender = new Roster("defender", request.defender()).checked(damage.most(), taken);
    check(attacker, defender);
    rosters = new BySide<>(attacker, defender);
    scores =
        new BySide<>(
            new Score(factors, attacker, defender, request.variant()),
            new Score(factors, defender, attacker, request.variant()));
    friends = new NearFriends(request, rosters, tables, taken);
    this.request = request;
    first = new State(null, UnitStates.of(rosters), friends.initial());
  }

  private static void check(Roster attacker, Roster defender) {
    if (attacker.size() + defender.size() > 3) {
      throw new TextFault(
          attacker.size() > 1 ? "attacker" : "defender",
          "these are too many units for one combat",
          "at most two units fight one");
    }
    Optional<Works> works =
        attacker.units().stream().flatMap(unit -> unit.works().stream()).findFirst();
    if (works.isPresent()) {
      throw new TextFault(
          "attacker", "an attacker cannot be in a " + works.get(), "only a defender can");
    }
    checkOneSide("terrain", attacker, defender, unit -> unit.with().terrain());
    checkOneSide("flank", attacker, defender, unit -> unit.with().flank());
  }

  private static void checkOneSide(
      String factor, Roster attacker, Roster defender, Predicate<Unit> holds) {
    if (attacker.units().stream().anyMatch(holds) && defender.units().stream().anyMatch(holds)) {
      throw new TextFault(
          "defender", "`" + factor + "` holds for one side only", "leave it out for the other");
    }
  }

  private Roster of(Side side) {
    return rosters.of(side);
  }

  /** The fight with what is told of it. */
  Engagement<State, State> engagement() {
    return Engagement.of(this, measures(), situation())
        .leaving(this::left)
        .openedBy(this::opening)
        .summedUp(summary());
  }

  @Override
  public State first() {
    return first;
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    State next = state.rows() == null ? fight(state, umpire) : check(state, umpire);
    return next.isOver() ? Step.ended(next) : Step.going(next);
  }

  private State fight(State before, Umpire umpire) {
    umpire.heading("", "Combat");
    int ahead = score(Side.ATTACKER, umpire) - score(Side.DEFENDER, umpire);
    BySide<Integer> rows = new BySide<>(results.row(ahead), results.row(-ahead));
    UnitStates after = suffer(before.units(), Side.ATTACKER, rows.attacker(), ahead, umpire);
    after = suffer(after, Side.DEFENDER, rows.defender(), -ahead, umpire);
    UnitStates near = see(Side.ATTACKER, before.near(), rows, after, umpire);
    near = see(Side.DEFENDER, near, rows, after, umpire);
    State next = new State(rows, after, near);
    noteRetreat(Side.ATTACKER, next, umpire);
    noteRetreat(Side.DEFENDER, next, umpire);
    return next;
  }

  private int score(Side side, Umpire umpire) {
    int score = umpire.once(() -> scores.of(side).sum(umpire)) + umpire.roll(AVERAGE);
    umpire.note("LF1", "{} scores {}", side, score);
    return score;
  }

  /** The result falls on each unit of the side alike. */
  private UnitStates suffer(UnitStates before, Side side, int row, int ahead, Umpire umpire) {
    umpire.note("", "{} ends at {+}: {}", side, ahead, results.name(row));
    results.note(row, umpire);
    UnitStates units = before;
    for (int unit = 0; unit < of(side).size(); unit++) {
      Place place = new Place(side, unit);
      note(results.points(row), "D.Points", place, umpire);
      note(results.casualties(row), "casualties", place, umpire);
      int points = paid(results.points(row), place);
      int casualties = paid(results.casualties(row), place);
      if (points + casualties > 0) {
        UnitState left =
            damage.suffer(of(side).label(unit), units.at(place), points, casualties, umpire);
        units = units.hurt(place, left);
      }
    }
    return units;
  }

  private String spared(ConditionalLoss loss, Place place) {
    Unit unit = of(place.side()).units().get(place.unit());
    return loss.spared(unit, of(place.side().opposite()).units());
  }

  /** What a unit pays of a loss. */
  private int paid(ConditionalLoss loss, Place place) {
    return spared(loss, place).isEmpty() ? loss.number() : 0;
  }

  private void note(ConditionalLoss loss, String what, Place place, Umpire umpire) {
    String why = spared(loss, place);
    if (loss.number() > 0 && !why.isEmpty()) {
      String label = of(place.side()).label(place.unit());
      umpire.note("LF5", "{} is spared {}, {}", label, what, why);
    }
  }

  private State check(State state, Umpire umpire) {
    if (state.units().checks().isEmpty()) {
      return new State(state.rows(), state.units(), friends.check(state.near(), umpire));
    }
    Place place = state.units().checks().get(0);
    int row = state.rows().of(place.side());
    int hurts = paid(results.points(row), place) + paid(results.casualties(row), place);
    UnitState checked =
        damage.check(
            of(place.side()).commander(place.unit()),
            state.units().at(place),
            hurts > 1 ? "LF6" : "",
            umpire);
    return new State(state.rows(), state.units().checked(checked), state.near());
  }

  /** Whether the defender is driven back or destroyed and the attacker is neither (LF-V7). */
  private boolean isWon(State state) {
    return isDrivenOut(Side.DEFENDER, state) && !isDrivenOut(Side.ATTACKER, state);
  }

  private boolean isDrivenOut(Side side, State state) {
    return results.isDrivenBack(state.rows().of(side)) || state.units().standing(side) == 0;
  }

  private int pointsTaken(Side side, int row) {
    int sum = 0;
    for (int i = 0; i < of(side).size(); i++) {
      sum += paid(results.points(row), new Place(side, i));
    }
    return sum;
  }

  /** What friends near a side see of its result. */
  private UnitStates see(
      Side side, UnitStates near, BySide<Integer> rows, UnitStates after, Umpire umpire) {
    return friends.see(near, side, results.name(rows.of(side)), after.of(side), umpire);
  }

  /** How far a side goes back; what is destroyed does not. */
  private String retreat(Side side, State state) {
    return state.units().standing(side) == 0
        ? CombatResults.STAYS
        : results.retreat(state.rows().of(side));
  }

  private void noteRetreat(Side side, State state, Umpire umpire) {
    String retreat = retreat(side, state);
    if (!retreat.equals(CombatResults.STAYS)) {
      umpire.note(request.retreats() ? "LF-V8" : "", "{} goes back {}", side, retreat);
    }
  }

  private String result(Side side, State state) {
    return results.name(state.rows().of(side));
  }

  /** Whether anybody could have fired in this turn: firing comes before combat. */
  private boolean couldFire() {
    return rosters.attacker().fires() || rosters.defender().fires();
  }

  private String summary() {
    return couldFire() ? SUMMARY + "; nobody fires before the combat" : "";
  }

  private List<Measure<State>> measures() {
    Measures<State> measures = new Measures<>();
    List<String> states = new ArrayList<>(results.names());
    states.add("destroyed");
    measures.success("the defender is driven out, the attacker is not", this::isWon);
    for (Side side : Side.values()) {
      measures
          .of(side)
          .category("Result", "{}'s result", results.names(), state -> result(side, state));
    }
    for (Side side : Side.values()) {
      measures
          .of(side)
          .count("DpTaken", "D.Points {} takes", state -> pointsTaken(side, state.rows().of(side)));
      SideMeasures<State> further =
          new SideMeasures<>(measures, side, of(side), state -> state.units().of(side));
      further.points();
      further.casualties();
      further.destroyed();
      if (of(side).size() > 1) {
        further.states(
            states,
            (state, unit) ->
                state.units().of(side).get(unit).isDestroyed() ? "destroyed" : result(side, state));
      }
      further.each();
      if (request.retreats()) {
        measures
            .of(side)
            .category("Retreat", "{} goes back", results.retreats(), state -> retreat(side, state));
      }
      friends.measure(measures, side, state -> state.near().of(side));
    }
    return measures.list();
  }

  private List<Left> left(State result) {
    List<Left> left = new ArrayList<>();
    for (Side side : Side.values()) {
      left.addAll(of(side).left(result.units().of(side)));
      left.addAll(friends.left(side, result.near()));
    }
    return List.copyOf(left);
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(rosters.attacker().facts());
    facts.addAll(friends.facts(Side.ATTACKER));
    facts.addAll(rosters.defender().facts());
    facts.addAll(friends.facts(Side.DEFENDER));
    if (couldFire()) {
      facts.add(
          new Fact(
              "fire",
              "none before the combat; see `loose-files firefight`, and `vedette plan` for both"));
    }
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private void opening(Umpire umpire) {
    scores.attacker().sum(umpire);
    scores.defender().sum(umpire);
    umpire.note("LF1", "each side rolls an average die");
  }
}

package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.rules.kit.Units;
import vedette.rules.loosefiles.Damage.Hit;
import vedette.rules.loosefiles.Unit.Works;
import vedette.source.TextFault;
import vedette.table.Tables;

/**
 * One combat: an average die and factors for each side, results by the difference (LF5). A step is
 * both sides' dice, or one commander's roll.
 */
final class CombatEngagement implements Rules<CombatEngagement.State, CombatEngagement.State> {
  /** What a player says of a combat. */
  record Request(
      @Field(
              text = "attacking unit; repeat it for two against one",
              example = "inf 6; with bayonet")
          @Allows(value = "dp skirmish commander works with casualties", keeps = "column")
          List<Unit> attacker,
      @Field(text = "defending unit; repeat it for one against two", example = "inf 6 dp 1")
          @Allows(value = "dp skirmish commander works with casualties", keeps = "column")
          List<Unit> defender,
      @Field(
              text = "friend of the attackers within 6 inches; repeatable",
              optional = true,
              example = "inf 6; with grade 1")
          @Allows(value = "dp commander with", keeps = "skirmish column casualties")
          List<Unit> attackerNear,
      @Field(
              text = "friend of the defenders within 6 inches; repeatable",
              optional = true,
              example = "inf 6 dp 5; with grade 1")
          @Allows(value = "dp commander with", keeps = "skirmish column casualties")
          List<Unit> defenderNear,
      @Field(text = "report how far each side retreats", optional = true) boolean retreats,
      @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
      implements HasVariants {}

  /** What a player decides on. */
  static final String SUMMARY =
      "The attacker drives the defender out {+success} of the time; "
          + "the attacker is driven back {-attackerResult is driven back}, "
          + "defeated {-attackerResult is defeated}, routed {-attackerResult is routed}. "
          + "Average losses: attacker {-attackerDpTaken} D.Points and {-attackerLosses} bases, "
          + "defender {+defenderDpTaken} D.Points and {+defenderLosses} bases";

  private static final Die AVERAGE = Die.average();

  private final BySide<Roster> rosters;
  private final BySide<Score> scores;
  private final CombatResults results;
  private final BySide<Damage> damage;
  private final NearbyFriends friends;
  private final Request request;
  private final State first;

  /**
   * Before the dice, between two commanders' rolls, or at the end.
   *
   * @param rows rows of the table of results, null before the dice
   * @param near friends who take no part
   * @param checks commanders who have still to roll
   */
  record State(
      BySide<Integer> rows, Units<UnitState> units, Units<UnitState> near, List<Check> checks) {}

  /** The commander of a unit that was hurt, of one that fights or of a friend near. */
  record Check(boolean near, Side side, int unit) {}

  CombatEngagement(Request request, RulesInForce rules) {
    Tables tables = rules.tables();
    int most = Damage.mostPoints(tables);
    results = CombatResults.of(tables);
    Set<String> taken = new HashSet<>();
    Roster attacker = new Roster("attacker", request.attacker()).checked(most, taken);
    Roster defender = new Roster("defender", request.defender()).checked(most, taken);
    validate(attacker, defender);
    rosters = new BySide<>(attacker, defender);
    damage = rosters.map(roster -> new Damage(roster, tables));
    scores = rosters.zip(rosters.swap(), (own, enemy) -> new Score(rules, own, enemy));
    friends = new NearbyFriends(request, rosters, rules, taken);
    this.request = request;
    first =
        new State(null, new Units<>(rosters.map(Roster::initial)), friends.initial(), List.of());
  }

  private static void validate(Roster attacker, Roster defender) {
    if (attacker.size() + defender.size() > 3) {
      throw new TextFault(
          attacker.size() > 1 ? "attacker" : "defender",
          (attacker.size() + defender.size()) + " units are too many for one combat",
          "write one unit against one, or two against one");
    }
    Optional<Works> works =
        attacker.units().stream().flatMap(unit -> unit.works().stream()).findFirst();
    if (works.isPresent()) {
      throw new TextFault(
          "attacker",
          "an attacker cannot be in a " + works.get(),
          "leave out `in`, or make the unit the defender");
    }
    // A defender makes no bayonet attack (LF-V13).
    if (defender.units().stream().anyMatch(unit -> unit.with().bayonet())) {
      throw new TextFault(
          "defender",
          "a defender cannot attack with the bayonet",
          "leave out `bayonet`, or make the unit the attacker");
    }
    checkOneSide("terrain", attacker, defender, unit -> unit.with().terrain());
    checkOneSide("flank", attacker, defender, unit -> unit.with().flank());
  }

  private static void checkOneSide(
      String factor, Roster attacker, Roster defender, Predicate<Unit> holds) {
    if (attacker.units().stream().anyMatch(holds) && defender.units().stream().anyMatch(holds)) {
      throw new TextFault(
          "defender",
          "`" + factor + "` cannot be given for both sides",
          "leave it out for one side");
    }
  }

  private Roster of(Side side) {
    return rosters.of(side);
  }

  /** The fight with what is told of it. */
  Engagement<State, State> engagement() {
    return Engagement.of(
            this,
            measures(),
            Story.of(situation())
                .withOpening(this::opening)
                .withSummary(summary())
                .lacking(
                    request.retreats()
                        ? Map.of()
                        : Map.of("attackerRetreat", "--retreats", "defenderRetreat", "--retreats")))
        .leaving(this::survivors);
  }

  @Override
  public State first() {
    return first;
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    State next = state.rows() == null ? fight(state, umpire) : rollCommander(state, umpire);
    return next.checks().isEmpty() ? Step.ended(next) : Step.sameTurn(next);
  }

  private State fight(State before, Umpire umpire) {
    umpire.heading("", "Combat");
    int ahead = score(Side.ATTACKER, umpire) - score(Side.DEFENDER, umpire);
    BySide<Integer> rows = new BySide<>(results.row(ahead), results.row(-ahead));
    List<Check> checks = new ArrayList<>();
    Units<UnitState> units = applyResult(before.units(), Side.ATTACKER, ahead, checks, umpire);
    units = applyResult(units, Side.DEFENDER, -ahead, checks, umpire);
    Units<UnitState> near = before.near();
    for (Side side : Side.values()) {
      near = friends.see(near, side, result(side, rows), units.of(side), checks, umpire);
    }
    State next = new State(rows, units, near, List.copyOf(checks));
    noteRetreat(Side.ATTACKER, next, umpire);
    noteRetreat(Side.DEFENDER, next, umpire);
    return next;
  }

  private int score(Side side, Umpire umpire) {
    int score = umpire.memoize(() -> scores.of(side).sum(umpire)) + umpire.roll(AVERAGE);
    umpire.note("LF1", "{} scores {}", side, score);
    return score;
  }

  /**
   * Returns the result falls on each unit of the side alike; the commanders of who is hurt roll.
   */
  private Units<UnitState> applyResult(
      Units<UnitState> before, Side side, int ahead, List<Check> checks, Umpire umpire) {
    int row = results.row(ahead);
    String each = of(side).size() > 1 ? "LF-V12" : "";
    umpire.note(each, "{} has a difference of {+}: {}", side, ahead, results.name(row));
    results.note(row, umpire);
    Units<UnitState> now = before;
    for (int unit = 0; unit < of(side).size(); unit++) {
      UnitState fought = now.of(side, unit);
      results.noteSpared(row, of(side), unit, of(side.opposite()), umpire);
      Hit hit = hit(row, side, unit);
      UnitState left = damage.of(side).applyHit(unit, fought, hit, umpire);
      if (Damage.endangers(fought, left, hit)) {
        checks.add(new Check(false, side, unit));
      }
      now = now.with(side, unit, left);
    }
    return now;
  }

  /** Returns what a result costs a unit. */
  private Hit hit(int row, Side side, int unit) {
    return results.hit(row, of(side).units().get(unit), of(side.opposite()).units());
  }

  /** Returns the next commander of a unit that was hurt rolls (LF6). */
  private State rollCommander(State state, Umpire umpire) {
    Check check = state.checks().get(0);
    List<Check> rest = List.copyOf(state.checks().subList(1, state.checks().size()));
    Units<UnitState> units = state.units();
    Units<UnitState> near = state.near();
    if (check.near()) {
      near = friends.check(near, check.side(), check.unit(), umpire);
    } else {
      UnitState hurt = units.of(check.side(), check.unit());
      UnitState checked = damage.of(check.side()).check(check.unit(), hurt, umpire);
      units = units.with(check.side(), check.unit(), checked);
    }
    return new State(state.rows(), units, near, rest);
  }

  /**
   * Returns whether the defender is driven back or destroyed and the attacker is neither (LF-V7).
   */
  private boolean isWon(State state) {
    return isDrivenOut(Side.DEFENDER, state) && !isDrivenOut(Side.ATTACKER, state);
  }

  private boolean isDrivenOut(Side side, State state) {
    return results.isDrivenBack(state.rows().of(side))
        || state.units().count(side, UnitState::stands) == 0;
  }

  private int pointsTaken(Side side, int row) {
    int sum = 0;
    for (int i = 0; i < of(side).size(); i++) {
      sum += hit(row, side, i).points();
    }
    return sum;
  }

  /** Returns how far a side goes back; what is destroyed does not. */
  private String retreat(Side side, State state) {
    return state.units().count(side, UnitState::stands) == 0
        ? CombatResults.STAYS
        : results.retreat(state.rows().of(side));
  }

  private void noteRetreat(Side side, State state, Umpire umpire) {
    String retreat = retreat(side, state);
    if (!retreat.equals(CombatResults.STAYS)) {
      umpire.note(request.retreats() ? "LF-V8" : "", "{} retreats {}", side, retreat);
    }
  }

  private String result(Side side, BySide<Integer> rows) {
    return results.name(rows.of(side));
  }

  /** Returns whether anybody could have fired in this turn: firing comes before combat. */
  private boolean couldFire() {
    return rosters.anyMatch(Roster::fires);
  }

  private String summary() {
    return couldFire() ? SUMMARY + ". No unit fires before the combat" : "";
  }

  private List<Measure<State>> measures() {
    Measures<State> measures = new Measures<>();
    List<String> states = new ArrayList<>(results.names());
    states.add("destroyed");
    measures.success("the defender is driven out and the attacker stays", this::isWon);
    rosters.forEach(
        (side, roster) ->
            measures
                .of(side)
                .category(
                    "Result",
                    "result of {}",
                    results.names(),
                    state -> result(side, state.rows())));
    rosters.forEach((side, roster) -> measure(measures, side, roster, states));
    return measures.list();
  }

  private void measure(Measures<State> measures, Side side, Roster roster, List<String> states) {
    measures
        .of(side)
        .count(
            "DpTaken", "D.Points taken by {}", state -> pointsTaken(side, state.rows().of(side)));
    SideMeasures<State> further =
        new SideMeasures<>(measures, side, roster, state -> state.units().of(side));
    further.points();
    further.casualties();
    further.destroyed();
    if (roster.size() > 1) {
      further.states(
          states,
          (state, unit) ->
              state.units().of(side, unit).isDestroyed()
                  ? "destroyed"
                  : result(side, state.rows()));
    }
    further.addEachUnit();
    if (request.retreats()) {
      measures
          .of(side)
          .category("Retreat", "retreat of {}", results.retreats(), state -> retreat(side, state));
    }
    friends.measure(measures, side, state -> state.near().of(side));
  }

  private List<SurvivingStack> survivors(State result) {
    List<SurvivingStack> left = new ArrayList<>();
    rosters.forEach(
        (side, roster) -> {
          left.addAll(roster.survivors(result.units().of(side)));
          left.addAll(friends.survivors(side, result.near()));
        });
    return List.copyOf(left);
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    rosters.forEach(
        (side, roster) -> {
          facts.addAll(roster.facts());
          facts.addAll(friends.facts(side));
        });
    if (couldFire()) {
      facts.add(
          new Fact(
              "fire",
              "none before the combat; see `loose-files firefight`, or `vedette plan` for both"));
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

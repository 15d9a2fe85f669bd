package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.kit.Measures;
import vedette.rules.own.stack.FieldedUnit;
import vedette.rules.own.stack.Force;
import vedette.rules.own.stack.SideStatus;
import vedette.system.Result;
import vedette.system.RoundStep;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.effect.Effect;
import vedette.system.effect.EnterState;
import vedette.system.effect.Gain;
import vedette.system.effect.LoseOrRetreat;
import vedette.system.effect.Retreat;

/** What a fight is measured by: of each side as far as its file can move it. */
final class FightMeasures {
  /** The name of the measure of rounds. */
  static final String TURNS = "turns";

  private final FightTerms terms;
  private final Measures<FightResult> measures = new Measures<>();

  private FightMeasures(FightTerms terms) {
    this.terms = terms;
  }

  /** Returns the round in which a fight ends. */
  static Measure<FightResult> rounds() {
    return Measure.turns(TURNS, "rounds fought");
  }

  static List<Measure<FightResult>> of(FightTerms terms) {
    return new FightMeasures(terms).list();
  }

  private boolean hasEffect(Side side, Predicate<Effect.EffectAction> of) {
    return effects(side).anyMatch(it -> of.test(it.what()));
  }

  /**
   * Returns the effects that may happen to a side: under a system all, for either side may roll and
   * the attacker of a counterattack is the defender.
   */
  private Stream<Effect> effects(Side side) {
    RuleSystem rules = terms.rules();
    return rules.alone()
        ? rules
            .allResults()
            .flatMap(it -> it.suffered().stream())
            .filter(it -> it.subject() == null || it.subject().side(Side.ATTACKER) == side)
            .flatMap(it -> it.effects().stream())
        : rules.effects();
  }

  private static Retreat retreat(Effect.EffectAction effectAction) {
    return effectAction instanceof LoseOrRetreat either
        ? either.retreat()
        : effectAction instanceof Retreat retreat ? retreat : null;
  }

  private List<Measure<FightResult>> list() {
    List<String> endings = new ArrayList<>(FightResult.ENDINGS);
    terms.rules().results().values().stream()
        .map(Result::ending)
        .filter(it -> !it.isEmpty() && !endings.contains(it))
        .forEach(endings::add);
    measures
        .success("the attacker is still in the fight and the defender is not", FightResult::isWon)
        .category("ending", "outcome", endings, FightResult::ending);
    for (Side side : Side.values()) {
      measures
          .of(side)
          .loss(
              "Losses",
              terms.rules().lifeIn() + " {} loses",
              terms.force(side).startStrength(),
              it ->
                  terms.force(side).startStrength() - terms.force(side).lost(it.status().of(side)));
    }
    for (Side side : Side.values()) {
      side(side);
    }
    if (terms.rounds() > 1) {
      measures.add(rounds());
    }
    return measures.list();
  }

  private void side(Side side) {
    Force force = terms.force(side);
    Measures<FightResult> of = measures.of(side);
    int units = force.units().size();
    int gained = hasEffect(side, Gain.class::isInstance) ? force.full() - force.startStrength() : 0;
    if (gained > 0) {
      of.count(
          "Gained",
          terms.rules().lifeIn() + " {} gains beyond its strength before the fight",
          gained,
          it -> force.gained(it.status().of(side)));
    }
    if (units > 1 && tellsUnitsFromPoints()) {
      of.count(
          "UnitsLost",
          "units {} loses",
          unitsLost(force, SideStatus.of(units)),
          it -> unitsLost(force, it.status().of(side)));
    }
    int cost = cost(force, SideStatus.of(units));
    if (terms.rules().arms().stream().anyMatch(it -> it.cost() > 0)) {
      of.count("Cost", "cost of the losses of {}", cost, it -> cost(force, it.status().of(side)));
    }
    boolean retreats =
        hasEffect(side, effectAction -> retreat(effectAction) != null)
            || terms.rules().round().stream()
                .anyMatch(it -> it.kind() == RoundStep.Kind.MAY_RETREAT || it.orRetreat() != null);
    if (retreats) {
      of.flag("Retreated", "{} is forced back", it -> it.isForcedBack(side));
    }
    // What a table alone does to a side is all in its cells.
    if (!terms.rules().alone()
        || terms.rules().allResults().anyMatch(Result::exchange)
        || hasEffect(side, effectAction -> !(effectAction instanceof Retreat))) {
      of.flag("Eliminated", "{} is eliminated", it -> it.isEliminated(side));
    }
    if (hasEffect(
        side, effectAction -> retreat(effectAction) != null && retreat(effectAction).hexes() > 0)) {
      of.count("Hexes", "hexes {} retreats", it -> it.status().of(side).hexes());
    }
    List<State> states = new ArrayList<>();
    for (State state : terms.rules().states()) {
      if (state.lasts() == State.Duration.ROUND) {
        continue; // It is over at the end, or says no more than in which step the fight ended.
      }
      boolean begun = force.units().stream().anyMatch(it -> it.states().containsKey(state.index()));
      if (begun
          || hasEffect(
              side,
              effectAction ->
                  effectAction instanceof EnterState gets
                      && gets.state().index() == state.index())) {
        states.add(state);
        of.count(
            capital(state.name()),
            state.isCounted()
                ? state.name() + " of {} at the end, all units in the fight added up"
                : "units of {} that are " + state.name() + " at the end",
            units * Math.max(1, state.counts()),
            it -> inState(it.status().of(side), state));
      }
    }
    for (int unit = 0; units > 1 && unit < units; unit++) {
      single(side, unit, states);
    }
  }

  private void single(Side side, int unit, List<State> states) {
    FieldedUnit fielded = terms.force(side).units().get(unit);
    String name = String.valueOf(unit + 1);
    Measures<FightResult> one = measures.ofOne(side, name, terms.force(side).unitLabel(unit));
    one.loss(
        "Losses",
        terms.rules().lifeIn() + " {} loses",
        fielded.left(),
        it -> fielded.left() - fielded.lost(it.status().of(side).strength(unit)));
    if (!states.isEmpty()) {
      List<String> words = new ArrayList<>(List.of("lost", "gone", "ready"));
      states.forEach(it -> words.add(it.name()));
      words.add("several states");
      one.category(
          "State", "state of {} at the end", words, it -> ends(it.status().of(side), unit, states));
    }
  }

  private static String ends(SideStatus status, int unit, List<State> states) {
    if (!status.isIn(unit)) {
      return status.hasEscaped(unit) ? "gone" : "lost";
    }
    String found = "ready";
    for (State state : states) {
      if (status.state(unit, state.index()) != SideStatus.NOT) {
        found = found.equals("ready") ? state.name() : "several states";
      }
    }
    return found;
  }

  private static String capital(String word) {
    StringBuilder name = new StringBuilder();
    for (String part : word.split("-")) {
      name.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
    }
    return name.toString();
  }

  /**
   * Returns whether units are not the same as points everywhere in the file, whose losses are
   * counted.
   */
  private boolean tellsUnitsFromPoints() {
    return terms.losesWholeUnits()
        || terms.rules().arms().stream().anyMatch(it -> it.isOneUnit() || it.life() > 1);
  }

  private int unitsLost(Force force, SideStatus status) {
    int lost = 0;
    for (int unit = 0; unit < status.size(); unit++) {
      FieldedUnit fielded = force.units().get(unit);
      boolean asWhole = terms.losesWholeUnits();
      int before = fielded.units(fielded.left(), asWhole);
      lost += Math.max(0, before - fielded.units(status.strength(unit), asWhole));
    }
    return lost;
  }

  /** How many units in the fight are in a state; how often, if it counts that. */
  private static int inState(SideStatus status, State state) {
    int times = 0;
    for (int unit = 0; unit < status.size(); unit++) {
      if (status.isIn(unit) && status.state(unit, state.index()) != SideStatus.NOT) {
        times += state.isCounted() ? status.count(unit, state.index()) : 1;
      }
    }
    return times;
  }

  /** By points; of units with steps by whole units. */
  private static int cost(Force force, SideStatus status) {
    int cost = 0;
    for (int unit = 0; unit < status.size(); unit++) {
      FieldedUnit fielded = force.units().get(unit);
      int lost =
          fielded.arm().hasSteps()
              ? status.strength(unit) == 0 ? 1 : 0
              : fielded.lost(status.strength(unit));
      cost += fielded.arm().cost() * lost;
    }
    return cost;
  }
}

package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.source.TextFault;

/** The units of an advance, and what it is measured by, checked. */
final class AdvanceSetup {
  private final AdvanceEngagement.Request request;
  private final Optimization wish;
  private final Forces forces;
  private final Approach comingOn;

  AdvanceSetup(AdvanceEngagement.Request request, Optimization wish, RulesInForce rules) {
    this.wish = wish;
    this.request = request;
    forces = Forces.of(request.attacker(), request.defender(), rules);
    forces.preferredTargets();
    comingOn = new Approach(request, forces, rules);
    check();
  }

  private void check() {
    for (int attacker : comingOn.all()) {
      PreparedUnit troop = forces.of(Side.ATTACKER, attacker);
      troop.unit().checkCanAssault("attacker", troop.label());
    }
    if (comingOn.all().isEmpty()) {
      throw new TextFault(
          "attacker",
          "no attacking unit advances",
          "leave out `range` for at least one unit, or use `simple-napoleonic firefight`");
    }
    PreparedUnit defender = forces.of(Side.DEFENDER, 0);
    if (defender.unit().range().isPresent()) {
      throw new TextFault(
          "defender",
          defender.label() + " takes no `range`: --start-range gives its distance",
          "leave out its `range`");
    }
    if (request.assaultTurn() > request.turns()) {
      throw new TextFault(
          "assaultTurn",
          "there is no turn " + request.assaultTurn(),
          "write a turn up to " + request.turns() + ", or raise --turns");
    }
  }

  Forces forces() {
    return forces;
  }

  /** Who comes on, and how. */
  Approach approach() {
    return comingOn;
  }

  /** Returns what the advance is measured by. */
  List<Measure<AdvanceEngagement.Result>> measures() {
    Measures<AdvanceEngagement.Result> measures = new Measures<>();
    measures
        .success(
            "the defender is driven out and an advancing unit stays",
            result -> result.ending() == AssaultResult.Ending.ATTACKER_WINS)
        .category("ending", "outcome", AssaultResult.Ending.class, AdvanceEngagement.Result::ending)
        .flag("contact", "an assault takes place", AdvanceEngagement.Result::assaulted);
    List<UnitMeasures<AdvanceEngagement.Result>> sides =
        UnitMeasures.of(
            measures, forces, side -> request.mayKill(side, wish), AdvanceEngagement.Result::units);
    sides.forEach(UnitMeasures::losses);
    sides.forEach(UnitMeasures::addUnitsLeft);
    measures.turns("turns", "turns fought");
    sides.forEach(UnitMeasures::ofEach);
    return measures.list();
  }

  /** Returns the situation, line by line. */
  List<Fact> situation() {
    List<Fact> facts = forces.facts();
    facts.add(new Fact("start range", SituationText.hexes(request.startRange())));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.assaultTurn() > 1) {
      facts.add(
          new Fact(
              "assault",
              "from turn "
                  + request.assaultTurn()
                  + " on; halts at "
                  + SituationText.hexes(request.halt())
                  + " before"));
    }
    request.describeNear(facts);
    request.first().ifPresent(side -> facts.add(SituationText.first(side)));
    request.describeGenerals(forces, wish, facts);
    Variant.describe(request.variant(), facts);
    return facts;
  }
}

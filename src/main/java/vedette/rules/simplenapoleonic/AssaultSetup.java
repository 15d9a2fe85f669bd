package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.problem.TextFault;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;

/** The units of an assault, and what it is measured by, checked. */
final class AssaultSetup {
  private final AssaultRequest request;
  private final Forces forces;
  private final Movement movement;
  private final DefensiveFire fire;

  AssaultSetup(AssaultRequest request, Rulebook rules) {
    this.request = request;
    forces = Forces.of(request.attacker(), List.of(request.defender()), rules);
    movement = new Movement(rules);
    fire = new DefensiveFire(rules, request, defender());
    for (DrawnUnit attacker : forces.of(Side.ATTACKER)) {
      attacker.unit().checkAssaults("attacker", attacker.label());
      checkComesFar(attacker);
    }
    checkFirst();
  }

  private void checkComesFar(DrawnUnit attacker) {
    if (!movement.assaultsFrom(attacker, request.startRange().orElse(0))) {
      int hexes = movement.of(attacker);
      throw new TextFault(
          "startRange",
          attacker.label()
              + (hexes == 1 ? " moves 1 hex" : " moves " + hexes + " hexes")
              + ", and an assault needs one left",
          hexes < 2
              ? "write column; or leave out --start-range if it is adjacent already"
              : "write 2" + (hexes == 2 ? "" : " to " + hexes));
    }
  }

  /** Who moves first matters only where the defender fires before the assault or between rounds. */
  private void checkFirst() {
    if (request.first().isPresent() && !fire.everFires()) {
      throw new TextFault(
          "first",
          "the defender fires in no turn, so that nobody needs to move first",
          "leave --first out, or let the attacker come in with --start-range");
    }
  }

  Forces forces() {
    return forces;
  }

  /** When the defender fires. */
  DefensiveFire fire() {
    return fire;
  }

  /** Whether several units assault. */
  boolean several() {
    return forces.of(Side.ATTACKER).size() > 1;
  }

  DrawnUnit defender() {
    return forces.of(Side.DEFENDER, 0);
  }

  /** The readings that a round rests on, separated by spaces. */
  String readings() {
    boolean comes = request.startRange().isPresent();
    boolean couldNot =
        forces.of(Side.ATTACKER).stream().anyMatch(unit -> !movement.assaultsFrom(unit, 2));
    return "SN9" + (several() ? " SN-V9" : "") + (comes || couldNot ? " SN-V6" : "");
  }

  /** What the assault is measured by. */
  List<Measure<AssaultResult>> measures() {
    Measures<AssaultResult> measures = new Measures<>();
    UnitState before = defender().initial();
    measures
        .success(
            several()
                ? "the defender is driven out, not all attackers are"
                : "the defender is driven out, the attacker is not",
            result -> result.ending(before) == AssaultResult.Ending.ATTACKER_WINS)
        .category(
            "ending", "how it ends", AssaultResult.Ending.class, result -> result.ending(before));
    List<UnitMeasures<AssaultResult>> sides =
        UnitMeasures.of(measures, forces, request, AssaultResult::units);
    sides.forEach(UnitMeasures::losses);
    if (several()) {
      sides.get(0).left();
    }
    for (UnitMeasures<AssaultResult> side : sides) {
      for (int unit = 0; unit < side.size(); unit++) {
        side.state(unit);
      }
    }
    for (UnitMeasures<AssaultResult> side : sides) {
      for (int unit = 0; unit < side.size(); unit++) {
        side.general(unit, "{}'s general is killed");
      }
    }
    if (request.turns().isPresent()) {
      measures.turns("turns", "turns fought");
    }
    return measures.list();
  }

  /** The situation, line by line. */
  List<Fact> situation() {
    List<Fact> facts = forces.facts();
    request.startRange().ifPresent(range -> facts.add(new Fact("from", Facts.hexes(range))));
    request.first().ifPresent(side -> facts.add(Facts.first(side)));
    facts.add(
        new Fact(
            "turns",
            request.turns().isPresent()
                ? "up to " + request.turns().getAsInt()
                : "until it is decided"));
    if (fire.couldFireFirst()) {
      facts.add(new Fact("fire", "none of the defender before the first round; see --start-range"));
    }
    request.describeGenerals(forces, facts);
    Variant.describe(request.variant(), facts);
    return facts;
  }
}

package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.json.EnumWords;
import vedette.rules.Variant;

/**
 * What is said of a charge before its odds.
 *
 * @param target as it begins
 */
record ChargeWords(
    ChargeRequest request, ChargerNames names, UnitState target, Countercharging countercharging) {
  /** What a player decides on. */
  static final String SUMMARY =
      "You take the place {+success}; you come to close assault {+contact}; "
          + "you lose {-attackerCasualties}, he {+defenderCasualties} on average"
          + " | you lose {-attackerCasualties}, he {+defenderGunsLost} guns on average";

  /** The situation, as understood. */
  List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Unit unit = request.charger().get(i);
      facts.add(new Fact(names.label(i), names.size() == 1 ? unit.toString() : unit.withoutName()));
    }
    facts.add(new Fact("target", request.target().toString()));
    facts.add(new Fact("ground", request.ground() + ", from the " + request.from()));
    if (request.target().arm().shoots()) {
      facts.add(new Fact("defensive fire", defensiveFire()));
    }
    facts(facts, "guns in support", request.gunsInSupport());
    facts(facts, "fire at charger", request.fireAtCharger());
    facts(facts, "guns at charger", request.gunsAtCharger());
    facts(facts, "fire at target", request.fireAtTarget());
    facts(facts, "guns at target", request.gunsAtTarget());
    if (request.isUnshot() && !request.opportunity()) {
      facts.add(
          new Fact("shooting phase", "nobody shoots; see --fire-at-charger, --fire-at-target"));
    }
    if (request.opportunity()) {
      facts.add(new Fact("charge", "of opportunity"));
    }
    if (countercharging.isWanted()) {
      facts.add(
          new Fact(
              "countercharge",
              EnumWords.word(request.countercharges())
                  + countercharging.exception(target)
                  + (request.isFiring() && meets() ? ", and then does not fire" : "")));
    }
    if (request.turns() > 1) {
      facts.add(new Fact("turns", "up to " + request.turns()));
    }
    Variant.describe(request.variant(), facts);
    return facts;
  }

  /** Of a target that could give it, whether it does. */
  private String defensiveFire() {
    boolean guns = request.target().arm() == Arm.ARTILLERY;
    if (!request.isFiring()) {
      return "none of the target; see " + (guns ? "--guns-fire" : "--musket");
    }
    String with = guns ? "the target's guns" : request.muskets() + " muskets";
    if (!target.mayShoot()) {
      return with + ", but not while the target is " + target.morale();
    }
    return target.shooting() == 0 ? with + ", but all are suppressed" : with;
  }

  /** Whether it comes out to meet the charge, so that it would not fire. */
  private boolean meets() {
    return countercharging.isWanted() && countercharging.exception(target).isEmpty();
  }

  /** Says that a target that could fire does not, as the player has it. */
  String summary() {
    boolean able = target.mayShoot() && !meets();
    boolean silent = able && !request.isFiring();
    if (!silent) {
      return "";
    }
    boolean supported = !request.gunsInSupport().isEmpty();
    return SUMMARY
        + (supported
            ? "; of his defence only the guns in support fire"
            : "; he gives no defensive fire");
  }

  private static void facts(List<Fact> facts, String label, List<?> those) {
    those.forEach(one -> facts.add(new Fact(label, one.toString())));
  }
}

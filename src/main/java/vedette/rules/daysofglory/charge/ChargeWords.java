package vedette.rules.daysofglory.charge;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.Variant;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.MoralePhase;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.UnitState;

/**
 * What is said of a charge before its odds.
 *
 * @param target as it begins
 */
public record ChargeWords(
    ChargeRequest request,
    ChargerNames names,
    UnitState target,
    CounterchargeRule countercharging) {
  private static final String LOSSES =
      "Average losses in figures: charger {-attackerLosses}, target {+defenderLosses}";

  /** What charges are compared by. */
  public static final String SUMMARY =
      "The charge succeeds {+success} of the time; it reaches a close assault {+contact}. "
          + LOSSES;

  /** Returns the situation, as understood. */
  List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Unit unit = request.charger().get(i);
      facts.add(new Fact(names.label(i), names.size() == 1 ? unit.toString() : unit.withoutName()));
    }
    facts.add(new Fact("target", request.target().toString()));
    facts.add(new Fact("ground", request.ground() + ", from the " + request.from()));
    if (request.target().shoots()) {
      facts.add(new Fact("defensive fire", defensiveFire()));
    } else if (request.target().arm() == Arm.ARTILLERY) {
      facts.add(new Fact("defensive fire", "none: the target's guns are limbered"));
    }
    facts(facts, "guns in support", request.gunsInSupport());
    facts(facts, "fire at charger", request.fireAtCharger());
    facts(facts, "guns at charger", request.gunsAtCharger());
    facts(facts, "fire at target", request.fireAtTarget());
    facts(facts, "guns at target", request.gunsAtTarget());
    if (request.isUnshot() && !request.opportunity()) {
      facts.add(
          new Fact("shooting phase", "no unit shoots; see --fire-at-charger, --fire-at-target"));
    }
    if (request.opportunity()) {
      facts.add(new Fact("charge", "of opportunity"));
    }
    if (countercharging.isWanted()) {
      facts.add(
          new Fact(
              "countercharge",
              EnumWords.word(countercharging.doctrine())
                  + countercharging.exception(target)
                  + (request.isFiring() && meets() ? "; the target then does not fire" : "")));
    }
    if (request.turns() > 1) {
      facts.add(new Fact("turns", "up to " + request.turns()));
    }
    Variant.describe(request.variant(), facts);
    return facts;
  }

  /** Notes of units past a test of the Morale Phase that this charge is of their next turn. */
  void noteTurns(Umpire umpire) {
    for (Unit unit : request.charger()) {
      unit.noteTurn(MoralePhase.CHARGE_TESTED, "the charger", umpire);
    }
    request.target().noteTurn(MoralePhase.TESTED, "the target", umpire);
  }

  /** Of a target that could give it, whether it does. */
  private String defensiveFire() {
    boolean guns = request.target().arm() == Arm.ARTILLERY;
    if (!request.isFiring()) {
      return "the target does not fire; see " + (guns ? "--guns-fire" : "--musket");
    }
    String with = guns ? "the target's guns" : request.muskets() + " muskets";
    if (!target.mayShoot()) {
      return with + ", but not while the target is " + target.morale();
    }
    return target.shooting() == 0 ? with + ", but all are suppressed" : with;
  }

  /** Returns whether it comes out to meet the charge, so that it would not fire. */
  private boolean meets() {
    return countercharging.isWanted() && countercharging.exception(target).isEmpty();
  }

  /**
   * Returns what an answer begins with: a charge has one ending, so the chances of those named add
   * up to 100%. It also says that a target that could fire does not.
   */
  String summary() {
    List<String> clauses = new ArrayList<>(List.of("The charge succeeds {+success} of the time"));
    for (ChargeEnding ending : EnumSet.complementOf(EnumSet.of(ChargeEnding.NOT_CALLED))) {
      clauses.add(ending.clause(names.all()) + " {?ending is " + ending + "}");
    }
    String endings = String.join("; ", clauses);
    boolean able = target.mayShoot() && !meets();
    if (!able || request.isFiring()) {
      return endings + ". " + LOSSES;
    }
    boolean supported = !request.gunsInSupport().isEmpty();
    return endings
        + ". "
        + LOSSES
        + (supported
            ? ". Only the guns in support give defensive fire"
            : ". The target gives no defensive fire");
  }

  private static void facts(List<Fact> facts, String label, List<?> those) {
    those.forEach(one -> facts.add(new Fact(label, one.toString())));
  }
}

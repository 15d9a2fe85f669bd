package vedette.rules.daysofglory.charge;

import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.daysofglory.damage.LossMeasures;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.UnitState;
import vedette.rules.kit.Measures;

/**
 * How a charge ended.
 *
 * @param ending of who came furthest in its last turn
 */
record ChargeResult(ChargeEnding ending, Chargers chargers, UnitState target) {
  /**
   * Returns whether the target is gone or has lost the close assault, and one of those who brought
   * that about lives (DG-V6).
   */
  boolean isWon() {
    return switch (ending) {
      case TARGET_DESTROYED, TARGET_ROUTS, TARGET_RUNS, CHARGER_WINS -> isFurthestChargerAlive();
      case NOT_CALLED,
          DOES_NOT_CHARGE,
          CHARGER_DESTROYED,
          HALTED,
          CHARGER_ROUTS,
          HALTS_SHORT,
          TARGET_WINS ->
          false;
    };
  }

  private boolean isFurthestChargerAlive() {
    return chargers.anyMatch(
        charger ->
            charger.isDue()
                && charger.ending().orElseThrow() == ending
                && !charger.unit().isDestroyed());
  }

  /** Returns where the last charge of one of them ended, if its turn has come. */
  ChargeEnding ending(int charger) {
    return chargers.get(charger).ending().orElse(ChargeEnding.NOT_CALLED);
  }

  /** Figures that all who charge have left. */
  int figures() {
    return chargers.figures();
  }

  /** Destroyed if all who charge are; else the worst state of those that are left. */
  Morale worst() {
    return chargers.all().stream()
        .map(charger -> charger.unit().morale())
        .filter(morale -> morale != Morale.DESTROYED)
        .max(Morale::compareTo)
        .orElse(Morale.DESTROYED);
  }

  /** Returns whether it has come to a close assault. */
  boolean contact() {
    return target.history().contact();
  }

  /**
   * Returns what a charge is measured by: of both sides, and of each charger if there are several.
   *
   * @param first as it begins
   */
  static List<Measure<ChargeResult>> measures(ChargerNames names, ChargeSides first) {
    boolean one = names.size() == 1;
    Measures<ChargeResult> measures = new Measures<>();
    measures
        .success(
            one
                ? "the charger wins or its target does not stand"
                : "the chargers win or their target does not stand",
            ChargeResult::isWon)
        .category("ending", "outcome", ChargeEnding.class, ChargeResult::ending);
    Measures<ChargeResult> chargers = measures.of(Side.ATTACKER, names.all());
    Measures<ChargeResult> target = measures.of(Side.DEFENDER, "the target");
    int charging = first.chargers().figures();
    chargers.count("Losses", "figures lost by {}", charging, r -> charging - r.figures());
    LossMeasures.count(target, List.of(first.target()), r -> List.of(r.target()));
    chargers.category(
        "State",
        one ? "state of {} afterwards" : "worst state of {} that survive",
        Morale.class,
        ChargeResult::worst);
    target.category("State", "state of {} afterwards", Morale.class, r -> r.target().morale());
    if (!one) {
      for (int i = 0; i < names.size(); i++) {
        ofCharger(i, names, first, measures);
      }
    }
    return measures
        .flag("contact", "the charge reaches a close assault", ChargeResult::contact)
        .turns("turns", "turns played")
        .list();
  }

  private static void ofCharger(
      int charger, ChargerNames names, ChargeSides first, Measures<ChargeResult> measures) {
    int before = first.chargers().get(charger).unit().figures();
    measures
        .ofOne(Side.ATTACKER, names.inBrackets(charger), names.sentenceName(charger))
        .category("Ending", "outcome for {}", ChargeEnding.class, r -> r.ending(charger))
        .count(
            "Losses",
            "figures lost by {}",
            before,
            r -> before - r.chargers().get(charger).unit().figures())
        .category(
            "State",
            "state of {} afterwards",
            Morale.class,
            r -> r.chargers().get(charger).unit().morale());
  }
}

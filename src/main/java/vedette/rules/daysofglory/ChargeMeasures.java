package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.daysofglory.ChargeResult.Ending;
import vedette.rules.daysofglory.Chargers.ChargerNames;
import vedette.rules.kit.Measures;

/** What a charge is measured by: of both sides, and of each charger if there are several. */
record ChargeMeasures(ChargerNames names, Charge.State first) {
  List<Measure<ChargeResult>> list() {
    boolean one = names.size() == 1;
    Measures<ChargeResult> measures = new Measures<>();
    measures
        .success(
            one
                ? "the charger wins, or its target does not stand"
                : "the chargers win, or their target does not stand",
            ChargeResult::isWon)
        .category("ending", "where the charge ends", Ending.class, ChargeResult::ending);
    Measures<ChargeResult> chargers = measures.of(Side.ATTACKER, names.all());
    Measures<ChargeResult> target = measures.of(Side.DEFENDER, "the target");
    int charging = first.chargers().figures();
    chargers.count(
        "Casualties",
        one ? "figures {} loses" : "figures {} lose",
        charging,
        r -> charging - r.figures());
    Losses.count(target, List.of(first.target()), r -> List.of(r.target()));
    chargers.category(
        "State",
        one ? "{} is then" : "{} that are left are then, at worst",
        Morale.class,
        ChargeResult::worst);
    target.category("State", "{} is then", Morale.class, r -> r.target().morale());
    if (!one) {
      for (int i = 0; i < names.size(); i++) {
        of(i, measures);
      }
    }
    return measures
        .flag("contact", "it comes to a close assault", ChargeResult::contact)
        .turns("turns", "turns played")
        .list();
  }

  private void of(int charger, Measures<ChargeResult> measures) {
    int before = first.chargers().get(charger).unit().figures();
    measures
        .ofOne(Side.ATTACKER, names.inBrackets(charger), names.who(charger))
        .category("Ending", "where {} ends", Ending.class, r -> r.ending(charger))
        .count(
            "Casualties",
            "figures {} loses",
            before,
            r -> before - r.chargers().get(charger).unit().figures())
        .category(
            "State", "{} is then", Morale.class, r -> r.chargers().get(charger).unit().morale());
  }
}

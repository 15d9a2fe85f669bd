package vedette.system;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.json.Json;
import vedette.problem.TextFault;

/** Reads how losses fall, and what the sides decide. */
final class LossesReader {
  private final Written.Losses losses;

  private final SectionReader part;

  LossesReader(SectionReader part, Written.Losses losses) {
    this.part = part.in(Code.LOSS);
    this.losses = losses;
  }

  /** How losses fall. */
  LossRule losses() {
    return losses == null
        ? new LossRule(Loss.By.UNSAID, null, false)
        : new LossRule(
            losses.by(), order(losses.order()), losses.chosenBy() == Written.Losses.Chooser.ENEMY);
  }

  /** An order of losses; null if none is said, or a wrong one, which is reported. */
  LossOrder order(Json.Str text) {
    try {
      boolean units = losses != null && losses.by() == Loss.By.UNITS;
      return text == null ? null : LossOrders.of(text.value(), part.names().arms, units);
    } catch (TextFault e) {
      part.wrong(text, e);
      return null;
    }
  }

  private LossOrder decided(Json.Str text) {
    LossOrder order = order(text);
    return order == null ? LossOrder.AS_LISTED : order;
  }

  /** What the sides decide. */
  Doctrines doctrines(Written.Doctrine doctrine, LossRule rule) {
    if (doctrine == null) {
      return new Doctrines(
          new BySide<>(LossOrder.AS_LISTED, LossOrder.AS_LISTED),
          new BySide<>(Rule.NEVER, Rule.NEVER));
    }
    for (Side side : Side.values()) {
      Json.Member order = doctrine.here().member(side + "Losses");
      if (order != null && rule.order() != null) {
        part.wrong(
            order.at(),
            "the order of losses is a rule of this file, nobody chooses it",
            "remove \"order\" from losses, or this line");
      }
    }
    return new Doctrines(
        new BySide<>(decided(doctrine.attackerLosses()), decided(doctrine.defenderLosses())),
        new BySide<>(retreat(doctrine.attackerRetreat()), retreat(doctrine.defenderRetreat())));
  }

  private Rule retreat(Json written) {
    Rule rule = part.with(Scope.UNITS).rule(written);
    return rule == null ? Rule.NEVER : rule;
  }
}

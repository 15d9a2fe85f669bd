package vedette.system;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.json.Json;
import vedette.problem.TextFault;

/** Reads how losses fall, and what the sides decide. */
final class LossesReader {
  private final Expressions expressions;
  private final Members.File file;

  LossesReader(Expressions expressions, Members.File file) {
    this.expressions = expressions;
    this.file = file;
  }

  /** How losses fall. */
  LossRule losses(Written.Losses losses) {
    return losses == null
        ? new LossRule(Effect.By.UNSAID, null, false)
        : new LossRule(
            losses.by(),
            losses.order() == null ? null : order(losses.order()),
            losses.chosenBy() == Written.Losses.Chooser.ENEMY);
  }

  /** An order of losses; the first that stands if none is said, or a wrong one, as is reported. */
  private LossOrder order(Json.Str text) {
    try {
      return text == null
          ? LossOrder.AS_LISTED
          : LossOrders.of(text.value(), expressions.names.arms);
    } catch (TextFault e) {
      file.wrong(text, e);
      return LossOrder.AS_LISTED;
    }
  }

  /** What the sides decide. */
  Doctrines doctrines(Written.Doctrine doctrine, LossRule losses) {
    if (doctrine == null) {
      return new Doctrines(
          new BySide<>(LossOrder.AS_LISTED, LossOrder.AS_LISTED),
          new BySide<>(Rule.NEVER, Rule.NEVER));
    }
    for (Side side : Side.values()) {
      Json.Member order = doctrine.here().member(side + "Losses");
      if (order != null && losses.order() != null) {
        file.wrong(
            Code.LOSS,
            order.at(),
            "the order of losses is a rule of this file, nobody chooses it",
            "remove \"order\" from losses, or this line");
      }
    }
    return new Doctrines(
        new BySide<>(order(doctrine.attackerLosses()), order(doctrine.defenderLosses())),
        new BySide<>(retreat(doctrine.attackerRetreat()), retreat(doctrine.defenderRetreat())));
  }

  private Rule retreat(Json written) {
    Rule rule = expressions.rule(written, EffectReader.units(), file);
    return rule == null ? Rule.NEVER : rule;
  }
}

package vedette.system;

import java.util.List;
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
  LossRule losses(Json json) {
    if (json == null) {
      return new LossRule(Effect.By.UNSAID, null, false);
    }
    Members losses = Members.of(json, file, List.of("by", "order", "chosenBy"));
    if (losses == null) {
      return new LossRule(Effect.By.UNSAID, null, false);
    }
    Effect.By by = Effect.By.UNSAID;
    Json.Str counted = losses.text("by");
    if (counted != null) {
      by =
          switch (counted.value()) {
            case "points" -> Effect.By.POINTS;
            case "steps" -> Effect.By.STEPS;
            case "units" -> Effect.By.UNITS;
            default -> Effect.By.UNSAID;
          };
      if (by == Effect.By.UNSAID) {
        file.wrong(
            Code.LOSS,
            counted.at(),
            "`" + counted.value() + "` is nothing that losses are counted by",
            "points, steps or units");
      }
    }
    Json.Str order = losses.text("order");
    Json.Str chooser = losses.text("chosenBy");
    boolean enemy = chooser != null && chooser.value().equals("enemy");
    if (chooser != null && !enemy && !chooser.value().equals("owner")) {
      file.wrong(
          Code.LOSS,
          chooser.at(),
          "`" + chooser.value() + "` is nobody who chooses losses",
          "owner or enemy");
    }
    return new LossRule(by, order == null ? null : order(order), enemy);
  }

  /** An order of losses of the file; the first that stands if it is wrong, which is reported. */
  private LossOrder order(Json.Str text) {
    try {
      return LossOrders.of(text.value(), expressions.names.arms);
    } catch (TextFault e) {
      file.wrong(text, e);
      return LossOrder.AS_LISTED;
    }
  }

  /** What the sides decide. */
  Doctrines doctrines(Json json, LossRule losses) {
    BySide<LossOrder> orders = new BySide<>(LossOrder.AS_LISTED, LossOrder.AS_LISTED);
    BySide<Rule> retreat = new BySide<>(Rule.NEVER, Rule.NEVER);
    Members doctrine =
        json == null
            ? null
            : Members.of(
                json,
                file,
                List.of("attackerLosses", "defenderLosses", "attackerRetreat", "defenderRetreat"));
    if (doctrine != null) {
      for (Side side : Side.values()) {
        Json.Str order = doctrine.text(side + "Losses");
        if (order != null) {
          if (losses.order() != null) {
            file.wrong(
                Code.LOSS,
                doctrine.keyAt(side + "Losses"),
                "the order of losses is a rule of this file, nobody chooses it",
                "remove \"order\" from losses, or this line");
          }
          orders = orders.with(side, order(order));
        }
        if (doctrine.has(side + "Retreat")) {
          Rule rule = expressions.rule(doctrine.get(side + "Retreat"), EffectReader.units(), file);
          retreat = rule == null ? retreat : retreat.with(side, rule);
        }
      }
    }
    return new Doctrines(orders, retreat);
  }
}

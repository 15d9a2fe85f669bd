package vedette.system;

import vedette.fight.Side;
import vedette.form.Field;
import vedette.system.query.Condition;

/** The decisions of the sides by default, which a request can replace. */
public record Doctrine(
    @Field(text = "An order of losses.", optional = true) LossOrder attackerLossOrder,
    @Field(text = "An order of losses.", optional = true) LossOrder defenderLossOrder,
    @Field(text = "When the attacker retreats where he may.", optional = true)
        Condition attackerRetreat,
    @Field(text = "When the defender retreats where he may.", optional = true)
        Condition defenderRetreat) {
  static final Doctrine NONE = new Doctrine(null, null, null, null);

  /** Returns the order in which a side's units take losses. */
  public LossOrder losses(Side side) {
    LossOrder order = side == Side.ATTACKER ? attackerLossOrder : defenderLossOrder;
    return order == null ? LossOrder.AS_LISTED : order;
  }

  /** Returns the condition under which a side, or a unit of it, retreats if it may. */
  public Condition retreat(Side side) {
    Condition rule = side == Side.ATTACKER ? attackerRetreat : defenderRetreat;
    return rule == null ? Condition.NEVER : rule;
  }
}

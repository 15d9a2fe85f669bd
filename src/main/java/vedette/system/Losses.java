package vedette.system;

import vedette.form.Field;
import vedette.system.effect.Loss;

/**
 * The rules of losses.
 *
 * @param by the unit of one loss
 * @param order the order if a rule fixes it; null if a side chooses it
 */
public record Losses(
    @Field(
            text = "What one loss is.",
            fallback = "unsaid",
            only = {"points", "steps", "units"},
            not = "not a way to count losses")
        Loss.LossUnit by,
    @Field(text = "The order in which units take losses, fixed as a rule.", optional = true)
        LossOrder order,
    @Field(text = "The side that chooses.", fallback = "owner", not = "not a value of \"chosenBy\"")
        Chooser chosenBy) {
  static final Losses OWNER = new Losses(Loss.LossUnit.UNSAID, null, Chooser.OWNER);

  /** The side that chooses which unit takes a loss. */
  public enum Chooser {
    /** The side that takes the loss. */
    OWNER,
    /** The other side. */
    ENEMY
  }

  /** Returns whether the enemy chooses. */
  public boolean byEnemy() {
    return chosenBy == Chooser.ENEMY;
  }
}

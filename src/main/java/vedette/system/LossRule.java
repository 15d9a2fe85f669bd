package vedette.system;

/**
 * How losses fall.
 *
 * @param by what one loss is
 * @param order fixed as a rule; null if somebody chooses it
 * @param byEnemy whether the enemy chooses
 */
public record LossRule(Loss.By by, LossOrder order, boolean byEnemy) {}

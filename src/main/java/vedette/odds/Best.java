package vedette.odds;

import vedette.fight.Engagement;

/**
 * A fight in which whoever was free to choose chooses best.
 *
 * @param fight the same fight, with the best answers
 * @param worth what it is worth by them, part by part of the goal
 * @param mayNeverEnd whether states were met that nothing leads out of, which are worth 0
 */
public record Best<S, R>(Engagement<S, R> fight, double[] worth, boolean mayNeverEnd) {}

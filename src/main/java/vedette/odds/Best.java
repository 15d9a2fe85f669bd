package vedette.odds;

import java.util.Map;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Side;

/**
 * A fight in which whoever was free to choose chooses best.
 *
 * @param fight the same fight, with the best answers
 * @param goal what is wanted, as it is told
 * @param worth what it is worth by them, part by part of the goal
 * @param decided the choices that came up, by the parameter of the request that answers them, and
 *     whose they were
 * @param mayNeverEnd whether states were met that nothing leads out of, which are worth 0
 */
public record Best<S, R>(
    Engagement<S, R> fight,
    String goal,
    double[] worth,
    Map<String, Set<Side>> decided,
    boolean mayNeverEnd) {}

package vedette.rules;

/**
 * What is asked of a type of engagement: a fight, and who decides best in it.
 *
 * @param request the fight
 * @param wish who decides best, and what for; {@link Optimization#NONE} where nobody decides
 *     anything
 */
public record OptimizedRequest<Q extends Record>(Q request, Optimization wish) {}

package vedette.rules;

/**
 * A request for an engagement, together with its optimization.
 *
 * @param request request for the fight
 * @param wish sides that choose optimally and their goal; {@link Optimization#NONE} if the fight
 *     has no choices
 */
public record OptimizedRequest<Q extends Record>(Q request, Optimization wish) {}

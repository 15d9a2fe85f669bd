/**
 * The optimal options for a goal, where a side chooses freely; imports {@code dice}, {@code fight},
 * {@code work}, {@code odds.chain} and {@code odds.exact}. Start with {@code OptimizedFight}.
 */
package vedette.odds.best;

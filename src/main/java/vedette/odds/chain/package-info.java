/**
 * The states of a fight as a graph: each step is played along every roll, and becomes a transition
 * row or a tree of choices; imports {@code dice}, {@code fight} and {@code work}. Start with {@code
 * Graph}, then {@code PathEnumerator}.
 */
package vedette.odds.chain;
